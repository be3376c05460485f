// Which move to try first: how likely it is to succeed, and how much it costs to find out.
//
// Both are estimated by adding up small tables that were learned from solved positions
// (benchmarks/promise/): one entry for each colour, by how it stands after the move, and a few for the
// whole position. The order in which moves are tried changes the effort of a search, never its result.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "folded.hpp"

namespace ppsolve {

// The tables are split by what the position is like, since the same slot is worth more late than early.
namespace features {

inline constexpr int hand_steps = 5, rival_steps = 5, slot_steps = 5, card_steps = 4;
inline constexpr int colour_entries = hand_steps * rival_steps * slot_steps * card_steps;
inline constexpr int need_steps = 10, base_steps = 9, open_steps = 10, cards_steps = 15;
inline constexpr int base_entries = need_steps * base_steps;
inline constexpr int open_entries = need_steps * open_steps;
inline constexpr int cards_entries = need_steps * cards_steps;
inline constexpr int kind_entries = colour_entries + base_entries + open_entries + cards_entries;
inline constexpr int kinds = 2 * 3 * 3;  // who chose the move, how many opponents, how full the base
inline constexpr int entries = kinds * kind_entries;
inline constexpr int active = colour_count + 3;  // entries that count for one position

// The entries that count for a position after a move of the minimiser (player 0) or of an opponent, when
// player 0 still needs to place `need` cards.
inline std::array<int, active> of(const Folded& after, const Rules& rules, bool minimiser, int need) {
    const int base_left = rules.base - after.width;
    const int base_kind = base_left == 0 ? 0 : base_left <= 2 ? 1 : 2;
    const int opponents = std::clamp(after.players - 1, 1, 3) - 1;
    int start = (((minimiser ? 3 : 0) + opponents) * 3 + base_kind) * kind_entries;
    std::array<int, active> found;
    const Board open = after.open(rules);
    int rival_cards = 0;
    for (int colour = 0; colour < colour_count; ++colour) {
        const int hand = lanes::of(after.held[colour], 0);
        const int rivals = lanes::sum(after.held[colour] >> 8);
        const int slots = std::popcount(board::above_either(after.cards[colour]) & open);
        const int cards = std::popcount(after.cards[colour]);
        rival_cards += rivals;
        found[colour] = start + ((std::min(hand, hand_steps - 1) * rival_steps + std::min(rivals, rival_steps - 1)) *
                                     slot_steps + std::min(slots, slot_steps - 1)) *
                                    card_steps + std::min(cards, card_steps - 1);
    }
    start += colour_entries;
    const int needed = std::clamp(need, 0, need_steps - 1);
    found[colour_count] = start + needed * base_steps + base_left;
    start += base_entries;
    found[colour_count + 1] = start + needed * open_steps + std::min(std::popcount(open), open_steps - 1);
    start += open_entries;
    found[colour_count + 2] = start + needed * cards_steps + std::min(rival_cards, cards_steps - 1);
    return found;
}

}  // namespace features

// Learned weights, a printable character each: '!' is -46 steps, 'O' is 0, '}' is +46. A step is given in
// thousandths.
#include "promise_tables.inc"

// Whole numbers, so that the order is the same on every machine.
inline int promise(const Folded& after, const Rules& rules, bool minimiser, int need) {
    int success = 0, effort = 0;
    for (const int entry : features::of(after, rules, minimiser, need)) {
        success += promise_success[entry] - 'O';
        effort += promise_effort[entry] - 'O';
    }
    // Log-odds of success minus half the logarithm of the expected subtree, in units of 1 / 2000.
    return 2 * promise_success_step * success - promise_effort_step * effort;
}

}  // namespace ppsolve

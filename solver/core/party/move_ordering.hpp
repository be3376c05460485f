// Move ordering: a score for moves that are likely to succeed and cheap to prove.
//
// A move score is a sum: a table entry for each colour after the move, three entries for the whole position, and a few
// weighted counts. Tables and weights were trained on searches (benchmarks/move_ordering/). The order of moves changes
// the effort of a search, never its result. All numbers are integers, so the order is the same on every machine.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "folded.hpp"

namespace ppsolve::party {

namespace features {

// Each feature is clamped to its number of steps. Tables and weights are split by the kind of position: who chose the
// move, the number of opponents, and how full the base is. (The same slot is worth more late in the round.)
inline constexpr int hand_steps = 5, opponent_steps = 5, slot_steps = 5, card_steps = 4;
inline constexpr int colour_entries = hand_steps * opponent_steps * slot_steps * card_steps;
inline constexpr int need_steps = 10, base_steps = 9, open_steps = 10, cards_steps = 15;
inline constexpr int base_entries = need_steps * base_steps;
inline constexpr int open_entries = need_steps * open_steps;
inline constexpr int cards_entries = need_steps * cards_steps;
inline constexpr int kind_entries = colour_entries + base_entries + open_entries + cards_entries;
inline constexpr int kinds = 2 * 3 * 3;  // mover, opponents, base
inline constexpr int all_entries = kinds * kind_entries;
inline constexpr int active = colour_count + 3;  // entries of one position
inline constexpr int count_kinds = 7;
inline constexpr int sets = 2 * 2 * 2;  // of weights: mover, one opponent or more, base full or not

// The features of a position after a move.
struct Features {
    std::array<int, active> entries;
    std::array<int, count_kinds> counts;
    int set;
};

// The features for `player`, who still has to place `need` cards; `players_move` is true if that player made the move.
inline Features of(const Folded& after, const Rules& rules, int player, bool players_move, int need) {
    Features found;
    const int base_left = rules.base - after.width;
    const int base_kind = base_left == 0 ? 0 : base_left <= 2 ? 1 : 2;
    const int opponents = std::clamp(after.players - 1, 1, 3) - 1;
    int start = (((players_move ? 3 : 0) + opponents) * 3 + base_kind) * kind_entries;
    int opponent_cards = 0, my_prospects = 0, their_prospects = 0;
    Board my_slots = 0, their_slots = 0, my_cells = 0, their_cells = 0;
    for (int colour = 0; colour < colour_count; ++colour) {
        const int hand = lanes::of(after.held[colour], player);
        const int theirs = lanes::sum(lanes::without(after.held[colour], player));
        const int slots = std::popcount(after.fits[colour]);
        const int cards = std::popcount(after.cards[colour]);
        opponent_cards += theirs;
        found.entries[colour] =
            start +
            ((std::min(hand, hand_steps - 1) * opponent_steps + std::min(theirs, opponent_steps - 1)) * slot_steps +
             std::min(slots, slot_steps - 1)) *
                card_steps +
            std::min(cards, card_steps - 1);
        const Board prospects = base_left == 0 ? after.prospects[colour] : 0;
        const Board if_mine = hand ? ~Board{0} : 0, if_theirs = theirs ? ~Board{0} : 0;
        my_slots |= after.fits[colour] & if_mine;
        their_slots |= after.fits[colour] & if_theirs;
        my_cells |= prospects & if_mine;
        their_cells |= prospects & if_theirs;
        my_prospects += std::popcount(prospects & if_mine);
        their_prospects += std::popcount(prospects & if_theirs);
    }
    start += colour_entries;
    const int needed = std::clamp(need, 0, need_steps - 1);
    found.entries[colour_count] = start + needed * base_steps + base_left;
    start += base_entries;
    found.entries[colour_count + 1] = start + needed * open_steps + std::min(std::popcount(after.open), open_steps - 1);
    start += open_entries;
    found.entries[colour_count + 2] = start + needed * cards_steps + std::min(opponent_cards, cards_steps - 1);
    found.counts = {std::popcount(after.empty()),
                    std::popcount(my_slots & ~their_slots),
                    std::popcount(their_slots & ~my_slots),
                    std::popcount(my_cells),
                    std::popcount(their_cells),
                    my_prospects,
                    their_prospects};
    found.set = (players_move ? 4 : 0) + (after.players > 2 ? 2 : 0) + (base_left > 0 ? 1 : 0);
    return found;
}

}  // namespace features

// The trained numbers: move_ordering_table, in units of move_ordering_step, and move_ordering_weights.
#include "move_ordering_tables.inc"

// The score of a move of the player, or of a move against the player.
inline int move_score(const Folded& after, const Rules& rules, int player, bool players_move, int need) {
    const features::Features found = features::of(after, rules, player, players_move, need);
    int steps = 0, weighted = 0;
    for (const int entry : found.entries) steps += move_ordering_table[entry];
    for (int count = 0; count < features::count_kinds; ++count)
        weighted += move_ordering_weights[found.set][count] * found.counts[count];
    return move_ordering_step * steps + weighted;
}

}  // namespace ppsolve::party

// Which move to try first: the one that is likely to succeed and cheap to prove.
//
// A move_score is a sum: an entry of a small table for each colour, by how it stands after the move, three for
// the whole position, and a few counts with a weight each. Tables and weights were learned from searches
// (benchmarks/move_ordering/). The order in which moves are tried changes the effort of a search, never its
// result; all numbers are whole, so that it is the same on every machine.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "folded.hpp"

namespace ppsolve::party {

namespace features {

// Tables and weights are split by what the position is like, since the same slot is worth more late than
// early: who chose the move, how many opponents there are, how full the base is.
inline constexpr int hand_steps = 5, rival_steps = 5, slot_steps = 5, card_steps = 4;
inline constexpr int colour_entries = hand_steps * rival_steps * slot_steps * card_steps;
inline constexpr int need_steps = 10, base_steps = 9, open_steps = 10, cards_steps = 15;
inline constexpr int base_entries = need_steps * base_steps;
inline constexpr int open_entries = need_steps * open_steps;
inline constexpr int cards_entries = need_steps * cards_steps;
inline constexpr int kind_entries = colour_entries + base_entries + open_entries + cards_entries;
inline constexpr int kinds = 2 * 3 * 3;
inline constexpr int all_entries = kinds * kind_entries;
inline constexpr int active = colour_count + 3;  // entries that count for one position
inline constexpr int count_kinds = 7;
inline constexpr int sets = 2 * 2 * 2;

// A position after a move of a player who needs to place cards, or of an opponent, as the tables see it.
struct Seen {
    std::array<int, active> entries;
    std::array<int, count_kinds> counts;
    int set;
};

// `need` is the number of cards that the player still has to place.
inline Seen of(const Folded& after, const Rules& rules, int player, bool players_move, int need) {
    Seen seen;
    const int base_left = rules.base - after.width;
    const int base_kind = base_left == 0 ? 0 : base_left <= 2 ? 1 : 2;
    const int opponents = std::clamp(after.players - 1, 1, 3) - 1;
    int start = (((players_move ? 3 : 0) + opponents) * 3 + base_kind) * kind_entries;
    int rival_cards = 0, my_prospects = 0, their_prospects = 0;
    Board my_slots = 0, their_slots = 0, my_cells = 0, their_cells = 0;
    for (int colour = 0; colour < colour_count; ++colour) {
        const int hand = lanes::of(after.held[colour], player);
        const int rivals = lanes::sum(lanes::without(after.held[colour], player));
        const int slots = std::popcount(after.fits[colour]);
        const int cards = std::popcount(after.cards[colour]);
        rival_cards += rivals;
        seen.entries[colour] =
            start +
            ((std::min(hand, hand_steps - 1) * rival_steps + std::min(rivals, rival_steps - 1)) * slot_steps +
             std::min(slots, slot_steps - 1)) *
                card_steps +
            std::min(cards, card_steps - 1);
        const Board may = base_left == 0 ? after.may[colour] : 0;
        const Board mine = hand ? ~Board{0} : 0, theirs = rivals ? ~Board{0} : 0;
        my_slots |= after.fits[colour] & mine;
        their_slots |= after.fits[colour] & theirs;
        my_cells |= may & mine;
        their_cells |= may & theirs;
        my_prospects += std::popcount(may & mine);
        their_prospects += std::popcount(may & theirs);
    }
    start += colour_entries;
    const int needed = std::clamp(need, 0, need_steps - 1);
    seen.entries[colour_count] = start + needed * base_steps + base_left;
    start += base_entries;
    seen.entries[colour_count + 1] = start + needed * open_steps + std::min(std::popcount(after.open), open_steps - 1);
    start += open_entries;
    seen.entries[colour_count + 2] = start + needed * cards_steps + std::min(rival_cards, cards_steps - 1);
    seen.counts = {std::popcount(cells_over[after.width] & ~(after.supports() | after.closed)),
                   std::popcount(my_slots & ~their_slots),
                   std::popcount(their_slots & ~my_slots),
                   std::popcount(my_cells),
                   std::popcount(their_cells),
                   my_prospects,
                   their_prospects};
    seen.set = (players_move ? 4 : 0) + (after.players > 2 ? 2 : 0) + (base_left > 0 ? 1 : 0);
    return seen;
}

}  // namespace features

// Learned numbers: move_ordering_table, in units of move_ordering_step, and move_ordering_weights.
#include "move_ordering_tables.inc"

// What is promised to the player if the move was theirs, and what it threatens them with if it was not.
inline int move_score(const Folded& after, const Rules& rules, int player, bool players_move, int need) {
    const features::Seen seen = features::of(after, rules, player, players_move, need);
    int steps = 0, weighed = 0;
    for (const int entry : seen.entries) steps += move_ordering_table[entry];
    for (int count = 0; count < features::count_kinds; ++count)
        weighed += move_ordering_weights[seen.set][count] * seen.counts[count];
    return move_ordering_step * steps + weighed;
}

}  // namespace ppsolve::party

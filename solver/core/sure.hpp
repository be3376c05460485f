// What a player is sure of at a glance: a bound without any search.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "folded.hpp"

namespace ppsolve {

// At most so many of a player's cards will be left, whatever the others do.
//
// Slots disappear only by being filled, and every move fills one place. (Under the contiguous rule this
// holds only for slots beside a card of their row: the first card of a row shuts the others of that row,
// so those are not counted.) With m opponents still in, of whom d (`before`) move before the player does:
//
//   - Private cells, which only this player will ever be able to fill, wait until they are used: they rest
//     on inert cards, cards of colours no opponent holds, and other private cells. All the cards that fit
//     there are as good as placed, and they can be kept for the end.
//   - Match cards with the other open cells and the places left in the base, which take every card. Of a
//     matching of n the player uses one with each turn and each opponent spoils one: that leaves
//     ceil((n - d) / (m + 1)) turns.
//   - Against one opponent each card may be matched with two cells. If one of them is spoilt the player
//     answers in the other, so a card with two cells is safe; n such matches again leave ceil((n - d) / 2)
//     turns, since of an odd number of matches there is a card that has only one, to be played now.
//     Against more opponents this holds for the cards of one colour, each matched with m + 1 cells.
//   - Opponents who hold only r cards that fit a set of matched cells leave all but r of them.
inline int sure_penalty(const Folded& round, const Rules& rules, int player, int opponents, int before) {
    const int base_left = rules.base - round.width;
    std::array<int, colour_count> hand;
    unsigned own = 0;  // colours that only this player holds
    int rest = 0;
    for (int colour = 0; colour < colour_count; ++colour) {
        hand[colour] = lanes::of(round.held[colour], player);
        own |= unsigned{hand[colour] && !lanes::without(round.held[colour], player)} << colour;
        rest += hand[colour];
    }
    Board open = round.open;
    if (rules.contiguous) open &= board::rows_in_use(round.supports() | round.closed);
    if (own) {
        Board quiet = round.inert;  // cards that lend their colour to nobody but the player
        for (unsigned left = own; left; left &= left - 1) quiet |= round.cards[std::countr_zero(left)];
        // Under the contiguous rule a cell whose supports are there may still be shut: count open ones only.
        Board empty = rules.contiguous ? open : cells_over[round.width] & ~(round.supports() | round.closed);
        for (unsigned left = own; left; left &= left - 1) {
            const int colour = std::countr_zero(left);
            Board cells = 0;
            for (Board more = 1; more;) {
                more = board::above_both(quiet | cells) & board::above_either(round.cards[colour] | cells) &
                       empty & ~cells;
                cells |= more;
            }
            const int fit = std::popcount(cells), placed = std::min(hand[colour], fit);
            if (fit <= hand[colour]) quiet |= cells;
            empty &= ~cells;
            hand[colour] -= placed;
            rest -= placed;
        }
        open &= ~board::above_both(quiet);
    }
    if (rest == 0) return 0;

    std::array<Board, colour_count> cells;
    Board usable = 0;
    for (int colour = 0; colour < colour_count; ++colour) {
        cells[colour] = hand[colour] > 0 ? round.fits[colour] & open : 0;
        usable |= cells[colour];
    }
    // The most cells that can be matched with cards, each card with up to `each` of them: by Koenig's
    // theorem the least, over all sets of colours, of what their cards take plus the cells of the other
    // colours. Only colours with more cells than their cards take can make it less than all cells.
    const auto matched = [&](int each) {
        unsigned tight = 0;
        for (int colour = 0; colour < colour_count; ++colour)
            tight |= unsigned{std::popcount(cells[colour]) > each * hand[colour]} << colour;
        int least = std::popcount(usable);
        for (unsigned some = tight; some; some = (some - 1) & tight) {
            Board others = 0;
            int taken = 0;
            for (int colour = 0; colour < colour_count; ++colour) {
                if (some >> colour & 1) taken += each * hand[colour];
                else others |= cells[colour];
            }
            least = std::min(least, taken + std::popcount(others));
        }
        return least;
    };
    const auto turns = [&](int places) {
        return places > before ? (places - before + opponents) / (opponents + 1) : 0;
    };
    const int once = matched(1);
    int most;
    if (opponents <= 1) {
        most = std::min(rest, turns(matched(2) + base_left));
    } else {
        most = std::min(rest, turns(std::min(rest, once + base_left)));
        const int base_turns = turns(base_left);
        for (int colour = 0; colour < colour_count; ++colour)
            if (cells[colour])
                most = std::max(most, std::min({rest, turns(base_left + std::popcount(cells[colour])),
                                                base_turns + hand[colour]}));
    }
    if (most >= once) return rest - most;

    const auto rivals_for = [&](Board some) {
        int cards = 0;
        for (int colour = 0; colour < colour_count; ++colour)
            if (round.fits[colour] & some) cards += lanes::sum(lanes::without(round.held[colour], player));
        return cards;
    };
    most = std::max(most, once - rivals_for(usable));
    for (int colour = 0; colour < colour_count; ++colour)
        if (const int fit = std::min(hand[colour], std::popcount(cells[colour])); fit > most)
            most = std::max(most, fit - rivals_for(cells[colour]));
    return rest - most;
}

}  // namespace ppsolve

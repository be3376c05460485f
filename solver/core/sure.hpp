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
// so those are not counted.)
//
//   - Private cells, which only this player will ever be able to fill, wait until they are used: they rest
//     on inert cards, cards of colours no opponent holds, and other private cells. All the cards that fit
//     there are as good as placed, and they can be kept for the end.
//   - Match cards with the other open cells and the places left in the base, which take every card. With
//     every turn the player uses one of these matches, and an opponent spoils one at most, if they have a
//     card for it. So the player gets a turn t as long as t and all that can be spoilt before it are no
//     more than the matches.
//   - Against one opponent each card may be matched with two cells. If one of them is spoilt the player
//     answers in the other; of an odd number of matches there is a card that has only one, and it is
//     played when there is nothing to answer. So such matches give as many turns as half of them.
//   - Of one colour all cells count, not only as many as there are cards.
inline int sure_penalty(const Folded& round, const Rules& rules, int player) {
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
    // What every opponent can spoil: any place while the base grows, and cells that fit their cards.
    const std::uint64_t rivals = lanes::without(round.hands(), player);
    const auto rivals_for = [&](Board some) {
        std::uint64_t fitting = 0;
        for (int colour = 0; colour < colour_count; ++colour)
            if (round.fits[colour] & some) fitting += round.held[colour];
        return lanes::without(fitting, player);
    };
    const std::uint64_t before = round.lanes_before(player);
    // The most turns, up to a limit, that so many places give when the opponents can spoil so much of them.
    const auto turns = [&](int places, std::uint64_t cell_rivals, int limit) {
        const auto spoilt = [&](std::uint64_t by, int turn) {
            return lanes::sum(lanes::at_most(by & before, turn)) + lanes::sum(lanes::at_most(by & ~before, turn - 1));
        };
        int turn = 0;
        while (turn < limit) {
            const int lost = base_left == 0 ? spoilt(cell_rivals, turn + 1)
                                            : std::min(spoilt(rivals, turn + 1), base_left + spoilt(cell_rivals, turn + 1));
            if (turn + 1 + lost > places + base_left) break;
            ++turn;
        }
        return turn;
    };
    const std::uint64_t all_rivals = rivals_for(usable), spoilers = base_left ? rivals : all_rivals;
    int most = turns(matched(1), all_rivals, rest);
    if (lanes::in_use(spoilers) == 1) {
        const int places = matched(2) + base_left, first = (spoilers & before) != 0;
        most = std::max(most, std::min(rest, (places - first + 1) / 2));
    }
    const int base_turns = base_left ? turns(0, 0, rest) : 0;
    for (int colour = 0; colour < colour_count; ++colour) {
        const int limit = std::min(rest, base_turns + hand[colour]);
        if (cells[colour] && limit > most)
            most = std::max(most, turns(std::popcount(cells[colour]), rivals_for(cells[colour]), limit));
    }
    return rest - most;
}

}  // namespace ppsolve

// What a player is sure of at a tighten_bounds: a bound without any search.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "folded.hpp"

namespace ppsolve::party {

// What a player has to worry about: the cards that have no private cell.
//
// Private cells, which only this player will ever be able to fill, wait until they are used: they rest on
// inert cards, cards of colours no opponent holds, and other private cells. All the cards that fit there
// are as good as placed, and they can be kept for the end.
struct Worries {
    std::array<int, colour_count> hand;
    int rest = 0;  // cards, all colours together
    Board private_cells = 0;
    Board open = 0;  // slots that are not private, and that nothing but a card will shut
};

inline Worries worries(const Folded& round, const Rules& rules, int player) {
    Worries found;
    unsigned own = 0;  // colours that only this player holds
    for (int colour = 0; colour < colour_count; ++colour) {
        found.hand[colour] = lanes::of(round.held[colour], player);
        own |= unsigned{found.hand[colour] && !lanes::without(round.held[colour], player)} << colour;
        found.rest += found.hand[colour];
    }
    found.open = round.open;
    // Under the contiguous rule the first card of a row shuts the other cells of that row, so only slots
    // beside a card of their row count; and a cell whose supports are there may still be shut.
    if (rules.contiguous) found.open &= board::rows_in_use(round.supports() | round.closed);
    if (own == 0) return found;
    Board quiet = round.inert;  // cards that lend their colour to nobody but the player
    for (unsigned left = own; left; left &= left - 1) quiet |= round.cards[std::countr_zero(left)];
    Board empty = rules.contiguous ? found.open : round.empty();
    for (unsigned left = own; left; left &= left - 1) {
        const int colour = std::countr_zero(left);
        Board cells = 0;
        for (Board more = 1; more;) {
            more = board::above_both(quiet | cells) & board::above_either(round.cards[colour] | cells) & empty & ~cells;
            cells |= more;
        }
        int& hand = found.hand[colour];
        const int fit = std::popcount(cells), placed = std::min(hand, fit);
        if (fit <= hand) quiet |= cells;
        empty &= ~cells;
        found.private_cells |= cells;
        hand -= placed;
        found.rest -= placed;
    }
    found.open &= ~board::above_both(quiet);
    return found;
}

// The cards of a player's opponents, each counted as 127 at most. A hand may hold 180, more than a lane can
// be cut down from; but no round has so many moves, so that further ones make no difference.
inline std::uint64_t without_player(std::uint64_t cards, int player) {
    static_assert(most_cells <= 127);
    return lanes::at_most_127(lanes::without(cards, player));
}

// How many moves the opponents can make before the player's turn of that number, given how many each can
// make at all (numbers of at most 127).
inline int moves_before(const Folded& round, int player, std::uint64_t rivals, int turn) {
    const std::uint64_t first = round.lanes_before(player);
    return lanes::sum(lanes::at_most(rivals & first, turn)) + lanes::sum(lanes::at_most(rivals & ~first, turn - 1));
}

// Whether the slots there are make sure that at most `left` of a player's cards will be left, whatever the others do.
//
// Slots disappear only by being filled, and every move fills one place.
//   - Match the cards that have no private cell with open cells and with the places left in the base, which
//     take every card. With every turn the player uses one of these matches, and an opponent spoils one at
//     most, if they have a card for it. So the player gets a turn as long as its number and all that can be
//     spoilt before it are no more than the matches.
//   - Against one opponent each card may be matched with two cells. If one of them is spoilt the player
//     answers in the other; of an odd number of matches there is a card that has only one, and it is
//     played when there is nothing to answer. So such matches give as many turns as half of them.
//   - Of one colour all cells count, not only as many as there are cards.
inline bool slots_suffice(const Folded& round, const Rules& rules, int player, const Worries& mine, int left) {
    const int needed = mine.rest - left;  // turns
    const int base_left = rules.base - round.width;
    if (needed <= 0) return true;
    if (needed > std::popcount(mine.open) + base_left) return false;  // no turn without a place for its card
    std::array<Board, colour_count> cells;
    Board usable = 0;
    for (int colour = 0; colour < colour_count; ++colour) {
        cells[colour] = mine.hand[colour] > 0 ? round.fits[colour] & mine.open : 0;
        usable |= cells[colour];
    }
    const int most_places = std::popcount(usable) + base_left;
    if (needed > most_places) return false;
    // The most cells that can be matched with cards, each card with up to `each` of them: by Koenig's
    // theorem the least, over all sets of colours, of what their cards take plus the cells of the other
    // colours. Only colours with more cells than their cards take can make it less than all cells.
    const auto matched = [&](int each) {
        unsigned tight = 0;
        for (int colour = 0; colour < colour_count; ++colour)
            tight |= unsigned{std::popcount(cells[colour]) > each * mine.hand[colour]} << colour;
        int least = std::popcount(usable);
        for (unsigned some = tight; some; some = (some - 1) & tight) {
            Board others = 0;
            int taken = 0;
            for (int colour = 0; colour < colour_count; ++colour) {
                if (some >> colour & 1) taken += each * mine.hand[colour];
                else others |= cells[colour];
            }
            least = std::min(least, taken + std::popcount(others));
        }
        return least;
    };
    // What every opponent can spoil: any place while the base grows, and cells that fit their cards.
    const std::uint64_t rivals = without_player(round.hands(), player);
    const auto rivals_for = [&](Board some) {
        std::uint64_t fitting = 0;
        for (int colour = 0; colour < colour_count; ++colour)
            fitting += round.fits[colour] & some ? round.held[colour] : 0;
        return without_player(fitting, player);
    };
    // How many places it takes to have a turn of that number when the opponents can spoil so much of the cells.
    const auto taken = [&](std::uint64_t cell_rivals, int turn) {
        const int in_cells = moves_before(round, player, cell_rivals, turn);
        return turn +
               (base_left == 0 ? in_cells : std::min(moves_before(round, player, rivals, turn), base_left + in_cells));
    };
    const std::uint64_t all_rivals = rivals_for(usable), spoilers = base_left ? rivals : all_rivals;
    if (lanes::in_use(spoilers) == 1) {
        const int wanted = 2 * needed - 1 + ((spoilers & round.lanes_before(player)) != 0);
        if (wanted <= most_places && wanted <= matched(2) + base_left) return true;
    }
    if (const int wanted = taken(all_rivals, needed); wanted <= most_places && wanted <= matched(1) + base_left)
        return true;
    int base_turns = 0;  // that the base alone gives
    while (base_left && taken(0, base_turns + 1) <= base_left) ++base_turns;
    for (int colour = 0; colour < colour_count; ++colour) {
        const int places = std::popcount(cells[colour]) + base_left;
        if (cells[colour] && needed <= std::min(places, base_turns + mine.hand[colour]) &&
            taken(rivals_for(cells[colour]), needed) <= places)
            return true;
    }
    return false;
}

// At most so many of a player's cards will be left.
inline int sure_penalty(const Folded& round, const Rules& rules, int player) {
    const Worries mine = worries(round, rules, player);
    int left = mine.rest;
    while (left > 0 && slots_suffice(round, rules, player, mine, left - 1)) --left;
    return left;
}

}  // namespace ppsolve::party

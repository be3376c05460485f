// The slot bound: an upper bound of the cards left to a player, from the slots that are open now.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "folded.hpp"

namespace ppsolve::party {

// The cards of a player that have no private cell.
//
// Private cells are those that only this player will ever be able to fill: they rest on inert cards, on cards of
// colours that no opponent holds, and on other private cells. The cards that fit there are as good as placed, and can
// be kept for the end of the round.
struct UnsecuredCards {
    std::array<int, colour_count> hand;
    int total = 0;  // all colours together
    Board private_cells = 0;
    Board open = 0;  // slots that are not private and that only a card in them will close
};

inline UnsecuredCards unsecured_cards(const Folded& round, const Rules& rules, int player) {
    UnsecuredCards found;
    unsigned own = 0;  // colours that only this player holds
    for (int colour = 0; colour < colour_count; ++colour) {
        found.hand[colour] = lanes::of(round.held[colour], player);
        own |= unsigned{found.hand[colour] && !lanes::without(round.held[colour], player)} << colour;
        found.total += found.hand[colour];
    }
    found.open = round.open;
    // Under the contiguous rule the first card of a row closes the other cells of that row. So only slots beside a card
    // of their row count, and a cell with both supports may still be closed.
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
        found.total -= placed;
    }
    found.open &= ~board::above_both(quiet);
    return found;
}

// The cards of a player's opponents, each hand counted as 127 at most: lanes of up to 180 could not be clamped. No
// round has more than 127 moves, so further cards make no difference.
inline std::uint64_t opponents_cards(std::uint64_t cards, int player) {
    static_assert(max_cells <= 127);
    return lanes::at_most_127(lanes::without(cards, player));
}

// The number of moves that the opponents can make before the player's turn number `turn`, given how many each of them
// can make at all (at most 127).
inline int moves_before(const Folded& round, int player, std::uint64_t opponents, int turn) {
    const std::uint64_t first = round.lanes_before(player);
    return lanes::sum(lanes::at_most(opponents & first, turn)) +
           lanes::sum(lanes::at_most(opponents & ~first, turn - 1));
}

// True if the open slots prove that at most `left` of a player's cards will be left, whatever the others do.
//
// A slot disappears only when a card fills it, and every move fills one place.
//   - Match the unsecured cards with open cells and with the free places of the base, which take every card. On every
//     turn the player uses one of these matches, and each opponent spoils at most one, if they have a card for it. So
//     the player gets turn number t if t plus all that can be spoilt before it is at most the number of matches.
//   - Against one opponent, each card may be matched with two cells. If one of them is spoilt, the player answers in
//     the other. If the number of matches is odd, one card has a single match; the player places it when there is
//     nothing to answer. So such matches give half as many turns.
//   - For a single colour all cells count, not only as many as there are cards.
inline bool slot_bound_holds(const Folded& round, const Rules& rules, int player, const UnsecuredCards& mine,
                             int left) {
    const int needed = mine.total - left;  // turns
    const int base_left = rules.base - round.width;
    if (needed <= 0) return true;
    if (needed > std::popcount(mine.open) + base_left) return false;  // every turn needs a place
    ColourBoards cells;
    Board usable = 0;
    for (int colour = 0; colour < colour_count; ++colour) {
        cells[colour] = mine.hand[colour] > 0 ? round.fits[colour] & mine.open : 0;
        usable |= cells[colour];
    }
    const int max_places = std::popcount(usable) + base_left;
    if (needed > max_places) return false;
    // The size of a maximum matching of cells with cards, each card with up to `each` cells. By Koenig's theorem it is
    // the minimum, over all sets of colours, of what the cards in the set take plus the cells of the other colours.
    // Only colours with more cells than their cards take can make it less than the number of all cells.
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
    // What every opponent can spoil: any place while the base grows, otherwise cells that fit their cards.
    const std::uint64_t opponents = opponents_cards(round.hands(), player);
    const auto opponents_for = [&](Board some) {
        std::uint64_t fitting = 0;
        for (int colour = 0; colour < colour_count; ++colour)
            fitting += round.fits[colour] & some ? round.held[colour] : 0;
        return opponents_cards(fitting, player);
    };
    // The number of places that a turn requires, given what the opponents can spoil of the cells.
    const auto required = [&](std::uint64_t in_cells, int turn) {
        const int spoilt_cells = moves_before(round, player, in_cells, turn);
        return turn + (base_left == 0
                           ? spoilt_cells
                           : std::min(moves_before(round, player, opponents, turn), base_left + spoilt_cells));
    };
    const std::uint64_t in_usable = opponents_for(usable), spoilers = base_left ? opponents : in_usable;
    if (lanes::in_use(spoilers) == 1) {
        const int wanted = 2 * needed - 1 + ((spoilers & round.lanes_before(player)) != 0);
        if (wanted <= max_places && wanted <= matched(2) + base_left) return true;
    }
    if (const int wanted = required(in_usable, needed); wanted <= max_places && wanted <= matched(1) + base_left)
        return true;
    int base_turns = 0;  // turns that the base alone gives
    while (base_left && required(0, base_turns + 1) <= base_left) ++base_turns;
    for (int colour = 0; colour < colour_count; ++colour) {
        const int places = std::popcount(cells[colour]) + base_left;
        if (cells[colour] && needed <= std::min(places, base_turns + mine.hand[colour]) &&
            required(opponents_for(cells[colour]), needed) <= places)
            return true;
    }
    return false;
}

// The slot bound: at most this many of a player's cards will be left.
inline int slot_bound(const Folded& round, const Rules& rules, int player) {
    const UnsecuredCards mine = unsecured_cards(round, rules, player);
    int left = mine.total;
    while (left > 0 && slot_bound_holds(round, rules, player, mine, left - 1)) --left;
    return left;
}

}  // namespace ppsolve::party

// What a player is sure of at a glance: a bound without any search.
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

// At most so many of a player's cards will be left, whatever the others do. Somebody who only wants to know whether
// that is `enough` or fewer gets any number that holds if it is not.
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
inline int sure_penalty(const Folded& round, const Rules& rules, int player, int enough = most_of_a_colour) {
    const int base_left = rules.base - round.width;
    const Worries mine = worries(round, rules, player);
    const auto& hand = mine.hand;
    const int rest = mine.rest;
    // No turn without a place for its card.
    if (rest == 0 || rest - enough > std::popcount(mine.open) + base_left) return rest;

    std::array<Board, colour_count> cells;
    Board usable = 0;
    for (int colour = 0; colour < colour_count; ++colour) {
        cells[colour] = hand[colour] > 0 ? round.fits[colour] & mine.open : 0;
        usable |= cells[colour];
    }
    if (rest - enough > std::popcount(usable) + base_left) return rest;
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
    const std::uint64_t rivals = without_player(round.hands(), player);
    const auto rivals_for = [&](Board some) {
        std::uint64_t fitting = 0;
        for (int colour = 0; colour < colour_count; ++colour)
            if (round.fits[colour] & some) fitting += round.held[colour];
        return without_player(fitting, player);
    };
    // The number of turns, at least `least` and up to a limit, that so many cells give when the opponents can
    // spoil so much of them.
    const auto turns = [&](int count, std::uint64_t cell_rivals, int least, int limit) {
        int turn = least;
        while (turn < limit) {
            const int in_cells = moves_before(round, player, cell_rivals, turn + 1);
            const int lost = base_left == 0
                                 ? in_cells
                                 : std::min(moves_before(round, player, rivals, turn + 1), base_left + in_cells);
            if (turn + 1 + lost > count + base_left) break;
            ++turn;
        }
        return turn;
    };
    const std::uint64_t all_rivals = rivals_for(usable), spoilers = base_left ? rivals : all_rivals;
    int most = 0;
    if (lanes::in_use(spoilers) == 1) {
        const int places = matched(2) + base_left, first = (spoilers & round.lanes_before(player)) != 0;
        most = std::min(rest, (places - first + 1) / 2);
    }
    most = turns(matched(1), all_rivals, most, rest);
    const int base_turns = base_left ? turns(0, 0, 0, rest) : 0;
    for (int colour = 0; colour < colour_count; ++colour) {
        const int count = std::popcount(cells[colour]), limit = std::min(rest, base_turns + hand[colour]);
        if (count > 0 && std::min(count + base_left, limit) > most)
            most = turns(count, rivals_for(cells[colour]), most, limit);
    }
    return rest - most;
}

}  // namespace ppsolve::party

// How cells may come to be filled if the order of turns is no matter: a cell needs both its supports, one of them has
// its colour, and there are enough cards.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "folded.hpp"

namespace ppsolve::party {

using ColourBoards = std::array<Board, colour_count>;
using ColourNumbers = std::array<int, colour_count>;

struct Filling {
    ColourBoards cards;
    Board support;
    Board closed;
    ColourNumbers hand;  // cards that may still be placed

    // Adds to `may` the cells that may ever take each colour, as far as `empty` has them for it, and returns all of
    // them; `reachable` are those known to be.
    template <class Empty>
    Board prospects(Board reachable, ColourBoards& may, const Empty& empty) const {
        for (Board more = 1; more; reachable |= more) {
            const Board rests = board::above_both(support | reachable);
            more = 0;
            for (int colour = 0; colour < colour_count; ++colour) {
                if (hand[colour] == 0) continue;
                const Board cells = board::above_either(cards[colour] | may[colour]) & rests & empty(colour);
                more |= cells & ~may[colour];
                may[colour] |= cells;
            }
        }
        return reachable;
    }
};

// The first of some cells that takes only one colour; if there is none, the first.
inline Board least_open(Board cells, const ColourBoards& may) {
    Board once = 0, twice = 0;
    for (const Board one : may) {
        twice |= once & one;
        once |= one;
    }
    if (cells & ~twice) cells &= ~twice;
    return cells & ~(cells - 1);
}

// The most cards that can be matched with cells of their own: by Koenig's theorem the least, over all sets of
// colours, of the cells that these may take plus the cards of the others.
inline int matched(const ColourNumbers& numbers, const ColourBoards& may) {
    constexpr unsigned sets = 1u << colour_count;
    std::array<Board, sets> cells;
    std::array<int, sets> cards;
    cells[0] = 0;
    cards[0] = 0;
    int all = 0;
    for (const int number : numbers) all += number;
    int least = all;
    for (unsigned set = 1; set < sets; ++set) {
        const int colour = std::countr_zero(set);
        const unsigned others = set & (set - 1);
        cells[set] = cells[others] | may[colour];
        cards[set] = cards[others] + numbers[colour];
        least = std::min(least, std::popcount(cells[set]) + all - cards[set]);
    }
    return least;
}

// The colours, those that rank highest first.
template <class Rank>
ColourNumbers in_order(const Rank& rank) {
    ColourNumbers sorted;
    for (int colour = 0; colour < colour_count; ++colour) {
        int at = colour;
        for (; at > 0 && rank(sorted[at - 1]) < rank(colour); --at) sorted[at] = sorted[at - 1];
        sorted[at] = colour;
    }
    return sorted;
}

}  // namespace ppsolve::party

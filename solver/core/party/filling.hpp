// Filling cells of the pyramid with the turn order ignored: a cell needs both supports and the colour of one of them,
// and there must be enough cards. Shared by the cooperative bound and by plans.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "folded.hpp"

namespace ppsolve::party {

using ColourNumbers = std::array<int, colour_count>;

struct Filling {
    ColourBoards cards;
    Board support;
    Board closed;
    ColourNumbers hand;  // cards that may still be placed

    // Add to `prospects` the cells that may ever take each colour, as far as `empty(colour)` allows them. Starts from
    // the cells in `reachable`, and returns all that may be filled.
    template <class Empty>
    Board find_prospects(Board reachable, ColourBoards& prospects, const Empty& empty) const {
        for (Board more = 1; more; reachable |= more) {
            const Board supported = board::above_both(support | reachable);
            more = 0;
            for (int colour = 0; colour < colour_count; ++colour) {
                if (hand[colour] == 0) continue;
                const Board cells = board::above_either(cards[colour] | prospects[colour]) & supported & empty(colour);
                more |= cells & ~prospects[colour];
                prospects[colour] |= cells;
            }
        }
        return reachable;
    }
};

// The first of some cells that takes only one colour; if there is none, the first.
inline Board most_constrained(Board cells, const ColourBoards& prospects) {
    Board once = 0, twice = 0;
    for (const Board one : prospects) {
        twice |= once & one;
        once |= one;
    }
    if (cells & ~twice) cells &= ~twice;
    return cells & ~(cells - 1);
}

// The size of a maximum matching of cards with cells. By Koenig's theorem it is the minimum, over all sets of colours,
// of the cells that the colours in the set may take plus the cards of all others.
inline int maximum_matching(const ColourNumbers& numbers, const ColourBoards& prospects) {
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
        cells[set] = cells[others] | prospects[colour];
        cards[set] = cards[others] + numbers[colour];
        least = std::min(least, std::popcount(cells[set]) + all - cards[set]);
    }
    return least;
}

// The colours, sorted by falling rank.
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

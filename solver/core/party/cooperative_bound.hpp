// A lower bound of the cards left to all players together: the fewest that remain if everybody cooperates and the turn
// order is ignored. Real play can nearly always reach it.
//
// Without turns it only matters which cells are filled with which colours: a cell needs both supports and the colour of
// one of them. The search decides cell by cell: one of its colours, or never filled. A matching of cards with the cells
// that may ever take their colour bounds how many cards can still be placed.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "filling.hpp"
#include "folded.hpp"

namespace ppsolve::party {

class CooperativeBound {
public:
    CooperativeBound(const Rules& rules, const Folded& round)
        : base_(rules.base), start_{{round.cards, round.supports(), round.closed, {}}, 0, round.width} {
        for (int colour = 0; colour < colour_count; ++colour) {
            start_.hand[colour] = lanes::sum(round.held[colour]);
            start_.rest += start_.hand[colour];
        }
    }

    // Return the bound, given that it is at least `low`.
    int least(int low) {
        while (!can_leave(start_, low, true)) ++low;
        return low;
    }

private:
    // Steps in total. After these, whatever was not refuted counts as possible, so the bound still holds.
    static constexpr int max_steps = 20000;

    struct Fill : Filling {
        int rest;  // cards in hand, all colours together
        int width;
    };

    // True if at most `left` cards can be left. The base is filled first, since every card fits there. After a card on
    // the right none goes to the left any more: the order makes no difference. Beside a single card both sides are the
    // same.
    bool can_leave(const Fill& fill, int left, bool on_the_left) {
        if (fill.rest <= left || ++steps_ > max_steps) return true;
        return fill.width < base_ ? can_with_base(fill, left, on_the_left) : can_with_cells(fill, left);
    }

    bool can_with_base(const Fill& fill, int left, bool on_the_left) {
        if (fill.rest - std::popcount(board::pyramid_cells[base_] & ~(fill.support | fill.closed)) > left) return false;
        for (const bool at_left : {false, true}) {
            if (at_left && (!on_the_left || fill.width < 2)) continue;
            for (const int colour : most_first(fill)) {
                if (fill.hand[colour] == 0) break;
                Fill next = fill;
                if (at_left) {
                    for (Board& one : next.cards) one <<= 1;
                    next.support <<= 1;
                    next.closed <<= 1;
                }
                ++next.width;
                place(next, colour, board::at(at_left ? 0 : fill.width));
                if (can_leave(next, left, at_left || fill.width < 2)) return true;
            }
        }
        return false;
    }

    bool can_with_cells(const Fill& fill, int left) {
        const Board empty = board::pyramid_cells[fill.width] & ~(fill.support | fill.closed);
        ColourBoards prospects{};
        const Board reachable = fill.find_prospects(0, prospects, [&](int) { return empty; });
        if (fill.rest - maximum_matching(fill.hand, prospects) > left) return false;
        const Board open = board::above_both(fill.support) & reachable;
        if (open == 0) return false;

        const Board cell = most_constrained(open, prospects);
        for (const int colour : most_first(fill)) {
            if ((prospects[colour] & cell) == 0) continue;
            Fill next = fill;
            place(next, colour, cell);
            if (can_leave(next, left, false)) return true;
        }
        Fill next = fill;
        next.closed |= cell;
        return can_leave(next, left, false);
    }

    static void place(Fill& fill, int colour, Board cell) {
        fill.cards[colour] |= cell;
        fill.support |= cell;
        --fill.hand[colour];
        --fill.rest;
    }

    // The colours, those with the most cards first.
    static ColourNumbers most_first(const Fill& fill) {
        return in_order([&](int colour) { return fill.hand[colour]; });
    }

    int base_;
    Fill start_;
    int steps_ = 0;
};

}  // namespace ppsolve::party

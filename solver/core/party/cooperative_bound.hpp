// The fewest cards that all hands together can be left with, if everybody helps and the order of turns is no matter:
// a bound of what they are left with in any play.
//
// Turns left aside, it only counts which cells come to be filled with which colours: a cell needs both its supports,
// and one of them has its colour. Cells are gone through one by one, in each of its colours or never filled. How many
// cards can still be placed is bounded by matching them with the cells that may ever take their colour. Without turns
// the bound is nearly always the best that play can reach.
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

    // At least so many cards will be left, given that it is no less than `low`.
    int least(int low) {
        while (!can_leave(start_, low, true)) ++low;
        return low;
    }

private:
    // So many steps are made in all; then what was not refuted is taken to be possible.
    static constexpr int most_steps = 20000;

    struct Fill : Filling {
        int rest;  // cards, all colours together
        int width;
    };

    // Whether no more than so many cards can be left. The base is filled first, since while it is open every card can
    // be placed, and it grows on the left before it does on the right; beside one card both are the same.
    bool can_leave(const Fill& fill, int left, bool on_the_left) {
        if (fill.rest <= left || ++steps_ > most_steps) return true;
        return fill.width < base_ ? can_with_base(fill, left, on_the_left) : can_with_cells(fill, left);
    }

    bool can_with_base(const Fill& fill, int left, bool on_the_left) {
        if (fill.rest - std::popcount(cells_over[base_] & ~(fill.support | fill.closed)) > left) return false;
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
        const Board empty = cells_over[fill.width] & ~(fill.support | fill.closed);
        ColourBoards may{};  // cells that may ever take a colour
        const Board reachable = fill.prospects(0, may, [&](int) { return empty; });
        if (fill.rest - matched(fill.hand, may) > left) return false;
        const Board open = board::above_both(fill.support) & reachable;
        if (open == 0) return false;

        const Board cell = least_open(open, may);
        for (const int colour : most_first(fill)) {
            if ((may[colour] & cell) == 0) continue;
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

    // The colours, those with most cards first.
    static ColourNumbers most_first(const Fill& fill) {
        return in_order([&](int colour) { return fill.hand[colour]; });
    }

    int base_;
    Fill start_;
    int steps_ = 0;
};

}  // namespace ppsolve::party

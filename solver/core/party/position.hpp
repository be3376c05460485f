// A position with its rules: what is really played on, and what lines of play walk along.
#pragma once

#include <algorithm>
#include <cstdint>
#include <tuple>
#include <vector>

#include "round.hpp"

namespace ppsolve::party {

// Where a card goes: row and column; column -1 is left of the base.
struct Cell {
    int row;
    int column;
};

constexpr Cell cell_of(std::uint8_t place) {
    if (place == left_of_base) return {0, -1};
    return {place / 8, place % 8};
}

struct Position {
    using Move = party::Move;

    Rules rules;
    Round round;

    bool over() const { return round.over(); }

    // Every legal move, by place, then colour: the order of position.py.
    std::vector<Move> moves() const {
        const MoveList list = round.moves(rules);
        std::vector<Move> moves(list.begin(), list.end());
        std::ranges::sort(moves, {}, [](Move move) {
            const auto [row, column] = cell_of(move.place);
            return std::tuple(row, column, move.colour);
        });
        return moves;
    }

    Position after(Move move) const {
        Position next = *this;
        next.round.play(rules, move);
        return next;
    }
};

}  // namespace ppsolve::party

// A position: a round with its rules. Lines of play walk along positions, and perft counts them.
#pragma once

#include <algorithm>
#include <cstdint>
#include <tuple>
#include <vector>

#include "../search/budget.hpp"
#include "round.hpp"

namespace ppsolve::party {

// Row and column of a place; column -1 is left of the base.
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

    // Every legal move, sorted by cell, then colour, as in position.py.
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

// Perft: the number of move sequences of length `depth`; a round that is over counts once. Calls `poll()` every few
// thousand leaves and throws Cancelled if it returns false.
template <class Poll>
std::uint64_t perft(const Round& round, const Rules& rules, int depth, Poll& poll) {
    if (depth == 0 || round.over()) return 1;
    if (depth == 1) return static_cast<std::uint64_t>(round.move_count(rules));
    if (depth == 4 && !poll()) throw search::Cancelled{};
    std::uint64_t leaves = 0;
    for (const Move move : round.moves(rules)) {
        Round after = round;
        after.play(rules, move);
        leaves += perft(after, rules, depth - 1, poll);
    }
    return leaves;
}

}  // namespace ppsolve::party

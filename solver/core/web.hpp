// What the games share in the WebAssembly module: a desk on which positions and answers lie, a table, a stop that never
// comes. The page that owns the module asks for a bounded number of positions at a time, and ends a worker that takes
// too long.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "search/budget.hpp"
#include "search/depth_limited.hpp"
#include "search/line.hpp"
#include "search/mtd.hpp"
#include "search/search.hpp"
#include "search/table.hpp"

#define PPSOLVE_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace ppsolve::web {

// Positions are written here as bytes, each game has its own order of them. Answers are written as numbers: the bounds,
// and the moves of a line after them.
struct Desk {
    std::array<std::uint8_t, 256> position{};
    std::array<std::int32_t, 256> answer{};
};

Desk& desk();
search::Table& table();
std::atomic<std::uint64_t>& nodes();
const std::atomic<bool>& never();

// So many positions, or no limit if that is not a number of them.
inline search::Budget budget(double most) {
    const bool limited = most >= 0 && most < 0x1p62;
    return {limited ? static_cast<std::uint64_t>(most) : search::endless_nodes, search::no_deadline, &never()};
}

// Bounds of a game's value in a position, within those given.
template <search::TwoSidedGame Game, search::Playable Position>
search::Bounds narrowed(const Game& game, const Position& position, search::Bounds known, double most) {
    search::Search<Game> search(game, table(), nodes());
    if constexpr (search::EstimatedGame<Game>)
        return search::FromGuess<Game>(search, budget(most), nodes()).narrow(game.start(position), known);
    else return search.narrow(game.start(position), known, budget(most));
}

// Best play of both sides, if that is the value.
template <search::TwoSidedGame Game, search::Playable Position>
search::Line<Position> best_line(const Game& game, const Position& position, int value) {
    search::Search<Game> search(game, table(), nodes());
    return search::best_line(search, position, value, never());
}

inline void answer_bounds(search::Bounds found) {
    desk().answer[0] = found.low;
    desk().answer[1] = found.high;
}

// Writes a line, each move as its number, and says how long it is.
template <class Move>
int answer_line(const std::vector<Move>& line, std::int32_t (*number_of)(Move)) {
    std::ranges::transform(line, desk().answer.begin(), number_of);
    return static_cast<int>(line.size());
}

}  // namespace ppsolve::web

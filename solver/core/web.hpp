// State of the WebAssembly module that the games share: I/O buffers, the transposition table, a stop flag that is never
// set. The page asks for a limited number of nodes at a time, and terminates a worker that takes too long.
//
// The page writes positions as the records of web_layout.json. Answers are numbers: two bounds, an estimate, or the
// moves of a line. Functions that answer return `refused` if they cannot use what the page wrote.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include "search/budget.hpp"
#include "search/depth_limited.hpp"
#include "search/line.hpp"
#include "search/mtd.hpp"
#include "search/search.hpp"
#include "search/table.hpp"
#include "web_layout.hpp"

#define PPSOLVE_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace ppsolve::web {

struct Buffers {
    std::array<std::uint8_t, layout::largest_record> position{};
    std::array<std::int32_t, layout::answer_numbers> answer{};
};

inline constexpr int refused = -1;

Buffers& buffers();
search::Table& table();
std::atomic<std::uint64_t>& nodes();
const std::atomic<bool>& never();

// A budget of `max_nodes` nodes and the time until `deadline`; no limit of nodes if that is negative, infinite or not a
// number.
inline search::Budget budget(double max_nodes, search::TimePoint deadline = search::no_deadline) {
    const bool limited = max_nodes >= 0 && max_nodes < 0x1p62;
    return {limited ? static_cast<std::uint64_t>(max_nodes) : search::endless_nodes, deadline, &never()};
}

// Tighten known bounds of a position's value.
template <search::TwoSidedGame Game, search::Playable Position>
search::Bounds narrowed(const Game& game, const Position& position, search::Bounds known, double max_nodes) {
    search::Search<Game> search(game, table(), nodes());
    if constexpr (search::EvaluatedGame<Game>)
        return search::Mtd<Game>(search, budget(max_nodes), nodes()).narrow(game.start(position), known);
    else return search.narrow(game.start(position), known, budget(max_nodes));
}

// Best play of both sides; empty if `value` is wrong.
template <search::TwoSidedGame Game, search::Playable Position>
search::Line<Position> best_line(const Game& game, const Position& position, int value) {
    search::Search<Game> search(game, table(), nodes());
    return search::best_line(search, position, value, never());
}

template <class Record>
Record given_record() {
    static_assert(sizeof(Record) <= layout::largest_record);
    Record record;
    std::memcpy(&record, buffers().position.data(), sizeof(Record));
    return record;
}

// Write an answer of one number. Returns the count of numbers.
inline int answer_number(int number) {
    buffers().answer[0] = number;
    return 1;
}

inline int answer_bounds(search::Bounds found) {
    buffers().answer[0] = found.low;
    buffers().answer[1] = found.high;
    return 2;
}

// Moves are numbers: colour and place of a card, or start and end of a slide.
constexpr std::int32_t move_number(std::uint8_t first, std::uint8_t second) { return 256 * first + second; }

// Write a line as numbers of moves. Returns its length.
template <class Move>
int answer_line(const std::vector<Move>& line, std::int32_t (*number_of)(Move)) {
    if (line.size() > buffers().answer.size()) return refused;
    std::ranges::transform(line, buffers().answer.begin(), number_of);
    return static_cast<int>(line.size());
}

}  // namespace ppsolve::web

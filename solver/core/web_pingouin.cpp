// Pingouin in the WebAssembly module. Values count the fish to come, also those below penguins.
#include "web_pingouin.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "pingouin/contest.hpp"
#include "pingouin/engine.hpp"
#include "pingouin/position.hpp"
#include "web.hpp"

using namespace ppsolve;
using namespace ppsolve::pingouin;

namespace {

// Nothing if there is no such seat, too.
std::optional<Position> given_position_of(int seat) {
    const auto position = web::read_position(web::given_record<web::layout::PingouinPosition>());
    if (!position || seat < 0 || seat >= position->players) return std::nullopt;
    return position;
}

int answer_bounds(Question question, int seat, search::Bounds known, double max_nodes) {
    const auto position = given_position_of(seat);
    if (!position) return web::refused;
    return web::answer_bounds(web::narrowed(Contest(question, seat, web::table()), *position, known, max_nodes));
}

std::int32_t number_of(Move move) { return web::move_number(move.from, move.to); }

int answer_line(Question question, int seat, int value) {
    const auto position = given_position_of(seat);
    if (!position) return web::refused;
    return web::answer_line(web::best_line(Contest(question, seat, web::table()), *position, value), number_of);
}

constexpr double a_day = 24 * 60 * 60 * 1000;  // in milliseconds

// The engine, created when it is first needed, and its last suggestion.
constexpr std::size_t engine_bytes = std::size_t{16} << 20;
std::optional<Engine> engine;
Suggestion suggestion;

}  // namespace

PPSOLVE_EXPORT(pingouin_guaranteed) int pingouin_guaranteed(int seat, int low, int high, double max_nodes) {
    return answer_bounds(Question::guaranteed, seat, {low, high}, max_nodes);
}

PPSOLVE_EXPORT(pingouin_guaranteed_line) int pingouin_guaranteed_line(int seat, int value) {
    return answer_line(Question::guaranteed, seat, value);
}

PPSOLVE_EXPORT(pingouin_margin) int pingouin_margin(int low, int high, double max_nodes) {
    return answer_bounds(Question::margin, 0, {low, high}, max_nodes);
}

PPSOLVE_EXPORT(pingouin_margin_line) int pingouin_margin_line(int value) {
    return answer_line(Question::margin, 0, value);
}

// Suggest a move after about `max_nodes` nodes or `milliseconds`; infinity is no limit of time. Writes the depth, 1 if
// the first move is proved best, and eight numbers for each move, the advised one first: its number, kind (see
// MoveEstimate::Kind) and depth, the margin of two players, and the fish to come of four seats, in hundredths.
PPSOLVE_EXPORT(pingouin_suggest) int pingouin_suggest(double max_nodes, double milliseconds, int every_move) {
    const auto position = given_position_of(0);
    if (!position) return web::refused;
    if (!engine) engine.emplace(web::table(), engine_bytes);
    search::TimePoint start{}, deadline = search::no_deadline;
    if (milliseconds < a_day) {
        start = search::time_now();
        deadline = start + std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                               std::chrono::duration<double, std::milli>(milliseconds));
    }
    suggestion = engine->suggest(*position, {web::budget(max_nodes, deadline), start, 1, every_move != 0});
    web::nodes() += suggestion.nodes;
    std::size_t count = 0;
    const auto add = [&](int number) { web::buffers().answer[count++] = number; };
    add(suggestion.depth);
    add(suggestion.proved);
    for (const MoveEstimate& each : suggestion.moves) {
        if (count + 8 > web::buffers().answer.size()) return web::refused;
        add(number_of(each.move));
        add(static_cast<int>(each.kind));
        add(each.depth);
        add(each.margin);
        for (const int fish : each.fish) add(fish);
    }
    return static_cast<int>(count);
}

// The line expected after a move of the last suggestion, by its number in the order of that.
PPSOLVE_EXPORT(pingouin_suggested_line) int pingouin_suggested_line(unsigned number) {
    if (number >= suggestion.moves.size()) return web::refused;
    return web::answer_line(suggestion.moves[number].line, number_of);
}

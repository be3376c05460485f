// Pingouin in the WebAssembly module. Values count the fish to come, also those below penguins.
#include "web_pingouin.hpp"

#include <cstdint>
#include <optional>

#include "pingouin/contest.hpp"
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

// Estimate a player's fish to come, in hundredths, by a search of `depth` moves, or fewer if the nodes run out. For
// moves that have to be made before anything is proved.
PPSOLVE_EXPORT(pingouin_guess) int pingouin_guess(int seat, int depth, double max_nodes) {
    const auto position = given_position_of(seat);
    if (!position) return web::refused;
    const Contest game(Question::guaranteed, seat, web::table());
    const auto start = game.start(*position);
    const auto evaluate = [&](const auto& child) { return game.evaluate(child); };
    search::DepthLimited<Contest> ahead(game, web::budget(max_nodes));
    for (; depth > 0; --depth)
        if (const auto found = ahead.value(start, depth, evaluate)) return web::answer_number(*found);
    return web::answer_number(game.evaluate(start));
}

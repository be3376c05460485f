// Pingouin in the WebAssembly module.
//
// A position is these bytes:
//
//     players, seat to move
//     the fish on each of the sixty tiles
//     four times: the number of penguins to place, and four tiles with penguins; 255 is none
//
// Values count the fish to come, also those below penguins. A move in an answer is 256 * start + end; the start of a
// placement is 255.
#include <cstddef>
#include <cstdint>

#include "pingouin/contest.hpp"
#include "pingouin/position.hpp"
#include "web.hpp"

using namespace ppsolve;
using namespace ppsolve::pingouin;

namespace {

Position given_position() {
    const std::uint8_t* next = web::buffers().position.data();
    Position position;
    position.players = *next++;
    const int to_move = *next++;
    for (int tile = 0; tile < tile_count; ++tile, ++next) {
        if (*next & 1) position.ice.ones |= board::at(tile);
        if (*next & 2) position.ice.twos |= board::at(tile);
    }
    for (std::size_t seat = 0; seat < max_players; ++seat) {
        position.to_place[seat] = *next++;
        for (int penguin = 0; penguin < max_penguins; ++penguin, ++next)
            if (*next != nowhere) position.penguins[seat] |= board::at(*next);
    }
    position.settle(to_move);
    return position;
}

std::int32_t number_of(Move move) { return 256 * move.from + move.to; }

}  // namespace

PPSOLVE_EXPORT(pingouin_guaranteed) void pingouin_guaranteed(int seat, int low, int high, double max_nodes) {
    web::answer_bounds(
        web::narrowed(Contest(Question::guaranteed, seat, web::table()), given_position(), {low, high}, max_nodes));
}

PPSOLVE_EXPORT(pingouin_guaranteed_line) int pingouin_guaranteed_line(int seat, int value) {
    return web::answer_line(web::best_line(Contest(Question::guaranteed, seat, web::table()), given_position(), value),
                            number_of);
}

PPSOLVE_EXPORT(pingouin_margin) void pingouin_margin(int low, int high, double max_nodes) {
    web::answer_bounds(
        web::narrowed(Contest(Question::margin, 0, web::table()), given_position(), {low, high}, max_nodes));
}

PPSOLVE_EXPORT(pingouin_margin_line) int pingouin_margin_line(int value) {
    return web::answer_line(web::best_line(Contest(Question::margin, 0, web::table()), given_position(), value),
                            number_of);
}

// Estimate a player's fish to come, in hundredths, by a search of `depth` moves, or fewer if the nodes run out. For
// moves that have to be made before anything is proved.
PPSOLVE_EXPORT(pingouin_guess) int pingouin_guess(int seat, int depth, double max_nodes) {
    const Contest game(Question::guaranteed, seat, web::table());
    const auto start = game.start(given_position());
    const auto evaluate = [&](const auto& child) { return game.evaluate(child); };
    search::DepthLimited<Contest> ahead(game, web::budget(max_nodes));
    for (; depth > 0; --depth)
        if (const auto found = ahead.value(start, depth, evaluate)) return *found;
    return game.evaluate(start);
}

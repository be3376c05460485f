// Pingouin in the WebAssembly module.
//
// A position on the desk, byte by byte:
//
//     players, seat to move
//     the fish on each of the sixty tiles
//     four times: penguins to place, and four tiles with penguins; 255 is none
//
// Values count fish to come, those below penguins included. A move in an answer is 256 times the tile left, or 255 for
// a placing, plus the tile reached.
#include <cstddef>
#include <cstdint>

#include "pingouin/contest.hpp"
#include "pingouin/position.hpp"
#include "web.hpp"

using namespace ppsolve;
using namespace ppsolve::pingouin;

namespace {

Position given_position() {
    const std::uint8_t* next = web::desk().position.data();
    Position position;
    position.players = *next++;
    const int to_move = *next++;
    for (int tile = 0; tile < tile_count; ++tile, ++next) {
        if (*next & 1) position.ice.ones |= board::at(tile);
        if (*next & 2) position.ice.twos |= board::at(tile);
    }
    for (std::size_t seat = 0; seat < most_players; ++seat) {
        position.to_place[seat] = *next++;
        for (int penguin = 0; penguin < most_penguins; ++penguin, ++next)
            if (*next != nowhere) position.penguins[seat] |= board::at(*next);
    }
    position.settle(to_move);
    return position;
}

std::int32_t number_of(Move move) { return 256 * move.from + move.to; }

}  // namespace

PPSOLVE_EXPORT(pingouin_guaranteed) void pingouin_guaranteed(int seat, int low, int high, double most) {
    web::answer_bounds(
        web::narrowed(Contest(Asked::guaranteed, seat, web::table()), given_position(), {low, high}, most));
}

PPSOLVE_EXPORT(pingouin_guaranteed_line) int pingouin_guaranteed_line(int seat, int value) {
    return web::answer_line(web::best_line(Contest(Asked::guaranteed, seat, web::table()), given_position(), value),
                            number_of);
}

PPSOLVE_EXPORT(pingouin_margin) void pingouin_margin(int low, int high, double most) {
    web::answer_bounds(web::narrowed(Contest(Asked::margin, 0, web::table()), given_position(), {low, high}, most));
}

PPSOLVE_EXPORT(pingouin_margin_line) int pingouin_margin_line(int value) {
    return web::answer_line(web::best_line(Contest(Asked::margin, 0, web::table()), given_position(), value),
                            number_of);
}

// What the fish to come of a player are likely to be, in hundredths, so many moves being looked ahead: a guess, for
// those who must move before anything is proved.
PPSOLVE_EXPORT(pingouin_guess) int pingouin_guess(int seat, int depth, double most) {
    const Contest game(Asked::guaranteed, seat, web::table());
    const auto start = game.start(given_position());
    const auto estimate = [&](const auto& child) { return game.estimate(child); };
    search::DepthLimited<Contest> ahead(game, web::budget(most));
    for (; depth > 0; --depth)
        if (const auto found = ahead.value(start, depth, estimate)) return *found;
    return game.estimate(start);
}

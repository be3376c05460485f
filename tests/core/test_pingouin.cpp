// The floe in C++: bitboards agree with plain loops over rows and columns, and perft with known counts.
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "../../solver/core/pingouin/evaluation.hpp"
#include "../../solver/core/pingouin/position.hpp"
#include "check.hpp"
#include "floes.hpp"

using namespace floes;

namespace {

// The tile of a row and column; -1 is off the floe. Rows of 7 and 8 alternate, those of 7 half a tile further right.
int tile_at(int row, int column) {
    if (row < 0 || row > 7 || column < 0 || column >= 7 + row % 2) return -1;
    return row / 2 * 15 + row % 2 * 7 + column;
}

std::pair<int, int> place_of(int tile) {
    for (int row = 0; row < 8; ++row)
        for (int column = 0; column < 7 + row % 2; ++column)
            if (tile_at(row, column) == tile) return {row, column};
    return {-1, -1};
}

// One step in one of six directions, in the order of board::shifts.
int step(int tile, int direction) {
    const auto [row, column] = place_of(tile);
    const int left = -(row % 2);
    const std::array<std::pair<int, int>, 6> steps{
        {{0, 1}, {1, left}, {1, left + 1}, {0, -1}, {-1, left + 1}, {-1, left}}};
    const auto [down, across] = steps[static_cast<std::size_t>(direction)];
    return tile_at(row + down, column + across);
}

Board plain_slides(int tile, int direction, Board free) {
    Board found = 0;
    for (int next = step(tile, direction); next >= 0 && (free >> next & 1); next = step(next, direction))
        found |= board::at(next);
    return found;
}

void boards_agree_with_rows_and_columns() {
    Random random(1);
    for (int number = 0; number < 200; ++number) {
        const Board free = random() & random() & board::every_tile, rest = board::every_tile & ~free;
        Board near = 0, mirror = 0;
        int slides = 0;
        const Board penguins = random() & random() & random() & rest;
        for (int tile = 0; tile < tile_count; ++tile) {
            const auto [row, column] = place_of(tile);
            if (free >> tile & 1) mirror |= board::at(tile_at(row, 6 + row % 2 - column));
            Board from_here = 0;
            for (int direction = 0; direction < 6; ++direction) {
                const int next = step(tile, direction);
                if (next >= 0 && (free >> tile & 1)) near |= board::at(next);
                from_here |= plain_slides(tile, direction, free);
                if (penguins >> tile & 1) slides += board::count(plain_slides(tile, direction, free));
            }
            CHECK(board::slides_from(tile, free) == from_here);
        }
        CHECK(board::beside(free) == near);
        CHECK(mirrored(free) == mirror);
        CHECK(board::slide_count(penguins, free) == slides);
        // A connected part has no free neighbour, and every tile of it can be reached from the first.
        const Board start = free & -free, reached = board::connected(start, free);
        CHECK((board::beside(reached) & free & ~reached) == 0);
        Board grown = start;
        for (int round = 0; round < tile_count; ++round) grown |= board::beside(grown) & free;
        CHECK(grown == reached);
        const Territory tied = territory(penguins, penguins, free);
        CHECK(tied.first == 0 && tied.second == 0);
        CHECK(tied.between == board::connected(board::beside(penguins), free));
    }
}

void perft_gives_the_known_counts() {
    const Position start = drawn("1A213121B/11231211A/2132113/111B21312/31121A12/21113121/11B21132/1A1213121B", 2);
    auto poll = [] { return true; };
    CHECK(perft(start, 0, poll) == 1);
    CHECK(perft(start, 1, poll) == 49);
    CHECK(perft(start, 2, poll) == 2653);
    CHECK(perft(start, 3, poll) == 117138);
    auto stop = [] { return false; };
    bool stopped = false;
    try {
        perft(start, 4, stop);
    } catch (const ppsolve::search::Cancelled&) {
        stopped = true;
    }
    CHECK(stopped);
}

// Perft by making every move, also the last ones.
std::uint64_t sequences(const Position& position, int depth) {
    if (depth == 0 || position.over()) return 1;
    std::uint64_t sum = 0;
    for (const Move move : position.moves()) sum += sequences(position.after(move), depth - 1);
    return sum;
}

void perft_agrees_with_making_every_move() {
    Random random(2);
    auto poll = [] { return true; };
    for (int number = 0; number < 200; ++number) {
        const Position position = any_floe(random, 12, 2 + number % 3, number % 2 == 0);
        for (int depth = 0; depth < 4; ++depth) CHECK(perft(position, depth, poll) == sequences(position, depth));
    }
}

void a_stuck_player_leaves_with_the_tiles_below() {
    // A is to move and stuck: A's tile is taken, and B continues alone.
    const Position position = drawn("3A2B1..../......../......./......../......./......../......./........", 2);
    CHECK(position.to_move == 1);
    CHECK(position.fish[0] == 3 && position.tiles[0] == 1);
    CHECK(position.penguins[0] == 0);
    const Position end = position.after(position.moves().front());
    CHECK(end.over());
    CHECK(end.fish[1] == 3 && end.tiles[1] == 2);
    CHECK(end.ice.tiles() == 0);
}

void penguins_are_placed_on_one_fish() {
    Position position = drawn("12131../......../......./......../......./......../......./........", 2);
    position.to_place = {1, 2};
    position.settle(0);
    CHECK(position.to_move == 0 && position.placing());
    CHECK(board::count(position.places()) == 3);
    position.play({nowhere, 2});
    CHECK(position.to_move == 1);
    position.play({nowhere, 0});
    CHECK(position.to_move == 1);  // players with no penguin left to place are skipped
    position.play({nowhere, 4});
    CHECK(!position.placing() && position.to_move == 0);
    // Penguins without a tile stay off the floe.
    Position full = drawn("1222.../......../......./......../......./......../......./........", 2);
    full.to_place = {1, 1};
    full.settle(0);
    full.play({nowhere, 0});
    CHECK(!full.placing() && full.to_move == 0 && full.penguins[1] == 0);
}

}  // namespace

int main() {
    boards_agree_with_rows_and_columns();
    perft_gives_the_known_counts();
    perft_agrees_with_making_every_move();
    a_stuck_player_leaves_with_the_tiles_below();
    penguins_are_placed_on_one_fish();
    return report();
}

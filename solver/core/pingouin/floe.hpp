// The floe as 64-bit boards: one bit a tile, in reading order.
//
//     row a     0  1  2  3  4  5  6            neighbours of bit i:
//     row b   7  8  9 10 11 12 13 14                 i - 8   i - 7
//     row c    15 16 17 18 19 20 21              i - 1    i    i + 1
//     row d  22 23 24 25 26 27 28 29                 i + 7   i + 8
//     ...    down to row h, 52 to 59
//
// Two rows have 15 tiles, so every direction is one shift over the whole floe. A tile that a shift carries over an edge
// arrives at the opposite edge and is masked out there. No correct step in that direction ends on such a tile.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace ppsolve::pingouin {

using Board = std::uint64_t;

inline constexpr int tile_count = 60;
inline constexpr int max_fish = 3;

namespace board {

inline constexpr Board every_tile = (Board{1} << tile_count) - 1;

constexpr Board at(int tile) { return Board{1} << tile; }
constexpr int first(Board tiles) { return std::countr_zero(tiles); }
constexpr int count(Board tiles) { return std::popcount(tiles); }

// The edge tiles of all rows, and of the longer rows.
inline constexpr Board long_left = at(7) | at(22) | at(37) | at(52), long_right = at(14) | at(29) | at(44) | at(59);
inline constexpr Board left = long_left | long_left >> 7, right = long_right | long_right >> 8;

// The directions by their shift, and the tiles where a step in that direction can end.
inline constexpr std::array<int, 6> shifts{1, 7, 8, -1, -7, -8};

constexpr Board landing(int shift) {
    if (shift == 1) return every_tile & ~left;
    if (shift == -1) return every_tile & ~right;
    return every_tile & ~(shift == 7 || shift == -8 ? long_right : long_left);
}

constexpr Board moved(Board tiles, int shift) { return shift > 0 ? tiles << shift : tiles >> -shift; }

// All tiles beside the given ones.
constexpr Board beside(Board tiles) {
    return ((tiles << 1 & ~left) | (tiles >> 1 & ~right) | ((tiles << 7 | tiles >> 8) & ~long_right) |
            ((tiles << 8 | tiles >> 7) & ~long_left)) &
           every_tile;
}

// The free tiles connected with the given ones, which count if they are free themselves.
constexpr Board connected(Board some, Board free) {
    Board found = some & free;
    for (Board grown = found; grown; found |= grown) grown = beside(found) & free & ~found;
    return found;
}

// The free tiles connected with the given ones over the ice, or through a penguin that can go either way.
constexpr Board linked(Board some, Board free, Board penguins) {
    Board found = connected(some, free);
    for (Board before = 0; found != before;) {
        before = found;
        found = connected(found | beside(penguins & beside(found)), free);
    }
    return found;
}

// The tiles to which penguins can slide in one direction, over free tiles. Penguins block each other, so every tile is
// reached by only one of them. Three doubling steps cover up to 7 tiles, the longest slide.
template <int shift>
constexpr Board slides(Board penguins, Board free) {
    Board open = free & landing(shift);
    Board reached = penguins;
    reached |= open & moved(reached, shift);
    open &= moved(open, shift);
    reached |= open & moved(reached, 2 * shift);
    open &= moved(open, 2 * shift);
    reached |= open & moved(reached, 4 * shift);
    return reached & ~penguins;
}

// The number of slides of all penguins.
constexpr int slide_count(Board penguins, Board free) {
    return count(slides<1>(penguins, free)) + count(slides<-1>(penguins, free)) + count(slides<7>(penguins, free)) +
           count(slides<-7>(penguins, free)) + count(slides<8>(penguins, free)) + count(slides<-8>(penguins, free));
}

// The straight lines from every tile to the edge of the floe, by direction.
using Rays = std::array<std::array<Board, 6>, tile_count>;

constexpr Rays make_rays() {
    Rays rays{};
    for (int tile = 0; tile < tile_count; ++tile)
        for (std::size_t direction = 0; direction < shifts.size(); ++direction) {
            const int shift = shifts[direction];
            for (Board step = at(tile); (step = moved(step, shift) & landing(shift));) rays[tile][direction] |= step;
        }
    return rays;
}

inline constexpr Rays rays = make_rays();

// The tiles to which the penguin on one tile can slide: along each ray up to the first tile that is not free.
constexpr Board slides_from(int tile, Board free) {
    const auto& lines = rays[tile];
    Board found = 0;
    for (int up = 0; up < 3; ++up) {
        const Board stops = lines[up] & ~free;
        found |= lines[up] & free & (stops ^ (stops - 1));  // all bits up to the lowest stop
    }
    for (int down = 3; down < 6; ++down) {
        const Board stops = lines[down] & ~free;
        found |= lines[down] & ~Board{0} << (64 - std::countl_zero(stops));  // all bits above the highest stop
    }
    return found;
}

}  // namespace board

// The number of fish on every tile, 0 to 3, as two boards: its binary digits.
struct Fish {
    Board ones = 0;
    Board twos = 0;

    constexpr Board tiles() const { return ones | twos; }
    constexpr int on(int tile) const { return static_cast<int>((ones >> tile & 1) | (twos >> tile & 1) << 1); }
    constexpr int sum(Board tiles) const { return board::count(ones & tiles) + 2 * board::count(twos & tiles); }
    constexpr int sum() const { return board::count(ones) + 2 * board::count(twos); }
    constexpr Fish within(Board tiles) const { return {ones & tiles, twos & tiles}; }

    bool operator==(const Fish&) const = default;
};

}  // namespace ppsolve::pingouin

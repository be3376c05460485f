// Positions that are one but for left and right or for the names of the colours have one key.
//
// A position is a set of columns, one for each colour: where its cards lie, and how many every player holds. So
// the key adds up a hash of each column, of the side that looks smaller.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "../search/key.hpp"
#include "boards.hpp"
#include "pyramid.hpp"

namespace ppsolve::party {

// Turn a board, or four, to see it from behind: column c of row r becomes column width - 1 - r - c.
template <class Cells>
inline void mirror(Cells& cells, int width) {
    cells = (cells >> 1 & 0x5555555555555555ULL) | (cells & 0x5555555555555555ULL) << 1;
    cells = (cells >> 2 & 0x3333333333333333ULL) | (cells & 0x3333333333333333ULL) << 2;
    cells = (cells >> 4 & 0x0f0f0f0f0f0f0f0fULL) | (cells & 0x0f0f0f0f0f0f0f0fULL) << 4;
    cells >>= 8 - width;
    // Rows are now flush right at the base's width; row r has to move r columns further.
    cells = (cells & 0x00ff00ff00ff00ffULL) | (cells & 0xff00ff00ff00ff00ULL) >> 1;
    cells = (cells & 0x0000ffff0000ffffULL) | (cells & 0xffff0000ffff0000ULL) >> 2;
    cells = (cells & 0x00000000ffffffffULL) | (cells & 0xffffffff00000000ULL) >> 4;
}

// What a position looks like from one side: the cards of each colour, two boards for what else matters, and an
// empty one, so that they can be taken four at a time.
using Side = std::array<Board, 8>;

inline Side seen_from_behind(const Side& front, int width) {
    Side behind;
    for (std::size_t four = 0; four < 8; four += 4) {
        Boards boards;
        std::memcpy(&boards, &front[four], sizeof boards);
        mirror(boards, width);
        std::memcpy(&behind[four], &boards, sizeof boards);
    }
    return behind;
}

inline search::Key side_key(const Side& side, const std::array<std::uint64_t, colour_count>& held,
                            std::uint64_t turns) {
    using search::mix;
    std::uint64_t first = 0, second = 0;
    for (int colour = 0; colour < colour_count; ++colour) {
        first += mix(side[colour] ^ 0xa0761d6478bd642fULL, held[colour] ^ 0xe7037ed1a0b428dbULL);
        second += mix(side[colour] ^ 0x8ebc6af09c88c6e3ULL, held[colour] ^ 0x589965cc75374cc3ULL);
    }
    const std::uint64_t rest = mix(side[5] ^ 0x1d8e4e27c47d124fULL, side[6] ^ 0xeb44accab455d165ULL);
    return {mix(first ^ rest, (second + turns) ^ 0x2127599bf4325c37ULL),
            mix(second ^ rest, (first + turns) ^ 0x880355f21e6d1965ULL)};
}

// The key of the side whose shape is the smaller number, or of both where the shape is symmetric. The shape is
// the last board of the side, then all cards, then the board between. `turns` is what the key has to tell apart
// besides: whose turn it is, and the rules.
inline search::Key symmetric_key(const Side& front, const Side& behind,
                                 const std::array<std::uint64_t, colour_count>& held, std::uint64_t turns) {
    const auto cards = [](const Side& side) { return side[0] | side[1] | side[2] | side[3] | side[4]; };
    Board shape = front[6], shape_behind = behind[6];
    if (shape == shape_behind) shape = cards(front), shape_behind = cards(behind);
    if (shape == shape_behind) shape = front[5], shape_behind = behind[5];
    if (shape != shape_behind) return side_key(shape < shape_behind ? front : behind, held, turns);
    const search::Key one = side_key(front, held, turns), other = side_key(behind, held, turns);
    return {one.first + other.first, one.second + other.second};
}

}  // namespace ppsolve::party

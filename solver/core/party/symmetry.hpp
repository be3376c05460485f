// Hash keys that do not change if a position is mirrored or its colours are renamed.
//
// A position is a set of columns, one for each colour: the cells of its cards, and the number that every player holds.
// So a key adds up a hash of each column. Of the position and its mirror image it takes the one with the smaller shape.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "../search/key.hpp"
#include "pyramid.hpp"

namespace ppsolve::party {

// Mirror a board, or four at once: column c of row r becomes column width - 1 - r - c.
template <class Cells>
inline void mirror(Cells& cells, int width) {
    // Reverse the bits of every row: neighbours, pairs, then halves.
    cells = (cells >> 1 & 0x5555555555555555ULL) | (cells & 0x5555555555555555ULL) << 1;
    cells = (cells >> 2 & 0x3333333333333333ULL) | (cells & 0x3333333333333333ULL) << 2;
    cells = (cells >> 4 & 0x0f0f0f0f0f0f0f0fULL) | (cells & 0x0f0f0f0f0f0f0f0fULL) << 4;
    cells >>= 8 - width;
    // Rows are now flush right at the width of the base. Row r has to move r columns further: the masks select the rows
    // whose number has bit 0, 1 and 2.
    cells = (cells & 0x00ff00ff00ff00ffULL) | (cells & 0xff00ff00ff00ff00ULL) >> 1;
    cells = (cells & 0x0000ffff0000ffffULL) | (cells & 0xffff0000ffff0000ULL) >> 2;
    cells = (cells & 0x00000000ffffffffULL) | (cells & 0xffffffff00000000ULL) >> 4;
}

// The boards of a position that go into its key: the cards of each colour, two boards for whatever else matters, and
// an empty one, so that they can be mirrored four at a time.
using KeyBoards = std::array<Board, 8>;

inline KeyBoards mirrored(const KeyBoards& front, int width) {
    KeyBoards behind;
    for (std::size_t four = 0; four < 8; four += 4) {
        SimdBoards boards;
        std::memcpy(&boards, &front[four], sizeof boards);
        mirror(boards, width);
        std::memcpy(&behind[four], &boards, sizeof boards);
    }
    return behind;
}

// The key of boards as they are, not mirrored. `salt` separates what the boards and hands do not show: whose turn it
// is, and the rules. The constants are random words, those of the hash functions wyhash and fasthash.
inline search::Key key_of_boards(const KeyBoards& boards, const std::array<std::uint64_t, colour_count>& held,
                                 std::uint64_t salt) {
    using search::mix;
    std::uint64_t first = 0, second = 0;
    for (int colour = 0; colour < colour_count; ++colour) {
        first += mix(boards[colour] ^ 0xa0761d6478bd642fULL, held[colour] ^ 0xe7037ed1a0b428dbULL);
        second += mix(boards[colour] ^ 0x8ebc6af09c88c6e3ULL, held[colour] ^ 0x589965cc75374cc3ULL);
    }
    const std::uint64_t rest = mix(boards[5] ^ 0x1d8e4e27c47d124fULL, boards[6] ^ 0xeb44accab455d165ULL);
    return {mix(first ^ rest, (second + salt) ^ 0x2127599bf4325c37ULL),
            mix(second ^ rest, (first + salt) ^ 0x880355f21e6d1965ULL)};
}

// The key of whichever of the two has the smaller shape; if the shapes are equal, the sum of both keys. Shapes compare
// board 6, then all cards, then board 5.
inline search::Key symmetric_key(const KeyBoards& front, const KeyBoards& behind,
                                 const std::array<std::uint64_t, colour_count>& held, std::uint64_t salt) {
    const auto cards = [](const KeyBoards& boards) {
        return boards[0] | boards[1] | boards[2] | boards[3] | boards[4];
    };
    Board shape = front[6], shape_behind = behind[6];
    if (shape == shape_behind) shape = cards(front), shape_behind = cards(behind);
    if (shape == shape_behind) shape = front[5], shape_behind = behind[5];
    if (shape != shape_behind) return key_of_boards(shape < shape_behind ? front : behind, held, salt);
    const search::Key one = key_of_boards(front, held, salt), other = key_of_boards(behind, held, salt);
    return {one.first + other.first, one.second + other.second};
}

}  // namespace ppsolve::party

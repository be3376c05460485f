// The pyramid as bitboards: the legal cells of a card in a few shifts and masks.
//
// One 64-bit board for each colour, 8 bits a row, bit 8 * row + column:
//
//     row c     16 17 18 ...          cell (r, c) rests on (r - 1, c) and (r - 1, c + 1):
//     row b     8  9  10 ...          its bit is 8 above that of its left support
//     row a     0  1  2  3 ... 7      and 7 above that of its right one
//
// The base floats: its leftmost card always has column 0, so growing it on the left shifts every board by one column.
// No card is lost, because a base of at most 7 cards leaves bit 7 of every row free.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace ppsolve::party {

using Board = std::uint64_t;

inline constexpr int colour_count = 5;
inline constexpr int widest_base = 8;
inline constexpr int max_cells = widest_base * (widest_base + 1) / 2;

// Places are bit numbers; this one is the place left of the base.
inline constexpr std::uint8_t left_of_base = 64;

// A board for each colour.
using ColourBoards = std::array<Board, colour_count>;

namespace board {

inline constexpr Board all_but_last_column = 0x7f7f7f7f7f7f7f7fULL;
inline constexpr Board all_but_first_column = 0xfefefefefefefefeULL;
inline constexpr Board first_column = 0x0101010101010101ULL;

constexpr Board at(int place) { return Board{1} << place; }

// All cells of a pyramid, by the width of its base.
inline constexpr std::array<Board, widest_base + 1> pyramid_cells = [] {
    std::array<Board, widest_base + 1> cells{};
    for (int width = 0; width <= widest_base; ++width)
        for (int row = 0; row < width; ++row)
            cells[static_cast<std::size_t>(width)] |= (at(width - row) - 1) << (8 * row);
    return cells;
}();

// The cells that rest on two of the given ones, and those that rest on at least one.
constexpr Board above_both(Board cards) { return (cards & (cards >> 1) & all_but_last_column) << 8; }
constexpr Board above_either(Board cards) { return (cards | (cards >> 1 & all_but_last_column)) << 8; }

// The cells that support at least one of the given ones.
constexpr Board below_any(Board cells) {
    const Board left = cells >> 8;
    return left | (left << 1 & all_but_first_column);
}

// The cells with a filled cell above them on both sides.
constexpr Board covered(Board filled) {
    const Board right_above = filled >> 8;
    return right_above & (right_above << 1 & all_but_first_column);
}

// All cells of every row that holds a card.
constexpr Board rows_in_use(Board cards) {
    const Board high = ((cards & all_but_last_column) + all_but_last_column) | cards;
    return ((high >> 7) & first_column) * 0xff;
}

// The cells beside a card in the same row.
constexpr Board beside(Board cards) {
    return ((cards << 1) & all_but_first_column) | ((cards >> 1) & all_but_last_column);
}

}  // namespace board

struct Pyramid {
    ColourBoards cards{};
    std::uint8_t width = 0;

    constexpr Board filled() const { return cards[0] | cards[1] | cards[2] | cards[3] | cards[4]; }

    // Upper cells that are empty and have both supports; under the contiguous rule only those that start their row or
    // are beside a card of it.
    constexpr Board open(bool contiguous) const {
        const Board all = filled();
        Board cells = board::above_both(all) & ~all;
        if (contiguous) cells &= board::beside(all) | ~board::rows_in_use(all);
        return cells;
    }

    // Of the given open upper cells, those that accept a colour.
    constexpr Board accepting(int colour, Board open_cells) const {
        return board::above_either(cards[colour]) & open_cells;
    }

    // The number of places at the ends of the base that are free.
    constexpr int base_places(int base) const { return width == base ? 0 : width == 0 ? 1 : 2; }

    constexpr void put(int colour, std::uint8_t place) {
        if (place == left_of_base) {
            for (Board& one : cards) one <<= 1;
            cards[colour] |= 1;
            ++width;
            return;
        }
        cards[colour] |= board::at(place);
        if (place < widest_base) ++width;
    }

    bool operator==(const Pyramid&) const = default;
};

// Four boards in one vector register (GCC's and Clang's vector extension).
using SimdBoards = Board __attribute__((vector_size(32)));

// ColourBoards in registers.
struct SimdColourBoards {
    SimdBoards four;
    Board fifth;

    SimdColourBoards(const SimdBoards& first_four, Board last) : four(first_four), fifth(last) {}
    explicit SimdColourBoards(const ColourBoards& boards) : fifth(boards[4]) {
        std::memcpy(&four, boards.data(), sizeof four);
    }
    void store(ColourBoards& boards) const {
        std::memcpy(boards.data(), &four, sizeof four);
        boards[4] = fifth;
    }

    SimdColourBoards operator|(const SimdColourBoards& other) const { return {four | other.four, fifth | other.fifth}; }
    SimdColourBoards operator&(const SimdColourBoards& other) const { return {four & other.four, fifth & other.fifth}; }
    SimdColourBoards operator&(Board board) const { return {four & board, fifth & board}; }
    SimdColourBoards& operator&=(const SimdColourBoards& other) { return *this = *this & other; }
    bool operator==(const SimdColourBoards& other) const {
        const SimdBoards differ = four ^ other.four;
        return (differ[0] | differ[1] | differ[2] | differ[3] | (fifth ^ other.fifth)) == 0;
    }
    Board any() const { return four[0] | four[1] | four[2] | four[3] | fifth; }
    SimdColourBoards without(const SimdColourBoards& other) const { return {four & ~other.four, fifth & ~other.fifth}; }
    // All cells for every colour whose board is not empty.
    SimdColourBoards used() const { return {(SimdBoards)(four != 0), fifth ? ~Board{0} : 0}; }
    friend SimdColourBoards above_either(const SimdColourBoards& of) {
        return {(of.four | (of.four >> 1 & board::all_but_last_column)) << 8, board::above_either(of.fifth)};
    }
};

}  // namespace ppsolve::party

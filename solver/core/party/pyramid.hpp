// The pyramid as bitboards: where a card may go, in a few shifts and masks.
//
// One 64-bit board for each colour, 8 bits a row, bit 8 * row + column:
//
//     row c     16 17 18 ...          cell (r, c) rests on (r - 1, c) and (r - 1, c + 1):
//     row b     8  9  10 ...          its bit is 8 above that of its left support
//     row a     0  1  2  3 ... 7      and 7 above that of its right one
//
// The base floats. Its leftmost card always has column 0, so growing it on the left shifts every
// board by one column. No card falls off: a row of a base of at most 7 cards leaves bit 7 free.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace ppsolve::party {

using Board = std::uint64_t;

inline constexpr int colour_count = 5;
inline constexpr int widest_base = 8;
inline constexpr int most_cells = widest_base * (widest_base + 1) / 2;

// Places are bit numbers; this one stands for the place left of the base.
inline constexpr std::uint8_t left_of_base = 64;

namespace board {

inline constexpr Board all_but_last_column = 0x7f7f7f7f7f7f7f7fULL;
inline constexpr Board all_but_first_column = 0xfefefefefefefefeULL;
inline constexpr Board first_column = 0x0101010101010101ULL;

constexpr Board at(int place) { return Board{1} << place; }

// The cells that rest on two given ones, and those that rest on at least one.
constexpr Board above_both(Board cards) { return (cards & (cards >> 1) & all_but_last_column) << 8; }
constexpr Board above_either(Board cards) { return (cards | (cards >> 1 & all_but_last_column)) << 8; }

// All cells of every row that holds a card.
constexpr Board rows_in_use(Board cards) {
    const Board high = ((cards & all_but_last_column) + all_but_last_column) | cards;
    return ((high >> 7) & first_column) * 0xff;
}

// Cells beside a card in the same row.
constexpr Board beside(Board cards) {
    return ((cards << 1) & all_but_first_column) | ((cards >> 1) & all_but_last_column);
}

}  // namespace board

struct Pyramid {
    std::array<Board, colour_count> cards{};
    std::uint8_t width = 0;

    constexpr Board filled() const { return cards[0] | cards[1] | cards[2] | cards[3] | cards[4]; }

    // Upper cells that are empty and have both supports; under the contiguous rule, those that
    // start their row or lie beside a card of it.
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

}  // namespace ppsolve::party

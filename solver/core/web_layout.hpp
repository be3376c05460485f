// Generated from web_layout.json by tools/web_layout.py; do not edit.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "web_bytes.hpp"

namespace ppsolve::web::layout {

inline constexpr int version = 1;

inline constexpr int answer_numbers = 1024;
inline constexpr int left_of_base = 64;
inline constexpr int nowhere = 255;
inline constexpr int no_drawing = 65535;

struct PartyPosition {
    std::uint8_t players;
    std::uint8_t base;
    std::uint8_t contiguous;
    std::uint8_t pass;
    std::uint8_t to_move;
    std::array<std::uint8_t, 2> credits;
    std::array<std::uint8_t, 30> hands;
    std::array<std::uint8_t, 6> out;
    std::array<std::uint8_t, 64> cells;
};
static_assert(sizeof(PartyPosition) == 107);

struct PartyView {
    std::array<std::uint8_t, 6> hidden;
    std::array<std::uint8_t, 5> unseen;
    std::uint8_t opponents;
    std::uint8_t drawers;
    std::array<std::uint8_t, 6> drawer_seats;
    LittleEndian<std::uint16_t> drawings;
    std::uint8_t seen_moves;
};
static_assert(sizeof(PartyView) == 22);

struct PartyDrawing {
    LittleEndian<std::uint16_t> hands;
};
static_assert(sizeof(PartyDrawing) == 2);

struct PartyDrawnHand {
    std::array<std::uint8_t, 5> cards;
    LittleEndian<std::uint64_t> last_word;
    LittleEndian<std::uint16_t> after;
};
static_assert(sizeof(PartyDrawnHand) == 15);

struct PartySeenMove {
    std::uint8_t seat;
    std::array<std::uint8_t, 64> before;
    std::uint8_t colour;
    std::uint8_t place;
};
static_assert(sizeof(PartySeenMove) == 67);

struct PartySample {
    std::uint8_t cards;
    LittleEndian<std::uint16_t> blended_value;
};
static_assert(sizeof(PartySample) == 3);

struct PingouinPosition {
    std::uint8_t players;
    std::uint8_t to_move;
    std::array<std::uint8_t, 60> fish;
    std::array<std::uint8_t, 4> to_place;
    std::array<std::uint8_t, 16> penguins;
};
static_assert(sizeof(PingouinPosition) == 82);

// In the order of the description.
inline constexpr std::array<int, 7> record_sizes{107, 22, 2, 15, 67, 3, 82};
inline constexpr std::size_t largest_record = 107;

}  // namespace ppsolve::web::layout

// Positions of Pingouin from the record of web_layout.json. A record with a number out of range gives nothing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "pingouin/position.hpp"
#include "web_layout.hpp"

namespace ppsolve::web {

static_assert(layout::nowhere == pingouin::nowhere);

inline std::optional<pingouin::Position> read_position(const layout::PingouinPosition& record) {
    using namespace pingouin;
    if (record.players < 2 || record.players > max_players || record.to_move >= record.players) return std::nullopt;
    Position position;
    position.players = record.players;
    static_assert(sizeof(record.fish) == tile_count);
    for (int tile = 0; tile < tile_count; ++tile) {
        const std::uint8_t fish = record.fish[static_cast<std::size_t>(tile)];
        if (fish > 3) return std::nullopt;
        if (fish & 1) position.ice.ones |= board::at(tile);
        if (fish & 2) position.ice.twos |= board::at(tile);
    }
    static_assert(sizeof(record.penguins) == max_players * max_penguins);
    for (std::size_t seat = 0; seat < record.players; ++seat) {
        position.to_place[seat] = record.to_place[seat];
        for (const std::uint8_t tile : std::span(record.penguins).subspan(seat * max_penguins, max_penguins)) {
            if (tile == nowhere) continue;
            if (tile >= tile_count) return std::nullopt;
            position.penguins[seat] |= board::at(tile);
        }
    }
    position.settle(record.to_move);
    return position;
}

}  // namespace ppsolve::web

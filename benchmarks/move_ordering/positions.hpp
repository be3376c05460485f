// Reads positions from lines of text: "base seat-to-move rows hand hand ...", rows separated by '/', '-' for none.
#pragma once

#include <array>
#include <cstdint>
#include <iostream>
#include <optional>
#include <sstream>
#include <string>

#include "../../solver/core/party/position.hpp"

namespace ppsolve::party {

// The next position from standard input; nothing at its end.
inline std::optional<Position> next_position() {
    static const std::string letters = "RGYPB";
    std::string line, rows, cards;
    if (!std::getline(std::cin, line)) return std::nullopt;
    std::istringstream words(line);
    int base = 0, turn = 0;
    words >> base >> turn >> rows;
    Position given{{0, static_cast<std::uint8_t>(base), false, false}, {}};
    for (; words >> cards; ++given.rules.players) {
        std::array<std::uint8_t, colour_count> counts{};
        for (const char card : cards)
            if (const auto colour = letters.find(card); colour < counts.size()) ++counts[colour];
        given.round.hands[given.rules.players] = Hand(counts);
    }
    int row = 0, column = 0;
    for (const char cell : rows) {
        if (cell == '/') ++row, column = 0;
        else if (const auto colour = letters.find(cell); colour != std::string::npos)
            given.round.pyramid.put(static_cast<int>(colour), static_cast<std::uint8_t>(8 * row + column++));
        else ++column;
    }
    given.round.settle(given.rules, turn);
    return given;
}

}  // namespace ppsolve::party

// Hands as texts of colour letters.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "../../solver/core/party/round.hpp"

inline const std::string letters = "RGYPB";

inline ppsolve::party::Hand hand(const std::string& cards) {
    std::array<std::uint8_t, ppsolve::party::colour_count> counts{};
    for (const char card : cards) ++counts[letters.find(card)];
    return ppsolve::party::Hand(counts);
}

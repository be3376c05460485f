// Hands as texts of colour letters, and rounds as keys of a map.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "../../solver/core/party/round.hpp"
#include "../../solver/core/search/key.hpp"

inline const std::string letters = "RGYPB";

inline ppsolve::party::Hand hand(const std::string& cards) {
    std::array<std::uint8_t, ppsolve::party::colour_count> counts{};
    for (const char card : cards) ++counts[letters.find(card)];
    return ppsolve::party::Hand(counts);
}

struct HashOfRound {
    std::size_t operator()(const ppsolve::party::Round& round) const {
        std::uint64_t hash = round.to_move;
        for (const ppsolve::party::Board cards : round.pyramid.cards)
            hash = ppsolve::search::mix(hash + 0x9e3779b97f4a7c15ULL, cards + 0xe7037ed1a0b428dbULL);
        return hash;
    }
};

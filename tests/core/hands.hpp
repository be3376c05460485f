// Fixtures for the tests of Penguin Party: hands from letters, random deals and rules, and a hash of rounds.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "../../solver/core/party/playout.hpp"
#include "../../solver/core/party/round.hpp"
#include "../../solver/core/search/key.hpp"

inline const std::string letters = "RGYPB";

inline ppsolve::party::Hand hand(const std::string& cards) {
    std::array<std::uint8_t, ppsolve::party::colour_count> counts{};
    for (const char card : cards) ++counts[letters.find(card)];
    return ppsolve::party::Hand(counts);
}

// A deal of `cards` cards to everybody, of the first `colours` colours; the first seat begins.
inline ppsolve::party::Round dealt(const ppsolve::party::Rules& rules, int cards, ppsolve::party::SplitMix64& random,
                                   std::size_t colours = ppsolve::party::colour_count) {
    ppsolve::party::Round round;
    for (int seat = 0; seat < rules.players; ++seat) {
        std::string held;
        for (int card = 0; card < cards; ++card) held += letters[random.below(colours)];
        round.hands[static_cast<std::size_t>(seat)] = hand(held);
    }
    round.settle(rules, 0);
    return round;
}

// Rules that vary with a number.
inline ppsolve::party::Rules any_rules(std::uint64_t number) {
    return {static_cast<std::uint8_t>(2 + number % 5), static_cast<std::uint8_t>(1 + number % 8), number % 3 == 0,
            number % 4 == 0};
}

struct HashOfRound {
    std::size_t operator()(const ppsolve::party::Round& round) const {
        std::uint64_t hash = round.to_move;
        for (const ppsolve::party::Board cards : round.pyramid.cards)
            hash = ppsolve::search::mix(hash + ppsolve::search::golden_ratio, cards + 0xe7037ed1a0b428dbULL);
        return hash;
    }
};

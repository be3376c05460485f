// The opponent model: the policies that opponents may follow, their prior weights, and the thrifty policy. Agrees with
// opponent_model.py.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "../playout.hpp"
#include "../round.hpp"
#include "value_network.hpp"

namespace ppsolve::party {

// The policy that all opponents are assumed to play; `mixed` is any of the three, each with a prior probability.
enum class OpponentModel : std::uint8_t { mixed, random, greedy, thrifty };

// A policy that opponents may follow.
enum OpponentPolicy : std::uint8_t { random_policy, greedy_policy, thrifty_policy };

// A number for each policy: the likelihood of some moves under it, or its weight.
using Likelihood = std::array<double, 3>;

// Relative weights of the policies before any move is seen.
inline constexpr Likelihood opponent_prior{1.0, 0.125, 0.5};

// The assumed probability that a greedy player makes a random move instead.
inline constexpr double greedy_error_rate = 0.05;

// The legal moves of a thrifty player and their weights. Thrifty players evaluate moves by the value network. The move
// with the fewest cards left has weight 2^20. The weight halves for every 20 units of value (256 units are one card)
// that a move leaves more.
class ThriftyPolicy {
public:
    ThriftyPolicy(const Pyramid& pyramid, const Hand& hand, const Rules& rules, const ColourCounts& deck,
                  const value_network::Opponents& opponents) {
        std::array<int, max_moves> left;
        int least = std::numeric_limits<int>::max();
        Choices(pyramid, hand, rules).for_each([&](Move move) {
            left[count_] = value_network::value_after(pyramid, hand, rules, deck, opponents, move);
            least = std::min(least, left[count_]);
            moves_[count_++] = move;
        });
        for (std::size_t number = 0; number < count_; ++number) {
            weights_[number] = weight(left[number] - least);
            sum_ += weights_[number];
        }
    }

    double probability(Move move) const {
        std::size_t number = 0;
        while (!(moves_[number] == move)) ++number;
        return static_cast<double>(weights_[number]) / static_cast<double>(sum_);
    }

    // Draw a move with the next random word.
    Move sample(SplitMix64& random) const {
        std::uint64_t left = random.below(sum_);
        std::size_t number = 0;
        while (left >= weights_[number]) left -= weights_[number++];
        return moves_[number];
    }

private:
    // The weight of a move that leaves `more` units of value more than the best one.
    static std::uint64_t weight(int more) {
        // 2^(20 - i / 5) for i = 0 to 4, to within one: a fifth of a halving for 4 of the 20 units.
        constexpr std::array<std::uint64_t, 5> first_weights{1048576, 912839, 794672, 691802, 602249};
        constexpr int units_per_step = 4;
        const auto steps = static_cast<std::size_t>(more / units_per_step);
        const auto halvings = steps / first_weights.size();
        if (halvings > 20) return 1;
        return std::max<std::uint64_t>(first_weights[steps % first_weights.size()] >> halvings, 1);
    }

    std::array<Move, max_moves> moves_;
    std::array<std::uint64_t, max_moves> weights_;
    std::size_t count_ = 0;
    std::uint64_t sum_ = 0;
};

}  // namespace ppsolve::party

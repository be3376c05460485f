// Others who look ahead by foresight, and mostly play what leaves them few cards. Agrees with thrift.py.
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

// The legal moves of somebody taken to be thrifty, and how likely each of them is: the one of which foresight says that
// it leaves the fewest cards has a weight of 2^20, and it halves for every 20 parts of a card that a move leaves more.
class ThriftyLots {
public:
    ThriftyLots(const Pyramid& pyramid, const Hand& hand, const Rules& rules, const ColourCounts& deck,
                const value_network::Opponents& others) {
        std::array<int, most_moves> left;
        int least = std::numeric_limits<int>::max();
        Choices(pyramid, hand, rules).for_each([&](Move move) {
            left[count_] = value_network::value_after(pyramid, hand, rules, deck, others, move);
            least = std::min(least, left[count_]);
            moves_[count_++] = move;
        });
        for (std::size_t number = 0; number < count_; ++number) {
            lots_[number] = lot(left[number] - least);
            sum_ += lots_[number];
        }
    }

    double share(Move move) const {
        std::size_t number = 0;
        while (!(moves_[number] == move)) ++number;
        return static_cast<double>(lots_[number]) / static_cast<double>(sum_);
    }

    Move drawn(SplitMix64& random) const {
        std::uint64_t left = random.below(sum_);
        std::size_t number = 0;
        while (left >= lots_[number]) left -= lots_[number++];
        return moves_[number];
    }

private:
    static std::uint64_t lot(int more) {
        constexpr std::array<std::uint64_t, 5> likeliest{1048576, 912839, 794672, 691802, 602249};
        constexpr int parts = 4;  // of a card, from each of these to the next
        const auto steps = static_cast<std::size_t>(more / parts);
        const auto halved = steps / likeliest.size();
        if (halved > 20) return 1;
        return std::max<std::uint64_t>(likeliest[steps % likeliest.size()] >> halved, 1);
    }

    std::array<Move, most_moves> moves_;
    std::array<std::uint64_t, most_moves> lots_;
    std::size_t count_ = 0;
    std::uint64_t sum_ = 0;
};

}  // namespace ppsolve::party

// The value network: a small neural network, trained on simulated rounds, that estimates the cards left to a player
// after a move.
//
// Agrees with value_network.py exactly, because all numbers are integers. They are stored as floats, which hold
// integers up to 2^24 exactly and which compilers vectorise well. benchmarks/value_network/learn.py makes sure that
// none is larger.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "../playout.hpp"

namespace ppsolve::party {

namespace value_network {

// The layout and limits with which the weights were trained: learn.py has the same.
inline constexpr int colour_inputs = 11;
inline constexpr int table_inputs = 9;
inline constexpr int units = 16;
inline constexpr int max_input = 31;
inline constexpr int max_signal = 4095;
inline constexpr int max_wanted = 24;

inline constexpr int units_per_card = 256;  // the scale of values

using Units = std::array<float, units>;

// The first layer sees one held colour at a time, and its outputs are added up. The second layer sees that sum and the
// inputs of the table as a whole.
struct Weights {
    std::array<Units, colour_inputs> colour;
    std::array<Units, table_inputs> colour_table;
    Units colour_bias;
    std::array<Units, units> sum;
    std::array<Units, table_inputs> table;
    Units bias;
    Units last;
    float last_bias;
};

inline constexpr Weights weights{
#include "value_network_weights.inc"
};

// The opponents still in the round: their number, their cards in total, and how many of them play by these policies.
struct Opponents {
    int players = 0;
    int cards = 0;
    int greedy = 0;
    int thrifty = 0;
};

// Add weights times a number. (Loops over units must not be unrolled too early, or compilers do not vectorise them.)
inline void add(Units& sums, const Units& factors, float number) {
#pragma GCC unroll 1
    for (std::size_t unit = 0; unit < units; ++unit) sums[unit] += number * factors[unit];
}

template <std::size_t inputs>
void add(Units& sums, const std::array<Units, inputs>& factors, const std::array<int, inputs>& numbers) {
    for (std::size_t input = 0; input < inputs; ++input)
        add(sums, factors[input], static_cast<float>(std::min(numbers[input], max_input)));
}

// Clipped ReLU: max(0, x) >> shift, capped at max_signal.
inline void clipped_relu(Units& sums, int shift) {
#pragma GCC unroll 1
    for (std::size_t unit = 0; unit < units; ++unit) {
        const int sum = static_cast<int>(sums[unit]);
        const int scaled = (sum < 0 ? 0 : sum) >> shift;
        sums[unit] = static_cast<float>(scaled < max_signal ? scaled : max_signal);
    }
}

// The inputs of the network for a hand that is not empty, after a move.
class Inputs {
public:
    Inputs(const Pyramid& pyramid, const Hand& hand, const Rules& rules, const ColourCounts& deck,
           const Opponents& opponents)
        : pyramid_(pyramid), hand_(hand), open_(pyramid.open(rules.contiguous)), grows_(pyramid.width < rules.base) {
        const Board all = pyramid.filled();
        covered_ = board::covered(all);
        closed_ = board::pyramid_cells[rules.base] & ~all & ~open_;
        near_ = closed_ & board::above_either(open_ | (grows_ ? board::at(pyramid.width) : 0));
        Board own = 0;
        int all_unseen = 0;
        for (int colour = 0; colour < colour_count; ++colour) {
            const int held = hand.count(colour);
            places_[colour] = pyramid.accepting(colour, open_);
            unseen_[colour] = deck[colour] - std::popcount(pyramid.cards[colour]) - held;
            all_unseen += unseen_[colour];
            if (!held) continue;
            shared_ |= own & places_[colour];
            own |= places_[colour];
        }
        table_ = {rules.base - pyramid.width,
                  opponents.players,
                  opponents.cards,
                  hand.size(),
                  std::popcount(own),           // slots for the player's cards,
                  std::popcount(open_ & ~own),  // and only for others
                  all_unseen,
                  opponents.greedy,
                  opponents.thrifty};
    }

    const std::array<int, table_inputs>& table() const { return table_; }

    std::array<int, colour_inputs> colour(int colour) const {
        const Board cards = pyramid_.cards[colour];
        const Board above = board::above_either(cards);
        const int held = hand_.count(colour);
        const int fits = std::popcount(places_[colour]);
        const int left_end = grows_ && cards & 1;
        int wanted = 0;
        for (int other = 0; other < colour_count; ++other)
            if (other != colour) wanted += std::popcount(places_[colour] & places_[other]) * unseen_[other];
        return {held,
                fits,
                std::min(held, fits),
                std::popcount(board::above_both(cards) & open_),  // slots that take only this colour
                std::popcount(cards & ~covered_),
                std::popcount(above & closed_) + left_end,  // cells that may open later
                unseen_[colour],
                fits == 0,
                std::popcount(places_[colour] & shared_),
                std::min(wanted, max_wanted),  // unseen cards of other colours that compete for the slots
                std::popcount(above & near_) + left_end};
    }

private:
    const Pyramid& pyramid_;
    const Hand& hand_;
    Board open_;
    bool grows_;
    Board covered_;        // cards with cards above them on both sides
    Board closed_;         // empty cells that are not open yet
    Board near_;           // of these, those that rest on an open place
    Board shared_ = 0;     // places that accept two of the colours held
    ColourBoards places_;  // slots that accept each colour
    std::array<int, colour_count> unseen_;
    std::array<int, table_inputs> table_;
};

// The cards to expect with a hand that is not empty, after a move, in units_per_card. May be a little below 0.
inline int value(const Pyramid& pyramid, const Hand& hand, const Rules& rules, const ColourCounts& deck,
                 const Opponents& opponents) {
    const Inputs inputs(pyramid, hand, rules, deck, opponents);
    Units before = weights.colour_bias;
    Units second = weights.bias;
    add(before, weights.colour_table, inputs.table());
    add(second, weights.table, inputs.table());
    Units sum{};
    for (int colour = 0; colour < colour_count; ++colour) {
        if (!hand.count(colour)) continue;
        Units first = before;
        add(first, weights.colour, inputs.colour(colour));
#pragma GCC unroll 1
        for (std::size_t unit = 0; unit < units; ++unit) sum[unit] += first[unit] > 0.0f ? first[unit] : 0.0f;
    }
    clipped_relu(sum, 2);
    for (std::size_t from = 0; from < units; ++from) add(second, weights.sum[from], sum[from]);
    clipped_relu(second, 6);
    int found = static_cast<int>(weights.last_bias);
    for (std::size_t unit = 0; unit < units; ++unit) found += static_cast<int>(second[unit] * weights.last[unit]);
    return found >> 8;
}

// As `value`, for a move that is still to be made and may place the last card.
inline int value_after(Pyramid pyramid, Hand hand, const Rules& rules, const ColourCounts& deck,
                       const Opponents& opponents, Move move) {
    pyramid.put(move.colour, move.place);
    hand.remove(move.colour);
    return hand.empty() ? 0 : value(pyramid, hand, rules, deck, opponents);
}

struct BestMove {
    Move move;
    int value;
};

// The move of the player to move with the least value, the first if there are several.
inline BestMove best_move(const Round& round, const Rules& rules, const ColourCounts& deck,
                          const Opponents& opponents) {
    BestMove best{{}, std::numeric_limits<int>::max()};
    Choices(round, rules).for_each([&](Move move) {
        const int left = value_after(round.pyramid, round.hands[round.to_move], rules, deck, opponents, move);
        if (left < best.value) best = {move, left};
    });
    return best;
}

}  // namespace value_network

}  // namespace ppsolve::party

// Foresight: how many cards a move may leave a player with, as a small network learned it from rounds.
//
// Agrees with foresight.py, number for number: all numbers are whole. They are kept as floats, which hold whole numbers
// up to 2^24 exactly and which compilers handle many at a time; benchmarks/value_network/learn.py sees to it that none
// is larger.
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

inline constexpr int colour_inputs = 11;
inline constexpr int table_inputs = 9;
inline constexpr int units = 16;
inline constexpr int most_input = 31;
inline constexpr int most_signal = 4095;
inline constexpr int most_wanted = 24;

inline constexpr int unit_of_value = 256;  // values are in so many parts of a card

using Units = std::array<float, units>;

// What the colours held tell goes through the first layer, colour by colour, and is added up; the second layer sees
// the sum and the table.
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

inline constexpr Weights learned{
#include "value_network_weights.inc"
};

// The others who are still in the round, how many cards they hold in all, and how many of them play in these ways.
struct Opponents {
    int players = 0;
    int cards = 0;
    int greedy = 0;
    int thrifty = 0;
};

// The cells of a pyramid, by the number of cards that its base may hold.
inline constexpr auto cells_on = [] {
    std::array<Board, widest_base + 1> cells{};
    for (int base = 0; base <= widest_base; ++base)
        for (int row = 0; row < base; ++row) cells[base] |= (board::at(base - row) - 1) << (8 * row);
    return cells;
}();

// Adds the weights times a number. (Loops over units must not be unrolled too soon, or compilers take one unit at a
// time.)
inline void add(Units& sums, const Units& weights, float number) {
#pragma GCC unroll 1
    for (std::size_t unit = 0; unit < units; ++unit) sums[unit] += number * weights[unit];
}

template <std::size_t inputs>
void add(Units& sums, const std::array<Units, inputs>& weights, const std::array<int, inputs>& numbers) {
    for (std::size_t input = 0; input < inputs; ++input)
        add(sums, weights[input], static_cast<float>(std::min(numbers[input], most_input)));
}

// What units pass on: nothing below 0, and one for so many halvings.
inline void pass_on(Units& sums, int halvings) {
#pragma GCC unroll 1
    for (std::size_t unit = 0; unit < units; ++unit) {
        const int sum = static_cast<int>(sums[unit]);
        const int passed = (sum < 0 ? 0 : sum) >> halvings;
        sums[unit] = static_cast<float>(passed < most_signal ? passed : most_signal);
    }
}

// What the network sees of a hand that is not empty, after a move to a pyramid.
class Inputs {
public:
    Inputs(const Pyramid& pyramid, const Hand& hand, const Rules& rules, const ColourCounts& deck,
           const Opponents& others)
        : pyramid_(pyramid), hand_(hand), open_(pyramid.open(rules.contiguous)), grows_(pyramid.width < rules.base) {
        const Board all = pyramid.filled();
        covered_ = all >> 8 & all >> 7 & board::all_but_first_column;
        closed_ = cells_on[rules.base] & ~all & ~open_;
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
        table_ = {rules.base - pyramid.width,  others.players, others.cards,  hand.size(),   std::popcount(own),
                  std::popcount(open_ & ~own), all_unseen,     others.greedy, others.thrifty};
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
                std::popcount(board::above_both(cards) & open_),
                std::popcount(cards & ~covered_),
                std::popcount(above & closed_) + left_end,
                unseen_[colour],
                fits == 0,
                std::popcount(places_[colour] & shared_),
                std::min(wanted, most_wanted),
                std::popcount(above & near_) + left_end};
    }

private:
    const Pyramid& pyramid_;
    const Hand& hand_;
    Board open_;
    bool grows_;
    Board covered_;     // cards that have cards on both of the places above them
    Board closed_;      // empty cells that are not open yet
    Board near_;        // of these, those that rest on an open place
    Board shared_ = 0;  // places in which cards of two own colours fit
    std::array<Board, colour_count> places_;
    std::array<int, colour_count> unseen_;
    std::array<int, table_inputs> table_;
};

// The cards left to expect with a hand that is not empty, after a move to a pyramid; it may be a little below 0.
inline int value(const Pyramid& pyramid, const Hand& hand, const Rules& rules, const ColourCounts& deck,
                 const Opponents& others) {
    const Inputs inputs(pyramid, hand, rules, deck, others);
    Units before = learned.colour_bias;
    Units second = learned.bias;
    add(before, learned.colour_table, inputs.table());
    add(second, learned.table, inputs.table());
    Units sum{};
    for (int colour = 0; colour < colour_count; ++colour) {
        if (!hand.count(colour)) continue;
        Units first = before;
        add(first, learned.colour, inputs.colour(colour));
#pragma GCC unroll 1
        for (std::size_t unit = 0; unit < units; ++unit) sum[unit] += first[unit] > 0.0f ? first[unit] : 0.0f;
    }
    pass_on(sum, 2);
    for (std::size_t from = 0; from < units; ++from) add(second, learned.sum[from], sum[from]);
    pass_on(second, 6);
    int found = static_cast<int>(learned.last_bias);
    for (std::size_t unit = 0; unit < units; ++unit) found += static_cast<int>(second[unit] * learned.last[unit]);
    return found >> 8;
}

// The same after a move of a player, who may have placed the last card with it.
inline int value_after(Pyramid pyramid, Hand hand, const Rules& rules, const ColourCounts& deck,
                       const Opponents& others, Move move) {
    pyramid.put(move.colour, move.place);
    hand.remove(move.colour);
    return hand.empty() ? 0 : value(pyramid, hand, rules, deck, others);
}

struct Found {
    Move move;
    int value;
};

// The first of the moves after which the fewest cards may be left to the player to move, and how many.
inline Found best(const Round& round, const Rules& rules, const ColourCounts& deck, const Opponents& others) {
    Found found{{}, std::numeric_limits<int>::max()};
    Choices(round, rules).for_each([&](Move move) {
        const int left = value_after(round.pyramid, round.hands[round.to_move], rules, deck, others, move);
        if (left < found.value) found = {move, left};
    });
    return found;
}

}  // namespace value_network

}  // namespace ppsolve::party

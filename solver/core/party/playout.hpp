// Playouts: rounds played to the end by a simple random policy, and the cards they leave.
//
// Playout number n of a seed has its own stream of random words and depends on nothing else. So playouts can run in any
// order and in any portions. Agrees with playouts.py: the same words give the same rounds.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "../search/key.hpp"
#include "round.hpp"

namespace ppsolve::party {

// The random generator of randomness.py (Steele, Lea and Flood, 2014).
class SplitMix64 {
public:
    explicit constexpr SplitMix64(std::uint64_t seed) : state_(seed) {}

    // The stream of playout n is seeded with word n of the seed's own sequence, counted from 0.
    static constexpr SplitMix64 stream(std::uint64_t seed, std::uint64_t number) {
        return SplitMix64(SplitMix64(seed + number * step).word());
    }

    constexpr std::uint64_t word() {
        state_ += step;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9ULL;
        mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebULL;
        return mixed ^ mixed >> 31;
    }

    // A number from 0 to bound - 1, each equally likely: words above the last whole multiple of `bound` are rejected.
    constexpr std::uint64_t below(std::uint64_t bound) {
        while (true) {
            const std::uint64_t drawn = word();
            const std::uint64_t rest = drawn % bound;
            if (drawn - rest <= std::uint64_t{0} - bound) return rest;
        }
    }

private:
    static constexpr std::uint64_t step = search::golden_ratio;
    std::uint64_t state_;
};

// Moves to choose among: for each colour the open upper cells, and the number of free places of the base (0 to 2). They
// are numbered colour by colour: first left of the base, then right of it, then the upper cells by row and column.
class Choices {
public:
    // Every legal move of the player to move.
    Choices(const Round& round, const Rules& rules) : Choices(round.pyramid, round.hands[round.to_move], rules) {}

    // Every legal move with a hand.
    Choices(const Pyramid& pyramid, const Hand& hand, const Rules& rules) : width_(pyramid.width) {
        const unsigned held = hand.colours();
        const Board open = pyramid.open(rules.contiguous);
        const int places = pyramid.base_places(rules.base);
        for (std::size_t colour = 0; colour < colour_count; ++colour) {
            if (!(held >> colour & 1)) continue;
            upper_[colour] = pyramid.accepting(static_cast<int>(colour), open);
            base_[colour] = places;
        }
    }

    int count() const {
        int sum = 0;
        for (std::size_t colour = 0; colour < colour_count; ++colour) sum += count(colour);
        return sum;
    }

    Move number(int n) const {
        std::size_t colour = 0;
        for (; n >= count(colour); ++colour) n -= count(colour);
        const auto card = static_cast<std::uint8_t>(colour);
        if (n < base_[colour]) return {card, n + 1 < base_[colour] ? left_of_base : width_};
        Board cells = upper_[colour];
        for (n -= base_[colour]; n > 0; --n) cells &= cells - 1;
        return {card, static_cast<std::uint8_t>(std::countr_zero(cells))};
    }

    // Call `visit` with every move, in the order of their numbers.
    template <class Visit>
    void for_each(Visit visit) const {
        for (std::size_t colour = 0; colour < colour_count; ++colour) {
            const auto card = static_cast<std::uint8_t>(colour);
            if (base_[colour] > 1) visit(Move{card, left_of_base});
            if (base_[colour]) visit(Move{card, width_});
            for (Board cells = upper_[colour]; cells; cells &= cells - 1)
                visit(Move{card, static_cast<std::uint8_t>(std::countr_zero(cells))});
        }
    }

    // Remove the base if there is an upper cell to choose.
    void prefer_upper_cells() {
        Board any = 0;
        for (const Board cells : upper_) any |= cells;
        if (any) base_.fill(0);
    }

    // Remove every colour except those that the hand holds the most of, among the colours to choose.
    void keep_most_held_colours(const Hand& hand) {
        int most = 0;
        for (std::size_t colour = 0; colour < colour_count; ++colour)
            if (count(colour) && hand.count(static_cast<int>(colour)) > most)
                most = hand.count(static_cast<int>(colour));
        for (std::size_t colour = 0; colour < colour_count; ++colour) {
            if (hand.count(static_cast<int>(colour)) == most) continue;
            upper_[colour] = 0;
            base_[colour] = 0;
        }
    }

private:
    int count(std::size_t colour) const { return base_[colour] + std::popcount(upper_[colour]); }

    std::array<Board, colour_count> upper_{};
    std::array<int, colour_count> base_{};
    std::uint8_t width_;
};

// Careless policies: the moves among which a player chooses at random.

struct RandomPolicy {
    static void filter(Choices&, const Hand&) {}
};

struct GreedyPolicy {
    static void filter(Choices& moves, const Hand& hand) {
        moves.prefer_upper_cells();
        moves.keep_most_held_colours(hand);
    }
};

// Histograms of the number of cards left: one for each seat, and a last one for all seats together.
using CardsLeft = std::vector<std::vector<std::uint64_t>>;

// A move of a careless player, drawn with the next random word.
template <class Policy>
Move careless_move(const Round& round, const Rules& rules, SplitMix64& random) {
    Choices moves(round, rules);
    Policy::filter(moves, round.hands[round.to_move]);
    return moves.number(static_cast<int>(random.below(static_cast<std::uint64_t>(moves.count()))));
}

template <class Policy>
void play_to_end(Round& round, const Rules& rules, SplitMix64& random) {
    while (!round.over()) round.play(rules, careless_move<Policy>(round, rules, random));
}

// Play the rounds number `first` to `first + count - 1` of a seed, with everybody playing by `Policy`.
template <class Policy>
CardsLeft playouts(const Round& start, const Rules& rules, std::uint64_t seed, std::uint64_t first,
                   std::uint64_t count) {
    const std::size_t players = rules.players;
    CardsLeft left(players + 1);
    std::size_t all = 0;
    for (std::size_t seat = 0; seat < players; ++seat) {
        const auto cards = static_cast<std::size_t>(start.hands[seat].size());
        left[seat].resize(cards + 1);
        all += cards;
    }
    left[players].resize(all + 1);
    for (std::uint64_t number = first; number - first < count; ++number) {
        SplitMix64 random = SplitMix64::stream(seed, number);
        Round round = start;
        play_to_end<Policy>(round, rules, random);
        std::size_t sum = 0;
        for (std::size_t seat = 0; seat < players; ++seat) {
            const auto cards = static_cast<std::size_t>(round.hands[seat].size());
            ++left[seat][cards];
            sum += cards;
        }
        ++left[players][sum];
    }
    return left;
}

}  // namespace ppsolve::party

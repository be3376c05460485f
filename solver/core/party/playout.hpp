// Playouts: rounds played to the end without thought, many of them, and how many cards they leave.
//
// Playout number n of a seed has a stream of random words of its own, so that its end depends on nothing
// else: playouts can be counted in any order and in any portions. Agrees with playouts.py, word for word.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "round.hpp"

namespace ppsolve::party {

// The generator of randomness.py (Steele, Lea and Flood, 2014).
class SplitMix64 {
public:
    explicit constexpr SplitMix64(std::uint64_t seed) : state_(seed) {}

    // The stream of a playout starts at word n of the seed's own sequence, counted from 0.
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

    // A number from 0 to bound - 1, each equally likely: the words above the last whole multiple of the
    // bound are thrown away.
    constexpr std::uint64_t below(std::uint64_t bound) {
        while (true) {
            const std::uint64_t drawn = word();
            const std::uint64_t rest = drawn % bound;
            if (drawn - rest <= std::uint64_t{0} - bound) return rest;
        }
    }

private:
    static constexpr std::uint64_t step = 0x9e3779b97f4a7c15ULL;
    std::uint64_t state_;
};

// Moves to choose among: for each colour the open upper cells, and how many places the base has (0 to 2).
// They are numbered colour by colour; of a colour the left of the base comes first, then its right, then
// the upper cells by row and column.
class Choices {
public:
    // Every legal move of the player to move.
    Choices(const Round& round, const Rules& rules) : Choices(round.pyramid, round.hands[round.to_move], rules) {}

    // Every legal move with a hand.
    Choices(const Pyramid& pyramid, const Hand& hand, const Rules& rules) : width_(pyramid.width) {
        const unsigned held = hand.colours();
        const Board open = pyramid.open(rules.contiguous);
        const int places = width_ == rules.base ? 0 : width_ == 0 ? 1 : 2;
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

    // Calls `visit` with every move, in the order of their numbers.
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

    // Leave out the base if there is an upper cell to choose.
    void rather_above() {
        Board any = 0;
        for (const Board cells : upper_) any |= cells;
        if (any) base_.fill(0);
    }

    // Leave out every colour of which the hand holds fewer than of another one that can be chosen.
    void only_most_held(const Hand& hand) {
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

// Careless ways to play: which of the moves a player chooses among by lot.

struct AnyMove {
    static void choose(Choices&, const Hand&) {}
};

struct LargestPile {
    static void choose(Choices& moves, const Hand& hand) {
        moves.rather_above();
        moves.only_most_held(hand);
    }
};

// How often each number of cards was left: to each seat and, after the seats, to all together.
using CardsLeft = std::vector<std::vector<std::uint64_t>>;

// One move of a careless player, drawn with the next random word.
template <class Way>
Move careless_move(const Round& round, const Rules& rules, SplitMix64& random) {
    Choices moves(round, rules);
    Way::choose(moves, round.hands[round.to_move]);
    return moves.number(static_cast<int>(random.below(static_cast<std::uint64_t>(moves.count()))));
}

template <class Way>
void play_on(Round& round, const Rules& rules, SplitMix64& random) {
    while (!round.over()) round.play(rules, careless_move<Way>(round, rules, random));
}

// Plays the rounds number `first` to `first + count - 1` of a seed, everybody in the same way.
template <class Way>
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
        play_on<Way>(round, rules, random);
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

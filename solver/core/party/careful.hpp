// Playouts of one careful player, who chooses moves by Monte Carlo playouts, against careless opponents. Agrees with
// careful.py.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "hidden/hand_sampler.hpp"
#include "playout.hpp"

namespace ppsolve::party {

// The move of a careful player who sees all hands. Every legal move is followed by the same `playouts_per_move`
// careless playouts, seeded with the next random word. The first move with the fewest cards left in total is played.
template <class Policy>
Move careful_move(const Round& round, const Rules& rules, std::uint64_t playouts_per_move, SplitMix64& random) {
    const int seat = round.to_move;
    const Choices moves(round, rules);
    const int number_of_moves = moves.count();
    const std::uint64_t seed = random.word();
    Move best = moves.number(0);
    std::uint64_t fewest = ~std::uint64_t{0};
    for (int number = 0; number_of_moves > 1 && number < number_of_moves; ++number) {
        Round after = round;
        after.play(rules, moves.number(number));
        std::uint64_t cards = 0;
        for (std::uint64_t playout = 0; playout < playouts_per_move; ++playout) {
            SplitMix64 ahead = SplitMix64::stream(seed, playout);
            Round end = after;
            play_to_end<Policy>(end, rules, ahead);
            cards += static_cast<std::uint64_t>(end.hands[seat].size());
        }
        if (cards < fewest) {
            fewest = cards;
            best = moves.number(number);
        }
    }
    return best;
}

// A histogram of the cards left to a player who moves by `own_move` against careless opponents, over the rounds number
// `first` to `first + count - 1` of a seed.
template <class Policy, class OwnMove>
std::vector<std::uint64_t> playouts_of_one(const Round& start, const Rules& rules, int seat, std::uint64_t seed,
                                           std::uint64_t first, std::uint64_t count, const OwnMove& own_move) {
    std::vector<std::uint64_t> left(static_cast<std::size_t>(start.hands[seat].size()) + 1);
    for (std::uint64_t number = first; number - first < count; ++number) {
        SplitMix64 random = SplitMix64::stream(seed, number);
        Round round = start;
        while (!round.over()) {
            const bool own = round.to_move == seat;
            round.play(rules, own ? own_move(round, random) : careless_move<Policy>(round, rules, random));
        }
        ++left[static_cast<std::size_t>(round.hands[seat].size())];
    }
    return left;
}

// As playouts_of_one, for a careful player who sees all hands.
template <class Policy>
std::vector<std::uint64_t> careful_playouts(const Round& start, const Rules& rules, int seat,
                                            std::uint64_t playouts_per_move, std::uint64_t seed, std::uint64_t first,
                                            std::uint64_t count) {
    return playouts_of_one<Policy>(start, rules, seat, seed, first, count, [&](const Round& round, SplitMix64& random) {
        return careful_move<Policy>(round, rules, playouts_per_move, random);
    });
}

// The move of a careful player who sees only their own hand: as careful_move, but every playout starts from newly
// sampled hands. The next random word seeds all of them.
template <class Policy>
Move careful_move_at_table(const PlayerView& view, std::uint64_t playouts_per_move, SplitMix64& random) {
    const Choices moves(view.round, view.rules);
    const int number_of_moves = moves.count();
    const std::uint64_t seed = random.word();
    if (number_of_moves == 1) return moves.number(0);
    std::vector<std::uint64_t> cards(static_cast<std::size_t>(number_of_moves));
    for (std::uint64_t playout = 0; playout < playouts_per_move; ++playout) {
        SplitMix64 stream = SplitMix64::stream(seed, playout);
        const Round dealt = sample_hands(view, stream);
        const std::uint64_t word = stream.word();
        for (int number = 0; number < number_of_moves; ++number) {
            SplitMix64 ahead(word);
            Round end = dealt;
            end.play(view.rules, moves.number(number));
            play_to_end<Policy>(end, view.rules, ahead);
            cards[static_cast<std::size_t>(number)] += static_cast<std::uint64_t>(end.hands[view.round.to_move].size());
        }
    }
    return moves.number(static_cast<int>(std::ranges::min_element(cards) - cards.begin()));
}

// The view of the player to move if all other hands are hidden.
inline PlayerView own_hand_only(const Round& round, const Rules& rules, const ColourCounts& deck) {
    PlayerView view{rules, round, {}, deck, {}, {}, {}, OpponentModel::mixed};
    for (int colour = 0; colour < colour_count; ++colour)
        view.unseen[colour] -= static_cast<std::uint8_t>(std::popcount(round.pyramid.cards[colour]) +
                                                         round.hands[round.to_move].count(colour));
    for (int seat = 0; seat < rules.players; ++seat) {
        if (seat == round.to_move) continue;
        view.hidden[seat] = round.hands[seat].size();
        view.round.hands[seat] = Hand();
    }
    return view;
}

// As careful_playouts, for a careful player who sees only their own hand.
template <class Policy>
std::vector<std::uint64_t> careful_playouts_at_table(const Round& start, const Rules& rules, const ColourCounts& deck,
                                                     int seat, std::uint64_t playouts_per_move, std::uint64_t seed,
                                                     std::uint64_t first, std::uint64_t count) {
    return playouts_of_one<Policy>(start, rules, seat, seed, first, count, [&](const Round& round, SplitMix64& random) {
        return careful_move_at_table<Policy>(own_hand_only(round, rules, deck), playouts_per_move, random);
    });
}

}  // namespace ppsolve::party

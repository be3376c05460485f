// The decisions that careless rounds come to, and how many moves are good there.
//
// A decision is a choice among moves that lead to different games. A move is good if it keeps what the player to move
// can be sure of. Agrees with middle.py, decision for decision.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "guarantee.hpp"
#include "playout.hpp"
#include "position.hpp"
#include "same_game.hpp"

namespace ppsolve::party {

struct Decision {
    int seat;
    int moves;    // at least two
    int keeping;  // of them, those that are good: at least one
};

// The position after the first move of every kind: moves that lead to the same game are one.
inline std::vector<Position> different_positions_after(const Position& position) {
    std::vector<Position> after;
    std::vector<GameForm> forms;
    for (const Move move : position.moves()) {
        const Position reached = position.after(move);
        const GameForm form(reached.round, reached.rules);
        if (std::ranges::find(forms, form) != forms.end()) continue;
        forms.push_back(form);
        after.push_back(reached);
    }
    return after;
}

// What there is to decide in a position; no moves if all of them come to the same.
inline Decision decision(const Position& position, search::Table& table, std::atomic<std::uint64_t>& nodes) {
    const std::vector<Position> after = different_positions_after(position);
    const int seat = position.round.to_move;
    if (after.size() < 2) return {seat, 0, 0};
    const std::atomic<bool> never{false};
    const search::Budget endless{search::endless_nodes, search::no_deadline, &never};
    const Guarantee game(position.rules, seat);
    search::Search<Guarantee> search(game, table, nodes);
    const int sure = search.narrow(game.start(position), {0, position.round.hands[seat].size()}, endless).low;
    int keeping = 0;
    for (const Position& reached : after)
        keeping += search.narrow(game.start(reached), {sure, sure + 1}, endless).high == sure;
    return {seat, static_cast<int>(after.size()), keeping};
}

// The decisions, in order, of the careless rounds number `first` to `first + count - 1` of a seed, once the hands of
// those still in hold no more than so many cards together.
template <class Way>
std::vector<Decision> decisions(const Position& start, std::uint64_t seed, std::uint64_t first, std::uint64_t count,
                                int most_cards, search::Table& table, std::atomic<std::uint64_t>& nodes) {
    std::vector<Decision> met;
    for (std::uint64_t number = first; number - first < count; ++number) {
        SplitMix64 random = SplitMix64::stream(seed, number);
        Position position = start;
        while (!position.over()) {
            const Round& round = position.round;
            int cards = 0;
            for (int seat = 0; seat < position.rules.players; ++seat)
                cards += round.active(seat) ? round.hands[seat].size() : 0;
            if (cards <= most_cards)
                if (const Decision here = decision(position, table, nodes); here.moves) met.push_back(here);
            position.round.play(position.rules, careless_move<Way>(round, position.rules, random));
        }
    }
    return met;
}

}  // namespace ppsolve::party

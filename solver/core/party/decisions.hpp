// The decisions in simulated careless rounds, and the number of good moves in each.
//
// A decision is a choice among moves that lead to different canonical forms. A move is good if it keeps the value that
// the player to move can guarantee. Agrees with reports/difficulty/midgame.py.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "canonical_form.hpp"
#include "guarantee.hpp"
#include "playout.hpp"
#include "position.hpp"

namespace ppsolve::party {

struct Decision {
    int seat;
    int moves;    // at least two
    int keeping;  // of these, the good ones: at least one
};

// The positions after all moves, one for each canonical form.
inline std::vector<Position> different_positions_after(const Position& position) {
    std::vector<Position> after;
    std::vector<CanonicalForm> forms;
    for (const Move move : position.moves()) {
        const Position reached = position.after(move);
        const CanonicalForm form(reached.round, reached.rules);
        if (std::ranges::find(forms, form) != forms.end()) continue;
        forms.push_back(form);
        after.push_back(reached);
    }
    return after;
}

// The decision in a position; its number of moves is 0 if all moves lead to the same form.
inline Decision decision(const Position& position, search::Table& table, std::atomic<std::uint64_t>& nodes) {
    const std::vector<Position> after = different_positions_after(position);
    const int seat = position.round.to_move;
    if (after.size() < 2) return {seat, 0, 0};
    const std::atomic<bool> never{false};
    const search::Budget endless{search::endless_nodes, search::no_deadline, &never};
    const Guarantee game(position.rules, seat);
    search::Search<Guarantee> search(game, table, nodes);
    const int value = search.narrow(game.start(position), {0, position.round.hands[seat].size()}, endless).low;
    int keeping = 0;
    for (const Position& reached : after)
        keeping += search.narrow(game.start(reached), {value, value + 1}, endless).high == value;
    return {seat, static_cast<int>(after.size()), keeping};
}

// The decisions, in order, of the careless rounds number `first` to `first + count - 1` of a seed. Only positions with
// at most `max_cards` cards in the hands of active players count.
template <class Policy>
std::vector<Decision> decisions(const Position& start, std::uint64_t seed, std::uint64_t first, std::uint64_t count,
                                int max_cards, search::Table& table, std::atomic<std::uint64_t>& nodes) {
    std::vector<Decision> found;
    for (std::uint64_t number = first; number - first < count; ++number) {
        SplitMix64 random = SplitMix64::stream(seed, number);
        Position position = start;
        while (!position.over()) {
            const Round& round = position.round;
            if (round.active_cards(position.rules) <= max_cards)
                if (const Decision here = decision(position, table, nodes); here.moves) found.push_back(here);
            position.round.play(position.rules, careless_move<Policy>(round, position.rules, random));
        }
    }
    return found;
}

}  // namespace ppsolve::party

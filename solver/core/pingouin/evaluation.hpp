// What a position looks like to player 0, in a few numbers, and what it is likely to be worth.
//
// The weights were fitted to values that the search had proved, by benchmarks/floe_evaluation. They serve the order of
// moves and the first guess of a value, not the value.
#pragma once

#include "folded.hpp"
#include "territory.hpp"

namespace ppsolve::pingouin {

struct Estimate {
    int fish;      // on player 0's side of the floe, less those on the others'
    int between;   // fish as near to both sides, for whoever is to move
    int penguins;  // those of player 0, less those of the others, times the free tiles

    // In hundredths of a fish.
    constexpr int worth() const { return 70 * fish + 47 * between + 8 * penguins; }
};

inline Estimate estimate_of(const Folded& state) {
    Board others = 0;
    for (int player = 1; player < state.players; ++player) others |= state.penguins[player];
    const Board own = state.penguins[0], free = state.fish.tiles();
    const Territory near = territory(own, others, free);
    const int between = state.fish.sum(near.between);
    return {state.fish.sum(near.first) - state.fish.sum(near.second), state.turn == 0 ? between : -between,
            (board::count(own) - board::count(others)) * board::count(free)};
}

}  // namespace ppsolve::pingouin

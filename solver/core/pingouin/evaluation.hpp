// The heuristic evaluation of a position for player 0, from a few features. It orders moves and gives a first guess of
// the value; it proves nothing. benchmarks/floe_evaluation fitted the weights to values that the search had proved.
#pragma once

#include "folded.hpp"

namespace ppsolve::pingouin {

// The free tiles by the side whose penguins are nearer, in steps from tile to tile.
struct Territory {
    Board first = 0;
    Board second = 0;
    Board between = 0;  // equally near to both
};

// Grow both sides from their penguins, one step at a time.
constexpr Territory territory(Board first, Board second, Board free) {
    Territory found;
    Board unseen = free;
    while (unseen) {
        const Board one = board::beside(first) & unseen, other = board::beside(second) & unseen;
        if ((one | other) == 0) break;
        found.first |= one & ~other;
        found.second |= other & ~one;
        found.between |= one & other;
        unseen &= ~(one | other);
        first = one;
        second = other;
    }
    return found;
}

struct Features {
    int fish;      // in player 0's territory minus those in the others'
    int between;   // fish equally near to both sides, signed for the player to move
    int penguins;  // player 0's penguins minus the others', times the number of free tiles

    // The evaluation, in hundredths of a fish.
    constexpr int value() const { return 70 * fish + 47 * between + 8 * penguins; }
};

inline Features features_of(const Folded& state) {
    Board others = 0;
    for (int player = 1; player < state.players; ++player) others |= state.penguins[player];
    const Board own = state.penguins[0], free = state.fish.tiles();
    const Territory near = territory(own, others, free);
    const int between = state.fish.sum(near.between);
    return {state.fish.sum(near.first) - state.fish.sum(near.second), state.turn == 0 ? between : -between,
            (board::count(own) - board::count(others)) * board::count(free)};
}

}  // namespace ppsolve::pingouin

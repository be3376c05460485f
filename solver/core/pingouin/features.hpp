// The features of a position that the engine's evaluation weighs. Agrees with solver/pingouin/features.py.
//
// Every feature is a whole number for each seat. A seat's fish so far are not among them, and nothing changes if stuck
// penguins and tiles that nobody can reach are removed. Mirror images have equal features; swapped seats have swapped
// features.
#pragma once

#include <array>
#include <cstddef>

#include "folded.hpp"

namespace ppsolve::pingouin {

enum Feature {
    slide_fish,         // fish on tiles that this seat reaches in fewer slides than any other
    slide_tiles,        // these tiles
    step_fish,          // the same in steps to adjacent tiles
    step_tiles,         //
    slide_first_fish,   // fish on tiles reached in as many slides as others need, if this seat moves before these
    step_first_fish,    // the same in steps
    private_fish,       // fish on tiles that no other seat can ever reach
    private_tiles,      // these tiles
    step_dead_ends,     // fish of step_fish on tiles with at most one free tile beside them
    step_corridors,     // the same with two free tiles beside them
    private_dead_ends,  // tiles of private_tiles with at most one free tile beside them
    private_corridors,  // the same with two free tiles beside them
    next_fish,          // fish on tiles reached with one slide
    next_threes,        // tiles with three fish reached with one slide
    beside_fish,        // fish on tiles beside a penguin
    open_sides,         // free tiles beside each penguin, summed over penguins
    slide_choices,      // slides of all penguins
    mobile,             // penguins that can move
    one_exit,           // penguins with one free tile beside them
    two_exits,          // penguins with two
    spare_moves,        // moves in regions that were folded away
    unplaced,           // penguins still to be placed
    to_move,            // 1 for the seat to move, 0 for others
    feature_count,
};

using SeatFeatures = std::array<int, feature_count>;

struct FloeFeatures {
    std::array<SeatFeatures, max_players> of;
    int tiles;    // free tiles within reach of somebody
    int waiting;  // penguins still to be placed
};

namespace board {

inline constexpr std::array<Board, tile_count> neighbours = [] {
    std::array<Board, tile_count> table{};
    for (int tile = 0; tile < tile_count; ++tile) table[static_cast<std::size_t>(tile)] = beside(at(tile));
    return table;
}();

// All tiles one slide away from some of the given tiles.
constexpr Board slides_to(Board from, Board free) {
    return slides<1>(from, free) | slides<-1>(from, free) | slides<7>(from, free) | slides<-7>(from, free) |
           slides<8>(from, free) | slides<-8>(from, free);
}

}  // namespace board

// Free tiles with few free tiles beside them, where a penguin soon gets stuck.
struct NarrowTiles {
    Board dead_ends;  // at most one
    Board corridors;  // two
};

constexpr NarrowTiles narrow_tiles(Board free) {
    Board one = 0, two = 0, three = 0;  // tiles with at least so many
    for (const int shift : board::shifts) {
        const Board beside = board::moved(free, shift) & board::landing(shift);
        three |= two & beside;
        two |= one & beside;
        one |= beside;
    }
    return {free & ~two, free & two & ~three};
}

// The free tiles by the seat that reaches them first.
struct Influence {
    std::array<Board, max_players> sole{};   // reached by this seat before any other
    std::array<Board, max_players> first{};  // reached by several at once, of which this seat moves first
    std::array<Board, max_players> next{};   // reached at once
};

// Let all seats grow from their penguins at the same pace: `grow` gives the tiles that a move reaches from some tiles.
template <class Grow>
constexpr Influence influence(const Folded& state, int seats, const Grow& grow) {
    Influence found;
    const Board free = state.fish.tiles();
    std::array<Board, max_players> edge = state.penguins;
    for (Board unseen = free, any = 1; unseen && any;) {
        Board several = 0;
        any = 0;
        for (int seat = 0; seat < seats; ++seat) {
            if (edge[seat]) edge[seat] = grow(edge[seat], free) & unseen;
            several |= any & edge[seat];
            any |= edge[seat];
        }
        if (unseen == free) found.next = edge;
        Board given = 0;
        for (int step = 0, seat = state.turn; step < seats; ++step, seat = seat + 1 == seats ? 0 : seat + 1) {
            found.sole[seat] |= edge[seat] & ~several;
            found.first[seat] |= edge[seat] & several & ~given;
            given |= edge[seat];
        }
        unseen &= ~any;
    }
    return found;
}

// The features of all seats. `seats` counts those who are out, too.
inline void find_features(const Folded& state, int seats, FloeFeatures& features) {
    const Fish& fish = state.fish;
    const Board free = fish.tiles();
    const Influence slide = influence(state, seats, board::slides_to);
    const Influence step = influence(state, seats, [](Board from, Board) { return board::beside(from); });
    const NarrowTiles narrow = narrow_tiles(free);
    std::array<Board, max_players> reach{};
    Board reached = 0, contested = 0;
    for (int seat = 0; seat < seats; ++seat) {
        reach[seat] = board::connected(board::beside(state.penguins[seat]), free);
        contested |= reached & reach[seat];
        reached |= reach[seat];
    }
    features.tiles = board::count(reached);
    features.waiting = 0;
    for (int seat = 0; seat < seats; ++seat) {
        SeatFeatures& own = features.of[static_cast<std::size_t>(seat)];
        own[slide_fish] = fish.sum(slide.sole[seat]);
        own[slide_tiles] = board::count(slide.sole[seat]);
        own[step_fish] = fish.sum(step.sole[seat]);
        own[step_tiles] = board::count(step.sole[seat]);
        own[slide_first_fish] = fish.sum(slide.first[seat]);
        own[step_first_fish] = fish.sum(step.first[seat]);
        own[private_fish] = fish.sum(reach[seat] & ~contested);
        own[private_tiles] = board::count(reach[seat] & ~contested);
        own[step_dead_ends] = fish.sum(step.sole[seat] & narrow.dead_ends);
        own[step_corridors] = fish.sum(step.sole[seat] & narrow.corridors);
        own[private_dead_ends] = board::count(reach[seat] & ~contested & narrow.dead_ends);
        own[private_corridors] = board::count(reach[seat] & ~contested & narrow.corridors);
        own[next_fish] = fish.sum(slide.next[seat]);
        own[next_threes] = board::count(slide.next[seat] & fish.ones & fish.twos);
        own[beside_fish] = fish.sum(step.next[seat]);
        own[open_sides] = own[mobile] = own[one_exit] = own[two_exits] = 0;
        for (Board left = state.penguins[seat]; left; left &= left - 1) {
            const int exits = board::count(board::neighbours[static_cast<std::size_t>(board::first(left))] & free);
            own[open_sides] += exits;
            own[mobile] += exits > 0;
            own[one_exit] += exits == 1;
            own[two_exits] += exits == 2;
        }
        own[slide_choices] = board::slide_count(state.penguins[seat], free);
        own[spare_moves] = state.spare[seat];
        own[unplaced] = state.to_place[seat];
        features.waiting += own[unplaced];
        own[to_move] = state.turn == seat;
    }
}

}  // namespace ppsolve::pingouin

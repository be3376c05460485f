// The question "what does everybody end with if all play selfishly?" as a max^n game: every move gains the fish of the
// tile where it ends.
//
// Locked regions stay in the state, because spare moves are certainly no disadvantage only between two sides. But a
// selfish player gets at least what they can guarantee, and in a locked region that is the maximum.
#pragma once

#include <array>
#include <cstdint>

#include "../search/gains.hpp"
#include "../search/maxn.hpp"
#include "../search/table.hpp"
#include "folded.hpp"
#include "position.hpp"
#include "solitaire.hpp"

namespace ppsolve::pingouin {

class Selfish {
public:
    using State = Folded;
    using Move = pingouin::Move;

    static constexpr int max_depth = tile_count + max_players * max_penguins;
    static constexpr int max_moves = pingouin::max_moves;
    static constexpr std::uint64_t nodes_between_checks = 8;  // a node may contain large regions to solve

    // The table stores regions. A budget of all regions together makes the bounds of some weaker.
    Selfish(int players, search::Table& table, RegionBudget* budget = nullptr)
        : players_(players), solitaire_(table, budget) {}

    // A position as a root of the search; fish below penguins are gained already.
    Folded start(const Position& position) const {
        Folded state;
        state.fish = position.ice.within(~position.standing());
        state.penguins = position.penguins;
        state.to_place = position.to_place;
        state.players = position.players;
        if (!position.over()) settle(state, position.to_move);
        return state;
    }

    int seats() const { return players_; }
    int mover(const Folded& state) const { return state.turn; }
    MoveList moves(const Folded& state) const { return state.moves(); }
    int gain(const Folded& state, Move move) const { return state.fish.on(move.to); }

    Folded after(const Folded& state, Move move) const {
        Folded next = state;
        next.put(move);
        settle(next, next.next(state.turn));
        return next;
    }

    search::StaticBounds static_bounds(const Folded& state) const {
        search::StaticBounds found{state.key(3), 0, 0};
        Folded rest = state;
        if (state.placing()) {
            for (int seat = 0; seat < players_; ++seat) found.most |= search::gains::only(seat, state.fish.sum());
            return found;
        }
        const Reach reach = rest.drop_dead();
        for (int seat = 0; seat < players_; ++seat) {
            int least = 0, most = state.fish.sum(reach.of[seat]);
            reach.each_locked(seat, state.penguins[seat], [&](Board tiles, Board locked) {
                const Region region{state.fish.within(tiles), locked};
                const search::Bounds alone = solitaire_.maximum(region, Counted::fish_then_moves, max_nodes_per_region);
                least += alone.low / fish_weight;
                most -= region.fish.sum() - alone.high / fish_weight;
            });
            found.least |= search::gains::only(seat, least);
            found.most |= search::gains::only(seat, most);
        }
        return found;
    }

private:
    // Remove what no longer matters, and give the turn to a player who has a move.
    static void settle(Folded& state, int turn) {
        const auto has_turn = [&](int seat) {
            return (state.placing() ? state.to_place[seat] : state.penguins[seat]) > 0;
        };
        if (!state.placing() || !state.places()) {
            state.to_place = {};
            state.drop_dead();
        }
        for (int step = 0; step < state.players && !has_turn(turn); ++step) turn = state.next(turn);
        state.turn = static_cast<std::uint8_t>(turn);
    }

    int players_;
    Solitaire solitaire_;
};

static_assert(search::GainGame<Selfish>);

}  // namespace ppsolve::pingouin

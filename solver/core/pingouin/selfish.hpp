// The question "what does everybody end with when each plays for themselves?" as a game of max^n: every move gains the
// fish of the tile that it leads to.
//
// Locked regions stay in the state: that more spare moves are never worse holds only of two sides. But who plays for
// the most of their own ends with no less than they can be sure of, and that is all there is in such a region.
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

    static constexpr int deepest = tile_count + most_players * most_penguins;
    static constexpr int widest = most_moves;
    static constexpr std::uint64_t positions_between_looks = 8;  // each may hold large regions to be solved alone

    // The table remembers regions.
    Selfish(int players, search::Table& table) : players_(players), solitaire_(table) {}

    // A position as the game sees it; what is below its penguins is gained already.
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

    search::Outlook outlook(const Folded& state) const {
        search::Outlook seen{state.key(3), 0, 0};
        Folded rest = state;
        if (state.placing()) {
            for (int seat = 0; seat < players_; ++seat) seen.most |= search::gains::only(seat, state.fish.sum());
            return seen;
        }
        const Reach reach = rest.drop_dead();
        for (int seat = 0; seat < players_; ++seat) {
            int least = 0, most = state.fish.sum(reach.of[seat]);
            reach.each_locked(seat, state.penguins[seat], [&](Board tiles, Board locked) {
                const Region region{state.fish.within(tiles), locked};
                const search::Bounds found = solitaire_.most(region, Counted::fish_then_moves, effort_for_a_region);
                least += found.low / worth_of_a_fish;
                most -= region.fish.sum() - found.high / worth_of_a_fish;
            });
            seen.least |= search::gains::only(seat, least);
            seen.most |= search::gains::only(seat, most);
        }
        return seen;
    }

private:
    static constexpr int effort_for_a_region = 5000;

    // Drop what does not matter any more, and give the turn to somebody who has one.
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

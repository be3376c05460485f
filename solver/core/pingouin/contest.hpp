// The questions "how many fish can this player be sure of?" and "by how many does the first seat come out ahead?" as
// games between player 0, who wants as much as possible, and all the others together.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "../search/depth_limited.hpp"
#include "../search/search.hpp"
#include "../search/table.hpp"
#include "evaluation.hpp"
#include "folded.hpp"
#include "position.hpp"
#include "solitaire.hpp"

namespace ppsolve::pingouin {

enum class Asked { guaranteed, margin };

class Contest {
public:
    using State = Folded;
    using Move = pingouin::Move;
    using Child = search::ChildOf<State>;

    static constexpr int deepest = tile_count + most_players * most_penguins;
    static constexpr int widest = most_moves;
    static constexpr std::uint64_t positions_between_looks = 8;  // each may hold large regions to be solved alone

    // The table remembers regions; it may be that of the search.
    Contest(Asked asked, int seat, search::Table& table) : asked_(asked), seat_(seat), solitaire_(table) {}

    // A position as the question: what is certain in `shift`, bounds of all of it.
    Child start(const Position& position) const {
        Child child{};
        State& state = child.state;
        state.fish = position.ice.within(~position.standing());
        state.players = position.players;
        for (int step = 0; step < position.players; ++step) {
            const int seat = (seat_ + step) % position.players;
            state.penguins[step] = position.penguins[seat];
            state.to_place[step] = position.to_place[seat];
            child.shift += sign(step) * position.holding(seat);
        }
        if (position.over()) {
            child.bounds = {child.shift, child.shift};
            return child;
        }
        state.turn = static_cast<std::uint8_t>((position.to_move - seat_ + position.players) % position.players);
        settle(child);
        return child;
    }

    bool minimiser_to_move(const State& state) const { return state.turn != 0; }
    bool minimiser_to_move(const Position& position) const { return position.to_move != seat_; }

    MoveList moves(const State& state) const { return state.moves(); }

    void play(const State& state, Move move, Child& child) const {
        child.state = state;
        child.shift = sign(state.turn) * child.state.put(move);
        child.state.turn = static_cast<std::uint8_t>(state.next(state.turn));
        settle(child);
    }

    void tighten_bounds(Child&, int) const {}

    search::Key key(const State& state) const { return state.key(asked_ == Asked::margin ? 1 : 2); }

    // What the value is likely to be, in hundredths.
    int estimate(const Child& child) const {
        if (child.bounds.met()) return 100 * child.bounds.low;
        const int likely = 100 * child.shift + estimate_of(child.state).worth();
        return std::clamp(likely, 100 * child.bounds.low, 100 * child.bounds.high);
    }

    int move_score(const State& state, const Child& child, int) const {
        return state.turn == 0 ? estimate(child) : -estimate(child);
    }

private:
    static constexpr int effort_for_a_region = 5000;

    // What a fish of a player is worth.
    int sign(int player) const { return player == 0 ? 1 : asked_ == Asked::margin ? -1 : 0; }

    // Fold, give the turn to somebody who has one, and bound what is left.
    void settle(Child& child) const {
        State& state = child.state;
        if (state.placing()) {
            if (state.places()) {
                while (state.to_place[state.turn] == 0) state.turn = static_cast<std::uint8_t>(state.next(state.turn));
                const int all = state.fish.sum();
                child.bounds = {child.shift - (asked_ == Asked::margin ? all : 0), child.shift + all};
                return;
            }
            state.to_place = {};
        }
        Reach reach = state.drop_dead();
        if (asked_ == Asked::guaranteed) {
            // Fish out of player 0's reach are only ice.
            const Board out = state.fish.tiles() & ~reach.of[0];
            state.fish = {state.fish.ones | out, state.fish.twos & ~out};
        }
        // Nobody else can do anything about what is counted.
        const bool decided = asked_ == Asked::margin ? reach.contested == 0 : (reach.contested & reach.of[0]) == 0;
        for (int player = 0; player < state.players; ++player) {
            if (decided && sign(player) == 0) state.penguins[player] = 0;
            reach.each_locked(player, state.penguins[player], [&](Board tiles, Board locked) {
                if (!fold_region(child, {state.fish.within(tiles), locked}, player, decided)) return;
                state.fish = state.fish.within(~tiles);
                state.penguins[player] &= ~locked;
                reach.of[player] &= ~tiles;
            });
        }
        if (decided && asked_ == Asked::guaranteed) state.fish = state.fish.within(reach.of[0]);
        for (int player = state.players - 1; player > 0; --player)
            if (state.penguins[player] == 0) {
                state.remove_player(player);
                std::shift_left(reach.of.begin() + player, reach.of.end(), 1);
            }
        if (decided) {
            // Alone, it makes no difference when one moves.
            state.turn = state.penguins[0] == 0 && state.players > 1 ? 1 : 0;
            state.spare = {};
        } else if (state.players == 2) {
            // Spare moves of both cancel out, and nobody needs more than the other can make moves.
            const int both = std::min(state.spare[0], state.spare[1]);
            for (int player = 0; player < 2; ++player) {
                const int useful = board::count(reach.of[1 - player]);
                state.spare[player] = static_cast<std::uint8_t>(std::min(state.spare[player] - both, useful));
            }
        }
        bound(child, reach);
    }

    // The fish that a player surely takes from some tiles by their next move: the best beside their penguins that is
    // left when everybody who moves before has taken one.
    static int next_catch(const State& state, int player, Board tiles) {
        const Board near = board::beside(state.penguins[player]) & tiles;
        const int before = (player - state.turn + state.players) % state.players;
        if (board::count(near & state.fish.ones & state.fish.twos) > before) return 3;
        if (board::count(near & state.fish.twos) > before) return 2;
        return board::count(near) > before ? 1 : 0;
    }

    void bound(Child& child, const Reach& reach) const {
        const State& state = child.state;
        const int own = state.fish.sum(reach.of[0]), own_catch = next_catch(state, 0, reach.of[0]);
        if (state.players == 1) {
            child.bounds = {child.shift + own_catch, child.shift + own};
        } else if (asked_ == Asked::guaranteed) {
            const int lost = next_catch(state, 1, reach.of[0]);
            child.bounds = {child.shift + own_catch, child.shift + own - lost};
        } else {
            // Who takes a tile that both could reach takes it from the other, too.
            const int all = state.fish.sum(), others = state.fish.sum(reach.of[1]);
            const int others_catch = next_catch(state, 1, reach.of[1]);
            child.bounds = {child.shift - std::min(others - own_catch, all - 2 * own_catch),
                            child.shift + std::min(own - others_catch, all - 2 * others_catch)};
        }
    }

    // Take a region that only one player can reach as certain; false if it has to stay in the state.
    bool fold_region(Child& child, const Region& region, int player, bool decided) const {
        std::uint8_t& spare = child.state.spare[player];
        const auto most = [&](Counted counted) { return solitaire_.most(region, counted, effort_for_a_region); };
        if (sign(player) == 0) {
            const search::Bounds moves = most(Counted::moves);
            if (moves.met()) spare = static_cast<std::uint8_t>(spare + moves.low);
            return moves.met();
        }
        const search::Bounds found = most(Counted::fish_then_moves);
        if (!found.met()) return false;
        const int fish = found.low / worth_of_a_fish, moves = found.low % worth_of_a_fish;
        if (!decided) {
            const bool plain = moves == board::count(region.fish.tiles()) || most(Counted::moves).high == moves;
            if (!plain) return false;
            spare = static_cast<std::uint8_t>(spare + moves);
        }
        child.shift += sign(player) * fish;
        return true;
    }

    Asked asked_;
    int seat_;
    Solitaire solitaire_;
};

static_assert(search::EstimatedGame<Contest>);

}  // namespace ppsolve::pingouin

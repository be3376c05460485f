// The questions "how many fish can this player guarantee?" and "by how many does the first seat win?" as two-sided
// games between player 0, the maximiser, and all others together.
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

enum class Question { guaranteed, margin };

class Contest {
public:
    using State = Folded;
    using Move = pingouin::Move;
    using Child = search::ChildOf<State>;

    static constexpr int max_depth = tile_count + max_players * max_penguins;
    static constexpr int max_moves = pingouin::max_moves;
    static constexpr std::uint64_t nodes_between_checks = 8;  // a node may contain large regions to solve

    // The table stores regions; it may be the table of the search.
    Contest(Question question, int seat, search::Table& table, RegionLimits limits = {})
        : question_(question), seat_(seat), solitaire_(table, limits.budget), limits_(limits) {}

    // A position as a root of the search: the certain part of the value in `shift`, static bounds of all of it.
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

    search::Key key(const State& state) const { return state.key(question_ == Question::margin ? 1 : 2); }

    // The heuristic evaluation, in hundredths of a fish.
    int evaluate(const Child& child) const {
        if (child.bounds.met()) return 100 * child.bounds.low;
        const int guess = 100 * child.shift + features_of(child.state).value();
        return std::clamp(guess, 100 * child.bounds.low, 100 * child.bounds.high);
    }

    int move_score(const State& state, const Child& child, int) const {
        return state.turn == 0 ? evaluate(child) : -evaluate(child);
    }

private:
    // The sign with which a player's fish count.
    int sign(int player) const { return player == 0 ? 1 : question_ == Question::margin ? -1 : 0; }

    // Fold, give the turn to a player who has a move, and compute static bounds.
    void settle(Child& child) const {
        State& state = child.state;
        if (state.placing()) {
            if (state.places()) {
                while (state.to_place[state.turn] == 0) state.turn = static_cast<std::uint8_t>(state.next(state.turn));
                const int all = state.fish.sum();
                child.bounds = {child.shift - (question_ == Question::margin ? all : 0), child.shift + all};
                return;
            }
            state.to_place = {};
        }
        Reach reach = state.drop_dead();
        if (question_ == Question::guaranteed) {
            // Fish out of player 0's reach do not count: the tiles stay, with one fish each.
            const Board out = state.fish.tiles() & ~reach.of[0];
            state.fish = {state.fish.ones | out, state.fish.twos & ~out};
        }
        // Decided: the others cannot influence what counts, so the rest is solitaire.
        const bool decided =
            question_ == Question::margin ? reach.contested == 0 : (reach.contested & reach.of[0]) == 0;
        for (int player = 0; player < state.players; ++player) {
            if (decided && sign(player) == 0) state.penguins[player] = 0;
            reach.each_locked(player, state.penguins[player], [&](Board tiles, Board locked) {
                if (!fold_region(child, {state.fish.within(tiles), locked}, player, decided)) return;
                state.fish = state.fish.within(~tiles);
                state.penguins[player] &= ~locked;
                reach.of[player] &= ~tiles;
            });
        }
        if (decided && question_ == Question::guaranteed) state.fish = state.fish.within(reach.of[0]);
        for (int player = state.players - 1; player > 0; --player)
            if (state.penguins[player] == 0) {
                state.remove_player(player);
                std::shift_left(reach.of.begin() + player, reach.of.end(), 1);
            }
        if (decided) {
            // In solitaire it makes no difference whose turn it is.
            state.turn = state.penguins[0] == 0 && state.players > 1 ? 1 : 0;
            state.spare = {};
        } else if (state.players == 2) {
            // Spare moves of the two sides cancel out, and nobody needs more than the other side has moves.
            const int both = std::min(state.spare[0], state.spare[1]);
            for (int player = 0; player < 2; ++player) {
                const int useful = board::count(reach.of[1 - player]);
                state.spare[player] = static_cast<std::uint8_t>(std::min(state.spare[player] - both, useful));
            }
        }
        bound(child, reach);
    }

    // The fish that a player certainly takes with their next move from the given tiles: the best tile beside their
    // penguins after everybody who moves before has taken one.
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
        } else if (question_ == Question::guaranteed) {
            const int lost = next_catch(state, 1, reach.of[0]);
            child.bounds = {child.shift + own_catch, child.shift + own - lost};
        } else {
            // A tile that both can reach counts twice: one side gains it and the other loses it.
            const int all = state.fish.sum(), others = state.fish.sum(reach.of[1]);
            const int others_catch = next_catch(state, 1, reach.of[1]);
            child.bounds = {child.shift - std::min(others - own_catch, all - 2 * own_catch),
                            child.shift + std::min(own - others_catch, all - 2 * others_catch)};
        }
    }

    // Fold a region that only one player can reach into `shift` and spare moves. Returns false if it has to stay in the
    // state.
    bool fold_region(Child& child, const Region& region, int player, bool decided) const {
        std::uint8_t& spare = child.state.spare[player];
        if (board::count(region.fish.tiles()) > limits_.tiles) return false;
        const auto maximum = [&](Counted counted) { return solitaire_.maximum(region, counted, limits_.nodes); };
        if (sign(player) == 0) {
            const search::Bounds moves = maximum(Counted::moves);
            if (moves.met()) spare = static_cast<std::uint8_t>(spare + moves.low);
            return moves.met();
        }
        const search::Bounds found = maximum(Counted::fish_then_moves);
        if (!found.met()) return false;
        const int fish = found.low / fish_weight, moves = found.low % fish_weight;
        if (!decided) {
            const bool plain = moves == board::count(region.fish.tiles()) || maximum(Counted::moves).high == moves;
            if (!plain) return false;
            spare = static_cast<std::uint8_t>(spare + moves);
        }
        child.shift += sign(player) * fish;
        return true;
    }

    Question question_;
    int seat_;
    Solitaire solitaire_;
    RegionLimits limits_;
};

static_assert(search::EvaluatedGame<Contest>);

}  // namespace ppsolve::pingouin

// The question "how few cards can this player guarantee?" as a two-sided game: one player against all others together.
//
// The player is player 0 of the folded round; the others follow in turn order. Players who are out or have finished are
// removed from it, and so are players whose cards are all lost: this makes no difference to player 0.
#pragma once

#include <array>
#include <cstdint>

#include "../search/search.hpp"
#include "colour_bound.hpp"
#include "folded.hpp"
#include "move_ordering.hpp"
#include "position.hpp"
#include "slot_bound.hpp"

namespace ppsolve::party {

class Guarantee {
public:
    using State = Folded;
    using Move = party::Move;
    using Child = search::ChildOf<State>;

    static constexpr int max_depth = max_cells;
    static constexpr int max_moves = party::max_moves;
    static constexpr std::array<int, 2> score_of_double_effort = {10'400, 27'700};

    Guarantee(const Rules& rules, int seat) : rules_(rules), seat_(seat) {}

    // A position as a root of the search: the certain part of the value in `shift`, static bounds of all of it.
    Child start(const Position& position) const {
        const Round& round = position.round;
        Child child{};
        child.state = Folded::of(round, rules_, round.held_by_active(rules_.players, seat_));
        child.state.turn = static_cast<std::uint8_t>((round.to_move - seat_ + rules_.players) % rules_.players);
        if (!round.active(seat_) || round.over()) {
            child.bounds = {round.hands[seat_].size(), round.hands[seat_].size()};
            return child;
        }
        settle(child);
        child.bounds.high = child.shift + slot_bound(child.state, rules_, 0);
        return child;
    }

    bool minimiser_to_move(const State& state) const { return state.turn == 0; }
    bool minimiser_to_move(const Position& position) const { return position.round.to_move == seat_; }

    MoveList moves(const State& state) const { return state.moves(rules_); }

    void play(const State& state, Move move, Child& child) const {
        child.state = state;
        child.shift = 0;
        child.state.put(move);
        child.state.turn = static_cast<std::uint8_t>(state.turn + 1 == state.players ? 0 : state.turn + 1);
        settle(child);
    }

    void tighten_bounds(Child& child, int k) const {
        if (child.bounds.high <= k || k < child.shift) return;
        if (static_bound_holds(child.state, rules_, 0, k - child.shift)) child.bounds.high = k;
    }

    search::Key key(const State& state) const { return state.key(search::golden_ratio * (1u + rules_.code())); }

    int move_score(const State& state, const Child& child, int k) const {
        const int need = lanes::of(child.state.hands(), 0) - (k - child.shift);
        return party::move_score(child.state, rules_, 0, state.turn == 0, need);
    }

    // Against one opponent, depth-first search visits half as many positions.
    bool best_first(const State& state) const { return state.players > 2; }

private:
    // Fold, and give the turn to a player who can move. Removing a stuck player may leave colours that nobody holds, so
    // it starts over.
    void settle(Child& child) const {
        State& state = child.state;
        while (true) {
            child.shift += lanes::of(state.fold(rules_), 0);
            const std::uint64_t hands = state.hands();
            if (lanes::of(hands, 0) == 0) return decide(child);
            for (int player = state.players - 1; player > 0; --player)
                if (lanes::of(hands, player) == 0) state.remove_player(player);
            if (state.can_move(rules_, state.turn)) break;
            if (rules_.pass) {
                const int stuck = state.turn;
                do {
                    state.turn = static_cast<std::uint8_t>(state.turn + 1 == state.players ? 0 : state.turn + 1);
                    if (state.turn == stuck) return decide(child);
                } while (!state.can_move(rules_, state.turn));
                break;
            }
            if (state.turn == 0) return decide(child);
            state.remove_player(state.turn);
        }
        child.bounds = {child.shift, child.shift + lanes::of(state.hands(), 0)};
    }

    // Nothing will change for the player any more: the cards in hand now are left.
    static void decide(Child& child) {
        const int left = child.shift + lanes::of(child.state.hands(), 0);
        child.bounds = {left, left};
    }

    Rules rules_;
    int seat_;
};

}  // namespace ppsolve::party

// The question "how few cards can this player be sure of?": one player against all the others together.
//
// The player is always player 0 of the folded round, the others follow in turn order. Players who are
// out or have finished are taken out of the round altogether, and so are players whose cards are all
// lost: whether they are called out or finished makes no difference to player 0.
#pragma once

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

    static constexpr int deepest = most_cells;
    static constexpr int widest = most_moves;

    Guarantee(const Rules& rules, int seat) : rules_(rules), seat_(seat) {}

    // A position as the player's question, with the certain part of the answer in `shift` and bounds of all of it.
    Child start(const Position& position) const {
        const Round& round = position.round;
        Child child{};
        for (int colour = 0; colour < colour_count; ++colour) child.state.cards[colour] = round.pyramid.cards[colour];
        child.state.width = round.pyramid.width;
        child.state.players = rules_.players;
        for (int step = 0; step < rules_.players; ++step) {
            const int other = (seat_ + step) % rules_.players;
            if (!round.active(other)) continue;
            for (int colour = 0; colour < colour_count; ++colour)
                child.state.held[colour] |= static_cast<std::uint64_t>(round.hands[other].count(colour)) << (8 * step);
        }
        child.state.turn = static_cast<std::uint8_t>((round.to_move - seat_ + rules_.players) % rules_.players);
        if (!round.active(seat_) || round.over()) {
            child.bounds = {round.hands[seat_].size(), round.hands[seat_].size()};
            return child;
        }
        settle(child);
        child.bounds.high = child.shift + sure_penalty(child.state, rules_, 0);
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
        if (is_sure(child.state, rules_, 0, k - child.shift)) child.bounds.high = k;
    }

    search::Key key(const State& state) const {
        return state.key(0x9e3779b97f4a7c15ULL * (1u + rules_.base + 16u * rules_.contiguous + 32u * rules_.pass));
    }

    int move_score(const State& state, const Child& child, int k) const {
        const int need = lanes::of(child.state.hands(), 0) - (k - child.shift);
        return party::move_score(child.state, rules_, 0, state.turn == 0, need);
    }

private:
    // Fold, and pass the turn on to a player who can move; taking a stuck player out may leave further
    // colours to nobody, so it starts over.
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

    // Nothing will change any more for the player: what is in hand now is left.
    static void decide(Child& child) {
        const int left = child.shift + lanes::of(child.state.hands(), 0);
        child.bounds = {left, left};
    }

    Rules rules_;
    int seat_;
};

}  // namespace ppsolve::party

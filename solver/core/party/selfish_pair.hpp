// The question "what are two players left with if both play selfishly?" as a game of two-player max^n.
//
// A selfish player never ends with more cards than they can guarantee: they may take a move that keeps the guarantee,
// and every move of the other keeps it. So the static bounds of what a player can guarantee (slot_bound.hpp,
// colour_bound.hpp) are upper bounds here, and the cooperative bound of the sum gives lower bounds.
#pragma once

#include <algorithm>
#include <cstdint>

#include "../search/two_player_maxn.hpp"
#include "colour_bound.hpp"
#include "cooperative_bound.hpp"
#include "folded.hpp"
#include "move_ordering.hpp"
#include "position.hpp"
#include "slot_bound.hpp"

namespace ppsolve::party {

class SelfishPair {
public:
    using State = Folded;
    using Move = party::Move;
    using Child = search::PairChildOf<State>;

    static constexpr int max_depth = max_cells;
    static constexpr int max_moves = party::max_moves;

    explicit SelfishPair(const Rules& rules) : rules_(rules) {}

    Child start(const Position& position) const {
        const Round& round = position.round;
        Child child{};
        State& state = child.state;
        state = Folded::of(round, rules_, round.held(2, 0, [](int) { return true; }));
        state.turn = round.over() ? 0 : round.to_move;
        for (int seat = 0; seat < 2; ++seat)
            if (!round.active(seat) || round.over()) give_up_hand(child, seat);
        settle(child);
        return child;
    }

    int mover(const State& state) const { return state.turn; }
    MoveList moves(const State& state) const { return state.moves(rules_); }

    void play(const State& state, Move move, Child& child) const {
        child.state = state;
        child.shift = {};
        child.state.put(move);
        child.state.turn ^= 1;
        settle(child);
    }

    void tighten_bounds(Child& child, const search::PairQuestion& question) const { tighten(child, question, false); }
    void tighten_bounds_further(Child& child, const search::PairQuestion& question) const {
        tighten(child, question, true);
    }

    search::Key key(const State& state) const { return state.key(search::golden_ratio * (128u + rules_.code())); }

    // The cooperative bound does not depend on who holds the cards and whose turn it is.
    search::Key sum_key(const State& state) const {
        State one = state;
        for (std::uint64_t& held : one.held) held = static_cast<std::uint64_t>(lanes::sum(held));
        one.players = 1;
        one.turn = 0;
        return key(one);
    }

    int sum_lower_bound(const State& state, int low) const { return CooperativeBound(rules_, state).least(low); }

    // The score of a move for its player, plus the score of the same move against the other.
    int move_score(const State& state, const Child& child, const search::PairQuestion& question) const {
        const State& after = child.state;
        const std::uint64_t hands = after.hands();
        const int mover = state.turn, other = mover ^ 1;
        const int need = lanes::of(hands, mover) - (question.most - child.shift[mover]);
        const int others_need =
            question.limit < 0 ? typical_need : lanes::of(hands, other) - (question.limit - child.shift[other]);
        return party::move_score(after, rules_, mover, true, need) +
               party::move_score(after, rules_, other, false, others_need);
    }

private:
    static constexpr int typical_need = 6;  // of a player for whom the question sets no limit

    // The player is done: the cards in hand are left.
    static void give_up_hand(Child& child, int player) {
        child.shift[player] += lanes::of(child.state.hands(), player);
        for (std::uint64_t& one : child.state.held) one = lanes::without(one, player);
    }

    void settle(Child& child) const {
        State& round = child.state;
        do {
            const std::uint64_t lost = round.fold(rules_);
            for (int player = 0; player < 2; ++player) child.shift[player] += lanes::of(lost, player);
        } while (round.hands() != 0 && !round.can_move(rules_, round.turn) &&
                 pass_turn(round, rules_, [&](int player) { give_up_hand(child, player); }));
        const std::uint64_t hands = round.hands();
        for (int player = 0; player < 2; ++player)
            child.known.of[player] = {child.shift[player], child.shift[player] + lanes::of(hands, player)};
        child.known.sum_low = child.shift[0] + child.shift[1];
    }

    // Answer a question by an upper bound of one player's cards: by that alone, or because the other player is then
    // left with the rest of the sum. `further` uses the colour bound instead of the slot bound.
    void tighten(Child& child, const search::PairQuestion& question, bool further) const {
        using search::Verdict;
        if (search::judge(child.known, question) != Verdict::open) return;
        const int seat = question.seat, other = seat ^ 1, sum_low = child.known.sum_low;
        const int others_few = sum_low - question.most - 1;
        if (question.above) {
            if (prove_at_most(child, other, std::max(question.limit, others_few), further)) return;
            if (child.known.of[other].low > question.limit || others_few >= question.limit)
                prove_at_most(child, seat, question.most, further);
        } else if (!prove_at_most(child, other, others_few, further) &&
                   !prove_at_most(child, seat, sum_low - question.limit - 1, further) &&
                   prove_at_most(child, seat, question.most, further)) {
            prove_at_most(child, other, question.limit, further);
        }
    }

    // Try to prove that a player is left with at most `few` cards. Returns true if that is known.
    bool prove_at_most(Child& child, int player, int few, bool further) const {
        search::Bounds& bounds = child.known.of[player];
        if (few < bounds.low || bounds.high <= few) return bounds.high <= few;
        const int left = few - child.shift[player];
        const UnsecuredCards unsecured = unsecured_cards(child.state, rules_, player);
        if (further ? colour_bound_holds(child.state, rules_, player, unsecured, left)
                    : slot_bound_holds(child.state, rules_, player, unsecured, left))
            bounds.high = few;
        child.known.apply_sum();
        return bounds.high <= few;
    }

    Rules rules_;
};

}  // namespace ppsolve::party

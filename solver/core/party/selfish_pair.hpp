// The question "what are two players left with when each plays for themselves?".
//
// No player is ever left with more than they can be sure of: where they move they may take a move that keeps it, and
// wherever the other moves every move does. So what a position shows to be sure (sure.hpp, variety.hpp) bounds their
// cards from above, and what both together must be left with bounds them from below.
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
    using Child = search::RivalChildOf<State>;

    static constexpr int deepest = most_cells;
    static constexpr int widest = most_moves;

    explicit SelfishPair(const Rules& rules) : rules_(rules) {}

    Child start(const Position& position) const {
        const Round& round = position.round;
        Child child{};
        State& state = child.state;
        for (int colour = 0; colour < colour_count; ++colour) state.cards[colour] = round.pyramid.cards[colour];
        state.width = round.pyramid.width;
        state.players = 2;
        state.turn = round.over() ? 0 : round.to_move;
        for (int seat = 0; seat < 2; ++seat) {
            for (int colour = 0; colour < colour_count; ++colour)
                state.held[colour] |= static_cast<std::uint64_t>(round.hands[seat].count(colour)) << (8 * seat);
            if (!round.active(seat) || round.over()) give_up_hand(child, seat);
        }
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

    void tighten_bounds(Child& child, const search::Aim& aim) const { look(child, aim, false); }
    void tighten_bounds_further(Child& child, const search::Aim& aim) const { look(child, aim, true); }

    search::Key key(const State& state) const {
        return state.key(0x9e3779b97f4a7c15ULL * (128u + rules_.base + 16u * rules_.contiguous + 32u * rules_.pass));
    }

    // Who holds the cards makes no difference to what is left of them at best, nor whose turn it is.
    search::Key together_key(const State& state) const {
        State one = state;
        for (std::uint64_t& held : one.held) held = static_cast<std::uint64_t>(lanes::sum(held));
        one.players = 1;
        one.turn = 0;
        return key(one);
    }

    int together(const State& state, int low) const { return CooperativeBound(rules_, state).least(low); }

    // A move is good for what it promises its player, and for what it threatens the other with.
    int move_score(const State& state, const Child& child, const search::Aim& aim) const {
        const State& after = child.state;
        const std::uint64_t hands = after.hands();
        const int mover = state.turn, other = mover ^ 1;
        const int need = lanes::of(hands, mover) - (aim.most - child.shift[mover]);
        const int others_need =
            aim.limit < 0 ? typical_need : lanes::of(hands, other) - (aim.limit - child.shift[other]);
        return party::move_score(after, rules_, mover, true, need) +
               party::move_score(after, rules_, other, false, others_need);
    }

private:
    static constexpr int typical_need = 6;

    // The player is done: what is in hand is left.
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
                 pass_on(round, rules_, [&](int player) { give_up_hand(child, player); }));
        const std::uint64_t hands = round.hands();
        for (int player = 0; player < 2; ++player)
            child.known.of[player] = {child.shift[player], child.shift[player] + lanes::of(hands, player)};
        child.known.together = child.shift[0] + child.shift[1];
    }

    // A player who is sure of few cards may settle a question: by that alone, or because the other is then left with
    // the rest.
    void look(Child& child, const search::Aim& aim, bool closer) const {
        using search::Verdict;
        if (search::judge(child.known, aim) != Verdict::open) return;
        const int seat = aim.seat, other = seat ^ 1, together = child.known.together;
        const int others_few = together - aim.most - 1;
        if (aim.above) {
            if (is_sure(child, other, std::max(aim.limit, others_few), closer)) return;
            if (child.known.of[other].low > aim.limit || others_few >= aim.limit)
                is_sure(child, seat, aim.most, closer);
        } else if (!is_sure(child, other, others_few, closer) &&
                   !is_sure(child, seat, together - aim.limit - 1, closer) && is_sure(child, seat, aim.most, closer)) {
            is_sure(child, other, aim.limit, closer);
        }
    }

    // Whether a player is sure of so few cards.
    bool is_sure(Child& child, int player, int few, bool closer) const {
        search::Bounds& bounds = child.known.of[player];
        if (few < bounds.low || bounds.high <= few) return bounds.high <= few;
        const int left = few - child.shift[player];
        const Worries theirs = worries(child.state, rules_, player);
        if (closer ? variety_suffices(child.state, rules_, player, theirs, left)
                   : slots_suffice(child.state, rules_, player, theirs, left))
            bounds.high = few;
        child.known.share_out();
        return bounds.high <= few;
    }

    Rules rules_;
};

}  // namespace ppsolve::party

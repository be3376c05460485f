// The question "by how much does the first seat win?" as a two-sided game: two players, zero-sum, bonus included.
//
// The value is score(0) - score(1), which seat 0 minimises. A score is the number of cards left or, for an empty hand,
// minus the credit (the bonus, as far as there are tokens to give back). A player who certainly keeps a card has no
// credit any more. The score of a player who is done is already in the `shift`.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "../search/search.hpp"
#include "colour_bound.hpp"
#include "folded.hpp"
#include "move_ordering.hpp"
#include "position.hpp"
#include "slot_bound.hpp"

namespace ppsolve::party {

// The value of an empty hand to each of the two players.
using Credit = std::array<std::uint8_t, 2>;

class Margin {
public:
    struct State {
        Folded round;
        Credit credit{};
    };

    using Move = party::Move;
    using Child = search::ChildOf<State>;

    static constexpr int max_depth = max_cells;
    static constexpr int max_moves = party::max_moves;
    static constexpr int typical_value = 0;

    Margin(const Rules& rules, Credit credit) : rules_(rules), credit_(credit) {}

    Child start(const Position& position) const {
        const Round& round = position.round;
        Child child{};
        State& state = child.state;
        state.credit = credit_;
        state.round = Folded::of(round, rules_, round.held(2, 0, [](int) { return true; }));
        state.round.turn = round.over() ? 0 : round.to_move;
        for (int seat = 0; seat < 2; ++seat)
            if (!round.active(seat) || round.over()) give_up_hand(child, seat);
        settle(child);
        if (child.bounds.met()) return child;
        child.bounds = {least(child, slot_bound(state.round, rules_, 1)),
                        most(child, slot_bound(state.round, rules_, 0))};
        return child;
    }

    bool minimiser_to_move(const State& state) const { return state.round.turn == 0; }
    bool minimiser_to_move(const Position& position) const { return position.round.to_move == 0; }

    MoveList moves(const State& state) const { return state.round.moves(rules_); }

    void play(const State& state, Move move, Child& child) const {
        child.state = state;
        child.shift = 0;
        child.state.round.put(move);
        child.state.round.turn ^= 1;
        settle(child);
    }

    void tighten_bounds(Child& child, int k) const {
        if (child.bounds.met()) return;
        const auto& [round, credit] = child.state;
        // With both hands empty the value is `level`. If that is at most k, only cards left to player 0 can bring the
        // value above k; otherwise only cards left to player 1 can bring it down to k. A static bound of that player's
        // cards may exclude it, even if the other one ends with an empty hand.
        const int level = child.shift - credit[0] + credit[1];
        if (level <= k) {
            const int enough = k - child.shift - credit[1];
            if (static_bound_holds(round, rules_, 0, std::max(0, enough))) child.bounds.high = enough >= 0 ? k : level;
        } else {
            const int enough = child.shift - credit[0] - k - 1;
            if (static_bound_holds(round, rules_, 1, std::max(0, enough)))
                child.bounds.low = enough >= 0 ? k + 1 : level;
        }
    }

    search::Key key(const State& state) const {
        const std::uint64_t kind = 64u + rules_.code();
        return state.round.key(search::golden_ratio * (kind << 16 | state.credit[0] << 8 | state.credit[1]));
    }

    // The score of a move for its player, plus the score of the same move against the other.
    int move_score(const State& state, const Child& child, int k) const {
        const Folded& after = child.state.round;
        const std::uint64_t hands = after.hands();
        const int lead = lanes::of(hands, 0) - lanes::of(hands, 1) - (k - child.shift);
        const int mover = state.round.turn, other = mover ^ 1;
        const std::array<int, 2> need = {typical_need + lead, typical_need + 1 - lead};
        return party::move_score(after, rules_, mover, true, need[static_cast<std::size_t>(mover)]) +
               party::move_score(after, rules_, other, false, need[static_cast<std::size_t>(other)]);
    }

private:
    // The tables were trained on the number of cards that one player still needs to place. A level game is like needing
    // this many.
    static constexpr int typical_need = 4;

    static int sign(int player) { return player == 0 ? 1 : -1; }

    // The player is done: the cards in hand are left, and an empty hand gets its credit.
    static void give_up_hand(Child& child, int player) {
        State& state = child.state;
        const int left = lanes::of(state.round.hands(), player);
        child.shift += sign(player) * (left > 0 ? left : -int{state.credit[player]});
        state.credit[player] = 0;
        for (std::uint64_t& one : state.round.held) one = lanes::without(one, player);
    }

    void settle(Child& child) const {
        State& state = child.state;
        Folded& round = state.round;
        do {
            const std::uint64_t lost = round.fold(rules_);
            for (int player = 0; player < 2; ++player) {
                if (const int cards = lanes::of(lost, player)) {
                    child.shift += sign(player) * cards;
                    state.credit[player] = 0;
                }
            }
            const std::uint64_t hands = round.hands();
            for (int player = 0; player < 2; ++player)
                if (lanes::of(hands, player) == 0) give_up_hand(child, player);
            if (hands == 0) {
                child.bounds = {child.shift, child.shift};
                return;
            }
        } while (!round.can_move(rules_, round.turn) &&
                 pass_turn(round, rules_, [&](int player) { give_up_hand(child, player); }));
        const std::uint64_t hands = round.hands();
        child.bounds = {least(child, lanes::of(hands, 1)), most(child, lanes::of(hands, 0))};
    }

    // Upper bound of the value if at most `left` cards are left to the first player, and lower bound if at most `left`
    // are left to the second: the other side cannot do better than an empty hand.
    static int most(const Child& child, int left) {
        return child.shift + (left > 0 ? left : -int{child.state.credit[0]}) + child.state.credit[1];
    }
    static int least(const Child& child, int left) {
        return child.shift - (left > 0 ? left : -int{child.state.credit[1]}) - child.state.credit[0];
    }

    Rules rules_;
    Credit credit_;
};

}  // namespace ppsolve::party

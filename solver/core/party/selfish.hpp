// The question "what is everybody left with when each plays for themselves?" as a game of max^n: to minimise
// one's penalty is to place most, and every move places a card.
#pragma once

#include <array>
#include <cstdint>

#include "../search/gains.hpp"
#include "../search/maxn.hpp"
#include "position.hpp"
#include "selfish_bounds.hpp"

namespace ppsolve::party {

static_assert(most_players <= search::most_seats);

// Cards left, by seat.
using Penalties = std::array<std::uint8_t, most_players>;

class Selfish {
public:
    using State = Round;
    using Move = party::Move;

    static constexpr int deepest = most_cells;
    static constexpr int widest = most_moves;

    explicit Selfish(const Rules& rules) : rules_(rules) {}

    const Round& start(const Position& position) const { return position.round; }

    int seats() const { return rules_.players; }
    int mover(const Round& round) const { return round.to_move; }
    MoveList moves(const Round& round) const { return round.moves(rules_); }
    int gain(const Round&, Move) const { return 1; }

    Round after(const Round& round, Move move) const {
        Round next = round;
        next.play(rules_, move);
        return next;
    }

    search::Outlook outlook(const Round& round) const {
        if (round.over()) return {};
        return Observer(round, rules_).outlook();
    }

    // What an outcome of a round leaves in the hands.
    Penalties penalties(const Round& round, search::Gains placed) const {
        Penalties left{};
        for (int seat = 0; seat < rules_.players; ++seat)
            left[seat] = static_cast<std::uint8_t>(round.hands[seat].size() - search::gains::of(placed, seat));
        return left;
    }

    // The outcome of a round that leaves so many cards, by seat: the opposite of `penalties`.
    template <class Cards>
    search::Gains placed(const Round& round, const Cards& left) const {
        search::Gains outcome = 0;
        for (int seat = 0; seat < rules_.players; ++seat)
            outcome |= search::gains::only(seat, round.hands[seat].size() - left[seat]);
        return outcome;
    }

private:
    Rules rules_;
};

}  // namespace ppsolve::party

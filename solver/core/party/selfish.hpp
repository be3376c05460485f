// The question "what is everybody left with if all play selfishly?" as a max^n game: to minimise one's penalty is to
// place the most cards, and every move places one.
#pragma once

#include <array>
#include <cstdint>

#include "../search/gains.hpp"
#include "../search/maxn.hpp"
#include "position.hpp"
#include "selfish_bounds.hpp"

namespace ppsolve::party {

static_assert(max_players <= search::max_seats);

// Cards left, by seat.
using Penalties = std::array<std::uint8_t, max_players>;

class Selfish {
public:
    using State = Round;
    using Move = party::Move;

    static constexpr int max_depth = max_cells;
    static constexpr int max_moves = party::max_moves;

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

    search::StaticBounds static_bounds(const Round& round) const {
        if (round.over()) return {};
        return SelfishBounds(round, rules_).bounds();
    }

    // The cards left in the hands after an outcome.
    Penalties penalties(const Round& round, search::Gains placed) const {
        Penalties left{};
        for (int seat = 0; seat < rules_.players; ++seat)
            left[seat] = static_cast<std::uint8_t>(round.hands[seat].size() - search::gains::of(placed, seat));
        return left;
    }

    // The outcome that leaves these numbers of cards, by seat: the inverse of `penalties`.
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

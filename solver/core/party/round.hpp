// A round in progress: the pyramid, hands, turns and legal moves. Agrees with position.py.
#pragma once

#include <array>
#include <cstdint>

#include "lanes.hpp"
#include "pyramid.hpp"

namespace ppsolve::party {

inline constexpr int max_players = 6;
inline constexpr std::uint8_t nobody = 0xff;

// The most cards of one colour in a deck: enough to fill a pyramid.
inline constexpr int max_of_a_colour = max_cells;

using ColourCounts = std::array<std::uint8_t, colour_count>;

// The cards in a hand, a lane for each colour; at most 180 = 5 * 36 in total.
class Hand {
public:
    constexpr Hand() = default;
    explicit constexpr Hand(const ColourCounts& counts) {
        for (int colour = 0; colour < colour_count; ++colour) lanes_ |= lanes::in_lane(colour, counts[colour]);
    }

    constexpr bool empty() const { return lanes_ == 0; }
    constexpr int count(int colour) const { return lanes::of(lanes_, colour); }
    constexpr int size() const { return lanes::sum(lanes_); }
    constexpr void remove(int colour) { lanes_ -= lanes::in_lane(colour, 1); }

    // One bit for each colour held.
    constexpr unsigned colours() const { return lanes::mask_at_least(lanes_, 1); }

    bool operator==(const Hand&) const = default;

private:
    std::uint64_t lanes_ = 0;
};

struct Rules {
    std::uint8_t players = 2;
    std::uint8_t base = widest_base;
    bool contiguous = false;
    bool pass = false;

    // A number for hash keys, below 64 and different for all rules that a folded round can have.
    constexpr unsigned code() const { return base + 16u * contiguous + 32u * pass; }
};

struct Move {
    std::uint8_t colour;
    std::uint8_t place;

    bool operator==(const Move&) const = default;
};

// An upper bound of the moves in a position: every colour at both ends of the base, and two colours, those of its
// supports, in every upper cell. (Not all cells can be open at once, but a tighter bound would save nothing.)
inline constexpr int max_moves = 2 * colour_count + 2 * (max_cells - widest_base);

// Every legal move.
class MoveList {
public:
    void add(int colour, int place) {
        moves_[size_++] = {static_cast<std::uint8_t>(colour), static_cast<std::uint8_t>(place)};
    }
    int size() const { return size_; }
    const Move* begin() const { return moves_.data(); }
    const Move* end() const { return moves_.data() + size_; }

private:
    std::array<Move, max_moves> moves_;
    int size_ = 0;
};

struct Round {
    Pyramid pyramid;
    std::array<Hand, max_players> hands{};
    std::uint8_t out = 0;           // one bit a seat
    std::uint8_t to_move = nobody;  // after settle(): a player who can place a card, or nobody

    bool over() const { return to_move == nobody; }

    bool is_out(int seat) const { return out >> seat & 1; }
    bool active(int seat) const { return !hands[seat].empty() && !is_out(seat); }

    // The cards of every colour in the hands of the seats for which `includes` returns true: a lane for each of the
    // `players` seats, `first_seat` lowest.
    template <class Includes>
    std::array<std::uint64_t, colour_count> held(int players, int first_seat, const Includes& includes) const {
        std::array<std::uint64_t, colour_count> held{};
        for (int step = 0; step < players; ++step) {
            const int seat = first_seat + step - (first_seat + step < players ? 0 : players);
            if (!includes(seat)) continue;
            for (int colour = 0; colour < colour_count; ++colour)
                held[static_cast<std::size_t>(colour)] |=
                    lanes::in_lane(step, static_cast<std::uint64_t>(hands[seat].count(colour)));
        }
        return held;
    }
    std::array<std::uint64_t, colour_count> held_by_active(int players, int first_seat = 0) const {
        return held(players, first_seat, [this](int seat) { return active(seat); });
    }

    // The number of cards in the hands of players who are still in the round.
    int active_cards(const Rules& rules) const {
        int cards = 0;
        for (int seat = 0; seat < rules.players; ++seat) cards += active(seat) ? hands[seat].size() : 0;
        return cards;
    }

    // Give the turn to `seat`, or to the next player who can place a card. Players who are stuck on their turn are
    // out; under the pass rule they are only skipped.
    void settle(const Rules& rules, int seat) {
        const unsigned accepted = accepted_colours(rules);
        for (int step = 0; step < rules.players; ++step) {
            if (active(seat)) {
                if (hands[seat].colours() & accepted) {
                    to_move = static_cast<std::uint8_t>(seat);
                    return;
                }
                if (!rules.pass) out = static_cast<std::uint8_t>(out | 1u << seat);
            }
            if (++seat == rules.players) seat = 0;
        }
        to_move = nobody;
    }

    MoveList moves(const Rules& rules) const {
        MoveList list;
        if (over()) return list;
        const unsigned held = hands[to_move].colours();
        const Board open = pyramid.open(rules.contiguous);
        for (int colour = 0; colour < colour_count; ++colour) {
            if (!(held >> colour & 1)) continue;
            if (pyramid.width < rules.base) {
                list.add(colour, pyramid.width);
                if (pyramid.width > 0) list.add(colour, left_of_base);
            }
            for (Board cells = pyramid.accepting(colour, open); cells; cells &= cells - 1)
                list.add(colour, std::countr_zero(cells));
        }
        return list;
    }

    // The number of legal moves, without listing them.
    int move_count(const Rules& rules) const {
        const unsigned held = hands[to_move].colours();
        const Board open = pyramid.open(rules.contiguous);
        int count = std::popcount(held) * pyramid.base_places(rules.base);
        for (int colour = 0; colour < colour_count; ++colour)
            if (held >> colour & 1) count += std::popcount(pyramid.accepting(colour, open));
        return count;
    }

    void play(const Rules& rules, Move move) {
        const int seat = to_move;
        pyramid.put(move.colour, move.place);
        hands[seat].remove(move.colour);
        settle(rules, seat + 1 == rules.players ? 0 : seat + 1);
    }

    bool operator==(const Round&) const = default;

private:
    unsigned accepted_colours(const Rules& rules) const {
        if (pyramid.width < rules.base) return 0x1f;
        const Board open = pyramid.open(rules.contiguous);
        unsigned accepted = 0;
        for (int colour = 0; colour < colour_count; ++colour)
            accepted |= static_cast<unsigned>(pyramid.accepting(colour, open) != 0) << colour;
        return accepted;
    }
};

}  // namespace ppsolve::party

// A round in progress: hands, turns and moves on top of the pyramid. Agrees with position.py.
#pragma once

#include <array>
#include <cstdint>

#include "pyramid.hpp"

namespace ppsolve::party {

inline constexpr int most_players = 6;
inline constexpr std::uint8_t nobody = 0xff;

// A deck has at most so many: a pyramid of one colour.
inline constexpr int most_of_a_colour = most_cells;

using ColourCounts = std::array<std::uint8_t, colour_count>;

// How many cards of each colour: 8 bits a colour, 180 in all.
class Hand {
public:
    constexpr Hand() = default;
    explicit constexpr Hand(const ColourCounts& counts) {
        for (int colour = 0; colour < colour_count; ++colour) lanes_ |= std::uint64_t{counts[colour]} << (8 * colour);
    }

    constexpr bool empty() const { return lanes_ == 0; }
    constexpr int count(int colour) const { return static_cast<int>(lanes_ >> (8 * colour) & 0xff); }
    constexpr int size() const { return static_cast<int>(lanes_ * 0x0101010101ULL >> 32 & 0xff); }
    constexpr void remove(int colour) { lanes_ -= std::uint64_t{1} << (8 * colour); }

    // One bit for each colour held. A lane of 1 to 127 carries into its top bit when 127 is added;
    // the multiplication gathers the five top bits, 8 apart, into neighbours.
    constexpr unsigned colours() const {
        const std::uint64_t held = (lanes_ + 0x7f7f7f7f7fULL) >> 7 & 0x0101010101ULL;
        return static_cast<unsigned>(held * 0x10204081ULL >> 28 & 0x1f);
    }

    bool operator==(const Hand&) const = default;

private:
    std::uint64_t lanes_ = 0;
};

struct Rules {
    std::uint8_t players = 2;
    std::uint8_t base = widest_base;
    bool contiguous = false;
    bool pass = false;
};

struct Move {
    std::uint8_t colour;
    std::uint8_t place;

    bool operator==(const Move&) const = default;
};

// No position has more moves: every colour at both ends of the base, and every cell above it, which takes the
// colours of its two supports. (Not all of these can be open at once; a tighter number would save nothing.)
inline constexpr int most_moves = 2 * colour_count + 2 * (most_cells - widest_base);

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
    std::array<Move, most_moves> moves_;
    int size_ = 0;
};

struct Round {
    Pyramid pyramid;
    std::array<Hand, most_players> hands{};
    std::uint8_t out = 0;           // one bit a seat
    std::uint8_t to_move = nobody;  // after settle(): a player who can place a card, or nobody

    bool over() const { return to_move == nobody; }

    bool active(int seat) const { return !hands[seat].empty() && !(out >> seat & 1); }

    // Give the turn to `seat`, or to the next player who can place a card; players who are stuck
    // when their turn comes get out (under the pass rule they are only skipped).
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
        int count = 0;
        if (pyramid.width < rules.base) count = std::popcount(held) * (pyramid.width > 0 ? 2 : 1);
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

// A round as a question sees it: only what can still make a difference.
//
// Colours have no names here, only a column each: where its cards lie, and how many every player holds.
//
//     colour   cards                 held (8 bits a player)
//     0        ....X..X ..X          player 2: 0 | player 1: 3 | player 0: 1
//     1        ...
//
// When the base is full the position shrinks from move to move. `fold` computes which empty cells may
// ever be filled (a sound fixpoint, that of prospects.py) and drops the rest:
//   - a card that supports no such cell is `closed`; so is an empty cell that can never be filled:
//     nothing will ever happen there again;
//   - a card of a colour that nobody holds is `inert`: it supports, but lends no colour;
//   - cards in hands beyond the number of cells that may ever take their colour are lost for certain.
// Colours without an open slot are kept as long as a cell may still come to accept them.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "../search/key.hpp"
#include "boards.hpp"
#include "lanes.hpp"
#include "pyramid.hpp"
#include "round.hpp"
#include "symmetry.hpp"

namespace ppsolve::party {

// The cells of a pyramid over a base of so many cards.
inline constexpr std::array<Board, widest_base + 1> cells_over = [] {
    std::array<Board, widest_base + 1> cells{};
    for (int width = 0; width <= widest_base; ++width)
        for (int row = 0; row < width; ++row)
            cells[static_cast<std::size_t>(width)] |= ((Board{1} << (width - row)) - 1) << (8 * row);
    return cells;
}();

inline constexpr std::array<Board, colour_count> everything = {~Board{0}, ~Board{0}, ~Board{0}, ~Board{0}, ~Board{0}};

struct alignas(32) Folded {
    // These eight boards stand first and side by side: they are the Side that `key` looks at.
    std::array<Board, colour_count> cards{};
    Board inert = 0;
    Board closed = 0;
    Board none = 0;
    std::array<std::uint64_t, colour_count> held{};
    // What follows from these, once they are folded: the open upper cells, which of them accept a colour, and
    // which empty cells over the present base may ever take it (kept up from move to move).
    Board open = 0;
    std::array<Board, colour_count> fits{};
    std::array<Board, colour_count> may = everything;
    std::uint8_t width = 0;
    std::uint8_t players = 0;
    std::uint8_t turn = 0;

    Board supports() const { return cards[0] | cards[1] | cards[2] | cards[3] | cards[4] | inert; }

    // The cells over the base that may still be filled.
    Board empty() const { return cells_over[width] & ~(supports() | closed); }

    // How many cards every player holds.
    std::uint64_t hands() const { return held[0] + held[1] + held[2] + held[3] + held[4]; }

    void find_slots(const Rules& rules) {
        const Board support = supports(), filled = support | closed;
        open = board::above_both(support) & ~filled;
        if (rules.contiguous) open &= board::beside(filled) | ~board::rows_in_use(filled);
        for (int colour = 0; colour < colour_count; ++colour) fits[colour] = board::above_either(cards[colour]) & open;
    }

    // The lanes of the players who move before a player does.
    std::uint64_t lanes_before(int player) const {
        const std::uint64_t below_player = (std::uint64_t{1} << (8 * player)) - 1;
        const std::uint64_t below_turn = (std::uint64_t{1} << (8 * turn)) - 1;
        return turn <= player ? below_player & ~below_turn : below_player | ~below_turn;
    }

    // Whether a player can place a card now.
    bool can_move(const Rules& rules, int player) const {
        if (width < rules.base) return lanes::of(hands(), player) > 0;
        Board cells = 0;
        for (int colour = 0; colour < colour_count; ++colour)
            cells |= lanes::of(held[colour], player) ? fits[colour] : 0;
        return cells != 0;
    }

    MoveList moves(const Rules& rules) const {
        MoveList list;
        for (int colour = 0; colour < colour_count; ++colour) {
            if (!lanes::of(held[colour], turn)) continue;
            if (width < rules.base) {
                list.add(colour, width);
                if (width > 1) list.add(colour, left_of_base);  // beside one card it is the mirror image
            }
            for (Board left = fits[colour]; left; left &= left - 1) list.add(colour, std::countr_zero(left));
        }
        return list;
    }

    void put(Move move) {
        held[move.colour] -= std::uint64_t{1} << (8 * turn);
        if (move.place < widest_base || move.place == left_of_base) {
            // Nothing is known yet of the cells that the larger base brings.
            for (Board& one : may) one |= ~cells_over[width];
            ++width;
        }
        if (move.place != left_of_base) {
            cards[move.colour] |= board::at(move.place);
            return;
        }
        for (Board& one : cards) one <<= 1;
        for (Board& one : may) one = one << 1 | board::first_column;
        inert <<= 1;
        closed <<= 1;
        cards[move.colour] |= 1;
    }

    void remove_player(int player) {
        for (std::uint64_t& one : held) one = lanes::closed_up(one, player);
        --players;
        if (turn > player) --turn;
        if (turn == players) turn = 0;
    }

    // Drop what no longer matters; returns for every player how many cards are lost for certain.
    std::uint64_t fold(const Rules& rules) {
        if (width < rules.base) {
            close_covered_cards();
            find_prospects(supports(), empty());
            find_slots(rules);
            return 0;
        }
        std::uint64_t lost = 0;
        while (true) {
            const Board support = supports();
            const Board empty = cells_over[width] & ~(support | closed);
            const Board reachable = find_prospects(support, empty);
            const Board below = reachable >> 8;
            const Board matters = below | (below << 1 & board::all_but_first_column);
            const Five in_use = Five(held).used(), left = Five(cards) & matters;
            (left & in_use).store(cards);
            inert = (inert & matters) | left.without(in_use).any();
            closed = cells_over[width] & ~((rules.contiguous ? empty : reachable) | left.any() | inert);
            const std::uint64_t more = lose_cards();
            if (!more) break;
            lost += more;
        }
        find_slots(rules);
        return lost;
    }

    // A key that neither mirroring nor renaming the colours changes.
    search::Key key(std::uint64_t salt) const {
        Side front;
        std::memcpy(front.data(), this, sizeof front);
        const std::uint64_t turns = std::uint64_t{width} << 16 | std::uint64_t{players} << 8 | turn;
        return symmetric_key(front, seen_from_behind(front, width), held, salt ^ turns);
    }

private:
    // Takes the cards out of the hands for which there are too few cells, and returns how many every player loses.
    std::uint64_t lose_cards() {
        std::array<int, colour_count> cells;
        std::uint64_t over = 0;
        for (int colour = 0; colour < colour_count; ++colour) {
            cells[colour] = std::popcount(may[colour]);
            over |= lanes::beyond(held[colour], cells[colour]);
        }
        if (!over) return 0;
        std::uint64_t lost = 0;
        for (int colour = 0; colour < colour_count; ++colour) {
            const std::uint64_t keep = lanes::at_most(held[colour], cells[colour]);
            lost += held[colour] - keep;
            held[colour] = keep;
        }
        return lost;
    }

    // Narrows `may` to the empty cells that can ever take each colour, and returns those that can take any.
    // What a cell can take follows from its supports, so there is one answer, and the one before a move is
    // a good start for the one after it.
    Board find_prospects(Board support, Board empty) {
        Five mays(may), hues(cards);
        mays &= Five(held).used() & empty;
        Board reachable = mays.any();
        while (true) {
            const Board rests = board::above_both(support | reachable);
            const Five narrower = above_either(hues | mays) & mays & rests;
            if (narrower == mays) break;
            mays = narrower;
            reachable = mays.any();
        }
        mays.store(may);
        return reachable;
    }

    // While the base grows every empty place may still be filled, so a card is done with only when both
    // places above it are; those beyond the ends of the base are still to come.
    void close_covered_cards() {
        const Board above = (supports() | closed) >> 8;
        const Board covered = above & (above << 1 & board::all_but_first_column);
        for (int colour = 0; colour < colour_count; ++colour) {
            if (!held[colour]) {
                inert |= cards[colour];
                cards[colour] = 0;
            }
            closed |= cards[colour] & covered;
            cards[colour] &= ~covered;
        }
        closed |= inert & covered;
        inert &= ~covered;
    }
};

// One of two is to move and cannot, so it is the other's turn; who may not pass is done. `give_up` leaves a player with
// the own hand. True if it is to be folded again, and whose turn it is to be looked at.
template <class GiveUp>
bool pass_on(Folded& round, const Rules& rules, const GiveUp& give_up) {
    const bool skipped = rules.pass || lanes::of(round.hands(), round.turn) == 0;
    if (!skipped) {
        give_up(round.turn);
    } else if (!round.can_move(rules, round.turn ^ 1)) {
        give_up(0);
        give_up(1);
        return true;
    }
    round.turn ^= 1;
    return !skipped;
}

}  // namespace ppsolve::party

// A round reduced to what can still make a difference: the state that the searches work on.
//
// Colours have no names here, only a column each: the cells of its cards, and the number that every player holds.
//
//     colour   cards                 held (a lane for each player)
//     0        ....X..X ..X          player 2: 0 | player 1: 3 | player 0: 1
//     1        ...
//
// Once the base is full, the position shrinks from move to move. `fold` computes the empty cells that may ever be
// filled (a sound fixpoint, the one of prospects.py) and drops the rest:
//   - a card that supports no such cell is `closed`, and so is an empty cell that can never be filled: nothing will
//     ever happen there again;
//   - a card of a colour that nobody holds is `inert`: it supports, but lends no colour;
//   - cards in hands beyond the number of cells that may ever take their colour are certainly lost.
// Colours without an open slot are kept as long as a cell may still come to accept them.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "../search/key.hpp"
#include "lanes.hpp"
#include "pyramid.hpp"
#include "round.hpp"
#include "symmetry.hpp"

namespace ppsolve::party {

inline constexpr ColourBoards every_cell = {~Board{0}, ~Board{0}, ~Board{0}, ~Board{0}, ~Board{0}};

struct alignas(32) Folded {
    // These eight boards come first and side by side: they are the KeyBoards of `key`.
    ColourBoards cards{};
    Board inert = 0;
    Board closed = 0;
    Board none = 0;
    std::array<std::uint64_t, colour_count> held{};
    // Derived by `fold`: the open upper cells, those of them that accept each colour, and the empty cells over the
    // current base that may ever take it (updated from move to move).
    Board open = 0;
    ColourBoards fits{};
    ColourBoards prospects = every_cell;
    std::uint8_t width = 0;
    std::uint8_t players = 0;
    std::uint8_t turn = 0;

    // The pyramid of a round, and hands; whose turn it is remains to be set.
    static Folded of(const Round& round, const Rules& rules, const std::array<std::uint64_t, colour_count>& held) {
        Folded folded;
        folded.cards = round.pyramid.cards;
        folded.held = held;
        folded.width = round.pyramid.width;
        folded.players = rules.players;
        return folded;
    }

    Board supports() const { return cards[0] | cards[1] | cards[2] | cards[3] | cards[4] | inert; }

    // The cells over the base that may still be filled.
    Board empty() const { return board::pyramid_cells[width] & ~(supports() | closed); }

    // The number of cards that every player holds.
    std::uint64_t hands() const { return held[0] + held[1] + held[2] + held[3] + held[4]; }

    void find_slots(const Rules& rules) {
        const Board support = supports(), filled = support | closed;
        open = board::above_both(support) & ~filled;
        if (rules.contiguous) open &= board::beside(filled) | ~board::rows_in_use(filled);
        for (int colour = 0; colour < colour_count; ++colour) fits[colour] = board::above_either(cards[colour]) & open;
    }

    // The lanes of the players who move before `player` does.
    std::uint64_t lanes_before(int player) const {
        const std::uint64_t below_player = lanes::in_lane(player, 1) - 1;
        const std::uint64_t below_turn = lanes::in_lane(turn, 1) - 1;
        return turn <= player ? below_player & ~below_turn : below_player | ~below_turn;
    }

    // True if a player can place a card now.
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
                if (width > 1) list.add(colour, left_of_base);  // beside a single card it is the mirror image
            }
            for (Board left = fits[colour]; left; left &= left - 1) list.add(colour, std::countr_zero(left));
        }
        return list;
    }

    void put(Move move) {
        held[move.colour] -= lanes::in_lane(turn, 1);
        if (move.place < widest_base || move.place == left_of_base) {
            // Nothing is known yet of the cells that the larger base adds.
            for (Board& one : prospects) one |= ~board::pyramid_cells[width];
            ++width;
        }
        if (move.place != left_of_base) {
            cards[move.colour] |= board::at(move.place);
            return;
        }
        for (Board& one : cards) one <<= 1;
        for (Board& one : prospects) one = one << 1 | board::first_column;
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

    // Drop what no longer matters. Returns the number of cards that every player has certainly lost.
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
            const Board empty = board::pyramid_cells[width] & ~(support | closed);
            const Board reachable = find_prospects(support, empty);
            const Board matters = board::below_any(reachable);
            const SimdColourBoards in_use = SimdColourBoards(held).used(), left = SimdColourBoards(cards) & matters;
            (left & in_use).store(cards);
            inert = (inert & matters) | left.without(in_use).any();
            closed = board::pyramid_cells[width] & ~((rules.contiguous ? empty : reachable) | left.any() | inert);
            const std::uint64_t more = lose_cards();
            if (!more) break;
            lost += more;
        }
        find_slots(rules);
        return lost;
    }

    // A key that neither mirroring nor renaming the colours changes.
    search::Key key(std::uint64_t salt) const {
        KeyBoards front;
        std::memcpy(front.data(), this, sizeof front);
        const std::uint64_t turns = std::uint64_t{width} << 16 | std::uint64_t{players} << 8 | turn;
        return symmetric_key(front, mirrored(front, width), held, salt ^ turns);
    }

private:
    // Remove cards for which there are too few cells. Returns the number of cards that every player loses.
    std::uint64_t lose_cards() {
        std::array<int, colour_count> cells;
        std::uint64_t over = 0;
        for (int colour = 0; colour < colour_count; ++colour) {
            cells[colour] = std::popcount(prospects[colour]);
            over |= lanes::above(held[colour], cells[colour]);
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

    // Narrow `prospects` to the empty cells that can ever take each colour. Returns the cells that can take any.
    // The colours of a cell follow from its supports, so the fixpoint is unique, and the prospects before a move are a
    // good start for those after it.
    Board find_prospects(Board support, Board empty) {
        SimdColourBoards found(prospects), colours(cards);
        found &= SimdColourBoards(held).used() & empty;
        Board reachable = found.any();
        while (true) {
            const Board supported = board::above_both(support | reachable);
            const SimdColourBoards narrower = above_either(colours | found) & found & supported;
            if (narrower == found) break;
            found = narrower;
            reachable = found.any();
        }
        found.store(prospects);
        return reachable;
    }

    // While the base grows, every empty cell may still be filled, also those above new cards at its ends. So a card is
    // closed only when both cells above it are.
    void close_covered_cards() {
        const Board covered = board::covered(supports() | closed);
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

// Two players: the player to move is stuck. Pass the turn, and call `give_up(player)` for each player who is done: for
// this one if passing is not allowed, for both if neither can move. Returns true if the caller must fold again and
// check the turn again.
template <class GiveUp>
bool pass_turn(Folded& round, const Rules& rules, const GiveUp& give_up) {
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

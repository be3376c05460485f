// What the variety of a player's colours makes sure of: a closer look than sure.hpp, with a longer view.
//
// A player is stuck only when every open slot rests on two cards of colours they do not hold. While cells are
// empty there is always an open slot below them, so all cells must be filled but those above such pairs of
// strange colours. How many that are is the `room` of the colours held: as long as fewer moves were made, one of
// these colours can be played.
//
// So before a turn of the player the others can shut out a set of colours only if its room is no more than the
// moves that were made by then. The player looks ahead: a colour is good at a turn if, once a card of it is gone,
// the hand still lasts for the turns to come. The hand lasts from that turn on if the good colours together cannot
// be shut out.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "folded.hpp"
#include "sure.hpp"

namespace ppsolve::party {

class Variety {
public:
    // Asks whether a player is sure to be left with so many cards at most.
    Variety(const Folded& round, const Rules& rules, int player, int left)
        : base_left_(rules.base - round.width), empty_(round.empty()), inert_(round.inert) {
        const Worries mine = worries(round, rules, player);
        needed_ = mine.rest - left;
        private_cells_ = mine.private_cells;
        on_turn_ = round.turn == player;
        const int places = base_left_ + std::popcount(empty_);
        if (needed_ <= 0 || needed_ > std::min(round.players > 2 ? farthest : farthest - 1, places)) return;
        const std::uint64_t rivals = without_player(round.hands(), player);
        for (int turn = 1; turn <= needed_; ++turn) made_[turn] = turn - 1 + moves_before(round, player, rivals, turn);
        // Colours of which there are many come first: they are good more often.
        std::array<int, colour_count> sorted;
        for (int colour = 0; colour < colour_count; ++colour) {
            int at = colour;
            for (; at > 0 && mine.hand[sorted[at - 1]] < mine.hand[colour]; --at) sorted[at] = sorted[at - 1];
            sorted[at] = colour;
        }
        for (int number = 0; number < colour_count; ++number) {
            const int colour = sorted[number];
            hand_[number] = mine.hand[colour];
            lies_[number] = round.cards[colour] | round.may[colour];
            slots_[number] = round.fits[colour] & ~mine.private_cells;
            colours_ |= unsigned{hand_[number] > 0} << number;
        }
        possible_ = made_[needed_] < places;
    }

    bool suffices() {
        if (needed_ <= 0 || !possible_) return needed_ <= 0;
        rooms_.fill(unknown);
        return lasts(colours_, 1) || (on_turn_ && needed_ > 1 && lasts_after_a_move());
    }

private:
    // Turns, against one opponent one less: to look further takes longer than it saves.
    static constexpr int farthest = 5;
    static constexpr std::int8_t unknown = -1;

    // The moves that it takes to shut out these colours.
    int room(unsigned colours) {
        if (colours == 0) return 0;
        if (rooms_[colours] != unknown) return rooms_[colours];
        Board strange = inert_;
        for (int colour = 0; colour < colour_count; ++colour)
            if (!(colours >> colour & 1)) strange |= lies_[colour];
        // All cells above a barred one are barred, too: one row up, then two, then four.
        Board barred = (board::above_both(strange) | private_cells_) & empty_;
        barred |= (barred | barred >> 1) << 8;
        barred |= (barred | barred >> 1 | barred >> 2) << 16;
        barred |= (barred | barred >> 1 | barred >> 2 | barred >> 3 | barred >> 4) << 32;
        return rooms_[colours] = static_cast<std::int8_t>(base_left_ + std::popcount(empty_ & ~barred));
    }

    // Takes a card out of the hand and returns the colours that are left.
    unsigned without(unsigned colours, int colour) { return --hand_[colour] > 0 ? colours : colours & ~(1u << colour); }

    // Whether a hand of these colours gives the player all turns from this one on.
    bool lasts(unsigned colours, int turn) {
        return room(colours) > made_[needed_] && (turn == needed_ || keeps_lasting(colours, turn));
    }

    // The same if the colours have enough room for the last turn, and this is not the last.
    bool keeps_lasting(unsigned colours, int turn) {
        unsigned good = 0, bad = 0;
        for (unsigned left = colours; left; left &= left - 1) {
            const int colour = std::countr_zero(left);
            const unsigned rest = without(colours, colour);
            const bool roomy = rest == colours || room(rest) > made_[needed_];
            if (roomy && (turn + 1 == needed_ || keeps_lasting(rest, turn + 1))) good |= 1u << colour;
            else bad |= 1u << colour;
            ++hand_[colour];
            if (room(good) > made_[turn]) return true;
            if (bad && room(colours & ~bad) <= made_[turn]) return false;
        }
        return false;
    }

    // The same for a player who is to move and may choose where to put the first card.
    bool lasts_after_a_move() {
        for (int turn = 2; turn <= needed_; ++turn) --made_[turn];  // the cell is no longer empty
        const auto lies = lies_;
        const Board empty = empty_;
        for (unsigned left = colours_; left; left &= left - 1) {
            const int colour = std::countr_zero(left);
            const unsigned rest = without(colours_, colour);
            for (Board cells = slots_[colour]; cells; cells &= cells - 1) {
                const Board cell = cells & ~(cells - 1);
                empty_ = empty & ~cell;
                for (int other = 0; other < colour_count; ++other) lies_[other] = lies[other] & ~cell;
                lies_[colour] |= cell;
                rooms_.fill(unknown);
                if (lasts(rest, 2)) return true;
            }
            ++hand_[colour];
        }
        return false;
    }

    int base_left_;
    Board empty_;
    Board inert_;
    Board private_cells_;
    int needed_;  // turns
    bool on_turn_;
    bool possible_ = false;
    unsigned colours_ = 0;                   // that are in the hand
    std::array<int, colour_count> hand_;     // cards that have no private cell
    std::array<Board, colour_count> lies_;   // where a colour lies, or may come to lie
    std::array<Board, colour_count> slots_;  // where it may be played now
    std::array<int, farthest + 1> made_;     // moves before each turn, those of the player included
    std::array<std::int8_t, 1 << colour_count> rooms_;
};

// Whether the variety of a player's colours makes sure that at most `left` of their cards will be left.
inline bool variety_suffices(const Folded& round, const Rules& rules, int player, int left) {
    if (rules.contiguous) return false;  // there an empty cell need not have an open slot below it
    return Variety(round, rules, player, left).suffices();
}

}  // namespace ppsolve::party

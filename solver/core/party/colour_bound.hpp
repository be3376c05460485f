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
#include "slot_bound.hpp"

namespace ppsolve::party {

class Variety {
public:
    // Asks whether a player is sure to be left with so many cards at most.
    Variety(const Folded& round, const Rules& rules, int player, const Worries& mine, int left)
        : round_(round), needed_(mine.rest - left), base_left_(rules.base - round.width) {
        if (needed_ <= 0 || needed_ > farthest(round.players)) return;
        empty_ = round.empty();
        const int places = base_left_ + std::popcount(empty_);
        const std::uint64_t rivals = without_player(round.hands(), player);
        for (int turn = 1; turn <= needed_; ++turn) made_[turn] = turn - 1 + moves_before(round, player, rivals, turn);
        possible_ = made_[needed_] < places;
        if (!possible_) return;
        on_turn_ = round.turn == player;
        private_cells_ = mine.private_cells;
        for (int colour = 0; colour < colour_count; ++colour) {
            hand_ |= static_cast<std::uint64_t>(mine.hand[colour]) << (8 * colour);
            lies_[colour] = round.cards[colour] | within_reach(round, colour);
        }
    }

    bool suffices() {
        if (!possible_) return needed_ <= 0;
        rooms_.fill(unknown);
        return lasts(hand_, 1) || (on_turn_ && needed_ > 1 && lasts_after_a_move());
    }

private:
    // How many turns to look ahead: to look further takes longer than it saves.
    static constexpr int most_turns = 5;
    static constexpr int farthest(int players) { return players == 2 ? 3 : most_turns; }

    static constexpr int longest_chain = 3;  // cards: longer ones are no limit worth the time
    static constexpr std::int8_t unknown = -1;
    static constexpr std::uint64_t ones = 0x0101010101ULL;

    // The empty cells that may ever take a colour, as far as its cards last: each of them has to rest on another one of
    // that colour. (Against one opponent that takes longer than it saves.)
    Board within_reach(const Folded& round, int colour) const {
        const int count = lanes::sum(round.held[colour]);
        if (count > longest_chain || base_left_ > 0 || round.players == 2) return round.may[colour];
        Board cells = 0;
        for (int card = 0; card < count; ++card)
            cells |= board::above_either(round.cards[colour] | cells) & round.may[colour];
        return cells;
    }

    // One bit for each colour of which a hand has so many.
    static unsigned at_least(int count, std::uint64_t hand) {
        return static_cast<unsigned>(
            ((hand + static_cast<unsigned>(128 - count) * ones) >> 7 & ones) * 0x10204081ULL >> 28 & 0x1f);
    }
    static std::uint64_t without(std::uint64_t hand, int colour) { return hand - (std::uint64_t{1} << (8 * colour)); }

    // Where cards of other colours lie, or may come to lie.
    Board strange_to(unsigned colours) const {
        Board strange = round_.inert;
        for (int colour = 0; colour < colour_count; ++colour)
            strange |= lies_[colour] & ((colours >> colour & 1) - Board{1});
        return strange;
    }

    // The moves that it takes to fill all cells but those above pairs of strange cards.
    int room_beside(Board strange) const {
        // All cells above a barred one are barred, too: one row up, then two, then four.
        Board barred = (board::above_both(strange) | private_cells_) & empty_;
        barred |= (barred | barred >> 1) << 8;
        barred |= (barred | barred >> 1 | barred >> 2) << 16;
        barred |= (barred | barred >> 1 | barred >> 2 | barred >> 3 | barred >> 4) << 32;
        return base_left_ + std::popcount(empty_ & ~barred);
    }

    // The moves that it takes to shut out these colours.
    int room(unsigned colours) {
        if (rooms_[colours] != unknown) return rooms_[colours];
        if (colours == 0) return 0;
        return rooms_[colours] = static_cast<std::int8_t>(room_beside(strange_to(colours)));
    }

    // Whether a hand gives the player all turns from this one on.
    bool lasts(std::uint64_t hand, int turn) {
        return room(at_least(1, hand)) > made_[needed_] && (turn == needed_ || keeps_lasting(hand, turn));
    }

    // The same if the colours have enough room for the last turn, and this is not the last.
    bool keeps_lasting(std::uint64_t hand, int turn) {
        const unsigned colours = at_least(1, hand), several = at_least(2, hand);
        if (room(colours) <= made_[turn]) return false;
        if (turn + 1 == needed_) {
            unsigned good = several;
            if (room(good) > made_[turn]) return true;
            for (unsigned left = colours & ~several; left; left &= left - 1)
                if (room(colours & ~(left & -left)) > made_[needed_]) good |= left & -left;
            return room(good) > made_[turn];
        }
        // Colours of which there are several come first: they are good more often.
        unsigned good = 0, open = colours;
        while (open) {
            const unsigned next = open & several ? open & several : open, colour = next & -next;
            open &= ~colour;
            const bool roomy = (several & colour) || room(colours & ~colour) > made_[needed_];
            if (roomy && keeps_lasting(without(hand, std::countr_zero(colour)), turn + 1)) {
                good |= colour;
                if (room(good) > made_[turn]) return true;
            } else if (room(good | open) <= made_[turn]) {
                return false;
            }
        }
        return false;
    }

    // The same for a player who is to move and may choose where to put the first card.
    bool lasts_after_a_move() {
        for (int turn = 2; turn <= needed_; ++turn) --made_[turn];  // the cell is no longer empty
        const auto lies = lies_;
        const Board empty = empty_;
        for (unsigned left = at_least(1, hand_); left; left &= left - 1) {
            const int colour = std::countr_zero(left);
            const std::uint64_t rest = without(hand_, colour);
            const unsigned colours = at_least(1, rest);
            if (colours == 0) continue;
            lies_ = lies;
            const Board strange = strange_to(colours);
            const bool last_of_it = !(colours >> colour & 1);  // then the card itself is strange to the rest
            for (Board cells = round_.fits[colour] & ~private_cells_; cells; cells &= cells - 1) {
                const Board cell = cells & ~(cells - 1);
                empty_ = empty & ~cell;
                const int last_room = room_beside((strange & ~cell) | (last_of_it ? cell : 0));
                if (last_room <= made_[needed_]) continue;
                if (needed_ == 2) return true;
                for (int other = 0; other < colour_count; ++other) lies_[other] = lies[other] & ~cell;
                lies_[colour] |= cell;
                rooms_.fill(unknown);
                rooms_[colours] = static_cast<std::int8_t>(last_room);
                if (keeps_lasting(rest, 2)) return true;
            }
        }
        return false;
    }

    const Folded& round_;
    int needed_;  // turns
    int base_left_;
    bool possible_ = false;
    bool on_turn_;
    Board empty_;
    Board private_cells_;
    std::uint64_t hand_ = 0;                // cards that have no private cell, 8 bits a colour
    std::array<Board, colour_count> lies_;  // where a colour lies, or may come to lie
    std::array<int, most_turns + 1> made_;  // moves before each turn, those of the player included
    std::array<std::int8_t, 1 << colour_count> rooms_;
};

// Whether the variety of a player's colours makes sure that at most `left` of their cards will be left.
inline bool variety_suffices(const Folded& round, const Rules& rules, int player, const Worries& mine, int left) {
    if (rules.contiguous) return false;  // there an empty cell need not have an open slot below it
    return Variety(round, rules, player, mine, left).suffices();
}

// Whether a look at the position shows that at most `left` of a player's cards will be left.
inline bool is_sure(const Folded& round, const Rules& rules, int player, int left) {
    const Worries mine = worries(round, rules, player);
    return slots_suffice(round, rules, player, mine, left) || variety_suffices(round, rules, player, mine, left);
}

}  // namespace ppsolve::party

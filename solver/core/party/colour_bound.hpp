// The colour bound: an upper bound of the cards left to a player, from how many different colours are held. It costs
// more than the slot bound and looks further ahead.
//
// A player is stuck only if every open slot rests on two cards of foreign colours, ones that the player does not hold.
// As long as cells are empty, there is an open slot below them. So to block a set of colours, all cells must be filled
// except those above pairs of foreign cards. That takes `moves_to_block` moves; before that, one of the colours can be
// played.
//
// So before a turn of the player, the others can block a set of colours only if moves_to_block is at most the number of
// moves made by then. The bound looks ahead: a colour is good on a turn if, after a card of it is played, the hand
// still lasts for the turns to come. The hand lasts from that turn on if the good colours together cannot be blocked.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "folded.hpp"
#include "slot_bound.hpp"

namespace ppsolve::party {

// Decides whether at most `left` of a player's cards will be left.
class ColourBound {
public:
    ColourBound(const Folded& round, const Rules& rules, int player, const UnsecuredCards& mine, int left)
        : round_(round), needed_(mine.total - left), base_left_(rules.base - round.width) {
        if (needed_ <= 0 || needed_ > horizon(round.players)) return;
        empty_ = round.empty();
        const int places = base_left_ + std::popcount(empty_);
        const std::uint64_t opponents = opponents_cards(round.hands(), player);
        for (int turn = 1; turn <= needed_; ++turn)
            moves_made_[turn] = turn - 1 + moves_before(round, player, opponents, turn);
        possible_ = moves_made_[needed_] < places;
        if (!possible_) return;
        to_move_ = round.turn == player;
        private_cells_ = mine.private_cells;
        for (int colour = 0; colour < colour_count; ++colour) {
            hand_ |= lanes::in_lane(colour, static_cast<std::uint64_t>(mine.hand[colour]));
            may_hold_[colour] = round.cards[colour] | within_reach(round, colour);
        }
    }

    bool holds() {
        if (!possible_) return needed_ <= 0;
        known_moves_to_block_.fill(unknown);
        return lasts(hand_, 1) || (to_move_ && needed_ > 1 && lasts_after_a_move());
    }

private:
    // Turns to look ahead: by measurement, more cost more time than they save.
    static constexpr int max_turns = 5;
    static constexpr int horizon(int players) { return players == 2 ? 3 : max_turns; }

    static constexpr int longest_chain = 3;  // cards: longer chains limit too little for their cost
    static constexpr std::int8_t unknown = -1;

    // The empty cells that may ever take a colour, as far as its cards last: each has to rest on another card of that
    // colour. (Against one opponent this takes longer than it saves.)
    Board within_reach(const Folded& round, int colour) const {
        const int count = lanes::sum(round.held[colour]);
        if (count > longest_chain || base_left_ > 0 || round.players == 2) return round.prospects[colour];
        Board cells = 0;
        for (int card = 0; card < count; ++card)
            cells |= board::above_either(round.cards[colour] | cells) & round.prospects[colour];
        return cells;
    }

    // One bit for each colour with at least `count` cards in a hand.
    static unsigned colours_with(int count, std::uint64_t hand) { return lanes::mask_at_least(hand, count); }
    static std::uint64_t without_card(std::uint64_t hand, int colour) { return hand - lanes::in_lane(colour, 1); }

    // The cells that hold or may come to hold a foreign card, one of a colour not in `colours`.
    Board foreign_to(unsigned colours) const {
        Board foreign = round_.inert;
        for (int colour = 0; colour < colour_count; ++colour)
            foreign |= may_hold_[colour] & ((colours >> colour & 1) - Board{1});
        return foreign;
    }

    // The number of moves that fill all cells except those above pairs of foreign cards.
    int moves_to_fill_except(Board foreign) const {
        // All cells above a barred one are barred too: extend them by one row, then two, then four.
        Board barred = (board::above_both(foreign) | private_cells_) & empty_;
        barred |= (barred | barred >> 1) << 8;
        barred |= (barred | barred >> 1 | barred >> 2) << 16;
        barred |= (barred | barred >> 1 | barred >> 2 | barred >> 3 | barred >> 4) << 32;
        return base_left_ + std::popcount(empty_ & ~barred);
    }

    // The number of moves that it takes to block a set of colours.
    int moves_to_block(unsigned colours) {
        if (known_moves_to_block_[colours] != unknown) return known_moves_to_block_[colours];
        if (colours == 0) return 0;
        return known_moves_to_block_[colours] = static_cast<std::int8_t>(moves_to_fill_except(foreign_to(colours)));
    }

    // True if a hand gives the player all turns from `turn` on.
    bool lasts(std::uint64_t hand, int turn) {
        return moves_to_block(colours_with(1, hand)) > moves_made_[needed_] &&
               (turn == needed_ || lasts_from(hand, turn));
    }

    // As `lasts`, if the colours of the hand cannot be blocked before the last turn, and `turn` is not the last.
    bool lasts_from(std::uint64_t hand, int turn) {
        const unsigned colours = colours_with(1, hand), several = colours_with(2, hand);
        if (moves_to_block(colours) <= moves_made_[turn]) return false;
        if (turn + 1 == needed_) {
            unsigned good = several;
            if (moves_to_block(good) > moves_made_[turn]) return true;
            for (unsigned left = colours & ~several; left; left &= left - 1)
                if (moves_to_block(colours & ~(left & -left)) > moves_made_[needed_]) good |= left & -left;
            return moves_to_block(good) > moves_made_[turn];
        }
        // Colours with several cards come first: they are good more often.
        unsigned good = 0, open = colours;
        while (open) {
            const unsigned next = open & several ? open & several : open, colour = next & -next;
            open &= ~colour;
            const bool rest_lasts = (several & colour) || moves_to_block(colours & ~colour) > moves_made_[needed_];
            if (rest_lasts && lasts_from(without_card(hand, std::countr_zero(colour)), turn + 1)) {
                good |= colour;
                if (moves_to_block(good) > moves_made_[turn]) return true;
            } else if (moves_to_block(good | open) <= moves_made_[turn]) {
                return false;
            }
        }
        return false;
    }

    // As `lasts`, for a player who is to move and may choose the cell of the first card.
    bool lasts_after_a_move() {
        for (int turn = 2; turn <= needed_; ++turn) --moves_made_[turn];  // the cell is no longer empty
        const auto may_hold = may_hold_;
        const Board empty = empty_;
        for (unsigned left = colours_with(1, hand_); left; left &= left - 1) {
            const int colour = std::countr_zero(left);
            const std::uint64_t rest = without_card(hand_, colour);
            const unsigned colours = colours_with(1, rest);
            if (colours == 0) continue;
            may_hold_ = may_hold;
            const Board foreign = foreign_to(colours);
            const bool last_of_it = !(colours >> colour & 1);  // then the card itself is foreign to the rest
            for (Board cells = round_.fits[colour] & ~private_cells_; cells; cells &= cells - 1) {
                const Board cell = cells & ~(cells - 1);
                empty_ = empty & ~cell;
                const int last_moves = moves_to_fill_except((foreign & ~cell) | (last_of_it ? cell : 0));
                if (last_moves <= moves_made_[needed_]) continue;
                if (needed_ == 2) return true;
                for (int other = 0; other < colour_count; ++other) may_hold_[other] = may_hold[other] & ~cell;
                may_hold_[colour] |= cell;
                known_moves_to_block_.fill(unknown);
                known_moves_to_block_[colours] = static_cast<std::int8_t>(last_moves);
                if (lasts_from(rest, 2)) return true;
            }
        }
        return false;
    }

    const Folded& round_;
    int needed_;  // turns
    int base_left_;
    bool possible_ = false;
    bool to_move_;
    Board empty_;
    Board private_cells_;
    std::uint64_t hand_ = 0;                     // the unsecured cards, a lane for each colour
    ColourBoards may_hold_;                      // the cells that hold or may come to hold a colour
    std::array<int, max_turns + 1> moves_made_;  // before each turn, those of the player included
    std::array<std::int8_t, 1 << colour_count> known_moves_to_block_;
};

// True if the colour bound proves that at most `left` of a player's cards will be left.
inline bool colour_bound_holds(const Folded& round, const Rules& rules, int player, const UnsecuredCards& mine,
                               int left) {
    if (rules.contiguous) return false;  // there an empty cell need not have an open slot below it
    return ColourBound(round, rules, player, mine, left).holds();
}

// True if a static bound proves that at most `left` of a player's cards will be left.
inline bool static_bound_holds(const Folded& round, const Rules& rules, int player, int left) {
    const UnsecuredCards mine = unsecured_cards(round, rules, player);
    return slot_bound_holds(round, rules, player, mine, left) || colour_bound_holds(round, rules, player, mine, left);
}

}  // namespace ppsolve::party

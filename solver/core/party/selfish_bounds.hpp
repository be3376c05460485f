// What the look of a round shows to players who play for themselves: its key, and bounds of the cards that each
// seat will place.
//
// Outcomes are counted in cards *placed* from here to the end of the round. Penalty = cards in hand - cards
// placed, and for each seat the cards in hand are a constant, so to minimise one's penalty is to place most. That
// is why cards that can never be placed (those of players who are out, those of a dead colour) need not be known
// at all.
//
// Folds: positions that share one key. All that the rest of the round depends on is which moves are legal in
// each continuation. Two positions agree on that, and so have the same outcome in cards placed, if they differ
// only in
//   - the names of the colours, or left and right;
//   - cards of players who are out, and who is out rather than finished: neither moves again;
//   - the colour of a covered card, or of a card whose colour no player in the round holds: a card
//     matters by the cells above it, and those are filled or accept no card that anybody has of it;
//   - base full: anything outside `future`, the cells that may still be filled, and their supports.
//     `future` is the fixpoint of prospects.py: from the cards up, a cell is in it if both
//     supports are cards or in it, and a colour somebody holds may be in one of them. It leaves out
//     counts and turns, so it is too large rather than too small: every later card goes to one of its
//     cells. Under the contiguous rule cards beside a cell matter too, and the whole shape is kept;
//   - base full, rows free: where in the plane all that lies;
//   - base full: cards in hands of a dead colour, one that no cell of `future` may come to hold. They
//     are never played; that the hand is not empty is no matter, for a player who holds nothing else is
//     stuck or finished, and moves no more either way.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "../search/gains.hpp"
#include "../search/key.hpp"
#include "../search/maxn.hpp"
#include "lanes.hpp"
#include "pyramid.hpp"
#include "round.hpp"
#include "symmetry.hpp"

namespace ppsolve::party {

// How far a board can be shifted towards bit 0 until a row and a column are the first.
constexpr int distance_to_corner(Board cells) {
    if (cells == 0) return 0;
    Board columns = cells | cells >> 32;
    columns |= columns >> 16;
    columns |= columns >> 8;
    return (std::countr_zero(cells) & ~7) + std::countr_zero(columns & 0xff);
}

// Looks at a settled position of a round.
class Observer {
public:
    Observer(const Round& round, const Rules& rules) : round_(round), rules_(rules) {
        for (int seat = 0; seat < rules.players; ++seat) {
            if (!round.active(seat)) continue;
            for (int colour = 0; colour < colour_count; ++colour)
                held_[colour] |= static_cast<std::uint64_t>(round.hands[seat].count(colour)) << (8 * seat);
        }
        room_ = rules.base - round.pyramid.width;
        if (room_ > 0) fold_open_base();
        else fold_full_base();
        for (const std::uint64_t held : held_) hands_ += held;
    }

    search::Outlook outlook() const {
        using namespace search;
        Outlook seen{key(), least(), 0};
        const int all_least = gains::total(seen.least);
        for (int seat = 0; seat < rules_.players; ++seat) {
            const int for_seat = cells_ - (all_least - gains::of(seen.least, seat));
            seen.most |= gains::only(seat, std::min(lanes::of(hands_, seat), for_seat));
        }
        return seen;
    }

private:
    // While the base grows every held colour may be placed and any empty cell may come to be filled,
    // also those above the ends of the base; a card is covered only when both cells above it are filled.
    void fold_open_base() {
        const Board filled = round_.pyramid.filled();
        const Board covered = filled >> 8 & filled >> 7 & board::all_but_first_column;
        for (int colour = 0; colour < colour_count; ++colour)
            if (held_[colour]) cards_[colour] = round_.pyramid.cards[colour] & ~covered;
        shape_ = filled;
        cells_ = rules_.base * (rules_.base + 1) / 2 - std::popcount(filled);
    }

    void fold_full_base() {
        const Board filled = round_.pyramid.filled();
        std::array<Board, colour_count> may_hold{};  // cells that hold the colour or may come to
        for (int colour = 0; colour < colour_count; ++colour)
            if (held_[colour]) may_hold[colour] = round_.pyramid.cards[colour];
        Board reached = filled;
        for (Board more = 1; more != 0; reached |= more) {
            const Board supported = board::above_both(reached) & ~filled;
            more = 0;
            for (Board& cells : may_hold) {
                const Board grown = board::above_either(cells) & supported & ~cells;
                cells |= grown;
                more |= grown;
            }
        }
        future_ = reached & ~filled;
        cells_ = std::popcount(future_);
        const Board supports = future_ >> 8 | future_ >> 7;
        shape_ = rules_.contiguous ? filled : filled & supports;
        for (int colour = 0; colour < colour_count; ++colour) {
            const bool dead = (may_hold[colour] & ~filled) == 0;
            if (dead) held_[colour] = 0;
            else cards_[colour] = round_.pyramid.cards[colour] & supports;
        }
    }

    // Cards that each seat is sure to place, because play is compulsory.
    //
    // When a player comes to their t-th turn from now, having had a move on each turn before, they have
    // placed t - 1 cards and still hold every colour of which they now hold t. Each card placed in the
    // meantime, by anybody, took at most one of: the room in the base, the slots now open for those
    // colours (rows free: only a card in it closes a slot). While there are more of these than cards
    // placed, the player has a move. `placed` counts a card for every turn with a card left.
    search::Gains least() const {
        search::Gains sure = 0;
        std::array<Board, colour_count> slots{};
        if (!rules_.contiguous) {
            const Board open = round_.pyramid.open(false);
            for (int colour = 0; colour < colour_count; ++colour)
                if (held_[colour]) slots[colour] = round_.pyramid.accepting(colour, open);
        }
        unsigned compelled = (1u << rules_.players) - 1;
        int placed = 0;
        for (int turn = 1; compelled != 0; ++turn) {
            for (int step = 0, seat = round_.to_move; step < rules_.players; ++step, seat = next(seat)) {
                if (lanes::of(hands_, seat) < turn) {
                    compelled &= ~(1u << seat);
                    continue;
                }
                if (compelled >> seat & 1) {
                    Board theirs = 0;
                    for (int colour = 0; colour < colour_count; ++colour)
                        if (lanes::of(held_[colour], seat) >= turn) theirs |= slots[colour];
                    // The first turn is that of a player who has a move: the position is settled.
                    if (placed == 0 || room_ + std::popcount(theirs) > placed) sure += search::gains::only(seat, 1);
                    else compelled &= ~(1u << seat);
                }
                ++placed;
            }
        }
        return sure;
    }

    int next(int seat) const { return seat + 1 == rules_.players ? 0 : seat + 1; }

    search::Key key() const {
        const Side front{cards_[0], cards_[1], cards_[2], cards_[3], cards_[4], future_, shape_};
        const std::uint64_t turns = std::uint64_t{round_.to_move} | std::uint64_t{rules_.base} << 8 |
                                    std::uint64_t{rules_.contiguous} << 16 | std::uint64_t{rules_.pass} << 17;
        return symmetric_key(in_the_corner(front), in_the_corner(seen_from_behind(front, widest_base)), held_,
                             0x9e3779b97f4a7c15ULL * (1 + turns));
    }

    static Side in_the_corner(Side side) {
        const int distance = distance_to_corner(side[5] | side[6]);
        for (Board& cells : side) cells >>= distance;
        return side;
    }

    const Round& round_;
    const Rules& rules_;
    std::array<std::uint64_t, colour_count> held_{};  // cards in the hands of players in the round
    std::array<Board, colour_count> cards_{};         // cards of held colours that may still lend their colour
    std::uint64_t hands_ = 0;
    Board shape_ = 0;
    Board future_ = 0;
    int room_;
    int cells_ = 0;
};

}  // namespace ppsolve::party

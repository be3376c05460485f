// Static bounds of a round for max^n: its key, and bounds of the cards that each seat will place.
//
// Outcomes count the cards *placed* from here to the end of the round. Penalty = cards in hand - cards placed, and the
// cards in hand are a constant for each seat, so to minimise one's penalty is to place the most. Hence cards that can
// never be placed (those of players who are out, those of a dead colour) need not be known at all.
//
// Positions with the same key. The rest of the round depends only on which moves are legal in each continuation. Two
// positions agree on that, and so have the same outcome in cards placed, if they differ only in
//   - the names of the colours, or left and right;
//   - cards of players who are out, and whether a player is out or finished: neither moves again;
//   - the colour of a covered card, or of a card whose colour no player in the round holds: a card only matters for the
//     cells above it, and these are filled or accept no card that anybody has of its colour;
//   - base full: anything outside `future`, the cells that may still be filled, and their supports. `future` is the
//     fixpoint of prospects.py: from the cards up, a cell is in it if both supports are cards or in it, and a colour
//     that somebody holds may be in one of them. It ignores counts and turns, so it is too large rather than too small:
//     every later card goes to one of its cells. Under the contiguous rule cards beside a cell matter too, and the
//     whole shape is kept;
//   - base full, rows free: the place of all that in the plane;
//   - base full: cards in hands of a dead colour, one that no cell of `future` may come to hold. They are never played.
//     That the hand is not empty makes no difference: a player who holds nothing else is stuck or finished, and does
//     not move again either way.
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

// The distance by which a board can be shifted towards bit 0 until it touches the first row and the first column.
constexpr int distance_to_corner(Board cells) {
    if (cells == 0) return 0;
    Board columns = cells | cells >> 32;
    columns |= columns >> 16;
    columns |= columns >> 8;
    return (std::countr_zero(cells) & ~7) + std::countr_zero(columns & 0xff);
}

// Of a settled round that is not over.
class SelfishBounds {
public:
    SelfishBounds(const Round& round, const Rules& rules)
        : round_(round), rules_(rules), held_(round.held_by_active(rules.players)) {
        base_left_ = rules.base - round.pyramid.width;
        if (base_left_ > 0) fold_open_base();
        else fold_full_base();
        for (const std::uint64_t held : held_) hands_ += held;
    }

    search::StaticBounds bounds() const {
        using namespace search;
        StaticBounds found{key(), least(), 0};
        const int all_least = gains::total(found.least);
        for (int seat = 0; seat < rules_.players; ++seat) {
            const int for_seat = cells_ - (all_least - gains::of(found.least, seat));
            found.most |= gains::only(seat, std::min(lanes::of(hands_, seat), for_seat));
        }
        return found;
    }

private:
    // While the base grows, every held colour may be placed and every empty cell may be filled, also those above new
    // cards at its ends. So a card is covered only when both cells above it are filled.
    void fold_open_base() {
        const Board filled = round_.pyramid.filled();
        const Board covered = board::covered(filled);
        for (int colour = 0; colour < colour_count; ++colour)
            if (held_[colour]) cards_[colour] = round_.pyramid.cards[colour] & ~covered;
        shape_ = filled;
        cells_ = rules_.base * (rules_.base + 1) / 2 - std::popcount(filled);
    }

    void fold_full_base() {
        const Board filled = round_.pyramid.filled();
        ColourBoards may_hold{};  // the cells that hold or may come to hold a colour
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
        const Board supports = board::below_any(future_);
        shape_ = rules_.contiguous ? filled : filled & supports;
        for (int colour = 0; colour < colour_count; ++colour) {
            const bool dead = (may_hold[colour] & ~filled) == 0;
            if (dead) held_[colour] = 0;
            else cards_[colour] = round_.pyramid.cards[colour] & supports;
        }
    }

    // The number of cards that each seat will certainly place, because players must place a card if they can.
    //
    // Take a player's t-th turn from now, with a move on each turn before. The player has placed t - 1 cards, and still
    // holds every colour of which they hold t now. Each card placed meanwhile, by anybody, took at most one of these:
    // the free places of the base, and the slots now open for those colours (rows free: only a card in it closes a
    // slot). While these are more than the cards placed, the player has a move. `placed` counts a card for every turn
    // of a player with a card left.
    search::Gains least() const {
        search::Gains certain = 0;
        ColourBoards slots{};
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
                    // The player to move has a move: the round is settled.
                    if (placed == 0 || base_left_ + std::popcount(theirs) > placed)
                        certain += search::gains::only(seat, 1);
                    else compelled &= ~(1u << seat);
                }
                ++placed;
            }
        }
        return certain;
    }

    int next(int seat) const { return seat + 1 == rules_.players ? 0 : seat + 1; }

    search::Key key() const {
        const KeyBoards front{cards_[0], cards_[1], cards_[2], cards_[3], cards_[4], future_, shape_};
        const std::uint64_t turn = std::uint64_t{round_.to_move} | std::uint64_t{rules_.base} << 8 |
                                   std::uint64_t{rules_.contiguous} << 16 | std::uint64_t{rules_.pass} << 17;
        return symmetric_key(in_the_corner(front), in_the_corner(mirrored(front, widest_base)), held_,
                             search::golden_ratio * (1 + turn));
    }

    static KeyBoards in_the_corner(KeyBoards boards) {
        const int distance = distance_to_corner(boards[5] | boards[6]);
        for (Board& cells : boards) cells >>= distance;
        return boards;
    }

    const Round& round_;
    const Rules& rules_;
    std::array<std::uint64_t, colour_count> held_;  // cards in the hands of players in the round
    ColourBoards cards_{};                          // cards of held colours that may still lend their colour
    std::uint64_t hands_ = 0;
    Board shape_ = 0;
    Board future_ = 0;
    int base_left_;
    int cells_ = 0;  // an upper bound of the cards that all players together can still place
};

}  // namespace ppsolve::party

// Plans: which cards could come to lie where, so that few are left, the order of turns left aside.
//
// A plan gives cells of the final pyramid a colour each: a cell needs both its supports, one of them has its colour,
// and there are enough cards. Cells are gone through one by one, in each of their colours or never filled. How many
// cards can still be placed is bounded by matching them with the cells that may ever take their colour, and what was
// refuted is remembered without what no longer matters. Where there is no plan no play reaches
// as few cards, either.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "../search/key.hpp"
#include "filling.hpp"
#include "folded.hpp"
#include "round.hpp"
#include "symmetry.hpp"

namespace ppsolve::party {

inline constexpr int everybody = -1;

// Whose cards are counted, a seat's or everybody's, and how many of them may be left; players who are out have theirs.
struct Goal {
    int seat;
    int left;

    bool counts(int other) const { return seat == everybody || seat == other; }

    // How many cards have yet to be placed.
    int need(const Round& round, const Rules& rules) const {
        int cards = -left;
        for (int other = 0; other < rules.players; ++other)
            if (counts(other)) cards += round.hands[other].size();
        return cards;
    }
};

enum class Answer { no, yes, unknown };

// Steps that may still be made.
struct Steps {
    std::uint64_t left;

    bool take() { return left > 0 && left-- > 0; }
};

// Keys of what was refuted; forgets some of it.
class Refuted {
public:
    explicit Refuted(std::uint64_t steps) : keys_(std::bit_ceil(std::clamp<std::uint64_t>(steps, 1, 1 << 16))) {}

    bool has(const search::Key& key) const { return keys_[slot(key)] == key; }
    void add(const search::Key& key) { keys_[slot(key)] = key; }

private:
    std::size_t slot(const search::Key& key) const { return static_cast<std::size_t>(key.first) & (keys_.size() - 1); }

    std::vector<search::Key> keys_;
};

// The colours that cells are to get, as the base will lie in the end. The leftmost card that lies now will be in column
// `offset`.
struct Plan {
    std::array<Board, colour_count> cards{};
    int offset = 0;

    // Whether a move is not against the plan: the place is in the base to be, and gets no other colour.
    bool allows(Move move, int width, int base) const {
        const int at = place(move);
        if (at < 0 || (move.place == width && at >= base)) return false;
        Board others = 0;
        for (int colour = 0; colour < colour_count; ++colour) others |= colour == move.colour ? 0 : cards[colour];
        return (others & board::at(at)) == 0;
    }

    int place(Move move) const { return move.place == left_of_base ? offset - 1 : move.place + offset; }
};

class Planner {
public:
    Planner(const Rules& rules, const Goal& goal, Steps& steps)
        : rules_(rules), goal_(goal), steps_(steps), refuted_(steps.left) {}

    // Whether there is a plan from a position; if so, it is in `plan`.
    Answer find(const Round& round, Plan& plan) {
        if (round.over()) return goal_.need(round, rules_) > 0 ? Answer::no : Answer::yes;
        const int room = round.pyramid.width ? rules_.base - round.pyramid.width : 0;
        const int last = looks_the_same_from_behind(round.pyramid) ? room / 2 : room;
        gave_up_ = false;
        top_ = colours_at_the_top(round);
        for (int offset = 0; offset <= last; ++offset) {
            const Fill fill = start(round, offset);
            base_ = fill.support & base_row;
            if (can(fill, goal_.need(round, rules_))) {
                plan = {planned_, offset};
                return Answer::yes;
            }
            if (gave_up_) return Answer::unknown;
        }
        return Answer::no;
    }

    // From now on colours are tried in another order.
    template <class Random>
    void shuffle(Random& random) {
        for (int& more : favour_) more = static_cast<int>(random.below(4));
    }

    // Whether a plan still does in a position that came of moves it allows.
    bool still_does(const Plan& plan, const Round& round) const {
        const Fill fill = start(round, plan.offset);
        int need = goal_.need(round, rules_);
        for (int colour = 0; colour < colour_count; ++colour) {
            const int cells = std::popcount(plan.cards[colour] & ~fill.support);
            if (cells > fill.hand[colour]) return false;
            need -= std::min(cells, fill.wanted[colour]);
        }
        return need <= 0;
    }

private:
    static constexpr Board base_row = 0xff;
    static constexpr unsigned any = (1u << colour_count) - 1;

    struct Fill : Filling {
        ColourNumbers wanted;  // of the cards in hand, those that are counted
    };

    Fill start(const Round& round, int offset) const {
        Fill fill{{round.pyramid.cards, 0, 0, {}}, {}};
        for (Board& cards : fill.cards) {
            cards <<= offset;
            fill.support |= cards;
        }
        for (int seat = 0; seat < rules_.players; ++seat) {
            if (!round.active(seat)) continue;
            for (int colour = 0; colour < colour_count; ++colour) {
                fill.hand[colour] += round.hands[seat].count(colour);
                if (goal_.counts(seat)) fill.wanted[colour] += round.hands[seat].count(colour);
            }
        }
        return fill;
    }

    static bool looks_the_same_from_behind(const Pyramid& pyramid) {
        return std::ranges::all_of(pyramid.cards, [&](Board cards) {
            Board behind = cards;
            mirror(behind, pyramid.width);
            return cards == behind;
        });
    }

    // The colours that the top of the pyramid may get. If all cards are placed and all cells filled, it is the last of
    // all turns that fills it, and who has that is known, for nobody gets out.
    unsigned colours_at_the_top(const Round& round) const {
        int cards = 0;
        for (int seat = 0; seat < rules_.players; ++seat) cards += round.active(seat) ? round.hands[seat].size() : 0;
        const int cells = std::popcount(cells_over[rules_.base] & ~round.pyramid.filled());
        if (goal_.seat != everybody || goal_.need(round, rules_) < cards || cards < cells || rules_.pass) return any;
        int last = round.to_move, most = 0;
        for (int step = 0; step < rules_.players; ++step) {
            const int seat = (round.to_move + step) % rules_.players;
            if (!round.active(seat) || round.hands[seat].size() < most) continue;
            most = round.hands[seat].size();
            last = seat;
        }
        return round.hands[last].colours();
    }

    // Whether so many of the counted cards can be placed.
    bool can(const Fill& fill, int need) {
        if (need <= 0) {
            planned_ = fill.cards;
            return true;
        }
        if (!steps_.take()) gave_up_ = true;
        if (gave_up_) return false;
        if (fill.support & base_row & ~base_places(fill)) return false;  // a gap
        ColourBoards may;
        const Board reachable = prospects(fill, may);
        if (matched(fill.wanted, may) < need) return false;
        const search::Key key = key_of(fill, reachable, need);
        if (refuted_.has(key)) return false;

        const Board cell = next_cell(fill, reachable, may);
        // The colours of most cards come first, or nearly so once they were shuffled.
        for (const int colour : in_order([&](int one) { return fill.hand[one] + favour_[one]; })) {
            if ((may[colour] & cell) == 0) continue;
            Fill next = fill;
            next.cards[colour] |= cell;
            next.support |= cell;
            --next.hand[colour];
            const bool counts = next.wanted[colour] > 0;
            next.wanted[colour] -= counts;
            if (can(next, need - counts)) return true;
            if (gave_up_) return false;
        }
        Fill next = fill;
        next.closed |= cell;
        if (can(next, need)) return true;
        if (!gave_up_) refuted_.add(key);
        return false;
    }

    // The empty cells that may ever take each colour; returns those that may take any.
    Board prospects(const Fill& fill, ColourBoards& may) const {
        const Board empty = cells_over[rules_.base] & ~(fill.support | fill.closed);
        const Board base = base_places(fill) & empty, top = board::at(8 * (rules_.base - 1));
        for (int colour = 0; colour < colour_count; ++colour) may[colour] = fill.hand[colour] ? base : 0;
        return fill.prospects(base, may, [&](int colour) { return top_ >> colour & 1 ? empty : empty & ~top; });
    }

    // The places of the base that no closed one cuts off, filled ones included.
    Board base_places(const Fill& fill) const {
        const Board open = cells_over[rules_.base] & base_row & ~fill.closed;
        Board run = base_ ? base_ : fill.support & base_row ? fill.support & base_row : open & 1;
        for (Board before = 0; before != run;) {
            before = run;
            run |= board::beside(run) & open;
        }
        return run;
    }

    // An open cell that takes only one colour if there is one, else any; places of the base come last, from right to
    // left, so that most of what is decided soon does not matter any more.
    static Board next_cell(const Fill& fill, Board reachable, const ColourBoards& may) {
        const Board open = board::above_both(fill.support) & reachable;
        return open ? least_open(open, may) : std::bit_floor(reachable & base_row);
    }

    // What is decided matters only as far as cells that may still be filled rest on it.
    search::Key key_of(const Fill& fill, Board reachable, int need) const {
        const Board below = reachable >> 8;
        const Board matters = below | (below << 1 & board::all_but_first_column);
        Side side{};
        std::array<std::uint64_t, colour_count> held{};
        for (int colour = 0; colour < colour_count; ++colour) {
            if (fill.hand[colour]) side[colour] = fill.cards[colour] & matters;
            else side[5] |= fill.cards[colour] & matters;
            held[colour] =
                static_cast<std::uint64_t>(fill.hand[colour]) << 8 | static_cast<std::uint64_t>(fill.wanted[colour]);
        }
        side[6] = reachable;
        return side_key(side, held, base_ << 8 | static_cast<std::uint64_t>(need));
    }

    Rules rules_;
    Goal goal_;
    Steps& steps_;
    Refuted refuted_;
    unsigned top_ = any;
    Board base_ = 0;  // the places of the base that are filled already
    std::array<int, colour_count> favour_{};
    std::array<Board, colour_count> planned_{};
    bool gave_up_ = false;
};

}  // namespace ppsolve::party

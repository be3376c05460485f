// Plans: final pyramids that leave few cards, found with the turn order ignored. Without a plan, no line of play leaves
// so few cards either.
//
// A plan gives cells of the final pyramid a colour each: a cell needs both supports and the colour of one of them, and
// there must be enough cards. The search decides cell by cell: one of its colours, or never filled. A matching of cards
// with the cells that may ever take their colour bounds how many cards can still be placed. Refuted states are stored,
// reduced to what still matters.
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

// The most cards that may be left, to one seat or to everybody. The cards of players who are out count.
struct Goal {
    int seat;
    int left;

    bool counts(int other) const { return seat == everybody || seat == other; }

    // The number of cards that still have to be placed.
    int need(const Round& round, const Rules& rules) const {
        int cards = -left;
        for (int other = 0; other < rules.players; ++other)
            if (counts(other)) cards += round.hands[other].size();
        return cards;
    }
};

enum class Answer { no, yes, unknown };

// The number of steps that a search may still make.
struct Steps {
    std::uint64_t left;

    bool take() { return left > 0 && left-- > 0; }
};

// The keys of refuted states. A new key replaces an older one in the same slot.
class RefutedSet {
public:
    explicit RefutedSet(std::uint64_t steps) : keys_(std::bit_ceil(std::clamp<std::uint64_t>(steps, 1, 1 << 16))) {}

    bool has(const search::Key& key) const { return keys_[slot(key)] == key; }
    void add(const search::Key& key) { keys_[slot(key)] = key; }

private:
    std::size_t slot(const search::Key& key) const { return static_cast<std::size_t>(key.first) & (keys_.size() - 1); }

    std::vector<search::Key> keys_;
};

// The colours that cells get, with the columns of the final base. The leftmost card of the current base is in column
// `offset` of it.
struct Plan {
    ColourBoards cards{};
    int offset = 0;

    // True if a move agrees with the plan: its place is within the final base, and the plan has no other colour there.
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

    // Find out whether there is a plan from a position, and write it to `plan`.
    Answer find(const Round& round, Plan& plan) {
        if (round.over()) return goal_.need(round, rules_) > 0 ? Answer::no : Answer::yes;
        const int room = round.pyramid.width ? rules_.base - round.pyramid.width : 0;
        const int last_offset = is_symmetric(round.pyramid) ? room / 2 : room;
        gave_up_ = false;
        top_ = colours_at_the_top(round);
        for (int offset = 0; offset <= last_offset; ++offset) {
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

    // Try colours in another order from now on.
    template <class Random>
    void shuffle(Random& random) {
        for (int& more : favour_) more = static_cast<int>(random.below(4));
    }

    // True if a plan still reaches the goal after moves that it allows.
    bool still_works(const Plan& plan, const Round& round) const {
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
    static constexpr unsigned any_colour = (1u << colour_count) - 1;

    struct Fill : Filling {
        ColourNumbers wanted;  // of the cards in hand, those that count for the goal
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

    static bool is_symmetric(const Pyramid& pyramid) {
        return std::ranges::all_of(pyramid.cards, [&](Board cards) {
            Board behind = cards;
            mirror(behind, pyramid.width);
            return cards == behind;
        });
    }

    // The colours that the top of the pyramid may get. If all cards are placed and all cells filled, the last turn
    // fills the top. It is known whose turn that is, because then nobody is out.
    unsigned colours_at_the_top(const Round& round) const {
        const int cards = round.active_cards(rules_);
        const int cells = std::popcount(board::pyramid_cells[rules_.base] & ~round.pyramid.filled());
        if (goal_.seat != everybody || goal_.need(round, rules_) < cards || cards < cells || rules_.pass)
            return any_colour;
        int last = round.to_move, most = 0;
        for (int step = 0; step < rules_.players; ++step) {
            const int seat = (round.to_move + step) % rules_.players;
            if (!round.active(seat) || round.hands[seat].size() < most) continue;
            most = round.hands[seat].size();
            last = seat;
        }
        return round.hands[last].colours();
    }

    // True if `need` of the wanted cards can be placed.
    bool can(const Fill& fill, int need) {
        if (need <= 0) {
            planned_ = fill.cards;
            return true;
        }
        if (!steps_.take()) gave_up_ = true;
        if (gave_up_) return false;
        if (fill.support & base_row & ~base_places(fill)) return false;  // a gap
        ColourBoards prospects;
        const Board reachable = find_prospects(fill, prospects);
        if (maximum_matching(fill.wanted, prospects) < need) return false;
        const search::Key key = key_of(fill, reachable, need);
        if (refuted_.has(key)) return false;

        const Board cell = next_cell(fill, reachable, prospects);
        // Colours with the most cards come first; after a shuffle only roughly.
        for (const int colour : in_order([&](int one) { return fill.hand[one] + favour_[one]; })) {
            if ((prospects[colour] & cell) == 0) continue;
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

    // Find the empty cells that may ever take each colour. Returns those that may take any.
    Board find_prospects(const Fill& fill, ColourBoards& prospects) const {
        const Board empty = board::pyramid_cells[rules_.base] & ~(fill.support | fill.closed);
        const Board base = base_places(fill) & empty, top = board::at(8 * (rules_.base - 1));
        for (int colour = 0; colour < colour_count; ++colour) prospects[colour] = fill.hand[colour] ? base : 0;
        return fill.find_prospects(base, prospects,
                                   [&](int colour) { return top_ >> colour & 1 ? empty : empty & ~top; });
    }

    // The places of the base that are filled or that no closed place cuts off.
    Board base_places(const Fill& fill) const {
        const Board open = board::pyramid_cells[rules_.base] & base_row & ~fill.closed;
        Board run = base_ ? base_ : fill.support & base_row ? fill.support & base_row : open & 1;
        for (Board before = 0; before != run;) {
            before = run;
            run |= board::beside(run) & open;
        }
        return run;
    }

    // The next cell to decide: an open cell, preferably one that takes only one colour. Places of the base come last,
    // from right to left, so that most decisions soon stop mattering.
    static Board next_cell(const Fill& fill, Board reachable, const ColourBoards& prospects) {
        const Board open = board::above_both(fill.support) & reachable;
        return open ? most_constrained(open, prospects) : std::bit_floor(reachable & base_row);
    }

    // Decided cells matter only if cells that may still be filled rest on them.
    search::Key key_of(const Fill& fill, Board reachable, int need) const {
        const Board matters = board::below_any(reachable);
        KeyBoards boards{};
        std::array<std::uint64_t, colour_count> held{};
        for (int colour = 0; colour < colour_count; ++colour) {
            if (fill.hand[colour]) boards[colour] = fill.cards[colour] & matters;
            else boards[5] |= fill.cards[colour] & matters;
            held[colour] =
                static_cast<std::uint64_t>(fill.hand[colour]) << 8 | static_cast<std::uint64_t>(fill.wanted[colour]);
        }
        boards[6] = reachable;
        return key_of_boards(boards, held, base_ << 8 | static_cast<std::uint64_t>(need));
    }

    Rules rules_;
    Goal goal_;
    Steps& steps_;
    RefutedSet refuted_;
    unsigned top_ = any_colour;
    Board base_ = 0;          // the places of the base that were filled at the start
    ColourNumbers favour_{};  // added to the number of cards when colours are ordered
    ColourBoards planned_{};
    bool gave_up_ = false;
};

}  // namespace ppsolve::party

// Everybody for themselves: the outcome when each player minimises their own penalty (max^n).
//
// Among equally good moves the mover takes the one that leaves the others with the largest total,
// then the next player after them with the most cards, then the one after, and so on. No two
// outcomes are equal in that order, so a position has one outcome, whatever the order of moves.
//
// Outcomes are counted in cards *placed* from here to the end of the round. Penalty = cards in hand -
// cards placed, and for each seat the cards in hand are a constant, so the mover's order reads: most
// placed by me; then fewest by all the others together; then fewest by the next player, ...
// A constant added for one seat changes no comparison. That is why cards that can never be placed
// (those of players who are out, those of a dead colour) need not be known at all.
//
// Folds: positions that share one entry of the table. All that the rest of the round depends on is
// which moves are legal in each continuation. Two positions agree on that, and so have the same
// outcome in cards placed, if they differ only in
//   - the names of the colours, or left and right;
//   - cards of players who are out, and who is out rather than finished: neither moves again;
//   - the colour of a covered card, or of a card whose colour no player in the round holds: a card
//     matters by the cells above it, and those are filled or accept no card that anybody has of it;
//   - base full: anything outside `future`, the cells that may still be filled, and their supports.
//     `future` is the fixpoint of graph.py's `prospects`: from the cards up, a cell is in it if both
//     supports are cards or in it, and a colour somebody holds may be in one of them. It leaves out
//     counts and turns, so it is too large rather than too small: every later card goes to one of its
//     cells. Under the contiguous rule cards beside a cell matter too, and the whole shape is kept;
//   - base full, rows free: where in the plane all that lies;
//   - base full: cards in hands of a dead colour, one that no cell of `future` may come to hold. They
//     are never played; that the hand is not empty is no matter, for a player who holds nothing else is
//     stuck or finished, and moves no more either way.
//
// Cuts: every one leaves the outcome as it is. With bounds on the cards each seat will place, the best
// that seat i can hope for is (most for i, least for the others): a true outcome has fewer for i, or
// as many and a larger total of the others, or is that very outcome. So
//   - a move whose best hope is not better than a move already examined is skipped;
//   - two moves to one entry of the table are one;
//   - a position is `refused` if its outcome is proved to be no better, for the player who moved to
//     it, than what they have. This goes one move deep only. See `refutes` for the proof.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <optional>

#ifdef __linux__
#include <sys/mman.h>
#endif

#include "round.hpp"

namespace ppsolve {

// Cards left, by seat.
using Penalties = std::array<std::uint8_t, most_players>;

namespace selfish {

// A number of cards for every seat, 8 bits each, the first seat on top:
//
//     bit   63 .. 56   55 .. 48   ...   23 .. 16   15 .. 0
//           seat 0     seat 1           seat 5     always 0
using Lanes = std::uint64_t;

constexpr int lane_shift(int seat) { return 56 - 8 * seat; }
constexpr Lanes lane(int seat, int cards) { return static_cast<Lanes>(cards) << lane_shift(seat); }
constexpr int at(Lanes all, int seat) { return static_cast<int>(all >> lane_shift(seat) & 0xff); }
constexpr Lanes with(Lanes all, int seat, int cards) { return (all & ~lane(seat, 0xff)) | lane(seat, cards); }
constexpr int total(Lanes all) { return static_cast<int>(all * 0x0101010101010101ULL >> 56); }

// An outcome as its place in a seat's order, the larger the better: own cards placed, then what the
// others placed, all together and one by one in turn order, each taken from 255.
//
//     bit   63 .. 56   55 .. 48       47 .. 40     ...   15 .. 8    7 .. 0
//           own        255 - others   255 - next         255 - 5th  0
using Rank = std::uint64_t;

constexpr Rank rank(Lanes placed, int seat, int players) {
    const Lanes in_use = ~Lanes{0} << (64 - 8 * players);
    const Lanes turned = (placed << (8 * seat) | placed >> (8 * (players - seat))) & in_use;
    const Lanes others = turned << 8;
    return (turned & lane(0, 0xff)) | (lane(1, 255) - lane(1, total(others))) |
           (~others >> 16 & 0x0000ffffffffff00ULL);
}

// What one more card placed by the seat itself adds to a rank.
inline constexpr Rank own_step = Rank{1} << 56;

struct Key {
    std::uint64_t first;
    std::uint64_t second;

    auto operator<=>(const Key&) const = default;
};

// 128 bits to 128 bits, one to one: a Feistel network whose rounds spread every bit over all.
struct StrongMixer {
    static Key mix(std::uint64_t left, std::uint64_t right) {
        left ^= spread(right + 0x9e3779b97f4a7c15ULL);
        right ^= spread(left + 0xc2b2ae3d27d4eb4fULL);
        left ^= spread(right + 0x165667b19e3779f9ULL);
        right ^= spread(left + 0x27d4eb2f165667c5ULL);
        return {left, right};
    }

private:
    static std::uint64_t spread(std::uint64_t bits) {
        bits = (bits ^ bits >> 32) * 0xd6e8feb86659fd93ULL;
        bits = (bits ^ bits >> 32) * 0xd6e8feb86659fd93ULL;
        return bits ^ bits >> 32;
    }
};

// The board seen from behind: column c of row r becomes column 7 - r - c.
constexpr Board mirrored(Board cells) {
    cells = (cells >> 1 & 0x5555555555555555ULL) | (cells & 0x5555555555555555ULL) << 1;
    cells = (cells >> 2 & 0x3333333333333333ULL) | (cells & 0x3333333333333333ULL) << 2;
    cells = (cells >> 4 & 0x0f0f0f0f0f0f0f0fULL) | (cells & 0x0f0f0f0f0f0f0f0fULL) << 4;
    // Column 7 - c so far; row r has to move r columns on.
    cells = (cells & 0x00ff00ff00ff00ffULL) | (cells & 0xff00ff00ff00ff00ULL) >> 1;
    cells = (cells & 0x0000ffff0000ffffULL) | (cells & 0xffff0000ffff0000ULL) >> 2;
    return (cells & 0x00000000ffffffffULL) | (cells & 0xffffffff00000000ULL) >> 4;
}

// How far a board can be shifted towards bit 0 until a row and a column are the first.
constexpr int distance_to_corner(Board cells) {
    if (cells == 0) return 0;
    Board columns = cells | cells >> 32;
    columns |= columns >> 16;
    columns |= columns >> 8;
    return (std::countr_zero(cells) & ~7) + std::countr_zero(columns & 0xff);
}

// What can be said about a position before any search.
struct Outlook {
    Key key;
    Lanes least;  // cards that each seat will place at least,
    Lanes most;   // and at most

    // Whatever is played from here, the outcome is `least`.
    bool decided() const { return least == most; }

    // The best that a seat can hope for; in its own order no outcome ranks higher.
    Rank hope(int seat, int players) const { return rank(with(least, seat, at(most, seat)), seat, players); }
};

// Looks at a settled position of a round.
template <class Mixer>
class Observer {
public:
    Observer(const Round& round, const Rules& rules) : round_(round), rules_(rules) {
        for (int seat = 0; seat < rules.players; ++seat) {
            if (!round.active(seat)) continue;
            for (int colour = 0; colour < colour_count; ++colour)
                held_[colour] |= lane(seat, round.hands[seat].count(colour));
        }
        room_ = rules.base - round.pyramid.width;
        if (room_ > 0) fold_open_base();
        else fold_full_base();
        for (const Lanes held : held_) hands_ += held;
    }

    Outlook outlook() const {
        Outlook seen{key(), least(), 0};
        const int all_least = total(seen.least);
        for (int seat = 0; seat < rules_.players; ++seat) {
            const int for_seat = cells_ - (all_least - at(seen.least, seat));
            seen.most |= lane(seat, std::min(at(hands_, seat), for_seat));
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
    Lanes least() const {
        Lanes sure = 0;
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
                if (at(hands_, seat) < turn) {
                    compelled &= ~(1u << seat);
                    continue;
                }
                if (compelled >> seat & 1) {
                    Board theirs = 0;
                    for (int colour = 0; colour < colour_count; ++colour)
                        if (at(held_[colour], seat) >= turn) theirs |= slots[colour];
                    // The first turn is that of a player who has a move: the position is settled.
                    if (placed == 0 || room_ + std::popcount(theirs) > placed) sure += lane(seat, 1);
                    else compelled &= ~(1u << seat);
                }
                ++placed;
            }
        }
        return sure;
    }

    int next(int seat) const { return seat + 1 == rules_.players ? 0 : seat + 1; }

    // Of the two sides the one with the smaller shape counts; where both are alike, the smaller key.
    Key key() const {
        const auto from_front = [](Board cells) { return cells; };
        const auto from_behind = [](Board cells) { return mirrored(cells); };
        const Board front = shape_ >> distance_to_corner(shape_), turned = mirrored(shape_);
        const Board back = turned >> distance_to_corner(turned);
        if (front < back) return side_key(from_front);
        if (back < front) return side_key(from_behind);
        return std::min(side_key(from_front), side_key(from_behind));
    }

    // A sum over colours, so their names drop out. The last byte that is mixed tells the terms apart: 0 in
    // a colour's (see Lanes), 255 in the shape's (no cell of `future` is in the lowest row: it rests on two
    // others), 1 in the rules'.
    template <class Side>
    Key side_key(Side side) const {
        const int shift = distance_to_corner(side(shape_ | future_));
        const auto placed = [&](Board cells) { return side(cells) >> shift; };
        Key sum{0, 0};
        const auto add = [&](Key term) {
            sum.first += term.first;
            sum.second += term.second;
        };
        for (int colour = 0; colour < colour_count; ++colour)
            if (held_[colour]) add(Mixer::mix(placed(cards_[colour]), held_[colour]));
        add(Mixer::mix(placed(shape_), ~placed(future_)));
        add(Mixer::mix(std::uint64_t{round_.to_move} | std::uint64_t{rules_.base} << 8 |
                           std::uint64_t{rules_.contiguous} << 16 | std::uint64_t{rules_.pass} << 17,
                       1));
        return sum;
    }

    const Round& round_;
    const Rules& rules_;
    std::array<Lanes, colour_count> held_{};   // cards in the hands of players in the round
    std::array<Board, colour_count> cards_{};  // cards of held colours that may still lend their colour
    Lanes hands_ = 0;
    Board shape_ = 0;
    Board future_ = 0;
    int room_;
    int cells_ = 0;
};

// Outcomes by key. Never grows; forgets what an earlier question left, then what was cheapest.
//
// An entry is found by 96 bits of the key, and its bucket by others. Keys of different positions agree
// by chance only: with 10^12 look-ups of 3 entries each the odds of one wrong hit are 4 in 10^17.
class Table {
public:
    // Below the size of one bucket the table remembers nothing.
    explicit Table(std::size_t bytes) {
        const std::size_t count = std::bit_floor(bytes / sizeof(Bucket));
        if (count == 0) return;
        const std::size_t size = count * sizeof(Bucket);
        const std::size_t alignment = size < huge_page ? alignof(Bucket) : huge_page;
        // Zeros from the system cost nothing until they are touched.
        std::size_t space = size + alignment;
        void* start = std::calloc(space, 1);
        if (start == nullptr) throw std::bad_alloc();
        memory_.reset(start);
        buckets_ = static_cast<Bucket*>(std::align(alignment, size, start, space));
        mask_ = count - 1;
#ifdef __linux__
        if (alignment == huge_page) madvise(buckets_, size, MADV_HUGEPAGE);
#endif
    }

    void new_question() { ++question_; }

    void prefetch(const Key& key) const {
#if defined(__GNUC__)
        if (buckets_ != nullptr) __builtin_prefetch(&bucket(key));
#else
        (void)key;
#endif
    }

    std::optional<Lanes> find(const Key& key) const {
        if (buckets_ != nullptr) {
            const Bucket& here = bucket(key);
            for (int entry = 0; entry < entries; ++entry)
                if (here.holds(entry, key)) return here.notes[entry] & ~Lanes{0xffff};
        }
        return std::nullopt;
    }

    // `effort`: how many positions were looked at for it.
    void store(const Key& key, Lanes placed, std::uint64_t effort) {
        if (buckets_ == nullptr) return;
        Bucket& here = bucket(key);
        int victim = 0;
        for (int entry = 0; entry < entries; ++entry) {
            if (here.holds(entry, key)) {
                victim = entry;
                break;
            }
            if (worth(here.notes[entry]) < worth(here.notes[victim])) victim = entry;
        }
        here.write_key(victim, key);
        here.notes[victim] = placed | std::uint64_t{question_} << 8 | static_cast<unsigned>(std::bit_width(effort));
    }

private:
    static constexpr int entries = 3;
    static constexpr std::size_t huge_page = std::size_t{1} << 21;

    // One line of the cache: 3 * (8 + 12) bytes, and 4 to spare.
    //
    //     note, bit   63 .. 16   15 .. 8    7 .. 0
    //                 placed     question   bit width of the effort; 0: never written
    struct alignas(64) Bucket {
        std::uint64_t notes[entries];
        std::uint32_t checks[entries][3];

        static std::array<std::uint32_t, 3> check(const Key& key) {
            return {static_cast<std::uint32_t>(key.first), static_cast<std::uint32_t>(key.first >> 32),
                    static_cast<std::uint32_t>(key.second)};
        }
        bool holds(int entry, const Key& key) const {
            return std::ranges::equal(checks[entry], check(key)) && (notes[entry] & 0xff) != 0;
        }
        void write_key(int entry, const Key& key) { std::ranges::copy(check(key), checks[entry]); }
    };
    static_assert(sizeof(Bucket) == 64);

    struct Free {
        void operator()(void* memory) const { std::free(memory); }
    };

    int worth(std::uint64_t note) const {
        const bool current = (note >> 8 & 0xff) == question_;
        return static_cast<int>(current) << 8 | static_cast<int>(note & 0xff);
    }

    Bucket& bucket(const Key& key) const { return buckets_[key.second >> 32 & mask_]; }

    std::unique_ptr<void, Free> memory_;
    Bucket* buckets_ = nullptr;
    std::size_t mask_ = 0;
    std::uint8_t question_ = 0;
};

}  // namespace selfish

// Owns its table and keeps it from question to question. The mixer is a parameter for the tests, which
// make sure that a weak one would be noticed.
template <class Mixer>
class BasicSelfishSolver {
public:
    // A table of at most so many bytes; with 0 there is none.
    explicit BasicSelfishSolver(std::size_t table_bytes) : table_(table_bytes) {}

    // The outcome of a settled position; nothing if `poll()`, asked every 1024 positions, said stop.
    template <class Poll>
    std::optional<Penalties> solve(const Round& round, const Rules& rules, Poll& poll) {
        rules_ = rules;
        table_.new_question();
        Lanes placed;
        try {
            const Outlook outlook = look(round, poll);
            placed = outlook.decided() ? outlook.least : visit(round, outlook, {}, poll);
        } catch (const Stopped&) {
            return std::nullopt;
        }
        Penalties penalties{};
        for (int seat = 0; seat < rules.players; ++seat)
            penalties[seat] = static_cast<std::uint8_t>(round.hands[seat].size() - selfish::at(placed, seat));
        return penalties;
    }

    // Positions looked at since the solver was made.
    std::uint64_t nodes() const { return nodes_; }

private:
    using Lanes = selfish::Lanes;
    using Rank = selfish::Rank;
    using Outlook = selfish::Outlook;

    struct Stopped {};

    // What the player of `seat` already has, seen from the position at hand: an outcome that ranks no
    // higher is of no interest. Rank 0 is below every outcome: nothing is refused.
    struct Window {
        int seat = 0;
        Rank rank = 0;
    };

    struct Child {
        Move move;
        Outlook outlook;
        Rank hope;  // of the player who moves to it, that move included
    };

    static constexpr Lanes refused = ~Lanes{0};
    static constexpr int most_moves = 80;  // as in a MoveList

    template <class Poll>
    Outlook look(const Round& round, Poll& poll) {
        if (++nodes_ % 1024 == 0 && !poll()) throw Stopped{};
        if (round.over()) return {};
        return selfish::Observer<Mixer>(round, rules_).outlook();
    }

    // The outcome of a position that its outlook does not decide; or `refused`, and then the outcome
    // does not rank above the window in the order of the window's seat.
    template <class Poll>
    Lanes visit(const Round& round, const Outlook& outlook, Window window, Poll& poll) {
        using namespace selfish;
        if (const auto known = table_.find(outlook.key)) return *known;
        const std::uint64_t start = nodes_;
        const int mover = round.to_move;
        Lanes best = 0;
        Rank bar = 0;  // the rank of `best` for the mover; 0 while there is none
        const auto consider = [&](Lanes placed_after) {
            const Lanes placed = placed_after + lane(mover, 1);
            const Rank found = rank(placed, mover, rules_.players);
            if (found <= bar) return;
            bar = found;
            best = placed;
        };

        std::array<Child, most_moves> children;
        int count = 0;
        for (const Move move : round.moves(rules_)) {
            Round after = round;
            after.play(rules_, move);
            const Outlook seen = look(after, poll);
            const auto is_twin = [&](const Child& child) { return child.outlook.key == seen.key; };
            if (seen.decided()) {
                consider(seen.least);
            } else if (std::none_of(children.begin(), children.begin() + count, is_twin)) {
                table_.prefetch(seen.key);
                children[count++] = {move, seen, seen.hope(mover, rules_.players) + own_step};
            }
        }

        // Outcomes in the table first; then the most hopeful moves, among equals in their own order.
        int open = 0;
        for (int index = 0; index < count; ++index) {
            const Child child = children[index];
            if (const auto known = table_.find(child.outlook.key)) {
                consider(*known);
                continue;
            }
            int place = open++;
            for (; place > 0 && children[place - 1].hope < child.hope; --place)
                children[place] = children[place - 1];
            children[place] = child;
        }
        for (int index = 0; index < open && children[index].hope > bar; ++index) {
            if (refutes(best, outlook, mover, window)) return refused;
            Round after = round;
            after.play(rules_, children[index].move);
            const Window ours{mover, bar == 0 ? 0 : bar - own_step};
            const Lanes placed = visit(after, children[index].outlook, ours, poll);
            if (placed != refused) consider(placed);
        }
        table_.store(outlook.key, best, nodes_ - start);
        return best;
    }

    // Whether an outcome that the mover can choose proves that a position is to be refused.
    //
    // Let j be the mover, i the seat of the window, v the outcome. It is j's choice, so in j's order v is
    // `best` or better. Either j places more than in `best`. Or j places as many, and then the others,
    // i among them, place no more in all than in `best`, so i no more than that less the least of the
    // rest. Each case gives i a most and the others a least, and with these the best that i can hope
    // for. (That j would choose so holds one move deep only: what i thinks of a position further on
    // says nothing about whether j goes there. Hence no deep pruning.)
    bool refutes(Lanes best, const Outlook& outlook, int mover, Window window) const {
        using namespace selfish;
        if (best == 0 || window.rank == 0 || window.seat == mover) return false;
        const int own = at(best, mover), most = at(outlook.most, window.seat);
        const int rest = total(outlook.least) - at(outlook.least, mover) - at(outlook.least, window.seat);
        const auto leaves_hope = [&](int for_mover, int for_seat) {
            const Lanes hope = with(with(outlook.least, mover, for_mover), window.seat, for_seat);
            return rank(hope, window.seat, rules_.players) > window.rank;
        };
        const bool more = own < at(outlook.most, mover) && leaves_hope(own + 1, most);
        return !more && !leaves_hope(own, std::min(most, total(best) - own - rest));
    }

    selfish::Table table_;
    Rules rules_;
    std::uint64_t nodes_ = 0;
};

using SelfishSolver = BasicSelfishSolver<selfish::StrongMixer>;

}  // namespace ppsolve

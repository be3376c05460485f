// Two players, each for themselves: the outcome of max^n with its rule for ties, proved by questions that can be
// answered without knowing all of it. Knows no particular game.
//
// Both want their own number to be small. Among moves that are equally good in this the mover takes the one that
// leaves the other with the largest. Let the mover's numbers after each move be m, the other's o. A question draws a
// line for the other's number, and asks on which side of it the outcome is. A move is spiteful if it leads to o above
// the line, kind if not. The mover takes a smallest m, and among these a spiteful move, if there is one. So with
// levels of m from the lowest that is possible:
//   - if a move is spiteful with m at this level, and none is kind below it, so is the outcome;
//   - if not, and a move is kind at this level, so is the outcome;
//   - if not, all moves lead to more than this level, and the next one is looked at.
// Each step asks the moves whether m is small *and* o above the line, or not above it; either half may refute it.
//
// What makes this short is a bound of the sum, `together`: a kind move at a level below `together` minus the line
// does not exist, so the first level to look at is that one. Where the bound is good the game is all but zero-sum.
//
// States are folded as in search.hpp: a Child carries the `shift` of both numbers, and what is `known` of the sums.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <concepts>
#include <cstdint>
#include <numeric>
#include <optional>
#include <ranges>
#include <type_traits>
#include <utility>

#include "budget.hpp"
#include "key.hpp"
#include "pair_bounds.hpp"
#include "pair_table.hpp"
#include "path.hpp"

namespace ppsolve::search {

template <class State>
struct RivalChildOf {
    State state;
    Key key;
    Two shift;
    PairBounds known;  // the shift included
};

// A game of two seats, 0 and 1, that each want a small number, of 0 to 255. It
//   - knows the longest line (`deepest`) and the most moves at once (`widest`);
//   - fills in the child of a move by `play`, all but its key;
//   - may narrow what is known of a child by `tighten_bounds`, and at some cost by `tighten_bounds_further`, if that
//   answers a question;
//   - tells by `together` a number, at least `low`, that the sum of both is never below, and has a key for that;
//   - says by `move_score` which child to try first when the mover aims at that: the larger, the earlier.
template <class Game>
concept RivalGame = std::is_trivially_copyable_v<typename Game::State> &&
    requires(const Game game, const typename Game::State state, const typename Game::Move move,
             RivalChildOf<typename Game::State> child, const Aim aim, int low) {
    { Game::deepest } -> std::convertible_to<int>;
    { Game::widest } -> std::convertible_to<int>;
    { game.mover(state) } -> std::same_as<int>;
    { game.moves(state) } -> std::ranges::input_range;
    { game.play(state, move, child) } -> std::same_as<void>;
    { game.tighten_bounds(child, aim) } -> std::same_as<void>;
    { game.tighten_bounds_further(child, aim) } -> std::same_as<void>;
    { game.key(state) } -> std::same_as<Key>;
    { game.together_key(state) } -> std::same_as<Key>;
    { game.together(state, low) } -> std::same_as<int>;
    { game.move_score(state, child, aim) } -> std::same_as<int>;
};

template <RivalGame Game>
class TwoPlayerMaxN {
public:
    using State = typename Game::State;
    using Child = RivalChildOf<State>;

    TwoPlayerMaxN(const Game& game, PairTable& table, std::atomic<std::uint64_t>& nodes)
        : game_(game), table_(table), total_nodes_(nodes), path_(Game::deepest * Game::widest) {
        static_assert(Game::widest <= 256, "children are numbered by a byte");
    }

    const Game& game() const { return game_; }

    // The outcome of a position; nothing if the budget was spent.
    std::optional<Two> solve(const Child& start, const Budget& budget) {
        const int mover = game_.mover(start.state);
        return asked<Two>(start, budget, [&](const auto& ask, const PairBounds& known) {
            for (const int seat : {mover, mover ^ 1})
                while (known.of[seat].low < known.of[seat].high) ask({seat, known.of[seat].low});
            return Two{known.of[0].low, known.of[1].low};
        });
    }

    // Whether that is the outcome of a position; nothing if the budget was spent.
    std::optional<bool> leads_to(const Child& start, const Two& outcome, const Budget& budget) {
        return asked<bool>(start, budget, [&](const auto& ask, const PairBounds&) {
            for (const int seat : {0, 1})
                if (!ask({seat, outcome[seat]}) || (outcome[seat] > 0 && ask({seat, outcome[seat] - 1}))) return false;
            return true;
        });
    }

    // Positions visited: reached by a move, folded and bounded.
    std::uint64_t nodes() const { return nodes_; }

private:
    struct Spent {};

    static constexpr std::uint64_t check_every = positions_between_looks<Game>(1 << 10);
    static constexpr int largest = 255, above_all = 2 * largest;

    // What `inquire` finds out by asking about a position.
    template <class Found, class Inquire>
    std::optional<Found> asked(const Child& start, const Budget& budget, Inquire inquire) {
        if (budget.spent(0)) return std::nullopt;
        budget_ = &budget;
        before_ = nodes_;
        Child child = start;
        child.key = game_.key(child.state);
        look_up(child);
        std::optional<Found> found;
        try {
            found = inquire([&](const Aim& aim) { return ask(child, aim, path_.start()); }, child.known);
        } catch (const Spent&) {
        }
        flush();
        return found;
    }

    void flush() { total_nodes_.fetch_add(nodes_ - std::exchange(flushed_, nodes_), std::memory_order_relaxed); }

    void look_up(Child& child) const {
        if (child.known.decided()) return;
        if (const auto found = table_.find(child.key)) child.known.add(found->shifted(child.shift));
    }

    // The answer for a child; what is found out on the way is known afterwards.
    bool ask(Child& child, const Aim& aim, Child* room) {
        if (const Verdict known = judge(child.known, aim); known != Verdict::open) return known == Verdict::yes;
        const Two back{-child.shift[0], -child.shift[1]};
        PairBounds known = child.known.shifted(back);
        Aim asked = aim.shifted(back);
        if (!asked.above && asked.seat != game_.mover(child.state)) asked = asked.from_other_side();
        const bool answer = visit(child.state, child.key, asked, known, room);
        child.known.add(known.shifted(child.shift));
        return answer;
    }

    // The smallest sum, as far as it is known.
    void add_together(const State& state, PairBounds& known) {
        const Key key = game_.together_key(state);
        if (const auto found = table_.find(key)) {
            known.together = std::max(known.together, found->of[0].low);
        } else {
            known.together = std::max(known.together, game_.together(state, known.together));
            table_.store(key, {{Bounds{known.together, largest}, Bounds{0, largest}}}, 1);
        }
        known.share_out();
    }

    // The answer to a question that what is known does not answer. Numbers asked for to be small, both of them, are
    // asked from the mover's side.
    bool visit(const State& state, const Key& key, const Aim aim, PairBounds& known, Child* const children) {
        if (nodes_ - flushed_ >= check_every) {
            flush();
            if (budget_->spent(nodes_ - before_)) throw Spent{};
        }
        if (nodes_ - before_ >= budget_->nodes) throw Spent{};
        const std::uint64_t nodes_before = nodes_;
        const auto answer = [&](Verdict verdict) {
            learn(aim, verdict == Verdict::yes, known);
            table_.store(key, known, nodes_ - nodes_before);
            return verdict == Verdict::yes;
        };
        add_together(state, known);
        if (const Verdict verdict = judge(known, aim); verdict != Verdict::open) return answer(verdict);

        const int mover = game_.mover(state);
        // Either "is the mover's number at most `most`, and the other's on one side of the line?", or "is the other's
        // not above the line, and the mover's above the limit?"
        const bool of_mover = aim.seat == mover, of_mover_only = of_mover && aim.above && aim.limit < 0;
        const int line = of_mover ? aim.limit : aim.most;
        const Verdict if_spiteful = of_mover && aim.above ? Verdict::yes : Verdict::no,
                      if_kind = if_spiteful == Verdict::yes ? Verdict::no : Verdict::yes;
        // What answers the question as a spiteful move does. Up to the limit every move does.
        const auto spiteful = [&](int level) {
            return Aim{mover, level, true, of_mover || level > aim.limit ? line : -1};
        };
        int level = of_mover_only ? aim.most
                    : of_mover    ? std::min(aim.most, std::max(known.of[mover].low, known.together - line))
                                  : std::max({known.of[mover].low, known.together - line, aim.limit});

        int count = 0;
        for (const auto move : game_.moves(state)) {
            Child& child = children[count];
            game_.play(state, move, child);
            ++nodes_;
            child.known.of[mover].low = std::max(child.known.of[mover].low, known.of[mover].low);
            child.known.together = std::max(child.known.together, known.together);
            child.known.share_out();
            game_.tighten_bounds(child, spiteful(level));
            child.key = game_.key(child.state);
            if (judge(child.known, spiteful(level)) == Verdict::yes) {
                take_over(children[count], mover, known);
                return answer(if_spiteful);
            }
            if (std::any_of(children, children + count,
                            [&](const Child& twin) { return twin.key == child.key && twin.shift == child.shift; }))
                continue;
            table_.prefetch(child.key);
            ++count;
        }
        for (int index = 0; index < count; ++index) {
            look_up(children[index]);
            if (judge(children[index].known, spiteful(level)) == Verdict::open)
                game_.tighten_bounds_further(children[index], spiteful(level));
        }

        std::array<int, Game::widest> move_score;
        bool promised = false;
        std::array<std::uint8_t, Game::widest> order;
        const auto verdict_now = [&] {
            infer(children, count, mover, known);
            return judge(known, aim);
        };
        // Ask the children, the most promising first, until one says yes or the answer is known otherwise. Returns the
        // answer if one of them says yes, and whatever is known if none does.
        const auto any = [&](const Aim& wanted, Verdict if_any) {
            int open = 0;
            for (int index = 0; index < count; ++index) {
                const Verdict verdict = judge(children[index].known, wanted);
                if (verdict == Verdict::yes) return if_any;
                if (verdict == Verdict::open) order[open++] = static_cast<std::uint8_t>(index);
            }
            if (open > 0 && !std::exchange(promised, true))
                for (int index = 0; index < count; ++index)
                    move_score[index] = game_.move_score(state, children[index], spiteful(level));
            std::sort(order.begin(), order.begin() + open, [&](int one, int two) {
                return move_score[one] > move_score[two] || (move_score[one] == move_score[two] && one < two);
            });
            for (int number = 0; number < open; ++number) {
                if (ask(children[order[number]], wanted, children + count)) return if_any;
                if (const Verdict verdict = verdict_now(); verdict != Verdict::open) return verdict;
            }
            return Verdict::open;
        };
        if (const Verdict verdict = verdict_now(); verdict != Verdict::open) return answer(verdict);
        for (; level <= largest; ++level) {
            if (!of_mover_only) level = std::max(level, known.of[mover].low);
            if (of_mover && level > aim.most) return answer(Verdict::no);
            if (const Verdict verdict = any(spiteful(level), if_spiteful); verdict != Verdict::open) {
                verdict_now();
                return answer(verdict);
            }
            if (of_mover_only) return answer(Verdict::no);
            if (of_mover || level > aim.limit) {
                const Aim kind{mover, level, false, line};
                for (int index = 0; index < count; ++index) game_.tighten_bounds(children[index], kind);
                if (const Verdict verdict = any(kind, if_kind); verdict != Verdict::open) {
                    verdict_now();
                    return answer(verdict);
                }
            }
            for (int index = 0; index < count; ++index) {
                PairBounds& after = children[index].known;
                after.of[mover].low = std::max(after.of[mover].low, level + 1);
            }
            if (const Verdict verdict = verdict_now(); verdict != Verdict::open) return answer(verdict);
        }
        return answer(Verdict::no);  // only if a key stands for two positions that are not one
    }

    // What an answer tells about the numbers themselves.
    static void learn(const Aim& aim, bool yes, PairBounds& known) {
        Bounds &own = known.of[aim.seat], &other = known.of[aim.seat ^ 1];
        const bool other_fits = aim.above ? other.low > aim.limit : other.high <= aim.limit;
        if (yes) {
            own.high = std::min(own.high, aim.most);
            if (aim.above) other.low = std::max(other.low, aim.limit + 1);
            else other.high = std::min(other.high, aim.limit);
        } else if (other_fits) {
            own.low = std::max(own.low, aim.most + 1);
        } else if (own.high <= aim.most) {
            if (aim.above) other.high = std::min(other.high, aim.limit);
            else other.low = std::max(other.low, aim.limit + 1);
        }
    }

    // The mover can have what a child leaves them.
    static void take_over(const Child& child, int mover, PairBounds& known) {
        Bounds &own = known.of[mover], &other = known.of[mover ^ 1];
        const auto& after = child.known.of;
        own.high = std::min(own.high, after[mover].high);
        if (own.met()) other.low = std::max(other.low, after[mover ^ 1].low);
    }

    // What is known of all children, of which the mover takes the best.
    static void infer(const Child* children, int count, int mover, PairBounds& known) {
        const int other = mover ^ 1;
        Bounds own{above_all, above_all};
        int together = above_all;
        for (int index = 0; index < count; ++index) {
            const PairBounds& after = children[index].known;
            own = {std::min(own.low, after.of[mover].low), std::min(own.high, after.of[mover].high)};
            together = std::min(together, after.together);
        }
        Bounds others{above_all, 0};
        int sure = 0;  // left to the other by moves that are certainly among the best
        for (int index = 0; index < count; ++index) {
            const PairBounds& after = children[index].known;
            if (after.of[mover].low > own.high) continue;
            others = {std::min(others.low, after.of[other].low), std::max(others.high, after.of[other].high)};
            if (after.of[mover].high <= own.low) sure = std::max(sure, after.of[other].low);
        }
        PairBounds all;
        all.of[mover] = own;
        all.of[other] = {std::max(others.low, sure), others.high};
        all.together = together;
        known.add(all);
    }

    const Game& game_;
    PairTable& table_;
    std::atomic<std::uint64_t>& total_nodes_;
    Path<Child> path_;
    const Budget* budget_ = nullptr;
    std::uint64_t nodes_ = 0;
    std::uint64_t before_ = 0;  // the position in question
    std::uint64_t flushed_ = 0;
};

}  // namespace ppsolve::search

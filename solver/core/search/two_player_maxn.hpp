// Max^n for two players, proved by yes/no questions instead of a full search. Works for every game that implements
// PairGame.
//
// Both players want their own number to be small. Among moves that are equally good in this, the mover takes the one
// that leaves the other player with the largest number. For each move let m be the mover's number and o the other's.
// A question draws a line for the other's number and asks on which side of it the outcome is. A move is spiteful if it
// leads to o above the line, and kind otherwise. The mover takes the smallest m and, among equals, a spiteful move if
// there is one. So for levels of m, from the lowest possible upwards:
//   - if a move is spiteful with m at this level, and none is kind below it, the outcome is spiteful;
//   - otherwise, if a move is kind at this level, the outcome is kind;
//   - otherwise all moves lead to more than this level, and the next level follows.
// Each step asks the children whether m is small *and* o is above the line (or not above it); either half may refute
// it.
//
// A lower bound of the sum, `sum_low`, makes this short: no move is kind at a level below sum_low minus the line, so
// that is the first level to try. With a good bound the game is almost zero-sum.
//
// States are folded as in search.hpp: a Child carries the `shift` of both numbers, and bounds of the shifted numbers.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cassert>
#include <concepts>
#include <cstdint>
#include <numeric>
#include <optional>
#include <ranges>
#include <type_traits>
#include <utility>

#include "budget.hpp"
#include "child_stack.hpp"
#include "key.hpp"
#include "pair_bounds.hpp"
#include "pair_table.hpp"

namespace ppsolve::search {

template <class State>
struct PairChildOf {
    State state;
    Key key;
    PairScores shift;
    PairBounds known;  // the shift included
};

// A game of two seats, 0 and 1, that each want a small number between 0 and 255.
//   - `max_depth` is the length of the longest line, `max_moves` the largest number of moves in a state.
//   - `play` fills in the child of a move, except for its key.
//   - `tighten_bounds` may tighten a child's bounds if that answers the question; `tighten_bounds_further` may do so at
//     a higher cost.
//   - `sum_lower_bound` is a lower bound, at least `low`, of the sum of both numbers; `sum_key` is its key in the
//   table.
//   - `move_score` orders moves for a mover who wants the question to be answered with yes: the largest comes first.
template <class Game>
concept PairGame = std::is_trivially_copyable_v<typename Game::State> &&
    requires(const Game game, const typename Game::State state, const typename Game::Move move,
             PairChildOf<typename Game::State> child, const PairQuestion question, int low) {
    { Game::max_depth } -> std::convertible_to<int>;
    { Game::max_moves } -> std::convertible_to<int>;
    { game.mover(state) } -> std::same_as<int>;
    { game.moves(state) } -> std::ranges::input_range;
    { game.play(state, move, child) } -> std::same_as<void>;
    { game.tighten_bounds(child, question) } -> std::same_as<void>;
    { game.tighten_bounds_further(child, question) } -> std::same_as<void>;
    { game.key(state) } -> std::same_as<Key>;
    { game.sum_key(state) } -> std::same_as<Key>;
    { game.sum_lower_bound(state, low) } -> std::same_as<int>;
    { game.move_score(state, child, question) } -> std::same_as<int>;
};

template <PairGame Game>
class TwoPlayerMaxN {
public:
    using State = typename Game::State;
    using Child = PairChildOf<State>;

    TwoPlayerMaxN(const Game& game, PairTable& table, std::atomic<std::uint64_t>& nodes)
        : game_(game), table_(table), total_nodes_(nodes), stack_(Game::max_depth * Game::max_moves) {
        static_assert(Game::max_moves <= 256, "children are numbered by a byte");
    }

    const Game& game() const { return game_; }

    // Return the outcome of a position; nothing if the budget was spent.
    std::optional<PairScores> solve(const Child& start, const Budget& budget) {
        const int mover = game_.mover(start.state);
        return with_questions<PairScores>(start, budget, [&](const auto& ask, const PairBounds& known) {
            for (const int seat : {mover, mover ^ 1})
                while (!spent_ && known.of[seat].low < known.of[seat].high) ask({seat, known.of[seat].low});
            return PairScores{known.of[0].low, known.of[1].low};
        });
    }

    // Return whether `outcome` is the outcome of a position; nothing if the budget was spent.
    std::optional<bool> leads_to(const Child& start, const PairScores& outcome, const Budget& budget) {
        return with_questions<bool>(start, budget, [&](const auto& ask, const PairBounds&) {
            for (const int seat : {0, 1})
                if (!ask({seat, outcome[seat]}) || (outcome[seat] > 0 && ask({seat, outcome[seat] - 1}))) return false;
            return true;
        });
    }

    // Positions visited: reached by a move, folded and bounded.
    std::uint64_t nodes() const { return nodes_; }

private:
    static constexpr std::uint64_t check_every = nodes_between_checks<Game>(1 << 10);
    static constexpr int largest = 255, above_all = 2 * largest;

    // Call `search` with a function that asks a question about `start`, and with the bounds known so far. Returns its
    // result; nothing if the budget was spent.
    template <class Result, class SearchFunction>
    std::optional<Result> with_questions(const Child& start, const Budget& budget, SearchFunction search) {
        if (budget.spent(0)) return std::nullopt;
        budget_ = &budget;
        nodes_at_start_ = nodes_;
        Child child = start;
        child.key = game_.key(child.state);
        look_up(child);
        spent_ = false;
        const Result found =
            search([&](const PairQuestion& question) { return ask(child, question, stack_.bottom()); }, child.known);
        flush();
        return spent_ ? std::nullopt : std::optional<Result>(found);
    }

    void flush() { total_nodes_.fetch_add(nodes_ - std::exchange(flushed_, nodes_), std::memory_order_relaxed); }

    void look_up(Child& child) const {
        if (child.known.decided()) return;
        if (const auto found = table_.find(child.key)) child.known.add(found->shifted(child.shift));
    }

    // Answer a question about a child, and tighten the child's bounds by what the search proves on the way.
    bool ask(Child& child, const PairQuestion& question, Child* room) {
        if (const Verdict known = judge(child.known, question); known != Verdict::open) return known == Verdict::yes;
        const PairScores back{-child.shift[0], -child.shift[1]};
        PairBounds known = child.known.shifted(back);
        PairQuestion asked = question.shifted(back);
        if (!asked.above && asked.seat != game_.mover(child.state)) asked = asked.from_other_side();
        const bool answer = visit(child.state, child.key, asked, known, room);
        if (spent_) return false;
        child.known.add(known.shifted(child.shift));
        return answer;
    }

    // Tighten the lower bound of the sum.
    void add_sum_bound(const State& state, PairBounds& known) {
        const Key key = game_.sum_key(state);
        if (const auto found = table_.find(key)) {
            known.sum_low = std::max(known.sum_low, found->of[0].low);
        } else {
            known.sum_low = std::max(known.sum_low, game_.sum_lower_bound(state, known.sum_low));
            table_.store(key, {{Bounds{known.sum_low, largest}, Bounds{0, largest}}}, 1);
        }
        known.apply_sum();
    }

    // Answer a question that the known bounds leave open, and tighten these bounds. A question for two small numbers
    // comes from the mover's side. If the budget is spent, return false and store nothing.
    bool visit(const State& state, const Key& key, const PairQuestion question, PairBounds& known,
               Child* const children) {
        assert(budget_ != nullptr);
        assert(key == game_.key(state));
        assert(judge(known, question) == Verdict::open);
        assert(question.above || question.seat == game_.mover(state));
        assert(stack_.has_room(children, Game::max_moves));

        // Step 1. Limits.
        if (nodes_ - flushed_ >= check_every) {
            flush();
            spent_ = budget_->spent(nodes_ - nodes_at_start_);
        }
        if (spent_ || nodes_ - nodes_at_start_ >= budget_->nodes) {
            spent_ = true;
            return false;
        }
        const std::uint64_t nodes_before = nodes_;
        const auto answer = [&](Verdict verdict) {
            learn(question, verdict == Verdict::yes, known);
            table_.store(key, known, nodes_ - nodes_before);
            return verdict == Verdict::yes;
        };

        // Step 2. Static bound of the sum.
        add_sum_bound(state, known);
        if (const Verdict verdict = judge(known, question); verdict != Verdict::open) return answer(verdict);

        // Step 3. Read the question from the mover's side. It is either "is the mover's number at most `most`, and the
        // other's on one side of the line?", or "is the other's number not above the line, and the mover's above the
        // limit?".
        const int mover = game_.mover(state);
        const bool of_mover = question.seat == mover;
        const bool of_mover_only = of_mover && question.above && question.limit < 0;
        const int line = of_mover ? question.limit : question.most;
        const Verdict if_spiteful = of_mover && question.above ? Verdict::yes : Verdict::no,
                      if_kind = if_spiteful == Verdict::yes ? Verdict::no : Verdict::yes;
        // The question to a child that is answered with yes by a spiteful move. Up to the limit every move counts.
        const auto spiteful = [&](int level) {
            return PairQuestion{mover, level, true, of_mover || level > question.limit ? line : -1};
        };
        int level = of_mover_only ? question.most
                    : of_mover    ? std::min(question.most, std::max(known.of[mover].low, known.sum_low - line))
                                  : std::max({known.of[mover].low, known.sum_low - line, question.limit});

        // Step 4. Generate the children with their static bounds; skip those equal to an earlier one.
        int count = 0;
        for (const auto move : game_.moves(state)) {
            Child& child = children[count];
            game_.play(state, move, child);
            ++nodes_;
            child.known.of[mover].low = std::max(child.known.of[mover].low, known.of[mover].low);
            child.known.sum_low = std::max(child.known.sum_low, known.sum_low);
            child.known.apply_sum();
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

        // Step 5. Transposition table lookup for all children, then the more expensive static bounds.
        for (int index = 0; index < count; ++index) {
            look_up(children[index]);
            if (judge(children[index].known, spiteful(level)) == Verdict::open)
                game_.tighten_bounds_further(children[index], spiteful(level));
        }
        const auto verdict_now = [&] {
            infer(children, count, mover, known);
            return judge(known, question);
        };
        if (const Verdict verdict = verdict_now(); verdict != Verdict::open) return answer(verdict);

        // Step 6. A search of the children in move order, until one answers `wanted` with yes or the question is
        // decided otherwise. Returns `if_any` in the first case, and the verdict known by then in the other.
        std::array<int, Game::max_moves> score;
        bool scored = false;
        std::array<std::uint8_t, Game::max_moves> order;
        const auto search_children = [&](const PairQuestion& wanted, Verdict if_any) {
            int open = 0;
            for (int index = 0; index < count; ++index) {
                const Verdict verdict = judge(children[index].known, wanted);
                if (verdict == Verdict::yes) return if_any;
                if (verdict == Verdict::open) order[open++] = static_cast<std::uint8_t>(index);
            }
            if (open > 0 && !std::exchange(scored, true))
                for (int index = 0; index < count; ++index)
                    score[index] = game_.move_score(state, children[index], spiteful(level));
            std::sort(order.begin(), order.begin() + open, [&](int one, int two) {
                return score[one] > score[two] || (score[one] == score[two] && one < two);
            });
            for (int number = 0; number < open; ++number) {
                if (ask(children[order[number]], wanted, children + count)) return if_any;
                if (spent_) return Verdict::open;
                if (const Verdict verdict = verdict_now(); verdict != Verdict::open) return verdict;
            }
            return Verdict::open;
        };

        // Step 7. Search level by level: spiteful moves, then kind ones.
        for (; level <= largest; ++level) {
            if (!of_mover_only) level = std::max(level, known.of[mover].low);
            if (of_mover && level > question.most) return answer(Verdict::no);
            if (const Verdict verdict = search_children(spiteful(level), if_spiteful); verdict != Verdict::open) {
                verdict_now();
                return answer(verdict);
            }
            if (spent_) return false;
            if (of_mover_only) return answer(Verdict::no);
            if (of_mover || level > question.limit) {
                const PairQuestion kind{mover, level, false, line};
                for (int index = 0; index < count; ++index) game_.tighten_bounds(children[index], kind);
                if (const Verdict verdict = search_children(kind, if_kind); verdict != Verdict::open) {
                    verdict_now();
                    return answer(verdict);
                }
                if (spent_) return false;
            }
            for (int index = 0; index < count; ++index) {
                PairBounds& after = children[index].known;
                after.of[mover].low = std::max(after.of[mover].low, level + 1);
            }
            if (const Verdict verdict = verdict_now(); verdict != Verdict::open) return answer(verdict);
        }
        return answer(Verdict::no);  // reached only if different positions share a key
    }

    // Tighten bounds by the answer to a question.
    static void learn(const PairQuestion& question, bool yes, PairBounds& known) {
        Bounds &own = known.of[question.seat], &other = known.of[question.seat ^ 1];
        const bool other_fits = question.above ? other.low > question.limit : other.high <= question.limit;
        if (yes) {
            own.high = std::min(own.high, question.most);
            if (question.above) other.low = std::max(other.low, question.limit + 1);
            else other.high = std::min(other.high, question.limit);
        } else if (other_fits) {
            own.low = std::max(own.low, question.most + 1);
        } else if (own.high <= question.most) {
            if (question.above) other.high = std::min(other.high, question.limit);
            else other.low = std::max(other.low, question.limit + 1);
        }
    }

    // Tighten bounds by one child: the mover can choose it.
    static void take_over(const Child& child, int mover, PairBounds& known) {
        Bounds &own = known.of[mover], &other = known.of[mover ^ 1];
        const auto& after = child.known.of;
        own.high = std::min(own.high, after[mover].high);
        if (own.met()) other.low = std::max(other.low, after[mover ^ 1].low);
    }

    // Tighten bounds by those of all children, of which the mover takes the best.
    static void infer(const Child* children, int count, int mover, PairBounds& known) {
        const int other = mover ^ 1;
        Bounds own{above_all, above_all};
        int sum_low = above_all;
        for (int index = 0; index < count; ++index) {
            const PairBounds& after = children[index].known;
            own = {std::min(own.low, after.of[mover].low), std::min(own.high, after.of[mover].high)};
            sum_low = std::min(sum_low, after.sum_low);
        }
        Bounds others{above_all, 0};
        int certain = 0;  // the other's number after moves that are certainly among the best
        for (int index = 0; index < count; ++index) {
            const PairBounds& after = children[index].known;
            if (after.of[mover].low > own.high) continue;
            others = {std::min(others.low, after.of[other].low), std::max(others.high, after.of[other].high)};
            if (after.of[mover].high <= own.low) certain = std::max(certain, after.of[other].low);
        }
        PairBounds all;
        all.of[mover] = own;
        all.of[other] = {std::max(others.low, certain), others.high};
        all.sum_low = sum_low;
        known.add(all);
    }

    const Game& game_;
    PairTable& table_;
    std::atomic<std::uint64_t>& total_nodes_;
    ChildStack<Child> stack_;
    const Budget* budget_ = nullptr;
    bool spent_ = false;  // the budget of the current call; the core for web pages has no exceptions
    std::uint64_t nodes_ = 0;
    std::uint64_t nodes_at_start_ = 0;  // of the current call of solve or leads_to
    std::uint64_t flushed_ = 0;         // nodes already added to total_nodes_
};

}  // namespace ppsolve::search

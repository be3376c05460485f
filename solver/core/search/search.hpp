// Exact alpha-beta search of two-sided games, over a small game interface. Knows no particular game.
//
// Positions are folded: what no longer matters is dropped from a State, and what is already certain is
// taken out of its value. A Child therefore carries `shift`: the value of the parent after this move is
// the value of the child's state plus `shift`. It carries `bounds` of that sum, proved by looking at the
// state alone; where they meet, the child is decided and its state is never looked at.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <concepts>
#include <cstdint>
#include <ranges>
#include <type_traits>
#include <utility>

#include "budget.hpp"
#include "key.hpp"
#include "parallel.hpp"
#include "path.hpp"
#include "table.hpp"

namespace ppsolve::search {

// A position one move on, as its parent sees it.
template <class State>
struct ChildOf {
    State state;
    Key key;
    int shift;
    Bounds bounds;
};

// A game between a minimiser and a maximiser of one number. It
//   - knows the longest line (`deepest`) and the most moves at once (`widest`);
//   - fills in the child of a move by `play`, all but its key;
//   - may narrow a child's bounds by `tighten_bounds`, if that settles whether the value is at most k;
//   - says by `move_score` which child to try first when that is asked: the larger, the earlier.
// It may also offer `usual_value`, near which most values lie, and `observe(state, child, k, bound, nodes)`, told of
// every child searched, to learn from.
template <class Game>
concept TwoSidedGame = std::is_trivially_copyable_v<typename Game::State> &&
    requires(const Game game, const typename Game::State state, const typename Game::Move move,
             ChildOf<typename Game::State> child, int k) {
    { Game::deepest } -> std::convertible_to<int>;
    { Game::widest } -> std::convertible_to<int>;
    { game.minimiser_to_move(state) } -> std::same_as<bool>;
    { game.moves(state) } -> std::ranges::input_range;
    { game.play(state, move, child) } -> std::same_as<void>;
    { game.tighten_bounds(child, k) } -> std::same_as<void>;
    { game.key(state) } -> std::same_as<Key>;
    { game.move_score(state, child, k) } -> std::same_as<int>;
};

template <TwoSidedGame Game>
class Search {
public:
    using State = typename Game::State;
    using Child = ChildOf<State>;

    Search(const Game& game, Table& table, std::atomic<std::uint64_t>& nodes)
        : game_(game), table_(table), team_(table.team()), total_nodes_(nodes), path_(Game::deepest * Game::widest) {
        static_assert(Game::widest <= 256, "children are numbered by a byte");
    }

    const Game& game() const { return game_; }

    // Narrow proved bounds of a value until they meet or the budget is spent. Of a value that lies outside of the
    // bounds given, which one may ask about, too, the nearer of them is found.
    //
    // Asks "is the value at most k?" from below, and when that takes long from above, with a growing
    // allowance, so that a search that is cut short has narrowed both bounds; what a question left in the
    // table is not lost. Where there is room for all of that it asks near the usual value first: questions far
    // from the value cost little, but are not needed either.
    Bounds narrow(const Child& start, Bounds known, const Budget& budget) {
        const auto narrowed = [&](Bounds more) {
            return Bounds{std::clamp(more.low, known.low, known.high), std::clamp(more.high, known.low, known.high)};
        };
        known = narrowed(start.bounds);
        if (known.met()) return known;
        const ThreadSlots::Taken place(team_.places);
        budget_ = &budget;
        before_ = nodes_;
        const Key key = game_.key(start.state);
        known = narrowed(shifted(table_.find(key, unknown), start.shift));
        std::uint64_t allowance = first_allowance;
        bool near_the_usual = budget.nodes >= 4 * first_allowance && budget.deadline == no_deadline;
        while (!known.met() && !spent()) {
            for (const bool from_above : {false, true}) {
                gave_up_ = false;
                limit_ = nodes_ + std::min(allowance, budget.nodes - std::min(budget.nodes, nodes_ - before_));
                while (!known.met()) {
                    const int asked = from_above ? known.high - 1 : near_the_usual ? usual(known) : known.low;
                    const int k = asked - start.shift;
                    const int bound = ask(start.state, key, k);
                    if (gave_up_) break;
                    known = narrowed(
                        shifted(bound <= k ? Bounds{unknown.low, bound} : Bounds{bound, unknown.high}, start.shift));
                }
                flush();
                near_the_usual = false;
            }
            allowance *= 4;
        }
        return known;
    }

    // Positions visited: reached by a move, folded and bounded.
    std::uint64_t nodes() const { return nodes_; }

private:
    static constexpr std::uint64_t first_allowance = 1 << 25;
    static constexpr std::uint64_t check_every = positions_between_looks<Game>(1 << 12);
    static constexpr Bounds unknown{-30000, 30000};

    static Bounds shifted(Bounds bounds, int shift) { return {bounds.low + shift, bounds.high + shift}; }

    // A question about the whole game, which several threads may search.
    struct Question {
        const State& start;
        const Key key;
        const int k;
        std::atomic<bool> shared = false;
        std::atomic<bool> over = false;  // answered, or given up by the thread that asked it
        std::atomic<int> answer = unanswered;

        static constexpr int unanswered = unknown.high;
    };

    // The question that is nearest to the usual value of the game; from below if it knows none.
    static int usual(Bounds known) {
        if constexpr (requires { Game::usual_value; }) return std::clamp(Game::usual_value, known.low, known.high - 1);
        else return known.low;
    }

    bool spent() const { return budget_->spent(nodes_ - before_); }

    // The answer of at_most, whichever thread finds it.
    int ask(const State& start, const Key& key, int k) {
        Question question{start, key, k};
        answers_ = {};
        question_ = &question;
        alone_until_ = budget_->endless() ? nodes_ + team_.alone_at_first : endless_nodes;
        const int bound = at_most(start, key, k, path_.start());
        question.over = true;
        helpers_.wait();
        if (!gave_up_ || question.answer == Question::unanswered) return bound;
        gave_up_ = false;
        return question.answer;
    }

    // Let a thread join that has nothing to do. Where positions are counted nobody joins, so that what is found
    // within a limit does not depend on the threads.
    void look_for_help() {
        alone_until_ = nodes_ + check_every;
        if (!team_.places.try_take()) return;
        const bool joined = helpers_.start([this, &question = *question_] {
            const ThreadSlots::Left place(team_.places);
            Search(game_, table_, total_nodes_).help(question, *budget_);
        });
        if (joined) {
            question_->shared = true;
        } else {
            team_.places.leave();
            alone_until_ = endless_nodes;
        }
    }

    void help(Question& question, const Budget& budget) {
        helping_ = true;
        question_ = &question;
        budget_ = &budget;
        alone_until_ = limit_ = endless_nodes;
        const int bound = at_most(question.start, question.key, question.k, path_.start());
        if (!gave_up_) {
            question.answer = bound;
            question.over = true;
        }
        flush();
    }

    void flush() {
        total_nodes_.fetch_add(nodes_ - std::exchange(flushed_, nodes_), std::memory_order_relaxed);
        table_.stored(std::exchange(stored_, 0));
    }

    // Is the value at most k? The result r answers it: if r <= k, the value is at most r; if r > k, the
    // value is at least r. Meaningless once gave_up_ is set.
    //
    // Children are first looked at one by one: their own bounds, then the table for all of them (a hit
    // among any of them saves the search of every other), and only then searched, the most promising first.
    int at_most(const State& state, const Key& key, int k, Child* const children) {
        const std::uint64_t nodes_before = nodes_;
        if (nodes_ - flushed_ >= check_every) {
            flush();
            if (spent() || (helping_ && team_.places.crowded())) gave_up_ = true;
        }
        if (nodes_ >= alone_until_) look_for_help();
        if (nodes_ >= limit_ || question_->over.load(std::memory_order_relaxed)) gave_up_ = true;
        if (gave_up_) return k;

        const bool minimiser = game_.minimiser_to_move(state);
        int best = minimiser ? unknown.high : unknown.low;
        // Take a proved bound of a child into account; true if it answers the question for the mover.
        const auto settles = [&](int bound) {
            best = minimiser ? std::min(best, bound) : std::max(best, bound);
            return minimiser ? bound <= k : bound > k;
        };
        const auto answer = [&] {
            const Bounds proved = best <= k ? Bounds{unknown.low, best} : Bounds{best, unknown.high};
            table_.store(key, proved, nodes_ - nodes_before);
            ++answers_[best <= k];
            ++stored_;
            return best;
        };

        int open = 0, unsettled = 0;
        std::array<std::uint8_t, Game::widest> order;
        std::array<int, Game::widest> move_score;
        // Look a child up in the table; true if what is found there answers the question.
        const auto known = [&](int index) {
            Child& child = children[index];
            const Bounds found = table_.find(child.key, unknown);
            const int high = found.high + child.shift, low = found.low + child.shift;
            if (high <= k || low > k) return settles(high <= k ? high : low);
            order[unsettled++] = static_cast<std::uint8_t>(index);
            return false;
        };
        for (const auto move : game_.moves(state)) {
            Child& child = children[open];
            game_.play(state, move, child);
            ++nodes_;
            game_.tighten_bounds(child, k);
            if (child.bounds.high <= k || child.bounds.low > k) {
                if (settles(child.bounds.high <= k ? child.bounds.high : child.bounds.low)) return answer();
                continue;
            }
            child.key = game_.key(child.state);
            if (std::any_of(children, children + open,
                            [&](const Child& other) { return other.key == child.key && other.shift == child.shift; }))
                continue;
            // Memory is slow: each child is looked up only after the next one was prepared.
            table_.prefetch(child.key);
            if (open++ > 0 && known(open - 2)) return answer();
        }
        if (open > 0 && known(open - 1)) return answer();

        for (int index = 0; unsettled > 1 && index < unsettled; ++index)
            move_score[order[index]] = game_.move_score(state, children[order[index]], k);
        const auto less = [&](int one, int other) {
            return move_score[one] < move_score[other] || (move_score[one] == move_score[other] && one > other);
        };
        for (int tried = 0; tried < unsettled; ++tried) {
            const auto first = order.begin() + tried, last = order.begin() + unsettled;
            std::iter_swap(first, std::max_element(first, last, less));
            const bool shared = question_->shared.load(std::memory_order_relaxed);
            if (shared && tried > 0) {
                // Where one child may be the only one that counts, all threads search it together: the first, and any
                // other if the question goes the mover's way so far. Else they share them out; and what they found
                // out meanwhile is in the table.
                const bool one_will_do = minimiser == (answers_[1] > answers_[0]);
                const auto taken = [&](int index) { return team_.marks.has(children[index].key); };
                if (const auto free = std::find_if_not(first, last, taken); !one_will_do && free != last)
                    std::iter_swap(first, free);
                const Bounds here = table_.find(key, unknown);
                if (here.high <= k || here.low > k) return here.high <= k ? here.high : here.low;
                const Bounds found = shifted(table_.find(children[*first].key, unknown), children[*first].shift);
                if (found.high <= k || found.low > k) {
                    if (settles(found.high <= k ? found.high : found.low)) return answer();
                    continue;
                }
            }
            const Child& child = children[*first];
            [[maybe_unused]] const std::uint64_t nodes_tried = nodes_;
            if (shared) team_.marks.set(child.key);
            const int bound = at_most(child.state, child.key, k - child.shift, children + open) + child.shift;
            if (shared) team_.marks.clear(child.key);
            if (gave_up_) return k;
            if constexpr (requires { game_.observe(state, child, k, bound, std::uint64_t{}); })
                game_.observe(state, child, k, bound, nodes_ - nodes_tried);
            if (settles(bound)) return answer();
        }
        return answer();
    }

    const Game& game_;
    Table& table_;
    Team& team_;
    std::atomic<std::uint64_t>& total_nodes_;
    Path<Child> path_;
    const Budget* budget_ = nullptr;
    std::uint64_t nodes_ = 0;
    std::uint64_t before_ = 0;  // the question in progress
    std::uint64_t flushed_ = 0;
    std::uint64_t stored_ = 0;  // entries, since the last flush
    std::uint64_t limit_ = 0;
    bool gave_up_ = false;
    std::array<std::uint64_t, 2> answers_{};  // about positions of the question in progress: no, yes
    Question* question_ = nullptr;
    std::uint64_t alone_until_ = 0;  // positions, before another thread may join
    Helpers helpers_;
    bool helping_ = false;
};

}  // namespace ppsolve::search

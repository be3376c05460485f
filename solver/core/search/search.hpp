// Exact alpha-beta search of two-sided games: null windows over a transposition table. Works for every game that
// implements the concept TwoSidedGame.
//
// States are folded: details that no longer matter are dropped from a State, and what is already certain is taken out
// of its value. So a Child carries `shift`: the value of the parent after the move is the value of the child's state
// plus `shift`. Its `bounds` are static bounds of that sum. If they meet, the child is decided and never searched.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cassert>
#include <concepts>
#include <cstdint>
#include <map>
#include <ranges>
#include <type_traits>
#include <utility>
#include <vector>

#include "budget.hpp"
#include "child_stack.hpp"
#include "key.hpp"
#include "parallel.hpp"
#include "proof_tree.hpp"
#include "table.hpp"

namespace ppsolve::search {

// The state after a move, with its value and bounds as the parent counts them.
template <class State>
struct ChildOf {
    State state;
    Key key;
    int shift;
    Bounds bounds;
};

// A game between a minimiser and a maximiser of one number.
//   - `max_depth` is the length of the longest line, `max_moves` the largest number of moves in a state.
//   - `play` fills in the child of a move, except for its key.
//   - `tighten_bounds` may tighten a child's bounds if that answers whether the value is at most k.
//   - `key` is the state's key in the transposition table.
//   - `move_score` orders moves for the question whether the value is at most k: the largest is searched first.
// A game may also define
//   - `typical_value`, a value near which most values are;
//   - `best_first(state)`, whether a long question about a state is continued best-first, and
//     `score_of_double_effort`: a move that scores less by this is expected to take twice the effort. Two numbers, for
//     moves of the maximiser and of the minimiser;
//   - `observe(state, child, k, bound, nodes)`, which is called after the search of each child (to record training
//     data).
template <class Game>
concept TwoSidedGame = std::is_trivially_copyable_v<typename Game::State> &&
    requires(const Game game, const typename Game::State state, const typename Game::Move move,
             ChildOf<typename Game::State> child, int k) {
    { Game::max_depth } -> std::convertible_to<int>;
    { Game::max_moves } -> std::convertible_to<int>;
    { game.minimiser_to_move(state) } -> std::same_as<bool>;
    { game.moves(state) } -> std::ranges::input_range;
    { game.play(state, move, child) } -> std::same_as<void>;
    { game.tighten_bounds(child, k) } -> std::same_as<void>;
    { game.key(state) } -> std::same_as<Key>;
    { game.move_score(state, child, k) } -> std::same_as<int>;
};

// A game with long questions that are searched best-first.
template <class Game>
concept BestFirstGame = requires(const Game game, const typename Game::State state) {
    { game.best_first(state) } -> std::same_as<bool>;
    { Game::score_of_double_effort[0] } -> std::convertible_to<int>;
};

template <TwoSidedGame Game>
class Search {
public:
    using State = typename Game::State;
    using Child = ChildOf<State>;

    Search(const Game& game, Table& table, std::atomic<std::uint64_t>& nodes)
        : game_(game),
          table_(table),
          shared_(table.shared()),
          total_nodes_(nodes),
          stack_(Game::max_depth * Game::max_moves) {
        static_assert(Game::max_moves <= 256, "children are numbered by a byte");
    }

    const Game& game() const { return game_; }

    // Tighten proved bounds of a value until they meet or the budget is spent. If the value lies outside `known`, both
    // bounds become the nearer end of it.
    //
    // Each question is a null window: "is the value at most k?". Questions come from below and, if that takes long,
    // from above, with a growing allowance of nodes. So a search that is cut short has tightened both bounds, and the
    // table keeps what an interrupted question has proved. With a large budget the first questions are near the typical
    // value: questions far from the value are cheap, but their answers are rarely needed.
    Bounds narrow(const Child& start, Bounds known, const Budget& budget) {
        assert(known.low <= known.high);
        const auto narrowed = [&](Bounds more) {
            return Bounds{std::clamp(more.low, known.low, known.high), std::clamp(more.high, known.low, known.high)};
        };
        known = narrowed(start.bounds);
        if (known.met()) return known;
        const ThreadSlots::Guard slot(shared_.slots);
        budget_ = &budget;
        nodes_at_start_ = nodes_;
        long_questions_.clear();
        const Key key = game_.key(start.state);
        known = narrowed(table_.find(key, unknown).shifted(start.shift));
        std::uint64_t allowance = first_allowance;
        bool near_typical = budget.nodes >= 4 * first_allowance && budget.deadline == no_deadline;
        while (!known.met() && !spent()) {
            for (const bool from_above : {false, true}) {
                gave_up_ = false;
                limit_ = nodes_ + std::min(allowance, budget.nodes - std::min(budget.nodes, nodes_ - nodes_at_start_));
                while (!known.met()) {
                    const int asked = from_above ? known.high - 1 : near_typical ? nearest_typical(known) : known.low;
                    const int k = asked - start.shift;
                    const int bound = ask(start.state, key, k);
                    if (gave_up_) break;
                    known = narrowed(implied_by(bound, k).shifted(start.shift));
                }
                flush();
                near_typical = false;
            }
            allowance *= 4;
        }
        return known;
    }

    // Positions visited: reached by a move, folded and bounded.
    std::uint64_t nodes() const { return nodes_; }

private:
    // About 20 seconds on one thread.
    static constexpr std::uint64_t first_allowance = 1 << 25;
    static constexpr std::uint64_t check_every = nodes_between_checks<Game>(1 << 12);
    // Wider than any value, and within the 16 bits that an entry of the table has for a bound.
    static constexpr Bounds unknown{-30000, 30000};

    using Tree = ProofTree<State>;

    // A question that is searched best-first.
    struct LongQuestion {
        Tree tree;
        std::uint64_t nodes = 0;  // visited for it
        Mutex mutex{};            // guards both

        LongQuestion(const State& start, const Key& key, int k, bool minimiser, SharedWork& work)
            : tree(start, key, k, minimiser, work.tree_nodes, work.thresholds.tree) {}
    };

    // The question about the whole game that several threads may search together.
    struct Question {
        const State& start;
        const Key key;
        const int k;
        std::atomic<bool> shared = false;
        std::atomic<bool> over = false;  // answered, or given up by the thread that asked it
        std::atomic<int> answer = unanswered;
        LongQuestion* const continued = nullptr;  // if it is searched best-first

        static constexpr int unanswered = unknown.high;
    };

    // Calls a function at the end of a scope, even if that runs out of memory.
    template <class Function>
    struct AtExit {
        Function function;
        explicit AtExit(Function to_call) : function(to_call) {}
        AtExit(const AtExit&) = delete;
        ~AtExit() { function(); }
    };

    // The best bound for the mover among the children of a node.
    struct BestBound {
        const bool minimiser;
        const int k;
        int bound = minimiser ? unknown.high : unknown.low;

        // Take the proved bound of a child into account. Returns true if the mover needs no other child.
        bool add(int found) {
            bound = minimiser ? std::min(bound, found) : std::max(bound, found);
            return minimiser ? found <= k : found > k;
        }
    };

    // Whether bounds answer "is the value at most k?", and the bound that does.
    static bool decides(Bounds bounds, int k) { return bounds.high <= k || bounds.low > k; }
    static int deciding_bound(Bounds bounds, int k) { return bounds.high <= k ? bounds.high : bounds.low; }

    // What the result of at_most proves.
    static Bounds implied_by(int bound, int k) {
        return bound <= k ? Bounds{unknown.low, bound} : Bounds{bound, unknown.high};
    }

    // The question nearest to the game's typical value; the lowest one if the game defines none.
    static int nearest_typical(Bounds known) {
        if constexpr (requires { Game::typical_value; })
            return std::clamp(Game::typical_value, known.low, known.high - 1);
        else return known.low;
    }

    bool spent() const { return budget_->spent(nodes_ - nodes_at_start_); }

    // Return the result of at_most. A question that takes long may be continued best-first.
    int ask(const State& start, const Key& key, int k) {
        if constexpr (BestFirstGame<Game>)
            if (game_.best_first(start)) return ask_best_first(start, key, k);
        Question question{start, key, k};
        return search_together(question);
    }

    int ask_best_first(const State& start, const Key& key, int k) {
        if (!long_questions_.contains(k)) {
            const std::uint64_t limit = limit_;
            limit_ = std::min(limit, nodes_ + shared_.thresholds.depth_first);
            Question question{start, key, k};
            const int bound = search_together(question);
            const bool takes_long = gave_up_ && nodes_ >= limit_ && limit_ < limit && !spent();
            limit_ = limit;
            if (!takes_long) return bound;
            gave_up_ = false;
            long_questions_.try_emplace(k, start, key, k, game_.minimiser_to_move(start), shared_);
        }
        Question continued{.start = start, .key = key, .k = k, .continued = &long_questions_.at(k)};
        const int bound = search_together(continued);
        if (!gave_up_) long_questions_.erase(k);
        return bound;
    }

    // Search a question; other threads may help. Returns the answer of whichever thread finds it first.
    int search_together(Question& question) {
        answers_ = {};
        question_ = &question;
        solo_until_ = budget_->endless() ? nodes_ + shared_.thresholds.solo : endless_nodes;
        const int bound = [&] {
            const AtExit end([&] {
                question.over = true;
                helpers_.wait();
            });
            return search(question);
        }();
        if (!gave_up_ || question.answer == Question::unanswered) return bound;
        gave_up_ = false;
        return question.answer;
    }

    int search(Question& question) {
        if constexpr (BestFirstGame<Game>)
            if (question.continued != nullptr) return best_first(question);
        return at_most(question.start, question.key, question.k, stack_.bottom());
    }

    // Start a helper thread if a slot is free. Searches with a node limit never get helpers (see ask), so that their
    // results do not depend on the number of threads.
    void recruit_helper() {
        solo_until_ = nodes_ + check_every;
        if (!shared_.slots.try_acquire()) return;
        const bool started = helpers_.start([this, &question = *question_] {
            const ThreadSlots::Guard slot(shared_.slots, ThreadSlots::already_acquired);
            Search(game_, table_, total_nodes_).help(question, *budget_);
        });
        if (started) {
            question_->shared = true;
        } else {
            shared_.slots.release();
            solo_until_ = endless_nodes;
        }
    }

    void help(Question& question, const Budget& budget) {
        helping_ = true;
        question_ = &question;
        budget_ = &budget;
        solo_until_ = limit_ = endless_nodes;
        bool quits = false;  // and leaves the question to the others
        const AtExit end([&] {
            if (!quits) question.over = true;
        });
        const int bound = search(question);
        if (!gave_up_) question.answer = bound;
        quits = gave_up_;
        flush();
    }

    void flush() {
        total_nodes_.fetch_add(nodes_ - std::exchange(flushed_, nodes_), std::memory_order_relaxed);
        table_.note_stored(std::exchange(stored_, 0));
    }

    // Search a tree of questions best-first: take a leaf, search it depth-first within a small budget, and expand it if
    // that does not answer it. Threads share the tree. Returns the result of at_most.
    int best_first(Question& question) {
        auto& [tree, nodes, mutex] = *question.continued;
        const std::uint64_t limit = limit_;
        Lock lock(mutex);
        while (!tree.answered() && !gave_up_) {
            auto* const leaf = tree.take_leaf(question.shared.load(std::memory_order_relaxed));
            const std::uint64_t nodes_before = nodes_;
            if (leaf != nullptr) {
                limit_ = std::min(limit, nodes_ + leaf_budget(nodes, leaf->deferred));
                search_leaf(tree, *leaf, lock);
                limit_ = limit;
            } else {
                lock.unlock();
                yield_to_other_threads();
                lock.lock();
            }
            nodes += nodes_ - nodes_before;
            gave_up_ = nodes_ >= limit || question.over.load(std::memory_order_relaxed) || spent() ||
                       (helping_ && shared_.slots.oversubscribed());
        }
        if (!tree.answered()) return question.k;
        gave_up_ = false;
        return tree.answer();
    }

    // The number of nodes for the search of a leaf, after `nodes` nodes for the whole question. It grows with them,
    // which limits the size of the tree.
    std::uint64_t leaf_budget(std::uint64_t nodes, int deferred) const {
        constexpr std::uint64_t share = 8000;
        return std::max(shared_.thresholds.leaf, nodes / share) << std::min(deferred, 20);
    }

    // Search a leaf that this thread has taken, without the lock, and enter the result into the tree.
    void search_leaf(Tree& tree, typename Tree::Node& leaf, Lock& lock) {
        lock.unlock();
        int bound = 0;
        const Bounds known = table_.find(leaf.key, unknown);
        bool answered = decides(known, leaf.k);
        if (answered) {
            bound = deciding_bound(known, leaf.k);
        } else {
            bound = at_most(leaf.state, leaf.key, leaf.k, stack_.bottom());
            answered = !std::exchange(gave_up_, false);
        }
        std::vector<typename Tree::NewChild> children;
        if (!answered) {
            bound = children_of(leaf, children);
            answered = children.empty();
        }
        lock.lock();
        const auto on_answer = [this](const typename Tree::Node& node) {
            table_.store(node.key, implied_by(node.bound, node.k), shared_.thresholds.depth_first);
            ++stored_;
        };
        if (answered) tree.answer(leaf, bound, on_answer);
        else tree.expand(leaf, children, bound, on_answer);
    }

    // Fill in the undecided children of a leaf, the most promising first. Returns the best bound of the others. It
    // answers the leaf if there are no undecided children.
    int children_of(const typename Tree::Node& leaf, std::vector<typename Tree::NewChild>& list) {
        Child* const children = stack_.bottom();
        BestBound best{leaf.minimiser, leaf.k};
        int count = 0;
        for (const auto move : game_.moves(leaf.state)) {
            Child& child = children[count];
            game_.play(leaf.state, move, child);
            ++nodes_;
            game_.tighten_bounds(child, leaf.k);
            child.key = game_.key(child.state);
            const Bounds found = table_.find(child.key, unknown).shifted(child.shift);
            const Bounds both{std::max(child.bounds.low, found.low), std::min(child.bounds.high, found.high)};
            if (decides(both, leaf.k)) {
                if (best.add(deciding_bound(both, leaf.k))) return best.bound;
                continue;
            }
            const auto equal = [&](const Child& other) { return other.key == child.key && other.shift == child.shift; };
            if (std::none_of(children, children + count, equal)) ++count;
        }
        std::vector<std::pair<int, int>> order;  // the negative score, and the child
        for (int index = 0; index < count; ++index)
            order.emplace_back(-game_.move_score(leaf.state, children[index], leaf.k), index);
        std::sort(order.begin(), order.end());
        for (const auto& [score, index] : order) {
            const Child& child = children[index];
            list.push_back({child.state, child.key, child.shift, game_.minimiser_to_move(child.state),
                            cost_of_move(score - order.front().first, leaf.minimiser)});
        }
        return best.bound;
    }

    // The cost of a move that scores less than the best one by `gap`: a power of two, linear in between.
    static std::uint64_t cost_of_move(int gap, bool minimiser) {
        constexpr int most_doublings = 20;
        const int unit = Game::score_of_double_effort[minimiser];
        const int doublings = std::min(gap / unit, most_doublings);
        const auto part = static_cast<std::uint64_t>(gap % unit), whole = static_cast<std::uint64_t>(unit);
        return (Tree::leaf_cost << doublings) * (whole + part) / whole;
    }

    // The null-window search: is the value at most k? The result r answers it. If r <= k, the value is at most r; if
    // r > k, the value is at least r. Meaningless once gave_up_ is set.
    //
    // `key` is the state's key; `children` has room for the children of this node and of all nodes below it.
    int at_most(const State& state, const Key& key, int k, Child* const children) {
        assert(question_ != nullptr && budget_ != nullptr);
        assert(unknown.low < k && k < unknown.high);
        assert(key == game_.key(state));
        assert(stack_.has_room(children, Game::max_moves));

        // Step 1. Limits: give up if the budget is spent or the question is over; let another thread help.
        const std::uint64_t nodes_before = nodes_;
        if (nodes_ - flushed_ >= check_every) {
            flush();
            if (spent() || (helping_ && shared_.slots.oversubscribed())) gave_up_ = true;
        }
        if (nodes_ >= solo_until_) recruit_helper();
        if (nodes_ >= limit_ || question_->over.load(std::memory_order_relaxed)) gave_up_ = true;
        if (gave_up_) return k;

        const bool minimiser = game_.minimiser_to_move(state);
        BestBound best{minimiser, k};
        const auto answer = [&] { return store(key, best.bound, k, nodes_ - nodes_before); };

        int count = 0;                                    // children left undecided by static bounds
        int open = 0;                                     // of those, left undecided by the table
        std::array<std::uint8_t, Game::max_moves> order;  // the open children, as indices
        const auto decided_by_table = [&](int index) {
            const Bounds found = table_.find(children[index].key, unknown).shifted(children[index].shift);
            if (decides(found, k)) return best.add(deciding_bound(found, k));
            order[open++] = static_cast<std::uint8_t>(index);
            return false;
        };
        for (const auto move : game_.moves(state)) {
            // Step 2. Generate a child and its static bounds.
            Child& child = children[count];
            game_.play(state, move, child);
            ++nodes_;
            game_.tighten_bounds(child, k);
            if (decides(child.bounds, k)) {
                if (best.add(deciding_bound(child.bounds, k))) return answer();
                continue;
            }

            // Step 3. Skip a child that is equal to an earlier one.
            child.key = game_.key(child.state);
            if (std::any_of(children, children + count,
                            [&](const Child& other) { return other.key == child.key && other.shift == child.shift; }))
                continue;

            // Step 4. Transposition table lookup, for all children before any is searched: one hit may save the search
            // of all others. Memory is slow, so each lookup waits until the next child is prepared.
            table_.prefetch(child.key);
            if (count++ > 0 && decided_by_table(count - 2)) return answer();
        }
        if (count > 0 && decided_by_table(count - 1)) return answer();

        // Step 5. Move ordering: the highest score first, among equals the first move.
        std::array<int, Game::max_moves> score;
        for (int index = 0; open > 1 && index < open; ++index)
            score[order[index]] = game_.move_score(state, children[order[index]], k);
        const auto ranks_lower = [&](int one, int other) {
            return score[one] < score[other] || (score[one] == score[other] && one > other);
        };

        for (int tried = 0; tried < open; ++tried) {
            const auto first = order.begin() + tried, last = order.begin() + open;
            std::iter_swap(first, std::max_element(first, last, ranks_lower));
            const bool shared = question_->continued == nullptr && question_->shared.load(std::memory_order_relaxed);
            if (shared && tried > 0) {
                // Step 6. Divide the work among threads. If one child is likely to decide this node, all threads search
                // it together: that is the first child, and every later one if most answers so far suited the mover.
                // Otherwise each thread takes a child that no other thread is searching. This is close to ABDADA.
                const bool expected_cut_node = minimiser == (answers_[1] > answers_[0]);
                const auto taken = [&](int index) { return shared_.in_progress.has(children[index].key); };
                if (const auto free = std::find_if_not(first, last, taken); !expected_cut_node && free != last)
                    std::iter_swap(first, free);
                // Other threads may have stored an answer since step 4.
                const Bounds here = table_.find(key, unknown);
                if (decides(here, k)) return deciding_bound(here, k);
                const Bounds found = table_.find(children[*first].key, unknown).shifted(children[*first].shift);
                if (decides(found, k)) {
                    if (best.add(deciding_bound(found, k))) return answer();
                    continue;
                }
            }

            // Step 7. Search the child.
            const Child& child = children[*first];
            [[maybe_unused]] const std::uint64_t nodes_tried = nodes_;
            if (shared) shared_.in_progress.add(child.key);
            const int bound = at_most(child.state, child.key, k - child.shift, children + count) + child.shift;
            if (shared) shared_.in_progress.remove(child.key);
            if (gave_up_) return k;
            if constexpr (requires { game_.observe(state, child, k, bound, std::uint64_t{}); })
                game_.observe(state, child, k, bound, nodes_ - nodes_tried);
            if (best.add(bound)) return answer();
        }
        return answer();
    }

    // Step 8 of at_most. Store the answer in the transposition table, and return it.
    int store(const Key& key, int bound, int k, std::uint64_t nodes) {
        table_.store(key, implied_by(bound, k), nodes);
        ++answers_[bound <= k];
        ++stored_;
        return bound;
    }

    const Game& game_;
    Table& table_;
    SharedWork& shared_;
    std::atomic<std::uint64_t>& total_nodes_;
    ChildStack<Child> stack_;
    const Budget* budget_ = nullptr;
    std::uint64_t nodes_ = 0;
    std::uint64_t nodes_at_start_ = 0;  // of the current call of narrow
    std::uint64_t flushed_ = 0;         // nodes already added to total_nodes_
    std::uint64_t stored_ = 0;          // entries since the last flush
    std::uint64_t limit_ = 0;
    bool gave_up_ = false;
    std::array<std::uint64_t, 2> answers_{};  // to the current question, over all nodes: "no", "yes"
    Question* question_ = nullptr;
    std::map<int, LongQuestion> long_questions_;  // of the current call of narrow, unanswered, by k
    std::uint64_t solo_until_ = 0;                // nodes before another thread may help
    HelperThreads helpers_;
    bool helping_ = false;
};

}  // namespace ppsolve::search

// Iterative deepening: principal variation search with a heuristic evaluation at the leaves. It estimates the value of
// every candidate move, deeper and deeper until the budget is spent, and proves nothing.
//
// Values are in hundredths and count for the maximiser. Without a deadline the results depend on the node limit alone.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cassert>
#include <concepts>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include "budget.hpp"
#include "child_stack.hpp"
#include "depth_limited.hpp"
#include "estimate_table.hpp"
#include "search.hpp"

namespace ppsolve::search {

// A game with `history_slots` kinds of moves: the history counts how often moves of a kind were good.
template <class Game>
concept DeepenedGame = EvaluatedGame<Game> &&
    requires(const Game game, const typename Game::State state, const typename Game::Move move) {
    { Game::history_slots } -> std::convertible_to<int>;
    { game.history_slot(state, move) } -> std::same_as<int>;
};

// A move at the root: the position after it, and what the search found about it.
template <class State>
struct Candidate {
    ChildOf<State> child;
    int number;     // of the move, to tell candidates apart
    int value = 0;  // estimate in hundredths
    int depth = 0;  // of the search that the estimate rests on, in moves after this one
};

template <DeepenedGame Game>
class Deepening {
public:
    using State = typename Game::State;
    using Child = ChildOf<State>;
    using Candidates = std::vector<Candidate<State>>;

    static constexpr int max_depth = 64;

    Deepening(const Game& game, EstimateTable& table, const Budget& budget, std::atomic<std::uint64_t>& nodes)
        : game_(game),
          table_(table),
          budget_(budget),
          total_nodes_(nodes),
          stack_(static_cast<std::size_t>(max_depth + 1) * Game::max_moves),
          history_(Game::history_slots) {}

    ~Deepening() { flush(); }
    Deepening(const Deepening&) = delete;
    Deepening& operator=(const Deepening&) = delete;

    // Search the candidates until the budget is spent or everything is decided. The best candidate comes first
    // afterwards. `minimiser` is true if the minimiser chooses among
    // them. Returns the last depth completed.
    int run(Candidates& candidates, bool minimiser, int first_depth = 0) {
        const int sign = minimiser ? -1 : 1;
        if (first_depth == 0) {
            for (auto& candidate : candidates) {
                candidate.value = game_.evaluate(candidate.child);
                ++nodes_;
            }
            sort(candidates, sign);
        }
        int done = 0;
        for (int depth = std::max(1, first_depth); depth <= max_depth; ++depth) {
            if (all_decided(candidates)) break;
            if (!deepen(candidates, sign, depth)) break;
            done = depth;
        }
        flush();
        return done;
    }

    // The value of a position `depth` moves ahead inside the window; a bound outside of it. Nothing if the budget was
    // spent.
    std::optional<int> value(const Child& child, int depth, Bounds window) {
        const int found = child_value(child, depth, window.low, window.high, 0, stack_.bottom());
        flush();
        return gave_up_ ? std::nullopt : std::optional(found);
    }

    bool spent() const { return gave_up_ || budget_.spent(nodes_); }
    std::uint64_t nodes() const { return nodes_; }

private:
    static constexpr int infinite = 30000;
    static constexpr std::uint64_t check_every = nodes_between_checks<Game>(1 << 9);
    static constexpr int aspiration = 60;

    static void sort(Candidates& candidates, int sign) {
        std::ranges::sort(candidates, [&](const auto& one, const auto& other) {
            return one.value != other.value ? sign * one.value > sign * other.value : one.number < other.number;
        });
    }

    static bool all_decided(const Candidates& candidates) {
        return std::ranges::all_of(candidates, [](const auto& candidate) { return candidate.child.bounds.met(); });
    }

    // Search all candidates to a depth. Returns false if the budget was spent; a better move found before that is kept.
    bool deepen(Candidates& candidates, int sign, int depth) {
        int margin = aspiration;
        int low = candidates[0].value * sign - margin, high = candidates[0].value * sign + margin;
        if (depth < 3) low = -infinite, high = infinite;
        while (true) {
            int best = -infinite;
            for (std::size_t number = 0; number < candidates.size(); ++number) {
                auto& candidate = candidates[number];
                const int alpha = std::max(low, best);
                const auto search = [&](int to_depth, int from, int to) {
                    const int found = sign > 0 ? child_value(candidate.child, to_depth, from, to, 0, stack_.bottom())
                                               : child_value(candidate.child, to_depth, -to, -from, 0, stack_.bottom());
                    return sign * found;
                };
                int found;
                if (number == 0) {
                    found = search(depth, alpha, high);
                } else {
                    const int reduced = number >= 4 && depth >= 4 ? 1 + (number >= 12) : 0;
                    found = search(depth - reduced, alpha, alpha + 1);
                    if (found > alpha && reduced && !gave_up_) found = search(depth, alpha, alpha + 1);
                    if (found > alpha && !gave_up_) found = search(depth, alpha, high);
                }
                if (gave_up_) return false;
                if (number > 0 && found <= alpha) continue;
                best = std::max(best, found);
                if (number == 0 && found <= low) break;
                candidate.value = sign * found;
                candidate.depth = depth;
                std::rotate(candidates.begin(), candidates.begin() + static_cast<std::ptrdiff_t>(number),
                            candidates.begin() + static_cast<std::ptrdiff_t>(number) + 1);
                if (found >= high) break;
            }
            if (best <= low) {
                low = best - margin;
                high = best + 1;
            } else if (best >= high) {
                high = best + margin;
                low = best - 1;
            } else {
                return true;
            }
            margin *= 4;
            if (margin > 1000) low = -infinite, high = infinite;
        }
    }

    // The value of a child, its shift included.
    int child_value(const Child& child, int depth, int low, int high, int ply, Child* const children) {
        if (child.bounds.met()) return 100 * child.bounds.low;
        if (100 * child.bounds.low >= high) return 100 * child.bounds.low;
        if (100 * child.bounds.high <= low) return 100 * child.bounds.high;
        if (depth <= 0 || ply >= max_depth) return game_.evaluate(child);
        const int shift = 100 * child.shift;
        return visit(child.state, depth, low - shift, high - shift, ply, children) + shift;
    }

    // Fail-soft principal variation search of a state: exact inside the window, a bound outside of it. Meaningless once
    // gave_up_ is set.
    int visit(const State& state, int depth, int low, int high, int ply, Child* const children) {
        assert(low < high && depth > 0);
        assert(stack_.has_room(children, Game::max_moves));

        // Step 1. Transposition table lookup. Values are those of the mover from here on.
        const bool minimiser = game_.minimiser_to_move(state);
        const int sign = minimiser ? -1 : 1;
        int alpha = minimiser ? -high : low;
        const int beta = minimiser ? -low : high;
        const Key key = game_.key(state);
        int table_move = -1;
        if (const auto entry = table_.find(key)) {
            const int value = entry->value();
            if (entry->depth() >= depth &&
                (entry->bound() == Bound::exact || (entry->bound() == Bound::lower && value >= beta) ||
                 (entry->bound() == Bound::upper && value <= alpha)))
                return sign * value;
            table_move = entry->move();
        }

        // Step 2. Generate the moves. Where the search goes on below, the evaluation of the children orders them; at
        // the last level the history does, and children are made one at a time.
        struct Ranked {
            int score, number, slot;
        };
        std::array<Ranked, Game::max_moves> order;
        int count = 0;
        const auto moves = game_.moves(state);
        for (const auto move : moves) {
            const int slot = game_.history_slot(state, move);
            int score = history_[slot];
            if (depth > 1) {
                Child& child = children[count];
                game_.play(state, move, child);
                if (count_node()) return 0;
                score = sign * game_.evaluate(child);
                if (slot == killers_[ply][0] || slot == killers_[ply][1]) score += killer_bonus;
            } else if (slot == killers_[ply][0] || slot == killers_[ply][1]) {
                score += 1 << 20;
            }
            if (count == table_move) score = 1 << 28;
            order[count] = {score, count, slot};
            ++count;
        }
        Child* const below = depth > 1 ? children + count : children + 1;

        // Step 3. Search the children, the most promising first.
        int best = -infinite, best_number = 0;
        const int alpha_before = alpha;
        for (int tried = 0; tried < count; ++tried) {
            const auto first = order.begin() + tried;
            std::iter_swap(first,
                           std::max_element(first, order.begin() + count, [](const auto& one, const auto& other) {
                               return one.score != other.score ? one.score < other.score : one.number > other.number;
                           }));
            const auto [score, number, slot] = *first;
            int found;
            // Near the leaves, moves that the evaluation puts far below the window are not searched.
            if (const int hoped = score + hope_per_ply * depth;
                depth > 1 && depth <= 3 && tried > 0 && hoped <= alpha) {
                best = std::max(best, hoped);
                break;
            }
            if (depth == 1) {
                game_.play(state, *(moves.begin() + number), children[0]);
                if (count_node()) return 0;
                found = sign * game_.evaluate(children[0]);
            } else {
                const Child& child = children[number];
                const auto search = [&](int to_depth, int from, int to) {
                    return minimiser ? -child_value(child, to_depth, -to, -from, ply + 1, below)
                                     : child_value(child, to_depth, from, to, ply + 1, below);
                };
                if (tried == 0) {
                    found = search(depth - 1, alpha, beta);
                } else {
                    const int reduced = reduction(depth, tried);
                    found = search(depth - 1 - reduced, alpha, alpha + 1);
                    if (found > alpha && reduced > 0 && !gave_up_) found = search(depth - 1, alpha, alpha + 1);
                    if (found > alpha && found < beta && !gave_up_) found = search(depth - 1, alpha, beta);
                }
                if (gave_up_) return 0;
            }
            if (found > best) {
                best = found;
                best_number = number;
                alpha = std::max(alpha, found);
                if (alpha >= beta) {
                    reward(slot, depth, ply);
                    break;
                }
            }
        }

        // Step 4. Store the estimate.
        const Bound bound = best >= beta ? Bound::lower : best <= alpha_before ? Bound::upper : Bound::exact;
        table_.store({key, best, depth, bound, best_number}, key);
        ++stored_;
        return sign * best;
    }

    // Plies taken off the search of a move that comes late in the order. At most, only the evaluation is left.
    static int reduction(int depth, int tried) {
        return depth < 3 ? 0 : std::min(1 + (tried >= 3) + (tried >= 8), depth - 1);
    }

    void reward(int slot, int depth, int ply) {
        if (killers_[ply][0] != slot) killers_[ply] = {slot, killers_[ply][0]};
        history_[slot] += depth * depth;
        if (history_[slot] > history_limit)
            for (int& count : history_) count /= 2;
    }

    // Count a node. Returns true if the budget is spent.
    bool count_node() {
        if (++nodes_ >= budget_.nodes) gave_up_ = true;
        if (nodes_ - flushed_ >= check_every) {
            flush();
            if (budget_.spent(nodes_)) gave_up_ = true;
        }
        return gave_up_;
    }

    void flush() {
        total_nodes_.fetch_add(nodes_ - std::exchange(flushed_, nodes_), std::memory_order_relaxed);
        table_.note_stored(std::exchange(stored_, 0));
    }

    static constexpr int history_limit = 1 << 16;
    static constexpr int killer_bonus = 50;
    static constexpr int hope_per_ply = 200;  // two fish more than the evaluation, for every ply left

    const Game& game_;
    EstimateTable& table_;
    const Budget budget_;
    std::atomic<std::uint64_t>& total_nodes_;
    ChildStack<Child> stack_;
    std::vector<int> history_;
    std::array<std::array<int, 2>, max_depth + 1> killers_ = make_killers();
    std::uint64_t nodes_ = 0;
    std::uint64_t flushed_ = 0;  // nodes already added to total_nodes_
    std::uint64_t stored_ = 0;
    bool gave_up_ = false;

    static constexpr std::array<std::array<int, 2>, max_depth + 1> make_killers() {
        std::array<std::array<int, 2>, max_depth + 1> none{};
        for (auto& pair : none) pair = {-1, -1};
        return none;
    }
};

}  // namespace ppsolve::search

// The engine: suggests a move in any position, within a budget of nodes or time.
//
// Two players: iterative deepening over the margin with the fitted evaluation. When few tiles are left, part of the
// budget goes to the exact search. A move that it proves best is never overruled.
// Three and four players: a tree search in which everybody plays for themselves (see tree_search.hpp). When few tiles
// are left, max^n comes first: it proves what everybody ends with under selfish play, and a best move.
//
// With a node limit and without a deadline, one thread gives the same result on every machine.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "../search/deepening.hpp"
#include "../search/gains_table.hpp"
#include "../search/maxn.hpp"
#include "../search/mtd.hpp"
#include "engine_contest.hpp"
#include "estimate.hpp"
#include "position.hpp"
#include "selfish.hpp"
#include "tree_search.hpp"

namespace ppsolve::pingouin {

// The state of a position without any folding.
inline Folded unfolded(const Position& position) {
    Folded state;
    state.fish = position.ice.within(~position.standing());
    state.penguins = position.penguins;
    state.to_place = position.to_place;
    state.players = position.players;
    state.turn = position.over() ? 0 : position.to_move;
    return state;
}

// The fish of every seat at the end of the game by the evaluation alone, in hundredths.
inline std::array<int, max_players> evaluated_fish(const Position& position) {
    std::array<int, max_players> fish{};
    if (!position.over()) fish = estimated_fish(unfolded(position), position.players, weights_for(position.players));
    for (int seat = 0; seat < position.players; ++seat)
        fish[static_cast<std::size_t>(seat)] += 100 * position.holding(seat);
    return fish;
}

// A legal move and what the engine expects of it.
struct MoveEstimate {
    // How the margin of two players was found.
    enum class Kind {
        searched,  // an estimate `depth` moves ahead
        at_best,   // the mover's margin is at best this: a deeper search did not find it better than another move
        proved,    // exact; with more than two players the fish of all seats are, under selfish play
    };

    Move move;
    std::array<int, max_players> fish{};  // at the end of the game, in hundredths
    int margin = 0;                       // two players: fish of seat 0 minus those of seat 1, in hundredths
    int depth = 0;
    Kind kind = Kind::searched;
    std::vector<Move> line;  // expected play, from this move on
};

struct Suggestion {
    std::vector<MoveEstimate> moves;  // the advised move first, the others by their estimates
    std::uint64_t nodes = 0;
    int depth = 0;
    bool proved = false;  // the advised move is proved best
};

struct EngineLimits {
    search::Budget budget;
    search::TimePoint start;
    int threads = 1;
    bool every_move = true;  // estimate every move, not only the best one

    // Without a deadline, as good as endless.
    double seconds() const {
        if (budget.deadline == search::no_deadline) return 1e9;
        return std::chrono::duration<double>(budget.deadline - start).count();
    }

    // The budget until a share of everything is spent, after `visited` nodes.
    search::Budget until(double share, std::uint64_t visited) const {
        search::Budget part = budget;
        if (budget.nodes != search::endless_nodes) {
            const auto allowed = static_cast<std::uint64_t>(share * static_cast<double>(budget.nodes));
            part.nodes = allowed - std::min(allowed, visited);
        }
        if (budget.deadline != search::no_deadline)
            part.deadline = start + std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                                        share * (budget.deadline - start));
        return part;
    }
};

class Engine {
public:
    // Other searches may share the table of proofs. The table of estimates uses at most `bytes`.
    Engine(search::Table& proofs, std::size_t bytes, const WeightSets& weights = fitted_weights)
        : proofs_(proofs), estimates_(bytes), bytes_(bytes), weights_(weights) {}

    Suggestion suggest(const Position& position, const EngineLimits& limits);

private:
    class TwoPlayers;
    class MorePlayers;

    search::Table& proofs_;
    search::EstimateTable estimates_;
    std::optional<search::GainsTable> outcomes_;  // of max^n, created when it is first needed
    std::size_t bytes_;
    const WeightSets& weights_;
};

// One search of a position of two players.
class Engine::TwoPlayers {
public:
    TwoPlayers(Engine& engine, const Position& position, const EngineLimits& limits)
        : engine_(engine),
          position_(position),
          limits_(limits),
          minimiser_(position.to_move != 0),
          moves_(position.moves()),
          regions_(limits.budget),
          game_(engine.proofs_, regions_, engine.weights_[0]) {
        for (const Move move : moves_)
            candidates_.push_back({game_.start(position.after(move)), static_cast<int>(candidates_.size())});
    }

    Suggestion suggestion() {
        const int tiles = board::count(game_.start(position_).state.fish.tiles());
        if (!position_.placing() && tiles <= proof_tiles()) {
            deepen(0.15);
            prove(0.75);
        }
        if (!proved_) deepen(moves_.size() == 1 ? 0.2 : limits_.every_move ? 0.7 : 1);
        if (limits_.every_move) estimate_others();
        return result();
    }

private:
    using Child = Contest::Child;

    // True if two players can still reach the same tile. If not, the rest is solitaire, which gets all nodes.
    static bool contested(const Position& position) {
        return position.placing() || unfolded(position).drop_dead().contested != 0;
    }

    // The exact search is tried with at most this many free tiles, for the given budget.
    int proof_tiles() const {
        const double nodes = std::min(static_cast<double>(limits_.budget.nodes), limits_.seconds() * 1.5e6);
        return nodes < 3e4 ? 20 : nodes < 2e5 ? 24 : nodes < 1e6 ? 28 : nodes < 4e6 ? 32 : nodes < 3e7 ? 34 : 36;
    }

    search::Budget until(double share) const { return limits_.until(share, nodes_); }

    // Deepen until a share of the budget is spent.
    void deepen(double share) {
        const search::Budget budget = until(share);
        std::atomic<bool> stop_helpers{false};
        search::HelperThreads helpers;
        const search::Budget helpers_budget{search::endless_nodes, budget.deadline, &stop_helpers};
        if (budget.endless())
            for (int helper = 1; helper < limits_.threads; ++helper)
                helpers.start([this, helper, &helpers_budget] {
                    auto candidates = candidates_;
                    search::Deepening deepening(game_, engine_.estimates_, helpers_budget, nodes_);
                    deepening.run(candidates, minimiser_, 1 + helper % 2);
                });
        auto candidates = candidates_;
        {
            search::Deepening deepening(game_, engine_.estimates_, budget, nodes_);
            depth_ = std::max(depth_, deepening.run(candidates, minimiser_, depth_));
        }
        stop_helpers = true;
        helpers.wait();
        candidates_ = std::move(candidates);
    }

    // Try to prove the margin and a move that keeps it.
    void prove(double share) {
        RegionBudget regions(until(share));
        const int region_nodes = contested(position_) ? max_nodes_per_region : no_limit;
        const Contest exact(Question::margin, 0, engine_.proofs_, {.nodes = region_nodes, .budget = &regions});
        search::Search<Contest> search(exact, engine_.proofs_, nodes_);
        const search::Bounds value =
            search::Mtd<Contest>(search, until(share), nodes_).narrow(exact.start(position_), {-999, 999});
        if (!value.met()) return;
        const search::Bounds window =
            minimiser_ ? search::Bounds{value.low, value.low + 1} : search::Bounds{value.low - 1, value.low};
        // The move that proved the value is in the table: all moves get a small budget before any gets a large one.
        for (std::uint64_t nodes = 1 << 10; !proved_ && !until(0.9).spent(0); nodes *= 16)
            for (std::size_t number = 0; number < candidates_.size() && !proved_; ++number) {
                const Child child = exact.start(position_.after(move_of(candidates_[number])));
                search::Budget budget = until(0.9);
                budget.nodes = std::min(budget.nodes, nodes);
                const search::Bounds found = search.narrow(child, window, budget);
                if (!found.met() || found.low != value.low) continue;
                std::rotate(candidates_.begin(), candidates_.begin() + static_cast<std::ptrdiff_t>(number),
                            candidates_.begin() + static_cast<std::ptrdiff_t>(number) + 1);
                candidates_[0].value = 100 * value.low;
                proved_ = true;
            }
        if (!proved_) return;
        exact_values_.assign(candidates_.size(), std::nullopt);
        exact_values_[0] = value.low;
        if (!limits_.every_move) return;
        // The other moves, one after the other; all of them get a small budget first.
        for (std::uint64_t nodes = 1 << 10; !until(0.95).spent(0) && nodes < search::endless_nodes / 16; nodes *= 16) {
            bool open = false;
            for (std::size_t number = 1; number < candidates_.size() && !until(0.95).spent(0); ++number) {
                if (exact_values_[number]) continue;
                search::Budget budget = until(0.95);
                budget.nodes = std::min(budget.nodes, nodes);
                const Child child = exact.start(position_.after(move_of(candidates_[number])));
                const search::Bounds known =
                    minimiser_ ? search::Bounds{value.low, 999} : search::Bounds{-999, value.low};
                const search::Bounds found = search::Mtd<Contest>(search, budget, nodes_).narrow(child, known);
                if (found.met()) exact_values_[number] = found.low;
                else open = true;
            }
            if (!open) break;
        }
    }

    // Estimate the moves that the main search only showed to be no better than the best one: by their distance from it,
    // as far ahead as there is time for all of them.
    void estimate_others() {
        search::Deepening deepening(game_, engine_.estimates_, until(1), nodes_);
        const int best = candidates_[0].value;
        for (int depth = 0; depth < depth_; ++depth) {
            const auto same_depth = deepening.value(candidates_[0].child, depth, everything);
            for (std::size_t number = 1; number < candidates_.size() && same_depth; ++number) {
                const auto found = deepening.value(candidates_[number].child, depth, everything);
                if (!found || deepening.spent()) return;
                candidates_[number].value = best + *found - *same_depth;
                candidates_[number].depth = depth;
            }
            if (!same_depth) return;
        }
    }

    Move move_of(const search::Candidate<Folded>& candidate) const {
        return moves_[static_cast<std::size_t>(candidate.number)];
    }

    Suggestion result() {
        Suggestion found;
        const int sign = minimiser_ ? -1 : 1, best = sign * candidates_[0].value;
        for (std::size_t number = 0; number < candidates_.size(); ++number) {
            const auto& candidate = candidates_[number];
            MoveEstimate estimate;
            estimate.move = move_of(candidate);
            estimate.depth = candidate.depth;
            estimate.margin = candidate.value;
            if (proved_ && exact_values_[number]) {
                estimate.margin = 100 * *exact_values_[number];
                estimate.kind = MoveEstimate::Kind::proved;
            } else if (number > 0 && sign * candidate.value >= best) {
                estimate.margin = sign * best;
                estimate.kind = MoveEstimate::Kind::at_best;
            }
            estimate.line = expected_line(estimate.move);
            add_fish(estimate);
            found.moves.push_back(std::move(estimate));
        }
        std::sort(found.moves.begin() + 1, found.moves.end(), [&](const auto& one, const auto& other) {
            return one.margin != other.margin ? sign * one.margin > sign * other.margin : one.move < other.move;
        });
        found.nodes = nodes_;
        found.depth = depth_;
        found.proved = proved_;
        return found;
    }

    // The line that the table of estimates expects after a move.
    std::vector<Move> expected_line(Move move) const {
        std::vector<Move> line{move};
        for (Position position = position_.after(move); line.size() < max_line;) {
            if (position.over()) break;
            const auto next = expected_move(position);
            if (!next) break;
            line.push_back(*next);
            position.play(*next);
        }
        return line;
    }

    std::optional<Move> expected_move(const Position& position) const {
        const auto start = game_.start(position);
        const auto entry = engine_.estimates_.find(game_.key(start.state));
        if (start.bounds.met() || !entry) return std::nullopt;
        const auto folded = start.state.moves();
        if (entry->move() >= folded.size()) return std::nullopt;
        const Move wanted = *(folded.begin() + entry->move());
        const auto moves = position.moves();
        if (wanted != spare_move)
            return std::ranges::find(moves, wanted) != moves.end() ? std::optional(wanted) : std::nullopt;
        Child after{};
        game_.play(start.state, wanted, after);
        for (const Move move : moves)
            if (game_.key(game_.start(position.after(move)).state) == game_.key(after.state)) return move;
        return std::nullopt;
    }

    // The fish of both seats: the evaluation estimates their sum at the end of the line.
    void add_fish(MoveEstimate& estimate) const {
        Position end = position_;
        for (const Move move : estimate.line) end.play(move);
        const auto fish = evaluated_fish(end);
        const int total = fish[0] + fish[1];
        estimate.fish = {(total + estimate.margin) / 2, (total - estimate.margin) / 2};
    }

    static constexpr int no_limit = RegionBudget::slice << 20;
    static constexpr std::size_t max_line = 16;
    static constexpr search::Bounds everything{-30000, 30000};

    Engine& engine_;
    const Position& position_;
    const EngineLimits& limits_;
    const bool minimiser_;
    const std::vector<Move> moves_;
    std::atomic<std::uint64_t> nodes_{0};
    RegionBudget regions_;
    EngineContest game_;
    search::Deepening<EngineContest>::Candidates candidates_;
    int depth_ = 0;
    bool proved_ = false;
    std::vector<std::optional<int>> exact_values_;  // margins, by candidate
};

// One search of a position of three or four players.
class Engine::MorePlayers {
public:
    MorePlayers(Engine& engine, const Position& position, const EngineLimits& limits)
        : engine_(engine),
          position_(position),
          limits_(limits),
          regions_(limits.budget),
          rules_(position.players, engine.proofs_, &regions_),
          root_(rules_.start(position)) {
        // Every thread grows a tree of its own, and each explores a little more than the one before.
        constexpr double exploration = 2500, more_exploration = 500;
        const int threads = limits.budget.endless() ? limits.threads : 1;
        const Weights& weights = engine.weights_[static_cast<std::size_t>(position.players - 2)];
        for (int thread = 0; thread < threads; ++thread)
            trees_.push_back(std::make_unique<TreeSearch>(position, weights, engine.proofs_,
                                                          exploration + thread * more_exploration));
        add_moves();
    }

    Suggestion suggestion() {
        if (!position_.placing() && board::count(root_.fish.tiles()) <= proof_tiles()) prove();
        if (!proved_ || (limits_.every_move && !all_proved())) grow_trees();
        sort_moves();
        found_.nodes = nodes_;
        found_.depth = static_cast<int>(found_.moves[0].line.size());
        found_.proved = proved_.has_value();
        return std::move(found_);
    }

private:
    using Gains = search::Gains;
    using MaxN = search::MaxN<Selfish>;

    // The exact search is tried with at most this many free tiles, for the given budget.
    int proof_tiles() const {
        const double nodes = std::min(static_cast<double>(limits_.budget.nodes), limits_.seconds() * 1e6);
        return nodes < 1e4 ? 18 : nodes < 1e5 ? 20 : nodes < 5e5 ? 22 : nodes < 4e6 ? 24 : 26;
    }

    search::Budget until(double share) const { return limits_.until(share, nodes_); }

    // Every move with its evaluation.
    void add_moves() {
        const TreeSearch& tree = *trees_[0];
        for (int number = 0; number < tree.root().count; ++number) {
            found_.moves.emplace_back();
            describe(found_.moves.back(), tree.child(tree.root(), number));
        }
    }

    // Write what the tree knows about a move.
    void describe(MoveEstimate& estimate, const TreeSearch::Node& child) const {
        const auto* node = &child;
        estimate.move = node->move;
        estimate.depth = node->visits;
        estimate.fish = {};
        const auto mean = node->mean();
        for (std::size_t seat = 0; seat < position_.players; ++seat)
            estimate.fish[seat] = 100 * position_.holding(static_cast<int>(seat)) + mean[seat];
        estimate.line = {node->move};
        for (; node->count > 0; estimate.line.push_back(node->move)) node = &trees_[0]->favourite(*node);
    }

    void grow_trees() {
        search::HelperThreads helpers;
        for (std::size_t thread = 1; thread < trees_.size(); ++thread)
            helpers.start([this, thread] { trees_[thread]->run(limits_.budget, nodes_); });
        TreeSearch& tree = *trees_[0];
        tree.run(limits_.budget, nodes_);
        helpers.wait();
        for (std::size_t thread = 1; thread < trees_.size(); ++thread) tree.merge(*trees_[thread]);
        int most_visits = 0;
        for (int number = 0; number < tree.root().count; ++number) {
            MoveEstimate& estimate = found_.moves[static_cast<std::size_t>(number)];
            // If a move is proved before the best one is, it is not the best.
            if (estimate.kind == Kind::proved) continue;
            const auto& child = tree.child(tree.root(), number);
            describe(estimate, child);
            if (proved_ || child.visits <= most_visits) continue;
            most_visits = child.visits;
            favourite_ = child.move;
        }
    }

    // Prove the outcome of selfish play and a move that leads to it, then the outcomes of the other moves.
    void prove() {
        if (!engine_.outcomes_) engine_.outcomes_.emplace(engine_.bytes_ / 4);
        MaxN search(rules_, *engine_.outcomes_, nodes_);
        const auto outcome = search.solve(root_, until(0.5));
        if (!outcome) return;
        // The move that proved the outcome is in the table: all moves get a small budget before any gets a large one.
        bool open = true;
        for (std::uint64_t nodes = 1 << 8; open && nodes < search::endless_nodes / 16; nodes *= 16) {
            open = false;
            for (MoveEstimate& estimate : found_.moves) {
                if (estimate.kind == Kind::proved) continue;
                const auto of_move = outcome_after(search, root_, estimate.move, 0.8, nodes);
                if (until(0.8).spent(0)) return;
                open = open || !of_move;
                if (!of_move || (*of_move != *outcome && !limits_.every_move)) continue;
                for (std::size_t seat = 0; seat < position_.players; ++seat)
                    estimate.fish[seat] = 100 * (position_.holding(static_cast<int>(seat)) +
                                                 search::gains::of(*of_move, static_cast<int>(seat)));
                estimate.kind = Kind::proved;
                estimate.line = exact_line(search, estimate.move, *of_move);
                if (!proved_ && *of_move == *outcome) {
                    proved_ = outcome;
                    favourite_ = estimate.move;
                    if (!limits_.every_move) return;
                }
            }
        }
    }

    // The outcome after a move, its gain included.
    std::optional<Gains> outcome_after(MaxN& search, const Folded& state, Move move, double share,
                                       std::uint64_t nodes) const {
        search::Budget budget = until(share);
        budget.nodes = std::min(budget.nodes, nodes);
        const auto found = search.solve(rules_.after(state, move), budget);
        if (!found) return std::nullopt;
        return *found + search::gains::only(rules_.mover(state), rules_.gain(state, move));
    }

    // A move and selfish play after it, as far as the table has it at hand.
    std::vector<Move> exact_line(MaxN& search, Move move, Gains outcome) const {
        constexpr std::size_t max_line = 16;
        constexpr std::uint64_t max_nodes = 1 << 8;
        std::vector<Move> line;
        for (Position position = position_; !position.over() && line.size() < max_line;) {
            const Folded state = rules_.start(position);
            if (!line.empty()) {
                const auto moves = position.moves();
                const auto leads_on = [&](Move each) {
                    return outcome_after(search, state, each, 0.9, max_nodes) == outcome;
                };
                const auto next = std::ranges::find_if(moves, leads_on);
                if (next == moves.end()) break;
                move = *next;
            }
            outcome -= search::gains::only(rules_.mover(state), rules_.gain(state, move));
            line.push_back(move);
            position.play(move);
        }
        return line;
    }

    bool all_proved() const {
        return std::ranges::all_of(found_.moves, [](const auto& each) { return each.kind == Kind::proved; });
    }

    // The advised move first. An estimate of another one is not above what is proved to be the most.
    void sort_moves() {
        const auto seat = static_cast<std::size_t>(position_.to_move);
        if (proved_) {
            const int most =
                100 * (position_.holding(position_.to_move) + search::gains::of(*proved_, position_.to_move));
            for (MoveEstimate& each : found_.moves)
                if (each.kind != Kind::proved && each.fish[seat] >= most) {
                    each.fish[seat] = most;
                    each.kind = Kind::at_best;
                }
        }
        std::ranges::sort(found_.moves, [&](const auto& one, const auto& other) {
            if ((one.move == favourite_) != (other.move == favourite_)) return one.move == favourite_;
            return one.fish[seat] != other.fish[seat] ? one.fish[seat] > other.fish[seat] : one.move < other.move;
        });
    }

    using Kind = MoveEstimate::Kind;

    Engine& engine_;
    const Position& position_;
    const EngineLimits& limits_;
    std::atomic<std::uint64_t> nodes_{0};
    RegionBudget regions_;
    Selfish rules_;
    Folded root_;
    std::vector<std::unique_ptr<TreeSearch>> trees_;
    Suggestion found_;
    std::optional<Gains> proved_;  // the outcome, once it and the favourite are proved
    Move favourite_{};
};

inline Suggestion Engine::suggest(const Position& position, const EngineLimits& limits) {
    if (position.over()) return {};
    if (position.players == 2) return TwoPlayers(*this, position, limits).suggestion();
    return MorePlayers(*this, position, limits).suggestion();
}

}  // namespace ppsolve::pingouin

// The margin of two players as a game for the engine: folding and static bounds of the exact search, with the fitted
// evaluation.
#pragma once

#include <algorithm>
#include <cstdint>

#include "../search/deepening.hpp"
#include "contest.hpp"
#include "estimate.hpp"

namespace ppsolve::pingouin {

class EngineContest : public Contest {
public:
    static constexpr std::uint64_t nodes_between_checks = 64;  // regions have a budget of their own
    // A slide from each tile or from nowhere, to each tile; and a spare move.
    static constexpr int history_slots = 2 * ((tile_count + 1) * tile_count + 1);

    // Large regions are left to the evaluation: solving them would take longer than a thousand other positions.
    EngineContest(search::Table& table, RegionBudget& budget, const Weights& weights = weights_for(2))
        : Contest(Question::margin, 0, table, {.nodes = 3 * RegionBudget::slice, .tiles = 12, .budget = &budget}),
          weights_(&weights) {}

    int history_slot(const State& state, Move move) const {
        const int from = move.from == nowhere ? tile_count : move.from;
        const int kind = move.to == nowhere ? (tile_count + 1) * tile_count : from * tile_count + move.to;
        return 2 * kind + (state.turn != 0);
    }

    // The estimate, in hundredths of a fish.
    int evaluate(const Child& child) const {
        if (child.bounds.met()) return 100 * child.bounds.low;
        const int guess = 100 * child.shift + estimated_margin(child.state, *weights_);
        return std::clamp(guess, 100 * child.bounds.low, 100 * child.bounds.high);
    }

private:
    const Weights* weights_;
};

static_assert(search::DeepenedGame<EngineContest>);

}  // namespace ppsolve::pingouin

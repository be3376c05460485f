// Depth-limited alpha-beta search with a heuristic evaluation at the leaves.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>

#include "budget.hpp"
#include "child_stack.hpp"
#include "search.hpp"

namespace ppsolve::search {

// A game with a heuristic: `evaluate` estimates the value of a child, `shift` included, in hundredths.
template <class Game>
concept EvaluatedGame = TwoSidedGame<Game> && requires(const Game game, const ChildOf<typename Game::State> child) {
    { game.evaluate(child) } -> std::same_as<int>;
};

template <EvaluatedGame Game>
class DepthLimited {
public:
    using State = typename Game::State;
    using Child = ChildOf<State>;

    static constexpr int max_depth = 12;  // sets the size of the stack

    DepthLimited(const Game& game, const Budget& budget)
        : game_(game), budget_(budget), stack_(max_depth * Game::max_moves) {}

    // Return the minimax value at `depth` moves, at most max_depth, with `leaf_value` as the value of each leaf;
    // nothing if the budget was spent. If leaf_value is a lower bound, so is the result; likewise for an upper bound.
    template <class LeafValue>
    std::optional<int> value(const Child& start, int depth, const LeafValue& leaf_value) {
        assert(depth <= max_depth);
        gave_up_ = false;
        const int found = visit(start, depth, {std::numeric_limits<int>::min(), std::numeric_limits<int>::max()},
                                leaf_value, stack_.bottom());
        return gave_up_ ? std::nullopt : std::optional(found);
    }

    // Positions visited.
    std::uint64_t nodes() const { return nodes_; }

private:
    static constexpr std::uint64_t check_every = nodes_between_checks<Game>(1 << 10);

    // Plain alpha-beta: exact inside the window, a bound outside of it. Meaningless once gave_up_ is set.
    template <class LeafValue>
    int visit(const Child& start, int depth, Bounds window, const LeafValue& leaf_value, Child* const children) {
        assert(stack_.has_room(children, Game::max_moves) || depth == 0);
        if (depth == 0 || start.bounds.met()) return leaf_value(start);
        const bool minimiser = game_.minimiser_to_move(start.state);
        std::array<std::pair<int, int>, Game::max_moves> order;  // evaluation and number, best for the mover first
        int count = 0;
        for (const auto move : game_.moves(start.state)) {
            Child& child = children[count];
            game_.play(start.state, move, child);
            child.shift += start.shift;
            child.bounds = child.bounds.shifted(start.shift);
            const int value = game_.evaluate(child);
            order[count] = {minimiser ? value : -value, count};
            ++count;
        }
        nodes_ += static_cast<std::uint64_t>(count);
        if (nodes_ >= budget_.nodes) gave_up_ = true;
        if (nodes_ - checked_ >= check_every) {
            checked_ = nodes_;
            if (budget_.spent(nodes_)) gave_up_ = true;
        }
        std::sort(order.begin(), order.begin() + count);
        int best = minimiser ? window.high : window.low;
        for (int number = 0; number < count && !gave_up_ && window.low < window.high; ++number) {
            const int found = visit(children[order[number].second], depth - 1, window, leaf_value, children + count);
            best = number == 0 ? found : minimiser ? std::min(best, found) : std::max(best, found);
            if (minimiser) window.high = std::min(window.high, found);
            else window.low = std::max(window.low, found);
        }
        return best;
    }

    const Game& game_;
    const Budget budget_;
    ChildStack<Child> stack_;
    std::uint64_t nodes_ = 0;
    std::uint64_t checked_ = 0;
    bool gave_up_ = false;
};

}  // namespace ppsolve::search

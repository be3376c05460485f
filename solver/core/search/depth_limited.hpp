// A look a few moves ahead, in games that can estimate the worth of a position. Knows no particular game.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>

#include "budget.hpp"
#include "path.hpp"
#include "search.hpp"

namespace ppsolve::search {

// `estimate` says what the value of a child is likely to be, `shift` included, in hundredths.
template <class Game>
concept EstimatedGame = TwoSidedGame<Game> && requires(const Game game, const ChildOf<typename Game::State> child) {
    { game.estimate(child) } -> std::same_as<int>;
};

template <EstimatedGame Game>
class DepthLimited {
public:
    using State = typename Game::State;
    using Child = ChildOf<State>;

    static constexpr int deepest = 12;

    DepthLimited(const Game& game, const Budget& budget)
        : game_(game), budget_(budget), path_(deepest * Game::widest) {}

    // The value to a depth of at most `deepest` moves, positions there being taken for what `worth` says of them;
    // nothing if the budget was spent. If that is a lower bound of their values, so is what comes back; and likewise
    // for an upper bound.
    template <class Worth>
    std::optional<int> value(const Child& start, int depth, const Worth& worth) {
        gave_up_ = false;
        const int found = visit(start, depth, {std::numeric_limits<int>::min(), std::numeric_limits<int>::max()}, worth,
                                path_.start());
        return gave_up_ ? std::nullopt : std::optional(found);
    }

    // Positions looked at.
    std::uint64_t nodes() const { return nodes_; }

private:
    static constexpr std::uint64_t check_every = positions_between_looks<Game>(1 << 10);

    // Plain alpha-beta: exact inside of the window, a bound outside of it; meaningless once gave_up_ is set.
    template <class Worth>
    int visit(const Child& start, int depth, Bounds window, const Worth& worth, Child* const children) {
        if (depth == 0 || start.bounds.met()) return worth(start);
        const bool minimiser = game_.minimiser_to_move(start.state);
        std::array<std::pair<int, int>, Game::widest> order;  // the most promising first
        int count = 0;
        for (const auto move : game_.moves(start.state)) {
            Child& child = children[count];
            game_.play(start.state, move, child);
            child.shift += start.shift;
            child.bounds = {child.bounds.low + start.shift, child.bounds.high + start.shift};
            const int seen = game_.estimate(child);
            order[count] = {minimiser ? seen : -seen, count};
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
            const int found = visit(children[order[number].second], depth - 1, window, worth, children + count);
            best = number == 0 ? found : minimiser ? std::min(best, found) : std::max(best, found);
            if (minimiser) window.high = std::min(window.high, found);
            else window.low = std::max(window.low, found);
        }
        return best;
    }

    const Game& game_;
    const Budget budget_;
    Path<Child> path_;
    std::uint64_t nodes_ = 0;
    std::uint64_t checked_ = 0;
    bool gave_up_ = false;
};

}  // namespace ppsolve::search

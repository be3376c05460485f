// Narrowing the bounds of a value from a guess. Knows no particular game.
//
// What a proof costs grows as the question comes near to the value, and most of all the questions that are nearest have
// to be answered. So it is well to begin with those, if one can guess well: a look a few moves ahead does.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>

#include "budget.hpp"
#include "depth_limited.hpp"
#include "search.hpp"

namespace ppsolve::search {

// Does what Search::narrow does, in another order of questions. Every round looks further ahead, and asks with a larger
// allowance: first near to the guess, and when that takes too long further and further away from it, on both sides.
template <EstimatedGame Game>
class FromGuess {
public:
    using Child = ChildOf<typename Game::State>;

    FromGuess(Search<Game>& search, const Budget& budget, std::atomic<std::uint64_t>& nodes)
        : search_(search), budget_(budget), before_(search.nodes()), total_nodes_(nodes) {}

    Bounds narrow(const Child& start, Bounds known) {
        known = recalled(start, known);
        int depth = first_depth;
        for (std::uint64_t allowance = first_allowance; !known.met() && !spent(); allowance *= 16) {
            const int guess = look_ahead(start, known, depth, allowance);
            depth = std::min(depth + 2, last_depth);
            const std::uint64_t end = nodes() + allowance;
            bool undecided = false;
            while (!known.met() && !undecided && nodes() < end)
                undecided = !ask(start, known, std::clamp(guess, known.low, known.high - 1), end - nodes());
            for (int away = 2; undecided && guess - away >= known.low; away *= 2)
                if (ask(start, known, guess - away, allowance / 8)) break;
            for (int away = 2; undecided && guess + away < known.high; away *= 2)
                if (ask(start, known, guess + away, allowance / 8)) break;
        }
        return known;
    }

private:
    static constexpr int first_depth = 4, last_depth = 8;
    static constexpr std::uint64_t first_allowance = 1 << 17;

    // Positions visited so far.
    std::uint64_t nodes() const { return search_.nodes() - before_ + foreseen_; }
    bool spent() const { return budget_.spent(nodes()); }
    Budget allowed(std::uint64_t most) const {
        return {std::min(most, budget_.nodes - std::min(budget_.nodes, nodes())), budget_.deadline, budget_.stop,
                budget_.endless()};
    }

    // Bounds with what the table knows.
    Bounds recalled(const Child& start, Bounds known) { return search_.narrow(start, known, allowed(0)); }

    // Ask whether the value is at most k; false if that was not found out.
    bool ask(const Child& start, Bounds& known, int k, std::uint64_t allowance) {
        const Bounds answer = search_.narrow(start, {k, k + 1}, allowed(allowance));
        if (!answer.met()) return false;
        (answer.low == k ? known.high : known.low) = answer.low;
        known = recalled(start, known);
        return true;
    }

    // A guess of the value; bounds that are proved on the way narrow those known.
    int look_ahead(const Child& start, Bounds& known, int depth, std::uint64_t allowance) {
        DepthLimited<Game> ahead(search_.game(), allowed(allowance));
        const auto estimate = [&](const Child& child) { return search_.game().estimate(child); };
        const auto low = ahead.value(start, depth, [](const Child& child) { return child.bounds.low; });
        const auto high = ahead.value(start, depth, [](const Child& child) { return child.bounds.high; });
        // It is worth something to be the last to move; so two depths are taken together.
        const auto even = ahead.value(start, depth, estimate), odd = ahead.value(start, depth - 1, estimate);
        foreseen_ += ahead.nodes();
        total_nodes_.fetch_add(ahead.nodes(), std::memory_order_relaxed);
        if (low) known.low = std::clamp(*low, known.low, known.high);
        if (high) known.high = std::clamp(*high, known.low, known.high);
        const int hundredths = even && odd ? (*even + *odd) / 2 : estimate(start);
        return (hundredths + (hundredths < 0 ? -50 : 50)) / 100;
    }

    Search<Game>& search_;
    const Budget budget_;
    const std::uint64_t before_;
    std::atomic<std::uint64_t>& total_nodes_;
    std::uint64_t foreseen_ = 0;
};

}  // namespace ppsolve::search

// MTD(f)-style narrowing of the bounds of a value: null-window questions near a guess come first.
//
// A question costs more the nearer it is to the value, and the two nearest questions have to be answered anyway. A
// depth-limited search gives a good first guess.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>

#include "budget.hpp"
#include "depth_limited.hpp"
#include "search.hpp"

namespace ppsolve::search {

// As Search::narrow, with another order of questions. Every round guesses with a deeper search and a larger allowance.
// It first asks nearest to the guess and, if that takes too long, further and further away on both sides.
template <EvaluatedGame Game>
class Mtd {
public:
    using Child = ChildOf<typename Game::State>;

    Mtd(Search<Game>& search, const Budget& budget, std::atomic<std::uint64_t>& nodes)
        : search_(search), budget_(budget), nodes_at_start_(search.nodes()), total_nodes_(nodes) {}

    Bounds narrow(const Child& start, Bounds known) {
        known = with_table(start, known);
        int depth = first_depth;
        for (std::uint64_t allowance = first_allowance; !known.met() && !spent(); allowance *= 16) {
            const int guess = guess_value(start, known, depth, allowance);
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
    static constexpr std::uint64_t first_allowance = 1 << 17;  // nodes, about a tenth of a second

    // Positions visited so far.
    std::uint64_t nodes() const { return search_.nodes() - nodes_at_start_ + guess_nodes_; }
    bool spent() const { return budget_.spent(nodes()); }
    Budget slice(std::uint64_t nodes_allowed) const {
        return {std::min(nodes_allowed, budget_.nodes - std::min(budget_.nodes, nodes())), budget_.deadline,
                budget_.stop, budget_.endless()};
    }

    // Tighten bounds by the transposition table alone.
    Bounds with_table(const Child& start, Bounds known) { return search_.narrow(start, known, slice(0)); }

    // Ask whether the value is at most k. Returns false if the allowance was too small for an answer.
    bool ask(const Child& start, Bounds& known, int k, std::uint64_t allowance) {
        const Bounds answer = search_.narrow(start, {k, k + 1}, slice(allowance));
        if (!answer.met()) return false;
        (answer.low == k ? known.high : known.low) = answer.low;
        known = with_table(start, known);
        return true;
    }

    // Guess the value by a depth-limited search, which may also tighten the known bounds.
    int guess_value(const Child& start, Bounds& known, int depth, std::uint64_t allowance) {
        DepthLimited<Game> ahead(search_.game(), slice(allowance));
        const auto evaluate = [&](const Child& child) { return search_.game().evaluate(child); };
        const auto low = ahead.value(start, depth, [](const Child& child) { return child.bounds.low; });
        const auto high = ahead.value(start, depth, [](const Child& child) { return child.bounds.high; });
        // The evaluation favours whoever moved last, so an even and an odd depth are averaged.
        const auto even = ahead.value(start, depth, evaluate), odd = ahead.value(start, depth - 1, evaluate);
        guess_nodes_ += ahead.nodes();
        total_nodes_.fetch_add(ahead.nodes(), std::memory_order_relaxed);
        if (low) known.low = std::clamp(*low, known.low, known.high);
        if (high) known.high = std::clamp(*high, known.low, known.high);
        const int hundredths = even && odd ? (*even + *odd) / 2 : evaluate(start);
        return (hundredths + (hundredths < 0 ? -50 : 50)) / 100;
    }

    Search<Game>& search_;
    const Budget budget_;
    const std::uint64_t nodes_at_start_;
    std::atomic<std::uint64_t>& total_nodes_;
    std::uint64_t guess_nodes_ = 0;
};

}  // namespace ppsolve::search

// Bounds of the outcome of a two-player game with a number for each seat, and yes/no questions about that outcome.
//
// Each seat wants its own number to be small. Bounds of both numbers are known, and a lower bound of their sum, which
// holds even if the two players cooperate.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "table.hpp"

namespace ppsolve::search {

// A number for each of the two seats.
using PairScores = std::array<int, 2>;

struct PairBounds {
    std::array<Bounds, 2> of;
    int sum_low = 0;  // lower bound of the sum

    bool decided() const { return of[0].met() && of[1].met(); }

    // Tighten each lower bound: the sum less the most that the other seat may have.
    void apply_sum() {
        for (const int seat : {0, 1}) of[seat].low = std::max(of[seat].low, sum_low - of[seat ^ 1].high);
    }

    // Intersect with other bounds of the same outcome.
    void add(const PairBounds& more) {
        for (const int seat : {0, 1})
            of[seat] = {std::max(of[seat].low, more.of[seat].low), std::min(of[seat].high, more.of[seat].high)};
        sum_low = std::max(sum_low, more.sum_low);
        apply_sum();
    }

    PairBounds shifted(const PairScores& by) const {
        PairBounds moved = *this;
        for (const int seat : {0, 1}) moved.of[seat] = of[seat].shifted(by[seat]);
        moved.sum_low = std::max(0, sum_low + by[0] + by[1]);
        return moved;
    }
};

// "Is the seat's number at most `most`, and the other's above `limit`?" If `above` is false: "... at most `limit`?"
struct PairQuestion {
    int seat;
    int most;
    bool above = true;
    int limit = -1;  // every number is above -1

    PairQuestion shifted(const PairScores& by) const {
        return {seat, most + by[seat], above, above ? std::max(-1, limit + by[seat ^ 1]) : limit + by[seat ^ 1]};
    }

    // The same question from the other seat's side; only for two small numbers (`above` is false).
    PairQuestion from_other_side() const { return {seat ^ 1, limit, false, most}; }
};

enum class Verdict : std::uint8_t { open, yes, no };

// Answer a question by bounds alone.
inline Verdict judge(const PairBounds& known, const PairQuestion& question) {
    const Bounds own = known.of[question.seat], other = known.of[question.seat ^ 1];
    if (own.low > question.most) return Verdict::no;
    if (question.above) {
        if (other.high <= question.limit) return Verdict::no;
        return own.high <= question.most && other.low > question.limit ? Verdict::yes : Verdict::open;
    }
    if (other.low > question.limit || known.sum_low > question.most + question.limit) return Verdict::no;
    return own.high <= question.most && other.high <= question.limit ? Verdict::yes : Verdict::open;
}

}  // namespace ppsolve::search

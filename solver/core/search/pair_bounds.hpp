// What is known about an outcome for two, and questions about it.
//
// An outcome is a number for each of two seats, which each wants to be small. Of a position it is known between which
// bounds either of them lies, and how small both can be together, even if the two helped each other.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "table.hpp"

namespace ppsolve::search {

using Two = std::array<int, 2>;

struct PairBounds {
    std::array<Bounds, 2> of;
    int together = 0;  // the sum is not below this, whatever the two do

    bool decided() const { return of[0].met() && of[1].met(); }

    // What one of them does not take is left to the other.
    void share_out() {
        for (const int seat : {0, 1}) of[seat].low = std::max(of[seat].low, together - of[seat ^ 1].high);
    }

    // Take over what else is known about the same outcome.
    void add(const PairBounds& more) {
        for (const int seat : {0, 1})
            of[seat] = {std::max(of[seat].low, more.of[seat].low), std::min(of[seat].high, more.of[seat].high)};
        together = std::max(together, more.together);
        share_out();
    }

    PairBounds shifted(const Two& by) const {
        PairBounds moved = *this;
        for (const int seat : {0, 1}) moved.of[seat] = {of[seat].low + by[seat], of[seat].high + by[seat]};
        moved.together = std::max(0, together + by[0] + by[1]);
        return moved;
    }
};

// "Is the seat's number at most `most`, and the other's above `limit`?", or, if not `above`, "... at most `limit`?"
struct Aim {
    int seat;
    int most;
    bool above = true;
    int limit = -1;  // above -1 is everything

    Aim shifted(const Two& by) const {
        return {seat, most + by[seat], above, above ? std::max(-1, limit + by[seat ^ 1]) : limit + by[seat ^ 1]};
    }

    // The same question, if it asks for two small numbers, from the other seat's side.
    Aim from_other_side() const { return {seat ^ 1, limit, false, most}; }
};

enum class Verdict : std::uint8_t { open, yes, no };

inline Verdict judge(const PairBounds& known, const Aim& aim) {
    const Bounds own = known.of[aim.seat], other = known.of[aim.seat ^ 1];
    if (own.low > aim.most) return Verdict::no;
    if (aim.above) {
        if (other.high <= aim.limit) return Verdict::no;
        return own.high <= aim.most && other.low > aim.limit ? Verdict::yes : Verdict::open;
    }
    if (other.low > aim.limit || known.together > aim.most + aim.limit) return Verdict::no;
    return own.high <= aim.most && other.high <= aim.limit ? Verdict::yes : Verdict::open;
}

}  // namespace ppsolve::search

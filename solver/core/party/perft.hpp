// Perft: the number of move sequences of a given length; a finished round counts once.
#pragma once

#include <cstdint>

#include "../search/budget.hpp"
#include "round.hpp"

namespace ppsolve::party {

// `poll()` is asked now and then, every few thousand leaves or so, whether to go on.
template <class Poll>
std::uint64_t perft(const Round& round, const Rules& rules, int depth, Poll& poll) {
    if (depth == 0 || round.over()) return 1;
    if (depth == 1) return static_cast<std::uint64_t>(round.move_count(rules));
    if (depth == 4 && !poll()) throw search::Cancelled{};
    std::uint64_t leaves = 0;
    for (const Move move : round.moves(rules)) {
        Round after = round;
        after.play(rules, move);
        leaves += perft(after, rules, depth - 1, poll);
    }
    return leaves;
}

}  // namespace ppsolve::party

// Perft: the number of move sequences of a given length; a finished game counts once.
#pragma once

#include <cstdint>

#include "../search/budget.hpp"
#include "position.hpp"

namespace ppsolve::pingouin {

// `poll()` is asked now and then, every few ten thousand leaves or so, whether to go on. The last moves are counted,
// not made.
template <class Poll>
std::uint64_t perft(const Position& position, int depth, Poll& poll) {
    if (depth == 0 || position.over()) return 1;
    const Board free = position.free();
    if (depth == 1)
        return static_cast<std::uint64_t>(position.placing()
                                              ? board::count(position.places())
                                              : board::slide_count(position.penguins[position.to_move], free));
    if (depth == 4 && !poll()) throw search::Cancelled{};
    std::uint64_t leaves = 0;
    for (const Move move : position.moves()) leaves += perft(position.after(move), depth - 1, poll);
    return leaves;
}

}  // namespace ppsolve::pingouin

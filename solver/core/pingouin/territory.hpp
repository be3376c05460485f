// Whose the free tiles are likely to be: those nearer to one player's penguins than to anybody else's, step by step.
#pragma once

#include "floe.hpp"

namespace ppsolve::pingouin {

struct Territory {
    Board first = 0;
    Board second = 0;
    Board between = 0;  // as near to the one as to the other
};

// Of two sides' penguins; grows both at once.
constexpr Territory territory(Board first, Board second, Board free) {
    Territory found;
    Board unseen = free;
    while (unseen) {
        const Board one = board::beside(first) & unseen, other = board::beside(second) & unseen;
        if ((one | other) == 0) break;
        found.first |= one & ~other;
        found.second |= other & ~one;
        found.between |= one & other;
        unseen &= ~(one | other);
        first = one;
        second = other;
    }
    return found;
}

}  // namespace ppsolve::pingouin

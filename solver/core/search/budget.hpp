// Limits of a search: nodes, a deadline and a stop flag.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>

namespace ppsolve::search {

inline constexpr std::uint64_t endless_nodes = std::numeric_limits<std::uint64_t>::max();
inline constexpr auto no_deadline = std::chrono::steady_clock::time_point::max();

// Thrown by a long count if its poll function asks to stop.
struct Cancelled {};

struct Budget {
    std::uint64_t nodes;
    std::chrono::steady_clock::time_point deadline;
    const std::atomic<bool>* stop;  // may be set by another thread
    bool slice = false;             // this budget is a slice of an unlimited search

    // True without a node limit. The remainder of an unlimited budget counts too: it is a little below endless_nodes.
    bool endless() const { return slice || nodes >= endless_nodes / 4; }
    bool stopped() const { return stop->load(std::memory_order_relaxed); }
    bool spent(std::uint64_t visited) const { return visited >= nodes || stopped() || late(); }
    bool late() const {
#ifdef __wasm__
        return false;  // the web page limits the nodes; the module has no clock
#else
        return std::chrono::steady_clock::now() >= deadline;
#endif
    }
};

// The number of nodes between two checks of the clock: `usual`, unless a game with expensive nodes defines its own.
template <class Game>
constexpr std::uint64_t nodes_between_checks(std::uint64_t usual) {
    if constexpr (requires { Game::nodes_between_checks; }) return Game::nodes_between_checks;
    else return usual;
}

}  // namespace ppsolve::search

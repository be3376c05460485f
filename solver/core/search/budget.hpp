// When a search has to give up.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>

namespace ppsolve::search {

inline constexpr std::uint64_t endless_nodes = std::numeric_limits<std::uint64_t>::max();
inline constexpr auto no_deadline = std::chrono::steady_clock::time_point::max();

// Thrown out of a long count when whoever wants it says stop.
struct Cancelled {};

struct Budget {
    std::uint64_t nodes;
    std::chrono::steady_clock::time_point deadline;
    const std::atomic<bool>* stop;  // may be set by another thread
    bool piece = false;             // of a search without a limit of positions, of which it gets so many

    // No limit of positions. What is asked for in pieces may have used up a little of none.
    bool endless() const { return piece || nodes >= endless_nodes / 4; }
    bool stopped() const { return stop->load(std::memory_order_relaxed); }
    bool spent(std::uint64_t visited) const { return visited >= nodes || stopped() || late(); }
    bool late() const {
#ifdef __wasm__
        return false;  // a page counts positions, and has no clock of ours
#else
        return std::chrono::steady_clock::now() >= deadline;
#endif
    }
};

// How many positions are visited between two looks at the clock: as many as usual, or as a game says whose
// positions are dear.
template <class Game>
constexpr std::uint64_t positions_between_looks(std::uint64_t usual) {
    if constexpr (requires { Game::positions_between_looks; }) return Game::positions_between_looks;
    else return usual;
}

}  // namespace ppsolve::search

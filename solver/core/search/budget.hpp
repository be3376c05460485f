// Limits of a search: nodes, a deadline and a stop flag.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>

namespace ppsolve::search {

inline constexpr std::uint64_t endless_nodes = std::numeric_limits<std::uint64_t>::max();

using TimePoint = std::chrono::steady_clock::time_point;

#ifdef __wasm__
// WebAssembly has no clock of its own: whoever starts the module passes one, in milliseconds.
extern "C" __attribute__((import_module("clock"), import_name("now"))) double ppsolve_milliseconds();

inline TimePoint time_now() {
    const std::chrono::duration<double, std::milli> since_start(ppsolve_milliseconds());
    return TimePoint(std::chrono::duration_cast<std::chrono::steady_clock::duration>(since_start));
}
#else
inline TimePoint time_now() { return std::chrono::steady_clock::now(); }
#endif

inline constexpr auto no_deadline = TimePoint::max();

// Thrown by a long count if its poll function asks to stop.
struct Cancelled {};

struct Budget {
    std::uint64_t nodes;
    TimePoint deadline;
    const std::atomic<bool>* stop;  // may be set by another thread
    bool slice = false;             // this budget is a slice of an unlimited search
    TimePoint (*now)() = time_now;  // tests have clocks of their own

    // True without a node limit. The remainder of an unlimited budget counts too: it is a little below endless_nodes.
    bool endless() const { return slice || nodes >= endless_nodes / 4; }
    bool stopped() const { return stop->load(std::memory_order_relaxed); }
    bool spent(std::uint64_t visited) const { return visited >= nodes || stopped() || late(); }
    bool late() const { return deadline != no_deadline && now() >= deadline; }
};

// The number of nodes between two checks of the clock: `usual`, unless a game with expensive nodes defines its own.
template <class Game>
constexpr std::uint64_t nodes_between_checks(std::uint64_t usual) {
    if constexpr (requires { Game::nodes_between_checks; }) return Game::nodes_between_checks;
    else return usual;
}

}  // namespace ppsolve::search

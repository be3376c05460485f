// Shared by the Python bindings of all games: a searcher that answers one call at a time and can be stopped.
#pragma once

#include <nanobind/nanobind.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <mutex>
#include <stdexcept>

#include "search/budget.hpp"
#include "search/depth_limited.hpp"
#include "search/line.hpp"
#include "search/mtd.hpp"
#include "search/search.hpp"
#include "search/table.hpp"

namespace ppsolve {

// Add the classes of a game to the module.
void bind_party(nanobind::module_& module);
void bind_pingouin(nanobind::module_& module);

inline void require(bool holds, const char* field) {
    if (!holds) throw std::invalid_argument(field);
}

// Run `count(poll)` without Python's lock. `poll()` returns false after Ctrl-C.
template <class Count>
std::uint64_t interruptible_count(const Count& count) {
    auto poll = [] {
        const nanobind::gil_scoped_acquire python;
        return PyErr_CheckSignals() == 0;
    };
    try {
        const nanobind::gil_scoped_release release;
        return count(poll);
    } catch (const search::Cancelled&) {
        throw nanobind::python_error();
    }
}

class SearcherCalls {
public:
    void stop() { stop_ = true; }
    void resume() { stop_ = false; }
    std::uint64_t nodes() const { return nodes_; }

protected:
    // Guards one call at a time, and clears the stop flag at its end.
    class Call {
    public:
        explicit Call(SearcherCalls& searcher) : searcher_(searcher), lock_(searcher.busy_, std::try_to_lock) {
            if (!lock_) throw std::runtime_error("this searcher is busy");
        }
        ~Call() { searcher_.stop_ = false; }
        Call(const Call&) = delete;
        Call& operator=(const Call&) = delete;

    private:
        SearcherCalls& searcher_;
        std::unique_lock<std::mutex> lock_;
    };

    search::Budget budget(std::uint64_t nodes, double seconds) const {
        using namespace std::chrono;
        constexpr double a_year = 365.0 * 24 * 3600;
        if (!(seconds < a_year)) return {nodes, search::no_deadline, &stop_};
        const auto allowed = duration_cast<steady_clock::duration>(duration<double>(std::max(seconds, 0.0)));
        return {nodes, steady_clock::now() + allowed, &stop_};
    }

    template <class Position>
    struct Narrowed {
        search::Bounds bounds;
        search::Line<Position> line;
    };

    // Tighten known bounds of a position's value. If they meet and `wants_line` is true, add a line of best play.
    template <search::TwoSidedGame Game, search::Playable Position>
    Narrowed<Position> answer(const Game& game, search::Table& table, const Position& position, search::Bounds known,
                              const search::Budget& budget, bool wants_line) {
        const Call call(*this);
        const nanobind::gil_scoped_release release;
        search::Search<Game> search(game, table, nodes_);
        const search::Bounds found = narrowed(search, game.start(position), known, budget);
        if (!found.met() || !wants_line) return {found, {}};
        return {found, search::best_line(search, position, found.low, stop_)};
    }

    std::atomic<std::uint64_t> nodes_{0};
    std::atomic<bool> stop_{false};

private:
    // Games with a heuristic evaluation use MTD.
    template <search::TwoSidedGame Game>
    search::Bounds narrowed(search::Search<Game>& search, const typename search::Search<Game>::Child& start,
                            search::Bounds known, const search::Budget& budget) {
        if constexpr (search::EvaluatedGame<Game>)
            return search::Mtd<Game>(search, budget, nodes_).narrow(start, known);
        else return search.narrow(start, known, budget);
    }

    std::mutex busy_;
};

}  // namespace ppsolve

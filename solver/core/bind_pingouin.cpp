// Python bindings of Pingouin: floes and a searcher.
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <tuple>
#include <utility>
#include <vector>

#include "bind.hpp"
#include "pingouin/contest.hpp"
#include "pingouin/engine.hpp"
#include "pingouin/position.hpp"
#include "pingouin/selfish.hpp"
#include "search/gains_table.hpp"

namespace nb = nanobind;

namespace ppsolve::pingouin {

namespace {

using Tiles = std::vector<int>;
using Slide = std::pair<int, int>;  // start, end; a placement starts from -1

Slide slide(Move move) { return {move.from == nowhere ? -1 : move.from, move.to}; }

std::vector<Slide> slides(const std::vector<Move>& moves) {
    std::vector<Slide> list;
    for (const Move move : moves) list.push_back(slide(move));
    return list;
}

Tiles tiles_of(Board board) {
    Tiles list;
    for (; board; board &= board - 1) list.push_back(board::first(board));
    return list;
}

// A position. Immutable.
class NativeFloe {
public:
    NativeFloe(const std::vector<int>& ice, const std::vector<Tiles>& penguins, const std::vector<int>& to_place,
               int to_move) {
        require(ice.size() == tile_count, "ice");
        require(penguins.size() >= 1 && penguins.size() <= max_players, "penguins");
        require(to_place.size() == penguins.size(), "to_place");
        require(to_move >= 0 && to_move < static_cast<int>(penguins.size()), "to_move");
        for (int tile = 0; tile < tile_count; ++tile) {
            const int fish = ice[static_cast<std::size_t>(tile)];
            require(fish >= 0 && fish <= max_fish, "ice");
            if (fish & 1) position_.ice.ones |= board::at(tile);
            if (fish & 2) position_.ice.twos |= board::at(tile);
        }
        position_.players = static_cast<std::uint8_t>(penguins.size());
        for (std::size_t seat = 0; seat < penguins.size(); ++seat) {
            for (const int tile : penguins[seat]) {
                require(tile >= 0 && tile < tile_count && (position_.free() & board::at(tile)) != 0, "penguins");
                position_.penguins[seat] |= board::at(tile);
            }
            require(to_place[seat] >= 0 && to_place[seat] <= max_penguins, "to_place");
            require(to_place[seat] + board::count(position_.penguins[seat]) <= max_penguins, "penguins");
            position_.to_place[seat] = static_cast<std::uint8_t>(to_place[seat]);
        }
        position_.settle(to_move);
    }

    std::vector<Slide> moves() const { return slides(position_.moves()); }

    NativeFloe play(int start, int end) const {
        for (const Move move : position_.moves())
            if (slide(move) == Slide{start, end}) return NativeFloe(position_.after(move));
        throw std::invalid_argument("not a legal move");
    }

    int to_move() const { return position_.over() ? -1 : position_.to_move; }

    std::vector<int> ice() const {
        std::vector<int> fish;
        for (int tile = 0; tile < tile_count; ++tile) fish.push_back(position_.ice.on(tile));
        return fish;
    }

    std::vector<Tiles> penguins() const {
        std::vector<Tiles> seats;
        for (int seat = 0; seat < position_.players; ++seat) seats.push_back(tiles_of(position_.penguins[seat]));
        return seats;
    }

    std::vector<int> to_place() const { return by_seat(position_.to_place); }
    std::vector<int> fish() const { return by_seat(position_.fish); }
    std::vector<int> tiles() const { return by_seat(position_.tiles); }

    std::uint64_t perft(int depth) const {
        require(depth >= 0, "depth");
        return interruptible_count([&](auto& poll) { return pingouin::perft(position_, depth, poll); });
    }

    // Hundredths of a fish; see solver/pingouin/estimate.py.
    int estimated_margin(const std::array<std::uint8_t, max_players>& spare) const {
        require(position_.players == 2 && !position_.over(), "position");
        Folded state = unfolded(position_);
        state.spare = spare;
        return pingouin::estimated_margin(state, weights_for(2));
    }

    std::vector<int> evaluated_fish() const {
        const auto fish = pingouin::evaluated_fish(position_);
        return {fish.begin(), fish.begin() + position_.players};
    }

    bool operator==(const NativeFloe& other) const { return position_ == other.position_; }

    const Position& position() const { return position_; }

private:
    explicit NativeFloe(const Position& position) : position_(position) {}

    std::vector<int> by_seat(const std::array<std::uint8_t, max_players>& numbers) const {
        return {numbers.begin(), numbers.begin() + position_.players};
    }

    Position position_;
};

// Answers questions about positions with a transposition table. See solver/searcher.py. Values are those of `fish` at
// the end of the game.
class NativeFloeSearcher : public SearcherCalls {
public:
    using Answered = std::tuple<int, int, std::vector<Slide>>;

    // Other searchers may share the table. `selfish` has a table of its own, created when needed.
    NativeFloeSearcher(search::Table& table, std::size_t selfish_memory)
        : table_(table), selfish_memory_(selfish_memory) {}

    Answered guaranteed(const NativeFloe& floe, int seat, int low, int high, std::uint64_t nodes, double seconds,
                        bool line) {
        require(seat >= 0 && seat < floe.position().players, "seat");
        return narrowed(Contest(Question::guaranteed, seat, table_), floe, low, high, nodes, seconds, line);
    }

    Answered margin(const NativeFloe& floe, int low, int high, std::uint64_t nodes, double seconds, bool line) {
        require(floe.position().players == 2, "players");
        return narrowed(Contest(Question::margin, 0, table_), floe, low, high, nodes, seconds, line);
    }

    std::optional<std::vector<int>> selfish(const NativeFloe& floe, std::uint64_t nodes, double seconds) {
        const Call call(*this);
        const search::Budget allowed = budget(nodes, seconds);
        const Position& position = floe.position();
        const Selfish game(position.players, table_);
        const nb::gil_scoped_release release;
        search::MaxN<Selfish> search(game, outcomes(), nodes_);
        const auto gained = search.solve(game.start(position), allowed);
        if (!gained) return std::nullopt;
        std::vector<int> fish;
        for (int seat = 0; seat < position.players; ++seat)
            fish.push_back(position.holding(seat) + search::gains::of(*gained, seat));
        return fish;
    }

    std::vector<Slide> selfish_line(const NativeFloe& floe, const std::vector<int>& results) {
        const Call call(*this);
        const Position& position = floe.position();
        require(static_cast<int>(results.size()) == position.players, "results");
        search::Gains gained = 0;
        for (int seat = 0; seat < position.players; ++seat) {
            const int gain = results[static_cast<std::size_t>(seat)] - position.holding(seat);
            require(gain >= 0 && gain <= position.ice.sum(), "results");
            gained |= search::gains::only(seat, gain);
        }
        const Selfish game(position.players, table_);
        const nb::gil_scoped_release release;
        search::MaxN<Selfish> search(game, outcomes(), nodes_);
        return slides(search::best_line(search, position, gained, stop_));
    }

private:
    Answered narrowed(const Contest& game, const NativeFloe& floe, int low, int high, std::uint64_t nodes,
                      double seconds, bool line) {
        require(low <= high, "low");
        const auto found = answer(game, table_, floe.position(), {low, high}, budget(nodes, seconds), line);
        return {found.bounds.low, found.bounds.high, slides(found.line)};
    }

    search::GainsTable& outcomes() {
        if (!outcomes_) outcomes_.emplace(selfish_memory_);
        return *outcomes_;
    }

    search::Table& table_;
    std::size_t selfish_memory_;
    std::optional<search::GainsTable> outcomes_;
};

// Suggests moves. See solver/pingouin/engine.py.
class NativeFloeEngine : public SearcherCalls {
public:
    // Move, fish by seat and margin in hundredths, depth, kind, and expected line.
    using Estimated = std::tuple<Slide, std::vector<int>, int, int, int, std::vector<Slide>>;
    // Moves with the advised one first, positions visited, depth, and true if the advised move is proved best.
    using Suggested = std::tuple<std::vector<Estimated>, std::uint64_t, int, bool>;

    // Half of the memory is for proofs.
    NativeFloeEngine(std::size_t memory, int threads)
        : threads_(threads), proofs_(memory / 2, threads), engine_(proofs_, memory / 2) {
        require(threads >= 1, "threads");
    }

    Suggested suggest(const NativeFloe& floe, std::uint64_t nodes, double seconds, bool every_move) {
        const Call call(*this);
        const Position& position = floe.position();
        const EngineLimits limits{budget(nodes, seconds), std::chrono::steady_clock::now(), threads_, every_move};
        Suggestion found;
        {
            const nb::gil_scoped_release release;
            found = engine_.suggest(position, limits);
        }
        nodes_ += found.nodes;
        std::vector<Estimated> moves;
        for (const MoveEstimate& each : found.moves)
            moves.emplace_back(slide(each.move),
                               std::vector<int>(each.fish.begin(), each.fish.begin() + position.players), each.margin,
                               each.depth, static_cast<int>(each.kind), slides(each.line));
        return {moves, found.nodes, found.depth, found.proved};
    }

private:
    int threads_;
    search::Table proofs_;
    Engine engine_;
};

}  // namespace

}  // namespace ppsolve::pingouin

void ppsolve::bind_pingouin(nb::module_& module) {
    using namespace ppsolve::pingouin;
    nb::class_<NativeFloe>(module, "Floe", "A position of Pingouin in the form of the core; immutable.")
        .def(nb::init<const std::vector<int>&, const std::vector<Tiles>&, const std::vector<int>&, int>(),
             nb::arg("ice"), nb::arg("penguins"), nb::arg("to_place"), nb::arg("to_move"))
        .def("moves", &NativeFloe::moves, "Every legal move as (start, end); a placement starts from -1.")
        .def("play", &NativeFloe::play, nb::arg("start"), nb::arg("end"),
             "Return the position after a legal move; raise ValueError if it is illegal.")
        .def_prop_ro("to_move", &NativeFloe::to_move, "The seat to move, -1 when the game is over.")
        .def_prop_ro("ice", &NativeFloe::ice, "The fish on each tile; 0 is a hole.")
        .def_prop_ro("penguins", &NativeFloe::penguins, "The tiles of each seat's penguins.")
        .def_prop_ro("to_place", &NativeFloe::to_place, "Penguins still to be placed, by seat.")
        .def_prop_ro("fish", &NativeFloe::fish, "Fish taken since the first position, by seat.")
        .def_prop_ro("tiles", &NativeFloe::tiles, "Tiles taken since the first position, by seat.")
        .def("perft", &NativeFloe::perft, nb::arg("depth"), "Count the move sequences of this length.")
        .def("estimated_margin", &NativeFloe::estimated_margin, nb::arg("spare"),
             "The engine's evaluation of the margin to come, in hundredths; `spare` moves by seat, always four.")
        .def("evaluated_fish", &NativeFloe::evaluated_fish,
             "The engine's evaluation of the fish at the end, by seat, in hundredths.")
        .def("__eq__", [](const NativeFloe& one, nb::object other) {
            return nb::isinstance<NativeFloe>(other) && one == nb::cast<const NativeFloe&>(other);
        });
    nb::class_<NativeFloeSearcher>(module, "FloeSearcher", "Proves values of positions, one call at a time.")
        .def(nb::init<search::Table&, std::size_t>(), nb::keep_alive<1, 2>(), nb::arg("table"),
             nb::arg("selfish_memory"))
        .def("guaranteed", &NativeFloeSearcher::guaranteed, nb::arg("position"), nb::arg("seat"), nb::arg("low"),
             nb::arg("high"), nb::arg("nodes"), nb::arg("seconds"), nb::arg("line") = true,
             "Bounds of the most fish that a player can guarantee, and best play if they meet.")
        .def("margin", &NativeFloeSearcher::margin, nb::arg("position"), nb::arg("low"), nb::arg("high"),
             nb::arg("nodes"), nb::arg("seconds"), nb::arg("line") = true,
             "Bounds of the first seat's fish minus the second's, and best play if they meet.")
        .def("selfish", &NativeFloeSearcher::selfish, nb::arg("position"), nb::arg("nodes"), nb::arg("seconds"),
             "Fish by seat under selfish play; None if the budget was spent.")
        .def("selfish_line", &NativeFloeSearcher::selfish_line, nb::arg("position"), nb::arg("results"),
             "A line of selfish play with these results, if they are those of `selfish`.")
        .def("stop", &NativeFloeSearcher::stop, "End the call in progress, or the next one.")
        .def("resume", &NativeFloeSearcher::resume, "Clear a stop that no call has consumed.")
        .def_prop_ro("nodes", &NativeFloeSearcher::nodes, "Positions visited so far.");
    nb::class_<NativeFloeEngine>(module, "FloeEngine", "Suggests moves, one call at a time.")
        .def(nb::init<std::size_t, int>(), nb::arg("memory"), nb::arg("threads"))
        .def("suggest", &NativeFloeEngine::suggest, nb::arg("position"), nb::arg("nodes"), nb::arg("seconds"),
             nb::arg("every_move"),
             "Estimates of all moves, the advised one first; positions visited, depth, and true if that is proved.")
        .def("stop", &NativeFloeEngine::stop, "End the call in progress, or the next one.")
        .def("resume", &NativeFloeEngine::resume, "Clear a stop that no call has consumed.");
}

// The Python module `ppsolve.solver._core`: the only file of the core that knows Python.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <tuple>
#include <utility>
#include <vector>

#include "party/guarantee.hpp"
#include "party/margin.hpp"
#include "party/perft.hpp"
#include "party/playout.hpp"
#include "party/round.hpp"
#include "search/search.hpp"
#include "party/selfish.hpp"

namespace nb = nanobind;
using namespace ppsolve;

namespace {

using Counts = std::vector<int>;
using Placement = std::tuple<int, int, int>;  // colour, row, column; column -1 is left of the base

// A position with its rules: what Python holds. Immutable.
class NativeRound {
public:
    NativeRound(int base, bool contiguous, bool pass, const std::vector<Placement>& cards,
                const std::vector<Counts>& hands, const std::vector<bool>& out, int to_move) {
        require(base >= 1 && base <= widest_base, "base");
        require(hands.size() >= 2 && hands.size() <= most_players, "hands");
        require(out.size() == hands.size(), "out");
        require(to_move >= 0 && to_move < static_cast<int>(hands.size()), "to_move");
        rules_ = {static_cast<std::uint8_t>(hands.size()), static_cast<std::uint8_t>(base), contiguous, pass};
        for (const auto& [colour, row, column] : cards) {
            require(colour >= 0 && colour < colour_count, "cards");
            require(row >= 0 && column >= 0 && row + column < base, "cards");
            round_.pyramid.put(colour, static_cast<std::uint8_t>(8 * row + column));
        }
        for (std::size_t seat = 0; seat < hands.size(); ++seat) {
            require(hands[seat].size() == colour_count, "hands");
            std::array<std::uint8_t, colour_count> counts{};
            for (int colour = 0; colour < colour_count; ++colour) {
                const int count = hands[seat][static_cast<std::size_t>(colour)];
                require(count >= 0 && count <= 36, "hands");
                counts[static_cast<std::size_t>(colour)] = static_cast<std::uint8_t>(count);
            }
            round_.hands[seat] = Hand(counts);
            if (out[seat]) round_.out = static_cast<std::uint8_t>(round_.out | 1u << seat);
        }
        round_.settle(rules_, to_move);
    }

    std::vector<Placement> moves() const {
        std::vector<Placement> list;
        for (const Move move : round_.moves(rules_)) list.push_back(placement(move));
        return list;
    }

    NativeRound play(int colour, int row, int column) const {
        for (const Move move : round_.moves(rules_)) {
            if (placement(move) != Placement{colour, row, column}) continue;
            NativeRound after = *this;
            after.round_.play(rules_, move);
            return after;
        }
        throw std::invalid_argument("not a legal move");
    }

    int to_move() const { return round_.over() ? -1 : round_.to_move; }

    std::vector<bool> out() const {
        std::vector<bool> seats;
        for (int seat = 0; seat < rules_.players; ++seat) seats.push_back(round_.out >> seat & 1);
        return seats;
    }

    std::vector<int> penalties() const {
        std::vector<int> cards;
        for (int seat = 0; seat < rules_.players; ++seat) cards.push_back(round_.hands[static_cast<std::size_t>(seat)].size());
        return cards;
    }

    std::uint64_t perft(int depth) const {
        require(depth >= 0, "depth");
        bool interrupted = false;
        auto poll = [&] {
            nb::gil_scoped_acquire python;
            interrupted = PyErr_CheckSignals() != 0;
            return !interrupted;
        };
        try {
            nb::gil_scoped_release release;
            return ppsolve::perft(round_, rules_, depth, poll);
        } catch (const Cancelled&) {
            throw nb::python_error();
        }
    }

    template <class Way>
    CardsLeft playouts(std::uint64_t seed, std::uint64_t first, std::uint64_t count) const {
        nb::gil_scoped_release release;
        return ppsolve::playouts<Way>(round_, rules_, seed, first, count);
    }

    bool operator==(const NativeRound& other) const { return round_ == other.round_; }

    const Rules& rules() const { return rules_; }
    const Round& round() const { return round_; }

private:
    static void require(bool holds, const char* field) {
        if (!holds) throw std::invalid_argument(field);
    }

    static Placement placement(Move move) {
        if (move.place == left_of_base) return {move.colour, 0, -1};
        return {move.colour, move.place / 8, move.place % 8};
    }

    Rules rules_;
    Round round_;
};

// A table and the questions that can be asked of it, one at a time. See solver/searcher.py.
class NativeSearcher {
public:
    // The table may be shared with other searchers; `selfish` has one of its own, made when it is needed.
    NativeSearcher(Table& table, std::size_t selfish_memory) : table_(table), selfish_memory_(selfish_memory) {}

    std::pair<int, int> guaranteed(const NativeRound& position, int seat, int low, int high, std::uint64_t nodes,
                                   double seconds) {
        if (seat < 0 || seat >= position.rules().players) throw std::invalid_argument("seat");
        const Guarantee game(position.rules());
        return narrowed(game, game.start(position.round(), seat), low, high, nodes, seconds);
    }

    std::pair<int, int> margin(const NativeRound& position, int first_credit, int second_credit, int low, int high,
                               std::uint64_t nodes, double seconds) {
        if (position.rules().players != 2) throw std::invalid_argument("players");
        const Margin game(position.rules());
        const auto start = game.start(position.round(), {static_cast<std::uint8_t>(first_credit),
                                                         static_cast<std::uint8_t>(second_credit)});
        // The game's value is the first seat's score minus the second's; the margin is the opposite.
        const auto [least, most] = narrowed(game, start, -high, -low, nodes, seconds);
        return {-most, -least};
    }

    std::optional<std::vector<int>> selfish(const NativeRound& position, std::uint64_t nodes, double seconds) {
        const Call call(*this);
        const auto deadline = deadline_after(seconds);
        if (!selfish_) selfish_.emplace(selfish_memory_);
        const std::uint64_t nodes_before = selfish_->nodes();
        std::uint64_t told = 0;
        auto poll = [&] {
            const std::uint64_t visited = selfish_->nodes() - nodes_before;
            nodes_ += visited - std::exchange(told, visited);
            return visited < nodes && !stop_ && std::chrono::steady_clock::now() < deadline;
        };
        nb::gil_scoped_release release;
        if (!poll()) return std::nullopt;
        const auto found = selfish_->solve(position.round(), position.rules(), poll);
        poll();
        if (!found) return std::nullopt;
        return std::vector<int>(found->begin(), found->begin() + position.rules().players);
    }

    void stop() { stop_ = true; }
    std::uint64_t nodes() const { return nodes_; }

private:
    // One call at a time; a stop that was asked for ends with the call that it stopped.
    class Call {
    public:
        explicit Call(NativeSearcher& searcher) : searcher_(searcher), lock_(searcher.busy_, std::try_to_lock) {
            if (!lock_) throw std::runtime_error("this searcher is busy");
        }
        ~Call() { searcher_.stop_ = false; }
        Call(const Call&) = delete;
        Call& operator=(const Call&) = delete;

    private:
        NativeSearcher& searcher_;
        std::unique_lock<std::mutex> lock_;
    };

    static std::chrono::steady_clock::time_point deadline_after(double seconds) {
        constexpr double a_year = 365.0 * 24 * 3600;
        if (!(seconds < a_year)) return std::chrono::steady_clock::time_point::max();
        return std::chrono::steady_clock::now() +
               std::chrono::duration_cast<std::chrono::steady_clock::duration>(std::chrono::duration<double>(std::max(seconds, 0.0)));
    }

    template <class Game>
    std::pair<int, int> narrowed(const Game& game, const typename Game::Child& start, int low, int high,
                                 std::uint64_t nodes, double seconds) {
        const Call call(*this);
        const Budget budget{nodes, deadline_after(seconds), &stop_};
        Bounds known{std::max(low, start.bounds.low), std::min(high, start.bounds.high)};
        // Not so when a caller asks about a window that the value lies outside of: then one end is the answer.
        if (start.bounds.high < known.low) return {known.low, known.low};
        if (start.bounds.low > known.high) return {known.high, known.high};
        if (known.low < known.high) {
            nb::gil_scoped_release release;
            Search<Game> search(game, table_, nodes_);
            known = search.narrow(start.state, {known.low - start.shift, known.high - start.shift}, budget);
            known = {known.low + start.shift, known.high + start.shift};
        }
        return {known.low, known.high};
    }

    Table& table_;
    std::size_t selfish_memory_;
    std::optional<SelfishSolver> selfish_;
    std::atomic<std::uint64_t> nodes_{0};
    std::atomic<bool> stop_{false};
    std::mutex busy_;
};

}  // namespace

NB_MODULE(_core, module) {
    module.doc() = "The native core: the rounds of position.py at full speed.";
    nb::class_<NativeRound>(module, "Round", "A position in the core's own form; immutable.")
        .def(nb::init<int, bool, bool, const std::vector<Placement>&, const std::vector<Counts>&,
                      const std::vector<bool>&, int>(),
             nb::arg("base"), nb::arg("contiguous"), nb::arg("pass_"), nb::arg("cards"), nb::arg("hands"),
             nb::arg("out"), nb::arg("to_move"))
        .def("moves", &NativeRound::moves, "Every legal move as (colour, row, column).")
        .def("play", &NativeRound::play, nb::arg("colour"), nb::arg("row"), nb::arg("column"),
             "The position after a legal move; ValueError if it is not one.")
        .def_prop_ro("to_move", &NativeRound::to_move, "The seat to move, -1 when the round is over.")
        .def_prop_ro("out", &NativeRound::out, "For each seat, whether the player is out.")
        .def("penalties", &NativeRound::penalties, "Cards left in each hand.")
        .def("perft", &NativeRound::perft, nb::arg("depth"), "The number of move sequences of that length.")
        .def("random_playouts", &NativeRound::playouts<AnyMove>, nb::arg("seed"), nb::arg("first"), nb::arg("count"),
             "How often each number of cards was left, by seat, then in all, when any move is as likely.")
        .def("greedy_playouts", &NativeRound::playouts<LargestPile>, nb::arg("seed"), nb::arg("first"),
             nb::arg("count"), "The same when everybody plays from their largest pile, upwards where they can.")
        .def("__eq__", [](const NativeRound& one, nb::object other) {
            return nb::isinstance<NativeRound>(other) && one == nb::cast<const NativeRound&>(other);
        });
    nb::class_<Table>(module, "Table", "What was proved about positions; searchers may share one.")
        .def(nb::init<std::size_t>(), nb::arg("memory"));
    nb::class_<NativeSearcher>(module, "Searcher", "Narrows the bounds of one value at a time.")
        .def(nb::init<Table&, std::size_t>(), nb::keep_alive<1, 2>(), nb::arg("table"), nb::arg("selfish_memory"))
        .def("guaranteed", &NativeSearcher::guaranteed, nb::arg("position"), nb::arg("seat"), nb::arg("low"),
             nb::arg("high"), nb::arg("nodes"), nb::arg("seconds"),
             "Bounds of the fewest cards that a player can be sure of.")
        .def("margin", &NativeSearcher::margin, nb::arg("position"), nb::arg("first_credit"),
             nb::arg("second_credit"), nb::arg("low"), nb::arg("high"), nb::arg("nodes"), nb::arg("seconds"),
             "Bounds of the second seat's score minus the first's.")
        .def("selfish", &NativeSearcher::selfish, nb::arg("position"), nb::arg("nodes"), nb::arg("seconds"),
             "Cards left by seat when everybody plays for themselves; None if the budget ran out.")
        .def("stop", &NativeSearcher::stop, "End the call in progress, or the next one.")
        .def_prop_ro("nodes", &NativeSearcher::nodes, "Positions visited so far.");
}

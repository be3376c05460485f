// The Python module `ppsolve.solver._core`: the only file of the core that knows Python.
#include <nanobind/nanobind.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <stdexcept>
#include <tuple>
#include <vector>

#include "perft.hpp"
#include "round.hpp"

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

    bool operator==(const NativeRound& other) const { return round_ == other.round_; }

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
        .def("__eq__", [](const NativeRound& one, nb::object other) {
            return nb::isinstance<NativeRound>(other) && one == nb::cast<const NativeRound&>(other);
        });
}

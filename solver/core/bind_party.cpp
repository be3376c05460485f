// Python bindings of Penguin Party: rounds, rollouts and a searcher.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <tuple>
#include <utility>
#include <vector>

#include "bind.hpp"
#include "party/careful.hpp"
#include "party/cooperation.hpp"
#include "party/decisions.hpp"
#include "party/guarantee.hpp"
#include "party/hidden/rollouts.hpp"
#include "party/margin.hpp"
#include "party/playout.hpp"
#include "party/position.hpp"
#include "party/selfish.hpp"
#include "party/selfish_pair.hpp"
#include "search/gains_table.hpp"

namespace nb = nanobind;

namespace ppsolve::party {

namespace {

using Counts = std::vector<int>;              // cards of each colour
using Placement = std::tuple<int, int, int>;  // colour, row, column; column -1 is left of the base

Placement placement(Move move) {
    const auto [row, column] = cell_of(move.place);
    return {move.colour, row, column};
}

std::vector<Placement> placements(const std::vector<Move>& moves) {
    std::vector<Placement> list;
    for (const Move move : moves) list.push_back(placement(move));
    return list;
}

ColourCounts counts_of(const Counts& given, const char* field) {
    ColourCounts counts{};
    require(given.size() == colour_count, field);
    for (std::size_t colour = 0; colour < colour_count; ++colour) {
        require(given[colour] >= 0 && given[colour] <= max_of_a_colour, field);
        counts[colour] = static_cast<std::uint8_t>(given[colour]);
    }
    return counts;
}

// A position with its rules. Immutable.
class NativeRound {
public:
    NativeRound(int base, bool contiguous, bool pass, const std::vector<Placement>& cards,
                const std::vector<Counts>& hands, const std::vector<bool>& out, int to_move) {
        require(base >= 1 && base <= widest_base, "base");
        require(hands.size() >= 2 && hands.size() <= max_players, "hands");
        require(out.size() == hands.size(), "out");
        require(to_move >= 0 && to_move < static_cast<int>(hands.size()), "to_move");
        position_.rules = {static_cast<std::uint8_t>(hands.size()), static_cast<std::uint8_t>(base), contiguous, pass};
        Round& round = position_.round;
        for (const auto& [colour, row, column] : cards) {
            require(colour >= 0 && colour < colour_count, "cards");
            require(row >= 0 && column >= 0 && row + column < base, "cards");
            const auto place = static_cast<std::uint8_t>(8 * row + column);
            require((round.pyramid.filled() & board::at(place)) == 0, "cards");
            round.pyramid.put(colour, place);
        }
        // Lanes must not overflow. Sums over seats or colours stay at most 180, the largest deck.
        std::array<int, colour_count> of_colour{};
        for (std::size_t seat = 0; seat < hands.size(); ++seat) {
            require(hands[seat].size() == colour_count, "hands");
            std::array<std::uint8_t, colour_count> counts{};
            for (std::size_t colour = 0; colour < colour_count; ++colour) {
                require(hands[seat][colour] >= 0 && hands[seat][colour] <= max_of_a_colour, "hands");
                of_colour[colour] += hands[seat][colour];
                require(of_colour[colour] <= max_of_a_colour, "hands");
                counts[colour] = static_cast<std::uint8_t>(hands[seat][colour]);
            }
            round.hands[seat] = Hand(counts);
            if (out[seat]) round.out = static_cast<std::uint8_t>(round.out | 1u << seat);
        }
        round.settle(position_.rules, to_move);
    }

    std::vector<Placement> moves() const { return placements(position_.moves()); }

    NativeRound play(int colour, int row, int column) const {
        for (const Move move : position_.moves())
            if (placement(move) == Placement{colour, row, column}) return NativeRound(position_.after(move));
        throw std::invalid_argument("not a legal move");
    }

    int to_move() const { return position_.over() ? -1 : position_.round.to_move; }

    std::vector<bool> out() const {
        std::vector<bool> seats;
        for (int seat = 0; seat < position_.rules.players; ++seat) seats.push_back(position_.round.out >> seat & 1);
        return seats;
    }

    std::vector<int> penalties() const {
        std::vector<int> cards;
        for (int seat = 0; seat < position_.rules.players; ++seat) cards.push_back(position_.round.hands[seat].size());
        return cards;
    }

    std::uint64_t perft(int depth) const {
        require(depth >= 0, "depth");
        return interruptible_count(
            [&](auto& poll) { return party::perft(position_.round, position_.rules, depth, poll); });
    }

    template <class Policy>
    CardsLeft playouts(std::uint64_t seed, std::uint64_t first, std::uint64_t count) const {
        const nb::gil_scoped_release release;
        return party::playouts<Policy>(position_.round, position_.rules, seed, first, count);
    }

    template <class Policy>
    std::vector<std::uint64_t> careful_playouts(int seat, std::uint64_t playouts_per_move, std::uint64_t seed,
                                                std::uint64_t first, std::uint64_t count) const {
        require(seat >= 0 && seat < position_.rules.players, "seat");
        const nb::gil_scoped_release release;
        return party::careful_playouts<Policy>(position_.round, position_.rules, seat, playouts_per_move, seed, first,
                                               count);
    }

    template <class Policy>
    std::vector<std::uint64_t> careful_at_table(const Counts& deck, int seat, std::uint64_t playouts_per_move,
                                                std::uint64_t seed, std::uint64_t first, std::uint64_t count) const {
        require(seat >= 0 && seat < position_.rules.players, "seat");
        const ColourCounts cards = counts_of(deck, "deck");
        for (int colour = 0; colour < colour_count; ++colour) {
            int seen = std::popcount(position_.round.pyramid.cards[colour]);
            for (const Hand& hand : position_.round.hands) seen += hand.count(colour);
            require(seen <= cards[static_cast<std::size_t>(colour)], "deck");
        }
        const nb::gil_scoped_release release;
        return careful_playouts_at_table<Policy>(position_.round, position_.rules, cards, seat, playouts_per_move, seed,
                                                 first, count);
    }

    // Whether at most `left` cards can be left (nothing if unknown), the steps made, and a line that leaves them.
    std::tuple<std::optional<bool>, std::uint64_t, std::vector<Placement>> together(int seat, int left,
                                                                                    std::uint64_t steps) const {
        require(seat >= everybody && seat < position_.rules.players, "seat");
        const nb::gil_scoped_release release;
        Cooperation search(position_.rules, {seat, left}, steps);
        const Answer answer = search.solve(position_.round);
        const auto found = answer == Answer::unknown ? std::nullopt : std::optional(answer == Answer::yes);
        return {found, steps - search.steps_left(), placements(search.line())};
    }

    // Seat, moves and good moves of every decision.
    template <class Policy>
    std::vector<std::tuple<int, int, int>> decisions(search::Table& table, std::uint64_t seed, std::uint64_t first,
                                                     std::uint64_t count, int max_cards) const {
        const nb::gil_scoped_release release;
        std::atomic<std::uint64_t> nodes{0};
        std::vector<std::tuple<int, int, int>> found;
        for (const Decision& here : party::decisions<Policy>(position_, seed, first, count, max_cards, table, nodes))
            found.emplace_back(here.seat, here.moves, here.keeping);
        return found;
    }

    bool operator==(const NativeRound& other) const { return position_.round == other.position_.round; }

    const Position& position() const { return position_; }

private:
    explicit NativeRound(const Position& position) : position_(position) {}

    Position position_;
};

Move move_of(const Placement& placement) {
    const auto [colour, row, column] = placement;
    require(colour >= 0 && colour < colour_count && row >= 0 && row + column < widest_base, "moves");
    require(column >= 0 || (row == 0 && column == -1), "moves");
    const int place = column < 0 ? left_of_base : 8 * row + column;
    return {static_cast<std::uint8_t>(colour), static_cast<std::uint8_t>(place)};
}

// Rollouts with hidden hands. See solver/party/hidden/rollouts.py.
class NativeSampler {
public:
    using GivenDrawing = std::tuple<std::vector<Counts>, std::vector<std::uint64_t>, std::vector<int>>;
    using GivenMove = std::tuple<int, const NativeRound*, Placement>;

    NativeSampler(const NativeRound& known, const std::vector<int>& hidden, const Counts& unseen,
                  const std::vector<int>& drawers, const std::vector<GivenDrawing>& drawings,
                  const std::vector<GivenMove>& seen, int others)
        : sampler_(view(known, hidden, unseen, drawers, drawings, seen, others)) {}

    std::pair<nb::bytes, std::vector<std::uint16_t>> samples(const std::vector<Placement>& moves, std::uint64_t seed,
                                                             std::uint64_t first, std::uint64_t count) const {
        const std::vector<Move> wanted = moves_of(moves);
        std::vector<std::uint8_t> cards;
        std::vector<std::uint16_t> blended_values;
        {
            const nb::gil_scoped_release release;
            for (const Sample& sample : sampler_.samples(wanted, seed, first, count)) {
                cards.push_back(sample.cards);
                blended_values.push_back(sample.blended_value);
            }
        }
        return {nb::bytes(reinterpret_cast<const char*>(cards.data()), cards.size()), blended_values};
    }

    template <class Policy>
    std::vector<std::uint64_t> careless_sums(const std::vector<Placement>& moves, std::uint64_t seed,
                                             std::uint64_t deals, std::uint64_t rounds) const {
        const std::vector<Move> wanted = moves_of(moves);
        const nb::gil_scoped_release release;
        return party::careless_sums<Policy>(sampler_.view(), wanted, seed, deals, rounds);
    }

private:
    static std::vector<Move> moves_of(const std::vector<Placement>& given) {
        std::vector<Move> moves;
        moves.reserve(given.size());
        for (const Placement& move : given) moves.push_back(move_of(move));
        return moves;
    }

    static PlayerView view(const NativeRound& known, const std::vector<int>& hidden, const Counts& unseen,
                           const std::vector<int>& drawers, const std::vector<GivenDrawing>& drawings,
                           const std::vector<GivenMove>& seen, int others) {
        const std::size_t players = known.position().rules.players;
        require(!known.position().over(), "position");
        require(hidden.size() == players, "hidden");
        require(others >= 0 && others <= static_cast<int>(OpponentModel::thrifty), "others");
        PlayerView view{known.position().rules,
                        known.position().round,
                        {},
                        counts_of(unseen, "unseen"),
                        drawers,
                        {},
                        {},
                        static_cast<OpponentModel>(others)};
        int cards = 0;
        for (std::size_t seat = 0; seat < players; ++seat) {
            require(hidden[seat] >= 0, "hidden");
            view.hidden[seat] = hidden[seat];
            cards -= hidden[seat];
        }
        for (const std::uint8_t number : view.unseen) cards += number;
        require(cards >= 0, "hidden");
        require(drawers.empty() == drawings.empty(), "drawings");
        for (const int seat : drawers) require(seat >= 0 && seat < static_cast<int>(players), "drawers");
        for (const auto& [hands, last_words, after] : drawings) {
            require(!hands.empty() && hands.size() == last_words.size() && hands.size() == after.size(), "drawings");
            require(last_words.back() == ~std::uint64_t{0}, "drawings");
            Drawing drawing{{}, last_words, after};
            for (const Counts& hand : hands) drawing.hands.push_back(counts_of(hand, "drawings"));
            for (const int next : after) require(next < static_cast<int>(drawings.size()), "drawings");
            view.drawings.push_back(std::move(drawing));
        }
        for (const auto& [seat, before, move] : seen) {
            require(seat >= 0 && seat < static_cast<int>(players), "seen");
            view.seen[static_cast<std::size_t>(seat)].push_back({before->position().round.pyramid, move_of(move)});
        }
        return view;
    }

    Sampler sampler_;
};

// Answers questions about positions with a transposition table. See solver/searcher.py.
class NativeSearcher : public SearcherCalls {
public:
    using Answered = std::tuple<int, int, std::vector<Placement>>;

    // Other searchers may share the table. `selfish` has a table of its own, created when needed.
    NativeSearcher(search::Table& table, std::size_t selfish_memory) : table_(table), selfish_memory_(selfish_memory) {}

    Answered guaranteed(const NativeRound& round, int seat, int low, int high, std::uint64_t nodes, double seconds,
                        bool line) {
        const Position& position = round.position();
        require(seat >= 0 && seat < position.rules.players, "seat");
        require(low <= high, "low");
        const Guarantee game(position.rules, seat);
        const auto found = answer(game, table_, position, {low, high}, budget(nodes, seconds), line);
        return {found.bounds.low, found.bounds.high, placements(found.line)};
    }

    Answered margin(const NativeRound& round, int first_credit, int second_credit, int low, int high,
                    std::uint64_t nodes, double seconds, bool line) {
        const Position& position = round.position();
        require(position.rules.players == 2, "players");
        require(low <= high, "low");
        const Margin game(position.rules,
                          {static_cast<std::uint8_t>(first_credit), static_cast<std::uint8_t>(second_credit)});
        // The game's value is the first seat's score minus the second's; the margin is the opposite.
        const auto found = answer(game, table_, position, {-high, -low}, budget(nodes, seconds), line);
        return {-found.bounds.high, -found.bounds.low, placements(found.line)};
    }

    std::optional<std::vector<int>> selfish(const NativeRound& round, std::uint64_t nodes, double seconds) {
        const Call call(*this);
        const search::Budget allowed = budget(nodes, seconds);
        const Position& position = round.position();
        const nb::gil_scoped_release release;
        if (position.rules.players == 2) {
            const SelfishPair game(position.rules);
            search::TwoPlayerMaxN<SelfishPair> search(game, outcomes_of_two(), nodes_);
            const auto left = search.solve(game.start(position), allowed);
            if (!left) return std::nullopt;
            return std::vector<int>(left->begin(), left->end());
        }
        const Selfish game(position.rules);
        search::MaxN<Selfish> search(game, outcomes(), nodes_);
        const auto placed = search.solve(position.round, allowed);
        if (!placed) return std::nullopt;
        const Penalties left = game.penalties(position.round, *placed);
        return std::vector<int>(left.begin(), left.begin() + position.rules.players);
    }

    std::vector<Placement> selfish_line(const NativeRound& round, const std::vector<int>& results) {
        const Call call(*this);
        const Position& position = round.position();
        require(static_cast<int>(results.size()) == position.rules.players, "results");
        const nb::gil_scoped_release release;
        if (position.rules.players == 2) {
            const SelfishPair game(position.rules);
            search::TwoPlayerMaxN<SelfishPair> search(game, outcomes_of_two(), nodes_);
            return placements(search::best_line(search, position, {results[0], results[1]}, stop_));
        }
        const Selfish game(position.rules);
        search::MaxN<Selfish> search(game, outcomes(), nodes_);
        return placements(search::best_line(search, position, game.placed(position.round, results), stop_));
    }

private:
    search::GainsTable& outcomes() {
        outcomes_of_two_.reset();
        if (!outcomes_) outcomes_.emplace(selfish_memory_);
        return *outcomes_;
    }

    search::PairTable& outcomes_of_two() {
        outcomes_.reset();
        if (!outcomes_of_two_) outcomes_of_two_.emplace(selfish_memory_);
        return *outcomes_of_two_;
    }

    search::Table& table_;
    std::size_t selfish_memory_;
    // One of these at a time, by the number of players.
    std::optional<search::GainsTable> outcomes_;
    std::optional<search::PairTable> outcomes_of_two_;
};

}  // namespace

}  // namespace ppsolve::party

void ppsolve::bind_party(nb::module_& module) {
    using namespace ppsolve::party;
    nb::class_<NativeRound>(module, "Round", "A position in the form of the core; immutable.")
        .def(nb::init<int, bool, bool, const std::vector<Placement>&, const std::vector<Counts>&,
                      const std::vector<bool>&, int>(),
             nb::arg("base"), nb::arg("contiguous"), nb::arg("pass_"), nb::arg("cards"), nb::arg("hands"),
             nb::arg("out"), nb::arg("to_move"))
        .def("moves", &NativeRound::moves, "Every legal move as (colour, row, column).")
        .def("play", &NativeRound::play, nb::arg("colour"), nb::arg("row"), nb::arg("column"),
             "Return the position after a legal move; raise ValueError if it is illegal.")
        .def_prop_ro("to_move", &NativeRound::to_move, "The seat to move, -1 when the round is over.")
        .def_prop_ro("out", &NativeRound::out, "For each seat, True if the player is out.")
        .def("penalties", &NativeRound::penalties, "Cards left in each hand.")
        .def("perft", &NativeRound::perft, nb::arg("depth"), "Count the move sequences of this length.")
        .def("random_playouts", &NativeRound::playouts<RandomPolicy>, nb::arg("seed"), nb::arg("first"),
             nb::arg("count"), "Histograms of the cards left, by seat and then in total, with uniformly random moves.")
        .def("greedy_playouts", &NativeRound::playouts<GreedyPolicy>, nb::arg("seed"), nb::arg("first"),
             nb::arg("count"),
             "As random_playouts, with everybody playing their most held colour, above the base if they can.")
        .def("careful_among_random", &NativeRound::careful_playouts<RandomPolicy>, nb::arg("seat"),
             nb::arg("playouts_per_move"), nb::arg("seed"), nb::arg("first"), nb::arg("count"),
             "Histogram of the cards left to a careful player who sees all hands, against random opponents.")
        .def("careful_among_greedy", &NativeRound::careful_playouts<GreedyPolicy>, nb::arg("seat"),
             nb::arg("playouts_per_move"), nb::arg("seed"), nb::arg("first"), nb::arg("count"),
             "As careful_among_random, against greedy opponents.")
        .def("careful_at_table_among_random", &NativeRound::careful_at_table<RandomPolicy>, nb::arg("deck"),
             nb::arg("seat"), nb::arg("playouts_per_move"), nb::arg("seed"), nb::arg("first"), nb::arg("count"),
             "As careful_among_random, for a careful player who sees only their own hand.")
        .def("careful_at_table_among_greedy", &NativeRound::careful_at_table<GreedyPolicy>, nb::arg("deck"),
             nb::arg("seat"), nb::arg("playouts_per_move"), nb::arg("seed"), nb::arg("first"), nb::arg("count"),
             "As careful_at_table_among_random, against greedy opponents.")
        .def("together", &NativeRound::together, nb::arg("seat"), nb::arg("left"), nb::arg("steps"),
             "Whether cooperative play can leave the player of `seat`, or all together (-1), at most `left` cards: "
             "True, False, or None if `steps` steps were too few; the steps made; and a line that does.")
        .def("greedy_decisions", &NativeRound::decisions<GreedyPolicy>, nb::arg("table"), nb::arg("seed"),
             nb::arg("first"), nb::arg("count"), nb::arg("most_cards"),
             "Seat, number of moves and number of good moves of every decision in greedy rounds with at most "
             "`most_cards` cards in hands.")
        .def("__eq__", [](const NativeRound& one, nb::object other) {
            return nb::isinstance<NativeRound>(other) && one == nb::cast<const NativeRound&>(other);
        });
    nb::class_<NativeSampler>(module, "Sampler", "Monte Carlo rollouts with hidden hands.")
        .def(nb::init<const NativeRound&, const std::vector<int>&, const Counts&, const std::vector<int>&,
                      const std::vector<NativeSampler::GivenDrawing>&, const std::vector<NativeSampler::GivenMove>&,
                      int>(),
             nb::arg("known"), nb::arg("hidden"), nb::arg("unseen"), nb::arg("drawers"), nb::arg("drawings"),
             nb::arg("seen"), nb::arg("others"))
        .def("samples", &NativeSampler::samples, nb::arg("moves"), nb::arg("seed"), nb::arg("first"), nb::arg("count"),
             "The cards left to the player to move, and the values blended with those of the value network: sample by "
             "sample, one for each move.")
        .def("random_sums", &NativeSampler::careless_sums<RandomPolicy>, nb::arg("moves"), nb::arg("seed"),
             nb::arg("deals"), nb::arg("rounds"),
             "The total of the cards left after each move, with uniformly random moves of everybody.")
        .def("greedy_sums", &NativeSampler::careless_sums<GreedyPolicy>, nb::arg("moves"), nb::arg("seed"),
             nb::arg("deals"), nb::arg("rounds"), "As random_sums, with everybody playing their most held colour.");
    nb::class_<NativeSearcher>(module, "Searcher", "Proves values of positions, one call at a time.")
        .def(nb::init<search::Table&, std::size_t>(), nb::keep_alive<1, 2>(), nb::arg("table"),
             nb::arg("selfish_memory"))
        .def("guaranteed", &NativeSearcher::guaranteed, nb::arg("position"), nb::arg("seat"), nb::arg("low"),
             nb::arg("high"), nb::arg("nodes"), nb::arg("seconds"), nb::arg("line") = true,
             "Bounds of the fewest cards that a player can guarantee, and best play if they meet.")
        .def("margin", &NativeSearcher::margin, nb::arg("position"), nb::arg("first_credit"), nb::arg("second_credit"),
             nb::arg("low"), nb::arg("high"), nb::arg("nodes"), nb::arg("seconds"), nb::arg("line") = true,
             "Bounds of the second seat's score minus the first's, and best play if they meet.")
        .def("selfish", &NativeSearcher::selfish, nb::arg("position"), nb::arg("nodes"), nb::arg("seconds"),
             "Cards left by seat under selfish play; None if the budget was spent.")
        .def("selfish_line", &NativeSearcher::selfish_line, nb::arg("position"), nb::arg("results"),
             "A line of selfish play with these results, if they are those of `selfish`.")
        .def("stop", &NativeSearcher::stop, "End the call in progress, or the next one.")
        .def("resume", &NativeSearcher::resume, "Clear a stop that no call has consumed.")
        .def_prop_ro("nodes", &NativeSearcher::nodes, "Positions visited so far.");
}

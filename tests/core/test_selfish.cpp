// Selfish play agrees with brute force, for two players and more; so does each fold and each static bound.
#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "../../solver/core/party/cooperative_bound.hpp"
#include "../../solver/core/party/round.hpp"
#include "../../solver/core/party/selfish.hpp"
#include "../../solver/core/party/selfish_pair.hpp"
#include "../../solver/core/search/line.hpp"
#include "check.hpp"
#include "hands.hpp"

using namespace ppsolve::party;
using namespace ppsolve::search;

namespace {

using Random = std::mt19937_64;

int below(Random& random, int limit) { return static_cast<int>(random() % static_cast<unsigned>(limit)); }

// A position from rows, base first, as in the JSON form.
Position position(const Rules& rules, const std::vector<std::string>& rows, const std::vector<std::string>& hands,
                  int to_move = 0, unsigned out = 0) {
    Position made{rules, {}};
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = 0; column < rows[row].size(); ++column)
            if (rows[row][column] != '.')
                made.round.pyramid.put(static_cast<int>(letters.find(rows[row][column])),
                                       static_cast<std::uint8_t>(8 * row + column));
    for (std::size_t seat = 0; seat < hands.size(); ++seat) made.round.hands[seat] = hand(hands[seat]);
    made.round.out = static_cast<std::uint8_t>(out);
    made.round.settle(rules, to_move);
    return made;
}

// The order of outcomes, from its definition.
bool prefers(int seat, int players, const Penalties& one, const Penalties& other) {
    if (one[seat] != other[seat]) return one[seat] < other[seat];
    int of_one = 0, of_other = 0;
    for (int opponent = 0; opponent < players; ++opponent) {
        if (opponent == seat) continue;
        of_one += one[opponent];
        of_other += other[opponent];
    }
    if (of_one != of_other) return of_one > of_other;
    for (int step = 1; step < players; ++step) {
        const int opponent = (seat + step) % players;
        if (one[opponent] != other[opponent]) return one[opponent] > other[opponent];
    }
    return false;
}

Penalties cards_left(const Position& at) {
    Penalties left{};
    for (int seat = 0; seat < at.rules.players; ++seat)
        left[seat] = static_cast<std::uint8_t>(at.round.hands[seat].size());
    return left;
}

// Brute force over every line of play, without table or cuts; nothing if there are more positions than `budget`.
std::optional<Penalties> every_line(const Position& at, int& budget) {
    if (--budget < 0) return std::nullopt;
    if (at.round.over()) return cards_left(at);
    std::optional<Penalties> best;
    for (const Move move : at.round.moves(at.rules)) {
        Position after = at;
        after.round.play(at.rules, move);
        const auto outcome = every_line(after, budget);
        if (!outcome) return std::nullopt;
        if (!best || prefers(at.round.to_move, at.rules.players, *outcome, *best)) best = outcome;
    }
    return best;
}

// Brute force with every position searched once. Positions are the same only if they are equal in every detail.
class EveryPosition {
public:
    explicit EveryPosition(std::size_t limit) : limit_(limit) {}

    std::optional<Penalties> solve(const Position& at) {
        if (at.round.over()) return cards_left(at);
        if (const auto known = outcomes_.find(at.round); known != outcomes_.end()) return known->second;
        if (outcomes_.size() >= limit_) return std::nullopt;
        std::optional<Penalties> best;
        for (const Move move : at.round.moves(at.rules)) {
            Position after = at;
            after.round.play(at.rules, move);
            const auto outcome = solve(after);
            if (!outcome) return std::nullopt;
            if (!best || prefers(at.round.to_move, at.rules.players, *outcome, *best)) best = outcome;
        }
        outcomes_.emplace(at.round, *best);
        return best;
    }

    std::size_t positions() const { return outcomes_.size(); }

private:
    std::unordered_map<Round, Penalties, HashOfRound> outcomes_;
    std::size_t limit_;
};

Rules any_rules(Random& random) {
    return {static_cast<std::uint8_t>(2 + below(random, 5)), static_cast<std::uint8_t>(1 + below(random, 8)),
            below(random, 3) == 0, below(random, 3) == 0};
}

// Hands of up to `max_cards` in up to five colours, a seat in eight out, some moves made at random.
Position any_position(Random& random, int max_cards, int players = 0) {
    Position made{any_rules(random), {}};
    if (players > 0) made.rules.players = static_cast<std::uint8_t>(players);
    const int colours = 2 + below(random, 4), limit = 2 + below(random, max_cards - 1);
    for (int seat = 0; seat < made.rules.players; ++seat) {
        std::string cards;
        for (int count = below(random, limit + 1); count > 0; --count)
            cards += letters[static_cast<std::size_t>(below(random, colours))];
        made.round.hands[seat] = hand(cards);
        if (below(random, 8) == 0) made.round.out = static_cast<std::uint8_t>(made.round.out | 1u << seat);
    }
    made.round.settle(made.rules, below(random, made.rules.players));
    for (int moves = below(random, 30); moves > 0 && !made.round.over(); --moves) {
        const MoveList list = made.round.moves(made.rules);
        made.round.play(made.rules, *(list.begin() + below(random, list.size())));
    }
    return made;
}

// An upper bound of the moves to come, with free places of the base counted twice. Brute force takes too long if it is
// large.
int extent(const Position& at) {
    const int cards = at.round.active_cards(at.rules);
    const int cells = at.rules.base * (at.rules.base + 1) / 2 - std::popcount(at.round.pyramid.filled());
    return std::min(cards, cells) + at.rules.base - at.round.pyramid.width;
}

struct Solved {
    Position at;
    Penalties outcome;
};

// Positions with many lines of play (few are enough over a tiny base), but not too many for brute force.
const std::vector<Solved>& solved_positions() {
    static const std::vector<Solved> positions = [] {
        std::vector<Solved> found;
        Random random(1);
        while (found.size() < 600) {
            const Position at = any_position(random, 10);
            if (extent(at) > 17) continue;
            constexpr int limit = 20000;
            int budget = limit;
            const auto outcome = every_line(at, budget);
            const int enough = at.rules.base < 3 ? 2 : 40;
            if (outcome && limit - budget > enough) found.push_back({at, *outcome});
        }
        return found;
    }();
    return positions;
}

// A solver that keeps its table from question to question.
template <class Game>
class Solver {
public:
    explicit Solver(std::size_t bytes) : table_(bytes) {}

    std::optional<Penalties> solve(const Position& at, std::uint64_t max_nodes) {
        const Game game(at.rules);
        MaxN<Game> search(game, table_, nodes_);
        const auto placed = search.solve(at.round, {max_nodes, no_deadline, &stop_});
        if (!placed) return std::nullopt;
        return game.penalties(at.round, *placed);
    }

    std::uint64_t nodes() const { return nodes_; }

private:
    GainsTable table_;
    std::atomic<std::uint64_t> nodes_{0};
    std::atomic<bool> stop_{false};
};

using SelfishSolver = Solver<Selfish>;

template <class Game>
Penalties solve(Solver<Game>& solver, const Position& at) {
    const auto outcome = solver.solve(at, endless_nodes);
    CHECK(outcome.has_value());
    return outcome.value_or(Penalties{});
}

StaticBounds bounds_of(const Position& at) { return Selfish(at.rules).static_bounds(at.round); }

Position mirrored(const Position& at) {
    Position turned = at;
    turned.round.pyramid.cards = {};
    for (int colour = 0; colour < colour_count; ++colour)
        for (int row = 0; row < 8; ++row)
            for (int column = 0; column + row < at.round.pyramid.width; ++column)
                if (at.round.pyramid.cards[colour] >> (8 * row + column) & 1)
                    turned.round.pyramid.cards[colour] |=
                        board::at(8 * row + at.round.pyramid.width - 1 - row - column);
    return turned;
}

Position relabelled(const Position& at, const std::array<int, colour_count>& names) {
    Position renamed = at;
    for (int colour = 0; colour < colour_count; ++colour)
        renamed.round.pyramid.cards[names[colour]] = at.round.pyramid.cards[colour];
    for (int seat = 0; seat < at.rules.players; ++seat) {
        std::array<std::uint8_t, colour_count> counts{};
        for (int colour = 0; colour < colour_count; ++colour)
            counts[names[colour]] = static_cast<std::uint8_t>(at.round.hands[seat].count(colour));
        renamed.round.hands[seat] = Hand(counts);
    }
    return renamed;
}

void ranks_order_outcomes_as_the_definition_does() {
    Random random(2);
    for (int trial = 0; trial < 5000; ++trial) {
        const int players = 2 + trial % 5;
        const int seat = below(random, players);
        Penalties one{}, two{};
        Gains placed_one = 0, placed_two = 0;
        for (int lane = 0; lane < players; ++lane) {
            const int cards = below(random, 4), more = below(random, 3);
            one[lane] = static_cast<std::uint8_t>(9 - cards);
            two[lane] = static_cast<std::uint8_t>(9 - more);
            placed_one |= gains::only(lane, cards);
            placed_two |= gains::only(lane, more);
        }
        const Rank rank_one = rank(placed_one, seat, players);
        const Rank rank_two = rank(placed_two, seat, players);
        CHECK((rank_one > rank_two) == prefers(seat, players, one, two));
        CHECK((rank_one == rank_two) == (one == two));
        CHECK(rank(placed_one + gains::only(seat, 1), seat, players) == rank_one + own_rank(1));
    }
}

void outcomes_agree_with_every_line_whatever_the_table() {
    SelfishSolver shared(1 << 20);  // one table for all rules
    for (const auto& [at, outcome] : solved_positions()) {
        SelfishSolver without(0), tiny(64), small(1 << 12);
        CHECK(solve(without, at) == outcome);
        CHECK(solve(tiny, at) == outcome);
        CHECK(solve(small, at) == outcome);
        CHECK(solve(shared, at) == outcome);
        CHECK(solve(shared, at) == outcome);
    }
}

void larger_outcomes_agree_with_every_position() {
    Random random(5);
    for (int solved = 0; solved < 80;) {
        const Position at = any_position(random, 14);
        if (extent(at) > 18) continue;
        EveryPosition plain(4000);
        const auto outcome = plain.solve(at);
        if (!outcome || plain.positions() < 400) continue;
        SelfishSolver without(0), small(1 << 10), enough(1 << 20);
        CHECK(solve(without, at) == *outcome);
        CHECK(solve(small, at) == *outcome);
        CHECK(solve(enough, at) == *outcome);
        ++solved;
    }
}

void the_sample_covers_all_rules() {
    std::array<int, max_players + 1> players{};
    std::array<int, widest_base + 1> bases{};
    int contiguous = 0, pass = 0, out = 0, growing = 0;
    for (const auto& [at, outcome] : solved_positions()) {
        ++players[at.rules.players];
        ++bases[at.rules.base];
        contiguous += at.rules.contiguous;
        pass += at.rules.pass;
        out += at.round.out != 0;
        growing += at.round.pyramid.width < at.rules.base;
    }
    CHECK(*std::min_element(players.begin() + 2, players.end()) > 30);
    CHECK(*std::min_element(bases.begin() + 1, bases.end()) > 20);
    for (const int count : {contiguous, pass, out, growing}) CHECK(count > 100 && count < 500);
}

void mirrored_and_relabelled_positions_are_one() {
    Random random(3);
    SelfishSolver solver(1 << 20);
    for (const auto& [at, outcome] : solved_positions()) {
        std::array<int, colour_count> names{0, 1, 2, 3, 4};
        std::shuffle(names.begin(), names.end(), random);
        for (const Position& same : {mirrored(at), relabelled(at, names), mirrored(relabelled(at, names))}) {
            CHECK(bounds_of(same).key == bounds_of(at).key);
            CHECK(solve(solver, same) == outcome);
        }
    }
}

// Play random moves to the end of the round: the bounds of every position on the way must hold.
void bounds_hold_in_every_continuation() {
    Random random(4);
    for (int game = 0; game < 1500; ++game) {
        Position at = any_position(random, 12);
        std::vector<std::pair<StaticBounds, Penalties>> seen;
        while (!at.round.over()) {
            seen.push_back({bounds_of(at), cards_left(at)});
            const MoveList list = at.round.moves(at.rules);
            at.round.play(at.rules, *(list.begin() + below(random, list.size())));
        }
        const Penalties left = cards_left(at);
        for (const auto& [bounds, before] : seen) {
            for (int seat = 0; seat < at.rules.players; ++seat) {
                const int placed = before[seat] - left[seat];
                CHECK(gains::of(bounds.least, seat) <= placed);
                CHECK(gains::of(bounds.most, seat) >= placed);
            }
        }
    }
}

void hands_of_players_who_are_out_are_a_constant() {
    const Rules rules{3, 4, false, false};
    const std::vector<std::string> rows{"RGBR", "G.B"};
    const Position few = position(rules, rows, {"RGB", "RRG", "Y"}, 0, 0b100);
    const Position many = position(rules, rows, {"RGB", "RRG", "RRRGGGBBB"}, 0, 0b100);
    CHECK(bounds_of(few).key == bounds_of(many).key);
    SelfishSolver solver(1 << 16);
    Penalties outcome = solve(solver, few);
    CHECK(outcome[2] == 1);
    outcome[2] = 9;
    CHECK(solve(solver, many) == outcome);
}

void cards_of_a_dead_colour_are_a_constant() {
    const Rules rules{2, 4, false, false};
    // No card is yellow, and nobody can ever place one.
    const Position few = position(rules, {"RGBR"}, {"RGBY", "RRG"});
    const Position many = position(rules, {"RGBR"}, {"RGBYYY", "RRGYY"});
    CHECK(bounds_of(few).key == bounds_of(many).key);
    SelfishSolver solver(1 << 16);
    Penalties outcome = solve(solver, few);
    outcome[0] = static_cast<std::uint8_t>(outcome[0] + 2);
    outcome[1] = static_cast<std::uint8_t>(outcome[1] + 2);
    CHECK(solve(solver, many) == outcome);
}

void a_covered_card_has_no_colour() {
    const Rules rules{2, 4, false, false};
    const Position blue = position(rules, {"RBGG", "RG."}, {"RG", "RG"});
    const Position green = position(rules, {"RGGG", "RG."}, {"RG", "RG"});
    CHECK(bounds_of(blue).key == bounds_of(green).key);
    // While the base grows, a card may still be placed above its left end.
    const Rules wider{2, 6, false, false};
    const Position red = position(wider, {"RBGG", "RG."}, {"RG", "RG"});
    const Position other = position(wider, {"GBGG", "GG."}, {"RG", "RG"});
    CHECK(!(bounds_of(red).key == bounds_of(other).key));
}

void rules_that_matter_are_in_the_key() {
    const auto key = [](const Rules& rules) { return bounds_of(position(rules, {"RGBR", "R.B"}, {"RGB", "RRG"})).key; };
    const Key usual = key({2, 6, false, false});
    CHECK(!(key({2, 7, false, false}) == usual));
    CHECK(!(key({2, 6, true, false}) == usual));
    CHECK(!(key({2, 6, false, true}) == usual));
}

void under_the_contiguous_rule_any_card_of_a_row_matters() {
    // Nobody holds purple. Red on b4 opens c3, unless row c has already begun elsewhere, at c1.
    const Rules rules{2, 5, true, false};
    const Position begun = position(rules, {"PPPPR", "PPP.", "P.."}, {"R", "R"});
    const Position empty = position(rules, {"PPPPR", "PPP."}, {"R", "R"});
    CHECK(!(bounds_of(begun).key == bounds_of(empty).key));
    SelfishSolver solver(1 << 16);
    CHECK(solve(solver, begun) == (Penalties{0, 1}));
    CHECK(solve(solver, empty) == (Penalties{0, 0}));
}

void a_dormant_colour_is_not_dead() {
    // No slot takes yellow now. A red card on b1 opens c1, which rests on it and on the yellow card.
    const Rules rules{2, 3, false, false};
    const Position at = position(rules, {"RBY", ".Y"}, {"R", "Y"});
    SelfishSolver solver(0);
    CHECK(solve(solver, at) == (Penalties{0, 0}));
}

void ties_go_against_the_others() {
    // Blue on b1 and blue on b2 both empty Alice's hand. On b1 it takes Bob's only slot.
    const Rules rules{2, 3, false, false};
    const Position at = position(rules, {"RBB"}, {"B", "R"});
    SelfishSolver solver(0);
    CHECK(solve(solver, at) == (Penalties{0, 1}));
}

void a_round_that_is_over_costs_the_cards_left() {
    const Rules rules{2, 2, false, false};
    const Position at = position(rules, {"RR"}, {"GG", "B"});
    CHECK(at.round.over());
    SelfishSolver solver(0);
    CHECK(solve(solver, at) == (Penalties{2, 1}));
}

void lines_lead_to_the_outcome() {
    GainsTable none(0), large(1 << 20);
    std::atomic<std::uint64_t> nodes{0};
    std::atomic<bool> stop{false};
    for (const auto& [start, outcome] : solved_positions()) {
        const Selfish game(start.rules);
        for (GainsTable* table : {&none, &large}) {
            MaxN<Selfish> search(game, *table, nodes);
            const auto placed = search.solve(start.round, {endless_nodes, no_deadline, &stop});
            Position position = start;
            for (const Move move : best_line(search, start, placed.value_or(0), stop)) position = position.after(move);
            CHECK(position.over());
            CHECK(cards_left(position) == outcome);
        }
        if (start.over()) continue;
        MaxN<Selfish> search(game, large, nodes);
        stop = true;
        CHECK(best_line(search, start, 0, stop).empty());
        stop = false;
    }
}

// As Solver, for two players.
template <class Game = SelfishPair>
class PairSolver {
public:
    explicit PairSolver(std::size_t bytes) : table_(bytes) {}

    std::optional<Penalties> solve(const Position& at, std::uint64_t max_nodes = endless_nodes) {
        const Game game(at.rules);
        TwoPlayerMaxN<Game> search(game, table_, nodes_);
        const auto left = search.solve(game.start(at), {max_nodes, no_deadline, &stop_});
        if (!left) return std::nullopt;
        return Penalties{static_cast<std::uint8_t>((*left)[0]), static_cast<std::uint8_t>((*left)[1])};
    }

    std::vector<Move> line(const Position& at, const Penalties& left, bool stopped = false) {
        const Game game(at.rules);
        TwoPlayerMaxN<Game> search(game, table_, nodes_);
        stop_ = stopped;
        const auto moves = best_line(search, at, {left[0], left[1]}, stop_);
        stop_ = false;
        return moves;
    }

    std::uint64_t nodes() const { return nodes_; }

private:
    PairTable table_;
    std::atomic<std::uint64_t> nodes_{0};
    std::atomic<bool> stop_{false};
};

// Positions of two players with many lines of play.
const std::vector<Solved>& solved_pairs() {
    static const std::vector<Solved> pairs = [] {
        std::vector<Solved> found;
        Random random(6);
        while (found.size() < 280) {
            const Position at = any_position(random, 12, 2);
            if (extent(at) > 16) continue;
            EveryPosition plain(3000);
            const auto outcome = plain.solve(at);
            const std::size_t enough = at.rules.base < 3 ? 2 : found.size() < 200 ? 20 : 500;
            if (outcome && plain.positions() > enough) found.push_back({at, *outcome});
        }
        return found;
    }();
    return pairs;
}

void two_player_outcomes_agree_with_every_position_whatever_the_table() {
    PairSolver<> shared(1 << 20);  // one table for all rules
    for (const auto& [at, outcome] : solved_pairs()) {
        PairSolver<> without(0), tiny(64), small(1 << 12);
        CHECK(without.solve(at) == outcome);
        CHECK(tiny.solve(at) == outcome);
        CHECK(small.solve(at) == outcome);
        CHECK(shared.solve(at) == outcome);
        const std::uint64_t before = shared.nodes();
        CHECK(shared.solve(at) == outcome);
        CHECK(shared.nodes() == before);
        CHECK(shared.solve(mirrored(at)) == outcome);
        CHECK(shared.solve(relabelled(at, {3, 0, 4, 1, 2})) == outcome);
    }
}

// Max^n checks positions too large for brute force. It shares neither folds nor bounds with the two-player search.
void two_player_outcomes_agree_with_max_n() {
    Random random(7);
    SelfishSolver max_n(1 << 22);
    PairSolver<> pairs(1 << 22);
    for (int solved = 0; solved < 35;) {
        const Position at = any_position(random, 14, 2);
        if (extent(at) > 22) continue;
        const std::uint64_t before = max_n.nodes();
        const auto outcome = max_n.solve(at, 20000);
        if (!outcome || max_n.nodes() - before < 1500) continue;
        CHECK(pairs.solve(at) == *outcome);
        ++solved;
    }
}

void two_player_lines_lead_to_the_outcome() {
    PairSolver<> none(0), large(1 << 20);
    for (const auto& [start, outcome] : solved_pairs()) {
        for (PairSolver<>* solver : {&none, &large}) {
            CHECK(solver->solve(start) == outcome);
            Position position = start;
            for (const Move move : solver->line(start, outcome)) position = position.after(move);
            CHECK(position.over());
            CHECK(cards_left(position) == outcome);
        }
        if (!start.over()) CHECK(large.line(start, outcome, true).empty());
    }
}

// The fewest cards that all hands together are left with, by brute force.
int fewest_together(const Position& at, std::unordered_map<std::uint64_t, int>& known) {
    if (at.round.over()) {
        const Penalties left = cards_left(at);
        return left[0] + left[1];
    }
    std::uint64_t hash = at.round.to_move + 4u * at.round.out;
    for (const Board cards : at.round.pyramid.cards) hash = mix(hash + golden_ratio, cards + 0xe7037ed1a0b428dbULL);
    for (int seat = 0; seat < 2; ++seat)
        for (int colour = 0; colour < colour_count; ++colour)
            hash = mix(hash + golden_ratio,
                       static_cast<unsigned>(at.round.hands[seat].count(colour)) + 0xe7037ed1a0b428dbULL);
    if (const auto found = known.find(hash); found != known.end()) return found->second;
    int fewest = 255;
    for (const Move move : at.round.moves(at.rules)) fewest = std::min(fewest, fewest_together(at.after(move), known));
    return known[hash] = fewest;
}

void the_cooperative_bound_holds() {
    int exact = 0, some = 0, growing = 0;
    for (const auto& [at, outcome] : solved_pairs()) {
        const auto start = SelfishPair(at.rules).start(at);
        const int lost = start.shift[0] + start.shift[1];
        std::unordered_map<std::uint64_t, int> known;
        const int fewest = fewest_together(at, known), least = lost + CooperativeBound(at.rules, start.state).least(0);
        CHECK(least <= fewest);
        exact += least == fewest;
        some += least > lost;
        growing += at.round.pyramid.width < at.rules.base && fewest > 0;
    }
    CHECK(exact > 200 && some > 30 && growing > 30);
}

void the_cooperative_bound_lets_the_base_grow_on_both_sides() {
    // Both red cards in hand fit above the red card only if it ends up in the middle of the base.
    const Position at = position({2, 3, false, false}, {"R"}, {"GR", "YR"});
    const auto start = SelfishPair(at.rules).start(at);
    CHECK(CooperativeBound(at.rules, start.state).least(0) == 0);
}

void a_stopped_two_player_search_does_no_harm() {
    const Position at = position({2, 6, false, false}, {"RGYB", "R.Y"}, {"RGYPBRG", "RRGYBPP"});
    PairSolver<> solver(1 << 20), undisturbed(1 << 20);
    CHECK(!solver.solve(at, 0).has_value());
    CHECK(!solver.solve(at, 1000).has_value());
    CHECK(solver.nodes() >= 1000 && solver.nodes() < 1100);
    const auto outcome = undisturbed.solve(at);
    CHECK(outcome.has_value());
    CHECK(solver.solve(at) == outcome);
    // Pinned so that a change of the search effort is noticed.
    CHECK(undisturbed.nodes() == 10030);
}

// As WeakKeys, for two players.
class WeakPairKeys : public SelfishPair {
public:
    using SelfishPair::SelfishPair;
    Key key(const State& state) const { return {SelfishPair::key(state).first & 0x3ff, 0}; }
};

void weak_two_player_keys_are_noticed() {
    PairSolver<WeakPairKeys> solver(1 << 20);
    int wrong = 0;
    for (const auto& [at, outcome] : solved_pairs()) wrong += solver.solve(at, 100000) != outcome;
    CHECK(wrong > 0);
}

Position large_position() { return position({3, 6, false, false}, {"RGYB", "R.Y"}, {"RGYPB", "RRGYB", "GYPPB"}); }

void a_stopped_search_returns_nothing_and_does_no_harm() {
    const Position at = large_position();
    SelfishSolver solver(1 << 20), undisturbed(1 << 20);
    CHECK(!solver.solve(at, 3 * 1024).has_value());
    CHECK(solver.nodes() == 3 * 1024);
    CHECK(solve(solver, at) == solve(undisturbed, at));
}

// Pinned so that a change of the search effort is noticed. (The table is small, so a change of the keys alone moves the
// number by a few in a thousand.)
void the_number_of_nodes_is_pinned() {
    const Position at = large_position();
    SelfishSolver solver(1 << 20);
    solve(solver, at);
    CHECK(solver.nodes() == 118347);
    solve(solver, at);
    CHECK(solver.nodes() == 118347 + 1);
}

// A game whose keys have only a few bits: positions share keys, and the comparison must notice wrong values.
class WeakKeys : public Selfish {
public:
    using Selfish::Selfish;
    StaticBounds static_bounds(const Round& round) const {
        StaticBounds weak = Selfish::static_bounds(round);
        weak.key = {weak.key.first & 0x3ff, 0};
        return weak;
    }
};

void weak_keys_are_noticed() {
    Solver<WeakKeys> solver(1 << 20);
    int wrong = 0;
    for (const auto& [at, outcome] : solved_positions()) wrong += solve(solver, at) != outcome;
    CHECK(wrong > 0);
}

}  // namespace

int main() {
    ranks_order_outcomes_as_the_definition_does();
    the_sample_covers_all_rules();
    outcomes_agree_with_every_line_whatever_the_table();
    larger_outcomes_agree_with_every_position();
    mirrored_and_relabelled_positions_are_one();
    bounds_hold_in_every_continuation();
    hands_of_players_who_are_out_are_a_constant();
    cards_of_a_dead_colour_are_a_constant();
    a_covered_card_has_no_colour();
    rules_that_matter_are_in_the_key();
    under_the_contiguous_rule_any_card_of_a_row_matters();
    a_dormant_colour_is_not_dead();
    ties_go_against_the_others();
    a_round_that_is_over_costs_the_cards_left();
    lines_lead_to_the_outcome();
    a_stopped_search_returns_nothing_and_does_no_harm();
    the_number_of_nodes_is_pinned();
    weak_keys_are_noticed();
    two_player_outcomes_agree_with_every_position_whatever_the_table();
    two_player_outcomes_agree_with_max_n();
    two_player_lines_lead_to_the_outcome();
    the_cooperative_bound_holds();
    the_cooperative_bound_lets_the_base_grow_on_both_sides();
    a_stopped_two_player_search_does_no_harm();
    weak_two_player_keys_are_noticed();
    return report();
}

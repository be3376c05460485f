// The searches and lines work for any game: on Nim and on rows of coins they agree with plain recursion.
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <random>
#include <vector>

#include "../../solver/core/search/line.hpp"
#include "../../solver/core/search/maxn.hpp"
#include "../../solver/core/search/search.hpp"
#include "../../solver/core/search/two_player_maxn.hpp"
#include "check.hpp"

using namespace ppsolve::search;

namespace {

using Random = std::mt19937_64;

constexpr int longest_row = 9, piles = 3, largest_pile = 7;

Key hashed(std::uint64_t one, std::uint64_t other) {
    return {mix(one + golden_ratio, other ^ 0xe7037ed1a0b428dbULL),
            mix(one ^ 0x8ebc6af09c88c6e3ULL, other + 0x589965cc75374cc3ULL)};
}

const std::atomic<bool> never{false};
// Trees of questions for games as small as these.
constexpr Thresholds best_first{.depth_first = 2, .leaf = 2, .bytes_per_node = 1};

const Budget no_limit{endless_nodes, no_deadline, &never};

// Nim: take any number from one pile; whoever takes the last one wins. The value is 1 if the maximiser wins.
struct Nim {
    struct Taken {
        int pile, count;
    };
    using Move = Taken;
    struct State {
        std::array<std::uint8_t, piles> heights;
        bool minimiser;

        using Move = Taken;
        bool over() const { return std::ranges::count(heights, 0) == piles; }
        std::vector<Taken> moves() const {
            std::vector<Taken> list;
            for (int pile = 0; pile < piles; ++pile)
                for (int count = 1; count <= heights[pile]; ++count) list.push_back({pile, count});
            return list;
        }
        State after(Taken move) const {
            State next = *this;
            next.heights[move.pile] = static_cast<std::uint8_t>(next.heights[move.pile] - move.count);
            next.minimiser = !minimiser;
            return next;
        }
    };
    using Child = ChildOf<State>;
    static constexpr int max_depth = piles * largest_pile, max_moves = piles * largest_pile;

    Child start(const State& state) const {
        const bool won = state.over() && state.minimiser;
        return {state, {}, 0, {won ? 1 : 0, state.over() && !won ? 0 : 1}};
    }
    bool minimiser_to_move(const State& state) const { return state.minimiser; }
    std::vector<Taken> moves(const State& state) const { return state.moves(); }
    void play(const State& state, Taken move, Child& child) const { child = start(state.after(move)); }
    void tighten_bounds(Child&, int) const {}
    Key key(const State& state) const {
        auto sorted = state.heights;  // the order of the piles makes no difference
        std::ranges::sort(sorted);
        return hashed(state.minimiser, sorted[0] | sorted[1] << 8 | sorted[2] << 16);
    }
    int move_score(const State&, const Child&, int) const { return 0; }
    static constexpr std::array<int, 2> score_of_double_effort = {1, 1};
    bool best_first(const State&) const { return true; }
};

// A row of coins: players take the first or the last one in turn.
enum class End { left, right };

struct Row {
    std::array<std::uint8_t, longest_row> coins;
    std::uint8_t first, last, turn, players;  // the coins from `first` to before `last` are left

    using Move = End;
    bool over() const { return first == last; }
    std::vector<End> moves() const { return over() ? std::vector<End>{} : std::vector{End::left, End::right}; }
    int coin(End end) const { return coins[end == End::left ? first : last - 1]; }
    Row after(End end) const {
        Row next = *this;
        if (end == End::left) ++next.first;
        else --next.last;
        next.turn = static_cast<std::uint8_t>((turn + 1) % players);
        return next;
    }
    int worth() const {
        int sum = 0;
        for (int place = first; place < last; ++place) sum += coins[place];
        return sum;
    }
    // The remaining coins, read from the end that gives the smaller number. A weak key has only the number of coins.
    Key key(bool weak) const {
        std::uint64_t front = 0, back = 0;
        for (int place = first; place < last && !weak; ++place) {
            front = front * 8 + coins[place];
            back = back * 8 + coins[last - 1 - (place - first)];
        }
        return hashed(std::min(front, back), static_cast<unsigned>(turn | players << 8 | (last - first) << 16));
    }
};

// The second player's coins minus those of the first, who minimises the difference. Coins taken are in the shift.
struct Ahead {
    using State = Row;
    using Move = End;
    using Child = ChildOf<Row>;
    static constexpr int max_depth = longest_row, max_moves = 2;

    bool weak = false;

    Child start(const Row& row) const { return {row, {}, 0, {-row.worth(), row.worth()}}; }
    bool minimiser_to_move(const Row& row) const { return row.turn == 0; }
    std::vector<End> moves(const Row& row) const { return row.moves(); }
    void play(const Row& row, End move, Child& child) const {
        child = start(row.after(move));
        child.shift = row.turn == 0 ? -row.coin(move) : row.coin(move);
        child.bounds = {child.bounds.low + child.shift, child.bounds.high + child.shift};
    }
    void tighten_bounds(Child&, int) const {}
    Key key(const Row& row) const { return row.key(weak); }
    int move_score(const Row& row, const Child& child, int) const { return row.worth() - child.state.worth(); }
    static constexpr std::array<int, 2> score_of_double_effort = {1, 2};
    bool best_first(const Row&) const { return true; }
};

// Max^n: everybody takes coins for themselves.
struct Purses {
    using State = Row;
    using Move = End;
    static constexpr int max_depth = longest_row, max_moves = 2;

    int players;
    bool weak = false;

    const Row& start(const Row& row) const { return row; }
    int seats() const { return players; }
    int mover(const Row& row) const { return row.turn; }
    std::vector<End> moves(const Row& row) const { return row.moves(); }
    int gain(const Row& row, End move) const { return row.coin(move); }
    Row after(const Row& row, End move) const { return row.after(move); }
    StaticBounds static_bounds(const Row& row) const {
        StaticBounds bounds{row.key(weak), 0, 0};
        const int coins = row.last - row.first;
        for (int seat = 0; seat < players; ++seat) {
            const int turns_before = (seat - row.turn + players) % players;
            if (coins > turns_before) bounds.most |= gains::only(seat, row.worth());
        }
        return bounds;
    }
};

// Two-player max^n: the coins are bills. A player pays each bill they take, and taking the last one of the row costs
// the other player 1 more. Both want to pay little.
struct Bills {
    using State = Row;
    using Move = End;
    using Child = PairChildOf<Row>;
    static constexpr int max_depth = longest_row, max_moves = 2;

    bool weak = false;

    static PairScores paid(const Row& row, End end) {
        PairScores both{};
        both[row.turn] = row.coin(end);
        both[row.turn ^ 1] = end == End::right;
        return both;
    }

    Child start(const Row& row) const {
        const int most = row.worth() + row.last - row.first;
        return {row, {}, {}, {{Bounds{0, most}, Bounds{0, most}}, row.worth()}};
    }
    int mover(const Row& row) const { return row.turn; }
    std::vector<End> moves(const Row& row) const { return row.moves(); }
    void play(const Row& row, End move, Child& child) const {
        child = start(row.after(move));
        child.shift = paid(row, move);
        child.known = child.known.shifted(child.shift);
    }
    void tighten_bounds(Child&, const PairQuestion&) const {}
    void tighten_bounds_further(Child&, const PairQuestion&) const {}
    Key key(const Row& row) const { return weak ? row.key(true) : hashed(row.key(false).first, front(row)); }
    Key sum_key(const Row& row) const { return hashed(key(row).first, 1); }
    int sum_lower_bound(const Row& row, int low) const { return std::max(low, row.worth()); }
    int move_score(const Row& row, const Child& child, const PairQuestion&) const {
        return child.state.worth() - row.worth();
    }

private:
    // The two ends differ in this game.
    static std::uint64_t front(const Row& row) {
        std::uint64_t coins = 0;
        for (int place = row.first; place < row.last; ++place) coins = coins * 8 + row.coins[place];
        return coins;
    }
};

static_assert(TwoSidedGame<Nim> && TwoSidedGame<Ahead> && GainGame<Purses> && PairGame<Bills>);
static_assert(Playable<Nim::State> && Playable<Row>);

Row any_row(Random& random, int players) {
    Row row{{}, 0, static_cast<std::uint8_t>(random() % longest_row + 1), 0, static_cast<std::uint8_t>(players)};
    for (std::uint8_t& coin : row.coins) coin = static_cast<std::uint8_t>(random() % 5);
    row.turn = static_cast<std::uint8_t>(random() % static_cast<unsigned>(players));
    return row;
}

// Plain minimax.
int ahead(const Row& row) {
    if (row.over()) return 0;
    const int first = ahead(row.after(End::left)), last = ahead(row.after(End::right));
    if (row.turn == 0) return std::min(first - row.coin(End::left), last - row.coin(End::right));
    return std::max(first + row.coin(End::left), last + row.coin(End::right));
}

// Plain max^n, with the order of outcomes spelled out.
std::array<int, max_seats> purses(const Row& row) {
    std::optional<std::array<int, max_seats>> best;
    for (const End move : row.moves()) {
        auto found = purses(row.after(move));
        found[row.turn] += row.coin(move);
        const auto preference = [&](const std::array<int, max_seats>& outcome) {
            std::vector<int> order{outcome[row.turn], 0};
            for (int step = 1; step < row.players; ++step) {
                const int other = outcome[(row.turn + step) % row.players];
                order[1] -= other;
                order.push_back(-other);
            }
            return order;
        };
        if (!best || preference(found) > preference(*best)) best = found;
    }
    return best.value_or(std::array<int, max_seats>{});
}

// Plain search of the bills, with the rule for ties spelled out.
PairScores bills(const Row& row) {
    std::optional<PairScores> best;
    for (const End move : row.moves()) {
        PairScores found = bills(row.after(move));
        for (const int seat : {0, 1}) found[seat] += Bills::paid(row, move)[seat];
        const int own = row.turn, other = own ^ 1;
        if (!best || found[own] < (*best)[own] || (found[own] == (*best)[own] && found[other] > (*best)[other]))
            best = found;
    }
    return best.value_or(PairScores{});
}

template <class Game, class Position>
Bounds value(const Game& game, const Position& position, Table& table) {
    std::atomic<std::uint64_t> nodes{0};
    Search<Game> search(game, table, nodes);
    return search.narrow(game.start(position), {-999, 999}, no_limit);
}

// The theory of Nim: the player to move wins unless the exclusive or of the piles is 0.
void nim_agrees_with_its_theory() {
    for (const std::size_t bytes : {0, 64, 1 << 16}) {
        Table table(bytes, 1, bytes == 64 ? best_first : Thresholds{});
        const std::uint8_t highest = bytes > 64 ? largest_pile : 3;
        for (std::uint8_t one = 0; one <= highest; ++one)
            for (std::uint8_t two = 0; two <= highest; ++two)
                for (std::uint8_t three = 0; three <= highest; ++three)
                    for (const bool minimiser : {false, true}) {
                        const int won = ((one ^ two ^ three) != 0) != minimiser;
                        const Nim::State start{{one, two, three}, minimiser};
                        CHECK(value(Nim(), start, table) == (Bounds{won, won}));
                    }
    }
}

void lines_of_nim_are_won_by_the_right_player() {
    Table table(1 << 16);
    std::atomic<std::uint64_t> nodes{0};
    const Nim game;
    Search<Nim> search(game, table, nodes);
    for (const Nim::State start :
         {Nim::State{{1, 2, 3}, false}, Nim::State{{3, 5, 7}, false}, Nim::State{{1, 4, 6}, true}}) {
        const int won = value(game, start, table).low;
        Nim::State end = start;
        for (const auto move : best_line(search, start, won, never)) end = end.after(move);
        CHECK(end.over());
        CHECK(end.minimiser == (won == 1));
    }
}

void alpha_beta_agrees_with_plain_minimax() {
    Random random(1);
    Table none(0), tiny(64), large(1 << 16), tree(1 << 8, 1, best_first);
    for (int number = 0; number < 200; ++number) {
        const Row row = any_row(random, 2);
        const int expected = ahead(row);
        for (Table* table : {&none, &tiny, &large, &tree}) {
            CHECK(value(Ahead(), row, *table) == (Bounds{expected, expected}));
            std::atomic<std::uint64_t> nodes{0};
            const Ahead game;
            Search<Ahead> search(game, *table, nodes);
            // For a value outside of the given bounds, the result is the nearer bound.
            CHECK(search.narrow(game.start(row), {expected + 2, expected + 5}, no_limit) ==
                  (Bounds{expected + 2, expected + 2}));
            CHECK(search.narrow(game.start(row), {expected - 5, expected - 2}, no_limit) ==
                  (Bounds{expected - 2, expected - 2}));
            const Bounds at_once = search.narrow(game.start(row), {-99, 99}, {0, no_deadline, &never});
            CHECK(at_once.low <= expected && expected <= at_once.high);
        }
    }
}

void max_n_agrees_with_plain_max_n() {
    Random random(2);
    GainsTable none(0), tiny(64), large(1 << 16);
    for (int players = 2; players <= max_seats; ++players) {
        const Purses game{players};
        for (int number = 0; number < 100; ++number) {
            const Row row = any_row(random, players);
            const auto expected = purses(row);
            for (GainsTable* table : {&none, &tiny, &large}) {
                std::atomic<std::uint64_t> nodes{0};
                MaxN<Purses> search(game, *table, nodes);
                const auto found = search.solve(row, no_limit);
                CHECK(found.has_value());
                Row end = row;
                std::array<int, max_seats> taken{};
                for (const End move : best_line(search, row, found.value_or(0), never)) {
                    taken[end.turn] += end.coin(move);
                    end = end.after(move);
                }
                CHECK(end.over());
                for (int seat = 0; seat < players; ++seat) CHECK(gains::of(found.value_or(0), seat) == expected[seat]);
                CHECK(taken == expected);
            }
        }
    }
}

void two_player_max_n_agrees_with_plain_search() {
    Random random(5);
    PairTable none(0), tiny(64), large(1 << 16);
    const Bills game;
    int above_sum_bound = 0;
    for (int number = 0; number < 300; ++number) {
        const Row row = any_row(random, 2);
        const PairScores expected = bills(row);
        above_sum_bound += expected[0] + expected[1] > row.worth();
        for (PairTable* table : {&none, &tiny, &large}) {
            std::atomic<std::uint64_t> nodes{0};
            TwoPlayerMaxN<Bills> search(game, *table, nodes);
            CHECK(search.solve(game.start(row), no_limit) == expected);
            CHECK(search.leads_to(game.start(row), expected, no_limit) == true);
            for (const PairScores wrong :
                 {PairScores{expected[0] + 1, expected[1]}, PairScores{expected[0], expected[1] + 1}})
                CHECK(search.leads_to(game.start(row), wrong, no_limit) == false);
        }
    }
    CHECK(above_sum_bound > 100);
}

// With weak keys positions share entries of the table, and the comparison must notice wrong values.
void weak_keys_are_noticed() {
    Random random(3);
    Table table(1 << 16);
    GainsTable outcomes(1 << 16);
    int wrong_values = 0, wrong_outcomes = 0;
    for (int number = 0; number < 100; ++number) {
        const Row two = any_row(random, 2), three = any_row(random, 3);
        const int expected = ahead(two);
        wrong_values += value(Ahead{true}, two, table) != Bounds{expected, expected};
        std::atomic<std::uint64_t> nodes{0};
        const Purses game{3, true};
        MaxN<Purses> search(game, outcomes, nodes);
        const Gains found = search.solve(three, no_limit).value_or(0);
        wrong_outcomes += gains::of(found, 0) != purses(three)[0];
    }
    CHECK(wrong_values > 20);
    CHECK(wrong_outcomes > 20);
    PairTable both(1 << 16);
    const Bills game{true};
    int wrong_bills = 0;
    for (int number = 0; number < 100; ++number) {
        const Row row = any_row(random, 2);
        std::atomic<std::uint64_t> nodes{0};
        TwoPlayerMaxN<Bills> search(game, both, nodes);
        wrong_bills += search.solve(game.start(row), {1000, no_deadline, &never}) != bills(row);
    }
    CHECK(wrong_bills > 20);
}

void budgets_are_respected() {
    Random random(4);
    const std::atomic<bool> stop{true};
    const Purses game{3};
    GainsTable none(0);
    std::atomic<std::uint64_t> nodes{0};
    Row row = any_row(random, 3);
    row.last = longest_row;
    MaxN<Purses> search(game, none, nodes);
    CHECK(!search.solve(row, {endless_nodes, no_deadline, &stop}));
    CHECK(!search.solve(row, {0, no_deadline, &never}));
    CHECK(!search.solve(row, {endless_nodes, std::chrono::steady_clock::time_point::min(), &never}));
    CHECK(nodes == 0);
    CHECK(search.solve(row, no_limit));
    CHECK(nodes == search.nodes());
    CHECK(nodes > 0);
}

}  // namespace

int main() {
    nim_agrees_with_its_theory();
    lines_of_nim_are_won_by_the_right_player();
    alpha_beta_agrees_with_plain_minimax();
    max_n_agrees_with_plain_max_n();
    two_player_max_n_agrees_with_plain_search();
    weak_keys_are_noticed();
    budgets_are_respected();
    return report();
}

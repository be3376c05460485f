// The search of Penguin Party agrees with brute force: guaranteed and margin values under all rules, with tables of any
// size and with several threads. A weak hash key would be noticed.
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <random>
#include <thread>
#include <unordered_map>
#include <vector>

#include "../../solver/core/party/guarantee.hpp"
#include "../../solver/core/party/margin.hpp"
#include "../../solver/core/search/line.hpp"
#include "check.hpp"
#include "hands.hpp"

using namespace ppsolve::party;
using namespace ppsolve::search;

namespace {

// A position from a random playout: small bases, few cards, any rules, sometimes a player who is out.
Position random_case(std::mt19937_64& random, int max_cards) {
    const auto below = [&](unsigned bound) { return static_cast<unsigned>(random() % bound); };
    Position found;
    found.rules = {static_cast<std::uint8_t>(2 + below(5)), static_cast<std::uint8_t>(2 + below(5)), below(3) == 0,
                   below(3) == 0};
    const unsigned colours = 2 + below(4);
    for (int seat = 0; seat < found.rules.players; ++seat) {
        std::array<std::uint8_t, colour_count> counts{};
        for (unsigned card = 1 + below(8); card > 0; --card) ++counts[below(colours)];
        found.round.hands[static_cast<std::size_t>(seat)] = Hand(counts);
        if (below(10) == 0) found.round.out = static_cast<std::uint8_t>(found.round.out | 1u << seat);
    }
    found.round.settle(found.rules, 0);
    const auto cards = [&] {
        int total = 0;
        for (int seat = 0; seat < found.rules.players; ++seat)
            if (found.round.active(seat)) total += found.round.hands[static_cast<std::size_t>(seat)].size();
        return total;
    };
    while (!found.round.over() && cards() > max_cards) {
        const MoveList moves = found.round.moves(found.rules);
        found.round.play(found.rules, *(moves.begin() + below(static_cast<unsigned>(moves.size()))));
    }
    return found;
}

// Few cards in hands; the base is not full yet, or just full.
Position early_case(std::mt19937_64& random, bool full_base) {
    const auto below = [&](unsigned bound) { return static_cast<unsigned>(random() % bound); };
    Position found;
    found.rules = {static_cast<std::uint8_t>(2 + below(3)), static_cast<std::uint8_t>(3 + below(3)), false,
                   below(4) == 0};
    const unsigned colours = 2 + below(4), width = full_base ? found.rules.base : 1 + below(found.rules.base - 1u);
    for (unsigned place = 0; place < width; ++place)
        found.round.pyramid.put(static_cast<int>(below(colours)), static_cast<std::uint8_t>(place));
    for (int seat = 0; seat < found.rules.players; ++seat) {
        std::array<std::uint8_t, colour_count> counts{};
        for (unsigned card = below(seat == 0 ? (full_base ? 6 : 4) : 3); card > 0; --card) ++counts[below(colours)];
        found.round.hands[static_cast<std::size_t>(seat)] = Hand(counts);
    }
    found.round.settle(found.rules, static_cast<int>(below(found.rules.players)));
    return found;
}

// A deal of `cards` cards each, which takes the search some time.
Position long_case(std::mt19937_64& random, int cards) {
    Position found;
    found.rules = {2, 7, false, false};
    for (int seat = 0; seat < 2; ++seat) {
        std::array<std::uint8_t, colour_count> counts{};
        for (int card = 0; card < cards; ++card) ++counts[random() % colour_count];
        found.round.hands[static_cast<std::size_t>(seat)] = Hand(counts);
    }
    found.round.settle(found.rules, 0);
    return found;
}

int score(const Round& round, int seat, int credit) {
    const int cards = round.hands[static_cast<std::size_t>(seat)].size();
    return cards > 0 ? cards : -credit;
}

// The values of all questions about a round: the cards that each seat can guarantee, and the margin of two seats (the
// first one's score minus the second's).
constexpr std::size_t margin_of_two = max_players;
using Values = std::array<int, max_players + 1>;

// Brute force without bounds, folding or symmetry. Positions are the same only if they are equal in every detail.
class BruteForce {
public:
    explicit BruteForce(const Rules& rules, const Credit& credit = {}) : rules_(rules), credit_(credit) {}

    Values values(const Round& round) {
        if (round.over()) {
            Values last{};
            for (int seat = 0; seat < rules_.players; ++seat)
                last[static_cast<std::size_t>(seat)] = score(round, seat, 0);
            last[margin_of_two] = score(round, 0, credit_[0]) - score(round, 1, credit_[1]);
            return last;
        }
        const auto [known, unseen] = known_.try_emplace(round);
        Values& best = known->second;
        if (!unseen) return best;
        const auto minimised = [&](std::size_t asked) { return round.to_move == (asked == margin_of_two ? 0 : asked); };
        const auto each = [&](const auto& update) {
            for (std::size_t seat = 0; seat < rules_.players; ++seat) update(best[seat], seat);
            if (rules_.players == 2) update(best[margin_of_two], margin_of_two);
        };
        each([&](int& value, std::size_t asked) { value = minimised(asked) ? 10000 : -10000; });
        for (const Move move : round.moves(rules_)) {
            Round after = round;
            after.play(rules_, move);
            const Values found = values(after);
            each([&](int& value, std::size_t asked) {
                value = minimised(asked) ? std::min(value, found[asked]) : std::max(value, found[asked]);
            });
        }
        return best;
    }

private:
    Rules rules_;
    Credit credit_;
    std::unordered_map<Round, Values, HashOfRound> known_;
};

template <class Game>
Bounds searched(const Game& game, const Position& position, Table& table, std::uint64_t nodes_allowed) {
    const auto start = game.start(position);
    if (start.bounds.met()) return start.bounds;  // cheaper than allocating a search
    std::atomic<std::uint64_t> nodes{0};
    const std::atomic<bool> stop{false};
    Search<Game> search(game, table, nodes);
    const Bounds found = search.narrow(start, {-999, 999}, {nodes_allowed, no_deadline, &stop});
    CHECK(nodes == search.nodes());
    return found;
}

// Call `check` for every question about a position with the game, its brute-force value, and a function that returns
// the value of a finished round.
template <class Check>
void each_question(const Position& position, std::mt19937_64& random, const Check& check) {
    const auto& [rules, round] = position;
    const Credit credit{static_cast<std::uint8_t>(random() % 4), static_cast<std::uint8_t>(random() % 4)};
    const Values values = BruteForce(rules, credit).values(round);
    for (int seat = 0; seat < rules.players; ++seat)
        check(Guarantee(rules, seat), values[static_cast<std::size_t>(seat)],
              [seat](const Round& last) { return score(last, seat, 0); });
    if (rules.players == 2)
        check(Margin(rules, credit), values[margin_of_two],
              [credit](const Round& last) { return score(last, 0, credit[0]) - score(last, 1, credit[1]); });
}

void values_agree_with_brute_force() {
    std::mt19937_64 random(3);
    Table none(0), tiny(256), large(1 << 20);
    for (int number = 0; number < 500; ++number) {
        const Position position = random_case(random, 8);
        each_question(position, random, [&](const auto& game, int value, const auto&) {
            for (Table* table : {&none, &tiny, &large}) {
                const Bounds found = searched(game, position, *table, endless_nodes);
                CHECK(found.low == value && found.high == value);
            }
            const Bounds limited = searched(game, position, none, random() % 20);
            CHECK(limited.low <= value && value <= limited.high);
        });
    }
}

// The static bounds of `start` hold, and so do those of `tighten_bounds` for every k. `tighten_bounds` answers every
// question that the bounds of `start` answer, and more.
void static_bounds_hold() {
    std::mt19937_64 random(7);
    int tighter = 0;
    for (int number = 0; number < 24000; ++number) {
        const Position one = number % 12 ? early_case(random, number % 3 == 0) : random_case(random, 7);
        each_question(one, random, [&](const auto& game, int value, const auto&) {
            const auto start = game.start(one);
            CHECK(start.bounds.low <= value && value <= start.bounds.high);
            for (int k = start.bounds.low - 2; k < start.bounds.high + 2 && !start.bounds.met(); ++k) {
                auto tightened = start;
                tightened.bounds = {start.bounds.low - 9, start.bounds.high + 9};
                game.tighten_bounds(tightened, k);
                CHECK(tightened.bounds.low <= value && value <= tightened.bounds.high);
                if (start.bounds.high <= k) CHECK(tightened.bounds.high <= k);
                else tighter += tightened.bounds.high <= k;
                if (start.bounds.low <= k) tighter += tightened.bounds.low > k;
                else if (start.bounds.low > start.shift) CHECK(tightened.bounds.low > k);
            }
        });
    }
    CHECK(tighter > 2000);
}

// Every move of a line keeps the value, and the line ends with it, with a large table and with none.
void lines_lead_to_the_value() {
    std::mt19937_64 random(9);
    Table none(0), large(1 << 20);
    std::atomic<std::uint64_t> nodes{0};
    std::atomic<bool> stop{false};
    int moves = 0;
    for (int number = 0; number < 100; ++number) {
        const Position start = random_case(random, 9);
        each_question(start, random, [&](const auto& game, int value, const auto& end) {
            for (Table* table : {&none, &large}) {
                Search search(game, *table, nodes);
                Position position = start;
                for (const Move move : best_line(search, position, value, stop)) {
                    position = position.after(move);
                    CHECK(searched(game, position, large, endless_nodes) == (Bounds{value, value}));
                    ++moves;
                }
                CHECK(position.over());
                CHECK(end(position.round) == value);
            }
            Search search(game, large, nodes);
            stop = true;
            CHECK(best_line(search, start, value, stop).empty());
            stop = false;
            // The minimiser cannot get below the value, so a wrong value gives an empty line.
            if (!start.over() && game.minimiser_to_move(start))
                CHECK(best_line(search, start, value - 2, stop).empty());
        });
    }
    CHECK(moves > 1000);
}

// A game whose keys have only a few bits: positions share keys, and the comparison must notice wrong values.
class WeakKeys : public Guarantee {
public:
    using Guarantee::Guarantee;
    Key key(const State& state) const { return {Guarantee::key(state).first & 0xf, 1}; }
};

void weak_keys_are_noticed() {
    std::mt19937_64 random(4);
    Table table(1 << 20);
    int wrong = 0;
    for (int number = 0; number < 200; ++number) {
        const Position position = random_case(random, 8);
        const auto& [rules, round] = position;
        const Values values = BruteForce(rules).values(round);
        for (int seat = 0; seat < rules.players; ++seat) {
            const int value = values[static_cast<std::size_t>(seat)];
            const Bounds found = searched(WeakKeys(rules, seat), position, table, endless_nodes);
            wrong += found.low != value || found.high != value;
        }
    }
    CHECK(wrong > 20);
}

void threads_that_share_a_table_find_the_same() {
    std::mt19937_64 random(5);
    std::vector<Position> cases;
    for (int number = 0; number < 60; ++number) cases.push_back(random_case(random, 16));
    const auto values = [&](Table& table, int direction) {
        std::vector<int> found(cases.size());
        for (std::size_t step = 0; step < cases.size(); ++step) {
            const std::size_t number = direction > 0 ? step : cases.size() - 1 - step;
            found[number] = searched(Guarantee(cases[number].rules, 0), cases[number], table, endless_nodes).low;
        }
        return found;
    };
    Table alone(1 << 16), shared(1 << 12);  // small, so that the threads overwrite each other's entries
    const std::vector<int> expected = values(alone, 1);
    std::vector<int> one, other;
    std::thread thread([&] { other = values(shared, -1); });
    one = values(shared, 1);
    thread.join();
    CHECK(one == expected);
    CHECK(other == expected);
}

// Any number of threads gives the same value. Here helpers join at once, so that they work on small positions too.
void threads_that_share_a_question_find_the_same() {
    std::mt19937_64 random(10);
    int helped = 0;
    for (int number = 0; number < 32; ++number) {
        const Position position = number % 4 ? random_case(random, 14) : long_case(random, 8);
        const Guarantee game(position.rules, 0);
        Table table(1 << 18);
        std::atomic<std::uint64_t> nodes{0};
        const std::atomic<bool> stop{false};
        Search<Guarantee> search(game, table, nodes);
        const Bounds expected = search.narrow(game.start(position), {-999, 999}, {endless_nodes, no_deadline, &stop});
        CHECK(nodes == search.nodes());
        for (const int threads : {2, 4, 8}) {
            Table shared(number % 2 ? 1 << 13 : 1 << 18, threads, {.solo = 0});
            nodes = 0;
            Search<Guarantee> leader(game, shared, nodes);
            CHECK(leader.narrow(game.start(position), {-999, 999}, {endless_nodes, no_deadline, &stop}) == expected);
            helped += nodes > leader.nodes();
            // With a node limit only one thread works, so the result does not depend on the number of threads.
            const std::uint64_t few = 1 + random() % 200;
            Table one(1 << 18), more(1 << 18, threads, {.solo = 0});
            CHECK(searched(game, position, more, few) == searched(game, position, one, few));
        }
    }
    CHECK(helped > 10);
}

// Best-first search, from the first nodes on and with tiny leaves, so that it builds trees for small positions too.
constexpr Thresholds best_first{.solo = 0, .depth_first = 20, .leaf = 10, .bytes_per_node = 1};

template <class Game>
class BestFirst : public Game {
public:
    using State = typename Game::State;
    using Game::Game;
    static constexpr std::array<int, 2> score_of_double_effort = {10'000, 20'000};
    bool best_first(const State&) const { return true; }
};

// Best-first search gives the same values as depth-first search, with any table, even if the tree is soon full.
void best_first_search_finds_the_same() {
    std::mt19937_64 random(12);
    for (int number = 0; number < 60; ++number) {
        const Position position = number % 5 ? random_case(random, 12) : long_case(random, 6);
        const auto check = [&](const auto& game) {
            Table depth_first(1 << 18, 1, {.depth_first = endless_nodes});
            const Bounds expected = searched(game, position, depth_first, endless_nodes);
            Thresholds small_tree = best_first;
            small_tree.tree = 30;
            for (const Thresholds& thresholds : {best_first, small_tree})
                for (const std::size_t bytes : {0, 1 << 10, 1 << 18}) {
                    Table table(bytes, 1, thresholds);
                    CHECK(searched(game, position, table, endless_nodes) == expected);
                }
            Table cut_short(1 << 18, 1, best_first);
            const Bounds found = searched(game, position, cut_short, random() % 2000);
            CHECK(found.low <= expected.low && expected.high <= found.high);
        };
        check(BestFirst<Guarantee>(position.rules, 0));
        if (position.rules.players == 2) check(BestFirst<Margin>(position.rules, Credit{1, 2}));
    }
}

// The same number of nodes in every run of one thread, and the same value with several threads.
void threads_that_share_a_tree_find_the_same() {
    std::mt19937_64 random(13);
    int helped = 0;
    for (int number = 0; number < 18; ++number) {
        const Position position = number % 3 ? random_case(random, 14) : long_case(random, 8);
        const BestFirst<Guarantee> game(position.rules, 0);
        const std::atomic<bool> stop{false};
        const auto search = [&](Table& table, std::atomic<std::uint64_t>& nodes) {
            Search<BestFirst<Guarantee>> leader(game, table, nodes);
            const Bounds found = leader.narrow(game.start(position), {-999, 999}, {endless_nodes, no_deadline, &stop});
            helped += nodes > leader.nodes();
            return found;
        };
        std::array<std::atomic<std::uint64_t>, 2> alone{};
        Table one(1 << 18, 1, best_first), same(1 << 18, 1, best_first);
        const Bounds expected = search(one, alone[0]);
        CHECK(search(same, alone[1]) == expected);
        CHECK(alone[0] == alone[1]);
        for (const int threads : {2, 4, 8}) {
            Table shared(number % 2 ? 1 << 13 : 1 << 18, threads, best_first);
            std::atomic<std::uint64_t> nodes{0};
            CHECK(search(shared, nodes) == expected);
        }
    }
    CHECK(helped > 10);
}

// Helpers quit when the question is given up, and all thread slots are free again.
void a_shared_question_can_be_given_up() {
    std::mt19937_64 random(11);
    int given_up = 0;
    for (int number = 0; number < 6; ++number) {
        const Position position = long_case(random, 14);
        const BestFirst<Guarantee> game(position.rules, 0);
        Thresholds thresholds = best_first;
        if (number % 2) thresholds.depth_first = endless_nodes;
        Table table(1 << 18, 4, thresholds);
        std::atomic<std::uint64_t> nodes{0};
        std::atomic<bool> stop{false};
        Search<BestFirst<Guarantee>> search(game, table, nodes);
        std::thread stopper([&] {
            while (nodes < 10'000 && !stop) std::this_thread::yield();
            stop = true;
        });
        const Bounds found = search.narrow(game.start(position), {-999, 999}, {endless_nodes, no_deadline, &stop});
        given_up += !found.met();
        stop = true;
        stopper.join();
        const Bounds value = searched(game, position, table, 20'000);
        CHECK(found.low <= value.high && value.low <= found.high);
        for (int slot = 0; slot < 4; ++slot) CHECK(table.shared().slots.try_acquire());
        CHECK(!table.shared().slots.try_acquire());
    }
    CHECK(given_up > 2);
}

void mirroring_agrees_with_a_plain_loop() {
    std::mt19937_64 random(6);
    for (int width = 1; width <= widest_base; ++width) {
        const Board cells = random() & board::pyramid_cells[static_cast<std::size_t>(width)];
        Board behind = 0;
        for (int row = 0; row < width; ++row)
            for (int column = 0; column < width - row; ++column)
                if (cells >> (8 * row + column) & 1) behind |= board::at(8 * row + width - 1 - row - column);
        Board turned = cells;
        mirror(turned, width);
        CHECK(turned == behind);
        mirror(turned, width);
        CHECK(turned == cells);
    }
}

void lanes_are_counted_clamped_and_closed_up() {
    const std::uint64_t all = 0x0000'0305'0001'2402;
    CHECK(lanes::of(all, 1) == 0x24);
    CHECK(lanes::sum(all) == 2 + 0x24 + 1 + 5 + 3);
    CHECK(lanes::without(all, 1) == 0x0000'0305'0001'0002);
    CHECK(lanes::closed_up(all, 3) == 0x0000'0003'0501'2402);
    CHECK(lanes::at_most(all, 4) == 0x0000'0304'0001'0402);
    CHECK(lanes::at_most(all, 0) == 0);
}

void a_table_keeps_the_tighter_bounds() {
    Table table(1 << 12);
    const Key key{123, 456ULL << 24 | 7};
    CHECK(table.find(key, {-5, 5}).low == -5);
    table.store(key, {-30000, 4}, 10);
    table.store(key, {-2, 30000}, 1);
    CHECK(table.find(key, {0, 0}).low == -2);
    CHECK(table.find(key, {0, 0}).high == 4);
    CHECK(table.find({123, 456ULL << 24 | 8}, {9, 9}).low == 9);
    CHECK(table.find({124, 456ULL << 24 | 7}, {9, 9}).low == 9);
}

void a_growing_table_replaces_cheap_entries() {
    Table table(std::size_t{1} << 24);
    std::mt19937_64 random(8);
    std::vector<Key> keys;
    for (int number = 0; number < 200'000; ++number) {
        keys.push_back({random(), random()});
        table.store(keys.back(), {number % 100, 200}, number % 10 ? 1 : 1000);
        table.note_stored(1);
    }
    int kept = 0, expensive_kept = 0;
    for (std::size_t number = 0; number < keys.size(); ++number) {
        const Bounds found = table.find(keys[number], {-1, -1});
        CHECK(found.low == -1 || found.low == static_cast<int>(number % 100));
        kept += found.low != -1;
        expensive_kept += number % 10 == 0 && found.low != -1;
    }
    CHECK(kept > 165'000);
    CHECK(expensive_kept > 19'950);
}

}  // namespace

int main() {
    mirroring_agrees_with_a_plain_loop();
    lanes_are_counted_clamped_and_closed_up();
    a_table_keeps_the_tighter_bounds();
    a_growing_table_replaces_cheap_entries();
    static_bounds_hold();
    values_agree_with_brute_force();
    lines_lead_to_the_value();
    weak_keys_are_noticed();
    threads_that_share_a_table_find_the_same();
    threads_that_share_a_question_find_the_same();
    best_first_search_finds_the_same();
    threads_that_share_a_tree_find_the_same();
    a_shared_question_can_be_given_up();
    return report();
}

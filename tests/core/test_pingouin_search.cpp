// The search of Pingouin agrees with brute force: guaranteed, margin and selfish values, with tables of any size and
// with several threads. A weak hash key would be noticed.
#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <map>
#include <thread>
#include <utility>
#include <vector>

#include "../../solver/core/pingouin/contest.hpp"
#include "../../solver/core/pingouin/selfish.hpp"
#include "../../solver/core/pingouin/solitaire.hpp"
#include "../../solver/core/search/depth_limited.hpp"
#include "../../solver/core/search/line.hpp"
#include "../../solver/core/search/mtd.hpp"
#include "check.hpp"
#include "floes.hpp"

using namespace floes;
using namespace ppsolve::search;

namespace {

const std::atomic<bool> never{false};

// A table and a search for every question, reused because allocating a search takes longer than most answers.
template <class Game = Contest>
class Searches {
public:
    explicit Searches(std::size_t bytes) : table_(bytes) {}

    Search<Game>& of(Question asked, int seat) {
        return kept_.try_emplace({asked, seat}, asked, seat, table_, nodes_).first->second.search;
    }

    Bounds bounds(Question asked, int seat, const Position& position, std::uint64_t allowed = endless_nodes) {
        Search<Game>& search = of(asked, seat);
        return search.narrow(search.game().start(position), {-999, 999}, {allowed, no_deadline, &never});
    }

private:
    struct Kept {
        Kept(Question asked, int seat, Table& table, std::atomic<std::uint64_t>& nodes)
            : game(asked, seat, table), search(game, table, nodes) {}

        Game game;
        Search<Game> search;
    };

    Table table_;
    std::atomic<std::uint64_t> nodes_{0};
    std::map<std::pair<Question, int>, Kept> kept_;
};

Bounds exactly(int value) { return {value, value}; }

// Call `check` for every question about a position with the question, the seat and the brute-force value.
template <class Check>
void each_question(const Position& position, const Check& check) {
    const auto values = BruteForceValues().values(position);
    for (int seat = 0; seat < position.players; ++seat)
        check(Question::guaranteed, seat, values[static_cast<std::size_t>(seat)]);
    if (position.players == 2) check(Question::margin, 0, values[BruteForceValues::margin]);
}

Position any_case(Random& random, int number, int max_tiles) {
    const int players = 2 + static_cast<int>(random() % 3), tiles = 5 + static_cast<int>(random() % (max_tiles - 4u));
    return any_floe(random, number % 8 == 0 ? std::min(tiles, 8) : tiles, players, number % 8 == 0);
}

void values_agree_with_brute_force() {
    Random random(1);
    Searches<> none(0), tiny(256), large(1 << 20);
    int decided = 0, placing = 0;
    for (int number = 0; number < 3000; ++number) {
        const Position position = any_case(random, number, 11);
        placing += position.placing();
        each_question(position, [&](Question asked, int seat, int value) {
            for (Searches<>* searches : {&none, &tiny, &large})
                CHECK(searches->bounds(asked, seat, position) == exactly(value));
            const Bounds limited = none.bounds(asked, seat, position, random() % 20);
            CHECK(limited.low <= value && value <= limited.high);
            const auto start = none.of(asked, seat).game().start(position);
            CHECK(start.bounds.low <= value && value <= start.bounds.high);
            decided += start.bounds.met();
        });
    }
    CHECK(decided > 1000);
    CHECK(placing > 100);
}

// Solitaire is the game of a single player, so it must agree with brute force for one player.
void solitaire_agrees_with_brute_force() {
    Random random(2);
    Table table(1 << 20);
    const Solitaire solitaire(table);
    constexpr int endless = 1 << 30;
    for (int number = 0; number < 500; ++number) {
        const Position position = any_floe(random, 6 + number % 7, 1);
        const Region region{position.ice.within(position.free()), position.penguins[0]};
        const Bounds fish = solitaire.maximum(region, Counted::fish_then_moves, endless);
        const Bounds moves = solitaire.maximum(region, Counted::moves, endless);
        CHECK(fish.met() && moves.met());
        CHECK(position.holding(0) + fish.low / fish_weight == brute_force_guaranteed(position, 0));
        // With one fish everywhere, fish are moves.
        Position plain = position;
        plain.ice = {position.ice.tiles(), 0};
        CHECK(plain.holding(0) + moves.low == brute_force_guaranteed(plain, 0));
        CHECK(fish.low % fish_weight <= moves.low);
        // With few nodes the bounds still hold.
        Table none(0);
        const Bounds hurried = Solitaire(none).maximum(region, Counted::fish_then_moves, number % 7);
        CHECK(hurried.low <= fish.low && fish.low <= hurried.high);
    }
}

// A private region gives spare moves for the fight elsewhere, which are worth more than its own fish.
void a_spare_move_decides_a_fight() {
    constexpr const char* with = "...2.../.1111A.../...1B1../....3.../......./......../1A111.../.......1B";
    constexpr const char* without = "...2.../.1111A.../...1B1../....3.../......./......../1A...../.......1B";
    Searches<> searches(1 << 16);
    CHECK(brute_force_margin(drawn(with, 2)) == 4);
    CHECK(brute_force_margin(drawn(without, 2)) == -1);
    CHECK(searches.bounds(Question::margin, 0, drawn(with, 2)) == exactly(4));
    CHECK(searches.bounds(Question::margin, 0, drawn(without, 2)) == exactly(-1));
}

Position with_boards(const Position& position, Board (*change)(Board)) {
    Position changed = position;
    changed.ice = {change(position.ice.ones), change(position.ice.twos)};
    for (Board& penguins : changed.penguins) penguins = change(penguins);
    return changed;
}

// Mirrored, shifted, with unreachable ice or with the seats exchanged, a floe has the same margin or its opposite.
void equivalent_floes_have_equal_margins() {
    Random random(3);
    Searches<> searches(1 << 20);
    const auto margin = [&](const Position& position) { return searches.bounds(Question::margin, 0, position).low; };
    int moved = 0, added = 0;
    for (int number = 0; number < 300; ++number) {
        const Position position = any_floe(random, 16, 2);
        if (position.over()) continue;
        const int value = margin(position);
        CHECK(margin(with_boards(position, mirrored)) == value);
        const Board lowest = board::every_tile >> 15;
        if ((position.ice.tiles() & ~lowest) == 0) {
            CHECK(margin(with_boards(position, [](Board tiles) { return tiles << 15; })) == value);
            ++moved;
        }
        const Board apart = board::every_tile & ~board::beside(position.ice.tiles()) & ~position.ice.tiles();
        if (apart) {
            Position more = position;
            more.ice.twos |= apart & -apart;
            CHECK(margin(more) == value);
            ++added;
        }
        Position swapped = position;
        std::swap(swapped.penguins[0], swapped.penguins[1]);
        std::swap(swapped.fish[0], swapped.fish[1]);
        swapped.to_move ^= 1;
        CHECK(margin(swapped) == -value);
    }
    CHECK(moved > 20);
    CHECK(added > 100);
}

// Every move of a line keeps the value, and the line ends with it, with a large table and with none.
void lines_lead_to_the_value() {
    Random random(4);
    Searches<> none(0), large(1 << 20);
    std::atomic<bool> stop{false};
    int moves = 0;
    for (int number = 0; number < 150; ++number) {
        const Position start = any_case(random, number, 11);
        each_question(start, [&](Question asked, int seat, int value) {
            for (Searches<>* searches : {&none, &large}) {
                Position position = start;
                for (const Move move : best_line(searches->of(asked, seat), position, value, stop)) {
                    position = position.after(move);
                    CHECK(large.bounds(asked, seat, position) == exactly(value));
                    ++moves;
                }
                CHECK(position.over());
                CHECK((asked == Question::margin ? position.fish[0] - position.fish[1]
                                                 : position.fish[static_cast<std::size_t>(seat)]) == value);
            }
            stop = true;
            CHECK(best_line(large.of(asked, seat), start, value, stop).empty());
            stop = false;
        });
    }
    CHECK(moves > 1000);
}

// Whether the guess is right or wrong, with many nodes or few.
void mtd_finds_the_value() {
    Random random(5);
    for (int number = 0; number < 300; ++number) {
        const Position position = any_case(random, number, 13);
        each_question(position, [&](Question asked, int seat, int value) {
            Table table(1 << 16);
            const Contest game(asked, seat, table);
            std::atomic<std::uint64_t> nodes{0};
            Search search(game, table, nodes);
            const auto start = game.start(position);
            const auto narrowed = [&](Bounds known, std::uint64_t allowed) {
                return Mtd(search, {allowed, no_deadline, &never}, nodes).narrow(start, known);
            };
            const Bounds hurried = narrowed({-999, 999}, random() % 100);
            CHECK(hurried.low <= value && value <= hurried.high);
            CHECK(narrowed({value + 2, value + 5}, endless_nodes) == exactly(value + 2));
            CHECK(narrowed({value - 5, value - 2}, endless_nodes) == exactly(value - 2));
            CHECK(narrowed({-999, 999}, endless_nodes) == exactly(value));
            DepthLimited ahead(game, {endless_nodes, no_deadline, &never});
            for (const int depth : {0, 1, 3}) {
                CHECK(ahead.value(start, depth, [](const auto& child) { return child.bounds.low; }) <= value);
                CHECK(ahead.value(start, depth, [](const auto& child) { return child.bounds.high; }) >= value);
            }
        });
    }
}

void selfish_play_agrees_with_plain_max_n() {
    Random random(6);
    Table regions(1 << 16);
    GainsTable none(0), large(1 << 20);
    std::atomic<std::uint64_t> nodes{0};
    for (int number = 0; number < 500; ++number) {
        const Position position = any_case(random, number, 10);
        const auto expected = brute_force_selfish(position);
        const auto guaranteed = BruteForceValues().values(position);
        const Selfish game(position.players, regions);
        for (GainsTable* table : {&none, &large}) {
            MaxN search(game, *table, nodes);
            const auto found = search.solve(game.start(position), {endless_nodes, no_deadline, &never});
            CHECK(found.has_value());
            Position end = position;
            for (const Move move : best_line(search, position, found.value_or(0), never)) end = end.after(move);
            CHECK(end.over());
            for (int seat = 0; seat < position.players; ++seat) {
                const auto own = static_cast<std::size_t>(seat);
                CHECK(position.holding(seat) + gains::of(found.value_or(0), seat) == expected[own]);
                CHECK(end.fish[own] == expected[own]);
                CHECK(expected[own] >= guaranteed[own]);
            }
        }
    }
}

// A game whose keys have only a few bits: positions share keys, and the comparison must notice wrong values.
class WeakKeys : public Contest {
public:
    using Contest::Contest;
    Key key(const State& state) const { return {Contest::key(state).first & 0xf, 1}; }
};

void weak_keys_are_noticed() {
    Random random(7);
    Searches<WeakKeys> searches(1 << 20);
    int wrong = 0;
    for (int number = 0; number < 300; ++number) {
        const Position position = any_floe(random, 12, 2);
        wrong += searches.bounds(Question::margin, 0, position) != exactly(brute_force_margin(position));
    }
    CHECK(wrong > 20);
}

void threads_that_share_a_table_find_the_same() {
    Random random(8);
    std::vector<Position> cases;
    for (int number = 0; number < 60; ++number) cases.push_back(any_floe(random, 22, 2 + number % 3));
    const auto values = [&](Table& table, bool backwards) {
        std::atomic<std::uint64_t> nodes{0};
        const Contest game(Question::guaranteed, 0, table);
        Search search(game, table, nodes);
        std::vector<int> found(cases.size());
        for (std::size_t step = 0; step < cases.size(); ++step) {
            const std::size_t number = backwards ? cases.size() - 1 - step : step;
            found[number] =
                search.narrow(game.start(cases[number]), {-999, 999}, {endless_nodes, no_deadline, &never}).low;
        }
        return found;
    };
    Table alone(1 << 18), shared(1 << 12);  // small, so that the threads overwrite each other's entries
    const std::vector<int> expected = values(alone, false);
    std::vector<int> other;
    std::thread thread([&] { other = values(shared, true); });
    CHECK(values(shared, false) == expected);
    thread.join();
    CHECK(other == expected);
}

// Any number of threads gives the same value; here helpers join at once.
void threads_that_share_a_question_find_the_same() {
    Random random(9);
    int helped = 0;
    for (int number = 0; number < 12; ++number) {
        const Position position = any_floe(random, 24, 2 + number % 3);
        std::vector<Bounds> found;
        std::uint64_t guess_nodes = 0;
        for (const int threads : {1, 2, 8}) {
            Table table(number % 2 ? 1 << 13 : 1 << 18, threads, {.solo = 0});
            const Contest game(Question::guaranteed, 0, table);
            std::atomic<std::uint64_t> nodes{0};
            Search search(game, table, nodes);
            const Budget endless{endless_nodes, no_deadline, &never};
            found.push_back(Mtd(search, endless, nodes).narrow(game.start(position), {-999, 999}));
            CHECK(found.back().met() && found.back() == found.front());
            if (threads == 1) guess_nodes = nodes - search.nodes();
            else helped += nodes > search.nodes() + guess_nodes;
        }
    }
    CHECK(helped > 5);
}

}  // namespace

int main() {
    values_agree_with_brute_force();
    solitaire_agrees_with_brute_force();
    a_spare_move_decides_a_fight();
    equivalent_floes_have_equal_margins();
    lines_lead_to_the_value();
    mtd_finds_the_value();
    selfish_play_agrees_with_plain_max_n();
    weak_keys_are_noticed();
    threads_that_share_a_table_find_the_same();
    threads_that_share_a_question_find_the_same();
    return report();
}

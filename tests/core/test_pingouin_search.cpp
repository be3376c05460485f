// The search of Pingouin against trying everything: guaranteed, margin and selfish, with tables of any size, with
// threads that share one, and with a key that tells too little.
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

// A table, and a search for every question, kept: its memory takes longer than most answers.
template <class Game = Contest>
class Searches {
public:
    explicit Searches(std::size_t bytes) : table_(bytes) {}

    Search<Game>& of(Asked asked, int seat) {
        return kept_.try_emplace({asked, seat}, asked, seat, table_, nodes_).first->second.search;
    }

    Bounds bounds(Asked asked, int seat, const Position& position, std::uint64_t allowed = endless_nodes) {
        Search<Game>& search = of(asked, seat);
        return search.narrow(search.game().start(position), {-999, 999}, {allowed, no_deadline, &never});
    }

private:
    struct Kept {
        Kept(Asked asked, int seat, Table& table, std::atomic<std::uint64_t>& nodes)
            : game(asked, seat, table), search(game, table, nodes) {}

        Game game;
        Search<Game> search;
    };

    Table table_;
    std::atomic<std::uint64_t> nodes_{0};
    std::map<std::pair<Asked, int>, Kept> kept_;
};

Bounds exactly(int value) { return {value, value}; }

// Hands every question about a position to `check`: what is asked, of which seat, and the value by trying everything.
template <class Check>
void each_question(const Position& position, const Check& check) {
    const auto values = TriedValues().values(position);
    for (int seat = 0; seat < position.players; ++seat)
        check(Asked::guaranteed, seat, values[static_cast<std::size_t>(seat)]);
    if (position.players == 2) check(Asked::margin, 0, values[TriedValues::margin]);
}

Position any_case(Random& random, int number, int most_tiles) {
    const int players = 2 + static_cast<int>(random() % 3), tiles = 5 + static_cast<int>(random() % (most_tiles - 4u));
    return any_floe(random, number % 8 == 0 ? std::min(tiles, 8) : tiles, players, number % 8 == 0);
}

void values_are_those_of_trying_everything() {
    Random random(1);
    Searches<> none(0), tiny(256), large(1 << 20);
    int decided = 0, placing = 0;
    for (int number = 0; number < 3000; ++number) {
        const Position position = any_case(random, number, 11);
        placing += position.placing();
        each_question(position, [&](Asked asked, int seat, int value) {
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

// A solitaire is a game of one, and where nobody meets anybody, the sum of them is the value.
void regions_alone_are_what_the_whole_search_finds() {
    Random random(2);
    Table table(1 << 20);
    const Solitaire solitaire(table);
    constexpr int endless = 1 << 30;
    for (int number = 0; number < 500; ++number) {
        const Position position = any_floe(random, 6 + number % 7, 1);
        const Region region{position.ice.within(position.free()), position.penguins[0]};
        const Bounds fish = solitaire.most(region, Counted::fish_then_moves, endless);
        const Bounds moves = solitaire.most(region, Counted::moves, endless);
        CHECK(fish.met() && moves.met());
        CHECK(position.holding(0) + fish.low / worth_of_a_fish == tried_guaranteed(position, 0));
        // With one fish everywhere, fish are moves.
        Position plain = position;
        plain.ice = {position.ice.tiles(), 0};
        CHECK(plain.holding(0) + moves.low == tried_guaranteed(plain, 0));
        CHECK(fish.low % worth_of_a_fish <= moves.low);
        // Little effort leaves bounds that hold.
        Table none(0);
        const Bounds hurried = Solitaire(none).most(region, Counted::fish_then_moves, number % 7);
        CHECK(hurried.low <= fish.low && fish.low <= hurried.high);
    }
}

// A private region is a spare move for the fight elsewhere: what it adds is not what it is worth alone.
void a_spare_move_decides_a_fight() {
    constexpr const char* with = "...2.../.1111A.../...1B1../....3.../......./......../1A111.../.......1B";
    constexpr const char* without = "...2.../.1111A.../...1B1../....3.../......./......../1A...../.......1B";
    Searches<> searches(1 << 16);
    CHECK(tried_margin(drawn(with, 2)) == 4);
    CHECK(tried_margin(drawn(without, 2)) == -1);
    CHECK(searches.bounds(Asked::margin, 0, drawn(with, 2)) == exactly(4));
    CHECK(searches.bounds(Asked::margin, 0, drawn(without, 2)) == exactly(-1));
}

Position with_boards(const Position& position, Board (*change)(Board)) {
    Position changed = position;
    changed.ice = {change(position.ice.ones), change(position.ice.twos)};
    for (Board& penguins : changed.penguins) penguins = change(penguins);
    return changed;
}

// Left and right, another place in the frame, ice that nobody can reach, another order of the seats: nothing changes.
void what_makes_no_difference_changes_nothing() {
    Random random(3);
    Searches<> searches(1 << 20);
    const auto margin = [&](const Position& position) { return searches.bounds(Asked::margin, 0, position).low; };
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

// Every move of a line keeps the value, and the line ends in it, whether the table is large or forgets everything.
void lines_lead_to_the_value() {
    Random random(4);
    Searches<> none(0), large(1 << 20);
    std::atomic<bool> stop{false};
    int moves = 0;
    for (int number = 0; number < 150; ++number) {
        const Position start = any_case(random, number, 11);
        each_question(start, [&](Asked asked, int seat, int value) {
            for (Searches<>* searches : {&none, &large}) {
                Position position = start;
                for (const Move move : best_line(searches->of(asked, seat), position, value, stop)) {
                    position = position.after(move);
                    CHECK(large.bounds(asked, seat, position) == exactly(value));
                    ++moves;
                }
                CHECK(position.over());
                CHECK((asked == Asked::margin ? position.fish[0] - position.fish[1]
                                              : position.fish[static_cast<std::size_t>(seat)]) == value);
            }
            stop = true;
            CHECK(best_line(large.of(asked, seat), start, value, stop).empty());
            stop = false;
        });
    }
    CHECK(moves > 1000);
}

// From a guess, right or wrong, with much effort or little.
void a_guess_leads_to_the_value() {
    Random random(5);
    for (int number = 0; number < 300; ++number) {
        const Position position = any_case(random, number, 13);
        each_question(position, [&](Asked asked, int seat, int value) {
            Table table(1 << 16);
            const Contest game(asked, seat, table);
            std::atomic<std::uint64_t> nodes{0};
            Search search(game, table, nodes);
            const auto start = game.start(position);
            const auto narrowed = [&](Bounds known, std::uint64_t allowed) {
                return FromGuess(search, {allowed, no_deadline, &never}, nodes).narrow(start, known);
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

void selfish_play_is_that_of_plain_max_n() {
    Random random(6);
    Table regions(1 << 16);
    GainsTable none(0), large(1 << 20);
    std::atomic<std::uint64_t> nodes{0};
    for (int number = 0; number < 500; ++number) {
        const Position position = any_case(random, number, 10);
        const auto expected = tried_selfish(position);
        const auto sure = TriedValues().values(position);
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
                CHECK(expected[own] >= sure[own]);
            }
        }
    }
}

// A game whose keys keep only a few bits: positions share them, and the answers must show it.
class Forgetful : public Contest {
public:
    using Contest::Contest;
    Key key(const State& state) const { return {Contest::key(state).first & 0xf, 1}; }
};

void a_key_that_tells_too_little_is_caught() {
    Random random(7);
    Searches<Forgetful> searches(1 << 20);
    int wrong = 0;
    for (int number = 0; number < 300; ++number) {
        const Position position = any_floe(random, 12, 2);
        wrong += searches.bounds(Asked::margin, 0, position) != exactly(tried_margin(position));
    }
    CHECK(wrong > 20);
}

void threads_that_share_a_table_find_the_same() {
    Random random(8);
    std::vector<Position> cases;
    for (int number = 0; number < 60; ++number) cases.push_back(any_floe(random, 22, 2 + number % 3));
    const auto values = [&](Table& table, bool backwards) {
        std::atomic<std::uint64_t> nodes{0};
        const Contest game(Asked::guaranteed, 0, table);
        Search search(game, table, nodes);
        std::vector<int> found(cases.size());
        for (std::size_t step = 0; step < cases.size(); ++step) {
            const std::size_t number = backwards ? cases.size() - 1 - step : step;
            found[number] =
                search.narrow(game.start(cases[number]), {-999, 999}, {endless_nodes, no_deadline, &never}).low;
        }
        return found;
    };
    Table alone(1 << 18), shared(1 << 12);  // so small that the threads overwrite each other's entries
    const std::vector<int> expected = values(alone, false);
    std::vector<int> other;
    std::thread thread([&] { other = values(shared, true); });
    CHECK(values(shared, false) == expected);
    thread.join();
    CHECK(other == expected);
}

// However many threads search a question together, piece by piece: they join at once here.
void threads_that_share_a_question_find_the_same() {
    Random random(9);
    int helped = 0;
    for (int number = 0; number < 12; ++number) {
        const Position position = any_floe(random, 24, 2 + number % 3);
        std::vector<Bounds> found;
        std::uint64_t looked_ahead = 0;
        for (const int threads : {1, 2, 8}) {
            Table table(number % 2 ? 1 << 13 : 1 << 18, threads, 0);
            const Contest game(Asked::guaranteed, 0, table);
            std::atomic<std::uint64_t> nodes{0};
            Search search(game, table, nodes);
            const Budget endless{endless_nodes, no_deadline, &never};
            found.push_back(FromGuess(search, endless, nodes).narrow(game.start(position), {-999, 999}));
            CHECK(found.back().met() && found.back() == found.front());
            if (threads == 1) looked_ahead = nodes - search.nodes();
            else helped += nodes > search.nodes() + looked_ahead;
        }
    }
    CHECK(helped > 5);
}

}  // namespace

int main() {
    values_are_those_of_trying_everything();
    regions_alone_are_what_the_whole_search_finds();
    a_spare_move_decides_a_fight();
    what_makes_no_difference_changes_nothing();
    lines_lead_to_the_value();
    a_guess_leads_to_the_value();
    selfish_play_is_that_of_plain_max_n();
    a_key_that_tells_too_little_is_caught();
    threads_that_share_a_table_find_the_same();
    threads_that_share_a_question_find_the_same();
    return report();
}

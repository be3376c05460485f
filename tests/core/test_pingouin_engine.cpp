// The engine of Pingouin: features that do not depend on the side or the seat, a search that agrees with plain minimax,
// suggestions that are legal and keep their limits, and proofs that agree with brute force.
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <utility>
#include <vector>

#include "../../solver/core/pingouin/engine.hpp"
#include "../../solver/core/search/depth_limited.hpp"
#include "check.hpp"
#include "floes.hpp"

using namespace floes;
using namespace ppsolve::search;

namespace {

const std::atomic<bool> never{false};

constexpr std::uint64_t few_nodes = 4000;

Position mirror_image(Position position) {
    position.ice = {mirrored(position.ice.ones), mirrored(position.ice.twos)};
    for (Board& penguins : position.penguins) penguins = mirrored(penguins);
    return position;
}

Position swapped(Position position) {
    std::swap(position.penguins[0], position.penguins[1]);
    std::swap(position.to_place[0], position.to_place[1]);
    std::swap(position.fish[0], position.fish[1]);
    position.to_move = static_cast<std::uint8_t>(1 - position.to_move);
    return position;
}

Suggestion suggested(const Position& position, std::uint64_t nodes, int threads = 1) {
    Table proofs(1 << 20, threads, {.solo = 1 << 8});
    Engine engine(proofs, 1 << 18);
    const auto start = std::chrono::steady_clock::now();
    return engine.suggest(position, {{nodes, no_deadline, &never}, start, threads, true});
}

void check_suggestion(const Position& position, const Suggestion& found) {
    auto moves = position.moves();
    CHECK(found.moves.size() == moves.size());
    std::vector<Move> estimated;
    for (const MoveEstimate& each : found.moves) {
        estimated.push_back(each.move);
        CHECK(each.line.front() == each.move);
        Position end = position;
        for (const Move move : each.line) {
            const auto legal = end.moves();
            CHECK(std::ranges::find(legal, move) != legal.end());
            end.play(move);
        }
    }
    std::ranges::sort(estimated);
    CHECK(estimated == moves);
}

void mirror_images_and_swapped_seats_have_mirrored_values() {
    Random random(1);
    for (int count = 0; count < 300; ++count) {
        const Position position = any_floe(random, 20 + count % 30, 2 + count % 3, count % 5 == 0);
        if (position.over()) continue;
        CHECK(evaluated_fish(mirror_image(position)) == evaluated_fish(position));
        if (position.players > 2) continue;
        const int margin = estimated_margin(unfolded(position), weights_for(2));
        CHECK(estimated_margin(unfolded(swapped(position)), weights_for(2)) == -margin);
    }
}

void dead_penguins_and_tiles_do_not_count() {
    Random random(2);
    for (int count = 0; count < 300; ++count) {
        const Position position = any_floe(random, 12 + count % 20, 2 + count % 3);
        if (position.over()) continue;
        Folded state = unfolded(position);
        const auto before = estimated_fish(state, position.players, weights_for(position.players));
        state.drop_dead();
        CHECK(estimated_fish(state, position.players, weights_for(position.players)) == before);
    }
}

// One move ahead nothing is cut off, so the search must agree with plain alpha-beta.
void the_search_agrees_with_minimax() {
    Random random(3);
    Table proofs(1 << 18);
    RegionBudget regions({endless_nodes, no_deadline, &never});
    const EngineContest game(proofs, regions);
    const Budget budget{endless_nodes, no_deadline, &never};
    std::atomic<std::uint64_t> nodes{0};
    for (int count = 0; count < 60; ++count) {
        const Position position = any_floe(random, 14 + count % 24, 2, count % 7 == 0);
        if (position.over()) continue;
        EstimateTable estimates(1 << 16);
        Deepening search(game, estimates, budget, nodes);
        DepthLimited<EngineContest> plain(game, budget);
        const auto start = game.start(position);
        const auto expected = plain.value(start, 1, [&](const auto& leaf) { return game.evaluate(leaf); });
        CHECK(search.value(start, 1, {-30000, 30000}) == expected);
    }
}

void suggestions_are_legal_and_reproducible() {
    Random random(4);
    for (int count = 0; count < 40; ++count) {
        const Position position = any_floe(random, 10 + count, 2 + count % 3, count % 4 == 0);
        if (position.over()) continue;
        const Suggestion found = suggested(position, few_nodes);
        check_suggestion(position, found);
        CHECK(found.nodes <= few_nodes + max_moves);
        const Suggestion again = suggested(position, few_nodes);
        CHECK(again.nodes == found.nodes && again.depth == found.depth);
        for (std::size_t number = 0; number < found.moves.size(); ++number) {
            CHECK(again.moves[number].move == found.moves[number].move);
            CHECK(again.moves[number].fish == found.moves[number].fish);
        }
    }
}

void proved_moves_agree_with_brute_force() {
    Random random(5);
    int proved = 0;
    for (int count = 0; count < 40; ++count) {
        const Position position = any_floe(random, 12, 2);
        if (position.over()) continue;
        const Suggestion found = suggested(position, 100'000);
        check_suggestion(position, found);
        if (!found.proved) continue;
        ++proved;
        CHECK(found.moves[0].margin == 100 * brute_force_margin(position));
        for (const MoveEstimate& each : found.moves)
            if (each.kind == MoveEstimate::Kind::proved)
                CHECK(each.margin == 100 * brute_force_margin(position.after(each.move)));
    }
    CHECK(proved > 25);
}

// A region of one player that takes long to solve: neither nodes nor the time that they take may run away.
void large_regions_keep_the_limit() {
    const Position position = drawn("111B11.1/....1B1.1B/2121A.../2232.1A.1/2111121/231A3.1.1/11..1../11..21A.1B", 2);
    const Suggestion found = suggested(position, few_nodes);
    check_suggestion(position, found);
    CHECK(found.nodes <= few_nodes + max_moves);
}

// A clock that stands still until it was read some times, and then is late.
struct FakeClock {
    static inline int reads, reads_in_time;

    static TimePoint now() { return TimePoint(std::chrono::seconds(++reads > reads_in_time ? 1000 : 0)); }
};

Suggestion suggested_in_time(const Position& position, int reads) {
    FakeClock::reads = 0;
    FakeClock::reads_in_time = reads;
    Table proofs(1 << 20);
    Engine engine(proofs, 1 << 18);
    const Budget budget{endless_nodes, TimePoint(std::chrono::seconds(1)), &never, false, FakeClock::now};
    return engine.suggest(position, {budget, TimePoint{}, 1, true});
}

// The clock is read often, so a limit of time is kept: few positions are visited between two reads and after the last.
void a_deadline_ends_the_search_at_once() {
    constexpr int most_reads_when_late = 1000;                // each region reads the clock, and is not searched
    constexpr std::uint64_t most_nodes_between_reads = 1000;  // several searches in a row, each with some nodes
    Random random(8);
    std::vector<Position> positions{
        drawn("111B11.1/....1B1.1B/2121A.../2232.1A.1/2111121/231A3.1.1/11..1../11..21A.1B", 2)};
    for (const int players : {2, 3, 4})
        for (const int tiles : {16, 22, 30, 50}) positions.push_back(any_floe(random, tiles, players));
    for (const int players : {2, 3, 4}) positions.push_back(any_floe(random, 60, players, true));
    for (const Position& position : positions) {
        if (position.over()) continue;
        for (const int reads : {0, 1, 20, 150, 1000}) {
            const Suggestion found = suggested_in_time(position, reads);
            check_suggestion(position, found);
            CHECK(FakeClock::reads <= reads + most_reads_when_late);
            CHECK(suggested_in_time(position, reads + 1).nodes <= found.nodes + most_nodes_between_reads);
        }
    }
}

void threads_share_a_search() {
    Random random(7);
    for (const int players : {2, 3}) {
        const Position position = any_floe(random, 50, players);
        Table proofs(1 << 20, 3, {.solo = 1 << 8});
        Engine engine(proofs, 1 << 18);
        const auto start = std::chrono::steady_clock::now();
        const Budget budget{endless_nodes, start + std::chrono::milliseconds(100), &never};
        check_suggestion(position, engine.suggest(position, {budget, start, 3, true}));
    }
}

void a_stop_ends_the_search() {
    const std::atomic<bool> stopped{true};
    Random random(6);
    for (const int players : {2, 3, 4}) {
        const Position position = any_floe(random, 50, players, true);
        Table proofs(1 << 18);
        Engine engine(proofs, 1 << 18);
        check_suggestion(position, engine.suggest(position, {{endless_nodes, no_deadline, &stopped}, {}, 1, true}));
    }
}

}  // namespace

int main() {
    mirror_images_and_swapped_seats_have_mirrored_values();
    dead_penguins_and_tiles_do_not_count();
    the_search_agrees_with_minimax();
    suggestions_are_legal_and_reproducible();
    proved_moves_agree_with_brute_force();
    large_regions_keep_the_limit();
    a_deadline_ends_the_search_at_once();
    threads_share_a_search();
    a_stop_ends_the_search();
    return report();
}

// Plays games of the engine against itself and writes the features of their positions with the results, for fit.py.
//
//     record WEIGHTS PLAYERS FIRST LAST NODES FILE
//
// Each seed is one game. WEIGHTS is a file of fit.py, or - for those of the core. A game begins with some random moves,
// which are not recorded. Then every move is the engine's with NODES nodes.
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "../../solver/core/pingouin/engine.hpp"
#include "../../solver/core/search/mtd.hpp"
#include "games.hpp"

namespace {

using namespace floe_engine;

constexpr int proof_tiles = 27;
constexpr std::uint64_t proof_nodes = 60'000;

// A position as 16-bit numbers: seed, kind, tiles, waiting, the features of each seat, a label for each seat.
// Kind 0 is a folded position of two players, whose first label is the margin to come; kind 1 a real position, whose
// labels are the fish to come.
struct Row {
    std::vector<std::int16_t> numbers;
    int shift;
};

Row features_row(int seed, int kind, const Folded& state, int players) {
    FloeFeatures features;
    find_features(state, players, features);
    Row row{{static_cast<std::int16_t>(seed), static_cast<std::int16_t>(kind),
             static_cast<std::int16_t>(features.tiles), static_cast<std::int16_t>(features.waiting)},
            0};
    for (int seat = 0; seat < players; ++seat)
        for (const int number : features.of[static_cast<std::size_t>(seat)])
            row.numbers.push_back(static_cast<std::int16_t>(number));
    return row;
}

void write(std::FILE* file, const std::vector<std::int16_t>& numbers) {
    std::fwrite(numbers.data(), sizeof(numbers[0]), numbers.size(), file);
}

// Play random moves on a new floe: some or all of the penguins are placed, and then a few slides are made.
Position opening(Random& random, int players) {
    Position position = fresh_floe(random, players);
    for (int count = random.below(3) ? random.below(9) : 9; count > 0 && position.placing(); --count)
        position.play(random_move(position, random));
    if (!position.placing())
        for (int count = random.below(4) ? random.below(6) : random.below(20); count > 0 && !position.over(); --count)
            position.play(random_move(position, random));
    return position;
}

void write_real(std::vector<Row>& rows, const std::vector<Position>& before, const Position& end, std::FILE* file) {
    for (std::size_t number = 0; number < rows.size(); ++number) {
        for (int seat = 0; seat < end.players; ++seat)
            rows[number].numbers.push_back(static_cast<std::int16_t>(end.holding(seat) - before[number].holding(seat)));
        write(file, rows[number].numbers);
    }
}

void play_more(int seed, int players, const WeightSets& sets, std::uint64_t nodes, std::FILE* file) {
    Random random(static_cast<std::uint64_t>(seed));
    Position position = opening(random, players);
    const std::atomic<bool> stop{false};
    std::vector<Row> rows;
    std::vector<Position> before;
    while (!position.over()) {
        rows.push_back(features_row(seed, 1, unfolded(position), players));
        before.push_back(position);
        search::Table proofs(1 << 18);
        Engine engine(proofs, 1 << 18, sets);
        const search::Budget budget{nodes, search::no_deadline, &stop};
        position.play(engine.suggest(position, {budget, {}, 1, false}).moves[0].move);
    }
    write_real(rows, before, position, file);
}

void play_two(int seed, const WeightSets& sets, std::uint64_t nodes, std::FILE* file) {
    Random random(static_cast<std::uint64_t>(seed));
    Position position = opening(random, 2);
    const std::atomic<bool> stop{false};
    std::atomic<std::uint64_t> visited{0};
    search::Table table(1 << 22);
    search::EstimateTable estimates(1 << 20);
    RegionBudget regions({search::endless_nodes, search::no_deadline, &stop});
    const EngineContest game(table, regions, sets[0]);
    const Contest exact(Question::margin, 0, table);
    std::vector<Row> folded, raw, waiting;
    std::vector<Position> before;
    const auto label = [&](int margin) {
        for (Row& row : waiting) {
            row.numbers.push_back(static_cast<std::int16_t>(margin - row.shift));
            row.numbers.push_back(0);
            folded.push_back(row);
        }
        waiting.clear();
    };
    while (!position.over()) {
        const auto start = game.start(position);
        if (!start.bounds.met()) {
            Row row = features_row(seed, 0, start.state, 2);
            row.shift = start.shift;
            waiting.push_back(row);
        }
        if (start.bounds.met()) {
            label(start.bounds.low);
        } else if (board::count(start.state.fish.tiles()) <= proof_tiles) {
            search::Search search(exact, table, visited);
            const search::Budget budget{proof_nodes, search::no_deadline, &stop};
            const auto value = search::Mtd(search, budget, visited).narrow(exact.start(position), {-999, 999});
            if (value.met()) label(value.low);
        }
        raw.push_back(features_row(seed, 1, unfolded(position), 2));
        before.push_back(position);
        search::Deepening deepening(game, estimates, {nodes, search::no_deadline, &stop}, visited);
        std::vector<search::Candidate<Folded>> candidates;
        const auto moves = position.moves();
        for (const Move move : moves)
            candidates.push_back({game.start(position.after(move)), static_cast<int>(candidates.size())});
        deepening.run(candidates, position.to_move != 0);
        position.play(moves[static_cast<std::size_t>(candidates[0].number)]);
    }
    label(position.holding(0) - position.holding(1));
    for (const Row& row : folded) write(file, row.numbers);
    write_real(raw, before, position, file);
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 7) return 2;
    const WeightSets sets = read_weights(arguments[1]);
    const std::uint64_t nodes = std::strtoull(arguments[5], nullptr, 10);
    std::FILE* file = std::fopen(arguments[6], "wb");
    if (!file) return 1;
    const int players = std::atoi(arguments[2]);
    for (int seed = std::atoi(arguments[3]); seed <= std::atoi(arguments[4]); ++seed) {
        if (players == 2) play_two(seed, sets, nodes, file);
        else play_more(seed, players, sets, nodes, file);
    }
    std::fclose(file);
}

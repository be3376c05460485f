// Prints the features of positions and their proved margin, one line each, for fit.py.
//
//     record FIRST LAST     the games with these seeds
//
// Moves prefer fish and exits, with much randomness, until 18 to 29 free tiles are left. Then a few random moves
// follow, and some of the moves at each of them are recorded.
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <vector>

#include "../../solver/core/pingouin/contest.hpp"
#include "../../solver/core/pingouin/evaluation.hpp"
#include "../../solver/core/search/mtd.hpp"

using namespace ppsolve;
using namespace ppsolve::pingouin;

namespace {

using Random = std::mt19937_64;

Position fresh_floe(Random& random) {
    std::vector<int> fish(tile_count, 1);
    for (int tile = 0; tile < tile_count; ++tile)
        fish[static_cast<std::size_t>(tile)] = tile < 30 ? 1 : tile < 50 ? 2 : 3;
    Position position;
    for (int tile = 0; tile < tile_count; ++tile) {
        std::swap(fish[static_cast<std::size_t>(tile)],
                  fish[tile + random() % (tile_count - static_cast<unsigned>(tile))]);
        if (fish[static_cast<std::size_t>(tile)] & 1) position.ice.ones |= board::at(tile);
        if (fish[static_cast<std::size_t>(tile)] & 2) position.ice.twos |= board::at(tile);
    }
    position.to_place = {4, 4};
    position.settle(0);
    return position;
}

Move sensible_move(const Position& position, Random& random) {
    int most = -1;
    Move best{};
    for (const Move move : position.moves()) {
        const Board exits = board::beside(board::at(move.to)) & position.after(move).free();
        const int appeal = (position.placing() ? 0 : 100 * position.ice.on(move.to)) + 30 * board::count(exits) +
                           static_cast<int>(random() % 150);
        if (appeal > most) most = appeal, best = move;
    }
    return best;
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 3) return 2;
    const std::atomic<bool> stop{false};
    const search::Budget budget{2'000'000, search::no_deadline, &stop};
    for (int seed = std::atoi(arguments[1]); seed <= std::atoi(arguments[2]); ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        Position position = fresh_floe(random);
        while (!position.over() && (position.placing() || board::count(position.free()) > 18 + seed % 12))
            position.play(sensible_move(position, random));
        search::Table table(1 << 24);
        std::atomic<std::uint64_t> nodes{0};
        const Contest game(Question::margin, 0, table);
        search::Search search(game, table, nodes);
        for (int ply = 0; ply < 6 && !position.over() && !game.start(position).bounds.met(); ++ply) {
            const std::vector<Move> moves = position.moves();
            for (int sample = 0; sample < 6; ++sample) {
                const auto child = game.start(position.after(moves[random() % moves.size()]));
                const search::Bounds value = search::Mtd(search, budget, nodes).narrow(child, {-999, 999});
                if (child.bounds.met() || !value.met()) continue;
                const Features found = features_of(child.state);
                std::printf("%d %d %d %d %d\n", seed, value.low - child.shift, found.fish, found.between,
                            found.penguins);
            }
            position.play(moves[random() % moves.size()]);
        }
    }
}

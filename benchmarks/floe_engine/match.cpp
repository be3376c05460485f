// Plays one player against others and prints the fish of every game, for benchmarks/floe_matches.py.
//
//     match PLAYERS PLACED FIRST LAST ONE OTHER
//
// Every seed is one floe, with penguins placed at random if PLACED is 1. ONE plays once from every seat, OTHER has all
// other seats. Prints one line for each game: seed, seat of ONE, fish and tiles of every seat.
#include <cstdio>
#include <cstdlib>

#include "players.hpp"

int main(int count, char** arguments) {
    using namespace floe_engine;
    if (count != 7) return 2;
    const int players = std::atoi(arguments[1]);
    const bool placed = std::atoi(arguments[2]);
    const auto one = make_player(arguments[5]), other = make_player(arguments[6]);
    for (int seed = std::atoi(arguments[3]); seed <= std::atoi(arguments[4]); ++seed) {
        Random random(static_cast<std::uint64_t>(seed) + 1'000'000'000);
        Position start = fresh_floe(random, players);
        while (placed && start.placing()) start.play(random_move(start, random));
        for (int seat = 0; seat < players; ++seat) {
            Position position = start;
            Random chances(random.word());
            while (!position.over()) {
                Player& player = position.to_move == seat ? *one : *other;
                position.play(player.choose(position, chances));
            }
            std::printf("%d %d", seed, seat);
            for (int each = 0; each < players; ++each)
                std::printf(" %d %d", position.fish[static_cast<std::size_t>(each)],
                            position.tiles[static_cast<std::size_t>(each)]);
            std::printf("\n");
            std::fflush(stdout);
        }
    }
}

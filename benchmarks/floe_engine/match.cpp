// Plays one game between one player and others, for benchmarks/floe_matches.py.
//
//     match PLAYERS PLACED SEED SEAT ONE OTHER
//     match serve PLAYER
//     match speed PLAYER PLAYERS
//
// A seed is a floe, with penguins placed at random if PLACED is 1. ONE has the given seat, OTHER all others. Prints the
// fish and tiles of every seat. `serve` answers positions with moves, so that programs of two versions can play each
// other: see RemotePlayer in players.hpp. `speed` prints how many positions or playouts of its limit, a count, the
// player uses in a second of processor time, which hardly depends on what else the machine does.
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <string>

#include "players.hpp"

namespace {

using namespace floe_engine;

int serve(const std::string& description) {
    const auto player = make_player(description);
    Random chances(1);
    for (Position position; read_position(std::cin, position);) {
        const Move move = player->choose(position, chances);
        std::cout << int{move.from} << ' ' << int{move.to} << std::endl;
    }
    return 0;
}

// The limit has to be a count that is spent in every position: before anything can be proved.
int measure_speed(const std::string& description, int players) {
    constexpr int floes = 6, slides = 4;
    const auto player = make_player(description);
    const double count = std::atof(description.substr(description.find(':') + 1).c_str());
    Random random(1);
    std::clock_t spent = 0;
    for (int floe = 0; floe < floes; ++floe) {
        Position position = fresh_floe(random, players);
        while (position.placing()) position.play(random_move(position, random));
        for (int before = 0; before < slides; ++before) position.play(random_move(position, random));
        Random chances(random.word());
        const std::clock_t start = std::clock();
        player->choose(position, chances);
        spent += std::clock() - start;
    }
    std::printf("%.0f\n", floes * count * CLOCKS_PER_SEC / static_cast<double>(spent));
    return 0;
}

}  // namespace

int main(int count, char** arguments) {
    if (count == 3 && std::string(arguments[1]) == "serve") return serve(arguments[2]);
    if (count == 4 && std::string(arguments[1]) == "speed") return measure_speed(arguments[2], std::atoi(arguments[3]));
    if (count != 7) return 2;
    const int players = std::atoi(arguments[1]), seat = std::atoi(arguments[4]);
    const bool placed = std::atoi(arguments[2]);
    const auto one = make_player(arguments[5]), other = make_player(arguments[6]);
    Random random(static_cast<std::uint64_t>(std::atoi(arguments[3])) + 1'000'000'000);
    Position position = fresh_floe(random, players);
    while (placed && position.placing()) position.play(random_move(position, random));
    for (int before = 0; before < seat; ++before) random.word();
    Random chances(random.word());
    while (!position.over()) {
        Player& player = position.to_move == seat ? *one : *other;
        position.play(player.choose(position, chances));
    }
    for (int each = 0; each < players; ++each)
        std::printf("%d %d ", position.fish[static_cast<std::size_t>(each)],
                    position.tiles[static_cast<std::size_t>(each)]);
    std::printf("\n");
}

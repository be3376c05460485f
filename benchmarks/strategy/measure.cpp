// Measure lists of criteria among greedy players.
//
//     measure PLAYERS FIRST ROUNDS < LINES
//
// A line is `random`, `greedy` or a list of criteria. For each one, the histogram of the cards left is printed: rounds
// with 0 cards left, 1, 2 and so on. With a fourth argument the cards left in each round are printed instead.
#include <cstdio>
#include <cstdlib>
#include <iostream>

#include "criteria.hpp"

int main(int count, char** arguments) {
    using namespace strategy;
    if (count < 4) return std::fprintf(stderr, "usage: measure PLAYERS FIRST ROUNDS [each]\n"), 2;
    const int players = std::atoi(arguments[1]);
    const std::uint64_t first = std::strtoull(arguments[2], nullptr, 10);
    const std::uint64_t rounds = std::strtoull(arguments[3], nullptr, 10);
    for (std::string line; std::getline(std::cin, line);) {
        const Criteria criteria = line == "random" || line == "greedy" ? Criteria{} : criteria_from(line);
        std::array<long, 37> histogram{};
        for (std::uint64_t seed = first; seed < first + rounds; ++seed) {
            const int left = line == "random"   ? cards_left(seed, players, careless_move<RandomPolicy>)
                             : line == "greedy" ? cards_left(seed, players, careless_move<GreedyPolicy>)
                                                : cards_left(seed, players, criteria);
            ++histogram[static_cast<std::size_t>(left)];
            if (count > 4) std::printf("%d ", left);
        }
        if (count == 4)
            for (const long cards : histogram) std::printf("%ld ", cards);
        std::printf("\n");
    }
}

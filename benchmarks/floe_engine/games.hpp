// Shared by the programs of this folder: random floes and weights from a file.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

#include "../../solver/core/pingouin/estimate.hpp"
#include "../../solver/core/pingouin/position.hpp"

namespace floe_engine {

using namespace ppsolve;
using namespace ppsolve::pingouin;

// SplitMix64, as in solver/randomness.py.
class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t word() {
        std::uint64_t mixed = state_ += 0x9e3779b97f4a7c15ULL;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9ULL;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebULL;
        return mixed ^ (mixed >> 31);
    }
    int below(int bound) { return static_cast<int>(word() % static_cast<std::uint64_t>(bound)); }

private:
    std::uint64_t state_;
};

inline Position fresh_floe(Random& random, int players) {
    std::array<int, tile_count> fish;
    for (int tile = 0; tile < tile_count; ++tile)
        fish[static_cast<std::size_t>(tile)] = tile < 30 ? 1 : tile < 50 ? 2 : 3;
    Position position;
    for (int tile = tile_count - 1; tile >= 0; --tile) {
        std::swap(fish[static_cast<std::size_t>(tile)], fish[static_cast<std::size_t>(random.below(tile + 1))]);
        if (fish[static_cast<std::size_t>(tile)] & 1) position.ice.ones |= board::at(tile);
        if (fish[static_cast<std::size_t>(tile)] & 2) position.ice.twos |= board::at(tile);
    }
    position.players = static_cast<std::uint8_t>(players);
    for (int seat = 0; seat < players; ++seat)
        position.to_place[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(6 - players);
    if (players == 2) position.to_place = {4, 4};
    position.settle(0);
    return position;
}

inline Move random_move(const Position& position, Random& random) {
    const auto moves = position.moves();
    return moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))];
}

// Read the weights for 2, 3 and 4 players as written by fit.py: whole numbers separated by spaces. `-` is for those of
// the core.
inline WeightSets read_weights(const std::string& file) {
    if (file == "-") return fitted_weights;
    WeightSets sets{};
    std::ifstream in(file);
    for (Weights& weights : sets)
        for (auto* rows : {&weights.lead, &weights.total})
            for (auto& row : *rows)
                for (auto& weight : row)
                    if (!(in >> weight)) throw std::runtime_error("cannot read weights from " + file);
    return sets;
}

}  // namespace floe_engine

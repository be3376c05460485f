// The engine's evaluation: the fish that every seat will probably still take, from the features of features.hpp. The
// weights depend on the number of free tiles, or of penguins still to be placed. benchmarks/floe_engine fitted them to
// games of the engine against itself. Agrees with solver/pingouin/estimate.py.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "features.hpp"

namespace ppsolve::pingouin {

// Weights of the features, in thousandths of a fish, at some numbers of free tiles or of penguins to be placed. They
// are interpolated between these.
inline constexpr int tiles_between_knots = 8, moving_knots = 9;
inline constexpr int waiting_between_knots = 4, placing_knots = 3;
inline constexpr int knots = moving_knots + placing_knots;

using WeightRow = std::array<std::int16_t, feature_count>;

struct Weights {
    std::array<WeightRow, knots> lead;   // of a seat's fish compared with those of the other seats
    std::array<WeightRow, knots> total;  // of the fish of all seats together
};

// For games of 2, 3 and 4 players.
using WeightSets = std::array<Weights, 3>;

#include "estimate_weights.inc"

constexpr const Weights& weights_for(int seats) { return fitted_weights[static_cast<std::size_t>(seats - 2)]; }

// A place between two knots: eighths of the way from `knot` to the next one.
struct Phase {
    static constexpr int steps = 8;

    int knot;
    int eighths;
};

constexpr Phase phase_of(const FloeFeatures& features) {
    if (features.waiting > 0) {
        const int waiting = std::min(features.waiting, waiting_between_knots * (placing_knots - 1));
        const int knot = std::min(waiting / waiting_between_knots, placing_knots - 2);
        return {moving_knots + knot, (waiting - waiting_between_knots * knot) * Phase::steps / waiting_between_knots};
    }
    const int knot = std::min(features.tiles / tiles_between_knots, moving_knots - 2);
    return {knot, (features.tiles - tiles_between_knots * knot) * Phase::steps / tiles_between_knots};
}

// Interpolated weights are eighths of thousandths; estimates are hundredths.
inline constexpr int weight_scale = Phase::steps * 10;

constexpr int weighted(const std::array<WeightRow, knots>& rows, Phase phase, const SeatFeatures& features) {
    const WeightRow& near = rows[static_cast<std::size_t>(phase.knot)];
    const WeightRow& far = rows[static_cast<std::size_t>(phase.knot) + 1];
    int sum = 0;
    for (std::size_t number = 0; number < feature_count; ++number)
        sum += features[number] * (near[number] * (Phase::steps - phase.eighths) + far[number] * phase.eighths);
    return sum;
}

// Two players: the fish to come of player 0 minus those of player 1, in hundredths.
inline int estimated_margin(const Folded& state, const Weights& weights) {
    FloeFeatures features;
    find_features(state, 2, features);
    SeatFeatures difference;
    for (std::size_t number = 0; number < feature_count; ++number)
        difference[number] = features.of[0][number] - features.of[1][number];
    return weighted(weights.lead, phase_of(features), difference) / weight_scale;
}

// The fish to come of every seat, in hundredths.
inline std::array<int, max_players> estimated_fish(const Folded& state, int seats, const Weights& weights) {
    FloeFeatures features;
    find_features(state, seats, features);
    const Phase phase = phase_of(features);
    std::array<int, max_players> fish{};
    int total = 0, leads = 0;
    for (int seat = 0; seat < seats; ++seat) {
        const auto& own = features.of[static_cast<std::size_t>(seat)];
        fish[static_cast<std::size_t>(seat)] = weighted(weights.lead, phase, own);
        leads += fish[static_cast<std::size_t>(seat)];
        total += weighted(weights.total, phase, own);
    }
    for (int seat = 0; seat < seats; ++seat)
        fish[static_cast<std::size_t>(seat)] =
            (total - leads + seats * fish[static_cast<std::size_t>(seat)]) / (seats * weight_scale);
    return fish;
}

}  // namespace ppsolve::pingouin

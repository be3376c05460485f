// Trains the value network: plays rounds against random, greedy and thrifty opponents, and after each round moves the
// weights towards a better estimate of its end.
//
// Usage: learn WEIGHTS ROUNDS. Writes the weights as floats; learn.py turns them into integers.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>

#include "../../solver/core/party/hidden/rollouts.hpp"

using namespace ppsolve::party;

namespace {

constexpr int colour_inputs = value_network::colour_inputs;
constexpr int table_inputs = value_network::table_inputs;
constexpr int units = value_network::units;
constexpr ColourCounts deck{7, 7, 7, 7, 8};
constexpr int max_own_moves = 14;
constexpr long batch_size = 512;

// The inputs of the network for training, scaled to about 1.
struct Inputs {
    int colours = 0;
    float colour[colour_count][colour_inputs];
    float table[table_inputs];
};

constexpr float colour_scale[colour_inputs]{4, 4, 3, 2, 4, 4, 4, 1, 3, 8, 3};
constexpr float table_scale[table_inputs]{4, 3, 12, 6, 4, 4, 12, 3, 3};

Inputs inputs_of(const Pyramid& pyramid, const Hand& hand, const Rules& rules,
                 const value_network::Opponents& opponents) {
    const value_network::Inputs given(pyramid, hand, rules, deck, opponents);
    Inputs inputs;
    for (int input = 0; input < table_inputs; ++input)
        inputs.table[input] = static_cast<float>(given.table()[input]) / table_scale[input];
    for (int colour = 0; colour < colour_count; ++colour) {
        if (!hand.count(colour)) continue;
        const auto numbers = given.colour(colour);
        for (int input = 0; input < colour_inputs; ++input)
            inputs.colour[inputs.colours][input] = static_cast<float>(numbers[input]) / colour_scale[input];
        ++inputs.colours;
    }
    return inputs;
}

// The weights in the order of value_network::Weights.
struct Network {
    float colour[colour_inputs][units], colour_table[table_inputs][units], colour_bias[units];
    float sum[units][units], table[table_inputs][units], bias[units], last[units], last_bias;

    struct Signals {
        float first[colour_count][units], sum[units], second[units];
    };

    float value(const Inputs& in, Signals& signals) const {
        float before[units];
        for (int j = 0; j < units; ++j) before[j] = colour_bias[j], signals.sum[j] = 0, signals.second[j] = bias[j];
        for (int i = 0; i < table_inputs; ++i)
            for (int j = 0; j < units; ++j) before[j] += in.table[i] * colour_table[i][j];
        for (int k = 0; k < in.colours; ++k) {
            float* first = signals.first[k];
            for (int j = 0; j < units; ++j) first[j] = before[j];
            for (int i = 0; i < colour_inputs; ++i)
                for (int j = 0; j < units; ++j) first[j] += in.colour[k][i] * colour[i][j];
            for (int j = 0; j < units; ++j) signals.sum[j] += first[j] = std::max(first[j], 0.0f);
        }
        for (int i = 0; i < table_inputs; ++i)
            for (int j = 0; j < units; ++j) signals.second[j] += in.table[i] * table[i][j];
        for (int i = 0; i < units; ++i)
            for (int j = 0; j < units; ++j) signals.second[j] += signals.sum[i] * sum[i][j];
        float found = last_bias;
        for (int j = 0; j < units; ++j) found += (signals.second[j] = std::max(signals.second[j], 0.0f)) * last[j];
        return found;
    }

    // Add the gradient of the squared error to `gradient`, if the value is too large by `error`.
    void add_gradient(const Inputs& in, const Signals& signals, float error, Network& gradient) const {
        float second[units], first[units];
        gradient.last_bias += error;
        for (int j = 0; j < units; ++j) {
            gradient.last[j] += error * signals.second[j];
            second[j] = signals.second[j] > 0 ? error * last[j] : 0;
            gradient.bias[j] += second[j];
        }
        for (int i = 0; i < table_inputs; ++i)
            for (int j = 0; j < units; ++j) gradient.table[i][j] += in.table[i] * second[j];
        float summed[units];
        for (int i = 0; i < units; ++i) {
            summed[i] = 0;
            for (int j = 0; j < units; ++j) {
                gradient.sum[i][j] += signals.sum[i] * second[j];
                summed[i] += sum[i][j] * second[j];
            }
        }
        for (int k = 0; k < in.colours; ++k) {
            for (int j = 0; j < units; ++j) {
                first[j] = signals.first[k][j] > 0 ? summed[j] : 0;
                gradient.colour_bias[j] += first[j];
            }
            for (int i = 0; i < colour_inputs; ++i)
                for (int j = 0; j < units; ++j) gradient.colour[i][j] += in.colour[k][i] * first[j];
            for (int i = 0; i < table_inputs; ++i)
                for (int j = 0; j < units; ++j) gradient.colour_table[i][j] += in.table[i] * first[j];
        }
    }

    static constexpr std::size_t weights = (colour_inputs + 2 * table_inputs + units + 3) * units + 1;
    float* all() { return reinterpret_cast<float*>(this); }
};

static_assert(sizeof(Network) == Network::weights * sizeof(float));

// The optimiser Adam (Kingma and Ba, 2014).
class Adam {
public:
    void step(Network& network, Network& gradient, long size, double rate) {
        ++taken_;
        const double unbiased = 1 - std::pow(0.9, static_cast<double>(taken_));
        const double unbiased_square = 1 - std::pow(0.999, static_cast<double>(taken_));
        for (std::size_t i = 0; i < Network::weights; ++i) {
            const float one = gradient.all()[i] / static_cast<float>(size);
            mean_.all()[i] = 0.9f * mean_.all()[i] + 0.1f * one;
            square_.all()[i] = 0.999f * square_.all()[i] + 0.001f * one * one;
            network.all()[i] -= static_cast<float>(rate * mean_.all()[i] / unbiased /
                                                   (std::sqrt(square_.all()[i] / unbiased_square) + 1e-8));
        }
        gradient = {};
    }

private:
    Network mean_{}, square_{};
    long taken_ = 0;
};

Round dealt(int players, Rules& rules, SplitMix64& random) {
    std::array<std::uint8_t, 36> cards;
    int number = 0;
    for (int colour = 0; colour < colour_count; ++colour)
        for (int card = 0; card < deck[colour]; ++card) cards[number++] = static_cast<std::uint8_t>(colour);
    for (int last = 35; last > 0; --last)
        std::swap(cards[last], cards[random.below(static_cast<std::uint64_t>(last) + 1)]);
    rules = Rules{static_cast<std::uint8_t>(players), static_cast<std::uint8_t>(players == 2 ? 7 : 8), false, false};
    const int size = players == 2 ? 14 : 36 / players;
    Round round;
    for (int seat = 0; seat < players; ++seat) {
        ColourCounts hand{};
        for (int card = 0; card < size; ++card) ++hand[cards[seat * size + card]];
        round.hands[seat] = Hand(hand);
    }
    if (players == 5) round.pyramid.put(cards[35], 0);
    round.settle(rules, 0);
    return round;
}

// The opponents of a player, given the policy of each: 0 is random, 1 greedy, 2 thrifty.
value_network::Opponents opponents_of(int player, const Round& round, const Rules& rules,
                                      const std::array<int, max_players>& policies) {
    value_network::Opponents opponents;
    for (int seat = 0; seat < rules.players; ++seat) {
        if (seat == player || !round.active(seat)) continue;
        ++opponents.players;
        opponents.cards += round.hands[seat].size();
        opponents.greedy += policies[seat] == 1;
        opponents.thrifty += policies[seat] == 2;
    }
    return opponents;
}

// The move of an opponent. Thrifty opponents use the weights that are currently shipped.
Move opponent_move(int policy, const Round& round, const Rules& rules, SplitMix64& random) {
    if (policy == 0) return careless_move<RandomPolicy>(round, rules, random);
    if (policy == 1) return careless_move<GreedyPolicy>(round, rules, random);
    std::array<int, max_players> thrifty;
    thrifty.fill(2);
    return ThriftyPolicy(round.pyramid, round.hands[round.to_move], rules, deck,
                         opponents_of(round.to_move, round, rules, thrifty))
        .sample(random);
}

}  // namespace

int main(int count, char** words) {
    if (count != 3) return 2;
    const long rounds = std::atol(words[2]);
    static Network network{}, gradient{};
    static Adam adam;
    std::mt19937 seeded(1);
    std::normal_distribution<float> normal;
    const auto start = [&](auto& rows, float spread) {
        for (auto& row : rows)
            for (float& weight : row) weight = normal(seeded) * spread;
    };
    start(network.colour, 0.4f);
    start(network.colour_table, 0.4f);
    start(network.sum, 0.25f);
    start(network.table, 0.3f);
    for (float& weight : network.last) weight = normal(seeded) * 0.2f;

    SplitMix64 random(12345);
    long batch = 0;
    double cards = 0;
    for (long number = 0; number < rounds; ++number) {
        Rules rules;
        Round round = dealt(2 + static_cast<int>(random.below(5)), rules, random);
        const int own = static_cast<int>(random.below(rules.players));
        // In two rounds of three all opponents have the same policy.
        std::array<int, max_players> policies;
        const int policy = static_cast<int>(random.below(3));
        const bool alike = random.below(3) > 0;
        for (int& one : policies) one = alike ? policy : static_cast<int>(random.below(3));

        std::array<Inputs, max_own_moves> seen;
        std::array<float, max_own_moves> values, targets;
        int moves = 0, with_target = 0;
        // Set the targets of the moves since the last call: 0.8 of the result that followed and 0.2 of the network's
        // own value.
        const auto set_targets = [&](float left) {
            for (int move = moves - 1; move >= with_target; --move) {
                targets[move] = left;
                left = 0.8f * left + 0.2f * std::max(values[move], 0.0f);
            }
            with_target = moves;
        };
        while (!round.over() && round.active(own)) {
            if (round.to_move != own) {
                round.play(rules, opponent_move(policies[round.to_move], round, rules, random));
                continue;
            }
            const value_network::Opponents opponents = opponents_of(own, round, rules, policies);
            const auto inputs_after = [&](Move move) {
                Pyramid after = round.pyramid;
                after.put(move.colour, move.place);
                Hand hand = round.hands[own];
                hand.remove(move.colour);
                return inputs_of(after, hand, rules, opponents);
            };
            Move best{};
            Inputs seen_after{};
            float least = 1e9f;
            Network::Signals signals;
            Choices(round, rules).for_each([&](Move move) {
                const Inputs inputs = inputs_after(move);
                const float value = inputs.colours ? network.value(inputs, signals) : 0.0f;
                if (value >= least) return;
                least = value;
                best = move;
                seen_after = inputs;
            });
            // Explore with a random move sometimes; its result does not count for the moves before.
            if (random.below(100) < (number < rounds / 2 ? 8u : 4u)) {
                set_targets(least);
                best = careless_move<RandomPolicy>(round, rules, random);
                seen_after = inputs_after(best);
            }
            round.play(rules, best);
            if (!seen_after.colours) continue;
            values[moves] = least;
            seen[moves++] = seen_after;
        }
        const auto left = static_cast<float>(round.hands[own].size());
        set_targets(left);
        cards += left;
        for (int move = 0; move < moves; ++move) {
            Network::Signals signals;
            const float error = network.value(seen[move], signals) - targets[move];
            network.add_gradient(seen[move], signals, error, gradient);
        }
        if ((batch += moves) >= batch_size) {
            adam.step(network, gradient, batch, 0.004 * std::max(0.02, 1.0 - static_cast<double>(number) / rounds));
            batch = 0;
        }
        if ((number + 1) % (rounds / 10) == 0) {
            std::printf("%ld rounds, %.3f cards left\n", number + 1, cards / (rounds / 10));
            std::fflush(stdout);
            cards = 0;
        }
    }
    std::FILE* file = std::fopen(words[1], "wb");
    if (!file || std::fwrite(&network, sizeof network, 1, file) != 1) return 1;
    return std::fclose(file);
}

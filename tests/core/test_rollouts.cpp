// Rollouts with hidden hands: sampled hands agree with the view, and the policies follow the value network.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

#include "../../solver/core/party/careful.hpp"
#include "../../solver/core/party/hidden/rollouts.hpp"
#include "check.hpp"
#include "hands.hpp"

using namespace ppsolve::party;

namespace {

constexpr ColourCounts deck{7, 7, 7, 7, 8};

// Three players and a base of four cards; the first seat is to move.
Round middle() {
    Round round;
    for (const int colour : {0, 1, 0, 4}) round.pyramid.put(colour, round.pyramid.width);
    round.hands = {hand("RRGYPB"), hand("RGGYY"), hand("PPPBB")};
    return round;
}

const Rules rules{3, 4, false, false};

PlayerView view_of_first_seat() {
    Round round = middle();
    round.settle(rules, 0);
    return own_hand_only(round, rules, deck);
}

void sampled_hands_come_from_the_unseen_cards() {
    const PlayerView view = view_of_first_seat();
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        SplitMix64 random(seed);
        const Round round = sample_hands(view, random);
        CHECK(round.hands[0] == middle().hands[0]);
        CHECK(round.hands[1].size() == 5);
        CHECK(round.hands[2].size() == 5);
        for (int colour = 0; colour < colour_count; ++colour)
            CHECK(round.hands[1].count(colour) + round.hands[2].count(colour) <= view.unseen[colour]);
    }
}

void players_who_lack_colours_draw_from_their_table() {
    PlayerView view = view_of_first_seat();
    view.drawers = {2};
    view.drawings = {{{{0, 0, 5, 0, 0}, {0, 0, 0, 5, 0}}, {~std::uint64_t{0} / 4, ~std::uint64_t{0}}, {-1, -1}}};
    int yellow = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        SplitMix64 random(seed);
        const Round round = sample_hands(view, random);
        CHECK(round.hands[2].count(2) + round.hands[2].count(3) == 5);
        yellow += round.hands[2].count(2) == 5;
    }
    CHECK(yellow > 60);
    CHECK(yellow < 140);
}

void portions_add_up_to_the_whole() {
    PlayerView view = view_of_first_seat();
    Pyramid before;
    before.put(0, 0);
    view.seen[1] = {{before, {1, 1}}};
    const std::array<Move, 2> moves{Move{0, 8}, Move{1, 8}};
    for (const OpponentModel opponents :
         {OpponentModel::mixed, OpponentModel::random, OpponentModel::greedy, OpponentModel::thrifty}) {
        view.opponents = opponents;
        const Sampler sampler(view);
        const auto whole = sampler.samples(moves, 3, 0, 40);
        auto parts = sampler.samples(moves, 3, 0, 15);
        for (const Sample& sample : sampler.samples(moves, 3, 15, 25)) parts.push_back(sample);
        CHECK(whole == parts);
        CHECK(whole.size() == 80);
        CHECK(std::ranges::all_of(whole, [](const Sample& sample) { return sample.cards < 6; }));
        CHECK(std::ranges::all_of(whole, [](const Sample& sample) { return sample.blended_value < 6 * 256; }));
    }
}

void the_value_network_plays_the_move_with_the_least_value() {
    Round round = middle();
    round.settle(rules, 0);
    const value_network::Opponents opponents{2, 10, 0, 2};
    const value_network::BestMove chosen = value_network::best_move(round, rules, deck, opponents);
    for (const Move move : round.moves(rules)) {
        Round after = round;
        after.play(rules, move);
        const int left = value_network::value(after.pyramid, after.hands[0], rules, deck, opponents);
        CHECK(left >= chosen.value);
        if (move == chosen.move) CHECK(left == chosen.value);
    }
}

void thrifty_weights_halve_for_every_20_units_of_value() {
    Round round = middle();
    round.settle(rules, 0);
    const value_network::Opponents opponents{2, 10, 0, 2};
    const ThriftyPolicy policy(round.pyramid, round.hands[0], rules, deck, opponents);
    const int least = value_network::best_move(round, rules, deck, opponents).value;
    const auto steps = [&](Move move) {
        return (value_network::value_after(round.pyramid, round.hands[0], rules, deck, opponents, move) - least) / 4;
    };
    double first = 0.0;
    double sum = 0.0;
    for (const Move move : round.moves(rules)) {
        if (!steps(move)) first = policy.probability(move);
        sum += policy.probability(move);
    }
    for (const Move move : round.moves(rules))
        CHECK(std::abs(policy.probability(move) - first * std::exp2(-steps(move) / 5.0)) < 1e-5);
    CHECK(std::abs(sum - 1.0) < 1e-9);
}

}  // namespace

int main() {
    sampled_hands_come_from_the_unseen_cards();
    players_who_lack_colours_draw_from_their_table();
    portions_add_up_to_the_whole();
    the_value_network_plays_the_move_with_the_least_value();
    thrifty_weights_halve_for_every_20_units_of_value();
    return report();
}

// Samples at the table: hands are imagined from what is not seen, and who lacks a colour draws none of it.
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

// A deal of three with a base of four cards: who is to move holds the first hand.
Round middle() {
    Round round;
    for (const int colour : {0, 1, 0, 4}) round.pyramid.put(colour, round.pyramid.width);
    round.hands = {hand("RRGYPB"), hand("RGGYY"), hand("PPPBB")};
    return round;
}

const Rules rules{3, 4, false, false};

PlayerView seen_by_the_first() {
    Round round = middle();
    round.settle(rules, 0);
    return own_hand_only(round, rules, deck);
}

void imagined_hands_come_from_what_is_not_seen() {
    const PlayerView view = seen_by_the_first();
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        SplitMix64 random(seed);
        const Round round = imagine(view, random);
        CHECK(round.hands[0] == middle().hands[0]);
        CHECK(round.hands[1].size() == 5);
        CHECK(round.hands[2].size() == 5);
        for (int colour = 0; colour < colour_count; ++colour)
            CHECK(round.hands[1].count(colour) + round.hands[2].count(colour) <= view.unseen[colour]);
    }
}

void who_lacks_colours_draws_what_the_table_says() {
    PlayerView view = seen_by_the_first();
    view.drawers = {2};
    view.drawings = {{{{0, 0, 5, 0, 0}, {0, 0, 0, 5, 0}}, {~std::uint64_t{0} / 4, ~std::uint64_t{0}}, {-1, -1}}};
    int yellow = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        SplitMix64 random(seed);
        const Round round = imagine(view, random);
        CHECK(round.hands[2].count(2) + round.hands[2].count(3) == 5);
        yellow += round.hands[2].count(2) == 5;
    }
    CHECK(yellow > 60);
    CHECK(yellow < 140);
}

void portions_make_a_whole() {
    PlayerView view = seen_by_the_first();
    Pyramid before;
    before.put(0, 0);
    view.seen[1] = {{before, {1, 1}}};
    const std::array<Move, 2> moves{Move{0, 8}, Move{1, 8}};
    for (const Others others : {Others::either, Others::random, Others::greedy, Others::thrifty}) {
        view.others = others;
        const Sampler sampler(view);
        const auto whole = sampler.samples(moves, 3, 0, 40);
        auto parts = sampler.samples(moves, 3, 0, 15);
        for (const Sample& sample : sampler.samples(moves, 3, 15, 25)) parts.push_back(sample);
        CHECK(whole == parts);
        CHECK(whole.size() == 80);
        CHECK(std::ranges::all_of(whole, [](const Sample& sample) { return sample.cards < 6; }));
        CHECK(std::ranges::all_of(whole, [](const Sample& sample) { return sample.outlook < 6 * 256; }));
    }
}

void foresight_plays_the_move_that_leaves_the_fewest_cards() {
    Round round = middle();
    round.settle(rules, 0);
    const value_network::Opponents others{2, 10, 0, 2};
    const value_network::Found chosen = value_network::best(round, rules, deck, others);
    for (const Move move : round.moves(rules)) {
        Round after = round;
        after.play(rules, move);
        const int left = value_network::value(after.pyramid, after.hands[0], rules, deck, others);
        CHECK(left >= chosen.value);
        if (move == chosen.move) CHECK(left == chosen.value);
    }
}

void lots_halve_for_every_20_parts_of_a_card_more() {
    Round round = middle();
    round.settle(rules, 0);
    const value_network::Opponents others{2, 10, 0, 2};
    const ThriftyLots lots(round.pyramid, round.hands[0], rules, deck, others);
    const int least = value_network::best(round, rules, deck, others).value;
    const auto steps = [&](Move move) {
        return (value_network::value_after(round.pyramid, round.hands[0], rules, deck, others, move) - least) / 4;
    };
    double first = 0.0;
    double sum = 0.0;
    for (const Move move : round.moves(rules)) {
        if (!steps(move)) first = lots.share(move);
        sum += lots.share(move);
    }
    for (const Move move : round.moves(rules))
        CHECK(std::abs(lots.share(move) - first * std::exp2(-steps(move) / 5.0)) < 1e-5);
    CHECK(std::abs(sum - 1.0) < 1e-9);
}

}  // namespace

int main() {
    imagined_hands_come_from_what_is_not_seen();
    who_lacks_colours_draws_what_the_table_says();
    portions_make_a_whole();
    foresight_plays_the_move_that_leaves_the_fewest_cards();
    lots_halve_for_every_20_parts_of_a_card_more();
    return report();
}

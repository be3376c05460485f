// Decisions in careless rounds: canonical forms, and good moves that keep the value a player can guarantee.
#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "../../solver/core/party/decisions.hpp"
#include "check.hpp"
#include "hands.hpp"

using namespace ppsolve;
using namespace ppsolve::party;

namespace {

// The same position mirrored and with other names for its colours.
Round disguised(const Round& round, const Rules& rules) {
    Round other = round;
    for (int colour = 0; colour < colour_count; ++colour) {
        const int name = (colour + 2) % colour_count;
        other.pyramid.cards[name] = round.pyramid.cards[colour];
        mirror(other.pyramid.cards[name], round.pyramid.width);
    }
    for (int seat = 0; seat < rules.players; ++seat) {
        std::array<std::uint8_t, colour_count> counts{};
        for (int colour = 0; colour < colour_count; ++colour)
            counts[static_cast<std::size_t>((colour + 2) % colour_count)] =
                static_cast<std::uint8_t>(round.hands[seat].count(colour));
        other.hands[seat] = Hand(counts);
    }
    return other;
}

void mirrored_and_recoloured_positions_have_one_form() {
    for (std::uint64_t number = 0; number < 80; ++number) {
        SplitMix64 random(number);
        const Rules rules = any_rules(number);
        Position position{rules, dealt(rules, 4, random)};
        while (true) {
            const CanonicalForm form(position.round, rules);
            CHECK(form == CanonicalForm(disguised(position.round, rules), rules));
            if (position.over()) break;
            position.round.play(rules, careless_move<RandomPolicy>(position.round, rules, random));
            CHECK(form != CanonicalForm(position.round, rules));
        }
        // At the end every card is covered, unless players may pass.
        CHECK(rules.pass || CoveredCards(position.round, rules).cards() == position.round.pyramid.filled());
    }
}

void first_moves_differ_only_in_how_a_colour_is_held() {
    Position position{{2, 7, false, false}, {}};
    position.round.hands[0] = hand("RRGGYYYPB");
    position.round.hands[1] = hand("RRGGYYYPP");
    position.round.settle(position.rules, 0);
    CHECK(position.moves().size() == 5);
    CHECK(different_positions_after(position).size() == 4);
}

// The fewest cards that the player of a seat can guarantee, by brute force.
int guaranteed(const Position& position, int seat) {
    if (position.over()) return position.round.hands[seat].size();
    const bool own = position.round.to_move == seat;
    int best = own ? 100 : -1;
    for (const Move move : position.moves()) {
        const int value = guaranteed(position.after(move), seat);
        best = own ? std::min(best, value) : std::max(best, value);
    }
    return best;
}

void decisions_agree_with_brute_force() {
    int met = 0;
    for (std::uint64_t number = 0; number < 60; ++number) {
        SplitMix64 random(number);
        const Rules rules{static_cast<std::uint8_t>(2 + number % 2), static_cast<std::uint8_t>(2 + number % 3),
                          number % 3 == 0, number % 4 == 0};
        const Position start{rules, dealt(rules, 4, random)};
        search::Table table(1 << 16);
        std::atomic<std::uint64_t> nodes{0};
        std::vector<Decision> expected;
        for (std::uint64_t round = 3; round < 5; ++round) {
            SplitMix64 stream = SplitMix64::stream(7, round);
            for (Position at = start; !at.over();) {
                const auto after = different_positions_after(at);
                if (at.round.active_cards(rules) <= 6 && after.size() > 1) {
                    const int seat = at.round.to_move, value = guaranteed(at, seat);
                    const auto good = std::ranges::count_if(
                        after, [&](const Position& one) { return guaranteed(one, seat) == value; });
                    expected.push_back({seat, static_cast<int>(after.size()), static_cast<int>(good)});
                }
                at.round.play(rules, careless_move<GreedyPolicy>(at.round, rules, stream));
            }
        }
        const auto found = decisions<GreedyPolicy>(start, 7, 3, 2, 6, table, nodes);
        CHECK(found.size() == expected.size());
        CHECK(std::ranges::equal(found, expected, [](const Decision& one, const Decision& other) {
            return one.seat == other.seat && one.moves == other.moves && one.keeping == other.keeping;
        }));
        met += static_cast<int>(found.size());
    }
    CHECK(met > 100);
}

}  // namespace

int main() {
    mirrored_and_recoloured_positions_have_one_form();
    first_moves_differ_only_in_how_a_colour_is_held();
    decisions_agree_with_brute_force();
    return report();
}

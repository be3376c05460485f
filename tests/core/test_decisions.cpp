// Decisions of careless rounds: what is one game, and that a good move keeps what the player can be sure of.
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

Position dealt(const Rules& rules, int cards, SplitMix64& random) {
    Position position{rules, {}};
    for (int seat = 0; seat < rules.players; ++seat) {
        std::string held;
        for (int card = 0; card < cards; ++card) held += letters[random.below(letters.size())];
        position.round.hands[static_cast<std::size_t>(seat)] = hand(held);
    }
    position.round.settle(rules, 0);
    return position;
}

Rules any_rules(std::uint64_t number) {
    return {static_cast<std::uint8_t>(2 + number % 5), static_cast<std::uint8_t>(1 + number % 8), number % 3 == 0,
            number % 4 == 0};
}

// The same position seen from behind, its colours called otherwise.
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

void mirrored_and_recoloured_positions_are_one_game() {
    for (std::uint64_t number = 0; number < 80; ++number) {
        SplitMix64 random(number);
        const Rules rules = any_rules(number);
        Position position = dealt(rules, 4, random);
        while (true) {
            const GameForm form(position.round, rules);
            CHECK(form == GameForm(disguised(position.round, rules), rules));
            if (position.over()) break;
            position.round.play(rules, careless_move<AnyMove>(position.round, rules, random));
            CHECK(form != GameForm(position.round, rules));
        }
        // Nobody is left to cover anything, or only players who pass.
        CHECK(rules.pass || CoveredCards(position.round, rules).cards() == position.round.pyramid.filled());
    }
}

void the_first_move_has_a_kind_for_each_way_a_colour_is_held() {
    Position position{{2, 7, false, false}, {}};
    position.round.hands[0] = hand("RRGGYYYPB");
    position.round.hands[1] = hand("RRGGYYYPP");
    position.round.settle(position.rules, 0);
    CHECK(position.moves().size() == 5);
    CHECK(different_positions_after(position).size() == 4);
}

// What the player of a seat can be sure of, by trying everything.
int sure_of(const Position& position, int seat) {
    if (position.over()) return position.round.hands[seat].size();
    const bool own = position.round.to_move == seat;
    int best = own ? 100 : -1;
    for (const Move move : position.moves()) {
        const int value = sure_of(position.after(move), seat);
        best = own ? std::min(best, value) : std::max(best, value);
    }
    return best;
}

void decisions_are_as_by_trying_everything() {
    int met = 0;
    for (std::uint64_t number = 0; number < 60; ++number) {
        SplitMix64 random(number);
        const Rules rules{static_cast<std::uint8_t>(2 + number % 2), static_cast<std::uint8_t>(2 + number % 3),
                          number % 3 == 0, number % 4 == 0};
        const Position start = dealt(rules, 4, random);
        search::Table table(1 << 16);
        std::atomic<std::uint64_t> nodes{0};
        std::vector<Decision> expected;
        for (std::uint64_t round = 3; round < 5; ++round) {
            SplitMix64 stream = SplitMix64::stream(7, round);
            for (Position at = start; !at.over();) {
                int cards = 0;
                for (int seat = 0; seat < rules.players; ++seat)
                    cards += at.round.active(seat) ? at.round.hands[seat].size() : 0;
                const auto after = different_positions_after(at);
                if (cards <= 6 && after.size() > 1) {
                    const int seat = at.round.to_move, sure = sure_of(at, seat);
                    const auto good =
                        std::ranges::count_if(after, [&](const Position& one) { return sure_of(one, seat) == sure; });
                    expected.push_back({seat, static_cast<int>(after.size()), static_cast<int>(good)});
                }
                at.round.play(rules, careless_move<LargestPile>(at.round, rules, stream));
            }
        }
        const auto found = decisions<LargestPile>(start, 7, 3, 2, 6, table, nodes);
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
    mirrored_and_recoloured_positions_are_one_game();
    the_first_move_has_a_kind_for_each_way_a_colour_is_held();
    decisions_are_as_by_trying_everything();
    return report();
}

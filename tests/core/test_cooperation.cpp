// Cooperative play: answers agree with brute force, and every line reaches the goal.
#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "../../solver/core/party/cooperation.hpp"
#include "../../solver/core/party/position.hpp"
#include "check.hpp"
#include "hands.hpp"

using namespace ppsolve::party;

namespace {

int cards_left(const Position& position, int seat) { return Goal{seat, 0}.need(position.round, position.rules); }

// The fewest cards that can be left, by brute force.
int fewest(const Position& position, int seat) {
    int least = cards_left(position, seat);
    if (!position.over())
        for (const Move move : position.moves()) least = std::min(least, fewest(position.after(move), seat));
    return least;
}

void answers_agree_with_brute_force() {
    int refused = 0;
    for (std::uint64_t number = 0; number < 150; ++number) {
        SplitMix64 random(number);
        const Rules rules{static_cast<std::uint8_t>(2 + number % 3), static_cast<std::uint8_t>(1 + number % 4),
                          number % 5 == 0, number % 7 == 0};
        Position start{rules, dealt(rules, rules.players == 2 ? 5 : 3, random, 2 + number % 4)};
        for (std::uint64_t moves = random.below(6) + 3; moves > 0 && !start.over(); --moves)
            start = start.after(careless_move<RandomPolicy>(start.round, rules, random));
        for (int seat = everybody; seat < rules.players; ++seat) {
            const int least = fewest(start, seat);
            for (int left = std::max(0, least - 2); left <= least + 1; ++left) {
                Cooperation search(rules, {seat, left}, 1000);
                const Answer answer = search.solve(start.round);
                CHECK(answer == (left < least ? Answer::no : Answer::yes));
                refused += answer == Answer::no;
                Position end = start;
                for (const Move move : search.line()) {
                    const std::vector<Move> moves = end.moves();
                    CHECK(std::ranges::find(moves, move) != moves.end());
                    end = end.after(move);
                }
                CHECK(answer == Answer::no ? search.line().empty() : cards_left(end, seat) <= left);
            }
        }
    }
    CHECK(refused > 100);
}

void a_full_deal_is_solved() {
    const Rules rules{2, 7, false, false};
    Position position{rules, {}};
    // A pyramid of 28 cards needs a colour with seven cards, and no colour has as many.
    position.round.hands[0] = hand("RRRGGGYYYPPPBB");
    position.round.hands[1] = hand("RRGGGYYYPPPBBB");
    position.round.settle(rules, 0);
    CHECK(Cooperation(rules, {everybody, 0}, 100000).solve(position.round) == Answer::no);
    CHECK(Cooperation(rules, {everybody, 0}, 1000).solve(position.round) == Answer::unknown);
    CHECK(Cooperation(rules, {everybody, 1}, 1000).solve(position.round) == Answer::yes);
    CHECK(Cooperation(rules, {0, 0}, 10000).solve(position.round) == Answer::yes);
    CHECK(Cooperation(rules, {1, 0}, 10000).solve(position.round) == Answer::yes);
    CHECK(Cooperation(rules, {1, 0}, 0).solve(position.round) == Answer::unknown);
}

}  // namespace

int main() {
    answers_agree_with_brute_force();
    a_full_deal_is_solved();
    return report();
}

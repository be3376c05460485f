// Rounds in C++: bit tricks agree with plain loops, perft with known counts, and playouts keep every invariant.
#include <cstdint>
#include <random>
#include <string>

#include "../../solver/core/party/position.hpp"
#include "../../solver/core/party/round.hpp"
#include "check.hpp"
#include "hands.hpp"

using namespace ppsolve::party;

namespace {

Round start(const Rules& rules, std::initializer_list<const char*> hands) {
    Round round;
    int seat = 0;
    for (const char* cards : hands) round.hands[static_cast<std::size_t>(seat++)] = hand(cards);
    round.settle(rules, 0);
    return round;
}

bool has(Board cells, int row, int column) { return cells >> (8 * row + column) & 1; }

void hands_count_cards_and_colours() {
    CHECK(hand("").empty());
    CHECK(hand("RRB").size() == 3);
    CHECK(hand("RRB").colours() == 0b10001);
    for (unsigned mask = 0; mask < 32; ++mask) {
        std::string cards;
        for (unsigned colour = 0; colour < 5; ++colour)
            if (mask >> colour & 1) cards += std::string(1 + 7 * colour, letters[colour]);
        CHECK(hand(cards).colours() == mask);
        CHECK(hand(cards).size() == static_cast<int>(cards.size()));
    }
    CHECK(hand(std::string(36, 'R') + std::string(36, 'G') + std::string(36, 'Y') + std::string(36, 'P') +
               std::string(36, 'B'))
              .size() == 180);
}

// Compare open cells and the colours they accept with the definition, cell by cell.
void slots_agree_with_a_plain_loop(const Round& round, const Rules& rules) {
    const Board filled = round.pyramid.filled();
    const Board open = round.pyramid.open(rules.contiguous);
    for (int row = 1; row < 8; ++row) {
        bool row_used = false;
        for (int column = 0; column < 8 - row; ++column) row_used |= has(filled, row, column);
        for (int column = 0; column < 8; ++column) {
            bool expected = column < 8 - row && !has(filled, row, column) && has(filled, row - 1, column) &&
                            has(filled, row - 1, column + 1);
            if (rules.contiguous && row_used)
                expected &= (column > 0 && has(filled, row, column - 1)) || has(filled, row, column + 1);
            CHECK(has(open, row, column) == expected);
            for (int colour = 0; colour < colour_count && expected; ++colour) {
                const Board cards = round.pyramid.cards[static_cast<std::size_t>(colour)];
                CHECK(has(round.pyramid.accepting(colour, open), row, column) ==
                      (has(cards, row - 1, column) || has(cards, row - 1, column + 1)));
            }
        }
    }
}

void random_playouts_keep_every_invariant() {
    std::mt19937_64 random(1);
    for (int game = 0; game < 600; ++game) {
        const Rules rules{static_cast<std::uint8_t>(2 + game % 5), static_cast<std::uint8_t>(1 + random() % 8),
                          game % 3 == 0, game % 4 == 0};
        Round round;
        for (int seat = 0; seat < rules.players; ++seat) {
            std::string cards;
            for (int card = 0; card < 36 / rules.players; ++card) cards += letters[random() % 5];
            round.hands[static_cast<std::size_t>(seat)] = hand(cards);
        }
        int total = 36 / rules.players * rules.players;
        round.settle(rules, 0);
        while (!round.over()) {
            slots_agree_with_a_plain_loop(round, rules);
            const MoveList moves = round.moves(rules);
            CHECK(moves.size() > 0);
            CHECK(moves.size() == round.move_count(rules));
            const Round before = round;
            round.play(rules, *(moves.begin() + random() % static_cast<unsigned>(moves.size())));
            CHECK((before.out & ~round.out) == 0);
            int cards = std::popcount(round.pyramid.filled());
            for (const Hand& one : round.hands) cards += one.size();
            CHECK(cards == total);
            CHECK(round.pyramid.width <= rules.base);
            for (int one = 0; one < colour_count; ++one)
                for (int other = 0; other < one; ++other)
                    CHECK((round.pyramid.cards[static_cast<std::size_t>(one)] &
                           round.pyramid.cards[static_cast<std::size_t>(other)]) == 0);
        }
    }
}

void perft_gives_the_known_counts() {
    auto go_on = [] { return true; };
    const Rules two{2, 7, false, false};
    const Round large = start(two, {"RRRGGGYYYPPPBB", "RRRGGGYYYPPBBB"});
    const std::uint64_t large_counts[] = {1, 5, 50, 590, 7700, 107432};
    for (int depth = 0; depth < 6; ++depth) CHECK(perft(large, two, depth, go_on) == large_counts[depth]);
    const Rules tiny{2, 3, false, false};
    const Round small = start(tiny, {"RRGY", "RGPB"});
    const std::uint64_t small_counts[] = {1, 3, 24, 128, 268, 272, 272, 272};
    for (int depth = 0; depth < 8; ++depth) CHECK(perft(small, tiny, depth, go_on) == small_counts[depth]);
}

void perft_stops_when_poll_returns_false() {
    const Rules rules{2, 7, false, false};
    const Round round = start(rules, {"RRRGGGYYYPPPBB", "RRRGGGYYYPPBBB"});
    int asked = 0;
    auto stop = [&] { return ++asked < 3; };
    bool stopped = false;
    try {
        perft(round, rules, 6, stop);
    } catch (const ppsolve::search::Cancelled&) {
        stopped = true;
    }
    CHECK(stopped);
    CHECK(asked == 3);
}

}  // namespace

int main() {
    hands_count_cards_and_colours();
    random_playouts_keep_every_invariant();
    perft_gives_the_known_counts();
    perft_stops_when_poll_returns_false();
    return report();
}

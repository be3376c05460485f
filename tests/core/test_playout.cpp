// Playouts: the random generator gives its published words, choices are the legal moves, and portions add up.
#include <algorithm>
#include <cstdint>
#include <string>
#include <tuple>
#include <vector>

#include "../../solver/core/party/careful.hpp"
#include "../../solver/core/party/playout.hpp"
#include "check.hpp"
#include "hands.hpp"

using namespace ppsolve::party;

namespace {

void the_generator_gives_its_published_words() {
    SplitMix64 random(1234567);
    for (const std::uint64_t word : {6457827717110365317ULL, 3203168211198807973ULL, 9817491932198370423ULL,
                                     4593380528125082431ULL, 16408922859458223821ULL})
        CHECK(random.word() == word);
}

void streams_start_at_the_words_of_the_seed() {
    SplitMix64 seeds(42);
    for (std::uint64_t number = 0; number < 5; ++number) {
        SplitMix64 expected(seeds.word());
        SplitMix64 stream = SplitMix64::stream(42, number);
        for (int word = 0; word < 3; ++word) CHECK(stream.word() == expected.word());
    }
}

void every_number_below_the_bound_is_drawn() {
    SplitMix64 random(1);
    for (std::uint64_t bound = 1; bound <= 40; ++bound) {
        std::vector<int> seen(bound);
        for (std::uint64_t draw = 0; draw < 200 * bound; ++draw) ++seen[random.below(bound)];
        CHECK(*std::min_element(seen.begin(), seen.end()) > 100);
        CHECK(*std::max_element(seen.begin(), seen.end()) < 300);
    }
    // Half of all words are above the only multiple of this bound; they are rejected.
    const std::uint64_t bound = (std::uint64_t{1} << 63) + 1;
    SplitMix64 drawn(7), words(7);
    for (int draw = 0; draw < 20; ++draw) {
        std::uint64_t word = words.word();
        while (word >= bound) word = words.word();
        CHECK(drawn.below(bound) == word);
    }
}

// The sort key of moves: colour, row, column; the place left of the base is column -1.
std::tuple<int, int, int> order(Move move) {
    return {move.colour, move.place == left_of_base ? 0 : move.place / 8,
            move.place == left_of_base ? -1 : move.place % 8};
}

std::vector<Move> numbered(const Choices& choices) {
    std::vector<Move> moves;
    for (int number = 0; number < choices.count(); ++number) moves.push_back(choices.number(number));
    return moves;
}

std::vector<Move> sorted_moves(const Round& round, const Rules& rules) {
    const MoveList list = round.moves(rules);
    std::vector<Move> moves(list.begin(), list.end());
    std::sort(moves.begin(), moves.end(), [](Move one, Move other) { return order(one) < order(other); });
    return moves;
}

// The moves that `GreedyPolicy` keeps, from its definition.
std::vector<Move> greedy_moves(std::vector<Move> moves, const Hand& held) {
    auto in_base = [](Move move) { return move.place == left_of_base || move.place < widest_base; };
    if (!std::all_of(moves.begin(), moves.end(), in_base)) std::erase_if(moves, in_base);
    int most = 0;
    for (const Move move : moves) most = std::max(most, held.count(move.colour));
    std::erase_if(moves, [&](Move move) { return held.count(move.colour) < most; });
    return moves;
}

void choices_are_the_legal_moves_in_order() {
    SplitMix64 random(3);
    for (std::uint64_t game = 0; game < 200; ++game) {
        const Rules rules = any_rules(game);
        Round round = dealt(rules, 36 / rules.players, random);
        while (!round.over()) {
            const std::vector<Move> moves = sorted_moves(round, rules);
            Choices choices(round, rules);
            CHECK(numbered(choices) == moves);
            const Hand held = round.hands[round.to_move];
            GreedyPolicy::filter(choices, held);
            CHECK(numbered(choices) == greedy_moves(moves, held));
            CHECK(choices.count() > 0);
            round.play(rules, moves[random.below(moves.size())]);
        }
    }
}

template <class Policy>
void portions_add_up_to_the_whole() {
    SplitMix64 random(5);
    for (std::uint64_t game = 0; game < 10; ++game) {
        const Rules rules = any_rules(game);
        const Round start = dealt(rules, 6, random);
        const CardsLeft whole = playouts<Policy>(start, rules, game, 0, 30);
        CHECK(whole.size() == std::size_t{rules.players} + 1);
        CardsLeft sum = playouts<Policy>(start, rules, game, 17, 13);
        const CardsLeft before = playouts<Policy>(start, rules, game, 0, 17);
        for (std::size_t line = 0; line < whole.size(); ++line) {
            std::uint64_t rounds = 0;
            for (std::size_t cards = 0; cards < whole[line].size(); ++cards) {
                sum[line][cards] += before[line][cards];
                rounds += whole[line][cards];
            }
            CHECK(rounds == 30);
        }
        CHECK(sum == whole);
    }
}

void a_round_that_is_over_stays_as_it_is() {
    const Rules rules{2, 8, false, false};
    Round round;
    round.hands[1] = hand("RRG");
    round.out = 0b10;
    round.settle(rules, 0);
    CHECK(round.over());
    const CardsLeft left = playouts<RandomPolicy>(round, rules, 1, 0, 5);
    CHECK((left[0] == std::vector<std::uint64_t>{5}));
    CHECK((left[1] == std::vector<std::uint64_t>{0, 0, 0, 5}));
    CHECK((left[2] == std::vector<std::uint64_t>{0, 0, 0, 5}));
}

template <class Policy>
void a_careful_player_is_left_with_fewer_cards() {
    SplitMix64 random(6);
    for (std::uint64_t game = 0; game < 5; ++game) {
        const Rules rules = any_rules(game);
        const Round start = dealt(rules, 6, random);
        const auto whole = careful_playouts<Policy>(start, rules, 0, 4, game, 0, 40);
        auto sum = careful_playouts<Policy>(start, rules, 0, 4, game, 11, 29);
        const auto before = careful_playouts<Policy>(start, rules, 0, 4, game, 0, 11);
        const CardsLeft careless = playouts<Policy>(start, rules, game, 0, 400);
        std::uint64_t rounds = 0, careful_cards = 0, careless_cards = 0;
        for (std::size_t cards = 0; cards < whole.size(); ++cards) {
            sum[cards] += before[cards];
            rounds += whole[cards];
            careful_cards += 10 * cards * whole[cards];
            careless_cards += cards * careless[0][cards];
        }
        CHECK(rounds == 40);
        CHECK(sum == whole);
        CHECK(careful_cards <= careless_cards);
    }
}

}  // namespace

int main() {
    the_generator_gives_its_published_words();
    streams_start_at_the_words_of_the_seed();
    every_number_below_the_bound_is_drawn();
    choices_are_the_legal_moves_in_order();
    portions_add_up_to_the_whole<RandomPolicy>();
    portions_add_up_to_the_whole<GreedyPolicy>();
    a_careful_player_is_left_with_fewer_cards<RandomPolicy>();
    a_careful_player_is_left_with_fewer_cards<GreedyPolicy>();
    a_round_that_is_over_stays_as_it_is();
    return report();
}

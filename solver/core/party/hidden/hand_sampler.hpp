// The view of a player with hidden opponents' hands, and random samples of these hands. Every deal that agrees with the
// view is equally likely. Agrees with hand_sampler.py: the same random words give the same hands.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "../playout.hpp"
#include "../round.hpp"
#include "opponent_model.hpp"

namespace ppsolve::party {

inline constexpr int max_in_a_deck = colour_count * max_of_a_colour;

// The possible hands of a player who lacks colours, given the hands that earlier players have drawn.
struct Drawing {
    std::vector<ColourCounts> hands;
    std::vector<std::uint64_t> last_words;  // for each hand, the last random word that draws it; ascending
    std::vector<int> after;                 // for each hand, the number of the next drawing
};

// A card that an opponent has placed, and the pyramid before it.
struct SeenMove {
    Pyramid before;
    Move move;
};

// What the player to move knows.
struct PlayerView {
    Rules rules;
    Round round;  // without the hidden cards
    std::array<int, max_players> hidden{};
    ColourCounts unseen{};
    std::vector<int> drawers;  // the seats that lack colours, in the order in which they draw
    std::vector<Drawing> drawings;
    std::array<std::vector<SeenMove>, max_players> seen;  // by seat, the last one first
    OpponentModel opponents = OpponentModel::mixed;
};

// Return the round with a random sample of the hidden cards. Players who lack colours draw a whole hand first; the
// remaining unseen cards are shuffled and dealt to the others.
inline Round sample_hands(const PlayerView& view, SplitMix64& random) {
    std::array<ColourCounts, max_players> drawn{};
    ColourCounts unseen = view.unseen;
    unsigned has_drawn = 0;
    int number = 0;
    for (const int seat : view.drawers) {
        const Drawing& drawing = view.drawings[number];
        const auto last_word = std::ranges::lower_bound(drawing.last_words, random.word());
        const auto chosen = static_cast<std::size_t>(last_word - drawing.last_words.begin());
        drawn[seat] = drawing.hands[chosen];
        for (int colour = 0; colour < colour_count; ++colour) unseen[colour] -= drawn[seat][colour];
        has_drawn |= 1u << seat;
        number = drawing.after[chosen];
    }
    std::array<std::uint8_t, max_in_a_deck> cards;
    int left = 0;
    for (int colour = 0; colour < colour_count; ++colour)
        for (int card = 0; card < unseen[colour]; ++card) cards[left++] = static_cast<std::uint8_t>(colour);
    for (int last = left - 1; last > 0; --last)
        std::swap(cards[last], cards[random.below(static_cast<std::uint64_t>(last) + 1)]);
    const std::uint8_t* next = cards.data();
    Round round = view.round;
    for (int seat = 0; seat < view.rules.players; ++seat) {
        if (!view.hidden[seat]) continue;
        if (!(has_drawn >> seat & 1))
            for (int card = 0; card < view.hidden[seat]; ++card) ++drawn[seat][*next++];
        for (int colour = 0; colour < colour_count; ++colour)
            drawn[seat][colour] += static_cast<std::uint8_t>(round.hands[seat].count(colour));
        round.hands[seat] = Hand(drawn[seat]);
    }
    return round;
}

}  // namespace ppsolve::party

// What a player sees at the table, and hidden hands drawn evenly. Agrees with imagining.py, word for word: the same
// words draw the same hands.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "../playout.hpp"
#include "../round.hpp"

namespace ppsolve::party {

inline constexpr int most_in_a_deck = colour_count * most_of_a_colour;

// The hands that a player who lacks colours may hold, given what those before have drawn.
struct Drawing {
    std::vector<ColourCounts> hands;
    std::vector<std::uint64_t> last_words;  // a word up to the first one means the first hand, and so on
    std::vector<int> after;                 // the drawing that follows each hand
};

// A card that a player was seen to place, and the pyramid before it.
struct SeenMove {
    Pyramid before;
    Move move;
};

enum class Others : std::uint8_t { either, random, greedy, thrifty };

// What the player to move knows.
struct PlayerView {
    Rules rules;
    Round round;  // hidden cards left out
    std::array<int, most_players> hidden{};
    ColourCounts unseen{};
    std::vector<int> drawers;  // the seats that lack colours, in the order in which they draw
    std::vector<Drawing> drawings;
    std::array<std::vector<SeenMove>, most_players> seen;  // by seat, the last one first
    Others others = Others::either;
};

// The round with the hidden cards drawn.
inline Round imagine(const PlayerView& view, SplitMix64& random) {
    std::array<ColourCounts, most_players> drawn{};
    ColourCounts unseen = view.unseen;
    unsigned has_drawn = 0;
    int number = 0;
    for (const int seat : view.drawers) {
        const Drawing& drawing = view.drawings[number];
        const auto share = std::ranges::lower_bound(drawing.last_words, random.word());
        const auto chosen = static_cast<std::size_t>(share - drawing.last_words.begin());
        drawn[seat] = drawing.hands[chosen];
        for (int colour = 0; colour < colour_count; ++colour) unseen[colour] -= drawn[seat][colour];
        has_drawn |= 1u << seat;
        number = drawing.after[chosen];
    }
    std::array<std::uint8_t, most_in_a_deck> cards;
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

// What a player is sure of at a glance: a bound without any search.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "folded.hpp"

namespace ppsolve {

// At most so many of a player's cards will be left, whatever the others do.
//
// Slots disappear only by being filled, and every move fills one place. (Under the contiguous rule this
// holds only for slots beside a card of their row: the first card of a row shuts the others of that row,
// so those are not counted.) With m opponents still in, of whom d (`before`) move before the player does:
//   - private cells, which only this player will ever be able to fill, wait until they are used: they
//     rest on inert cards, cards of colours no opponent holds, and other private cells. All the cards
//     that fit there are as good as placed, and they can be kept for the end.
//   - n places that take any of the player's cards of one colour give ceil((n - d) / (m + 1)) turns, even
//     if every opponent spends every move on them. Open cells for the colour count, and so do the places
//     left in the base, which take every card.
//   - opponents who hold only K cards that fit a set of n open cells leave n - K of them.
inline int sure_penalty(const Folded& round, const Rules& rules, int player, int opponents, int before) {
    const int cards = lanes::of(round.hands(), player);
    const int base_left = rules.base - round.width;

    Board quiet = round.inert;  // cards that lend their colour to nobody but the player
    std::array<bool, colour_count> own{};
    bool any_own = false;
    for (int colour = 0; colour < colour_count; ++colour) {
        own[colour] = round.held[colour] && !lanes::without(round.held[colour], player);
        if (!own[colour]) continue;
        quiet |= round.cards[colour];
        any_own = true;
    }
    Board open = round.open(rules);
    if (rules.contiguous) open &= board::rows_in_use(round.supports() | round.closed);
    std::array<int, colour_count> placed{};
    int kept = 0;
    if (any_own) {
        // Under the contiguous rule a cell whose supports are there may still be shut: count open ones only.
        const Board empty = rules.contiguous ? open : cells_over[round.width] & ~(round.supports() | round.closed);
        Board taken = 0;
        for (int colour = 0; colour < colour_count; ++colour) {
            if (!own[colour]) continue;
            Board cells = 0;
            for (Board more = 1; more;) {
                more = board::above_both(quiet | cells) & board::above_either(round.cards[colour] | cells) &
                       empty & ~taken & ~cells;
                cells |= more;
            }
            const int hand = lanes::of(round.held[colour], player), fit = std::popcount(cells);
            placed[colour] = std::min(hand, fit);
            kept += placed[colour];
            if (fit <= hand) quiet |= cells;
            taken |= cells;
        }
        open &= ~board::above_both(quiet);
    }
    const int rest = cards - kept;
    if (rest == 0) return 0;

    const auto turns = [&](int places) {
        return places > before ? (places - before + opponents) / (opponents + 1) : 0;
    };
    std::array<Board, colour_count> accepting;
    for (int colour = 0; colour < colour_count; ++colour)
        accepting[colour] = board::above_either(round.cards[colour]) & open;
    const int base_turns = turns(base_left);
    int most = std::min(base_turns, rest);
    for (int colour = 0; colour < colour_count; ++colour) {
        const int hand = lanes::of(round.held[colour], player) - placed[colour];
        const int cells = std::popcount(accepting[colour]);
        if (hand <= 0 || cells == 0) continue;
        most = std::max(most, std::min({turns(base_left + cells), rest, base_turns + hand}));
        if (std::min(hand, cells) <= most) continue;
        int rivals = 0;
        for (int other = 0; other < colour_count; ++other)
            if (accepting[other] & accepting[colour]) rivals += lanes::sum(lanes::without(round.held[other], player));
        most = std::max(most, std::min(hand, cells - rivals));
    }
    return rest - most;
}

}  // namespace ppsolve

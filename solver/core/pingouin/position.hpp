// A position of the game: the floe, penguins, turns and the fish taken. Agrees with position.py.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <vector>

#include "../search/budget.hpp"
#include "floe.hpp"

namespace ppsolve::pingouin {

inline constexpr int max_players = 4;
inline constexpr int max_penguins = 4;
inline constexpr std::uint8_t nobody = 0xff;
inline constexpr std::uint8_t nowhere = 0xff;

// From one tile to another; a placement comes from nowhere.
struct Move {
    std::uint8_t from;
    std::uint8_t to;

    auto operator<=>(const Move&) const = default;
};

struct Position {
    using Move = pingouin::Move;

    Fish ice;  // of all tiles, also those below penguins
    std::array<Board, max_players> penguins{};
    std::array<std::uint8_t, max_players> to_place{};
    std::array<std::uint8_t, max_players> fish{};  // taken, without those below penguins
    std::array<std::uint8_t, max_players> tiles{};
    std::uint8_t players = 2;
    std::uint8_t to_move = nobody;  // after settle(): a player who can place a penguin or slide one, or nobody

    bool operator==(const Position&) const = default;

    bool over() const { return to_move == nobody; }
    bool placing() const { return to_place != std::array<std::uint8_t, max_players>{}; }
    Board standing() const { return penguins[0] | penguins[1] | penguins[2] | penguins[3]; }
    Board free() const { return ice.tiles() & ~standing(); }
    // The free tiles with one fish, where penguins may be placed.
    Board places() const { return ice.ones & ~ice.twos & ~standing(); }
    // A player's fish if the game ended here.
    int holding(int seat) const { return fish[seat] + ice.sum(penguins[seat]); }
    int next(int seat) const { return seat + 1 == players ? 0 : seat + 1; }

    // Give the turn to `seat`, or to the next player who can do something. While penguins are being placed, that is a
    // player who still has some; penguins without a tile stay off the floe. After that, a player who is stuck on their
    // turn leaves the game with the tiles below their penguins.
    void settle(int seat) {
        if (placing()) {
            if (places()) {
                while (to_place[seat] == 0) seat = next(seat);
                to_move = static_cast<std::uint8_t>(seat);
                return;
            }
            to_place = {};
        }
        const Board beside_free = board::beside(free());
        for (int step = 0; step < players; ++step, seat = next(seat)) {
            if (penguins[seat] & beside_free) {
                to_move = static_cast<std::uint8_t>(seat);
                return;
            }
            take(seat, penguins[seat]);
            penguins[seat] = 0;
        }
        to_move = nobody;
    }

    // Every legal move, sorted by start, then end, as in position.py.
    std::vector<Move> moves() const {
        std::vector<Move> list;
        const auto add = [&](std::uint8_t from, Board to) {
            for (; to; to &= to - 1) list.push_back({from, static_cast<std::uint8_t>(board::first(to))});
        };
        if (over()) return list;
        if (placing()) {
            add(nowhere, places());
            return list;
        }
        for (Board own = penguins[to_move]; own; own &= own - 1) {
            const int from = board::first(own);
            add(static_cast<std::uint8_t>(from), board::slides_from(from, free()));
        }
        return list;
    }

    void play(Move move) {
        const int seat = to_move;
        penguins[seat] |= board::at(move.to);
        if (move.from == nowhere) {
            --to_place[seat];
        } else {
            penguins[seat] &= ~board::at(move.from);
            take(seat, board::at(move.from));
        }
        settle(next(seat));
    }

    Position after(Move move) const {
        Position next = *this;
        next.play(move);
        return next;
    }

private:
    void take(int seat, Board taken) {
        fish[seat] = static_cast<std::uint8_t>(fish[seat] + ice.sum(taken));
        tiles[seat] = static_cast<std::uint8_t>(tiles[seat] + board::count(taken));
        ice = ice.within(~taken);
    }
};

// Perft: the number of move sequences of length `depth`; a game that is over counts once. Moves at the last level are
// counted, not made. Calls `poll()` every few ten thousand leaves and throws Cancelled if it returns false.
template <class Poll>
std::uint64_t perft(const Position& position, int depth, Poll& poll) {
    if (depth == 0 || position.over()) return 1;
    const Board free = position.free();
    if (depth == 1)
        return static_cast<std::uint64_t>(position.placing()
                                              ? board::count(position.places())
                                              : board::slide_count(position.penguins[position.to_move], free));
    if (depth == 4 && !poll()) throw search::Cancelled{};
    std::uint64_t leaves = 0;
    for (const Move move : position.moves()) leaves += perft(position.after(move), depth - 1, poll);
    return leaves;
}

}  // namespace ppsolve::pingouin

// A position as it is played: penguins, turns and what was taken, on top of the floe. Agrees with position.py.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <vector>

#include "floe.hpp"

namespace ppsolve::pingouin {

inline constexpr int most_players = 4;
inline constexpr int most_penguins = 4;
inline constexpr std::uint8_t nobody = 0xff;
inline constexpr std::uint8_t nowhere = 0xff;

// From one tile to another; a placing comes from nowhere.
struct Move {
    std::uint8_t from;
    std::uint8_t to;

    auto operator<=>(const Move&) const = default;
};

struct Position {
    using Move = pingouin::Move;

    Fish ice;  // of all tiles, those below penguins included
    std::array<Board, most_players> penguins{};
    std::array<std::uint8_t, most_players> to_place{};
    std::array<std::uint8_t, most_players> fish{};  // taken, those below penguins not included
    std::array<std::uint8_t, most_players> tiles{};
    std::uint8_t players = 2;
    std::uint8_t to_move = nobody;  // after settle(): a player who can place a penguin or slide one, or nobody

    bool operator==(const Position&) const = default;

    bool over() const { return to_move == nobody; }
    bool placing() const { return to_place != std::array<std::uint8_t, most_players>{}; }
    Board standing() const { return penguins[0] | penguins[1] | penguins[2] | penguins[3]; }
    Board free() const { return ice.tiles() & ~standing(); }
    // Free tiles with one fish.
    Board places() const { return ice.ones & ~ice.twos & ~standing(); }
    // A player's fish if the game ends here.
    int holding(int seat) const { return fish[seat] + ice.sum(penguins[seat]); }
    int next(int seat) const { return seat + 1 == players ? 0 : seat + 1; }

    // Give the turn to `seat`, or to the next player who can do something. While penguins are placed, that is whoever
    // has some; those for which there is no tile stay off the floe. Then whoever is stuck when their turn comes goes,
    // with the tiles below their penguins.
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

    // Every legal move, by the tile left, then the tile reached: the order of position.py.
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

}  // namespace ppsolve::pingouin

// A position reduced to what can still make a difference: the state that the searches work on.
//
// The tile below a penguin counts as taken when the penguin arrives, so only free tiles carry fish here. Removed are
//   - penguins that cannot move any more, and tiles that nobody can reach;
//   - regions that only one player can reach, with the penguins locked up in them, if they are plain (see
//     solitaire.hpp): their fish are certain, and their moves are `spare`, to be made at any time;
//   - players without any penguin, spare move or penguin to place.
//
// Player 0 is the one the question is about; the others follow in turn order.
#pragma once

#include <array>
#include <cstdint>

#include "../search/key.hpp"
#include "floe.hpp"
#include "position.hpp"

namespace ppsolve::pingouin {

// The move that uses up a spare move.
inline constexpr Move spare_move{nowhere, nowhere};

// The three lines through a tile have at most 7 other tiles each.
inline constexpr int max_slides = 3 * 7;

// The slides of all penguins and a spare move. A placement has fewer choices, one of 60 tiles.
inline constexpr int max_moves = max_penguins * max_slides + 1;
static_assert(max_moves >= tile_count);

class MoveList {
public:
    void add(Move move) { moves_[size_++] = move; }
    int size() const { return size_; }
    const Move* begin() const { return moves_.data(); }
    const Move* end() const { return moves_.data() + size_; }

private:
    std::array<Move, max_moves> moves_;
    int size_ = 0;
};

// The tiles that each player can reach, and those that several players can reach.
struct Reach {
    std::array<Board, max_players> of{};
    Board contested = 0;

    // Call `visit(tiles, penguins)` for each part of a player's own ice in which penguins are locked up. Ice linked
    // with penguins beside contested ice is left out: these penguins may go either way.
    template <class Visit>
    void each_locked(int player, Board penguins, const Visit& visit) const {
        const Board alone = of[player] & ~contested;
        if (alone == 0) return;
        const Board ajar = board::linked(board::beside(penguins & board::beside(contested)), alone, penguins);
        for (Board left = alone & ~ajar; left;) {
            const Board tiles = board::linked(left & -left, left, penguins);
            left &= ~tiles;
            visit(tiles, penguins & board::beside(tiles));
        }
    }
};

struct Folded {
    Fish fish;  // of free tiles
    std::array<Board, max_players> penguins{};
    std::array<std::uint8_t, max_players> spare{};
    std::array<std::uint8_t, max_players> to_place{};
    std::uint8_t players = 0;
    std::uint8_t turn = 0;

    bool placing() const { return to_place != std::array<std::uint8_t, max_players>{}; }
    Board places() const { return fish.ones & ~fish.twos; }

    MoveList moves() const {
        MoveList list;
        const auto add = [&](std::uint8_t from, Board to) {
            for (; to; to &= to - 1) list.add({from, static_cast<std::uint8_t>(board::first(to))});
        };
        if (placing()) {
            add(nowhere, places());
            return list;
        }
        for (Board own = penguins[turn]; own; own &= own - 1) {
            const int from = board::first(own);
            add(static_cast<std::uint8_t>(from), board::slides_from(from, fish.tiles()));
        }
        if (spare[turn] > 0) list.add(spare_move);
        return list;
    }

    int next(int player) const { return player + 1 == players ? 0 : player + 1; }

    // Make a move of the player whose turn it is, without passing the turn. Returns the fish taken.
    int put(Move move) {
        if (move == spare_move) {
            --spare[turn];
            return 0;
        }
        const int taken = fish.on(move.to);
        fish = fish.within(~board::at(move.to));
        penguins[turn] |= board::at(move.to);
        if (move.from == nowhere) --to_place[turn];
        else penguins[turn] &= ~board::at(move.from);
        return taken;
    }

    // Remove penguins that cannot move any more and tiles that nobody can reach.
    Reach drop_dead() {
        Reach reach;
        const Board free = fish.tiles(), beside_free = board::beside(free);
        Board reached = 0;
        for (int player = 0; player < players; ++player) {
            penguins[player] &= beside_free;
            reach.of[player] = board::connected(board::beside(penguins[player]), free);
            reach.contested |= reached & reach.of[player];
            reached |= reach.of[player];
        }
        fish = fish.within(reached);
        return reach;
    }

    // Remove a player from the turn order.
    void remove_player(int player) {
        for (int later = player; later + 1 < players; ++later) {
            penguins[later] = penguins[later + 1];
            spare[later] = spare[later + 1];
            to_place[later] = to_place[later + 1];
        }
        --players;
        penguins[players] = 0;
        spare[players] = to_place[players] = 0;
        if (turn > player) --turn;
        if (turn == players) turn = 0;
    }

    search::Key key(std::uint64_t question) const {
        using search::mix;
        std::uint64_t counts = question << 8 | static_cast<unsigned>(turn << 4 | players);
        std::uint64_t spares = 0;
        for (int player = 0; player < max_players; ++player) {
            spares = spares << 8 | spare[player];
            counts = counts << 4 | to_place[player];
        }
        const auto half = [&](std::uint64_t one, std::uint64_t two, std::uint64_t three) {
            const std::uint64_t ice = mix(fish.ones ^ one, fish.twos ^ two);
            const std::uint64_t nearer = mix(penguins[0] ^ two, penguins[1] ^ three);
            const std::uint64_t further = mix(penguins[2] ^ three ^ spares << 32, penguins[3] ^ one ^ counts << 32);
            return mix((ice ^ spares) + further, (nearer ^ three) + counts);
        };
        return {half(0xa0761d6478bd642fULL, 0xe7037ed1a0b428dbULL, 0x8ebc6af09c88c6e3ULL),
                half(0x589965cc75374cc3ULL, 0x1d8e4e27c47d124fULL, 0xeb44accab455d165ULL)};
    }
};

}  // namespace ppsolve::pingouin

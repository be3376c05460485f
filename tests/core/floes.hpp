// Floes for the tests of Pingouin: drawn as text, at random, and played out by trying everything.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <random>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "../../solver/core/pingouin/position.hpp"
#include "../../solver/core/search/key.hpp"

namespace floes {

using namespace ppsolve::pingouin;
using Random = std::mt19937_64;

// The floe seen in a mirror, left and right exchanged.
constexpr Board mirrored(Board tiles) {
    // Two rows have 15 tiles, 7 and 8: read backwards they are 8 and 7, so each row is turned by itself.
    Board turned = 0;
    for (int tile = 0; tile < tile_count; ++tile) {
        const int pair = tile / 15 * 15, place = tile % 15;
        if (tiles >> tile & 1) turned |= board::at(pair + (place < 7 ? 6 - place : 21 - place));
    }
    return turned;
}

// A floe as it is written down, rows joined by `/`.
inline Position drawn(std::string_view rows, int players, int to_move = 0) {
    Position position;
    position.players = static_cast<std::uint8_t>(players);
    int tile = -1;
    for (const char letter : rows) {
        if (letter == '/') continue;
        if (letter >= 'A') {
            position.penguins[static_cast<std::size_t>(letter - 'A')] |= board::at(tile);
            continue;
        }
        const int fish = letter == '.' ? 0 : letter - '0';
        ++tile;
        if (fish & 1) position.ice.ones |= board::at(tile);
        if (fish & 2) position.ice.twos |= board::at(tile);
    }
    position.settle(to_move);
    return position;
}

// So many tiles that mostly hang together, in one or several places, with penguins of all players on some of them;
// now and then somebody is out, or penguins are still to be placed.
inline Position any_floe(Random& random, int tiles, int players, bool placing = false) {
    const auto below = [&](int bound) { return static_cast<int>(random() % static_cast<unsigned>(bound)); };
    Position position;
    position.players = static_cast<std::uint8_t>(players);
    Board ice = 0;
    while (board::count(ice) < tiles) {
        const Board near = board::beside(ice) & ~ice;
        Board choice = near && below(8) ? near : board::every_tile & ~ice;
        for (int skip = below(board::count(choice)); skip > 0; --skip) choice &= choice - 1;
        ice |= choice & -choice;
    }
    for (Board left = ice; left; left &= left - 1) {
        const int fish = 1 + (below(2) ? below(3) : 0);
        if (fish & 1) position.ice.ones |= left & -left;
        if (fish & 2) position.ice.twos |= left & -left;
    }
    for (int seat = 0; seat < players; ++seat) {
        const int each = below(10) == 0 ? 0 : 1 + below(players == 2 ? 3 : 2);
        for (int number = 0; number < each; ++number) {
            Board choice = position.free();
            if (board::count(choice) < 3) break;
            if (placing && below(3)) {
                ++position.to_place[static_cast<std::size_t>(seat)];
                continue;
            }
            for (int skip = below(board::count(choice)); skip > 0; --skip) choice &= choice - 1;
            position.penguins[static_cast<std::size_t>(seat)] |= choice & -choice;
        }
    }
    position.settle(below(players));
    return position;
}

// All that a position is but for the fish that were taken, as the key of a map.
struct Rest {
    explicit Rest(const Position& position)
        : ones(position.ice.ones),
          twos(position.ice.twos),
          penguins(position.penguins),
          to_place(position.to_place),
          to_move(position.to_move) {}

    Board ones, twos;
    std::array<Board, most_players> penguins;
    std::array<std::uint8_t, most_players> to_place;
    std::uint8_t to_move;

    bool operator==(const Rest&) const = default;
};

struct HashOfRest {
    std::size_t operator()(const Rest& rest) const {
        std::uint64_t hash = ppsolve::search::mix(rest.ones + 0x9e3779b97f4a7c15ULL, rest.twos + rest.to_move);
        for (const Board penguins : rest.penguins)
            hash = ppsolve::search::mix(hash + 0x9e3779b97f4a7c15ULL, penguins + 0xe7037ed1a0b428dbULL);
        return hash;
    }
};

// Everybody's fish from a position to the end, those taken before left out, when every mover picks the outcome that
// they like best. Remembers positions by all that they are.
template <class Prefers>
class Tried {
public:
    using Outcome = std::array<int, most_players>;

    explicit Tried(Prefers prefers) : prefers_(prefers) {}

    Outcome outcome(const Position& position) {
        Outcome end{};
        for (int seat = 0; seat < position.players; ++seat) end[static_cast<std::size_t>(seat)] = position.fish[seat];
        const Outcome gained = to_come(position);
        for (std::size_t seat = 0; seat < most_players; ++seat) end[seat] += gained[seat];
        return end;
    }

private:
    Outcome to_come(const Position& position) {
        if (position.over()) return {};
        const auto [known, unseen] = known_.try_emplace(Rest(position));
        Outcome& best = known->second;
        if (!unseen) return best;
        bool any = false;
        for (const Move move : position.moves()) {
            const Position next = position.after(move);
            Outcome found = to_come(next);
            for (std::size_t seat = 0; seat < most_players; ++seat)
                found[seat] += next.fish[seat] - position.fish[seat];
            if (!any || prefers_(position, found, best)) best = found;
            any = true;
        }
        return best;
    }

    Prefers prefers_;
    std::unordered_map<Rest, Outcome, HashOfRest> known_;
};

// What each seat is sure of, and last by how much the first of two seats comes out ahead, by trying everything: all
// questions at once, from a position to the end. Remembers positions by all that they are.
class TriedValues {
public:
    static constexpr std::size_t margin = most_players;
    using Values = std::array<int, most_players + 1>;

    Values values(const Position& position) { return sum(taken(position), to_come(position)); }

private:
    static Values taken(const Position& position) {
        Values fish{};
        for (std::size_t seat = 0; seat < most_players; ++seat) fish[seat] = position.fish[seat];
        fish[margin] = fish[0] - fish[1];
        return fish;
    }

    static Values sum(Values one, const Values& other, int times = 1) {
        for (std::size_t asked = 0; asked < one.size(); ++asked) one[asked] += times * other[asked];
        return one;
    }

    Values to_come(const Position& position) {
        if (position.over()) return {};
        const auto [known, unseen] = known_.try_emplace(Rest(position));
        Values& best = known->second;
        if (!unseen) return best;
        bool any = false;
        for (const Move move : position.moves()) {
            const Position next = position.after(move);
            const Values found = sum(sum(to_come(next), taken(next)), taken(position), -1);
            for (std::size_t asked = 0; asked < best.size(); ++asked) {
                const bool most = position.to_move == (asked == margin ? 0 : asked);
                if (!any || (most ? found[asked] > best[asked] : found[asked] < best[asked]))
                    best[asked] = found[asked];
            }
            any = true;
        }
        return best;
    }

    std::unordered_map<Rest, Values, HashOfRest> known_;
};

// What a player is sure of, by trying everything.
inline int tried_guaranteed(const Position& position, int seat) {
    return TriedValues().values(position)[static_cast<std::size_t>(seat)];
}

// By how much the first of two seats comes out ahead, by trying everything.
inline int tried_margin(const Position& position) { return TriedValues().values(position)[TriedValues::margin]; }

// Everybody's fish when each plays for themselves, the order of outcomes in so many words.
inline std::array<int, most_players> tried_selfish(const Position& position) {
    Tried tried([](const Position& at, const auto& one, const auto& other) {
        const auto preference = [&](const auto& outcome) {
            std::vector<int> order{outcome[at.to_move], 0};
            for (int step = 1; step < at.players; ++step) {
                const int others = outcome[static_cast<std::size_t>((at.to_move + step) % at.players)];
                order[1] -= others;
                order.push_back(-others);
            }
            return order;
        };
        return preference(one) > preference(other);
    });
    return tried.outcome(position);
}

}  // namespace floes

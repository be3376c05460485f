// Fixtures for the tests of Pingouin: floes from text, random floes, and brute-force values.
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

// The floe mirrored left to right.
constexpr Board mirrored(Board tiles) {
    // A row of 7 and one of 8 have 15 tiles together; each row is reversed by itself.
    Board turned = 0;
    for (int tile = 0; tile < tile_count; ++tile) {
        const int pair = tile / 15 * 15, place = tile % 15;
        if (tiles >> tile & 1) turned |= board::at(pair + (place < 7 ? 6 - place : 21 - place));
    }
    return turned;
}

// A floe in its text form, rows joined by `/`.
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

// A random floe with `tiles` tiles, mostly connected, and penguins of all players. Sometimes a player is out, and with
// `placing` some penguins are still to be placed.
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

// A position without the fish taken so far, as the key of a map.
struct MapKey {
    explicit MapKey(const Position& position)
        : ones(position.ice.ones),
          twos(position.ice.twos),
          penguins(position.penguins),
          to_place(position.to_place),
          to_move(position.to_move) {}

    Board ones, twos;
    std::array<Board, max_players> penguins;
    std::array<std::uint8_t, max_players> to_place;
    std::uint8_t to_move;

    bool operator==(const MapKey&) const = default;
};

struct HashOfMapKey {
    std::size_t operator()(const MapKey& key) const {
        std::uint64_t hash = ppsolve::search::mix(key.ones + ppsolve::search::golden_ratio, key.twos + key.to_move);
        for (const Board penguins : key.penguins)
            hash = ppsolve::search::mix(hash + ppsolve::search::golden_ratio, penguins + 0xe7037ed1a0b428dbULL);
        return hash;
    }
};

// Everybody's fish at the end, by brute force, if every mover chooses the outcome that `prefers` ranks highest.
// Positions are the same only if they are equal in every detail.
template <class Prefers>
class BruteForceOutcome {
public:
    using Outcome = std::array<int, max_players>;

    explicit BruteForceOutcome(Prefers prefers) : prefers_(prefers) {}

    Outcome outcome(const Position& position) {
        Outcome end{};
        for (int seat = 0; seat < position.players; ++seat) end[static_cast<std::size_t>(seat)] = position.fish[seat];
        const Outcome gained = to_come(position);
        for (std::size_t seat = 0; seat < max_players; ++seat) end[seat] += gained[seat];
        return end;
    }

private:
    Outcome to_come(const Position& position) {
        if (position.over()) return {};
        const auto [known, unseen] = known_.try_emplace(MapKey(position));
        Outcome& best = known->second;
        if (!unseen) return best;
        bool any = false;
        for (const Move move : position.moves()) {
            const Position next = position.after(move);
            Outcome found = to_come(next);
            for (std::size_t seat = 0; seat < max_players; ++seat) found[seat] += next.fish[seat] - position.fish[seat];
            if (!any || prefers_(position, found, best)) best = found;
            any = true;
        }
        return best;
    }

    Prefers prefers_;
    std::unordered_map<MapKey, Outcome, HashOfMapKey> known_;
};

// The guaranteed value of each seat, and last the margin of the first of two seats, all by brute force in one walk.
// Positions are the same only if they are equal in every detail.
class BruteForceValues {
public:
    static constexpr std::size_t margin = max_players;
    using Values = std::array<int, max_players + 1>;

    Values values(const Position& position) { return sum(taken(position), to_come(position)); }

private:
    static Values taken(const Position& position) {
        Values fish{};
        for (std::size_t seat = 0; seat < max_players; ++seat) fish[seat] = position.fish[seat];
        fish[margin] = fish[0] - fish[1];
        return fish;
    }

    static Values sum(Values one, const Values& other, int times = 1) {
        for (std::size_t asked = 0; asked < one.size(); ++asked) one[asked] += times * other[asked];
        return one;
    }

    Values to_come(const Position& position) {
        if (position.over()) return {};
        const auto [known, unseen] = known_.try_emplace(MapKey(position));
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

    std::unordered_map<MapKey, Values, HashOfMapKey> known_;
};

// The fish that a player can guarantee, by brute force.
inline int brute_force_guaranteed(const Position& position, int seat) {
    return BruteForceValues().values(position)[static_cast<std::size_t>(seat)];
}

// The margin of the first of two seats, by brute force.
inline int brute_force_margin(const Position& position) {
    return BruteForceValues().values(position)[BruteForceValues::margin];
}

// Everybody's fish under selfish play, by brute force; the order of outcomes is spelled out.
inline std::array<int, max_players> brute_force_selfish(const Position& position) {
    BruteForceOutcome brute_force([](const Position& at, const auto& one, const auto& other) {
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
    return brute_force.outcome(position);
}

}  // namespace floes

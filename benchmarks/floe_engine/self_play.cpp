// Plays games of the engine against itself and prints what happened in each, for benchmarks/floe_self_play.py.
//
//     self_play PLAYERS PLACED FIRST LAST POSITIONS
//
// Each seed is one game, with penguins placed at random if PLACED is 1. Every move is the engine's after visiting
// POSITIONS positions. Prints comma-separated numbers: a line of names, then one line for each game.
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "../../solver/core/pingouin/engine.hpp"
#include "games.hpp"

namespace {

using namespace floe_engine;

// The least number of free tiles in each phase of a game.
constexpr std::array phases{45, 30, 15, 0};
// Free tiles with which the worth of the turn is measured, in one game of `turn_measured_every`.
constexpr std::array turn_tiles{50, 40, 30, 20};
constexpr int turn_measured_every = 8;
// A move cuts off a rival if it takes at least `least_cut` fish out of their reach, without the tile that was taken.
constexpr int least_cut = 5;

class Players {
public:
    explicit Players(std::uint64_t positions) : positions_(positions), proofs_(1 << 20), engine_(proofs_, 1 << 20) {}

    Move choose(const Position& position) {
        const search::Budget budget{positions_, search::no_deadline, &never_};
        return engine_.suggest(position, {budget, {}, 1, false}).moves[0].move;
    }

private:
    std::uint64_t positions_;
    std::atomic<bool> never_{false};
    search::Table proofs_;
    Engine engine_;
};

// Names and numbers of a game, in the same order for every game.
class Row {
public:
    void add(const std::string& name, int number) { numbers_.emplace_back(name, number); }
    void add(const std::string& name, int seat, int number) { add(name + std::to_string(seat), number); }

    void print(bool names) const {
        for (std::size_t each = 0; names && each < numbers_.size(); ++each)
            std::printf("%s%s", each ? "," : "", numbers_[each].first.c_str());
        if (names) std::printf("\n");
        for (std::size_t each = 0; each < numbers_.size(); ++each)
            std::printf("%s%d", each ? "," : "", numbers_[each].second);
        std::printf("\n");
    }

private:
    std::vector<std::pair<std::string, int>> numbers_;
};

int free_tiles(const Position& position) { return board::count(position.free()); }

Reach reach_of(const Position& position) { return unfolded(position).drop_dead(); }

Board stuck(const Position& position, int seat) {
    return position.penguins[static_cast<std::size_t>(seat)] & ~board::beside(position.free());
}

bool at_edge(int tile) { return board::count(board::beside(board::at(tile))) < 6; }

// The fish beside a tile.
int fish_beside(const Position& position, int tile) {
    return position.ice.sum(board::beside(board::at(tile)) & position.free());
}

// The tile that was placed on, compared with all that were allowed. Means are in hundredths.
void add_placing(Row& row, const std::string& name, const std::vector<std::pair<Position, Move>>& placings) {
    int beside = 0, usual_beside = 0, edge = 0, usual_edge = 0;
    for (const auto& [position, move] : placings) {
        beside += 100 * fish_beside(position, move.to);
        edge += 100 * at_edge(move.to);
        int all_beside = 0, all_edge = 0;
        const auto moves = position.moves();
        for (const Move each : moves) {
            all_beside += 100 * fish_beside(position, each.to);
            all_edge += 100 * at_edge(each.to);
        }
        usual_beside += all_beside / static_cast<int>(moves.size());
        usual_edge += all_edge / static_cast<int>(moves.size());
    }
    const int count = std::max(1, static_cast<int>(placings.size()));
    row.add(name + "_beside", beside / count);
    row.add(name + "_usual_beside", usual_beside / count);
    row.add(name + "_edge", edge / count);
    row.add(name + "_usual_edge", usual_edge / count);
}

void add_start(Row& row, const Position& position) {
    for (int seat = 0; seat < 2; ++seat) {
        const Board own = position.penguins[static_cast<std::size_t>(seat)];
        int edge = 0, pairs = 0, threes = 0;
        for (Board left = own; left; left &= left - 1) {
            edge += at_edge(board::first(left));
            pairs += board::count(board::beside(left & -left) & own);
        }
        Board slides = 0;
        for (Board left = own; left; left &= left - 1)
            slides |= board::slides_from(board::first(left), position.free());
        threes = board::count(slides & position.ice.ones & position.ice.twos);
        row.add("edge", seat, edge);
        row.add("pairs", seat, pairs / 2);
        row.add("beside", seat, position.ice.sum(board::beside(own) & position.free()));
        row.add("threes", seat, threes);
    }
}

// The margin for the player to move, if the game goes on from a position.
int played_on(Position position, std::uint64_t positions) {
    const int seat = position.to_move;
    Players players(positions);
    while (!position.over()) position.play(players.choose(position));
    return position.holding(seat) - position.holding(1 - seat);
}

// Twice the worth of the turn in a position: what the player to move gains compared with the turn of the other.
int turn_worth(const Position& position, std::uint64_t positions) {
    Position other = position;
    other.settle(1 - position.to_move);
    return played_on(position, positions) + played_on(other, positions);
}

struct Phase {
    int moves = 0, richest = 0, steps = 0, fish = 0;
};

void add_game(Row& row, Position position, std::uint64_t positions, bool measured) {
    Players players(positions);
    std::vector<std::pair<Position, Move>> placings;
    while (position.placing()) {
        placings.emplace_back(position, players.choose(position));
        position.play(placings.back().second);
    }
    const std::size_t first = placings.empty() ? 0 : 1;
    add_placing(row, "first_placing", {placings.begin(), placings.begin() + static_cast<std::ptrdiff_t>(first)});
    add_placing(row, "placing", placings);
    if (position.players == 2) add_start(row, position);
    std::array<Phase, phases.size()> found{};
    std::array<int, turn_tiles.size()> turns{};
    std::array<int, turn_tiles.size()> has_turn{};
    int cut_by = -1, cut_tiles = 0, cuts = 0, stuck_seat = -1, stuck_tiles = 0, divided_tiles = 0;
    bool divided = false;
    while (!position.over()) {
        const int free = free_tiles(position), seat = position.to_move;
        for (std::size_t each = 0; measured && each < turn_tiles.size(); ++each)
            if (free == turn_tiles[each] && reach_of(position).contested) {
                turns[each] = turn_worth(position, positions);
                has_turn[each] = 1;
            }
        const Move move = players.choose(position);
        std::size_t phase = 0;
        while (free < phases[phase]) ++phase;
        int richest = 0;
        for (const Move each : position.moves()) richest = std::max(richest, position.ice.on(each.to));
        ++found[phase].moves;
        found[phase].richest += position.ice.on(move.to) == richest;
        found[phase].steps += (board::beside(board::at(move.from)) & board::at(move.to)) != 0;
        found[phase].fish += position.ice.on(move.to);
        const Position before = position;
        position.play(move);
        if (position.players != 2 || divided) continue;
        const Reach was = reach_of(before), now = reach_of(position);
        const int rival = 1 - seat;
        const auto seat_number = static_cast<std::size_t>(rival);
        const Board lost = was.of[seat_number] & ~now.of[seat_number] & ~board::at(move.to);
        if (before.ice.sum(lost) >= least_cut) {
            ++cuts;
            if (cut_by < 0) cut_by = seat, cut_tiles = free;
        }
        for (const int each : {rival, seat})
            if (stuck_seat < 0 && stuck(position, each)) stuck_seat = each, stuck_tiles = free;
        if (now.contested == 0) divided = true, divided_tiles = free_tiles(position);
    }
    for (int seat = 0; seat < position.players; ++seat) {
        row.add("fish", seat, position.holding(seat));
        row.add("tiles", seat,
                position.tiles[static_cast<std::size_t>(seat)] +
                    board::count(position.penguins[static_cast<std::size_t>(seat)]));
    }
    for (std::size_t phase = 0; phase < phases.size(); ++phase) {
        const std::string name = "from" + std::to_string(phases[phase]) + "_";
        row.add(name + "moves", found[phase].moves);
        row.add(name + "richest", found[phase].richest);
        row.add(name + "steps", found[phase].steps);
        row.add(name + "fish", found[phase].fish);
    }
    if (position.players != 2) return;
    for (std::size_t each = 0; each < turn_tiles.size(); ++each) {
        row.add("has_turn", turn_tiles[each], has_turn[each]);
        row.add("turn", turn_tiles[each], turns[each]);
    }
    row.add("cuts", cuts);
    row.add("cut_by", cut_by);
    row.add("cut_tiles", cut_tiles);
    row.add("stuck", stuck_seat);
    row.add("stuck_tiles", stuck_tiles);
    row.add("divided_tiles", divided_tiles);
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 6) return 2;
    const int players = std::atoi(arguments[1]), first = std::atoi(arguments[3]), last = std::atoi(arguments[4]);
    const bool placed = std::atoi(arguments[2]);
    const std::uint64_t positions = std::strtoull(arguments[5], nullptr, 10);
    for (int seed = first; seed <= last; ++seed) {
        Random random(static_cast<std::uint64_t>(seed) + 2'000'000'000);
        Position position = fresh_floe(random, players);
        while (placed && position.placing()) position.play(random_move(position, random));
        Row row;
        row.add("seed", seed);
        add_game(row, position, positions, players == 2 && !placed && seed % turn_measured_every == 0);
        row.print(seed == first);
        std::fflush(stdout);
    }
}

// Players for matches: the engine, today's and former ones, and bots written from well-known algorithms.
#pragma once

#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "../../solver/core/pingouin/contest.hpp"
#include "../../solver/core/pingouin/engine.hpp"
#include "../../solver/core/search/mtd.hpp"
#include "games.hpp"

namespace floe_engine {

using Clock = std::chrono::steady_clock;

// The limits of a move: seconds or a number of positions, playouts or nodes.
struct Effort {
    double seconds = 0;
    std::uint64_t count = 0;

    Clock::time_point deadline(Clock::time_point start) const {
        if (count) return search::no_deadline;
        return start + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
    }
};

class Player {
public:
    virtual ~Player() = default;
    virtual Move choose(const Position& position, Random& random) = 0;
    virtual void new_game() {}
};

// Take the most fish; among equals, a random move.
class Greedy : public Player {
public:
    Move choose(const Position& position, Random& random) override {
        Move best{};
        int most = -1;
        for (const Move move : position.moves()) {
            const int worth = 1000 * position.ice.on(move.to) + random.below(1000);
            if (worth > most) most = worth, best = move;
        }
        return best;
    }
};

// One move of territory: after the move, fish held and fish on tiles that are nearer in slides, minus the average of
// the others'; a tile that several reach at once counts half.
class TerritoryBot : public Player {
public:
    Move choose(const Position& position, Random& random) override {
        Move best{};
        double most = -1e9;
        for (const Move move : position.moves()) {
            const double worth = value(position.after(move), position.to_move) + 0.001 * random.below(100);
            if (worth > most) most = worth, best = move;
        }
        return best;
    }

    static double value(const Position& position, int seat) {
        Folded state = unfolded(position);
        const Influence near = influence(state, position.players, board::slides_to);
        double worth = 0;
        for (int other = 0; other < position.players; ++other) {
            const double fish = position.holding(other) + state.fish.sum(near.sole[static_cast<std::size_t>(other)]) +
                                0.5 * state.fish.sum(near.first[static_cast<std::size_t>(other)]);
            worth += other == seat ? fish : -fish / (position.players - 1);
        }
        return worth;
    }
};

// Monte Carlo tree search (UCT) with playouts to the end of the game. Informed playouts take the best of three random
// moves by fish and exits, random ones any move. A result is won, shared or lost, and a little for the margin.
class Uct : public Player {
public:
    Uct(Effort effort, bool informed) : effort_(effort), informed_(informed) {}

    Move choose(const Position& position, Random& random) override {
        const auto start = Clock::now(), deadline = effort_.deadline(start);
        nodes_.clear();
        nodes_.push_back(make_node({}));
        for (std::uint64_t count = 0; effort_.count ? count < effort_.count : Clock::now() < deadline; ++count) {
            simulate(position, random);
            // With a count, end as soon as the remaining playouts cannot change the choice.
            if (effort_.count && count % 1024 == 0 && lead() > effort_.count - count) break;
        }
        const auto& root = nodes_[0];
        int best = root.first;
        for (int child = root.first; child < root.first + root.count; ++child)
            if (nodes_[static_cast<std::size_t>(child)].visits > nodes_[static_cast<std::size_t>(best)].visits)
                best = child;
        return nodes_[static_cast<std::size_t>(best)].move;
    }

private:
    struct Node {
        Move move;
        int first = -1, count = 0;
        int visits = 0;
        double reward = 0;  // of the player who made the move
    };

    static Node make_node(Move move) { return Node{move}; }

    // The visits of the favourite move beyond those of any other move.
    std::uint64_t lead() const {
        int first = 0, second = 0;
        for (int child = nodes_[0].first; child < nodes_[0].first + nodes_[0].count; ++child) {
            const int visits = nodes_[static_cast<std::size_t>(child)].visits;
            if (visits > first) second = std::exchange(first, visits);
            else second = std::max(second, visits);
        }
        return static_cast<std::uint64_t>(first - second);
    }

    void simulate(Position position, Random& random) {
        std::array<int, 80> path;
        std::array<int, 80> movers;
        int length = 0, here = 0;
        path[0] = 0;
        while (!position.over()) {
            Node& node = nodes_[static_cast<std::size_t>(here)];
            if (node.first < 0) {
                if (node.visits == 0 && here != 0) break;
                const auto moves = position.moves();
                const int first = static_cast<int>(nodes_.size());
                for (const Move move : moves) nodes_.push_back(make_node(move));
                nodes_[static_cast<std::size_t>(here)].first = first;
                nodes_[static_cast<std::size_t>(here)].count = static_cast<int>(moves.size());
            }
            const Node& parent = nodes_[static_cast<std::size_t>(here)];
            int best = parent.first;
            double most = -1;
            const double log_visits = std::log(parent.visits + 1.0);
            for (int child = parent.first; child < parent.first + parent.count; ++child) {
                const Node& option = nodes_[static_cast<std::size_t>(child)];
                const double worth = option.visits == 0
                                         ? 1e6 + random.below(1000)
                                         : option.reward / option.visits + 0.7 * std::sqrt(log_visits / option.visits);
                if (worth > most) most = worth, best = child;
            }
            movers[static_cast<std::size_t>(length)] = position.to_move;
            position.play(nodes_[static_cast<std::size_t>(best)].move);
            path[static_cast<std::size_t>(++length)] = here = best;
        }
        while (!position.over())
            position.play(informed_ ? informed_move(position, random) : quick_move(position, random));
        std::array<double, max_players> reward{};
        for (int seat = 0; seat < position.players; ++seat) {
            int others = 0;
            for (int other = 0; other < position.players; ++other)
                if (other != seat) others = std::max(others, position.holding(other));
            const int lead = position.holding(seat) - others;
            reward[static_cast<std::size_t>(seat)] = (lead > 0    ? 0.9
                                                      : lead == 0 ? 0.5
                                                                  : 0.1) +
                                                     std::clamp(lead, -40, 40) / 400.0;
        }
        ++nodes_[0].visits;
        for (int step = 1; step <= length; ++step) {
            Node& node = nodes_[static_cast<std::size_t>(path[static_cast<std::size_t>(step)])];
            ++node.visits;
            node.reward += reward[static_cast<std::size_t>(movers[static_cast<std::size_t>(step) - 1])];
        }
    }

    // A random move without a list of all: a random slide of a random penguin that can move.
    static Move quick_move(const Position& position, Random& random) {
        const Board free = position.free();
        const auto pick = [&](Board tiles) {
            for (int skip = random.below(board::count(tiles)); skip > 0; --skip) tiles &= tiles - 1;
            return static_cast<std::uint8_t>(board::first(tiles));
        };
        if (position.placing()) return {nowhere, pick(position.places())};
        const std::uint8_t from = pick(position.penguins[position.to_move] & board::beside(free));
        return {from, pick(board::slides_from(from, free))};
    }

    static Move informed_move(const Position& position, Random& random) {
        Move best{};
        int most = -1;
        const Board free = position.free();
        for (int count = 0; count < 3; ++count) {
            const Move move = quick_move(position, random);
            const int exits =
                board::count(board::neighbours[move.to] & free & ~(move.from == nowhere ? 0 : board::at(move.from)));
            const int worth = 3 * (position.placing() ? 0 : position.ice.on(move.to)) + std::min(exits, 3);
            if (worth > most) most = worth, best = move;
        }
        return best;
    }

    Effort effort_;
    bool informed_;
    std::vector<Node> nodes_;
};

// The engine seat of the board before there was an engine: a proof within the limits, or else a short look ahead at
// the fish that a player can guarantee. Unlike then, regions of one player have the same limit, all together: without
// it, some moves took half a minute.
class FormerSeat : public Player {
public:
    explicit FormerSeat(Effort effort) : effort_(effort) {}

    Move choose(const Position& position, Random&) override {
        const auto start = Clock::now();
        const int seat = position.to_move;
        const std::atomic<bool> stop{false};
        std::atomic<std::uint64_t> nodes{0};
        search::Table table(1 << 25);
        const auto moves = position.moves();
        const search::Budget budget{effort_.count ? effort_.count : search::endless_nodes, effort_.deadline(start),
                                    &stop};
        // With more free tiles, none of 24 proofs for each number of players ended within 600,000 nodes.
        const int proof_tiles = position.players == 4 ? 48 : 40;
        if (board::count(position.free()) <= proof_tiles) {
            RegionBudget regions(budget);
            const Contest game(position.players == 2 ? Question::margin : Question::guaranteed,
                               position.players == 2 ? 0 : seat, table, {.budget = &regions});
            search::Search search(game, table, nodes);
            const auto value = search::Mtd(search, budget, nodes).narrow(game.start(position), {-999, 999});
            if (value.met()) {
                const bool minimiser = game.minimiser_to_move(position);
                const search::Bounds window =
                    minimiser ? search::Bounds{value.low, value.low + 1} : search::Bounds{value.low - 1, value.low};
                for (const Move move : moves) {
                    const auto found = search.narrow(game.start(position.after(move)), window, budget);
                    if (found.met() && found.low == value.low) return move;
                }
            }
        }
        const Contest game(Question::guaranteed, seat, table);
        Move best = moves[0];
        int most = -1;
        for (const Move move : moves) {
            const auto child = game.start(position.after(move));
            const auto evaluate = [&](const auto& leaf) { return game.evaluate(leaf); };
            search::DepthLimited<Contest> ahead(game, {2000, search::no_deadline, &stop});
            int worth = game.evaluate(child);
            for (int depth = 3; depth > 0; --depth)
                if (const auto found = ahead.value(child, depth, evaluate)) {
                    worth = *found;
                    break;
                }
            if (worth > most) most = worth, best = move;
        }
        return best;
    }

private:
    Effort effort_;
};

// Iterative deepening with the engine's evaluation for any number of players, to compare with its tree search. With
// `paranoid`, everybody else works against the mover, with alpha-beta cut-offs; otherwise everybody plays for
// themselves (max^n).
class DeepeningForMore : public Player {
public:
    DeepeningForMore(Effort effort, bool paranoid) : effort_(effort), paranoid_(paranoid) {}

    Move choose(const Position& position, Random&) override {
        deadline_ = effort_.deadline(Clock::now());
        evaluated_ = 0;
        gave_up_ = false;
        seat_ = position.to_move;
        auto moves = position.moves();
        for (int depth = 0; depth < 60; ++depth) {
            std::vector<std::pair<int, Move>> ranked;
            int best = -1'000'000;
            for (const Move move : moves) {
                const int worth = paranoid_ ? visit(position.after(move), depth, best, 1'000'000)
                                            : utility(outcome(position.after(move), depth), seat_);
                if (gave_up_) return moves[0];
                best = std::max(best, worth);
                ranked.emplace_back(-worth, move);
            }
            std::ranges::stable_sort(ranked, {}, [](const auto& pair) { return pair.first; });
            std::ranges::transform(ranked, moves.begin(), [](const auto& pair) { return pair.second; });
        }
        return moves[0];
    }

private:
    using Values = std::array<int, max_players>;

    static int utility(const Values& fish, int seat) {
        int others = 0;
        for (const int each : fish) others += each;
        return 4 * fish[static_cast<std::size_t>(seat)] - others;
    }

    Values evaluate(const Position& position) {
        ++evaluated_;
        if (effort_.count ? evaluated_ > effort_.count : evaluated_ % 256 == 0 && Clock::now() >= deadline_)
            gave_up_ = true;
        return evaluated_fish(position);
    }

    int visit(const Position& position, int depth, int low, int high) {
        if (depth == 0 || position.over()) return utility(evaluate(position), seat_);
        const bool own = position.to_move == seat_;
        for (const Move move : position.moves()) {
            const int found = visit(position.after(move), depth - 1, low, high);
            if (own) low = std::max(low, found);
            else high = std::min(high, found);
            if (low >= high || gave_up_) break;
        }
        return own ? low : high;
    }

    Values outcome(const Position& position, int depth) {
        if (depth == 0 || position.over()) return evaluate(position);
        Values best{};
        int most = -1'000'000;
        for (const Move move : position.moves()) {
            const Values found = outcome(position.after(move), depth - 1);
            if (gave_up_) break;
            if (const int worth = utility(found, position.to_move); worth > most) most = worth, best = found;
        }
        return best;
    }

    Effort effort_;
    bool paranoid_;
    Clock::time_point deadline_;
    std::uint64_t evaluated_ = 0;
    bool gave_up_ = false;
    int seat_ = 0;
};

class EnginePlayer : public Player {
public:
    EnginePlayer(Effort effort, int threads, const std::string& weights)
        : effort_(effort), threads_(threads), weights_(read_weights(weights)) {}

    Move choose(const Position& position, Random&) override {
        const std::atomic<bool> stop{false};
        const auto start = Clock::now();
        search::Table proofs(1 << 25, threads_);
        Engine engine(proofs, 1 << 25, weights_);
        const search::Budget budget{effort_.count ? effort_.count : search::endless_nodes, effort_.deadline(start),
                                    &stop};
        return engine.suggest(position, {budget, start, threads_, false}).moves[0].move;
    }

private:
    Effort effort_;
    int threads_;
    WeightSets weights_;
};

// Positions as numbers in text, for programs that serve moves.
inline void write_position(std::ostream& out, const Position& position) {
    out << position.ice.ones << ' ' << position.ice.twos << ' ' << int{position.players} << ' '
        << int{position.to_move};
    for (std::size_t seat = 0; seat < max_players; ++seat)
        out << ' ' << position.penguins[seat] << ' ' << int{position.to_place[seat]} << ' ' << int{position.fish[seat]}
            << ' ' << int{position.tiles[seat]};
    out << std::endl;
}

inline bool read_position(std::istream& in, Position& position) {
    const auto small = [&](std::uint8_t& number) {
        int found = 0;
        in >> found;
        number = static_cast<std::uint8_t>(found);
    };
    in >> position.ice.ones >> position.ice.twos;
    small(position.players);
    small(position.to_move);
    for (std::size_t seat = 0; seat < max_players; ++seat) {
        in >> position.penguins[seat];
        small(position.to_place[seat]);
        small(position.fish[seat]);
        small(position.tiles[seat]);
    }
    return static_cast<bool>(in);
}

// A player of another program, such as an older version of this one: `PROGRAM serve DESCRIPTION`.
class RemotePlayer : public Player {
public:
    RemotePlayer(const std::string& program, const std::string& description) {
        std::array<int, 2> there{}, back{};
        if (pipe(there.data()) != 0 || pipe(back.data()) != 0) throw std::runtime_error("cannot create a pipe");
        child_ = fork();
        if (child_ < 0) throw std::runtime_error("cannot start " + program);
        if (child_ == 0) {
            dup2(there[0], 0);
            dup2(back[1], 1);
            for (const int end : {there[0], there[1], back[0], back[1]}) close(end);
            execl(program.c_str(), program.c_str(), "serve", description.c_str(), nullptr);
            _exit(127);
        }
        close(there[0]);
        close(back[1]);
        to_ = there[1];
        from_ = fdopen(back[0], "r");
    }
    ~RemotePlayer() override {
        close(to_);
        std::fclose(from_);
        waitpid(child_, nullptr, 0);
    }
    RemotePlayer(const RemotePlayer&) = delete;
    RemotePlayer& operator=(const RemotePlayer&) = delete;

    Move choose(const Position& position, Random&) override {
        std::ostringstream text;
        write_position(text, position);
        const std::string line = text.str();
        int from = 0, end = 0;
        if (write(to_, line.data(), line.size()) != static_cast<ssize_t>(line.size()) ||
            std::fscanf(from_, "%d %d", &from, &end) != 2)
            throw std::runtime_error("the other program does not answer");
        return {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(end)};
    }

private:
    pid_t child_ = 0;
    int to_ = 0;
    std::FILE* from_ = nullptr;
};

// A player from its description: NAME[:LIMIT[:WEIGHTS[:THREADS]]], as in greedy, territory, uct:30000, informed:1s,
// former:1s, maxn:1s, engine:0.1s, engine:5000:weights.txt. `PROGRAM@DESCRIPTION` is a player of another
// program.
inline std::unique_ptr<Player> make_player(const std::string& text) {
    if (const auto at = text.find('@'); at != std::string::npos)
        return std::make_unique<RemotePlayer>(text.substr(0, at), text.substr(at + 1));
    std::vector<std::string> parts{""};
    for (const char letter : text)
        if (letter == ':') parts.emplace_back();
        else parts.back() += letter;
    Effort effort{1, 0};
    if (parts.size() > 1) {
        if (parts[1].back() == 's') effort.seconds = std::atof(parts[1].c_str());
        else effort.count = std::strtoull(parts[1].c_str(), nullptr, 10);
    }
    if (parts[0] == "greedy") return std::make_unique<Greedy>();
    if (parts[0] == "territory") return std::make_unique<TerritoryBot>();
    if (parts[0] == "uct") return std::make_unique<Uct>(effort, false);
    if (parts[0] == "informed") return std::make_unique<Uct>(effort, true);
    if (parts[0] == "former") return std::make_unique<FormerSeat>(effort);
    if (parts[0] == "maxn") return std::make_unique<DeepeningForMore>(effort, false);
    if (parts[0] == "paranoid") return std::make_unique<DeepeningForMore>(effort, true);
    if (parts[0] == "engine")
        return std::make_unique<EnginePlayer>(effort, parts.size() > 3 ? std::atoi(parts[3].c_str()) : 1,
                                              parts.size() > 2 ? parts[2] : "-");
    throw std::runtime_error("unknown player " + text);
}

}  // namespace floe_engine

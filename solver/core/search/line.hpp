// Lines of best play, the principal variation of a proved outcome.
//
// The search works on folded states, from which the moves of a real position cannot be read. So a line walks real
// positions and asks the search about the position after each move. The table already holds most of the answers.
#pragma once

#include <algorithm>
#include <atomic>
#include <concepts>
#include <cstdint>
#include <optional>
#include <ranges>
#include <vector>

#include "budget.hpp"
#include "gains.hpp"
#include "maxn.hpp"
#include "search.hpp"
#include "two_player_maxn.hpp"

namespace ppsolve::search {

// A real position. Lines take the first of its moves that keeps the outcome.
template <class Position>
concept Playable = std::copyable<Position> && requires(const Position position, const typename Position::Move move) {
    { position.over() } -> std::same_as<bool>;
    { position.moves() } -> std::ranges::input_range;
    { position.after(move) } -> std::same_as<Position>;
};

template <class Position>
using Line = std::vector<typename Position::Move>;

// Play the moves that `choose` returns to the end of the game. Returns an empty line if it ever returns none.
template <Playable Position, class Choose>
Line<Position> play_out(Position position, Choose choose) {
    Line<Position> line;
    while (!position.over()) {
        const std::optional<typename Position::Move> move = choose(position);
        if (!move) return {};
        line.push_back(*move);
        position = position.after(*move);
    }
    return line;
}

// Return the first move that `keeps` accepts; nothing if it accepts none or the search is stopped.
//
// `keeps` takes the position after the move and a budget, and returns nothing if the budget was too small. All moves
// get a small budget before any gets a larger one: the move that proved the outcome is in the table.
template <Playable Position, class Keeps>
std::optional<typename Position::Move> first_move(const Position& position, const std::atomic<bool>& stop,
                                                  Keeps keeps) {
    const auto moves = position.moves();
    bool undecided = true;
    for (std::uint64_t nodes = 1; undecided; nodes = std::min(nodes, endless_nodes / 64) * 64) {
        const Budget budget{nodes, no_deadline, &stop};
        undecided = false;
        for (const auto move : moves) {
            if (budget.stopped()) return std::nullopt;
            const std::optional<bool> found = keeps(position.after(move), budget);
            if (found.value_or(false)) return move;
            undecided |= !found;
        }
    }
    return std::nullopt;
}

// Best play of both sides from a position with a proved value. Empty if the search is stopped, or if `value` is wrong.
// A null window is enough to ask whether a move keeps the value.
template <TwoSidedGame Game, Playable Position>
Line<Position> best_line(Search<Game>& search, const Position& start, int value, const std::atomic<bool>& stop) {
    const Game& game = search.game();
    return play_out(start, [&](const Position& position) {
        const Bounds window = game.minimiser_to_move(position) ? Bounds{value, value + 1} : Bounds{value - 1, value};
        return first_move(position, stop, [&](const Position& after, const Budget& budget) -> std::optional<bool> {
            const Bounds found = search.narrow(game.start(after), window, budget);
            if (!found.met()) return std::nullopt;
            return found.low == value;
        });
    });
}

// Max^n play from a position with a proved outcome. Empty if the search is stopped.
template <GainGame Game, Playable Position>
Line<Position> best_line(MaxN<Game>& search, const Position& start, Gains outcome, const std::atomic<bool>& stop) {
    const Game& game = search.game();
    const Budget budget{endless_nodes, no_deadline, &stop};
    return play_out(start, [&](const Position& position) -> std::optional<typename Position::Move> {
        const auto state = game.start(position);
        for (const auto move : position.moves()) {
            const auto after = search.solve(game.start(position.after(move)), budget);
            if (!after) return std::nullopt;
            if (*after + gains::only(game.mover(state), game.gain(state, move)) != outcome) continue;
            outcome = *after;
            return move;
        }
        return std::nullopt;
    });
}

// As above, for two players.
template <PairGame Game, Playable Position>
Line<Position> best_line(TwoPlayerMaxN<Game>& search, const Position& start, const PairScores& outcome,
                         const std::atomic<bool>& stop) {
    const Game& game = search.game();
    return play_out(start, [&](const Position& position) {
        return first_move(position, stop, [&](const Position& after, const Budget& budget) {
            return search.leads_to(game.start(after), outcome, budget);
        });
    });
}

}  // namespace ppsolve::search

// Lines of best play: the moves that show an outcome which is proved.
//
// Once a search has proved an outcome, its table knows most of what is needed to play it out. What a search
// calls a State is folded, and no longer tells which move is which; so a line walks real positions and asks the
// search about each one that a move leads to.
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

// A real position. Lines take the first of its moves that will do.
template <class Position>
concept Playable = std::copyable<Position> && requires(const Position position, const typename Position::Move move) {
    { position.over() } -> std::same_as<bool>;
    { position.moves() } -> std::ranges::input_range;
    { position.after(move) } -> std::same_as<Position>;
};

template <class Position>
using Line = std::vector<typename Position::Move>;

// The moves that `choose` chooses, to the end of the game; none at all if it finds none.
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

// The first move of which `leads`, a function of the position after it and of a budget, says that it will do. It may
// not know that within the budget. All moves are asked with a small one before any with a larger one: the move that
// proved an outcome is in the table.
template <Playable Position, class Leads>
std::optional<typename Position::Move> first_that(const Position& position, const std::atomic<bool>& stop,
                                                  Leads leads) {
    const auto moves = position.moves();
    bool undecided = true;
    for (std::uint64_t nodes = 1; undecided; nodes = std::min(nodes, endless_nodes / 64) * 64) {
        const Budget budget{nodes, no_deadline, &stop};
        undecided = false;
        for (const auto move : moves) {
            if (budget.stopped()) return std::nullopt;
            const std::optional<bool> found = leads(position.after(move), budget);
            if (found.value_or(false)) return move;
            undecided |= !found;
        }
    }
    return std::nullopt;
}

// Best play of both sides from a position of which the value is proved; nothing if the search is stopped, or if
// that is not the value. A window one wide asks only whether a move keeps the value.
template <TwoSidedGame Game, Playable Position>
Line<Position> best_line(Search<Game>& search, const Position& start, int value, const std::atomic<bool>& stop) {
    const Game& game = search.game();
    return play_out(start, [&](const Position& position) {
        const Bounds window = game.minimiser_to_move(position) ? Bounds{value, value + 1} : Bounds{value - 1, value};
        return first_that(position, stop, [&](const Position& after, const Budget& budget) -> std::optional<bool> {
            const Bounds found = search.narrow(game.start(after), window, budget);
            if (!found.met()) return std::nullopt;
            return found.low == value;
        });
    });
}

// Play in which everybody plays for themselves, from a position of which the outcome is proved; nothing if the
// search is stopped.
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

// The same for two.
template <RivalGame Game, Playable Position>
Line<Position> best_line(TwoPlayerMaxN<Game>& search, const Position& start, const Two& outcome,
                         const std::atomic<bool>& stop) {
    const Game& game = search.game();
    return play_out(start, [&](const Position& position) {
        return first_that(position, stop, [&](const Position& after, const Budget& budget) {
            return search.leads_to(game.start(after), outcome, budget);
        });
    });
}

}  // namespace ppsolve::search

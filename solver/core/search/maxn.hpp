// Max^n search: the outcome if every player maximises their own gain. Works for every game that implements GainGame.
//
// Ties are broken as in gains.hpp, so a position has exactly one outcome, in whatever order moves are searched.
//
// Cuts, none of which changes the outcome. Given bounds on each seat's gain, the best conceivable outcome for seat i
// is (most for i, least for the others): a real outcome has less for i, or as much and a larger total for the others,
// or is that very outcome. So
//   - a move whose best conceivable outcome is no better than a move already examined is skipped;
//   - two moves with the same key and the same gain count as one;
//   - a position is `refused` if its outcome is proved to be no better, for the player who moved to it, than what that
//     player already has. This goes one move deep only. See `refutes` for the proof.
#pragma once

#include <algorithm>
#include <atomic>
#include <cassert>
#include <concepts>
#include <cstdint>
#include <optional>
#include <ranges>
#include <type_traits>
#include <utility>

#include "budget.hpp"
#include "child_stack.hpp"
#include "gains.hpp"
#include "gains_table.hpp"
#include "key.hpp"

namespace ppsolve::search {

// Bounds of a state's outcome without any search, and its key.
struct StaticBounds {
    Key key;
    Gains least;  // what each seat gains at least,
    Gains most;   // and at most

    // True if every line of play has the outcome `least`.
    bool decided() const { return least == most; }

    // The rank of a seat's best conceivable outcome: no real outcome ranks higher for that seat.
    Rank best_rank(int seat, int seats) const {
        return rank(gains::with(least, seat, gains::of(most, seat)), seat, seats);
    }
};

// A game in which every move gains something for the mover.
//   - `max_depth` is the length of the longest line, `max_moves` the largest number of moves in a state.
//   - `gain` is what the mover gains by a move at once.
//   - `static_bounds` bounds the gains to come. A finished game is decided, with no gains. States with the same key
//     must have the same outcome.
template <class Game>
concept GainGame = std::is_trivially_copyable_v<typename Game::State> &&
    requires(const Game game, const typename Game::State state, const typename Game::Move move) {
    { Game::max_depth } -> std::convertible_to<int>;
    { Game::max_moves } -> std::convertible_to<int>;
    { game.seats() } -> std::same_as<int>;
    { game.mover(state) } -> std::same_as<int>;
    { game.moves(state) } -> std::ranges::input_range;
    { game.gain(state, move) } -> std::same_as<int>;
    { game.after(state, move) } -> std::same_as<typename Game::State>;
    { game.static_bounds(state) } -> std::same_as<StaticBounds>;
};

// One question. The table keeps its outcomes longer than those of earlier questions.
template <GainGame Game>
class MaxN {
public:
    using State = typename Game::State;

    MaxN(const Game& game, GainsTable& table, std::atomic<std::uint64_t>& nodes)
        : game_(game), table_(table), total_nodes_(nodes), stack_(Game::max_depth * Game::max_moves) {
        table_.new_question();
    }

    const Game& game() const { return game_; }

    // Return the outcome of a position; nothing if the budget was spent, which is checked from time to time.
    std::optional<Gains> solve(const State& state, const Budget& budget) {
        if (budget.spent(0)) return std::nullopt;
        budget_ = &budget;
        nodes_at_start_ = nodes_;
        spent_ = false;
        const StaticBounds bounds = static_bounds(state);
        const Gains found = spent_ || bounds.decided() ? bounds.least : visit(state, bounds, {}, stack_.bottom());
        flush();
        return spent_ ? std::nullopt : std::optional(found);
    }

    // Positions visited.
    std::uint64_t nodes() const { return nodes_; }

private:
    // The rank of the outcome that the player of `seat` already has, counted from the current position: an outcome
    // that ranks no higher is useless to that player. Rank 0 is below every outcome, so nothing is refused.
    struct Window {
        int seat = 0;
        Rank rank = 0;
    };

    struct Child {
        typename Game::Move move;
        int gain;
        StaticBounds bounds;
        Rank best_rank;  // for the player who moves to it, the gain of the move included
    };

    static constexpr Gains refused = ~Gains{0};
    static constexpr std::uint64_t check_every = nodes_between_checks<Game>(1 << 10);

    void flush() { total_nodes_.fetch_add(nodes_ - std::exchange(flushed_, nodes_), std::memory_order_relaxed); }

    StaticBounds static_bounds(const State& state) {
        if ((++nodes_ - nodes_at_start_) % check_every == 0) {
            flush();
            spent_ = spent_ || budget_->spent(nodes_ - nodes_at_start_);
        }
        return game_.static_bounds(state);
    }

    // Return the outcome of a position that its static bounds leave undecided. Or return `refused`: then the outcome
    // does not rank above the window for the window's seat. If the budget is spent, return anything and store nothing.
    Gains visit(const State& state, const StaticBounds& bounds, Window window, Child* const children) {
        assert(budget_ != nullptr);
        assert(!bounds.decided());
        assert(window.seat >= 0 && window.seat < game_.seats());
        assert(stack_.has_room(children, Game::max_moves));

        // Step 1. Transposition table lookup.
        if (const auto known = table_.find(bounds.key)) return *known;

        const std::uint64_t nodes_before = nodes_;
        const int mover = game_.mover(state);
        Gains best = 0;
        Rank best_found = 0;  // the rank of `best` for the mover; 0 while there is none
        const auto consider = [&](Gains after, int gain) {
            const Gains outcome = after + gains::only(mover, gain);
            const Rank found = rank(outcome, mover, game_.seats());
            if (found <= best_found) return;
            best_found = found;
            best = outcome;
        };

        // Step 2. Generate the children: take decided ones into account, skip those equal to an earlier one.
        int count = 0;
        for (const auto move : game_.moves(state)) {
            const int gain = game_.gain(state, move);
            const StaticBounds after = static_bounds(game_.after(state, move));
            if (spent_) return refused;
            const auto is_twin = [&](const Child& child) {
                return child.bounds.key == after.key && child.gain == gain;
            };
            if (after.decided()) {
                consider(after.least, gain);
            } else if (std::none_of(children, children + count, is_twin)) {
                table_.prefetch(after.key);
                children[count++] = {move, gain, after, after.best_rank(mover, game_.seats()) + own_rank(gain)};
            }
        }

        // Step 3. Transposition table lookup for all children.
        // Step 4. Move ordering: the highest best rank first, among equals the first move.
        int open = 0;
        for (int index = 0; index < count; ++index) {
            const Child child = children[index];
            if (const auto known = table_.find(child.bounds.key)) {
                consider(*known, child.gain);
                continue;
            }
            int place = open++;
            for (; place > 0 && children[place - 1].best_rank < child.best_rank; --place)
                children[place] = children[place - 1];
            children[place] = child;
        }

        // Step 5. Search the children that may still be better than the best outcome so far.
        for (int index = 0; index < open && children[index].best_rank > best_found; ++index) {
            if (best_found > 0 && refutes(best, bounds, mover, window)) return refused;
            const Child& child = children[index];
            // A move that gains more than the best outcome so far cannot be refused.
            const Window ours{mover, best_found < own_rank(child.gain) ? 0 : best_found - own_rank(child.gain)};
            const Gains outcome = visit(game_.after(state, child.move), child.bounds, ours, children + open);
            if (spent_) return refused;
            if (outcome != refused) consider(outcome, child.gain);
        }

        // Step 6. Store the outcome.
        table_.store(bounds.key, best, nodes_ - nodes_before);
        return best;
    }

    // Return whether an outcome that the mover can choose proves that a position is to be refused.
    //
    // Let j be the mover, i the window's seat and v the outcome. Player j chooses, so v is `best` or ranks higher for
    // j. Either j gains more than in `best`. Or j gains as much; then the others, i among them, gain no more in total
    // than in `best`, so i gains at most that total minus the least of the rest. Each case gives i a most and the
    // others a least, and with these i's best conceivable outcome.
    //
    // That j would choose so holds one move deep only: what i thinks of a position further on says nothing about
    // whether j goes there. Hence no deep pruning.
    bool refutes(Gains best, const StaticBounds& bounds, int mover, Window window) const {
        if (window.rank == 0 || window.seat == mover) return false;
        const int own = gains::of(best, mover), most = gains::of(bounds.most, window.seat);
        const int rest =
            gains::total(bounds.least) - gains::of(bounds.least, mover) - gains::of(bounds.least, window.seat);
        const auto may_be_better = [&](int for_mover, int for_seat) {
            const Gains conceivable = gains::with(gains::with(bounds.least, mover, for_mover), window.seat, for_seat);
            return rank(conceivable, window.seat, game_.seats()) > window.rank;
        };
        const bool if_mover_gains_more = own < gains::of(bounds.most, mover) && may_be_better(own + 1, most);
        return !if_mover_gains_more && !may_be_better(own, std::min(most, gains::total(best) - own - rest));
    }

    const Game& game_;
    GainsTable& table_;
    std::atomic<std::uint64_t>& total_nodes_;
    ChildStack<Child> stack_;
    const Budget* budget_ = nullptr;
    bool spent_ = false;  // the budget of the current call; the core for web pages has no exceptions
    std::uint64_t nodes_ = 0;
    std::uint64_t nodes_at_start_ = 0;  // of the current call of solve
    std::uint64_t flushed_ = 0;         // nodes already added to total_nodes_
};

}  // namespace ppsolve::search

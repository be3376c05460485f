// Everybody for themselves: the outcome when each player plays for the most of their own (max^n), over a small
// game interface. Knows no particular game.
//
// Ties are broken as in gains.hpp, so a position has one outcome, whatever the order of moves.
//
// Cuts: every one leaves the outcome as it is. With bounds on what each seat will gain, the best that seat i can
// hope for is (most for i, least for the others): a true outcome has less for i, or as much and a larger total
// of the others, or is that very outcome. So
//   - a move whose best hope is not better than a move already examined is skipped;
//   - two moves to one entry of the table that gain the same are one;
//   - a position is `refused` if its outcome is proved to be no better, for the player who moved to
//     it, than what they have. This goes one move deep only. See `refutes` for the proof.
#pragma once

#include <algorithm>
#include <atomic>
#include <concepts>
#include <cstdint>
#include <optional>
#include <ranges>
#include <type_traits>
#include <utility>

#include "budget.hpp"
#include "gains.hpp"
#include "gains_table.hpp"
#include "key.hpp"
#include "path.hpp"

namespace ppsolve::search {

// What can be said about a position before any search.
struct Outlook {
    Key key;
    Gains least;  // what each seat will gain at least,
    Gains most;   // and at most

    // Whatever is played from here, the outcome is `least`.
    bool decided() const { return least == most; }

    // The best that a seat can hope for; in its own order no outcome ranks higher.
    Rank hope(int seat, int seats) const { return rank(gains::with(least, seat, gains::of(most, seat)), seat, seats); }
};

// A game in which everybody gains by their own moves. It
//   - knows the longest line (`deepest`) and the most moves at once (`widest`);
//   - tells by `gain` what the mover gains at once by a move;
//   - tells by `outlook` what the look of a state shows: that of a finished game is decided, with no gains. States
//     of one key must have the same outcome.
template <class Game>
concept GainGame = std::is_trivially_copyable_v<typename Game::State> &&
    requires(const Game game, const typename Game::State state, const typename Game::Move move) {
    { Game::deepest } -> std::convertible_to<int>;
    { Game::widest } -> std::convertible_to<int>;
    { game.seats() } -> std::same_as<int>;
    { game.mover(state) } -> std::same_as<int>;
    { game.moves(state) } -> std::ranges::input_range;
    { game.gain(state, move) } -> std::same_as<int>;
    { game.after(state, move) } -> std::same_as<typename Game::State>;
    { game.outlook(state) } -> std::same_as<Outlook>;
};

// One question: its outcomes stay in the table longer than those of earlier ones.
template <GainGame Game>
class MaxN {
public:
    using State = typename Game::State;

    MaxN(const Game& game, GainsTable& table, std::atomic<std::uint64_t>& nodes)
        : game_(game), table_(table), total_nodes_(nodes), path_(Game::deepest * Game::widest) {
        table_.new_question();
    }

    const Game& game() const { return game_; }

    // The outcome of a position; nothing if the budget, looked at now and then, was spent.
    std::optional<Gains> solve(const State& state, const Budget& budget) {
        if (budget.spent(0)) return std::nullopt;
        budget_ = &budget;
        before_ = nodes_;
        std::optional<Gains> found;
        try {
            const Outlook outlook = look(state);
            found = outlook.decided() ? outlook.least : visit(state, outlook, {}, path_.start());
        } catch (const Spent&) {
        }
        flush();
        return found;
    }

    // Positions looked at.
    std::uint64_t nodes() const { return nodes_; }

private:
    struct Spent {};

    // What the player of `seat` already has, seen from the position at hand: an outcome that ranks no
    // higher is of no interest. Rank 0 is below every outcome: nothing is refused.
    struct Window {
        int seat = 0;
        Rank rank = 0;
    };

    struct Child {
        typename Game::Move move;
        int gain;
        Outlook outlook;
        Rank hope;  // of the player who moves to it, that move included
    };

    static constexpr Gains refused = ~Gains{0};
    static constexpr std::uint64_t check_every = positions_between_looks<Game>(1 << 10);

    void flush() { total_nodes_.fetch_add(nodes_ - std::exchange(flushed_, nodes_), std::memory_order_relaxed); }

    Outlook look(const State& state) {
        if ((++nodes_ - before_) % check_every == 0) {
            flush();
            if (budget_->spent(nodes_ - before_)) throw Spent{};
        }
        return game_.outlook(state);
    }

    // The outcome of a position that its outlook does not decide; or `refused`, and then the outcome
    // does not rank above the window in the order of the window's seat.
    Gains visit(const State& state, const Outlook& outlook, Window window, Child* const children) {
        if (const auto known = table_.find(outlook.key)) return *known;
        const std::uint64_t nodes_before = nodes_;
        const int mover = game_.mover(state);
        Gains best = 0;
        Rank bar = 0;  // the rank of `best` for the mover; 0 while there is none
        const auto consider = [&](Gains after, int gain) {
            const Gains outcome = after + gains::only(mover, gain);
            const Rank found = rank(outcome, mover, game_.seats());
            if (found <= bar) return;
            bar = found;
            best = outcome;
        };

        int count = 0;
        for (const auto move : game_.moves(state)) {
            const int gain = game_.gain(state, move);
            const Outlook seen = look(game_.after(state, move));
            const auto is_twin = [&](const Child& child) {
                return child.outlook.key == seen.key && child.gain == gain;
            };
            if (seen.decided()) {
                consider(seen.least, gain);
            } else if (std::none_of(children, children + count, is_twin)) {
                table_.prefetch(seen.key);
                children[count++] = {move, gain, seen, seen.hope(mover, game_.seats()) + own_rank(gain)};
            }
        }

        // Outcomes in the table first; then the most hopeful moves, among equals in their own order.
        int open = 0;
        for (int index = 0; index < count; ++index) {
            const Child child = children[index];
            if (const auto known = table_.find(child.outlook.key)) {
                consider(*known, child.gain);
                continue;
            }
            int place = open++;
            for (; place > 0 && children[place - 1].hope < child.hope; --place) children[place] = children[place - 1];
            children[place] = child;
        }
        for (int index = 0; index < open && children[index].hope > bar; ++index) {
            if (bar > 0 && refutes(best, outlook, mover, window)) return refused;
            const Child& child = children[index];
            // A move that gains more than the best outcome so far cannot be refused.
            const Window ours{mover, bar < own_rank(child.gain) ? 0 : bar - own_rank(child.gain)};
            const Gains outcome = visit(game_.after(state, child.move), child.outlook, ours, children + open);
            if (outcome != refused) consider(outcome, child.gain);
        }
        table_.store(outlook.key, best, nodes_ - nodes_before);
        return best;
    }

    // Whether an outcome that the mover can choose proves that a position is to be refused.
    //
    // Let j be the mover, i the seat of the window, v the outcome. It is j's choice, so in j's order v is
    // `best` or better. Either j gains more than in `best`. Or j gains as much, and then the others,
    // i among them, gain no more in all than in `best`, so i no more than that less the least of the
    // rest. Each case gives i a most and the others a least, and with these the best that i can hope
    // for. (That j would choose so holds one move deep only: what i thinks of a position further on
    // says nothing about whether j goes there. Hence no deep pruning.)
    bool refutes(Gains best, const Outlook& outlook, int mover, Window window) const {
        if (window.rank == 0 || window.seat == mover) return false;
        const int own = gains::of(best, mover), most = gains::of(outlook.most, window.seat);
        const int rest =
            gains::total(outlook.least) - gains::of(outlook.least, mover) - gains::of(outlook.least, window.seat);
        const auto leaves_hope = [&](int for_mover, int for_seat) {
            const Gains hope = gains::with(gains::with(outlook.least, mover, for_mover), window.seat, for_seat);
            return rank(hope, window.seat, game_.seats()) > window.rank;
        };
        const bool more = own < gains::of(outlook.most, mover) && leaves_hope(own + 1, most);
        return !more && !leaves_hope(own, std::min(most, gains::total(best) - own - rest));
    }

    const Game& game_;
    GainsTable& table_;
    std::atomic<std::uint64_t>& total_nodes_;
    Path<Child> path_;
    const Budget* budget_ = nullptr;
    std::uint64_t nodes_ = 0;
    std::uint64_t before_ = 0;  // the position in question
    std::uint64_t flushed_ = 0;
};

}  // namespace ppsolve::search

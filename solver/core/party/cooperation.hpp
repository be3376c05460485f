// Cooperative play: is there a line after which at most a given number of cards is left, to one player or to all?
//
// The search walks real positions under all rules, with all players on one side. It always follows a plan (plan.hpp).
// Moves that the plan allows come first. Any other move needs a new plan, and without one it is not searched. Most
// plans can be played, so a line is found almost without backtracking. Refuted positions are stored by their folded
// form.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <functional>
#include <vector>

#include "folded.hpp"
#include "plan.hpp"
#include "playout.hpp"
#include "position.hpp"
#include "round.hpp"

namespace ppsolve::party {

class Cooperation {
public:
    Cooperation(const Rules& rules, const Goal& goal, std::uint64_t max_steps)
        : rules_(rules), goal_(goal), steps_{max_steps}, planner_(rules, goal, steps_), refuted_(max_steps) {}

    // Find out whether the goal can be reached from a position: if so, `line` leads to it. Returns `unknown` if the
    // steps run out.
    //
    // A wrong move early on can make the search very long. So it restarts after a short while, each time with other
    // plans and another order of moves.
    Answer solve(const Round& round) {
        line_.clear();
        Plan plan;
        const Answer planned = planner_.find(round, plan);
        if (planned != Answer::yes) return planned;
        end_ = steps_.left - std::min(steps_.left, max_steps_of_play);
        for (std::uint64_t allowance = first_allowance;; allowance += allowance / 2) {
            until_ = std::max(end_, steps_.left - std::min(steps_.left, allowance));
            const Answer answer = search(round, plan);
            if (answer != Answer::unknown || steps_.left <= end_) return answer;
            line_.clear();
            planner_.shuffle(random_);
            shuffled_ = true;
            if (planner_.find(round, plan) == Answer::unknown) return Answer::unknown;
        }
    }

    const std::vector<Move>& line() const { return line_; }
    std::uint64_t steps_left() const { return steps_.left; }

private:
    // A line is found soon or not at all; a proof that there is no plan may take longer.
    static constexpr std::uint64_t max_steps_of_play = 200000;
    static constexpr std::uint64_t first_allowance = 1000;  // steps before the first restart

    // A move, the round after it, and the plan to follow there.
    struct Option {
        Move move;
        int move_score;
        Round after;
        Plan plan;
    };

    Answer search(const Round& round, const Plan& plan) {
        const int need = goal_.need(round, rules_);
        if (need <= 0) return Answer::yes;
        if (round.over()) return Answer::no;
        if (steps_.left <= until_ || !steps_.take()) return Answer::unknown;
        const search::Key key = key_of(round, need);
        if (refuted_.has(key)) return Answer::no;

        std::vector<Option> options;
        std::vector<Move> off_plan;
        for (const Move move : round.moves(rules_))
            if (!add_options(round, plan, move, options)) off_plan.push_back(move);
        std::ranges::stable_sort(options, std::greater{}, &Option::move_score);
        for (const Option& option : options)
            if (const Answer answer = follow(option); answer != Answer::no) return answer;
        for (const Move move : off_plan) {
            Option option{move, 0, round, {}};
            option.after.play(rules_, move);
            Answer answer = planner_.find(option.after, option.plan);
            if (answer == Answer::yes) answer = follow(option);
            if (answer != Answer::no) return answer;
        }
        refuted_.add(key);
        return Answer::no;
    }

    Answer follow(const Option& option) {
        line_.push_back(option.move);
        const Answer answer = search(option.after, option.plan);
        if (answer != Answer::yes) line_.pop_back();
        return answer;
    }

    // Add the options of a move that agrees with the plan. Returns false if it has none. The very first card may go
    // anywhere in the final base.
    bool add_options(const Round& round, const Plan& plan, Move move, std::vector<Option>& options) {
        const int width = round.pyramid.width, last = width ? plan.offset : rules_.base - 1;
        const std::size_t before = options.size();
        for (int offset = plan.offset; offset <= last; ++offset) {
            Option option{move, 0, round, plan};
            option.plan.offset = offset;
            if (!option.plan.allows(move, width, rules_.base)) continue;
            option.after.play(rules_, move);
            if (move.place == left_of_base) --option.plan.offset;
            if (!planner_.still_works(option.plan, option.after)) continue;
            // After a restart the noise of 0 to 7 outweighs a difference of one move, but not of two.
            option.move_score = 4 * move_score(option);
            if (shuffled_) option.move_score += static_cast<int>(random_.below(8));
            options.push_back(option);
        }
        return options.size() > before;
    }

    // The number of moves with which the next player can follow the plan.
    int move_score(const Option& option) const {
        const Round& round = option.after;
        if (round.over()) return 0;
        int places = 0;
        for (const Move move : round.moves(rules_))
            places += (option.plan.cards[move.colour] & board::at(std::max(0, option.plan.place(move)))) != 0;
        return places;
    }

    search::Key key_of(const Round& round, int need) const {
        Folded folded = Folded::of(round, rules_, round.held_by_active(rules_.players));
        folded.turn = round.to_move;
        folded.fold(rules_);
        return folded.key(search::golden_ratio * static_cast<unsigned>(1 + need));
    }

    Rules rules_;
    Goal goal_;
    Steps steps_;
    Planner planner_;
    RefutedSet refuted_;
    SplitMix64 random_{1};
    bool shuffled_ = false;
    std::uint64_t end_ = 0;    // gives up when this many steps are left
    std::uint64_t until_ = 0;  // restarts when this many steps are left
    std::vector<Move> line_;
};

}  // namespace ppsolve::party

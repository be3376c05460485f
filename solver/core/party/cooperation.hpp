// What everybody together can reach: is there play after which few cards are left, to one player or to all?
//
// A search of real positions, with every rule, in which all moves are made by one mind. It always follows a plan
// (plan.hpp): moves that the plan allows come first, for any other a new plan is made, and without one the move is not
// searched. Plans mostly can be played, so that a line is found with hardly a step back. What was refuted is
// remembered, folded.
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
    Cooperation(const Rules& rules, const Goal& goal, std::uint64_t most_steps)
        : rules_(rules), goal_(goal), steps_{most_steps}, planner_(rules, goal, steps_), refuted_(most_steps) {}

    // Whether the goal can be reached from a position: if so, `line` leads to it; `unknown` if the steps do not
    // suffice.
    //
    // Who has gone astray early searches for long where nothing is to be found. So it is tried several times for a
    // short while, each time with other plans and in another order.
    Answer solve(const Round& round) {
        line_.clear();
        Plan plan;
        const Answer planned = planner_.find(round, plan);
        if (planned != Answer::yes) return planned;
        end_ = steps_.left - std::min(steps_.left, most_steps_of_play);
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
    // Play is found soon, if at all; that there is no plan may take longer to prove.
    static constexpr std::uint64_t most_steps_of_play = 200000;
    static constexpr std::uint64_t first_allowance = 1000;

    // A move, where it leads to, and the plan to go on with.
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
        std::vector<Move> astray;
        for (const Move move : round.moves(rules_))
            if (!add_options(round, plan, move, options)) astray.push_back(move);
        std::ranges::stable_sort(options, std::greater{}, &Option::move_score);
        for (const Option& option : options)
            if (const Answer answer = follow(option); answer != Answer::no) return answer;
        for (const Move move : astray) {
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

    // Adds a move with which the plan goes on; false if there is none. The first card of all may come to lie anywhere
    // in the base.
    bool add_options(const Round& round, const Plan& plan, Move move, std::vector<Option>& options) {
        const int width = round.pyramid.width, last = width ? plan.offset : rules_.base - 1;
        const std::size_t before = options.size();
        for (int offset = plan.offset; offset <= last; ++offset) {
            Option option{move, 0, round, plan};
            option.plan.offset = offset;
            if (!option.plan.allows(move, width, rules_.base)) continue;
            option.after.play(rules_, move);
            if (move.place == left_of_base) --option.plan.offset;
            if (!planner_.still_does(option.plan, option.after)) continue;
            option.move_score = 4 * move_score(option);
            if (shuffled_) option.move_score += static_cast<int>(random_.below(8));
            options.push_back(option);
        }
        return options.size() > before;
    }

    // In how many places the next player can go on with the plan.
    int move_score(const Option& option) const {
        const Round& round = option.after;
        if (round.over()) return 0;
        int places = 0;
        for (const Move move : round.moves(rules_))
            places += (option.plan.cards[move.colour] & board::at(std::max(0, option.plan.place(move)))) != 0;
        return places;
    }

    search::Key key_of(const Round& round, int need) const {
        Folded folded;
        folded.cards = round.pyramid.cards;
        folded.width = round.pyramid.width;
        folded.players = rules_.players;
        folded.turn = round.to_move;
        for (int seat = 0; seat < rules_.players; ++seat) {
            if (!round.active(seat)) continue;
            for (int colour = 0; colour < colour_count; ++colour)
                folded.held[colour] |= static_cast<std::uint64_t>(round.hands[seat].count(colour)) << (8 * seat);
        }
        folded.fold(rules_);
        return folded.key(0x9e3779b97f4a7c15ULL * static_cast<unsigned>(1 + need));
    }

    Rules rules_;
    Goal goal_;
    Steps steps_;
    Planner planner_;
    Refuted refuted_;
    SplitMix64 random_{1};
    bool shuffled_ = false;
    std::uint64_t end_ = 0;    // so many steps left, it gives up
    std::uint64_t until_ = 0;  // so many steps left, the next try begins
    std::vector<Move> line_;
};

}  // namespace ppsolve::party

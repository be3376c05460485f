// Best-first tree search for three and four players: Monte Carlo tree search with the evaluation in place of playouts.
// Everybody plays for themselves.
//
// A node that is reached for the first time gets children, each with its evaluation. The value of the best of them for
// the mover is added to all nodes on the way. Nothing is random, and only arithmetic that every machine rounds alike is
// used, so a number of nodes gives the same tree everywhere.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "../search/budget.hpp"
#include "estimate.hpp"
#include "position.hpp"
#include "selfish.hpp"

namespace ppsolve::pingouin {

class TreeSearch {
public:
    // Likely fish to come of every seat, in hundredths.
    using Values = std::array<int, max_players>;

    struct Node {
        Move move{};
        std::int32_t first = 0;  // child; 0 if it has none yet
        std::int32_t count = 0;
        std::int32_t visits = 1;  // the evaluation counts as one
        float prior = 0;
        std::array<std::int64_t, max_players> sums{};

        Values mean() const {
            Values found{};
            for (std::size_t seat = 0; seat < max_players; ++seat) found[seat] = static_cast<int>(sums[seat] / visits);
            return found;
        }
    };

    // `exploration` is the weight of moves that were tried less often; threads that search the same position differ in
    // it.
    TreeSearch(const Position& position, const Weights& weights, search::Table& table, double exploration)
        : seats_(position.players),
          weights_(weights),
          rules_(position.players, table),
          root_(rules_.start(position)),
          exploration_(exploration) {
        nodes_.add(1);
        expand(0, root_, {});
    }

    // Search until the budget is spent. `evaluated` counts the nodes of all threads.
    void run(const search::Budget& budget, std::atomic<std::uint64_t>& evaluated) {
        while (nodes_[0].count > 0 && nodes_.size() < max_size) {
            const auto before = evaluations_;
            if (budget.spent(evaluated)) break;
            simulate();
            evaluated.fetch_add(evaluations_ - before, std::memory_order_relaxed);
        }
    }

    // Add what another search of the same position found about its moves.
    void merge(const TreeSearch& other) {
        for (int number = 0; number < root().count; ++number) {
            Node& own = nodes_[index(root().first + number)];
            const Node& more = other.child(other.root(), number);
            own.visits += more.visits;
            for (std::size_t seat = 0; seat < max_players; ++seat) own.sums[seat] += more.sums[seat];
        }
    }

    const Node& root() const { return nodes_[0]; }
    const Node& child(const Node& parent, int number) const { return (&nodes_[index(parent.first)])[number]; }

    // The child with the most visits; among equals the first one.
    const Node& favourite(const Node& parent) const {
        int best = 0;
        for (int number = 1; number < parent.count; ++number)
            if (child(parent, number).visits > child(parent, best).visits) best = number;
        return child(parent, best);
    }

private:
    static constexpr std::size_t max_size = std::size_t{1} << 22;  // nodes; a search ends when it has as many

    // Nodes in blocks, so that the tree grows without ever being moved: that would take longer than a deadline allows.
    // The nodes that are added together are neighbours in one block.
    class Nodes {
    public:
        std::size_t size() const { return size_; }
        Node& operator[](std::size_t number) { return blocks_[number / block_size][number % block_size]; }
        const Node& operator[](std::size_t number) const { return blocks_[number / block_size][number % block_size]; }

        // Return the number of the first of `count` new nodes.
        std::size_t add(std::size_t count) {
            if (size_ % block_size + count > block_size) size_ += block_size - size_ % block_size;
            if (size_ / block_size == blocks_.size()) blocks_.emplace_back(block_size);
            return std::exchange(size_, size_ + count);
        }

    private:
        static constexpr std::size_t block_size = std::size_t{1} << 13;
        static_assert(max_moves < block_size);

        std::vector<std::vector<Node>> blocks_;
        std::size_t size_ = 0;
    };

    static std::size_t index(int number) { return static_cast<std::size_t>(number); }

    // A seat's own fish compared with those of its strongest rival and with the average of all rivals.
    int utility(const Values& values, int seat) const {
        int sum = 0, most = -1'000'000;
        for (int other = 0; other < seats_; ++other) {
            if (other == seat) continue;
            sum += values[static_cast<std::size_t>(other)];
            most = std::max(most, values[static_cast<std::size_t>(other)]);
        }
        return 2 * values[static_cast<std::size_t>(seat)] - most - sum / (seats_ - 1);
    }

    // Give a node children. `gained` are the fish taken on the way to it. Returns its value: that of the best child.
    Values expand(std::size_t index, const Folded& state, const Values& gained) {
        const auto moves = rules_.moves(state);
        const int seat = rules_.mover(state);
        const std::size_t first = nodes_.add(static_cast<std::size_t>(moves.size()));
        Values best{};
        int most = 0;
        std::array<int, max_moves> utilities;
        int count = 0;
        for (const Move move : moves) {
            const Folded next = rules_.after(state, move);
            Values values = estimated_fish(next, seats_, weights_);
            for (std::size_t each = 0; each < max_players; ++each) values[each] += gained[each];
            values[static_cast<std::size_t>(seat)] += 100 * rules_.gain(state, move);
            const int worth = utility(values, seat);
            if (count == 0 || worth > most) most = worth, best = values;
            Node& node = nodes_[first + static_cast<std::size_t>(count)];
            node.move = move;
            for (std::size_t each = 0; each < max_players; ++each) node.sums[each] = values[each];
            utilities[static_cast<std::size_t>(count++)] = worth;
        }
        evaluations_ += static_cast<std::uint64_t>(count);
        // A move's prior falls with its distance from the best one.
        double sum = 0;
        std::array<double, max_moves> priors;
        for (int number = 0; number < count; ++number) {
            const double distance = 1 + (most - utilities[static_cast<std::size_t>(number)]) / prior_distance;
            sum += priors[static_cast<std::size_t>(number)] = 1 / (distance * distance);
        }
        for (int number = 0; number < count; ++number)
            nodes_[first + static_cast<std::size_t>(number)].prior =
                static_cast<float>(priors[static_cast<std::size_t>(number)] / sum);
        nodes_[index].first = static_cast<std::int32_t>(first);
        nodes_[index].count = count;
        return best;
    }

    void simulate() {
        std::array<std::size_t, Selfish::max_depth + 1> path;
        std::size_t length = 0, here = 0;
        path[length++] = 0;
        Folded state = root_;
        Values gained{};
        bool over = false;
        while (nodes_[here].count > 0) {
            const int seat = rules_.mover(state);
            here = select(nodes_[here], seat);
            gained[static_cast<std::size_t>(seat)] += 100 * rules_.gain(state, nodes_[here].move);
            state = rules_.after(state, nodes_[here].move);
            path[length++] = here;
            over = state.fish.tiles() == 0;
        }
        const Values found = over ? gained : expand(here, state, gained);
        if (over) ++evaluations_;
        for (std::size_t step = 0; step < length; ++step) {
            Node& node = nodes_[path[step]];
            ++node.visits;
            for (std::size_t seat = 0; seat < max_players; ++seat) node.sums[seat] += found[seat];
        }
    }

    std::size_t select(const Node& parent, int seat) const {
        const double root = std::sqrt(static_cast<double>(parent.visits));
        std::size_t best = static_cast<std::size_t>(parent.first);
        double most = 0;
        for (int number = 0; number < parent.count; ++number) {
            const Node& option = child(parent, number);
            const double worth =
                utility(option.mean(), seat) + exploration_ * option.prior * root / (1 + option.visits);
            if (number == 0 || worth > most) {
                most = worth;
                best = static_cast<std::size_t>(parent.first + number);
            }
        }
        return best;
    }

    static constexpr double prior_distance = 150;  // hundredths of a fish

    int seats_;
    const Weights& weights_;
    Selfish rules_;
    Folded root_;
    double exploration_;
    Nodes nodes_;
    std::uint64_t evaluations_ = 0;
};

}  // namespace ppsolve::pingouin

// A tree of questions for best-first search by proof numbers. A question is: is the value of a state at most k?
//
// Every node is a question, with the estimated costs of answering it with "no" and with "yes". For the answer that
// suits the mover, one child is enough, so it costs as much as the cheapest child. The other answer needs all children.
// From the root, the path through the cheapest children leads to the leaf to search next. A leaf that takes too long is
// expanded.
//
// Different moves may lead to the same question. Then a node has several parents, and a change reaches all of them.
// Moves always make the game shorter, so there are no cycles.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <utility>
#include <vector>

#include "key.hpp"

namespace ppsolve::search {

template <class State>
class ProofTree {
public:
    using Index = std::uint32_t;
    using Cost = std::uint64_t;

    static constexpr Cost leaf_cost = 1 << 10;

    struct Edge {
        Index child;
        int shift;
    };

    struct Node {
        // These never change, so threads may read them while others change the tree.
        const Index index;
        const State state;
        const Key key;
        const int k;
        const bool minimiser;  // to move

        bool taken = false;  // a leaf that a thread searches
        bool expanded = false;
        int deferred = 0;  // times that the tree was full when the leaf was to be expanded
        int bound = 0;     // answers the question; before that, the best bound of the children not in the tree
        std::vector<Edge> children{};
        std::vector<Index> parents{};
    };

    // A child of a leaf that is expanded. `cost` is that of the answer that suits the mover of the leaf.
    struct NewChild {
        const State& state;
        Key key;
        int shift;
        bool minimiser;
        Cost cost;
    };

    // All trees together count their nodes in `total`. From `most` on, leaves are no longer expanded.
    ProofTree(const State& start, const Key& key, int k, bool minimiser, std::atomic<std::size_t>& total,
              std::size_t most)
        : total_(total), most_(most) {
        add(start, key, k, minimiser, {leaf_cost, leaf_cost});
    }
    ~ProofTree() { total_ -= nodes_.size(); }
    ProofTree(const ProofTree&) = delete;
    ProofTree& operator=(const ProofTree&) = delete;

    bool answered() const { return answered(0); }
    // The answer as a bound: the value is at most that, or at least.
    int answer() const { return nodes_.front().bound; }

    // Return the leaf to search next; nullptr if other threads have taken all of them. If threads share the tree, they
    // see the costs of a taken leaf doubled, so that they prefer others.
    Node* take_leaf(bool shared) {
        const Index index = cheapest_leaf(0);
        if (index == none) return nullptr;
        Node& leaf = nodes_[index];
        leaf.taken = true;
        if (shared) double_costs(leaf);
        return &leaf;
    }

    // The thread that took a leaf calls one of these three when it has searched it.

    // Call `on_answer(node)` for the leaf, and for each node that its answer decides.
    template <class OnAnswer>
    void answer(Node& leaf, int bound, const OnAnswer& on_answer) {
        leaf.taken = false;
        set_answer(leaf, bound);
        on_answer(leaf);
        update_ancestors(leaf, on_answer);
    }

    // `bound` is the best bound of the children that are not among `children`. If the tree is full, other leaves become
    // more attractive instead.
    template <class OnAnswer>
    void expand(Node& leaf, const std::vector<NewChild>& children, int bound, const OnAnswer& on_answer) {
        if (total_ >= most_) {
            leaf.taken = false;
            ++leaf.deferred;
            return double_costs(leaf);
        }
        for (const NewChild& child : children) {
            Costs costs{leaf_cost, leaf_cost};
            costs[leaf.minimiser] = child.cost;
            const Index index = add(child.state, child.key, leaf.k - child.shift, child.minimiser, costs);
            nodes_[index].parents.push_back(leaf.index);
            leaf.children.push_back({index, child.shift});
        }
        leaf.taken = false;
        leaf.expanded = true;
        leaf.bound = bound;
        update(leaf);
        if (answered(leaf.index)) on_answer(leaf);
        update_ancestors(leaf, on_answer);
    }

private:
    // The costs of "no" and of "yes". They are 0 and infinite if the question is answered.
    using Costs = std::array<Cost, 2>;

    static constexpr Index none = ~Index{0};
    static constexpr Cost most_cost = Cost{1} << 50;  // the sum over all children does not overflow
    static constexpr Cost infinite = 2 * most_cost;

    // A question that takes all children costs as much as the most expensive of them, and a part of the others: they
    // share positions, so the whole sum would be too much.
    static Cost cost_of_all(Cost sum, Cost most) { return std::min(most_cost, most + (sum - most) / 2); }

    bool answered(Index index) const { return costs_[index][0] == infinite || costs_[index][1] == infinite; }

    Index add(const State& state, const Key& key, int k, bool minimiser, const Costs& costs) {
        if (2 * nodes_.size() >= slots_.size()) {
            slots_.assign(4 * slots_.size(), none);
            for (const Node& node : nodes_) slot(node.key, node.k) = node.index;
        }
        Index& index = slot(key, k);
        if (index != none) return index;
        const auto next = static_cast<Index>(nodes_.size());
        costs_.push_back(costs);
        nodes_.push_back({next, state, key, k, minimiser});
        ++total_;
        return index = next;
    }

    // The slot of a question in a hash table with open addressing: its node, or none.
    Index& slot(const Key& key, int k) {
        std::size_t at = static_cast<std::size_t>(key.first + golden_ratio * static_cast<unsigned>(k));
        while (true) {
            Index& index = slots_[at++ % slots_.size()];
            if (index == none || (nodes_[index].key == key && nodes_[index].k == k)) return index;
        }
    }

    // Return the leaf below a node that is reached through the cheapest children; none if all of them are taken.
    Index cheapest_leaf(Index index) const {
        const Node& node = nodes_[index];
        if (!node.expanded) return node.taken ? none : index;
        std::pair<Cost, std::size_t> tried{0, 0};
        while (true) {
            std::pair<Cost, std::size_t> next{infinite, 0};
            for (std::size_t number = 0; number < node.children.size(); ++number) {
                const std::pair one{costs_[node.children[number].child][node.minimiser], number + 1};
                if (one > tried && one < next) next = one;
            }
            if (next.first == infinite) return none;
            const Index leaf = cheapest_leaf(node.children[next.second - 1].child);
            if (leaf != none) return leaf;
            tried = next;
        }
    }

    void set_answer(Node& node, int bound) {
        node.bound = bound;
        costs_[node.index][bound <= node.k] = 0;
        costs_[node.index][bound > node.k] = infinite;
    }

    void double_costs(Node& leaf) {
        for (Cost& one : costs_[leaf.index]) one = std::min(most_cost, 2 * one);
        update_ancestors(leaf, [](const Node&) {});
    }

    // Recompute the costs of an expanded node from its children. Returns true if they changed.
    bool update(Node& node) {
        Cost least = infinite, most = 0, sum = 0;
        for (const Edge& edge : node.children) {
            const Costs& child = costs_[edge.child];
            least = std::min(least, child[node.minimiser]);
            most = std::max(most, child[!node.minimiser]);
            sum += std::min(most_cost, child[!node.minimiser]);
        }
        if (least == 0 || sum == 0) {
            set_answer(node, answer_of_children(node));
            return true;
        }
        Costs costs;
        costs[node.minimiser] = least;
        costs[!node.minimiser] = cost_of_all(sum, most);
        return std::exchange(costs_[node.index], costs) != costs;
    }

    // The best bound of all children that are answered, and of those that are not in the tree.
    int answer_of_children(const Node& node) const {
        int bound = node.bound;
        for (const auto& [child, shift] : node.children)
            if (answered(child)) {
                const int found = nodes_[child].bound + shift;
                bound = node.minimiser ? std::min(bound, found) : std::max(bound, found);
            }
        return bound;
    }

    template <class OnAnswer>
    void update_ancestors(const Node& of, const OnAnswer& on_answer) {
        std::vector<Index> waiting = of.parents;
        while (!waiting.empty()) {
            Node& node = nodes_[waiting.back()];
            waiting.pop_back();
            if (answered(node.index) || !update(node)) continue;
            if (answered(node.index)) on_answer(node);
            waiting.insert(waiting.end(), node.parents.begin(), node.parents.end());
        }
    }

    std::deque<Node> nodes_;
    std::vector<Costs> costs_;  // of the nodes, side by side because they are read most
    std::vector<Index> slots_ = std::vector<Index>(1 << 10, none);
    std::atomic<std::size_t>& total_;
    std::size_t most_;
};

}  // namespace ppsolve::search

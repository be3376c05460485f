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
#include <cstddef>
#include <cstdint>
#include <deque>
#include <tuple>
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
        const State state;
        const Key key;
        const int k;
        const bool minimiser;  // to move

        std::array<Cost, 2> cost;  // of "no" and of "yes"
        bool taken = false;        // a leaf that a thread searches
        int deferred = 0;          // times that the tree was full when the leaf was to be expanded
        bool expanded = false;
        bool answered = false;
        int bound = 0;  // answers the question; before that, the best bound of the children not in the tree
        std::vector<Edge> children{};
        std::vector<Index> parents{};

        bool suits_mover(int found) const { return minimiser == (found <= k); }
    };

    // A child of a leaf that is expanded. `cost` is that of the answer that suits the mover of the leaf.
    struct NewChild {
        const State& state;
        Key key;
        int shift;
        bool minimiser;
        Cost cost;
    };

    // Beyond `most_nodes` nodes no leaf is expanded.
    ProofTree(const State& start, const Key& key, int k, bool minimiser, std::size_t most_nodes)
        : most_nodes_(most_nodes) {
        add(start, key, k, minimiser, {leaf_cost, leaf_cost});
    }

    const Node& root() const { return nodes_.front(); }

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
        if (nodes_.size() >= most_nodes_) {
            leaf.taken = false;
            ++leaf.deferred;
            return double_costs(leaf);
        }
        const Index parent = slot(leaf.key, leaf.k);
        for (const NewChild& child : children) {
            std::array<Cost, 2> cost{leaf_cost, leaf_cost};
            cost[leaf.minimiser] = child.cost;
            const Index index = add(child.state, child.key, leaf.k - child.shift, child.minimiser, cost);
            nodes_[index].parents.push_back(parent);
            leaf.children.push_back({index, child.shift});
        }
        leaf.taken = false;
        leaf.expanded = true;
        leaf.bound = bound;
        update(leaf);
        if (leaf.answered) on_answer(leaf);
        update_ancestors(leaf, on_answer);
    }

private:
    static constexpr Index none = ~Index{0};
    static constexpr Cost most_cost = Cost{1} << 56;  // the sum over all children does not overflow

    // A question that takes all children costs as much as the most expensive of them, and a part of the others: they
    // share positions, so the whole sum would be too much.
    static Cost cost_of_all(Cost sum, Cost most) { return std::min(most_cost, most + (sum - most) * 5 / 16); }

    Index add(const State& state, const Key& key, int k, bool minimiser, const std::array<Cost, 2>& cost) {
        if (2 * nodes_.size() >= slots_.size()) {
            slots_.assign(4 * slots_.size(), none);
            for (Index index = 0; index < nodes_.size(); ++index) slot(nodes_[index].key, nodes_[index].k) = index;
        }
        Index& index = slot(key, k);
        if (index == none) {
            nodes_.push_back({state, key, k, minimiser, cost});
            index = static_cast<Index>(nodes_.size() - 1);
        }
        return index;
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
        std::tuple<Cost, std::size_t> tried{0, 0};
        while (true) {
            std::tuple<Cost, std::size_t> next{most_cost + 1, 0};
            for (std::size_t number = 0; number < node.children.size(); ++number) {
                const Node& child = nodes_[node.children[number].child];
                if (child.answered) continue;
                const std::tuple<Cost, std::size_t> one{child.cost[node.minimiser], number + 1};
                if (one > tried && one < next) next = one;
            }
            if (std::get<0>(next) > most_cost) return none;
            const Index leaf = cheapest_leaf(node.children[std::get<1>(next) - 1].child);
            if (leaf != none) return leaf;
            tried = next;
        }
    }

    static void set_answer(Node& node, int bound) {
        node.answered = true;
        node.bound = bound;
    }

    void double_costs(Node& leaf) {
        for (Cost& one : leaf.cost) one = std::min(most_cost, 2 * one);
        update_ancestors(leaf, [](const Node&) {});
    }

    // Recompute the answer or the costs of an expanded node from its children. Returns true if anything changed.
    bool update(Node& node) {
        Cost least = most_cost, most = 0, sum = 0;
        int bound = node.bound;
        bool open = false;
        for (const auto& [index, shift] : node.children) {
            const Node& child = nodes_[index];
            if (!child.answered) {
                open = true;
                least = std::min(least, child.cost[node.minimiser]);
                const Cost other = child.cost[!node.minimiser];
                most = std::max(most, other);
                sum += other;
                continue;
            }
            const int found = child.bound + shift;
            if (node.suits_mover(found)) {
                set_answer(node, found);
                return true;
            }
            bound = node.minimiser ? std::min(bound, found) : std::max(bound, found);
        }
        if (!open) {
            set_answer(node, bound);
            return true;
        }
        const auto before = node.cost;
        node.cost[node.minimiser] = least;
        node.cost[!node.minimiser] = cost_of_all(sum, most);
        return node.cost != before;
    }

    template <class OnAnswer>
    void update_ancestors(const Node& of, const OnAnswer& on_answer) {
        std::vector<Index> waiting = of.parents;
        while (!waiting.empty()) {
            Node& node = nodes_[waiting.back()];
            waiting.pop_back();
            if (node.answered || !update(node)) continue;
            if (node.answered) on_answer(node);
            waiting.insert(waiting.end(), node.parents.begin(), node.parents.end());
        }
    }

    std::deque<Node> nodes_;
    std::vector<Index> slots_ = std::vector<Index>(1 << 10, none);
    std::size_t most_nodes_;
};

}  // namespace ppsolve::search

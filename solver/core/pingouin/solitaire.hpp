// Solitaire search of a region that only one player can reach, with that player's penguins in it.
//
// Two numbers of a region matter: the most fish that can be taken there, and the most moves that can be made. A move in
// one's own region is a spare move in the rest of the game. If one line of play reaches both maxima, the region is
// `plain`, and nothing else about it makes a difference.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstdint>
#include <functional>

#include "../search/budget.hpp"
#include "../search/key.hpp"
#include "../search/table.hpp"
#include "folded.hpp"

namespace ppsolve::pingouin {

// Free tiles with their fish, and the penguins of one player.
struct Region {
    Fish fish;
    Board penguins = 0;
};

// The quantity to maximise. `fish_then_moves` is 64 * fish + moves: the most fish and, among lines with the most fish,
// the most moves. A region has fewer than 64 moves, because every move takes one of 60 tiles.
enum class Counted { fish_then_moves, moves };

inline constexpr int fish_weight = 64;
static_assert(tile_count < fish_weight);

// The limit for each region, in nodes; larger regions are left to the search of the whole position.
inline constexpr int max_nodes_per_region = 5000;

// Limits the regions of a whole search, together: their nodes, a deadline and a stop flag. Threads may share it.
class RegionBudget {
public:
    explicit RegionBudget(const search::Budget& budget) : budget_(budget) {}

    static constexpr int slice = 64;  // nodes

    // Count a slice. Returns false if the budget is spent.
    bool take_slice() {
        nodes_.fetch_add(slice, std::memory_order_relaxed);
        return !spent();
    }
    bool spent() const { return budget_.spent(nodes_.load(std::memory_order_relaxed)); }

private:
    search::Budget budget_;
    std::atomic<std::uint64_t> nodes_{0};
};

// The regions that a search solves at once. Others stay in its states.
struct RegionLimits {
    int nodes = max_nodes_per_region;
    int tiles = tile_count;
    RegionBudget* budget = nullptr;  // of all regions together
};

// Solves regions, and stores the results in a table that other searches may share.
class Solitaire {
public:
    // With a budget, no region is tried again after it took as many nodes as allowed.
    explicit Solitaire(search::Table& table, RegionBudget* budget = nullptr) : table_(table), budget_(budget) {}

    // Bounds of the maximum; they meet unless that takes more than `max_nodes` nodes or the budget is spent.
    search::Bounds maximum(const Region& region, Counted counted, int max_nodes) const {
        if (budget_ && (budget_->spent() || gave_up_before(region, counted, max_nodes))) max_nodes = 0;
        return solve(region, counted, -1, max_nodes);
    }

    // The quantity if all fish are taken.
    static int all(const Fish& fish, Counted counted) {
        return (counted == Counted::moves ? 0 : fish_weight * fish.sum()) + board::count(fish.tiles());
    }

private:
    using Bounds = search::Bounds;

    // True if a region is in the table, unsolved after at least half as many nodes as now allowed.
    bool gave_up_before(const Region& region, Counted counted, int max_nodes) const {
        return table_.effort(region_key(region, counted)) >=
               static_cast<int>(std::bit_width(static_cast<unsigned>(max_nodes)));
    }

    // Bounds of the maximum. Unless the nodes run out, they meet or the upper one is at most `enough`.
    Bounds solve(Region region, Counted counted, int enough, int& nodes_left) const {
        const Board free = region.fish.tiles();
        region.penguins &= board::beside(free);
        if (region.penguins == 0) return {0, 0};
        const Board within = board::connected(board::beside(region.penguins), free);
        region.fish = region.fish.within(within);
        // Parts that no penguin connects are solved separately.
        const Board part = board::linked(within & -within, within, region.penguins);
        if (part != within) {
            const Board there = board::beside(part);
            const Region one{region.fish.within(part), region.penguins & there},
                other{region.fish.within(~part), region.penguins & ~there};
            const int other_high = upper_bound(other, counted);
            const Bounds first = solve(one, counted, enough - other_high, nodes_left);
            if (first.high + other_high <= enough) return {0, first.high + other_high};
            const Bounds second = solve(other, counted, enough - first.high, nodes_left);
            return {first.low + second.low, first.high + second.high};
        }
        return solve_connected(region, counted, enough, nodes_left);
    }

    // As `solve`, for a region that is connected.
    Bounds solve_connected(const Region& region, Counted counted, int enough, int& nodes_left) const {
        const int most = upper_bound(region, counted);
        if (most <= enough) return {0, most};
        const search::Key key = region_key(region, counted);
        Bounds known = table_.find(key, {0, most});
        known.high = std::min(known.high, most);
        if (known.met() || known.high <= enough) return known;
        if (nodes_left <= 0) return known;
        const int nodes_before = nodes_left--;
        if (budget_ && nodes_left % RegionBudget::slice == 0 && !budget_->take_slice()) nodes_left = 0;

        struct Slide {
            std::uint8_t from, to;
            int bound, exits;
        };
        std::array<Slide, max_penguins * max_slides> slides;
        int count = 0;
        const Board free = region.fish.tiles();
        for (Board own = region.penguins; own; own &= own - 1) {
            const int from = board::first(own);
            for (Board to = board::slides_from(from, free); to; to &= to - 1) {
                const int tile = board::first(to);
                const Region next = after(region, from, tile);
                const int exits = board::count(board::beside(board::at(tile)) & next.fish.tiles());
                slides[count++] = {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(tile),
                                   gain(region.fish, tile, counted) + upper_bound(next, counted), exits};
            }
        }
        std::sort(slides.begin(), slides.begin() + count, [](const Slide& one, const Slide& other) {
            return one.bound != other.bound ? one.bound > other.bound : one.exits < other.exits;
        });
        Bounds found{known.low, 0};
        for (int number = 0; number < count; ++number) {
            const Slide& slide = slides[number];
            const int bar = std::max(found.low, enough);
            if (slide.bound <= bar) {
                found.high = std::max(found.high, slide.bound);
                break;
            }
            const int gained = gain(region.fish, slide.to, counted);
            const Bounds next = solve(after(region, slide.from, slide.to), counted, bar - gained, nodes_left);
            found.low = std::max(found.low, gained + next.low);
            found.high = std::max(found.high, gained + next.high);
            if (found.low == known.high) break;
        }
        found.high = std::min(std::max(found.high, found.low), known.high);
        table_.store(key, found, static_cast<std::uint64_t>(nodes_before - nodes_left));
        return found;
    }

    static Region after(const Region& region, int from, int to) {
        return {region.fish.within(~board::at(to)), (region.penguins & ~board::at(from)) | board::at(to)};
    }

    // The gain of a move to a tile.
    static int gain(const Fish& fish, int tile, Counted counted) {
        return (counted == Counted::moves ? 0 : fish_weight * fish.on(tile)) + 1;
    }

    // Static upper bound: every penguin goes into one of the pieces of ice around it and stays there, so at most as
    // many pieces count as there are penguins.
    static int upper_bound(const Region& region, Counted counted) {
        const Board free = region.fish.tiles();
        std::array<int, tile_count> pieces;
        int count = 0;
        for (Board left = board::beside(region.penguins) & free; left;) {
            const Board piece = board::connected(left & -left, free);
            pieces[count++] = all(region.fish.within(piece), counted);
            left &= ~piece;
        }
        const int entered = std::min(count, board::count(region.penguins));
        if (entered < count)
            std::partial_sort(pieces.begin(), pieces.begin() + entered, pieces.begin() + count, std::greater<>());
        int sum = 0;
        for (int number = 0; number < entered; ++number) sum += pieces[number];
        return sum;
    }

    static search::Key region_key(const Region& region, Counted counted) {
        using search::mix;
        const std::uint64_t kind = counted == Counted::moves ? 0x7c15f39cc0605cedULL : search::golden_ratio;
        const Board tiles = region.fish.tiles(), weights = counted == Counted::moves ? 0 : region.fish.twos;
        const Board ones = counted == Counted::moves ? tiles : region.fish.ones;
        const std::uint64_t fish = mix(ones ^ 0xa0761d6478bd642fULL, weights ^ kind);
        const std::uint64_t more = mix(weights ^ 0x8ebc6af09c88c6e3ULL, ones + kind);
        return {mix(fish ^ 0xe7037ed1a0b428dbULL, region.penguins ^ more),
                mix(more ^ 0x589965cc75374cc3ULL, region.penguins + fish)};
    }

    search::Table& table_;
    RegionBudget* budget_;
};

}  // namespace ppsolve::pingouin

// What one player can take alone: a region that nobody else can reach, with the penguins that share it.
//
// Two numbers of a region matter: the most fish that can be taken there, and the most moves that can be made, for a
// move in a region of one's own is a spare one in the game around it. If both can be had at once, the region is
// `plain`, and nothing else about it makes a difference to anybody.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>

#include "../search/key.hpp"
#include "../search/table.hpp"
#include "floe.hpp"

namespace ppsolve::pingouin {

// Free tiles with their fish, and penguins of one player.
struct Region {
    Fish fish;
    Board penguins = 0;
};

// What is counted. Moves are less than 64, so `fish_then_moves` is the most fish, and among ways to take them the
// most moves.
enum class Counted { fish_then_moves, moves };

inline constexpr int worth_of_a_fish = 64;

// Bounds of the most that can be counted in regions. What is found is kept in a table that others may share.
class Solitaire {
public:
    explicit Solitaire(search::Table& table) : table_(table) {}

    // Bounds of what is counted; they meet unless that takes more than `effort` positions.
    search::Bounds most(const Region& region, Counted counted, int effort) const {
        return solve(region, counted, -1, effort);
    }

    static int all(const Fish& fish, Counted counted) {
        return (counted == Counted::moves ? 0 : worth_of_a_fish * fish.sum()) + board::count(fish.tiles());
    }

private:
    using Bounds = search::Bounds;

    // The most moves that there can be at once: four penguins, three lines through each.
    static constexpr int most_slides = 4 * 21;

    // Bounds of what can be counted. Unless the effort is spent, they meet or the upper one is at most `enough`.
    Bounds solve(Region region, Counted counted, int enough, int& effort) const {
        const Board free = region.fish.tiles();
        region.penguins &= board::beside(free);
        if (region.penguins == 0) return {0, 0};
        const Board within = board::connected(board::beside(region.penguins), free);
        region.fish = region.fish.within(within);
        // Parts that no penguin connects are solved one by one.
        const Board part = board::linked(within & -within, within, region.penguins);
        if (part != within) {
            const Board there = board::beside(part);
            const Region one{region.fish.within(part), region.penguins & there},
                other{region.fish.within(~part), region.penguins & ~there};
            const int most_of_other = hope(other, counted);
            const Bounds first = solve(one, counted, enough - most_of_other, effort);
            if (first.high + most_of_other <= enough) return {0, first.high + most_of_other};
            const Bounds second = solve(other, counted, enough - first.high, effort);
            return {first.low + second.low, first.high + second.high};
        }
        return solve_one(region, counted, enough, effort);
    }

    // The same for a region that is connected.
    Bounds solve_one(const Region& region, Counted counted, int enough, int& effort) const {
        const int most = hope(region, counted);
        if (most <= enough) return {0, most};
        const search::Key key = region_key(region, counted);
        Bounds known = table_.find(key, {0, most});
        known.high = std::min(known.high, most);
        if (known.met() || known.high <= enough) return known;
        if (effort <= 0) return known;
        const int effort_before = effort--;

        struct Slide {
            std::uint8_t from, to;
            int hope, exits;
        };
        std::array<Slide, most_slides> slides;
        int count = 0;
        const Board free = region.fish.tiles();
        for (Board own = region.penguins; own; own &= own - 1) {
            const int from = board::first(own);
            for (Board to = board::slides_from(from, free); to; to &= to - 1) {
                const int tile = board::first(to);
                const Region next = after(region, from, tile);
                const int exits = board::count(board::beside(board::at(tile)) & next.fish.tiles());
                slides[count++] = {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(tile),
                                   worth(region.fish, tile, counted) + hope(next, counted), exits};
            }
        }
        std::sort(slides.begin(), slides.begin() + count, [](const Slide& one, const Slide& other) {
            return one.hope != other.hope ? one.hope > other.hope : one.exits < other.exits;
        });
        Bounds found{known.low, 0};
        for (int number = 0; number < count; ++number) {
            const Slide& slide = slides[number];
            const int bar = std::max(found.low, enough);
            if (slide.hope <= bar) {
                found.high = std::max(found.high, slide.hope);
                break;
            }
            const int gained = worth(region.fish, slide.to, counted);
            const Bounds next = solve(after(region, slide.from, slide.to), counted, bar - gained, effort);
            found.low = std::max(found.low, gained + next.low);
            found.high = std::max(found.high, gained + next.high);
            if (found.low == known.high) break;
        }
        found.high = std::min(std::max(found.high, found.low), known.high);
        table_.store(key, found, static_cast<std::uint64_t>(effort_before - effort));
        return found;
    }

    static Region after(const Region& region, int from, int to) {
        return {region.fish.within(~board::at(to)), (region.penguins & ~board::at(from)) | board::at(to)};
    }

    static int worth(const Fish& fish, int tile, Counted counted) {
        return (counted == Counted::moves ? 0 : worth_of_a_fish * fish.on(tile)) + 1;
    }

    // No more than this can be counted: every penguin goes into one of the pieces of ice around it and stays there.
    static int hope(const Region& region, Counted counted) {
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
        const std::uint64_t kind = counted == Counted::moves ? 0x7c15f39cc0605cedULL : 0x9e3779b97f4a7c15ULL;
        const Board tiles = region.fish.tiles(), weights = counted == Counted::moves ? 0 : region.fish.twos;
        const Board ones = counted == Counted::moves ? tiles : region.fish.ones;
        const std::uint64_t fish = mix(ones ^ 0xa0761d6478bd642fULL, weights ^ kind);
        const std::uint64_t more = mix(weights ^ 0x8ebc6af09c88c6e3ULL, ones + kind);
        return {mix(fish ^ 0xe7037ed1a0b428dbULL, region.penguins ^ more),
                mix(more ^ 0x589965cc75374cc3ULL, region.penguins + fish)};
    }

    search::Table& table_;
};

}  // namespace ppsolve::pingouin

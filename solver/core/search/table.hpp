// The transposition table: proved bounds of positions, by key. Uses no more memory than it is
// given; forgets the cheapest.
//
// Threads share a table without locks. An entry is two words, the first one stored xor the second:
//
//     first   64 bits of the key, xor the second word
//     second  24 more bits of the key | effort 8 | low 16 | high 16
//
// If two threads write the same entry at once, what a third one reads may be half of each. Such a pair
// does not add up to the key that is looked for, and is taken for another position's entry.
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "buckets.hpp"
#include "key.hpp"
#include "parallel.hpp"

namespace ppsolve::search {

// What is known about a value: it is not below `low` and not above `high`.
struct Bounds {
    int low;
    int high;

    bool met() const { return low == high; }
    bool operator==(const Bounds&) const = default;
};

class Table {
public:
    // Uses at most `bytes`, rounded down to a power of two; below one bucket the table remembers nothing. So many
    // threads work with it at a time, and help each other with what takes long.
    explicit Table(std::size_t bytes, int threads = 1, std::uint64_t alone_at_first = 1 << 13)
        : buckets_(bytes), team_{ThreadSlots(threads), alone_at_first} {}

    Team& team() { return team_; }

    // Whether it remembers nothing.
    bool none() const { return buckets_.none(); }

    void prefetch(const Key& key) const { buckets_.prefetch(key); }

    // Tell the table that so many entries were stored since it was last told, so that it can grow.
    void stored(std::uint64_t entries) { buckets_.written(entries); }

    // The bounds stored for a key, or `otherwise`.
    Bounds find(const Key& key, Bounds otherwise) const {
        if (buckets_.none()) return otherwise;
        const Bucket& here = buckets_.at(key);
        for (int number = 0; number < Bucket::entries; ++number)
            if (const Entry entry = here.read(number); entry.holds(key)) return {entry.low(), entry.high()};
        return otherwise;
    }

    // Add what was proved about a position, at the price of so many visited positions.
    void store(const Key& key, Bounds proved, std::uint64_t nodes) {
        if (buckets_.none()) return;
        Bucket& here = buckets_.at(key);
        int effort = std::bit_width(nodes);
        int victim = 0, victims_effort = 0;
        for (int number = 0; number < Bucket::entries; ++number) {
            const Entry entry = here.read(number);
            if (entry.holds(key)) {
                proved = {std::max(proved.low, entry.low()), std::min(proved.high, entry.high())};
                effort = std::max(effort, entry.effort());
                victim = number;
                break;
            }
            if (number == 0 || entry.effort() < victims_effort) {
                victim = number;
                victims_effort = entry.effort();
            }
        }
        here.write(victim, Entry(key, proved, effort));
    }

private:
    struct Entry {
        std::uint64_t key = 0;
        std::uint64_t rest = 0;

        Entry() = default;
        Entry(const Key& of, Bounds proved, int effort)
            : key(of.first),
              rest((of.second & stored_bits) << 40 | static_cast<std::uint64_t>(effort) << 32 |
                   static_cast<std::uint64_t>(static_cast<std::uint16_t>(proved.low)) << 16 |
                   static_cast<std::uint16_t>(proved.high)) {}

        std::uint64_t first() const { return key; }
        // An effort of 0 stands only in an entry that was never written.
        bool vacant() const { return effort() == 0; }
        bool holds(const Key& wanted) const {
            return key == wanted.first && rest >> 40 == (wanted.second & stored_bits) && !vacant();
        }
        int effort() const { return static_cast<int>(rest >> 32 & 0xff); }
        int low() const { return static_cast<std::int16_t>(rest >> 16 & 0xffff); }
        int high() const { return static_cast<std::int16_t>(rest & 0xffff); }
    };

    struct alignas(64) Bucket {
        static constexpr int entries = 4;
        struct {
            std::atomic<std::uint64_t> first;
            std::atomic<std::uint64_t> second;
        } words[entries];

        Entry read(int number) const {
            Entry entry;
            entry.rest = words[number].second.load(std::memory_order_relaxed);
            entry.key = words[number].first.load(std::memory_order_relaxed) ^ entry.rest;
            return entry;
        }
        void write(int number, const Entry& entry) {
            words[number].second.store(entry.rest, std::memory_order_relaxed);
            words[number].first.store(entry.key ^ entry.rest, std::memory_order_relaxed);
        }
    };

    static constexpr std::uint64_t stored_bits = 0xffffff;

    Buckets<Bucket> buckets_;
    Team team_;
};

}  // namespace ppsolve::search

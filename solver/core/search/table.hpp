// The transposition table: proved bounds of positions by key, in a fixed amount of memory. A new entry replaces the one
// that took the fewest nodes to prove.
//
// Threads share a table without locks. An entry is two words; the first is stored xor the second:
//
//     first   64 bits of the key, xor the second word
//     second  24 more bits of the key | effort 8 | low 16 | high 16
//
// If two threads write an entry at the same time, a third may read one word of each. Such a pair does not give the key
// it looks for, so it counts as the entry of another position.
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

// Proved bounds of a value, both inclusive.
struct Bounds {
    int low;
    int high;

    bool met() const { return low == high; }
    Bounds shifted(int by) const { return {low + by, high + by}; }
    bool operator==(const Bounds&) const = default;
};

class Table {
public:
    // Uses at most `bytes`, rounded down to a power of two; with less than one bucket the table stays empty. At most
    // `threads` threads search with it at the same time.
    explicit Table(std::size_t bytes, int threads = 1, const Thresholds& thresholds = {})
        : buckets_(bytes), shared_{ThreadSlots(threads), thresholds} {
        shared_.thresholds.tree = std::min(thresholds.tree, bytes / thresholds.bytes_per_node);
    }

    SharedWork& shared() { return shared_; }

    // True if the table has no memory and stores nothing.
    bool none() const { return buckets_.none(); }

    void prefetch(const Key& key) const { buckets_.prefetch(key); }

    // Call with the number of entries stored since the last call; grows the table when it is full.
    void note_stored(std::uint64_t entries) { buckets_.note_written(entries); }

    // Return the bounds stored for a key, or `otherwise`.
    Bounds find(const Key& key, Bounds otherwise) const {
        const auto entry = buckets_.find(key);
        return entry ? entry->bounds() : otherwise;
    }

    // Return the bit width of the nodes that an unsolved position took so far; 0 if it is unknown or solved.
    int effort(const Key& key) const {
        const auto entry = buckets_.find(key);
        return entry && !entry->bounds().met() ? entry->effort() : 0;
    }

    // Store the bounds of a position that took `nodes` nodes to prove; tightens those already stored for it.
    void store(const Key& key, Bounds proved, std::uint64_t nodes) {
        if (buckets_.none()) return;
        const auto place = buckets_.place(key, [](const Entry& entry) { return entry.effort(); });
        int effort = std::bit_width(nodes);
        if (place.own) {
            const Bounds known = place.own->bounds();
            proved = {std::max(proved.low, known.low), std::min(proved.high, known.high)};
            effort = std::max(effort, place.own->effort());
        }
        place.write(Entry(key, proved, effort));
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
        // The effort is the bit width of the nodes, so it is 0 only in an entry that was never written.
        bool vacant() const { return effort() == 0; }
        bool holds(const Key& wanted) const {
            return key == wanted.first && rest >> 40 == (wanted.second & stored_bits) && !vacant();
        }
        int effort() const { return static_cast<int>(rest >> 32 & 0xff); }
        Bounds bounds() const {
            return {static_cast<std::int16_t>(rest >> 16 & 0xffff), static_cast<std::int16_t>(rest & 0xffff)};
        }
    };

    static constexpr std::uint64_t stored_bits = 0xffffff;  // the 24 bits of the key's second half

    Buckets<SharedBucket<Entry>> buckets_;
    SharedWork shared_;
};

}  // namespace ppsolve::search

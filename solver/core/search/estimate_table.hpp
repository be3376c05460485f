// The transposition table of the depth-limited engine: estimates by key, with the depth that they rest on. It proves
// nothing; proved bounds are in table.hpp. Threads share a table without locks, as described there.
//
//     first   64 bits of the key, xor the second word
//     second  16 more bits of the key | move 8 | bound 8 | depth 16 | value 16
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "buckets.hpp"
#include "key.hpp"

namespace ppsolve::search {

enum class Bound : std::uint8_t { none, lower, upper, exact };

class EstimateTable {
public:
    explicit EstimateTable(std::size_t bytes) : buckets_(bytes) {}

    struct Entry {
        std::uint64_t key = 0;
        std::uint64_t rest = 0;

        Entry() = default;
        Entry(const Key& of, int value, int depth, Bound bound, int move)
            : key(of.first),
              rest((of.second & 0xffff) << 48 | static_cast<std::uint64_t>(move & 0xff) << 40 |
                   static_cast<std::uint64_t>(bound) << 32 |
                   static_cast<std::uint64_t>(static_cast<std::uint16_t>(depth)) << 16 |
                   static_cast<std::uint16_t>(value)) {}

        std::uint64_t first() const { return key; }
        bool vacant() const { return bound() == Bound::none; }
        bool holds(const Key& wanted) const {
            return key == wanted.first && rest >> 48 == (wanted.second & 0xffff) && !vacant();
        }
        int value() const { return static_cast<std::int16_t>(rest & 0xffff); }
        int depth() const { return static_cast<int>(rest >> 16 & 0xffff); }
        Bound bound() const { return static_cast<Bound>(rest >> 32 & 0xff); }
        // The number of the best move in the list of moves.
        int move() const { return static_cast<int>(rest >> 40 & 0xff); }
    };

    std::optional<Entry> find(const Key& key) const { return buckets_.find(key); }
    void prefetch(const Key& key) const { buckets_.prefetch(key); }

    // A new entry replaces the one of its position, or the one of the smallest depth.
    void store(const Entry& entry, const Key& key) {
        if (buckets_.none()) return;
        buckets_.place(key, [](const Entry& other) { return other.vacant() ? -1 : other.depth(); }).write(entry);
    }

    // Call with the number of entries stored since the last call; grows the table when it is full.
    void note_stored(std::uint64_t entries) { buckets_.note_written(entries); }

private:
    Buckets<SharedBucket<Entry>> buckets_;
};

}  // namespace ppsolve::search

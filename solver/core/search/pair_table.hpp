// The transposition table of two-player max^n: proved bounds of both numbers by key. A new entry replaces the one that
// took the fewest nodes to prove. For one thread at a time.
//
// An entry is two words and holds 88 bits of the key, as in table.hpp:
//
//     first   64 bits of the key
//     second  24 more bits of the key | effort 8 | low and high of the first seat, of the second, 8 bits each
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "buckets.hpp"
#include "key.hpp"
#include "pair_bounds.hpp"

namespace ppsolve::search {

class PairTable {
public:
    // With less than one bucket the table stays empty.
    explicit PairTable(std::size_t bytes) : buckets_(bytes) {}

    void prefetch(const Key& key) const { buckets_.prefetch(key); }

    std::optional<PairBounds> find(const Key& key) const {
        const auto entry = buckets_.find(key);
        return entry ? std::optional(entry->bounds()) : std::nullopt;
    }

    // Store the bounds of a position that took `nodes` nodes to prove; tightens those already stored for it.
    void store(const Key& key, PairBounds proved, std::uint64_t nodes) {
        if (buckets_.none()) return;
        const auto place = buckets_.place(key, [](const Entry& entry) { return entry.effort(); });
        int effort = std::bit_width(nodes | 1);
        if (place.own) {
            proved.add(place.own->bounds());
            effort = std::max(effort, place.own->effort());
        }
        place.write(Entry(key, proved, effort));
        buckets_.note_written(1);
    }

private:
    struct Entry {
        std::uint64_t key = 0;
        std::uint64_t rest = 0;

        Entry() = default;
        Entry(std::uint64_t first, std::uint64_t second) : key(first), rest(second) {}
        Entry(const Key& of, const PairBounds& proved, int effort)
            : key(of.first), rest((of.second & stored_bits) << 40 | static_cast<std::uint64_t>(effort) << 32) {
            int shift = 24;
            for (const Bounds bounds : proved.of)
                for (const int end : {bounds.low, bounds.high}) {
                    rest |= static_cast<std::uint64_t>(end) << shift;
                    shift -= 8;
                }
        }

        std::uint64_t first() const { return key; }
        // The stored effort is at least 1, so it is 0 only in an entry that was never written.
        bool vacant() const { return effort() == 0; }
        bool holds(const Key& wanted) const {
            return key == wanted.first && rest >> 40 == (wanted.second & stored_bits) && !vacant();
        }
        int effort() const { return static_cast<int>(rest >> 32 & 0xff); }
        PairBounds bounds() const {
            const auto end = [this](int shift) { return static_cast<int>(rest >> shift & 0xff); };
            return {{Bounds{end(24), end(16)}, Bounds{end(8), end(0)}}};
        }
    };

    struct alignas(64) Bucket {
        static constexpr int entries = 4;
        std::uint64_t words[entries][2];

        Entry read(int number) const { return {words[number][0], words[number][1]}; }
        void write(int number, const Entry& entry) {
            words[number][0] = entry.key;
            words[number][1] = entry.rest;
        }
    };

    static constexpr std::uint64_t stored_bits = 0xffffff;  // the 24 bits of the key's second half

    Buckets<Bucket> buckets_;
};

}  // namespace ppsolve::search

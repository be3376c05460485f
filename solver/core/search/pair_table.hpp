// Proved bounds of outcomes for two, by key; forgets the cheapest. For one thread at a time.
//
// An entry is two words, and 88 bits of the key are compared, as in table.hpp:
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
    // Below the size of one bucket the table remembers nothing.
    explicit PairTable(std::size_t bytes) : buckets_(bytes) {}

    void prefetch(const Key& key) const { buckets_.prefetch(key); }

    std::optional<PairBounds> find(const Key& key) const {
        if (buckets_.none()) return std::nullopt;
        const Bucket& here = buckets_.at(key);
        for (int number = 0; number < Bucket::entries; ++number)
            if (const Entry entry = here.read(number); entry.holds(key)) return entry.known();
        return std::nullopt;
    }

    // Add what was proved about a position, at the price of so many visited positions.
    void store(const Key& key, PairBounds proved, std::uint64_t nodes) {
        if (buckets_.none()) return;
        Bucket& here = buckets_.at(key);
        int effort = std::bit_width(nodes | 1);
        int victim = 0, victims_effort = 0;
        for (int number = 0; number < Bucket::entries; ++number) {
            const Entry entry = here.read(number);
            if (entry.holds(key)) {
                proved.add(entry.known());
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
        buckets_.written(1);
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
        // An effort of 0 stands only in an entry that was never written.
        bool vacant() const { return effort() == 0; }
        bool holds(const Key& wanted) const {
            return key == wanted.first && rest >> 40 == (wanted.second & stored_bits) && !vacant();
        }
        int effort() const { return static_cast<int>(rest >> 32 & 0xff); }
        PairBounds known() const {
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

    static constexpr std::uint64_t stored_bits = 0xffffff;

    Buckets<Bucket> buckets_;
};

}  // namespace ppsolve::search

// The transposition table of max^n: proved outcomes by key. A new entry replaces one of an earlier question if there is
// any, otherwise the one that took the fewest nodes. For one thread at a time.
//
// An entry holds 96 bits of the key. With 10^12 lookups in buckets of 3 entries, the chance of one wrong hit is
// 10^12 * 3 / 2^96, about 4 in 10^17.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "buckets.hpp"
#include "gains.hpp"
#include "key.hpp"

namespace ppsolve::search {

class GainsTable {
public:
    // With less than one bucket the table stays empty.
    explicit GainsTable(std::size_t bytes) : buckets_(bytes) {}

    void new_question() { ++question_; }

    void prefetch(const Key& key) const { buckets_.prefetch(key); }

    std::optional<Gains> find(const Key& key) const {
        const auto entry = buckets_.find(key);
        return entry ? std::optional(entry->outcome()) : std::nullopt;
    }

    // Store an outcome that took `nodes` nodes to prove.
    void store(const Key& key, Gains outcome, std::uint64_t nodes) {
        if (buckets_.none()) return;
        const auto worth = [this](const Entry& entry) {
            return (entry.question() == question_ ? 256 : 0) + entry.effort();
        };
        const std::uint64_t effort = static_cast<std::uint64_t>(std::bit_width(nodes));
        buckets_.place(key, worth).write({key, outcome | std::uint64_t{question_} << 8 | effort});
        buckets_.note_written(1);
    }

private:
    //     note, bit   63 .. 16   15 .. 8    7 .. 0
    //                 outcome    question   bit width of the nodes; 0 if never written
    struct Entry {
        Key key;
        std::uint64_t note = 0;

        std::uint64_t first() const { return key.first; }
        bool vacant() const { return effort() == 0; }
        bool holds(const Key& wanted) const {
            return key.first == wanted.first && key.second == (wanted.second & 0xffffffff) && !vacant();
        }
        Gains outcome() const { return note & ~Gains{0xffff}; }
        int effort() const { return static_cast<int>(note & 0xff); }
        std::uint8_t question() const { return static_cast<std::uint8_t>(note >> 8); }
    };

    // 3 * (8 + 8 + 4) bytes, and 4 to spare.
    struct alignas(64) Bucket {
        static constexpr int entries = 3;
        std::uint64_t notes[entries];
        std::uint64_t firsts[entries];
        std::uint32_t seconds[entries];

        Entry read(int number) const { return {{firsts[number], seconds[number]}, notes[number]}; }
        void write(int number, const Entry& entry) {
            notes[number] = entry.note;
            firsts[number] = entry.key.first;
            seconds[number] = static_cast<std::uint32_t>(entry.key.second);
        }
    };

    Buckets<Bucket> buckets_;
    std::uint8_t question_ = 0;
};

}  // namespace ppsolve::search

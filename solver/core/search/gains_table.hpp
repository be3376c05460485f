// Proved outcomes of max^n, by key. Forgets what an earlier question left, then what was cheapest.
//
// An entry is found by 96 bits of the key. Keys of different positions agree by chance only: with 10^12 look-ups
// of 3 entries each the odds of one wrong hit are 4 in 10^17. For one thread at a time.
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
    // Below the size of one bucket the table remembers nothing.
    explicit GainsTable(std::size_t bytes) : buckets_(bytes) {}

    void new_question() { ++question_; }

    void prefetch(const Key& key) const { buckets_.prefetch(key); }

    std::optional<Gains> find(const Key& key) const {
        if (buckets_.none()) return std::nullopt;
        const Bucket& here = buckets_.at(key);
        for (int number = 0; number < Bucket::entries; ++number)
            if (const Entry entry = here.read(number); entry.holds(key)) return entry.note & ~Gains{0xffff};
        return std::nullopt;
    }

    // Add an outcome, at the price of so many visited positions.
    void store(const Key& key, Gains outcome, std::uint64_t nodes) {
        if (buckets_.none()) return;
        Bucket& here = buckets_.at(key);
        int victim = 0;
        for (int number = 0; number < Bucket::entries; ++number) {
            if (here.read(number).holds(key)) {
                victim = number;
                break;
            }
            if (worth(here.read(number)) < worth(here.read(victim))) victim = number;
        }
        const std::uint64_t effort = static_cast<std::uint64_t>(std::bit_width(nodes));
        here.write(victim, {key, outcome | std::uint64_t{question_} << 8 | effort});
        buckets_.written(1);
    }

private:
    //     note, bit   63 .. 16   15 .. 8    7 .. 0
    //                 outcome    question   bit width of the effort; 0: never written
    struct Entry {
        Key key;
        std::uint64_t note = 0;

        std::uint64_t first() const { return key.first; }
        bool vacant() const { return effort() == 0; }
        bool holds(const Key& wanted) const {
            return key.first == wanted.first && key.second == (wanted.second & 0xffffffff) && !vacant();
        }
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

    int worth(const Entry& entry) const { return (entry.question() == question_ ? 256 : 0) + entry.effort(); }

    Buckets<Bucket> buckets_;
    std::uint8_t question_ = 0;
};

}  // namespace ppsolve::search

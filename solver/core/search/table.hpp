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
//
// Most questions are answered before a large table would be half full, and memory that is touched for the
// first time is slow. So a table begins with a small part of its memory and takes four times as much whenever
// that part is half full. Entries then move to where the larger table looks for them. Other threads may go on
// meanwhile: an entry that they look for in the wrong place, or write there, is missed, never mistaken.
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

#include "key.hpp"

namespace ppsolve {

// What is known about a value: it is not below `low` and not above `high`.
struct Bounds {
    int low;
    int high;
};

class Table {
public:
    // Uses at most `bytes`, rounded down to a power of two; below one bucket the table remembers nothing.
    explicit Table(std::size_t bytes) {
        if (bytes < sizeof(Bucket)) return;
        const std::size_t count = std::bit_floor(bytes / sizeof(Bucket));
        size_ = count * sizeof(Bucket);
        // The memory comes as zeros, and pages that are never touched cost nothing.
#ifdef __linux__
        void* const memory =
            mmap(nullptr, size_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (memory == MAP_FAILED) throw std::bad_alloc();
        madvise(memory, size_, MADV_HUGEPAGE);
#else
        void* const memory = std::calloc(count, sizeof(Bucket));
        if (memory == nullptr) throw std::bad_alloc();
#endif
        buckets_ = static_cast<Bucket*>(memory);
        last_ = count - 1;
        mask_ = std::min(last_, first_part - 1);
    }

    ~Table() {
        if (buckets_ == nullptr) return;
#ifdef __linux__
        munmap(buckets_, size_);
#else
        std::free(buckets_);
#endif
    }

    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    void prefetch(const Key& key) const {
#if defined(__GNUC__)
        if (buckets_ != nullptr) __builtin_prefetch(&bucket(key));
#else
        (void)key;
#endif
    }

    // Tell the table that so many entries were stored since it was last told, so that it can grow.
    void stored(std::uint64_t entries) {
        if (buckets_ == nullptr || mask_ == last_) return;
        stored_ += entries;
        if (stored_ > (mask_ + 1) * 2 && !growing_.exchange(true)) {
            grow();
            growing_ = false;
        }
    }

    // The bounds stored for a key, or `otherwise`.
    Bounds find(const Key& key, Bounds otherwise) const {
        if (buckets_ == nullptr) return otherwise;
        for (const Slot& slot : bucket(key).slots)
            if (const Entry entry = slot.read(); entry.holds(key)) return {entry.low(), entry.high()};
        return otherwise;
    }

    // Add what was proved about a position, at the price of so many visited positions.
    void store(const Key& key, Bounds proved, std::uint64_t nodes) {
        if (buckets_ == nullptr) return;
        int effort = std::bit_width(nodes);
        Slot* victim = nullptr;
        int victims_effort = 0;
        for (Slot& slot : bucket(key).slots) {
            const Entry entry = slot.read();
            if (entry.holds(key)) {
                proved = {std::max(proved.low, entry.low()), std::min(proved.high, entry.high())};
                effort = std::max(effort, entry.effort());
                victim = &slot;
                break;
            }
            if (victim == nullptr || entry.effort() < victims_effort) {
                victim = &slot;
                victims_effort = entry.effort();
            }
        }
        victim->write(Entry(key, proved, effort));
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

        // An effort of 0 stands only in an entry that was never written.
        bool holds(const Key& wanted) const {
            return key == wanted.first && rest >> 40 == (wanted.second & stored_bits) && effort() != 0;
        }
        int effort() const { return static_cast<int>(rest >> 32 & 0xff); }
        int low() const { return static_cast<std::int16_t>(rest >> 16 & 0xffff); }
        int high() const { return static_cast<std::int16_t>(rest & 0xffff); }
    };

    struct Slot {
        std::atomic<std::uint64_t> first;
        std::atomic<std::uint64_t> second;

        Entry read() const {
            Entry entry;
            entry.rest = second.load(std::memory_order_relaxed);
            entry.key = first.load(std::memory_order_relaxed) ^ entry.rest;
            return entry;
        }
        void write(const Entry& entry) {
            second.store(entry.rest, std::memory_order_relaxed);
            first.store(entry.key ^ entry.rest, std::memory_order_relaxed);
        }
    };

    struct alignas(64) Bucket {
        Slot slots[4];
    };
    static_assert(sizeof(Bucket) == 64);

    static constexpr std::uint64_t stored_bits = 0xffffff;
    static constexpr std::size_t first_part = std::size_t{1} << 14;  // buckets: 1 MiB

    Bucket& bucket(const Key& key) const { return buckets_[key.first & mask_.load(std::memory_order_relaxed)]; }

    // Use four times as much of the memory, as far as there is more.
    void grow() {
        const std::size_t before = mask_, after = std::min(last_, 4 * before + 3);
        for (std::size_t index = 0; index <= before; ++index) {
            int moved[4] = {};  // entries of this bucket that went to each of the new ones
            for (Slot& slot : buckets_[index].slots) {
                const Entry entry = slot.read();
                const std::size_t wanted = entry.key & after;
                if (entry.effort() == 0 || wanted == index) continue;
                buckets_[wanted].slots[moved[wanted / (before + 1)]++].write(entry);
                slot.write(Entry());
            }
        }
        mask_ = after;
    }

    Bucket* buckets_ = nullptr;
    std::size_t size_ = 0;
    std::size_t last_ = 0;
    std::atomic<std::size_t> mask_ = 0;
    std::atomic<std::uint64_t> stored_ = 0;
    std::atomic<bool> growing_ = false;
};

}  // namespace ppsolve

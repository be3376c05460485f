// Memory for a hash table: buckets of one cache line each. The first half of a key chooses the bucket.
//
// A Bucket has
//
//     static constexpr int entries;
//     Entry read(int number) const;
//     void write(int number, const Entry&);
//
// and an Entry has first(), the first half of its key, vacant(), true if it was never written, and holds(key).
//
// Most searches end before a large table is half full, and the first access to a page of memory is slow. So a table
// starts with a small part of its memory. When as many entries were written as that part holds, it takes four times as
// much and moves the entries to their new buckets. Other threads may continue meanwhile: they may miss an entry, but
// never find a wrong one.
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <optional>
#include <utility>

#ifdef __linux__
#include <sys/mman.h>
#endif

#include "key.hpp"

namespace ppsolve::search {

// Four entries of two words, `key` and `rest`, for tables that threads share without locks. The key is stored xor the
// other word: if two threads write an entry at the same time, a third that reads one word of each finds another key.
template <class Entry>
struct alignas(64) SharedBucket {
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

template <class Bucket>
class Buckets {
public:
    static_assert(sizeof(Bucket) == 64 && alignof(Bucket) == 64);

    // Uses at most `bytes`, rounded down to a power of two; no bucket at all if one does not fit.
    explicit Buckets(std::size_t bytes) {
        if (bytes < sizeof(Bucket)) return;
        const std::size_t count = std::bit_floor(bytes / sizeof(Bucket));
        size_ = count * sizeof(Bucket);
        // The memory is zero at first, and untouched pages cost nothing.
#ifdef __linux__
        memory_ = mmap(nullptr, size_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (memory_ == MAP_FAILED) throw std::bad_alloc();
        madvise(memory_, size_, MADV_HUGEPAGE);
        buckets_ = static_cast<Bucket*>(memory_);
#elif defined(__wasm__)
        // WebAssembly has no exceptions: without memory there are no buckets.
        constexpr std::size_t page = std::size_t{1} << 16;
        const std::size_t before = __builtin_wasm_memory_grow(0, (size_ + page - 1) / page);
        if (before == static_cast<std::size_t>(-1)) return;
        buckets_ = reinterpret_cast<Bucket*>(before * page);
#else
        std::size_t space = size_ + alignof(Bucket);
        memory_ = std::calloc(space, 1);
        if (memory_ == nullptr) throw std::bad_alloc();
        void* start = memory_;
        buckets_ = static_cast<Bucket*>(std::align(alignof(Bucket), size_, start, space));
#endif
        last_ = count - 1;
        mask_ = std::min(last_, first_part - 1);
    }

    ~Buckets() {
        if (memory_ == nullptr) return;
#ifdef __linux__
        munmap(memory_, size_);
#elif !defined(__wasm__)  // WebAssembly memory never shrinks
        std::free(memory_);
#endif
    }

    Buckets(const Buckets&) = delete;
    Buckets& operator=(const Buckets&) = delete;

    bool none() const { return buckets_ == nullptr; }

    // The bucket of a key. Call only if there are buckets.
    Bucket& at(const Key& key) const { return buckets_[key.first & mask_.load(std::memory_order_relaxed)]; }

    void prefetch(const Key& key) const {
#if defined(__GNUC__)
        if (buckets_ != nullptr) __builtin_prefetch(&at(key));
#else
        (void)key;
#endif
    }

    using Entry = decltype(std::declval<Bucket>().read(0));

    // Return the entry of a key; nothing if the table does not hold it.
    std::optional<Entry> find(const Key& key) const {
        if (none()) return std::nullopt;
        const Bucket& bucket = at(key);
        for (int number = 0; number < Bucket::entries; ++number)
            if (const Entry entry = bucket.read(number); entry.holds(key)) return entry;
        return std::nullopt;
    }

    // The place of a key in its bucket: its entry or, if it has none, the entry to replace.
    struct Place {
        Bucket& bucket;
        int number;
        std::optional<Entry> own;

        void write(const Entry& entry) const { bucket.write(number, entry); }
    };

    // Return the place of a key. The entry to replace is the first of those with the least `worth`.
    template <class Worth>
    Place place(const Key& key, const Worth& worth) const {
        Bucket& bucket = at(key);
        int victim = 0, victim_worth = 0;
        for (int number = 0; number < Bucket::entries; ++number) {
            const Entry entry = bucket.read(number);
            if (entry.holds(key)) return {bucket, number, entry};
            if (number == 0 || worth(entry) < victim_worth) {
                victim = number;
                victim_worth = worth(entry);
            }
        }
        return {bucket, victim, std::nullopt};
    }

    // Call with the number of entries written since the last call; grows the table when it is full.
    void note_written(std::uint64_t entries) {
        if (buckets_ == nullptr || mask_ == last_) return;
        written_ += entries;
        if (written_ > (mask_ + 1) * Bucket::entries && !growing_.exchange(true)) {
            grow();
            growing_ = false;
        }
    }

private:
    static constexpr std::size_t first_part = std::size_t{1} << 14;  // buckets of 64 bytes: 1 MiB

    // Use four times as much of the memory, or all of it.
    void grow() {
        const std::size_t before = mask_, after = std::min(last_, 4 * before + 3);
        for (std::size_t index = 0; index <= before; ++index) {
            int moved[4] = {};  // number of entries moved from this bucket to each of the new ones
            for (int number = 0; number < Bucket::entries; ++number) {
                const auto entry = buckets_[index].read(number);
                const std::size_t wanted = entry.first() & after;
                if (entry.vacant() || wanted == index) continue;
                buckets_[wanted].write(moved[wanted / (before + 1)]++, entry);
                buckets_[index].write(number, {});
            }
        }
        mask_ = after;
    }

    void* memory_ = nullptr;
    Bucket* buckets_ = nullptr;
    std::size_t size_ = 0;
    std::size_t last_ = 0;
    std::atomic<std::size_t> mask_ = 0;
    std::atomic<std::uint64_t> written_ = 0;
    std::atomic<bool> growing_ = false;
};

}  // namespace ppsolve::search

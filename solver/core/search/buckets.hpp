// Memory for a table: buckets of one cache line each, of which a key's first half chooses one. Knows nothing of
// what an entry says.
//
// A Bucket offers
//
//     static constexpr int entries;
//     Entry read(int) const;                  // Entry: first() is the first half of its key; vacant() if never written
//     void write(int, const Entry&);
//
// Most questions are answered before a large table would be half full, and memory that is touched for the
// first time is slow. So a table begins with a small part of its memory and takes four times as much whenever
// as many entries were written as that part holds. Entries then move to where the larger table looks for
// them. Other threads may go on meanwhile: an entry that they look for in the wrong place, or write there,
// is missed, never mistaken.
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

#include "key.hpp"

namespace ppsolve::search {

template <class Bucket>
class Buckets {
public:
    static_assert(sizeof(Bucket) == 64 && alignof(Bucket) == 64);

    // Uses at most `bytes`, rounded down to a power of two; below one bucket there are none.
    explicit Buckets(std::size_t bytes) {
        if (bytes < sizeof(Bucket)) return;
        const std::size_t count = std::bit_floor(bytes / sizeof(Bucket));
        size_ = count * sizeof(Bucket);
        // The memory comes as zeros, and pages that are never touched cost nothing.
#ifdef __linux__
        memory_ = mmap(nullptr, size_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (memory_ == MAP_FAILED) throw std::bad_alloc();
        madvise(memory_, size_, MADV_HUGEPAGE);
        buckets_ = static_cast<Bucket*>(memory_);
#elif defined(__wasm__)
        // There are no exceptions, either: without memory there are no buckets.
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
#elif !defined(__wasm__)  // which never gives memory back, and there is none to free
        std::free(memory_);
#endif
    }

    Buckets(const Buckets&) = delete;
    Buckets& operator=(const Buckets&) = delete;

    bool none() const { return buckets_ == nullptr; }

    // The bucket of a key; not if there are none.
    Bucket& at(const Key& key) const { return buckets_[key.first & mask_.load(std::memory_order_relaxed)]; }

    void prefetch(const Key& key) const {
#if defined(__GNUC__)
        if (buckets_ != nullptr) __builtin_prefetch(&at(key));
#else
        (void)key;
#endif
    }

    // To be told how many entries were written since it was last told, so that the table can grow.
    void written(std::uint64_t entries) {
        if (buckets_ == nullptr || mask_ == last_) return;
        written_ += entries;
        if (written_ > (mask_ + 1) * Bucket::entries && !growing_.exchange(true)) {
            grow();
            growing_ = false;
        }
    }

private:
    static constexpr std::size_t first_part = std::size_t{1} << 14;  // buckets: 1 MiB

    // Use four times as much of the memory, as far as there is more.
    void grow() {
        const std::size_t before = mask_, after = std::min(last_, 4 * before + 3);
        for (std::size_t index = 0; index <= before; ++index) {
            int moved[4] = {};  // entries of this bucket that went to each of the new ones
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

// Helper threads that search one question together.
//
// One thread starts every question. If the question takes long and threads are idle, they join: each searches the same
// question through the shared transposition table, and defers children that another thread is searching. The scheme is
// close to ABDADA. These are its primitives; search.hpp recruits the helpers and divides the work.
//
// PPSOLVE_NO_THREADS builds the core without threads; then no helper ever starts.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

#ifndef PPSOLVE_NO_THREADS
#include <exception>
#include <mutex>
#include <new>
#include <thread>
#include <utility>
#include <vector>
#endif

#include "key.hpp"

namespace ppsolve::search {

#ifndef PPSOLVE_NO_THREADS
using Mutex = std::mutex;
using Lock = std::unique_lock<Mutex>;
inline void yield_to_other_threads() { std::this_thread::yield(); }
#else
struct Mutex {};
struct Lock {
    explicit Lock(Mutex&) {}
    void lock() {}
    void unlock() {}
};
inline void yield_to_other_threads() {}
#endif

// The number of threads that may work at the same time.
class ThreadSlots {
public:
    explicit ThreadSlots(int count) : free_(count) {}

    // Take a slot even if none is free. A helper thread will notice and quit.
    void acquire() { free_.fetch_sub(1, std::memory_order_relaxed); }
    void release() { free_.fetch_add(1, std::memory_order_relaxed); }
    // Take a slot if one is free.
    bool try_acquire() {
        int count = free_.load(std::memory_order_relaxed);
        while (count > 0)
            if (free_.compare_exchange_weak(count, count - 1, std::memory_order_relaxed)) return true;
        return false;
    }
    // True if more threads work than there are slots.
    bool oversubscribed() const { return free_.load(std::memory_order_relaxed) < 0; }

    struct AlreadyAcquired {};
    static constexpr AlreadyAcquired already_acquired{};

    // Holds a slot while it lives.
    class Guard {
    public:
        explicit Guard(ThreadSlots& slots) : slots_(slots) { slots_.acquire(); }
        Guard(ThreadSlots& slots, AlreadyAcquired) : slots_(slots) {}
        ~Guard() { slots_.release(); }
        Guard(const Guard&) = delete;
        Guard& operator=(const Guard&) = delete;

    private:
        ThreadSlots& slots_;
    };

private:
    std::atomic<int> free_;
};

// The positions being searched, as a hint only: positions may overwrite each other's slot.
class InProgressSet {
public:
    void add(const Key& key) { keys_[slot(key)].store(key.first, std::memory_order_relaxed); }
    void remove(const Key& key) {
        if (has(key)) keys_[slot(key)].store(0, std::memory_order_relaxed);
    }
    bool has(const Key& key) const { return keys_[slot(key)].load(std::memory_order_relaxed) == key.first; }

private:
    static constexpr std::size_t size = 1 << 12;

    static std::size_t slot(const Key& key) { return key.second % size; }

    std::array<std::atomic<std::uint64_t>, size> keys_{};
};

// The threads that help with a question.
class HelperThreads {
public:
    // Run `work` in a new thread, which ends early if memory runs out. Returns false if no thread can be started.
    template <class Work>
    bool start([[maybe_unused]] Work work) {
#ifndef PPSOLVE_NO_THREADS
        try {
            threads_.emplace_back([work = std::move(work)] {
                try {
                    work();
                } catch (const std::bad_alloc&) {
                }
            });
            return true;
        } catch (const std::exception&) {
        }
#endif
        return false;
    }

    // Return when all helpers are done.
    void wait() {
#ifndef PPSOLVE_NO_THREADS
        for (std::thread& thread : threads_) thread.join();
        threads_.clear();
#endif
    }

private:
#ifndef PPSOLVE_NO_THREADS
    std::vector<std::thread> threads_;
#endif
};

// How long questions are treated, in nodes of the search. Tests choose smaller numbers.
struct Thresholds {
    std::uint64_t solo = 1 << 13;         // before a helper may join: starting a thread costs more than these
    std::uint64_t depth_first = 1 << 14;  // before the search continues best-first
    std::uint64_t leaf = 250;             // the least budget of a leaf of the tree of questions
    // The most nodes of all trees together, and at least how many bytes of the table there are for each. So the trees
    // never take more memory than the table.
    std::size_t tree = 1 << 18, bytes_per_node = 512;
};

// Shared by all threads that use one table.
struct SharedWork {
    ThreadSlots slots;
    Thresholds thresholds;
    std::atomic<std::size_t> tree_nodes = 0;
    InProgressSet in_progress{};
};

}  // namespace ppsolve::search

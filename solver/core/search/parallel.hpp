// Threads that work on one question together.
//
// Every question is begun by one thread. If it takes long and other threads have nothing to do, they join: each
// searches the same question through the table that all share, and leaves for later what another one is at.
//
// With PPSOLVE_NO_THREADS the core is built without threads, and nobody ever joins.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

#ifndef PPSOLVE_NO_THREADS
#include <exception>
#include <new>
#include <thread>
#include <utility>
#include <vector>
#endif

#include "key.hpp"

namespace ppsolve::search {

// How many threads may work at a time; those that a question has no use for may help with another.
class ThreadSlots {
public:
    explicit ThreadSlots(int count) : free_(count) {}

    // A question takes a place even if there is none left; somebody who helps will then leave.
    void take() { free_.fetch_sub(1, std::memory_order_relaxed); }
    void leave() { free_.fetch_add(1, std::memory_order_relaxed); }
    // Take a place if there is one.
    bool try_take() {
        int count = free_.load(std::memory_order_relaxed);
        while (count > 0)
            if (free_.compare_exchange_weak(count, count - 1, std::memory_order_relaxed)) return true;
        return false;
    }
    // A place that is taken for as long as this lives.
    class Taken {
    public:
        explicit Taken(ThreadSlots& places) : places_(places) { places_.take(); }
        ~Taken() { places_.leave(); }
        Taken(const Taken&) = delete;
        Taken& operator=(const Taken&) = delete;

    private:
        ThreadSlots& places_;
    };

    // A place that was taken before, and is left when this ends.
    class Left {
    public:
        explicit Left(ThreadSlots& places) : places_(places) {}
        ~Left() { places_.leave(); }
        Left(const Left&) = delete;
        Left& operator=(const Left&) = delete;

    private:
        ThreadSlots& places_;
    };

    bool crowded() const { return free_.load(std::memory_order_relaxed) < 0; }

private:
    std::atomic<int> free_;
};

// Which positions are being searched. Only a hint: a mark may be overwritten by that of another position.
class InProgressSet {
public:
    void set(const Key& key) { marks_[place(key)].store(key.first, std::memory_order_relaxed); }
    void clear(const Key& key) {
        if (has(key)) marks_[place(key)].store(0, std::memory_order_relaxed);
    }
    bool has(const Key& key) const { return marks_[place(key)].load(std::memory_order_relaxed) == key.first; }

private:
    static constexpr std::size_t count = 1 << 12;

    static std::size_t place(const Key& key) { return key.second % count; }

    std::array<std::atomic<std::uint64_t>, count> marks_{};
};

// The threads that have joined a question.
class Helpers {
public:
    // Does some work in a thread of its own, which ends early if memory runs out; false if no thread is to be had.
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

    // Comes back when all of them are done.
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

// What the threads that work with one table share besides.
struct Team {
    ThreadSlots places;
    std::uint64_t alone_at_first;  // positions that a question is searched by one thread: to start another takes longer
    InProgressSet marks{};
};

}  // namespace ppsolve::search

// A minimal test framework: CHECK prints a condition that fails and its location; `report` returns the exit code.
#pragma once

#include <atomic>
#include <cstdio>

// Tests may check in several threads at once.
inline std::atomic<int> failures = 0;
inline std::atomic<int> checks = 0;

#define CHECK(condition)                                                                       \
    do {                                                                                       \
        ++checks;                                                                              \
        if (!(condition)) {                                                                    \
            ++failures;                                                                        \
            std::fprintf(stderr, "%s:%d: check failed: %s\n", __FILE__, __LINE__, #condition); \
        }                                                                                      \
    } while (false)

// Fails without any check, too: a test that checks nothing proves nothing.
inline int report() {
    std::printf("%d passed, %d failed\n", checks - failures, failures.load());
    return failures == 0 && checks > 0 ? 0 : 1;
}

// 128-bit hash keys of positions. Positions that a game treats as equal have equal keys.
//
// Different positions could share a key by chance. The tables of bounds compare 88 bits of it. A survey of a thousand
// deals looks up about 10^10 keys, each in a bucket of four entries: the chance of one wrong hit in all of them is
// 10^10 * 4 / 2^88, less than one in 10^15. The table of gains compares 96 bits.
#pragma once

#include <cstdint>

namespace ppsolve::search {

// 2^64 divided by the golden ratio: multiplication by it spreads small numbers over all bits.
inline constexpr std::uint64_t golden_ratio = 0x9e3779b97f4a7c15ULL;

struct Key {
    std::uint64_t first = 0;
    std::uint64_t second = 0;

    bool operator==(const Key&) const = default;
};

// The 128-bit product of two words, its halves xored: every bit of the result depends on every bit of both words.
inline std::uint64_t mix(std::uint64_t a, std::uint64_t b) {
#ifdef __SIZEOF_INT128__
    __extension__ using Wide = unsigned __int128;
    const Wide product = static_cast<Wide>(a) * b;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
#else
    const std::uint64_t a_low = a & 0xffffffffu, a_high = a >> 32, b_low = b & 0xffffffffu, b_high = b >> 32;
    const std::uint64_t low = a_low * b_low, cross = a_high * b_low + (low >> 32);
    const std::uint64_t middle = a_low * b_high + (cross & 0xffffffffu);
    return (middle << 32 | (low & 0xffffffffu)) ^ (a_high * b_high + (cross >> 32) + (middle >> 32));
#endif
}

}  // namespace ppsolve::search

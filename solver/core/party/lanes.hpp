// Small numbers packed 8 bits each into one word, lane 0 lowest: a number for every player or colour, all at once.
#pragma once

#include <bit>
#include <cstdint>

namespace ppsolve::party::lanes {

inline constexpr std::uint64_t ones = 0x0101010101010101ULL;

constexpr std::uint64_t in_lane(int lane, std::uint64_t number) { return number << (8 * lane); }
constexpr int of(std::uint64_t all, int lane) { return static_cast<int>(all >> (8 * lane) & 0xff); }
constexpr std::uint64_t without(std::uint64_t all, int lane) { return all & ~in_lane(lane, 0xff); }
// The sum of all lanes, which must be below 256: the top byte of the product adds up all lanes.
constexpr int sum(std::uint64_t all) { return static_cast<int>(all * ones >> 56); }
// The number of lanes, of at most 127 each, that are not 0.
constexpr int in_use(std::uint64_t all) { return std::popcount((all + ones * 127) & ones * 128); }
// Remove a lane and move those above it down.
constexpr std::uint64_t closed_up(std::uint64_t all, int lane) {
    const std::uint64_t below = in_lane(lane, 1) - 1;
    return (all & below) | (all >> 8 & ~below);
}
// Clamp every lane to 127.
constexpr std::uint64_t at_most_127(std::uint64_t all) {
    const std::uint64_t over = all & ones * 0x80;
    return (all | (over - (over >> 7))) & ~over;
}
// The top bit of every lane, of at most 127 each, that is above a limit of at most 127.
constexpr std::uint64_t above(std::uint64_t all, int limit) {
    return (all + ones * static_cast<unsigned>(127 - limit)) & ones * 0x80;
}
// Clamp every lane, of at most 127 each, to a limit of at most 127.
constexpr std::uint64_t at_most(std::uint64_t all, int limit) {
    const std::uint64_t full = (above(all, limit) >> 7) * 0xff;
    return (all & ~full) | (ones * static_cast<unsigned>(limit) & full);
}
// One bit for each of the first five lanes, of at most 127 each, that is at least `least` (1 to 128).
constexpr unsigned mask_at_least(std::uint64_t all, int least) {
    constexpr std::uint64_t five_ones = 0x0101010101ULL;
    const std::uint64_t found = (all + five_ones * static_cast<unsigned>(128 - least)) >> 7 & five_ones;
    // The factor has bits 0, 7, 14, 21 and 28, so the product has bit 8 * i of `found` at 28 + i: five neighbours.
    return static_cast<unsigned>(found * 0x10204081ULL >> 28 & 0x1f);
}

}  // namespace ppsolve::party::lanes

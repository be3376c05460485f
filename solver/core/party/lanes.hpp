// A number for every player, 8 bits each, the first player's at the bottom; all of them at once.
#pragma once

#include <bit>
#include <cstdint>

namespace ppsolve::party::lanes {

inline constexpr std::uint64_t ones = 0x0101010101010101ULL;
constexpr int of(std::uint64_t all, int player) { return static_cast<int>(all >> (8 * player) & 0xff); }
constexpr std::uint64_t only(std::uint64_t all, int player) { return all & std::uint64_t{0xff} << (8 * player); }
constexpr std::uint64_t without(std::uint64_t all, int player) { return all & ~(std::uint64_t{0xff} << (8 * player)); }
constexpr int sum(std::uint64_t all) { return static_cast<int>(all * ones >> 56); }
// How many lanes, of at most 127 each, are not 0.
constexpr int in_use(std::uint64_t all) { return std::popcount((all + ones * 127) & ones * 128); }
// The same with the player's lane taken out and those above it moved down.
constexpr std::uint64_t closed_up(std::uint64_t all, int player) {
    const std::uint64_t below = (std::uint64_t{1} << (8 * player)) - 1;
    return (all & below) | (all >> 8 & ~below);
}
// Every lane, whatever it holds, cut down to 127.
constexpr std::uint64_t at_most_127(std::uint64_t all) {
    const std::uint64_t over = all & ones * 0x80;
    return (all | (over - (over >> 7))) & ~over;
}
// The top bit of every lane, of at most 127 each, that is above a limit of at most 127.
constexpr std::uint64_t beyond(std::uint64_t all, int limit) {
    return (all + ones * static_cast<unsigned>(127 - limit)) & ones * 0x80;
}
// Every lane of at most 127 cut down to a limit of at most 127.
constexpr std::uint64_t at_most(std::uint64_t all, int limit) {
    const std::uint64_t full = (beyond(all, limit) >> 7) * 0xff;
    return (all & ~full) | (ones * static_cast<unsigned>(limit) & full);
}

}  // namespace ppsolve::party::lanes

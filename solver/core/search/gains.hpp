// Outcomes of max^n: what every seat gains from a position to the end of the game, and how a player ranks them.
//
// Players first compare their own gain: more is better. Then they compare the total of all others: less is better.
// Then the gain of the next player in turn order, of the one after, and so on: less is better. No two outcomes are
// equal in that order.
//
// A constant added for one seat changes no comparison, so gains already made need not be known.
#pragma once

#include <cstdint>

namespace ppsolve::search {

inline constexpr int max_seats = 6;

// 8 bits a seat, the first seat on top; all seats together gain less than 256:
//
//     bit   63 .. 56   55 .. 48   ...   23 .. 16   15 .. 0
//           seat 0     seat 1           seat 5     always 0
using Gains = std::uint64_t;

namespace gains {
constexpr int shift(int seat) { return 56 - 8 * seat; }
constexpr Gains only(int seat, int gain) { return static_cast<Gains>(gain) << shift(seat); }
constexpr int of(Gains all, int seat) { return static_cast<int>(all >> shift(seat) & 0xff); }
constexpr Gains with(Gains all, int seat, int gain) { return (all & ~only(seat, 0xff)) | only(seat, gain); }
constexpr int total(Gains all) { return static_cast<int>(all * 0x0101010101010101ULL >> 56); }
}  // namespace gains

// An outcome as a number that is larger the better it is for a seat: the seat's own gain, then 255 minus the total of
// the others, then 255 minus the gain of each of them in turn order. No outcome has rank 0.
//
//     bit   63 .. 56   55 .. 48       47 .. 40     ...   15 .. 8    7 .. 0
//           own        255 - others   255 - next         255 - 5th  0
using Rank = std::uint64_t;

constexpr Rank rank(Gains outcome, int seat, int seats) {
    const Gains in_use = ~Gains{0} << (64 - 8 * seats);
    const Gains turned = (outcome << (8 * seat) | outcome >> (8 * (seats - seat))) & in_use;
    const Gains others = turned << 8;
    return (turned & gains::only(0, 0xff)) | (gains::only(1, 255) - gains::only(1, gains::total(others))) |
           (~others >> 16 & 0x0000ffffffffff00ULL);
}

// The number that a gain of the seat itself adds to a rank.
constexpr Rank own_rank(int gain) { return static_cast<Rank>(gain) << 56; }

}  // namespace ppsolve::search

// Several boards worked on together, in whatever registers the processor has.
#pragma once

#include <array>
#include <cstring>

#include "pyramid.hpp"

namespace ppsolve::party {

// Four boards at once (GCC's and Clang's vector extension).
using Boards = Board __attribute__((vector_size(32)));

// A board for each colour.
struct Five {
    Boards four;
    Board fifth;

    Five(const Boards& first_four, Board last) : four(first_four), fifth(last) {}
    explicit Five(const std::array<Board, colour_count>& boards) : fifth(boards[4]) {
        std::memcpy(&four, boards.data(), sizeof four);
    }
    void store(std::array<Board, colour_count>& boards) const {
        std::memcpy(boards.data(), &four, sizeof four);
        boards[4] = fifth;
    }

    Five operator|(const Five& other) const { return {four | other.four, fifth | other.fifth}; }
    Five operator&(const Five& other) const { return {four & other.four, fifth & other.fifth}; }
    Five operator&(Board board) const { return {four & board, fifth & board}; }
    Five& operator&=(const Five& other) { return *this = *this & other; }
    bool operator==(const Five& other) const {
        const Boards differ = four ^ other.four;
        return (differ[0] | differ[1] | differ[2] | differ[3] | (fifth ^ other.fifth)) == 0;
    }
    Board any() const { return four[0] | four[1] | four[2] | four[3] | fifth; }
    Five without(const Five& other) const { return {four & ~other.four, fifth & ~other.fifth}; }
    // All cells for every board that is not empty.
    Five used() const { return {(Boards)(four != 0), fifth ? ~Board{0} : 0}; }
    friend Five above_either(const Five& of) {
        return {(of.four | (of.four >> 1 & board::all_but_last_column)) << 8, board::above_either(of.fifth)};
    }
};

}  // namespace ppsolve::party

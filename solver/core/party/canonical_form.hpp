// The canonical form of a position. Two positions have the same form if they differ only in left and right, the names
// of the colours, the colours of covered cards, and the colours in the hand of a player who is out. Agrees with
// symmetry.py.
//
// The keys of the search identify more positions than this. Players would call moves to the same form the same move.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "round.hpp"
#include "symmetry.hpp"

namespace ppsolve::party {

// The cards that no longer matter, since no cell that rests on them can be filled. As `covered` in prospects.py.
class CoveredCards {
public:
    CoveredCards(const Round& round, const Rules& rules) : rules_(rules) {
        const Board filled = round.pyramid.filled();
        for (int seat = 0; seat < rules.players; ++seat)
            if (round.active(seat)) held_ |= round.hands[seat].colours();
        for (int colour = 0; colour < colour_count; ++colour)
            for (Board cards = round.pyramid.cards[colour]; cards; cards &= cards - 1) {
                const int place = std::countr_zero(cards);
                row(place / 8)[place % 8] = static_cast<std::uint8_t>(1u << colour);
            }
        const int width = round.pyramid.width;
        first_ = width ? width - rules.base : 0;
        if (width < rules.base)
            for (int column = first_; column < rules.base; ++column)
                if (column < 0 || column >= width) open(0, column, held_);
        for (int above = 1; above < rules.base; ++above) {
            for (int column = first_; column < rules.base - above; ++column) {
                const unsigned left = row(above - 1)[column], right = row(above - 1)[column + 1];
                if (left && right && (held_ & (left | right)) && !is_filled(filled, above, column))
                    open(above, column, held_ & (left | right));
            }
            if (rules.contiguous) remove_unreachable(filled, above);
        }
        for (Board cards = filled; cards; cards &= cards - 1) {
            const int place = std::countr_zero(cards), above = place / 8 + 1, column = place % 8;
            if (!fillable(above, column - 1) && !fillable(above, column)) cards_ |= board::at(place);
        }
    }

    Board cards() const { return cards_; }

private:
    // Column 0 is the leftmost card of the base, which may still grow by widest_base columns to the left.
    static constexpr int columns = 2 * widest_base;

    std::uint8_t* row(int number) { return &colours_[static_cast<std::size_t>(number * columns + widest_base)]; }
    static bool is_filled(Board filled, int row, int column) {
        return column >= 0 && (filled & board::at(8 * row + column)) != 0;
    }

    // Set the colours that an empty cell may come to hold; without any it cannot be filled.
    void open(int at, int column, unsigned colours) {
        row(at)[column] = static_cast<std::uint8_t>(colours);
        fillable_[static_cast<std::size_t>(at)] &= ~(1u << (column + widest_base));
        if (colours) fillable_[static_cast<std::size_t>(at)] |= 1u << (column + widest_base);
    }
    bool fillable(int at, int column) const {
        return at < rules_.base && (fillable_[static_cast<std::size_t>(at)] >> (column + widest_base) & 1) != 0;
    }

    // Contiguous rule: remove the cells of a row that no unbroken run from its cards can reach.
    void remove_unreachable(Board filled, int at) {
        const auto run = static_cast<unsigned>(filled >> (8 * at) & 0xff);
        if (run == 0) return;
        const int from = std::countr_zero(run), to = std::bit_width(run) - 1;
        int left = from - 1, right = to + 1;
        while (left >= first_ && fillable(at, left)) --left;
        while (fillable(at, right)) ++right;
        for (int column = first_; column < rules_.base - at; ++column)
            if ((column <= left || column >= right) && fillable(at, column)) open(at, column, 0);
    }

    Rules rules_;
    int first_ = 0;
    unsigned held_ = 0;
    Board cards_ = 0;
    std::array<std::uint8_t, widest_base * columns> colours_{};  // that a cell has or may come to have
    std::array<unsigned, widest_base> fillable_{};               // cells that may still be filled, a bit a column
};

struct CanonicalForm {
    struct Colour {
        Board cards = 0;
        std::uint64_t held = 0;  // a lane for each player

        auto operator<=>(const Colour&) const = default;
    };

    struct Side {
        Board covered = 0;
        std::array<Colour, colour_count> colours{};

        auto operator<=>(const Side&) const = default;
    };

    CanonicalForm(const Round& round, const Rules& rules) : to_move(round.to_move), width(round.pyramid.width) {
        const Board covered = CoveredCards(round, rules).cards();
        Side front{covered, {}}, behind{covered, {}};
        mirror(behind.covered, width);
        for (int seat = 0; seat < rules.players; ++seat)
            if (round.is_out(seat)) paid |= lanes::in_lane(seat, static_cast<std::uint64_t>(round.hands[seat].size()));
        const auto held = round.held(rules.players, 0, [&](int seat) { return !round.is_out(seat); });
        for (int colour = 0; colour < colour_count; ++colour) {
            Colour& here = front.colours[static_cast<std::size_t>(colour)];
            here = {round.pyramid.cards[colour] & ~covered, held[static_cast<std::size_t>(colour)]};
            Colour& there = behind.colours[static_cast<std::size_t>(colour)] = here;
            mirror(there.cards, width);
        }
        std::ranges::sort(front.colours);
        std::ranges::sort(behind.colours);
        side = std::min(front, behind);
    }

    bool operator==(const CanonicalForm&) const = default;

    std::uint8_t to_move;
    std::uint8_t width;
    std::uint64_t paid = 0;  // the number of cards of each player who is out, a lane for each
    Side side;
};

}  // namespace ppsolve::party

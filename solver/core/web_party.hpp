// Positions and player views of Penguin Party from the records of web_layout.json. A record with a number out of range
// gives nothing.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <utility>

#include "party/hidden/hand_sampler.hpp"
#include "party/margin.hpp"
#include "party/position.hpp"
#include "web_layout.hpp"

namespace ppsolve::web {

static_assert(layout::left_of_base == party::left_of_base);

struct PartyQuestion {
    party::Position position;
    party::Credit credit;
};

// Cells are 0 if they are empty, otherwise the colour plus one.
inline std::optional<party::Pyramid> read_pyramid(const std::array<std::uint8_t, 64>& cells) {
    party::Pyramid pyramid;
    for (std::size_t place = 0; place < cells.size(); ++place) {
        if (cells[place] > party::colour_count) return std::nullopt;
        if (cells[place]) pyramid.put(cells[place] - 1, static_cast<std::uint8_t>(place));
    }
    return pyramid;
}

inline std::optional<PartyQuestion> read_position(const layout::PartyPosition& record) {
    const auto pyramid = read_pyramid(record.cells);
    const bool players_fit = record.players >= 2 && record.players <= party::max_players;
    const bool base_fits = record.base >= 1 && record.base <= party::widest_base;
    if (!pyramid || !players_fit || !base_fits || record.to_move >= record.players) return std::nullopt;
    PartyQuestion question{
        {{record.players, record.base, record.contiguous != 0, record.pass != 0}, {}},
        record.credits,
    };
    party::Round& round = question.position.round;
    static_assert(sizeof(record.hands) == party::max_players * party::colour_count);
    for (std::size_t seat = 0; seat < party::max_players; ++seat) {
        party::ColourCounts counts;
        std::copy_n(record.hands.begin() + seat * counts.size(), counts.size(), counts.begin());
        round.hands[seat] = party::Hand(counts);
        if (record.out[seat]) round.out = static_cast<std::uint8_t>(round.out | 1u << seat);
    }
    round.pyramid = *pyramid;
    round.settle(question.position.rules, record.to_move);
    return question;
}

// The hands of a drawing; their last words must ascend to the greatest word.
inline std::optional<party::Drawing> read_drawing(RecordReader& reader, int drawings) {
    const auto record = reader.next<layout::PartyDrawing>();
    if (!record) return std::nullopt;
    party::Drawing drawing;
    for (int hands = record->hands; hands > 0; --hands) {
        const auto hand = reader.next<layout::PartyDrawnHand>();
        if (!hand || (hand->after >= drawings && hand->after != layout::no_drawing)) return std::nullopt;
        drawing.hands.push_back(hand->cards);
        drawing.last_words.push_back(hand->last_word);
        drawing.after.push_back(hand->after);
    }
    const bool complete =
        !drawing.hands.empty() && drawing.last_words.back() == std::numeric_limits<std::uint64_t>::max();
    if (!complete || !std::ranges::is_sorted(drawing.last_words)) return std::nullopt;
    return drawing;
}

// A view is a position without the hidden cards and a PartyView, followed by its drawings, each with its hands, and by
// the moves seen.
inline std::optional<party::PlayerView> read_view(std::span<const std::uint8_t> bytes) {
    RecordReader reader(bytes);
    const auto position = reader.next<layout::PartyPosition>();
    const auto record = reader.next<layout::PartyView>();
    if (!position || !record) return std::nullopt;
    const auto known = read_position(*position);
    const bool opponents_fit = record->opponents <= static_cast<int>(party::OpponentModel::thrifty);
    const bool drawers_fit = record->drawers <= party::max_players && (record->drawers == 0) == (record->drawings == 0);
    if (!known || !opponents_fit || !drawers_fit) return std::nullopt;
    party::PlayerView view{known->position.rules, known->position.round, {}, {}, {}, {}, {}, {}};
    std::ranges::copy(record->hidden, view.hidden.begin());
    view.unseen = record->unseen;
    view.opponents = static_cast<party::OpponentModel>(record->opponents);
    for (const std::uint8_t seat : std::span(record->drawer_seats).first(record->drawers)) {
        if (seat >= view.rules.players) return std::nullopt;
        view.drawers.push_back(seat);
    }
    for (int number = 0; number < record->drawings; ++number) {
        auto drawing = read_drawing(reader, record->drawings);
        if (!drawing) return std::nullopt;
        view.drawings.push_back(std::move(*drawing));
    }
    for (int number = 0; number < record->seen_moves; ++number) {
        const auto seen = reader.next<layout::PartySeenMove>();
        if (!seen || seen->seat >= view.rules.players || seen->colour >= party::colour_count) return std::nullopt;
        const auto before = read_pyramid(seen->before);
        if (!before || seen->place > party::left_of_base) return std::nullopt;
        view.seen[seen->seat].push_back({*before, {seen->colour, seen->place}});
    }
    if (!reader.at_end()) return std::nullopt;
    return view;
}

}  // namespace ppsolve::web

// The records of the page: positions and views are read as they were written, and wrong bytes are refused.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <random>
#include <span>
#include <vector>

#include "../../solver/core/web_party.hpp"
#include "../../solver/core/web_pingouin.hpp"
#include "check.hpp"
#include "hands.hpp"

using namespace ppsolve;
using namespace ppsolve::web;

namespace {

constexpr std::uint64_t last_of_all = std::numeric_limits<std::uint64_t>::max();

using Bytes = std::vector<std::uint8_t>;

template <class Record>
void append(Bytes& bytes, const Record& record) {
    const auto* first = reinterpret_cast<const std::uint8_t*>(&record);
    bytes.insert(bytes.end(), first, first + sizeof(Record));
}

// A base of R and G. The first player has RRB; the second has G and is out; the third has Y.
layout::PartyPosition party_position() {
    layout::PartyPosition record{};
    record.players = 3;
    record.base = 7;
    record.pass = 1;
    record.credits = {2, 1};
    record.hands = {2, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1};
    record.out = {0, 1};
    record.cells[0] = 1;
    record.cells[1] = 2;
    return record;
}

layout::PingouinPosition pingouin_position() {
    layout::PingouinPosition record{};
    record.players = 2;
    record.to_move = 1;
    record.fish[0] = 1;
    record.fish[1] = 2;
    record.fish[2] = 3;
    record.fish[59] = 1;
    record.penguins.fill(layout::nowhere);
    record.penguins[0] = 59;
    record.penguins[4] = 0;
    return record;
}

// Two players who lack colours draw from three drawings; the third player made two moves.
Bytes view_bytes() {
    Bytes bytes;
    append(bytes, party_position());
    layout::PartyView view{};
    view.hidden = {0, 2, 1};
    view.unseen = {1, 0, 3, 0, 9};
    view.opponents = static_cast<std::uint8_t>(party::OpponentModel::greedy);
    view.drawers = 2;
    view.drawer_seats = {2, 1};
    view.drawings = 3;
    view.seen_moves = 2;
    append(bytes, view);
    append(bytes, layout::PartyDrawing{2});
    append(bytes, layout::PartyDrawnHand{{1, 0, 0, 0, 0}, 0x0123456789abcdef, 1});
    append(bytes, layout::PartyDrawnHand{{0, 0, 1, 0, 0}, last_of_all, 2});
    append(bytes, layout::PartyDrawing{1});
    append(bytes, layout::PartyDrawnHand{{0, 0, 0, 0, 2}, last_of_all, layout::no_drawing});
    append(bytes, layout::PartyDrawing{1});
    append(bytes, layout::PartyDrawnHand{{1, 0, 0, 0, 1}, last_of_all, layout::no_drawing});
    layout::PartySeenMove move{};
    move.seat = 2;
    move.colour = 1;
    move.place = 1;
    move.before[0] = 1;
    append(bytes, move);
    append(bytes, layout::PartySeenMove{2, {}, 0, 0});
    return bytes;
}

void numbers_are_little_endian() {
    Bytes bytes;
    append(bytes, LittleEndian<std::uint16_t>(0x1234));
    append(bytes, LittleEndian<std::uint64_t>(0x0123456789abcdef));
    CHECK((bytes == Bytes{0x34, 0x12, 0xef, 0xcd, 0xab, 0x89, 0x67, 0x45, 0x23, 0x01}));
    CHECK(LittleEndian<std::uint64_t>(last_of_all) == last_of_all);
}

void readers_stay_inside_the_bytes() {
    const Bytes bytes{1, 2, 3};
    RecordReader reader(bytes);
    CHECK(reader.next<LittleEndian<std::uint16_t>>() == 0x0201);
    CHECK(!reader.at_end());
    CHECK(!reader.next<LittleEndian<std::uint16_t>>());
    CHECK(reader.next<std::uint8_t>() == 3);
    CHECK(reader.at_end());
    CHECK(!reader.next<std::uint8_t>());
}

void positions_of_penguin_party_are_read() {
    const auto read = read_position(party_position());
    CHECK(read.has_value());
    const auto& [rules, round] = read->position;
    CHECK(rules.players == 3 && rules.base == 7 && rules.pass && !rules.contiguous);
    CHECK((read->credit == party::Credit{2, 1}));
    CHECK(round.hands[0] == hand("RRB") && round.hands[1] == hand("G") && round.hands[2] == hand("Y"));
    CHECK(round.out == 0b010);
    CHECK(round.to_move == 0);
    CHECK(round.pyramid.width == 2 && round.pyramid.cards[0] == 1 && round.pyramid.cards[1] == 2);
}

void impossible_positions_of_penguin_party_are_refused() {
    const auto refused = [](auto change) {
        layout::PartyPosition record = party_position();
        change(record);
        return !read_position(record);
    };
    CHECK(refused([](auto& record) { record.players = 1; }));
    CHECK(refused([](auto& record) { record.players = 7; }));
    CHECK(refused([](auto& record) { record.base = 0; }));
    CHECK(refused([](auto& record) { record.base = 9; }));
    CHECK(refused([](auto& record) { record.to_move = 3; }));
    CHECK(refused([](auto& record) { record.cells[63] = 6; }));
    CHECK(!refused([](auto& record) { record.to_move = 2; }));
}

void positions_of_pingouin_are_read() {
    const auto position = read_position(pingouin_position());
    CHECK(position.has_value());
    CHECK(position->players == 2 && position->to_move == 1);
    CHECK(position->ice.ones == (pingouin::board::at(0) | pingouin::board::at(2) | pingouin::board::at(59)));
    CHECK(position->ice.twos == (pingouin::board::at(1) | pingouin::board::at(2)));
    CHECK(position->penguins[0] == pingouin::board::at(59) && position->penguins[1] == pingouin::board::at(0));
}

void impossible_positions_of_pingouin_are_refused() {
    const auto refused = [](auto change) {
        layout::PingouinPosition record = pingouin_position();
        change(record);
        return !read_position(record);
    };
    CHECK(refused([](auto& record) { record.players = 1; }));
    CHECK(refused([](auto& record) { record.players = 5; }));
    CHECK(refused([](auto& record) { record.to_move = 2; }));
    CHECK(refused([](auto& record) { record.fish[7] = 4; }));
    CHECK(refused([](auto& record) { record.penguins[5] = 60; }));
    CHECK(!refused([](auto& record) { record.penguins[5] = 2; }));
}

void views_are_read() {
    const auto view = read_view(view_bytes());
    CHECK(view.has_value());
    CHECK((view->hidden == std::array<int, 6>{0, 2, 1, 0, 0, 0}));
    CHECK((view->unseen == party::ColourCounts{1, 0, 3, 0, 9}));
    CHECK(view->opponents == party::OpponentModel::greedy);
    CHECK((view->drawers == std::vector<int>{2, 1}));
    CHECK(view->drawings.size() == 3);
    CHECK((view->drawings[0].last_words == std::vector<std::uint64_t>{0x0123456789abcdef, last_of_all}));
    CHECK((view->drawings[0].after == std::vector<int>{1, 2}));
    CHECK((view->drawings[2].hands == std::vector<party::ColourCounts>{{1, 0, 0, 0, 1}}));
    CHECK(view->seen[0].empty() && view->seen[1].empty() && view->seen[2].size() == 2);
    CHECK((view->seen[2][0].move == party::Move{1, 1}));
    CHECK(view->seen[2][0].before.width == 1 && view->seen[2][1].before.width == 0);
}

void views_of_a_wrong_length_are_refused() {
    const Bytes bytes = view_bytes();
    for (std::size_t length = 0; length < bytes.size(); ++length) {
        const Bytes cut(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(length));
        CHECK(!read_view(cut));
    }
    Bytes longer = bytes;
    longer.push_back(0);
    CHECK(!read_view(longer));
}

void views_with_impossible_numbers_are_refused() {
    const std::size_t head = sizeof(layout::PartyPosition);
    const std::size_t drawings = head + sizeof(layout::PartyView);
    const std::size_t moves = view_bytes().size() - 2 * sizeof(layout::PartySeenMove);
    const auto refused = [](std::size_t place, std::uint8_t byte) {
        Bytes bytes = view_bytes();
        bytes[place] = byte;
        return !read_view(bytes);
    };
    CHECK(refused(0, 9));  // players
    CHECK(refused(head + offsetof(layout::PartyView, opponents), 4));
    CHECK(refused(head + offsetof(layout::PartyView, drawers), 7));
    CHECK(refused(head + offsetof(layout::PartyView, drawers), 0));
    CHECK(refused(head + offsetof(layout::PartyView, drawer_seats), 3));
    CHECK(refused(head + offsetof(layout::PartyView, seen_moves), 3));
    CHECK(refused(drawings, 0));  // hands
    CHECK(refused(drawings + 2 + offsetof(layout::PartyDrawnHand, after), 3));
    CHECK(refused(drawings + 2 + 15 + offsetof(layout::PartyDrawnHand, last_word), 0xfe));
    CHECK(refused(moves + offsetof(layout::PartySeenMove, seat), 3));
    CHECK(refused(moves + offsetof(layout::PartySeenMove, before), 6));
    CHECK(refused(moves + offsetof(layout::PartySeenMove, colour), 5));
    CHECK(refused(moves + offsetof(layout::PartySeenMove, place), 65));
    CHECK(!refused(moves + offsetof(layout::PartySeenMove, place), 64));
}

// The sanitizers watch.
void random_bytes_do_no_harm() {
    std::mt19937 random(7);
    int read = 0;
    for (int trial = 0; trial < 20'000; ++trial) {
        Bytes bytes = view_bytes();
        for (int change = 0; change < 3; ++change)
            bytes[random() % bytes.size()] = static_cast<std::uint8_t>(trial % 2 ? random() : random() % 4);
        read += read_view(bytes).has_value();
    }
    CHECK(read > 0 && read < 20'000);
}

}  // namespace

int main() {
    numbers_are_little_endian();
    readers_stay_inside_the_bytes();
    positions_of_penguin_party_are_read();
    impossible_positions_of_penguin_party_are_refused();
    positions_of_pingouin_are_read();
    impossible_positions_of_pingouin_are_refused();
    views_are_read();
    views_of_a_wrong_length_are_refused();
    views_with_impossible_numbers_are_refused();
    random_bytes_do_no_harm();
    return report();
}

// Penguin Party in the WebAssembly module.
//
// A position is these bytes:
//
//     players, base, contiguous, pass, seat to move
//     the credit of an empty hand for each of the first two seats
//     six times: the cards of each of the five colours, and 1 if the player is out
//     64 cells, row by row: 0 for an empty one, otherwise the colour plus one
//
// A move in an answer is 256 * colour + place; place 64 is left of the base.
//
// The view of a player (PlayerView in hidden/hand_sampler.hpp) is longer and has a buffer of its own. It is a position
// without the hidden cards, followed by
//
//     six times: the number of hidden cards
//     the unseen cards of each colour
//     the number of players who lack colours, and their seats
//     the number of drawings in two bytes, and for each of them
//         the number of hands in two bytes, and for each of them five counts, the last word in eight bytes, and the
//         number of the next drawing in two
//     the number of moves seen, and for each of them the seat, 64 cells, the colour and the place
//     the opponent model
//
// Numbers of several bytes are little-endian.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "party/guarantee.hpp"
#include "party/hidden/rollouts.hpp"
#include "party/margin.hpp"
#include "party/position.hpp"
#include "web.hpp"

using namespace ppsolve;
using namespace ppsolve::party;

namespace {

struct Given {
    Position position;
    Credit credit;
};

class Bytes {
public:
    explicit Bytes(const std::uint8_t* next) : next_(next) {}

    std::uint8_t one() { return *next_++; }
    std::uint64_t number(int bytes) {
        std::uint64_t sum = 0;
        for (int byte = 0; byte < bytes; ++byte) sum |= std::uint64_t{one()} << (8 * byte);
        return sum;
    }
    ColourCounts counts() {
        ColourCounts counts{};
        for (std::uint8_t& count : counts) count = one();
        return counts;
    }
    Pyramid pyramid() {
        Pyramid pyramid;
        for (int place = 0; place < 64; ++place)
            if (const int card = one()) pyramid.put(card - 1, static_cast<std::uint8_t>(place));
        return pyramid;
    }

private:
    const std::uint8_t* next_;
};

Given read_position(Bytes& bytes) {
    Given given{};
    Rules& rules = given.position.rules;
    rules.players = bytes.one();
    rules.base = bytes.one();
    rules.contiguous = bytes.one() != 0;
    rules.pass = bytes.one() != 0;
    const int to_move = bytes.one();
    for (std::uint8_t& credit : given.credit) credit = bytes.one();
    Round& round = given.position.round;
    for (int seat = 0; seat < max_players; ++seat) {
        round.hands[static_cast<std::size_t>(seat)] = Hand(bytes.counts());
        if (bytes.one()) round.out = static_cast<std::uint8_t>(round.out | 1u << seat);
    }
    round.pyramid = bytes.pyramid();
    round.settle(rules, to_move);
    return given;
}

Given given_position() {
    Bytes bytes(web::buffers().position.data());
    return read_position(bytes);
}

PlayerView read_view(Bytes bytes) {
    const Position known = read_position(bytes).position;
    PlayerView view{known.rules, known.round, {}, {}, {}, {}, {}, OpponentModel::mixed};
    for (int& hidden : view.hidden) hidden = bytes.one();
    view.unseen = bytes.counts();
    for (int drawers = bytes.one(); drawers > 0; --drawers) view.drawers.push_back(bytes.one());
    for (auto drawings = bytes.number(2); drawings > 0; --drawings) {
        Drawing drawing;
        for (auto hands = bytes.number(2); hands > 0; --hands) {
            drawing.hands.push_back(bytes.counts());
            drawing.last_words.push_back(bytes.number(8));
            drawing.after.push_back(static_cast<int>(bytes.number(2)));
        }
        view.drawings.push_back(std::move(drawing));
    }
    for (int moves = bytes.one(); moves > 0; --moves) {
        auto& seen = view.seen[bytes.one()];
        const Pyramid before = bytes.pyramid();
        const std::uint8_t colour = bytes.one();
        seen.push_back({before, {colour, bytes.one()}});
    }
    view.opponents = static_cast<OpponentModel>(bytes.one());
    return view;
}

std::vector<std::uint8_t> view_bytes;
std::optional<Sampler> sampler;
std::vector<std::uint8_t> sample_bytes;

std::int32_t number_of(Move move) { return 256 * move.colour + move.place; }

}  // namespace

PPSOLVE_EXPORT(party_guaranteed) void party_guaranteed(int seat, int low, int high, double max_nodes) {
    const Position position = given_position().position;
    web::answer_bounds(web::narrowed(Guarantee(position.rules, seat), position, {low, high}, max_nodes));
}

PPSOLVE_EXPORT(party_guaranteed_line) int party_guaranteed_line(int seat, int value) {
    const Position position = given_position().position;
    return web::answer_line(web::best_line(Guarantee(position.rules, seat), position, value), number_of);
}

// The game's value is the first seat's score minus the second's; the margin is the opposite.
PPSOLVE_EXPORT(party_margin) void party_margin(int low, int high, double max_nodes) {
    const auto [position, credit] = given_position();
    const search::Bounds found = web::narrowed(Margin(position.rules, credit), position, {-high, -low}, max_nodes);
    web::answer_bounds({-found.high, -found.low});
}

PPSOLVE_EXPORT(party_margin_line) int party_margin_line(int value) {
    const auto [position, credit] = given_position();
    return web::answer_line(web::best_line(Margin(position.rules, credit), position, -value), number_of);
}

// Return a buffer of `size` bytes for the view of a player.
PPSOLVE_EXPORT(party_view_bytes) std::uint8_t* party_view_bytes(int size) {
    view_bytes.assign(static_cast<std::size_t>(size), 0);
    return view_bytes.data();
}

// Sample from the view in that buffer from now on.
PPSOLVE_EXPORT(party_use_view) void party_use_view() { sampler.emplace(read_view(Bytes(view_bytes.data()))); }

// Return `count` samples of a seed, which comes as two halves. The first `moves` numbers of the answer buffer are the
// moves. Sample by sample and move by move, the result has a byte for the cards left to the player to move and two
// bytes for the blended value.
PPSOLVE_EXPORT(party_samples)
const std::uint8_t* party_samples(std::uint32_t seed_low, std::uint32_t seed_high, int moves, int first, int count) {
    std::vector<Move> wanted;
    for (int number = 0; number < moves; ++number) {
        const std::int32_t move = web::buffers().answer[static_cast<std::size_t>(number)];
        wanted.push_back({static_cast<std::uint8_t>(move / 256), static_cast<std::uint8_t>(move % 256)});
    }
    const std::uint64_t seed = std::uint64_t{seed_high} << 32 | seed_low;
    sample_bytes.clear();
    for (const Sample& sample :
         sampler->samples(wanted, seed, static_cast<std::uint64_t>(first), static_cast<std::uint64_t>(count))) {
        sample_bytes.push_back(sample.cards);
        sample_bytes.push_back(static_cast<std::uint8_t>(sample.blended_value & 0xff));
        sample_bytes.push_back(static_cast<std::uint8_t>(sample.blended_value >> 8));
    }
    return sample_bytes.data();
}

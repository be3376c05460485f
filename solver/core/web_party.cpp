// Penguin Party in the WebAssembly module.
#include "web_party.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "party/guarantee.hpp"
#include "party/hidden/rollouts.hpp"
#include "party/margin.hpp"
#include "party/position.hpp"
#include "party/selfish.hpp"
#include "party/selfish_pair.hpp"
#include "search/gains_table.hpp"
#include "search/maxn.hpp"
#include "search/pair_table.hpp"
#include "search/two_player_maxn.hpp"
#include "web.hpp"

using namespace ppsolve;
using namespace ppsolve::party;

namespace {

// Views are longer than positions, and each has another length, so they have a buffer of their own.
std::vector<std::uint8_t> view_bytes;
std::optional<Sampler> sampler;
std::vector<web::layout::PartySample> sample_records;

std::optional<web::PartyQuestion> given_position() {
    return web::read_position(web::given_record<web::layout::PartyPosition>());
}

// Nothing if there is no such seat, too.
std::optional<Position> given_position_of(int seat) {
    const auto given = given_position();
    if (!given || seat < 0 || seat >= given->position.rules.players) return std::nullopt;
    return given->position;
}

// Tables of max^n, created when they are first needed: one for two players, one for more.
constexpr std::size_t selfish_bytes = std::size_t{32} << 20;
std::optional<search::PairTable> outcomes_of_two;
std::optional<search::GainsTable> outcomes;

std::int32_t number_of(Move move) { return web::move_number(move.colour, move.place); }

}  // namespace

PPSOLVE_EXPORT(party_guaranteed) int party_guaranteed(int seat, int low, int high, double max_nodes) {
    const auto position = given_position_of(seat);
    if (!position) return web::refused;
    return web::answer_bounds(web::narrowed(Guarantee(position->rules, seat), *position, {low, high}, max_nodes));
}

PPSOLVE_EXPORT(party_guaranteed_line) int party_guaranteed_line(int seat, int value) {
    const auto position = given_position_of(seat);
    if (!position) return web::refused;
    return web::answer_line(web::best_line(Guarantee(position->rules, seat), *position, value), number_of);
}

// The game's value is the first seat's score minus the second's; the margin is the opposite.
PPSOLVE_EXPORT(party_margin) int party_margin(int low, int high, double max_nodes) {
    const auto given = given_position();
    if (!given) return web::refused;
    const Margin game(given->position.rules, given->credit);
    const search::Bounds found = web::narrowed(game, given->position, {-high, -low}, max_nodes);
    return web::answer_bounds({-found.high, -found.low});
}

PPSOLVE_EXPORT(party_margin_line) int party_margin_line(int value) {
    const auto given = given_position();
    if (!given) return web::refused;
    return web::answer_line(web::best_line(Margin(given->position.rules, given->credit), given->position, -value),
                            number_of);
}

// The cards left to everybody if all play for themselves, by seat; no numbers if `max_nodes` nodes are too few.
PPSOLVE_EXPORT(party_selfish) int party_selfish(double max_nodes) {
    const auto given = given_position();
    if (!given) return web::refused;
    const Position& position = given->position;
    const auto answer = [&](const auto& left) {
        std::copy_n(left.begin(), position.rules.players, web::buffers().answer.begin());
        return int{position.rules.players};
    };
    if (position.rules.players == 2) {
        if (!outcomes_of_two) outcomes_of_two.emplace(selfish_bytes);
        const SelfishPair game(position.rules);
        search::TwoPlayerMaxN<SelfishPair> search(game, *outcomes_of_two, web::nodes());
        const auto left = search.solve(game.start(position), web::budget(max_nodes));
        return left ? answer(*left) : 0;
    }
    if (!outcomes) outcomes.emplace(selfish_bytes);
    const Selfish game(position.rules);
    search::MaxN<Selfish> search(game, *outcomes, web::nodes());
    const auto placed = search.solve(position.round, web::budget(max_nodes));
    return placed ? answer(game.penalties(position.round, *placed)) : 0;
}

// Return a buffer of `size` bytes for the view of a player.
PPSOLVE_EXPORT(party_view_bytes) std::uint8_t* party_view_bytes(unsigned size) {
    view_bytes.assign(size, 0);
    return view_bytes.data();
}

// Sample from the view in that buffer from now on. Returns 1 if the view could be read.
PPSOLVE_EXPORT(party_use_view) int party_use_view() {
    sampler.reset();
    auto view = web::read_view(view_bytes);
    if (!view) return web::refused;
    sampler.emplace(std::move(*view));
    return 1;
}

// Return the records of `count` samples of a seed, which comes as two halves: sample by sample and move by move. The
// first `moves` numbers of the answer buffer are the moves. Returns null without a view or if a move is none.
PPSOLVE_EXPORT(party_samples)
const web::layout::PartySample* party_samples(std::uint32_t seed_low, std::uint32_t seed_high, unsigned moves,
                                              unsigned first, unsigned count) {
    const auto& numbers = web::buffers().answer;
    if (!sampler || moves > numbers.size()) return nullptr;
    std::vector<Move> wanted;
    for (std::size_t number = 0; number < moves; ++number) {
        const int colour = numbers[number] / 256, place = numbers[number] % 256;
        if (colour < 0 || colour >= colour_count || place < 0 || place > left_of_base) return nullptr;
        wanted.push_back({static_cast<std::uint8_t>(colour), static_cast<std::uint8_t>(place)});
    }
    sample_records.clear();
    for (const Sample& sample : sampler->samples(wanted, std::uint64_t{seed_high} << 32 | seed_low, first, count))
        sample_records.push_back({sample.cards, sample.blended_value});
    return sample_records.data();
}

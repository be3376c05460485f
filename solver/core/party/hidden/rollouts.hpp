// Samples of what a move leaves when hands are hidden: hands imagined, then the round played on in thought.
//
// Agrees with sampling.py, word for word: weights are computed by the same steps. (The core is compiled without fused
// multiplication and addition, for it rounds differently.)
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "../playout.hpp"
#include "hand_sampler.hpp"
#include "opponent_policy.hpp"
#include "value_network.hpp"

namespace ppsolve::party {

// Values by key, to be computed once: a newer one takes the place of an older one. No key is 0.
template <class Value>
class Memo {
public:
    template <class Compute>
    const Value& get(std::uint64_t key, Compute compute) {
        Entry& entry = entries_[key * 0x9e3779b97f4a7c15ULL >> (64 - bits)];
        if (entry.key != key) entry = {key, compute()};
        return entry.value;
    }

private:
    static constexpr int bits = 12;

    struct Entry {
        std::uint64_t key = 0;
        Value value{};
    };
    std::vector<Entry> entries_ = std::vector<Entry>(std::size_t{1} << bits);
};

// How a round played on in thought ended, and how it looked on the way: both for the player to move.
struct Sample {
    std::uint8_t cards;     // the cards left
    std::uint16_t outlook;  // cards to expect, in the parts of foresight

    bool operator==(const Sample&) const = default;
};

class Sampler {
public:
    explicit Sampler(PlayerView view) : view_(std::move(view)), own_(view_.round.to_move), deck_(view_.unseen) {
        for (std::size_t way = 0; way < chances_.size(); ++way)
            if (view_.others != Others::either) chances_[way] = static_cast<std::size_t>(view_.others) == way + 1;
        for (int colour = 0; colour < colour_count; ++colour) {
            deck_[colour] += static_cast<std::uint8_t>(std::popcount(view_.round.pyramid.cards[colour]));
            for (const Hand& hand : view_.round.hands) deck_[colour] += static_cast<std::uint8_t>(hand.count(colour));
        }
        cards_ = std::popcount(view_.round.pyramid.filled());
        for (int seat = 0; seat < view_.rules.players; ++seat)
            cards_ += view_.hidden[seat] + view_.round.hands[seat].size();
        for (int seat = 0; seat < view_.rules.players; ++seat)
            for (const SeenMove& seen : view_.seen[seat]) offers_[seat].emplace_back(seen, view_.rules);
    }

    // The samples number `first` to `first + count - 1` of a seed: for each in turn one round for each of the moves.
    std::vector<Sample> samples(std::span<const Move> moves, std::uint64_t seed, std::uint64_t first,
                                std::uint64_t count) const {
        std::vector<Sample> found;
        found.reserve(moves.size() * count);
        Memos memos;
        for (std::uint64_t number = first; number - first < count; ++number) {
            SplitMix64 random = SplitMix64::stream(seed, number);
            const Imagined imagined = deal(random, memos);
            const std::uint64_t word = random.word();
            for (const Move move : moves) {
                Round round = imagined.round;
                round.play(view_.rules, move);
                found.push_back(play_on(round, imagined.way, SplitMix64(word)));
            }
        }
        return found;
    }

    const PlayerView& view() const { return view_; }

private:
    static constexpr int groups = 4;
    static constexpr int group = 4;
    static constexpr double slip = 0.05;

    enum Way : std::uint8_t { random_way, greedy_way, thrifty_way };
    static constexpr int trust = 3;  // in eight: how much foresight counts against what comes later
    static constexpr int eight = 8;

    // How likely the moves of a player are, for each of the ways to play.
    using Likelihood = std::array<double, 3>;

    // How likely the moves seen are, by seat and hand: the same hands are imagined again and again.
    struct Memos {
        Memo<Likelihood> quick;
        Memo<double> thrifty;
    };

    // What was open before a move that was seen: with it the ways to move can be counted for any hand.
    struct Offer {
        Offer(const SeenMove& seen, const Rules& rules) : before(seen.before), move(seen.move) {
            const Board open = before.open(rules.contiguous);
            for (int each = 0; each < colour_count; ++each)
                upper[each] = static_cast<std::uint8_t>(std::popcount(before.accepting(each, open)));
            base = before.width == rules.base ? 0 : before.width == 0 ? 1 : 2;
            above = seen.move.place != left_of_base && seen.move.place >= widest_base;
        }

        Pyramid before;
        Move move;
        ColourCounts upper;  // the open upper cells that accept each colour
        std::uint8_t base;   // the free places of the base
        bool above;          // whether the card went above the base
    };

    // The ways to place a card of the colour held most of, or of several such colours.
    struct MostHeld {
        int cards = 0;
        int ways = 0;

        void add(int held, int places) {
            if (!places || held < cards) return;
            ways = held > cards ? places : ways + places;
            cards = held;
        }
    };

    struct Imagined {
        Round round;
        Likelihood likely;  // of all moves seen
        Way way = random_way;
        double weight = 0.0;
    };

    static double fraction(SplitMix64& random) { return static_cast<double>(random.word() >> 11) * 0x1p-53; }

    // Hands for everybody, and how the others play.
    Imagined deal(SplitMix64& random, Memos& memos) const {
        Imagined chosen;
        double total = 0.0;
        for (int number = 0; number < (anybody_seen() ? groups : 1); ++number) {
            Imagined drawn = drawn_from_group(random, memos);
            const double quick = weight(drawn.likely);
            drawn.likely[thrifty_way] = 1.0;
            for (int seat = 0; seat < view_.rules.players; ++seat) {
                const ColourCounts held = counts(drawn.round.hands[seat]);
                drawn.likely[thrifty_way] *=
                    memos.thrifty.get(key(held, seat), [&] { return thrifty_likelihood(held, seat); });
            }
            drawn.weight *= weight(drawn.likely) / quick;
            total += drawn.weight;
            if (fraction(random) * total < drawn.weight || number == 0) chosen = drawn;
        }
        chosen.way = drawn_way(chosen.likely, random);
        return chosen;
    }

    // One of some imagined deals, drawn by their weights as if who is thrifty were random; its weight is the group's.
    Imagined drawn_from_group(SplitMix64& random, Memos& memos) const {
        Imagined chosen;
        double total = 0.0;
        for (int number = 0; number < (anybody_seen() ? group : 1); ++number) {
            Imagined imagined{imagine(view_, random), {1.0, 1.0, 1.0}};
            for (int seat = 0; seat < view_.rules.players; ++seat) {
                const ColourCounts held = counts(imagined.round.hands[seat]);
                const Likelihood& one = memos.quick.get(key(held, seat), [&] { return likelihood(held, seat); });
                for (std::size_t way = 0; way < one.size(); ++way) imagined.likely[way] *= one[way];
            }
            imagined.weight = weight(imagined.likely);
            total += imagined.weight;
            if (fraction(random) * total < imagined.weight || number == 0) chosen = imagined;
        }
        chosen.weight = total;
        return chosen;
    }

    double weight(const Likelihood& likely) const {
        return chances_[random_way] * likely[random_way] + chances_[greedy_way] * likely[greedy_way] +
               chances_[thrifty_way] * likely[thrifty_way];
    }

    Way drawn_way(const Likelihood& likely, SplitMix64& random) const {
        const double first = chances_[random_way] * likely[random_way];
        const double drawn = fraction(random) * weight(likely);
        if (drawn < first) return random_way;
        return drawn < first + chances_[greedy_way] * likely[greedy_way] ? greedy_way : thrifty_way;
    }

    static ColourCounts counts(const Hand& hand) {
        ColourCounts held{};
        for (int colour = 0; colour < colour_count; ++colour)
            held[colour] = static_cast<std::uint8_t>(hand.count(colour));
        return held;
    }

    static std::uint64_t key(const ColourCounts& held, int seat) {
        std::uint64_t packed = static_cast<std::uint64_t>(seat) + 1;
        for (const std::uint8_t number : held) packed = packed << 8 | number;
        return packed;
    }

    // How likely the moves seen are if the player of a seat plays in each of the ways; thrifty play counts as random.
    Likelihood likelihood(ColourCounts held, int seat) const {
        double as_random = 1.0;
        double as_greedy = 1.0;
        for (const Offer& offer : offers_[seat]) {
            ++held[offer.move.colour];
            int any = 0;
            MostHeld above, below;
            for (int colour = 0; colour < colour_count; ++colour) {
                if (!held[colour]) continue;
                any += offer.upper[colour] + offer.base;
                above.add(held[colour], offer.upper[colour]);
                below.add(held[colour], offer.base);
            }
            const double any_one = 1.0 / any;
            const MostHeld& greedy = above.ways ? above : below;
            const bool is_greedy = offer.above == (above.ways > 0) && held[offer.move.colour] == greedy.cards;
            as_random *= any_one;
            as_greedy *= slip * any_one + (is_greedy ? (1.0 - slip) / greedy.ways : 0.0);
        }
        return {as_random, as_greedy, as_random};
    }

    // How likely they are if the player is thrifty.
    double thrifty_likelihood(ColourCounts held, int seat) const {
        double likely = 1.0;
        if (chances_[thrifty_way] == 0.0) return likely;
        for (const Offer& offer : offers_[seat]) {
            ++held[offer.move.colour];
            likely *= ThriftyLots(offer.before, Hand(held), view_.rules, deck_, others_then(offer.before, held))
                          .share(offer.move);
        }
        return likely;
    }

    // The others as somebody with a hand saw them before a move, as if nobody had been out yet.
    value_network::Opponents others_then(const Pyramid& before, const ColourCounts& held) const {
        const int players = view_.rules.players - 1;
        const int cards = cards_ - std::popcount(before.filled()) - Hand(held).size();
        return {players, cards, 0, players};
    }

    // The round played to its end in thought. Its outlook is what foresight said at the next of the own moves, for a
    // part, and for the rest what it said at the one after that, and so on; at last come the cards left.
    Sample play_on(Round round, Way way, SplitMix64 random) const {
        const Rules& rules = view_.rules;
        std::array<int, most_in_a_deck> foreseen;
        std::size_t own_moves = 0;
        while (!round.over() && round.active(own_)) {
            if (round.to_move != own_) {
                round.play(rules, move_of(way, round, random));
                continue;
            }
            const value_network::Found found = value_network::best(round, rules, deck_, others_in(round, own_, way));
            foreseen[own_moves++] = std::max(found.value, 0);
            round.play(rules, found.move);
        }
        const int cards = round.hands[own_].size();
        int outlook = cards * value_network::unit_of_value;
        while (own_moves) outlook = (trust * foreseen[--own_moves] + (eight - trust) * outlook) / eight;
        return {static_cast<std::uint8_t>(cards), static_cast<std::uint16_t>(outlook)};
    }

    value_network::Opponents others_in(const Round& round, int player, Way way) const {
        value_network::Opponents others;
        for (int seat = 0; seat < view_.rules.players; ++seat) {
            if (seat == player || !round.active(seat)) continue;
            ++others.players;
            others.cards += round.hands[seat].size();
        }
        if (way == greedy_way) others.greedy = others.players;
        if (way == thrifty_way) others.thrifty = others.players;
        return others;
    }

    Move move_of(Way way, const Round& round, SplitMix64& random) const {
        const Rules& rules = view_.rules;
        switch (way) {
            case random_way:
                return careless_move<AnyMove>(round, rules, random);
            case greedy_way:
                return careless_move<LargestPile>(round, rules, random);
            default:
                return ThriftyLots(round.pyramid, round.hands[round.to_move], rules, deck_,
                                   others_in(round, round.to_move, thrifty_way))
                    .drawn(random);
        }
    }

    bool anybody_seen() const {
        return std::ranges::any_of(offers_, [](const auto& offers) { return !offers.empty(); });
    }

    PlayerView view_;
    int own_;
    ColourCounts deck_;
    int cards_;                            // in hands and in the pyramid
    Likelihood chances_{1.0, 0.125, 0.5};  // of each way to play, before any move is seen
    std::array<std::vector<Offer>, most_players> offers_;
};

// The cards left to the player to move after each of some moves, in all: from each of `deals` imagined deals so many
// careless rounds are played on, everybody in the same way. Deal number n is imagined from stream n of the seed, and
// its rounds have the streams from n times `rounds` on.
template <class Way>
std::vector<std::uint64_t> careless_sums(const PlayerView& view, std::span<const Move> moves, std::uint64_t seed,
                                         std::uint64_t deals, std::uint64_t rounds) {
    std::vector<std::uint64_t> sums(moves.size());
    for (std::uint64_t deal = 0; deal < deals; ++deal) {
        SplitMix64 stream = SplitMix64::stream(seed, deal);
        const Round imagined = imagine(view, stream);
        for (std::size_t number = 0; number < moves.size(); ++number) {
            Round after = imagined;
            after.play(view.rules, moves[number]);
            for (std::uint64_t look = 0; look < rounds; ++look) {
                SplitMix64 random = SplitMix64::stream(seed, deal * rounds + look);
                Round end = after;
                play_on<Way>(end, view.rules, random);
                sums[number] += static_cast<std::uint64_t>(end.hands[view.round.to_move].size());
            }
        }
    }
    return sums;
}

}  // namespace ppsolve::party

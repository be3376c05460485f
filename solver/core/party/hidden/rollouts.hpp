// Monte Carlo rollouts with hidden hands: sample the hidden cards, then play the round to its end.
//
// Agrees with rollouts.py word for word; weights are computed by the same steps. (The core is compiled without fused
// multiply-add, which rounds differently.)
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "../../search/key.hpp"
#include "../playout.hpp"
#include "hand_sampler.hpp"
#include "opponent_model.hpp"
#include "value_network.hpp"

namespace ppsolve::party {

// A cache of computed values by key, with one value per slot. No key is 0.
template <class Value>
class Memo {
public:
    template <class Compute>
    const Value& get(std::uint64_t key, Compute compute) {
        Entry& entry = entries_[key * search::golden_ratio >> (64 - bits)];
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

// The result of a rollout for the player to move.
struct Sample {
    std::uint8_t cards;           // the cards left
    std::uint16_t blended_value;  // the cards to expect, by the value network and the end; in its units of value

    bool operator==(const Sample&) const = default;
};

class Sampler {
public:
    explicit Sampler(PlayerView view) : view_(std::move(view)), own_(view_.round.to_move), deck_(view_.unseen) {
        for (std::size_t policy = 0; policy < priors_.size(); ++policy)
            if (view_.opponents != OpponentModel::mixed)
                priors_[policy] = static_cast<std::size_t>(view_.opponents) == policy + 1;
        for (int colour = 0; colour < colour_count; ++colour) {
            deck_[colour] += static_cast<std::uint8_t>(std::popcount(view_.round.pyramid.cards[colour]));
            for (const Hand& hand : view_.round.hands) deck_[colour] += static_cast<std::uint8_t>(hand.count(colour));
        }
        cards_ = std::popcount(view_.round.pyramid.filled());
        for (int seat = 0; seat < view_.rules.players; ++seat)
            cards_ += view_.hidden[seat] + view_.round.hands[seat].size();
        for (int seat = 0; seat < view_.rules.players; ++seat)
            for (const SeenMove& seen : view_.seen[seat]) seen_choices_[seat].emplace_back(seen, view_.rules);
    }

    // The samples number `first` to `first + count - 1` of a seed: for each in turn, one rollout for each of the moves.
    std::vector<Sample> samples(std::span<const Move> moves, std::uint64_t seed, std::uint64_t first,
                                std::uint64_t count) const {
        std::vector<Sample> found;
        found.reserve(moves.size() * count);
        Memos memos;
        for (std::uint64_t number = first; number - first < count; ++number) {
            SplitMix64 random = SplitMix64::stream(seed, number);
            const Deal deal = sample_deal(random, memos);
            const std::uint64_t word = random.word();
            for (const Move move : moves) {
                Round round = deal.round;
                round.play(view_.rules, move);
                found.push_back(rollout(round, deal.policy, SplitMix64(word)));
            }
        }
        return found;
    }

    const PlayerView& view() const { return view_; }

private:
    // If opponents' moves were seen, each sample draws one deal from 4 groups of 4 deals.
    static constexpr int group_count = 4;
    static constexpr int group_size = 4;

    // The weight of the network's value against what comes later, in eighths.
    static constexpr int network_weight = 3;
    static constexpr int full_weight = 8;

    // The likelihood of the seen moves by seat and hand: the same hands are sampled again and again.
    struct Memos {
        Memo<Likelihood> quick;
        Memo<double> thrifty;
    };

    // The choices before a move that was seen: they give the number of legal moves for any hand.
    struct SeenChoices {
        SeenChoices(const SeenMove& seen, const Rules& rules) : before(seen.before), move(seen.move) {
            const Board open = before.open(rules.contiguous);
            for (int each = 0; each < colour_count; ++each)
                upper[each] = static_cast<std::uint8_t>(std::popcount(before.accepting(each, open)));
            base = static_cast<std::uint8_t>(before.base_places(rules.base));
            above = seen.move.place != left_of_base && seen.move.place >= widest_base;
        }

        Pyramid before;
        Move move;
        ColourCounts upper;  // the number of open upper cells that accept each colour
        std::uint8_t base;   // the number of free places of the base
        bool above;          // true if the card went above the base
    };

    // The number of moves with a card of the most held colour, or of several such colours.
    struct MostHeld {
        int cards = 0;
        int moves = 0;

        void add(int held, int places) {
            if (!places || held < cards) return;
            moves = held > cards ? places : moves + places;
            cards = held;
        }
    };

    struct Deal {
        Round round;
        Likelihood likelihood;  // of all moves seen
        OpponentPolicy policy = random_policy;
        double weight = 0.0;
    };

    // A number from 0 to just below 1, drawn with the next random word.
    static double fraction(SplitMix64& random) { return static_cast<double>(random.word() >> 11) * 0x1p-53; }

    // Sample hands for everybody and the policy of the opponents, weighted by the likelihood of the moves seen.
    //
    // The thrifty likelihood is expensive. So deals come in groups: one of each group is drawn as if thrifty play were
    // random, and only these are weighted exactly.
    Deal sample_deal(SplitMix64& random, Memos& memos) const {
        Deal chosen;
        double total = 0.0;
        for (int number = 0; number < (anybody_seen() ? group_count : 1); ++number) {
            Deal drawn = sample_from_group(random, memos);
            const double quick = weight(drawn.likelihood);
            drawn.likelihood[thrifty_policy] = 1.0;
            for (int seat = 0; seat < view_.rules.players; ++seat) {
                const ColourCounts held = counts(drawn.round.hands[seat]);
                drawn.likelihood[thrifty_policy] *=
                    memos.thrifty.get(key(held, seat), [&] { return thrifty_likelihood(held, seat); });
            }
            drawn.weight *= weight(drawn.likelihood) / quick;
            total += drawn.weight;
            if (fraction(random) * total < drawn.weight || number == 0) chosen = drawn;
        }
        chosen.policy = sample_policy(chosen.likelihood, random);
        return chosen;
    }

    // Draw one deal of a group by weight, with thrifty play counted as random. Its weight becomes that of the group.
    Deal sample_from_group(SplitMix64& random, Memos& memos) const {
        Deal chosen;
        double total = 0.0;
        for (int number = 0; number < (anybody_seen() ? group_size : 1); ++number) {
            Deal deal{sample_hands(view_, random), {1.0, 1.0, 1.0}};
            for (int seat = 0; seat < view_.rules.players; ++seat) {
                const ColourCounts held = counts(deal.round.hands[seat]);
                const Likelihood& one = memos.quick.get(key(held, seat), [&] { return quick_likelihood(held, seat); });
                for (std::size_t policy = 0; policy < one.size(); ++policy) deal.likelihood[policy] *= one[policy];
            }
            deal.weight = weight(deal.likelihood);
            total += deal.weight;
            if (fraction(random) * total < deal.weight || number == 0) chosen = deal;
        }
        chosen.weight = total;
        return chosen;
    }

    double weight(const Likelihood& likelihood) const {
        return priors_[random_policy] * likelihood[random_policy] + priors_[greedy_policy] * likelihood[greedy_policy] +
               priors_[thrifty_policy] * likelihood[thrifty_policy];
    }

    OpponentPolicy sample_policy(const Likelihood& likelihood, SplitMix64& random) const {
        const double first = priors_[random_policy] * likelihood[random_policy];
        const double drawn = fraction(random) * weight(likelihood);
        if (drawn < first) return random_policy;
        return drawn < first + priors_[greedy_policy] * likelihood[greedy_policy] ? greedy_policy : thrifty_policy;
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

    // The likelihood of a player's seen moves, given the hand left after them; thrifty play counts as random.
    Likelihood quick_likelihood(ColourCounts held, int seat) const {
        double as_random = 1.0;
        double as_greedy = 1.0;
        for (const SeenChoices& seen : seen_choices_[seat]) {
            ++held[seen.move.colour];
            int all = 0;
            MostHeld above, below;
            for (int colour = 0; colour < colour_count; ++colour) {
                if (!held[colour]) continue;
                all += seen.upper[colour] + seen.base;
                above.add(held[colour], seen.upper[colour]);
                below.add(held[colour], seen.base);
            }
            const double any_one = 1.0 / all;
            const MostHeld& greedy = above.moves ? above : below;
            const bool is_greedy = seen.above == (above.moves > 0) && held[seen.move.colour] == greedy.cards;
            as_random *= any_one;
            as_greedy *= greedy_error_rate * any_one + (is_greedy ? (1.0 - greedy_error_rate) / greedy.moves : 0.0);
        }
        return {as_random, as_greedy, as_random};
    }

    // As quick_likelihood, for a thrifty player.
    double thrifty_likelihood(ColourCounts held, int seat) const {
        double likelihood = 1.0;
        if (priors_[thrifty_policy] == 0.0) return likelihood;
        for (const SeenChoices& seen : seen_choices_[seat]) {
            ++held[seen.move.colour];
            likelihood *= ThriftyPolicy(seen.before, Hand(held), view_.rules, deck_, opponents_then(seen.before, held))
                              .probability(seen.move);
        }
        return likelihood;
    }

    // The opponents of a player with a hand before an earlier move, as if nobody had dropped out yet.
    value_network::Opponents opponents_then(const Pyramid& before, const ColourCounts& held) const {
        const int players = view_.rules.players - 1;
        const int cards = cards_ - std::popcount(before.filled()) - Hand(held).size();
        return {players, cards, 0, players};
    }

    // Play the round to its end: the opponents by `policy`, the player by the value network.
    //
    // The blended value is a lambda-return as in TD(lambda): from the end backwards, it starts with the cards left and
    // takes 3/8 of the network's value at each of the player's moves plus 5/8 of the blend after it.
    Sample rollout(Round round, OpponentPolicy policy, SplitMix64 random) const {
        const Rules& rules = view_.rules;
        std::array<int, max_in_a_deck> values;
        std::size_t own_moves = 0;
        while (!round.over() && round.active(own_)) {
            if (round.to_move != own_) {
                round.play(rules, opponent_move(policy, round, random));
                continue;
            }
            const auto best = value_network::best_move(round, rules, deck_, opponents_in(round, own_, policy));
            values[own_moves++] = std::max(best.value, 0);
            round.play(rules, best.move);
        }
        const int cards = round.hands[own_].size();
        int blended = cards * value_network::units_per_card;
        while (own_moves)
            blended = (network_weight * values[--own_moves] + (full_weight - network_weight) * blended) / full_weight;
        return {static_cast<std::uint8_t>(cards), static_cast<std::uint16_t>(blended)};
    }

    value_network::Opponents opponents_in(const Round& round, int player, OpponentPolicy policy) const {
        value_network::Opponents opponents;
        for (int seat = 0; seat < view_.rules.players; ++seat) {
            if (seat == player || !round.active(seat)) continue;
            ++opponents.players;
            opponents.cards += round.hands[seat].size();
        }
        if (policy == greedy_policy) opponents.greedy = opponents.players;
        if (policy == thrifty_policy) opponents.thrifty = opponents.players;
        return opponents;
    }

    Move opponent_move(OpponentPolicy policy, const Round& round, SplitMix64& random) const {
        const Rules& rules = view_.rules;
        switch (policy) {
            case random_policy:
                return careless_move<RandomPolicy>(round, rules, random);
            case greedy_policy:
                return careless_move<GreedyPolicy>(round, rules, random);
            default:
                return ThriftyPolicy(round.pyramid, round.hands[round.to_move], rules, deck_,
                                     opponents_in(round, round.to_move, thrifty_policy))
                    .sample(random);
        }
    }

    bool anybody_seen() const {
        return std::ranges::any_of(seen_choices_, [](const auto& choices) { return !choices.empty(); });
    }

    PlayerView view_;
    int own_;
    ColourCounts deck_;
    int cards_;                           // in hands and in the pyramid
    Likelihood priors_ = opponent_prior;  // weights of the policies before any move is seen
    std::array<std::vector<SeenChoices>, max_players> seen_choices_;
};

// For each of some moves, the total of the cards left to the player to move: `deals` sampled deals, and from each of
// them `rounds` careless rounds with everybody playing by `Policy`. Deal number n has stream n of the seed, and its
// rounds have the streams from n * rounds on.
template <class Policy>
std::vector<std::uint64_t> careless_sums(const PlayerView& view, std::span<const Move> moves, std::uint64_t seed,
                                         std::uint64_t deals, std::uint64_t rounds) {
    std::vector<std::uint64_t> sums(moves.size());
    for (std::uint64_t deal = 0; deal < deals; ++deal) {
        SplitMix64 stream = SplitMix64::stream(seed, deal);
        const Round dealt = sample_hands(view, stream);
        for (std::size_t number = 0; number < moves.size(); ++number) {
            Round after = dealt;
            after.play(view.rules, moves[number]);
            for (std::uint64_t playout = 0; playout < rounds; ++playout) {
                SplitMix64 random = SplitMix64::stream(seed, deal * rounds + playout);
                Round end = after;
                play_to_end<Policy>(end, view.rules, random);
                sums[number] += static_cast<std::uint64_t>(end.hands[view.round.to_move].size());
            }
        }
    }
    return sums;
}

}  // namespace ppsolve::party

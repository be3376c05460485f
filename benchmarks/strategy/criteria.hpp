// Criteria for moves that a player can count at the table, and players who follow a list of them.
//
// A criterion gives every legal move a number. A player keeps the moves with the highest number, then those of these
// that the next criterion prefers, and so on; among the moves that are left one is drawn at random. A criterion is
// written as text, so that a search can make up new ones:
//
//     hand places+own+half <=4       for every card kept in hand, count up to four of these of its colour
//     colours room <=8               the same for every colour kept in hand
//     least exposed                  the least of the colours kept in hand
//     unheld -exposed                the sum over the colours that the hand no longer holds
//     played -exposed                of the colour played, before the move
//     slack -exposed                 the same, less the cards of that colour in hand
//     full colours own <=3           only if the base is full before the move; `open` is the opposite
//     two ... / more ...             only with two players; only with more
//
// Quantities of a colour, after the move: see `Quantity`. The rules of solver/party/strategy.py are such criteria; a
// test plays the same rounds with both.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "../../solver/core/party/playout.hpp"

namespace strategy {

using namespace ppsolve::party;

using Counts = std::array<int, colour_count>;
inline constexpr Counts deck{7, 7, 7, 7, 8};

enum Quantity {
    places,     // open places above the base that accept the colour
    own,        // of these, the places that no other colour fits
    shared,     // of these, the places that also accept another colour of the hand
    contested,  // of these, the places that also accept a colour that is not in the hand but may be in another
    exposed,    // cards of the colour with an empty cell above them on at least one side
    half,       // empty cells with one support, of this colour, and the other support missing
    edge,       // ends of rows that are cards of this colour, while the base can grow
    room,       // empty cells that the colour can still reach if only this colour is placed
    quantity_count
};
inline constexpr std::array<const char*, quantity_count> quantity_names{"places",  "own",  "shared", "contested",
                                                                        "exposed", "half", "edge",   "room"};
using Quantities = std::array<Counts, quantity_count>;

enum Scope {
    hand,
    colours,
    least,
    unheld,
    played,
    slack,
    alone,       // cards that the player could still lay if nobody else played, laid in a simple order
    surviving,   // cards that still fit after the reply that leaves the fewest
    only_mine,   // open places above the base that only colours of the hand fit
    useful,      // open places above the base that some colour of the hand fits
    all_places,  // open places above the base
    pairs,       // places of colours held twice or more, less those of the others
    upper,       // 1 for a move above the base
    last_base,   // 1 for the move that fills the base
    neighbours,  // cards of colours kept in hand beside the card
    held,        // cards of the colour played, before the move
    base_fits,   // 1 for a base card whose colour also fits above the base
    pair,        // cards of its own colour beside the card
    scope_count
};
inline constexpr std::array<const char*, scope_count> scope_names{
    "hand",   "colours",    "least", "unheld", "played",    "slack",      "alone", "surviving", "only_mine",
    "useful", "all_places", "pairs", "upper",  "last_base", "neighbours", "held",  "base_fits", "pair"};

enum Condition { always, full, open_base, two, more, condition_count };
inline constexpr std::array<const char*, condition_count> condition_names{"", "full", "open", "two", "more"};

inline constexpr int no_cap = 99;
inline constexpr int cap_hand = -1;  // the cap is the number of cards of the colour

struct Criterion {
    Condition condition = always;
    Scope scope = hand;
    int sign = 1;
    std::array<int, quantity_count> factors{};
    int cap = no_cap;

    bool counts() const { return scope <= slack; }
    bool needs(Quantity quantity) const { return counts() && factors[quantity] != 0; }
    bool operator==(const Criterion&) const = default;
};

using Criteria = std::vector<Criterion>;

inline std::string text(const Criterion& criterion) {
    std::string found = condition_names[criterion.condition];
    if (!found.empty()) found += ' ';
    if (!criterion.counts()) return found + (criterion.sign < 0 ? "-" : "") + scope_names[criterion.scope];
    found += std::string(scope_names[criterion.scope]) + ' ' + (criterion.sign < 0 ? "-" : "");
    bool first = true;
    for (int quantity = 0; quantity < quantity_count; ++quantity)
        for (int times = 0; times < criterion.factors[quantity]; ++times, first = false)
            found += std::string(first ? "" : "+") + quantity_names[quantity];
    if (criterion.cap == cap_hand) return found + " <=held";
    return criterion.cap == no_cap ? found : found + " <=" + std::to_string(criterion.cap);
}

template <class Names>
int number_of(const Names& names, const std::string& word) {
    const auto found = std::find(names.begin(), names.end(), word);
    return found == names.end() ? -1 : static_cast<int>(found - names.begin());
}

inline Criterion criterion_from(const std::string& line) {
    std::istringstream words(line);
    std::string word;
    Criterion found;
    words >> word;
    if (const int condition = number_of(condition_names, word); condition > 0) {
        found.condition = static_cast<Condition>(condition);
        words >> word;
    }
    const auto unsigned_word = [&] {
        if (!word.starts_with('-')) return word;
        found.sign = -1;
        return word.substr(1);
    };
    const int scope = number_of(scope_names, unsigned_word());
    if (scope < 0) throw std::invalid_argument("unknown criterion: " + line);
    found.scope = static_cast<Scope>(scope);
    if (!found.counts()) return found;
    words >> word;
    std::istringstream terms(unsigned_word());
    for (std::string term; std::getline(terms, term, '+');) {
        const int quantity = number_of(quantity_names, term);
        if (quantity < 0) throw std::invalid_argument("unknown quantity: " + term);
        ++found.factors[static_cast<std::size_t>(quantity)];
    }
    if (words >> word) found.cap = word == "<=held" ? cap_hand : std::stoi(word.substr(2));
    return found;
}

inline Criteria criteria_from(const std::string& lines) {
    Criteria found;
    std::istringstream parts(lines);
    for (std::string part; std::getline(parts, part, ';');)
        if (part.find_first_not_of(' ') != std::string::npos) found.push_back(criterion_from(part));
    return found;
}

inline std::string text(const Criteria& criteria) {
    std::string found;
    for (const Criterion& criterion : criteria) found += (found.empty() ? "" : "; ") + text(criterion);
    return found;
}

// Empty upper cells within the width of the base.
inline Board empty_cells(const Pyramid& pyramid) { return board::pyramid_cells[pyramid.width] & ~pyramid.filled(); }

inline Quantities quantities(const Pyramid& pyramid, int base, const Counts& kept, const Counts& unseen,
                             bool with_room) {
    Quantities found{};
    const Board all = pyramid.filled(), open = pyramid.open(false), empty = empty_cells(pyramid);
    const Board one_support = empty & ~open & board::above_either(all);
    std::array<Board, colour_count> accepting;
    for (int colour = 0; colour < colour_count; ++colour) accepting[colour] = pyramid.accepting(colour, open);
    const bool grows = pyramid.width < base;
    Board left_ends = 0, right_ends = 0;
    for (int row = 0; row < pyramid.width; ++row) {
        left_ends |= board::at(8 * row);
        right_ends |= board::at(8 * row + pyramid.width - 1 - row);
    }
    Board free_above = board::below_any(empty);
    if (grows) free_above |= left_ends | right_ends;
    for (int colour = 0; colour < colour_count; ++colour) {
        const Board cards = pyramid.cards[colour], mine = accepting[colour];
        Board of_hand = 0, of_others = 0;
        for (int other = 0; other < colour_count; ++other) {
            if (other == colour) continue;
            if (kept[other]) of_hand |= accepting[other];
            else if (unseen[other]) of_others |= accepting[other];
        }
        found[places][colour] = std::popcount(mine);
        found[own][colour] = std::popcount(mine & ~of_hand & ~of_others);
        found[shared][colour] = std::popcount(mine & of_hand);
        found[contested][colour] = std::popcount(mine & of_others);
        found[exposed][colour] = std::popcount(cards & free_above);
        found[half][colour] = std::popcount(board::above_either(cards) & one_support);
        if (grows) found[edge][colour] = std::popcount(cards & left_ends) + std::popcount(cards & right_ends);
        if (!with_room) continue;
        Board reached = 0;
        for (Board now = cards; now;) {
            now = board::above_either(now) & empty & ~reached;
            reached |= now;
        }
        found[room][colour] = std::popcount(reached);
    }
    return found;
}

// The cards of `kept` that fit above the base.
inline int fitting(const Pyramid& pyramid, const Counts& kept) {
    const Board open = pyramid.open(false);
    int cards = 0;
    for (int colour = 0; colour < colour_count; ++colour)
        if (pyramid.accepting(colour, open)) cards += kept[colour];
    return cards;
}

// Lay cards alone: above the base while one fits, each time so that the colours kept have the most places, three at
// most for each colour; else the colour held most to the right end of the base.
inline int laid_alone(Pyramid pyramid, Counts kept, int base) {
    for (int laid = 0;; ++laid) {
        const Board open = pyramid.open(false);
        int best = -1, chosen = -1;
        std::uint8_t place = 0;
        for (int colour = 0; colour < colour_count; ++colour) {
            if (!kept[colour]) continue;
            for (Board cells = pyramid.accepting(colour, open); cells; cells &= cells - 1) {
                Pyramid after = pyramid;
                const auto cell = static_cast<std::uint8_t>(std::countr_zero(cells));
                after.put(colour, cell);
                const Board now = after.open(false);
                int sum = 0;
                for (int other = 0; other < colour_count; ++other)
                    if (kept[other] > (other == colour)) sum += std::min(3, std::popcount(after.accepting(other, now)));
                if (sum > best) best = sum, chosen = colour, place = cell;
            }
        }
        if (chosen < 0) {
            if (pyramid.width == base) return laid;
            for (int colour = 0; colour < colour_count; ++colour)
                if (kept[colour] && (chosen < 0 || kept[colour] > kept[chosen])) chosen = colour;
            if (chosen < 0) return laid;
            place = pyramid.width;
        }
        pyramid.put(chosen, place);
        --kept[chosen];
    }
}

// What a player with hidden opponents sees before a move.
struct View {
    const Round& round;
    const Rules& rules;
    Counts hand_counts{}, unseen{};
    Quantities before{};

    View(const Round& seen, const Rules& by) : round(seen), rules(by) {
        for (int colour = 0; colour < colour_count; ++colour) {
            hand_counts[colour] = round.hands[round.to_move].count(colour);
            unseen[colour] = deck[colour] - hand_counts[colour] - std::popcount(round.pyramid.cards[colour]);
        }
        before = quantities(round.pyramid, rules.base, hand_counts, unseen, true);
    }
    bool holds(Condition condition) const {
        switch (condition) {
            case full:
                return round.pyramid.width == rules.base;
            case open_base:
                return round.pyramid.width < rules.base;
            case two:
                return rules.players == 2;
            case more:
                return rules.players > 2;
            default:
                return true;
        }
    }
};

struct After {
    Move move;
    bool above;
    Pyramid pyramid;
    Counts kept;
    Quantities found;

    After() = default;
    After(const View& view, Move played, bool with_room)
        : move(played),
          above(played.place != left_of_base && played.place >= widest_base),
          pyramid(view.round.pyramid),
          kept(view.hand_counts) {
        pyramid.put(move.colour, move.place);
        --kept[move.colour];
        found = quantities(pyramid, view.rules.base, kept, view.unseen, with_room);
    }
};

inline int value(const Criterion& criterion, const View& view, const After& after) {
    const auto of_colour = [&](const Quantities& found, int colour) {
        int sum = 0;
        for (int quantity = 0; quantity < quantity_count; ++quantity)
            sum += criterion.factors[quantity] * found[quantity][colour];
        return std::min(sum, criterion.cap == cap_hand ? after.kept[colour] : criterion.cap);
    };
    const auto accepting = [&](auto includes) {
        const Board open = after.pyramid.open(false);
        Board cells = 0;
        for (int colour = 0; colour < colour_count; ++colour)
            if (includes(colour)) cells |= after.pyramid.accepting(colour, open);
        return cells;
    };
    const auto in_hand = [&](int colour) { return after.kept[colour] > 0; };
    int found = 0;
    switch (criterion.scope) {
        case hand:
            for (int colour = 0; colour < colour_count; ++colour)
                if (after.kept[colour]) found += after.kept[colour] * of_colour(after.found, colour);
            break;
        case colours:
            for (int colour = 0; colour < colour_count; ++colour)
                if (after.kept[colour]) found += of_colour(after.found, colour);
            break;
        case least:
            found = no_cap;
            for (int colour = 0; colour < colour_count; ++colour)
                if (after.kept[colour]) found = std::min(found, of_colour(after.found, colour));
            break;
        case unheld:
            for (int colour = 0; colour < colour_count; ++colour)
                if (!after.kept[colour]) found += of_colour(after.found, colour);
            break;
        case played:
            found = of_colour(view.before, after.move.colour);
            break;
        case slack:
            found = of_colour(view.before, after.move.colour) - view.hand_counts[after.move.colour];
            break;
        case alone:
            found = laid_alone(after.pyramid, after.kept, view.rules.base);
            break;
        case surviving: {
            const Board open = after.pyramid.open(false);
            found = fitting(after.pyramid, after.kept);
            bool any = false;
            for (int colour = 0; colour < colour_count; ++colour) {
                if (!view.unseen[colour]) continue;
                for (Board cells = after.pyramid.accepting(colour, open); cells; cells &= cells - 1) {
                    Pyramid reply = after.pyramid;
                    reply.put(colour, static_cast<std::uint8_t>(std::countr_zero(cells)));
                    const int fit = fitting(reply, after.kept);
                    found = any ? std::min(found, fit) : fit;
                    any = true;
                }
            }
            break;
        }
        case only_mine:
            found = std::popcount(after.pyramid.open(false) & ~accepting([&](int c) { return !in_hand(c); }));
            break;
        case useful:
            found = std::popcount(accepting(in_hand));
            break;
        case all_places:
            found = std::popcount(after.pyramid.open(false));
            break;
        case pairs:
            for (int colour = 0; colour < colour_count; ++colour)
                found += after.kept[colour] >= 2 ? after.found[places][colour] : -after.found[places][colour];
            break;
        case upper:
            found = after.above;
            break;
        case last_base:
            found = !after.above && after.pyramid.width == view.rules.base;
            break;
        case pair: {
            const int place = after.move.place == left_of_base ? 0 : after.move.place;
            found = std::popcount(board::beside(board::at(place)) & after.pyramid.cards[after.move.colour]);
            break;
        }
        case neighbours: {
            const int place = after.move.place == left_of_base ? 0 : after.move.place;
            const Board beside = board::beside(board::at(place));
            for (int colour = 0; colour < colour_count; ++colour)
                if (in_hand(colour)) found += std::popcount(beside & after.pyramid.cards[colour]);
            break;
        }
        case base_fits:
            found = !after.above && view.before[places][after.move.colour] > 0;
            break;
        case held:
            found = view.hand_counts[after.move.colour];
            break;
        default:
            break;
    }
    return criterion.sign * found;
}

// The move of a player who follows the criteria; one word of `random` decides among the moves that are left.
inline Move move_by(const Criteria& criteria, const Round& round, const Rules& rules, SplitMix64& random) {
    const View view(round, rules);
    const bool with_room = std::ranges::any_of(criteria, [](const Criterion& one) { return one.needs(room); });
    std::vector<After> left;
    Choices(round, rules).for_each([&](Move move) { left.emplace_back(view, move, with_room); });
    std::vector<int> values;
    for (const Criterion& criterion : criteria) {
        if (left.size() == 1) break;
        if (!view.holds(criterion.condition)) continue;
        values.clear();
        for (const After& after : left) values.push_back(value(criterion, view, after));
        const int best = *std::ranges::max_element(values);
        std::size_t count = 0;
        for (std::size_t number = 0; number < left.size(); ++number)
            if (values[number] == best) left[count++] = left[number];
        left.resize(count);
    }
    return left[random.below(left.size())].move;
}

// Deals and rounds: the same as those of benchmarks/advice.py.

inline Rules rules_for(int players) {
    Rules rules;
    rules.players = static_cast<std::uint8_t>(players);
    rules.base = players == 2 ? 7 : 8;
    return rules;
}

// The deal of `ppsolve deal --seed`, in the default edition.
inline Round deal(std::uint64_t seed, int players) {
    std::array<int, 36> cards;
    int filled = 0;
    for (int colour = 0; colour < colour_count; ++colour)
        for (int card = 0; card < deck[colour]; ++card) cards[filled++] = colour;
    SplitMix64 random(seed);
    for (int last = 35; last > 0; --last) std::swap(cards[last], cards[random.below(last + 1)]);
    const int size = players == 2 ? 14 : 36 / players;
    Round round;
    for (int seat = 0; seat < players; ++seat) {
        ColourCounts counts{};
        for (int card = 0; card < size; ++card) ++counts[cards[seat * size + card]];
        round.hands[seat] = Hand(counts);
    }
    if (players == 5) round.pyramid.put(cards[35], 0);
    round.settle(rules_for(players), 0);
    return round;
}

// Play a deal among greedy players and return the cards left to the player, whose seat changes from deal to deal.
template <class Choose>
int cards_left(std::uint64_t seed, int players, Choose choose) {
    const Rules rules = rules_for(players);
    Round round = deal(seed, players);
    const int seat = static_cast<int>(seed % players);
    SplitMix64 own_random(2 * seed), rest(2 * seed + 1);
    while (!round.over() && round.active(seat))
        round.play(rules, round.to_move == seat ? choose(round, rules, own_random)
                                                : careless_move<GreedyPolicy>(round, rules, rest));
    return round.hands[seat].size();
}

inline int cards_left(std::uint64_t seed, int players, const Criteria& criteria) {
    return cards_left(seed, players, [&](const Round& round, const Rules& rules, SplitMix64& random) {
        return move_by(criteria, round, rules, random);
    });
}

}  // namespace strategy

// Search for a short list of criteria that leaves few cards among greedy others: see README.md.
//
//     search SEED SECONDS RULES PLAYERS START
//
// PLAYERS is 2346 for all numbers of players, or some of these digits; START is a list of criteria or empty. A change
// of the list (one criterion more, less, other, elsewhere or varied) is kept if it leaves fewer cards on three sets of
// deals, one larger than the other. The deals have seeds from 1,000,000 on, which the measurement does not use.
#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "criteria.hpp"

namespace {

using namespace strategy;

constexpr std::array<int, 4> tables{2, 3, 4, 6};
constexpr std::array<double, 4> wanted{0.9, 0.7, 0.5, 0.45};

struct Stage {
    std::uint64_t first;
    int rounds;
    double slack;  // how much worse than the best list so far a list may be and still reach the next stage
};
constexpr std::array<Stage, 3> stages{{{1000000, 250, 0.03}, {1020000, 1500, 0.008}, {1040000, 6000, 0}}};

std::string players_searched;

struct Figures {
    std::array<double, 4> cards{};
    double score = 0;  // the mean of cards left / cards wanted
};

Figures figures(const Criteria& criteria, const Stage& stage) {
    Figures found;
    for (std::size_t table = 0; table < tables.size(); ++table) {
        if (players_searched.find(static_cast<char>('0' + tables[table])) == std::string::npos) continue;
        long sum = 0;
        for (int number = 0; number < stage.rounds; ++number)
            sum += cards_left(stage.first + static_cast<std::uint64_t>(number), tables[table], criteria);
        found.cards[table] = static_cast<double>(sum) / stage.rounds;
        found.score += found.cards[table] / wanted[table] / static_cast<double>(players_searched.size());
    }
    return found;
}

class Changes {
public:
    explicit Changes(std::uint64_t seed) : random_(seed) {}

    Criteria changed(Criteria list, std::size_t most) {
        const int times = 1 + (below(3) == 0);
        for (int time = 0; time < times; ++time) change(list, most);
        return list;
    }

private:
    int below(int bound) { return static_cast<int>(random_.below(static_cast<std::uint64_t>(bound))); }

    void change(Criteria& list, std::size_t most) {
        const auto somewhere = [&] { return list.begin() + below(static_cast<int>(list.size())); };
        const int kind = below(10);
        if (list.empty() || (kind < 3 && list.size() < most)) {
            list.insert(list.begin() + below(static_cast<int>(list.size()) + 1), fresh());
        } else if (kind < 4) {
            list.erase(somewhere());
        } else if (kind < 5) {
            std::swap(*somewhere(), *somewhere());
        } else if (kind < 7) {
            *somewhere() = fresh();
        } else {
            vary(*somewhere());
        }
    }

    Criterion fresh() {
        Criterion criterion;
        criterion.scope = static_cast<Scope>(below(3) ? below(slack + 1) : below(scope_count));
        criterion.condition = static_cast<Condition>(below(2) ? always : below(condition_count));
        criterion.sign = criterion.scope >= unheld && below(2) ? -1 : 1;
        if (criterion.counts()) {
            const int terms = 1 + below(3);
            for (int term = 0; term < terms; ++term)
                ++criterion.factors[static_cast<std::size_t>(below(quantity_count))];
            criterion.cap = cap();
        }
        return criterion;
    }

    int cap() {
        constexpr std::array<int, 9> caps{cap_hand, 1, 2, 3, 4, 5, 6, 8, no_cap};
        return caps[static_cast<std::size_t>(below(caps.size()))];
    }

    void vary(Criterion& criterion) {
        const int kind = below(4);
        if (kind == 0) {
            criterion.condition = static_cast<Condition>(below(condition_count));
        } else if (kind == 1 && criterion.counts()) {
            criterion.cap = cap();
        } else if (kind == 2 && criterion.counts()) {
            criterion.scope = static_cast<Scope>(below(slack + 1));
        } else if (criterion.counts()) {
            int& factor = criterion.factors[static_cast<std::size_t>(below(quantity_count))];
            factor = factor ? factor - 1 : 1;
            if (std::ranges::all_of(criterion.factors, [](int one) { return one == 0; })) factor = 1;
        } else {
            criterion = fresh();
        }
    }

    SplitMix64 random_;
};

}  // namespace

int main(int count, char** arguments) {
    if (count < 5) return std::fprintf(stderr, "usage: search SEED SECONDS RULES PLAYERS [START]\n"), 2;
    Changes changes(std::strtoull(arguments[1], nullptr, 10));
    const double seconds = std::atof(arguments[2]);
    const auto most = static_cast<std::size_t>(std::atoi(arguments[3]));
    players_searched = arguments[4];
    Criteria best = criteria_from(count > 5 ? arguments[5] : "");
    std::array<double, stages.size()> scores{};
    for (std::size_t stage = 0; stage < stages.size(); ++stage) scores[stage] = figures(best, stages[stage]).score;
    const auto began = std::chrono::steady_clock::now();
    const auto elapsed = [&] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    };
    for (long tried = 1; elapsed() < seconds; ++tried) {
        const Criteria list = changes.changed(best, most);
        // A longer list must be worth it.
        const double needed = 0.0015 * (static_cast<double>(list.size()) - static_cast<double>(best.size()));
        std::array<double, stages.size()> now{};
        Figures last;
        bool passed = true;
        for (std::size_t stage = 0; stage < stages.size() && passed; ++stage) {
            last = figures(list, stages[stage]);
            now[stage] = last.score;
            passed = now[stage] < scores[stage] + stages[stage].slack - (stage + 1 == stages.size() ? needed : 0.0);
        }
        if (!passed) continue;
        best = list;
        scores = now;
        std::printf("%.0f s, %ld tried: %.4f [%.3f %.3f %.3f %.3f] %s\n", elapsed(), tried, last.score, last.cards[0],
                    last.cards[1], last.cards[2], last.cards[3], text(best).c_str());
        std::fflush(stdout);
    }
}

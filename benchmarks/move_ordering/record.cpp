// Solves positions and records the result of every searched move: training data for train.py.
//
//     record FILE.samples plain|learned|shaken NODES SHARE < positions
//
// `plain` is a simple move order and `learned` that of the current tables. `shaken` adds noise to it, so that the data
// covers second-best moves too. For every seat, `guaranteed` is searched for at most NODES nodes. SHARE is the share of
// observations to keep.
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "../../solver/core/party/guarantee.hpp"
#include "positions.hpp"

using namespace ppsolve::party;
using namespace ppsolve::search;

namespace {

struct Sample {
    std::int32_t entries[features::active];
    std::int32_t success;
    float log_nodes;
};

class Recorder : public Guarantee {
public:
    Recorder(const Rules& rules, int seat, const std::string& order, std::FILE* file, double share)
        : Guarantee(rules, seat),
          rules_(rules),
          plain_(order == "plain"),
          noise_(order == "shaken" ? 80000 : 0),
          file_(file),
          share_(share) {}

    // The plain order: slots for the player's cards, minus half of those for the opponents' cards, and the static upper
    // bound.
    int move_score(const State& state, const Child& child, int k) const {
        if (!plain_) {
            const double shake = static_cast<double>(mix(child.key.first, golden_ratio) >> 11) * 0x1p-53;
            return Guarantee::move_score(state, child, k) + static_cast<int>(noise_ * shake);
        }
        int own = 0, opponents = 0;
        for (int colour = 0; colour < colour_count; ++colour) {
            const int slots = std::popcount(child.state.fits[colour]);
            const std::uint64_t held = child.state.held[colour];
            own += std::min(slots, lanes::of(held, 0));
            opponents += std::min(slots, lanes::sum(held >> 8));
        }
        const int value = 2 * own - opponents - 4 * child.bounds.high;
        return minimiser_to_move(state) ? value : -value;
    }

    void observe(const State& state, const Child& child, int k, int bound, std::uint64_t nodes) const {
        // Small subtrees are many and similar: keep few of them.
        const double kept = share_ * (nodes >= 64 ? 1.0 : nodes >= 8 ? 0.3 : 0.04);
        random_ ^= random_ << 13, random_ ^= random_ >> 7, random_ ^= random_ << 17;
        if (static_cast<double>(random_ >> 11) * 0x1p-53 >= kept) return;
        Sample sample{};
        const bool minimiser = minimiser_to_move(state);
        const int need = lanes::of(child.state.hands(), 0) - (k - child.shift);
        const auto entries = features::of(child.state, rules_, 0, minimiser, need).entries;
        std::copy(entries.begin(), entries.end(), sample.entries);
        sample.success = minimiser ? bound <= k : bound > k;
        sample.log_nodes = static_cast<float>(std::log(static_cast<double>(nodes)));
        std::fwrite(&sample, sizeof sample, 1, file_);
    }

private:
    Rules rules_;
    bool plain_;
    double noise_;  // the largest, in the units of move_score()
    std::FILE* file_;
    double share_;
    static inline std::uint64_t random_ = 88172645463325252ULL;
};

}  // namespace

int main(int count, char** arguments) {
    if (count != 5) return 2;
    std::FILE* file = std::fopen(arguments[1], "wb");
    if (file == nullptr) return 1;
    const auto nodes_each = static_cast<std::uint64_t>(std::atof(arguments[3]));
    const double share = std::atof(arguments[4]);
    const std::string order = arguments[2];
    std::uint64_t total_nodes = 0;
    while (const auto position = next_position()) {
        for (int seat = 0; seat < position->rules.players; ++seat) {
            const Recorder game(position->rules, seat, order, file, share);
            Table table(std::size_t{1} << 27);
            std::atomic<std::uint64_t> nodes{0};
            const std::atomic<bool> stop{false};
            Search<Recorder> search(game, table, nodes);
            search.narrow(game.start(*position), {0, max_cells}, {nodes_each, no_deadline, &stop});
            total_nodes += search.nodes();
        }
    }
    std::fclose(file);
    std::fprintf(stderr, "%.1f M nodes\n", static_cast<double>(total_nodes) / 1e6);
    return 0;
}

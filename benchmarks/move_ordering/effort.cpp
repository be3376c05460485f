// Measures the search effort of a move order that is being tuned.
//
//     effort NODES CHANGES < positions
//
// CHANGES is a file of integers, features::sets rows of `terms` numbers, which are added to the shipped tables and
// weights (tune.py names the terms). For every seat, `guaranteed` is searched for at most NODES nodes. Prints the mean
// logarithm of the nodes, their sum in millions, and the number of seats left undecided.
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <memory>
#include <string>

#include "../../solver/core/party/guarantee.hpp"
#include "positions.hpp"

using namespace ppsolve::party;
using namespace ppsolve::search;

namespace {

constexpr int colour_terms = 10, terms = colour_terms + 2 + features::count_kinds;
int changes[features::sets][terms];

class Tuned : public Guarantee {
public:
    Tuned(const Rules& rules, int seat) : Guarantee(rules, seat), rules_(rules) {}

    int move_score(const State& state, const Child& child, int k) const {
        const State& after = child.state;
        const int need = lanes::of(after.hands(), 0) - (k - child.shift);
        const features::Features found = features::of(after, rules_, 0, state.turn == 0, need);
        const int* const weight = changes[found.set];
        int sum = Guarantee::move_score(state, child, k), opponent_cards = 0;
        for (int colour = 0; colour < colour_count; ++colour) {
            const int theirs = lanes::sum(after.held[colour] >> 8);
            opponent_cards += theirs;
            const int h = std::min(lanes::of(after.held[colour], 0), features::hand_steps - 1);
            const int r = std::min(theirs, features::opponent_steps - 1);
            const int s = std::min(std::popcount(after.fits[colour]), features::slot_steps - 1);
            const int term[colour_terms] = {h ? s : 0, r ? s : 0,      h && !r ? s : 0, h && r ? s : 0, s ? 0 : h,
                                            s ? 0 : r, std::min(h, s), std::min(r, s),  h && s ? 1 : 0, r && s ? 1 : 0};
            for (int index = 0; index < colour_terms; ++index) sum += weight[index] * term[index];
        }
        sum += weight[colour_terms] * std::min(opponent_cards, features::cards_steps - 1);
        sum += weight[colour_terms + 1] * std::clamp(need, 0, features::need_steps - 1);
        for (int index = 0; index < features::count_kinds; ++index)
            sum += weight[colour_terms + 2 + index] * found.counts[static_cast<std::size_t>(index)];
        return sum;
    }

private:
    Rules rules_;
};

}  // namespace

int main(int count, char** arguments) {
    if (count != 3) return 2;
    const auto max_nodes = static_cast<std::uint64_t>(std::atof(arguments[1]));
    std::ifstream file(arguments[2]);
    for (auto& row : changes)
        for (int& change : row)
            if (!(file >> change)) return 1;
    double logarithms = 0;
    std::uint64_t visited = 0;
    int asked = 0, open = 0;
    while (const auto position = next_position()) {
        for (int seat = 0; seat < position->rules.players; ++seat) {
            const Tuned game(position->rules, seat);
            Table table(std::size_t{1} << 24);
            std::atomic<std::uint64_t> nodes{0};
            const std::atomic<bool> stop{false};
            Search<Tuned> search(game, table, nodes);
            const Bounds found = search.narrow(game.start(*position), {0, max_cells}, {max_nodes, no_deadline, &stop});
            ++asked;
            open += !found.met();
            visited += search.nodes();
            logarithms += std::log(static_cast<double>(search.nodes()) + 1000);
        }
    }
    std::printf("%.5f %.3f %d\n", logarithms / asked, static_cast<double>(visited) / 1e6, open);
    return 0;
}

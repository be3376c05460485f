// An independent check of puzzles on floes, written from the rules alone. It shares no code with ppsolve, and it is a
// single file, so that it is easy to review.
//
// Reads one question per line from standard input and prints one answer per line. Rows are joined by '/', as in a
// position:
//
//     route ROWS c4=2,a1=8|-      ->  ROUTES                       0, 1, or 2 for two and more
//     harvest ROWS                ->  REACH BEST PLAYS d4-c3=MOST ...
//     cutoff ROWS SEAT TARGET     ->  d4-c3=1 d4-c4=0 ...          1 if that first move guarantees the target
//     strand ROWS SEAT SLIDES     ->  d4-c3=1 d4-c4=0 ...          1 if that first move strands the other in time
//
// REACH is the number of fish on free tiles within reach, PLAYS the number of all plays to the end, and BEST the number
// of those that take the most. MOST is the number of fish still to be taken after that first move, with those of its
// own tile.
#include <array>
#include <bit>
#include <cstdint>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace {

using Tiles = std::uint64_t;

constexpr int rows = 8;
constexpr int tiles = 60;
constexpr int directions = 6;

// Geometry. The unit of x is half a tile. Rows a, c, e and g have 7 tiles, at odd x; the others have 8, at even x.

struct Place {
    int x, y;
    bool operator<(const Place& other) const { return std::pair(x, y) < std::pair(other.x, other.y); }
};

std::vector<Place> places;
std::map<Place, int> tile_at;
std::array<std::array<std::vector<int>, directions>, tiles> lines;
std::array<Tiles, tiles> beside{};
std::array<int, tiles> fish{};

Tiles bit(int tile) { return Tiles{1} << tile; }

int take_first(Tiles& left) {
    const int tile = std::countr_zero(left);
    left &= left - 1;
    return tile;
}

void lay_out() {
    for (int y = 0; y < rows; ++y)
        for (int column = 0; column < (y % 2 ? 8 : 7); ++column) {
            const Place place{2 * column + (y % 2 ? 0 : 1), y};
            tile_at[place] = static_cast<int>(places.size());
            places.push_back(place);
        }
    const std::array<Place, directions> steps{{{2, 0}, {-2, 0}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};
    for (int tile = 0; tile < tiles; ++tile)
        for (int direction = 0; direction < directions; ++direction) {
            const Place step = steps[direction];
            Place at = places[tile];
            for (;;) {
                at = {at.x + step.x, at.y + step.y};
                const auto found = tile_at.find(at);
                if (found == tile_at.end()) break;
                lines[tile][direction].push_back(found->second);
            }
            if (!lines[tile][direction].empty()) beside[tile] |= bit(lines[tile][direction].front());
        }
}

std::string name(int tile) {
    const auto [x, y] = places[tile];
    return std::string(1, static_cast<char>('a' + y)) + std::to_string(x / 2 + 1);
}

int tile_named(const std::string& text) {
    const int y = text[0] - 'a';
    const int column = std::stoi(text.substr(1)) - 1;
    return tile_at.at({2 * column + (y % 2 ? 0 : 1), y});
}

struct Floe {
    Tiles free = 0;
    std::array<Tiles, 2> penguins{};
};

Floe read(const std::string& text) {
    Floe floe;
    int tile = -1;
    fish.fill(0);
    for (const char letter : text) {
        if (letter == '/') continue;
        if (letter == 'A' || letter == 'B') {
            floe.penguins[letter - 'A'] |= bit(tile);
            floe.free &= ~bit(tile);
            continue;
        }
        ++tile;
        if (letter == '.') continue;
        fish[tile] = letter - '0';
        floe.free |= bit(tile);
    }
    return floe;
}

int fish_on(Tiles left) {
    int sum = 0;
    while (left) sum += fish[take_first(left)];
    return sum;
}

Tiles slides_from(int tile, Tiles free) {
    Tiles found = 0;
    for (const auto& line : lines[tile])
        for (const int end : line) {
            if (!(free & bit(end))) break;
            found |= bit(end);
        }
    return found;
}

Tiles around(Tiles some) {
    Tiles found = 0;
    while (some) found |= beside[take_first(some)];
    return found;
}

// The free tiles that penguins can ever reach, from tile to neighbouring tile.
Tiles reach(Tiles penguins, Tiles free) {
    Tiles found = 0, edge = around(penguins) & free;
    while (edge) {
        found |= edge;
        edge = around(edge) & free & ~found;
    }
    return found;
}

struct Key {
    Tiles free, first, second;
    bool operator==(const Key&) const = default;
};

struct Hash {
    std::size_t operator()(const Key& key) const {
        std::uint64_t mixed = key.free * 0x9E3779B97F4A7C15U;
        mixed = (mixed ^ mixed >> 29 ^ key.first) * 0xBF58476D1CE4E5B9U;
        mixed = (mixed ^ mixed >> 32 ^ key.second) * 0x94D049BB133111EBU;
        return mixed ^ mixed >> 31;
    }
};

// Route. The number of continuations depends on the penguin's tile and on the tiles left; the number of moves made
// follows from these. Pruning looks at the tiles left: they must be connected, and at most one of them, the last, may
// have a single slide to it.

struct Routes {
    int total = 0;
    std::array<int, tiles> number_of{};      // 0 for none
    std::array<int, tiles + 1> tile_with{};  // -1 for none
    std::unordered_map<Key, int, Hash> known;

    int count(int at, Tiles free) {
        if (!free) return 1;
        const int step = total - std::popcount(free) + 1;
        if (free & ~reach(bit(at), free)) return 0;
        const Key key{free, static_cast<Tiles>(at), 0};
        if (const auto found = known.find(key); found != known.end()) return found->second;
        int sum = 0;
        if (!too_narrow(at, free)) {
            Tiles ends = slides_from(at, free);
            if (tile_with[step] >= 0) ends &= bit(tile_with[step]);
            while (ends && sum < 2) {
                const int end = take_first(ends);
                if (!number_of[end] || number_of[end] == step) sum += count(end, free & ~bit(end));
            }
        }
        return known[key] = std::min(sum, 2);
    }

    static bool too_narrow(int at, Tiles free) {
        int narrow = 0;
        for (Tiles left = free; left;) {
            const int tile = take_first(left);
            int ways = std::popcount(slides_from(tile, free));
            for (const auto& line : lines[tile])
                for (const int other : line) {
                    ways += other == at;
                    if (!(free & bit(other))) break;
                }
            narrow += ways < 2;
        }
        return narrow > 1;
    }
};

void answer_route(std::istream& question) {
    std::string text, numbers;
    question >> text >> numbers;
    const Floe floe = read(text);
    Routes routes;
    routes.total = std::popcount(floe.free);
    routes.tile_with.fill(-1);
    std::istringstream parts(numbers == "-" ? "" : numbers);
    for (std::string part; std::getline(parts, part, ',');) {
        const auto equals = part.find('=');
        const int tile = tile_named(part.substr(0, equals)), number = std::stoi(part.substr(equals + 1));
        routes.number_of[tile] = number;
        routes.tile_with[number] = tile;
    }
    std::cout << routes.count(std::countr_zero(floe.penguins[0]), floe.free) << std::endl;
}

// Harvest. Counts every play.

struct Outcome {
    int most;
    unsigned long long best, plays;
};

struct Harvest {
    std::unordered_map<Key, Outcome, Hash> known;

    Outcome solve(Tiles free, Tiles penguins) {
        const Key key{free, penguins, 0};
        if (const auto found = known.find(key); found != known.end()) return found->second;
        Outcome found{0, 0, 0};
        for (Tiles left = penguins; left;) {
            const int start = take_first(left);
            for (Tiles ends = slides_from(start, free); ends;) {
                const int end = take_first(ends);
                const Outcome after = solve(free & ~bit(end), (penguins & ~bit(start)) | bit(end));
                const int most = fish[end] + after.most;
                if (most > found.most) found.most = most, found.best = 0;
                if (most == found.most) found.best += after.best;
                found.plays += after.plays;
            }
        }
        if (!found.plays) found = {0, 1, 1};
        return known[key] = found;
    }
};

void answer_harvest(std::istream& question) {
    std::string text;
    question >> text;
    const Floe floe = read(text);
    Harvest harvest;
    const Outcome all = harvest.solve(floe.free, floe.penguins[0]);
    std::cout << fish_on(reach(floe.penguins[0], floe.free)) << ' ' << all.best << ' ' << all.plays;
    for (Tiles left = floe.penguins[0]; left;) {
        const int start = take_first(left);
        for (Tiles ends = slides_from(start, floe.free); ends;) {
            const int end = take_first(ends);
            const auto after = harvest.solve(floe.free & ~bit(end), (floe.penguins[0] & ~bit(start)) | bit(end));
            std::cout << ' ' << name(start) << '-' << name(end) << '=' << fish[end] + after.most;
        }
    }
    std::cout << std::endl;
}

// Cutoff. `guarantees` returns whether the player can get `needed` more fish, whatever the other player does. A penguin
// that cannot move now never will, so it is as good as a hole; so are tiles that nobody can reach. If no free tile is
// within reach of both, the player is alone.

struct Cutoff {
    static constexpr std::size_t entries = std::size_t{1} << 22;
    struct Entry {
        Key key{0, 0, 0};
        bool answer = false;
    };
    std::vector<Entry> table = std::vector<Entry>(entries);

    // Fish and turn go into the four bits above the sixty tiles of each word.
    static Key key_of(Tiles free, Tiles own, Tiles other, int needed, int turn) {
        const auto code = static_cast<Tiles>(needed * 4 + turn);
        return {free | (code & 15) << tiles, own | (code >> 4 & 15) << tiles, other | (code >> 8 & 15) << tiles};
    }

    bool guarantees(Tiles free, Tiles own, Tiles other, int needed, bool own_turn) {
        if (needed <= 0) return true;
        own &= around(free);
        other &= around(free);
        const Tiles mine = reach(own, free), theirs = reach(other, free);
        if (fish_on(mine) < needed) return false;
        if (!(mine & theirs)) return alone(mine, own, needed);
        free = mine | theirs;
        const Key key = key_of(free, own, other, needed, own_turn);
        Entry& entry = table[Hash{}(key) % entries];
        if (entry.key == key) return entry.answer;
        const bool found = own_turn ? some_move(free, own, other, needed) : !some_answer(free, own, other, needed);
        entry = {key, found};
        return found;
    }

    // Returns whether a player who is alone on the tiles can take `needed` fish.
    bool alone(Tiles free, Tiles own, int needed) {
        if (needed <= 0) return true;
        own &= around(free);
        free = reach(own, free);
        if (fish_on(free) < needed) return false;
        const Key key = key_of(free, own, 0, needed, 2);
        Entry& entry = table[Hash{}(key) % entries];
        if (entry.key == key) return entry.answer;
        bool found = false;
        for (Tiles left = own; left && !found;) {
            const int start = take_first(left);
            for (Tiles ends = slides_from(start, free); ends && !found;) {
                const int end = take_first(ends);
                found = alone(free & ~bit(end), (own & ~bit(start)) | bit(end), needed - fish[end]);
            }
        }
        entry = {key, found};
        return found;
    }

    // The player to move has a move: both players can reach a tile, and penguins that cannot move were left out.
    bool some_move(Tiles free, Tiles own, Tiles other, int needed) {
        for (int value = 3; value; --value)
            for (Tiles left = own; left;) {
                const int start = take_first(left);
                for (Tiles ends = slides_from(start, free); ends;) {
                    const int end = take_first(ends);
                    if (fish[end] == value &&
                        guarantees(free & ~bit(end), (own & ~bit(start)) | bit(end), other, needed - fish[end], false))
                        return true;
                }
            }
        return false;
    }

    bool some_answer(Tiles free, Tiles own, Tiles other, int needed) {
        for (int value = 3; value; --value)
            for (Tiles left = other; left;) {
                const int start = take_first(left);
                for (Tiles ends = slides_from(start, free); ends;) {
                    const int end = take_first(ends);
                    if (fish[end] == value &&
                        !guarantees(free & ~bit(end), own, (other & ~bit(start)) | bit(end), needed, true))
                        return true;
                }
            }
        return false;
    }
};

// Prints for every first move of a seat whether `works(free, own, other, end)` is true of the position after it.
template <typename Works>
void answer_first_moves(const Floe& floe, int seat, Works works) {
    const Tiles own = floe.penguins[seat], other = floe.penguins[1 - seat];
    const char* space = "";
    for (Tiles left = own; left;) {
        const int start = take_first(left);
        for (Tiles ends = slides_from(start, floe.free); ends;) {
            const int end = take_first(ends);
            const bool proved = works(floe.free & ~bit(end), (own & ~bit(start)) | bit(end), other, end);
            std::cout << space << name(start) << '-' << name(end) << '=' << proved;
            space = " ";
        }
    }
    std::cout << std::endl;
}

void answer_cutoff(std::istream& question) {
    std::string text;
    int seat = 0, target = 0;
    question >> text >> seat >> target;
    const Floe floe = read(text);
    const int held = fish_on(floe.penguins[seat]);
    Cutoff cutoff;
    answer_first_moves(floe, seat, [&](Tiles free, Tiles own, Tiles other, int end) {
        return cutoff.guarantees(free, own, other, target - held - fish[end], false);
    });
}

// Strand. Returns whether the other player cannot slide any more after at most `slides` more slides of the player.
// Every line is tried, and nothing is remembered.

bool strands(Tiles free, Tiles own, Tiles other, int slides, bool own_turn) {
    if (!(around(other) & free)) return true;
    if (slides == 0) return false;
    for (Tiles left = own_turn ? own : other; left;) {
        const int start = take_first(left);
        for (Tiles ends = slides_from(start, free); ends;) {
            const int end = take_first(ends);
            const Tiles moved = ((own_turn ? own : other) & ~bit(start)) | bit(end);
            const Tiles rest = free & ~bit(end);
            const bool found =
                own_turn ? strands(rest, moved, other, slides - 1, false) : strands(rest, own, moved, slides, true);
            if (found == own_turn) return found;
        }
    }
    return !own_turn;
}

void answer_strand(std::istream& question) {
    std::string text;
    int seat = 0, slides = 0;
    question >> text >> seat >> slides;
    answer_first_moves(read(text), seat, [&](Tiles free, Tiles own, Tiles other, int) {
        return strands(free, own, other, slides - 1, false);
    });
}

}  // namespace

int main() {
    lay_out();
    for (std::string line; std::getline(std::cin, line);) {
        std::istringstream question(line);
        std::string kind;
        question >> kind;
        if (kind == "route") answer_route(question);
        else if (kind == "harvest") answer_harvest(question);
        else if (kind == "cutoff") answer_cutoff(question);
        else if (kind == "strand") answer_strand(question);
        else return 1;
    }
}

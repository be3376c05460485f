"""Matches of Pingouin between the engine and other players.

    python benchmarks/floe_matches.py --standard --jobs 2
    python benchmarks/floe_matches.py --table
    python benchmarks/floe_matches.py --one engine:100000 --other territory --floes 20

Every floe is played once from each seat, with the same placing, so that luck cancels out. With three and four
players, `--one` has one seat and `--other` all the rest. `--placed` places the penguins at random; without
it, players place them. Wins count the most fish, then the most tiles; a shared win counts in part. The
standard error is that of the mean over floes.

`--standard` plays the matches of docs/internals/floe-engine.md, a floe of each in turn: with `--seconds 1`
those with a second a move, with `--rows 3` only the third one of the table. Every game is added to
`floe_engine/matches.jsonl` as soon as it is over. A run that was ended goes on where it stopped. Games of
another engine, with other weights or another search, do not count. `--table` prints the tables of the
documents from that file.

A player is NAME:LIMIT, where the limit is a time such as 0.5s or a count of positions or playouts. The
standard matches count, so that their results do not depend on the load of the machine. `--speeds` measures
how many a player uses in a second of processor time.

    greedy       takes the most fish
    territory    looks one move ahead for the most fish nearer to its own penguins
    uct          Monte Carlo tree search with random playouts
    informed     the same with playouts that prefer fish and exits
    former       the engine seat of the board before there was an engine
    maxn         looks ahead with the engine's evaluation, everybody for themselves
    paranoid     the same, everybody against the player to move
    engine       the engine: NAME:LIMIT:WEIGHTS:THREADS, WEIGHTS a file of floe_engine/fit.py or -

PROGRAM@NAME:LIMIT is a player of another build of `floe_engine/match.cpp`, such as one of an older version.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import subprocess
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from ppsolve.solver.pingouin import estimate
from ppsolve.solver.pingouin.dealing import deal
from ppsolve.solver.pingouin.engine import suggest

FOLDER = Path(__file__).resolve().parent / "floe_engine"
STORE = FOLDER / "matches.jsonl"
FLAGS = ("-std=c++20", "-O3", "-march=native", "-ffp-contract=off", "-pthread")

IN_A_SECOND = {
    ("engine", 2): 5_000_000,
    ("engine", 3): 1_900_000,
    ("engine", 4): 1_300_000,
    ("informed", 2): 240_000,
    ("uct", 2): 500_000,
    ("former", 2): 6_000_000,
    ("former", 3): 6_000_000,
    ("former", 4): 6_000_000,
}
"""Positions or playouts in a second, for each number of players: what `--speeds` printed on the machine that
played the matches of the documents, rounded."""

PLAYERS = {
    "greedy": "most fish",
    "territory": "one move of territory",
    "uct": "tree search with random playouts",
    "informed": "tree search with informed playouts",
    "former": "the former engine seat",
    "engine": "the engine itself",
}


class Match(NamedTuple):
    """One player against others."""

    one: str
    other: str
    players: int = 2
    placed: bool = True


class Game(NamedTuple):
    """A game of a match: its floe, and the seat of the first player."""

    match: Match
    seed: int
    seat: int


Scores = tuple[tuple[int, int], ...]
"""Fish and tiles of every seat."""


class Result(NamedTuple):
    """The score of the first player over all games of a match."""

    games: int
    wins: float
    error: float
    ahead: float
    """Fish ahead of the average of the others."""


SHORT, LONG = 0.02, 1.0
"""Seconds that the engine has for a move in the tables of the documents."""


def standard_matches(seconds: float = SHORT) -> list[Match]:
    """Return the matches of docs/internals/floe-engine.md: the engine has `seconds` for a move.

    The others have as long, but at least a tenth of a second, if they use time at all. Seconds are positions
    or playouts of `IN_A_SECOND`.
    """
    others = max(seconds, 0.1)

    def player(name: str, players: int, time: float) -> str:
        return f"{name}:{round(time * IN_A_SECOND[name, players])}"

    engine = {players: player("engine", players, seconds) for players in (2, 3, 4)}
    return [
        Match(engine[2], "territory"),
        Match(engine[2], "territory", placed=False),
        Match(engine[2], player("engine", 2, seconds / 4), placed=False),
        Match(engine[2], "uct:30000", placed=False),
        Match(engine[2], player("former", 2, others), placed=False),
        Match(engine[2], player("informed", 2, others), placed=False),
        Match(engine[3], player("former", 3, others), 3, placed=False),
        Match(engine[4], player("former", 4, others), 4, placed=False),
        Match(engine[2], "greedy", placed=False),
    ]


def games_of(match: Match, first: int, floes: int) -> list[Game]:
    """Return at least `2 * floes` games, with every seat on every floe."""
    seeds = range(first, first + math.ceil(2 * floes / match.players))
    return [Game(match, seed, seat) for seed in seeds for seat in range(match.players)]


def interleaved(matches: Iterable[Match], first: int, floes: int) -> Iterator[Game]:
    """Yield the games of all matches, a floe of each in turn."""
    left = {match: iter(games_of(match, first, floes)) for match in matches}
    while any(rounds := [[*islice(games, match.players)] for match, games in left.items()]):
        for games in rounds:
            yield from games


def fingerprint(players: int) -> str:
    """Identify the installed engine by its weights and by what it finds in some positions.

    Changes that alter neither keep the fingerprint, and the games in the store.
    """
    found = []
    for seed in range(1, 5):
        position = deal(seed, players, placed=seed % 2 == 0)
        for move in range(24):
            suggestion = suggest(position, positions=1500, every_move=False)
            if move % 6 == 5:
                best = suggestion.moves[0]
                found.append([suggestion.positions, suggestion.depth, str(best.move), best.fish])
            position = position.after(suggestion.advised)
            if position.over:
                break
    weights = json.loads(Path(estimate.__file__).with_name("estimate_weights.json").read_text("utf-8"))
    return hashlib.sha256(json.dumps([weights[str(players)], found]).encode()).hexdigest()[:12]


# The store: one line for each game.


def line_of(game: Game, engine: str, scores: Scores) -> str:
    """Return a game as a line of JSON."""
    match = game.match
    row = {"engine": engine, **match._asdict(), "seed": game.seed, "seat": game.seat, "scores": scores}
    return json.dumps(row, separators=(",", ":")) + "\n"


def stored(store: Path) -> dict[str, dict[Game, Scores]]:
    """Read the games of every engine, the one that played last at the end.

    A last line that was cut off when a run was killed is left out.
    """
    found: dict[str, dict[Game, Scores]] = {}
    text = store.read_text(encoding="utf-8") if store.exists() else ""
    for line in text[: text.rfind("\n") + 1].splitlines():
        row = json.loads(line)
        match = Match(row["one"], row["other"], row["players"], row["placed"])
        games = found.pop(row["engine"], {})
        games[Game(match, row["seed"], row["seat"])] = tuple((fish, tiles) for fish, tiles in row["scores"])
        found[row["engine"]] = games
    return found


def cut_incomplete_line(store: Path) -> None:
    """Remove a line that was cut off when a run was killed."""
    if store.exists():
        data = store.read_bytes()
        with store.open("r+b") as file:
            file.truncate(data.rfind(b"\n") + 1)


# Games.


def compiled(folder: Path) -> Path:
    """Compile `match.cpp` and return the program."""
    program = folder / "match"
    subprocess.run(["c++", *FLAGS, FOLDER / "match.cpp", "-o", program], check=True)
    return program


def play(program: Path, game: Game) -> Scores:
    """Play a game."""
    match = game.match
    setting = map(str, (match.players, int(match.placed), game.seed, game.seat))
    command = [str(program), *setting, match.one, match.other]
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    numbers = [int(number) for number in printed.split()]
    return tuple(zip(numbers[0::2], numbers[1::2], strict=True))


def play_all(games: Iterable[Game], jobs: int) -> Iterator[tuple[Game, Scores]]:
    """Play games, `jobs` at a time; yield each as soon as it is over."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as pool:
        program = compiled(Path(folder))
        running = {pool.submit(play, program, game): game for game in games}
        try:
            for future in as_completed(running):
                yield running[future], future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


# Tables.


def score(games: Iterable[tuple[Game, Scores]]) -> Result:
    """Add up the games of a match."""
    wins, ahead = defaultdict[int, list[float]](list), []
    for game, scores in games:
        own, best = scores[game.seat], max(scores)
        wins[game.seed].append(1 / scores.count(best) if own == best else 0)
        others = sum(fish for fish, _ in scores) - own[0]
        ahead.append(own[0] - others / (len(scores) - 1))
    means = [sum(each) / len(each) for each in wins.values()]
    mean = sum(means) / len(means)
    spread = sum((each - mean) ** 2 for each in means) / max(1, len(means) - 1)
    return Result(len(ahead), mean, math.sqrt(spread / len(means)), sum(ahead) / len(ahead))


def limit_text(player: str, players: int) -> str:
    """Describe a limit: the count, and the seconds that it took."""
    name, limit, *_ = [*player.split(":"), ""]
    if not limit or limit.endswith("s"):
        return limit
    text = f"{int(limit):,}"
    return (
        f"{text} ({int(limit) / IN_A_SECOND[name, players]:.2g} s)"
        if (name, players) in IN_A_SECOND
        else text
    )


def opponent(match: Match) -> str:
    """Describe the other players of a match."""
    name, _, _ = match.other.partition(":")
    return {2: "", 3: "two of ", 4: "three of "}[match.players] + PLAYERS.get(name, name)


def table(matches: Iterable[Match], games: dict[Game, Scores]) -> str:
    """Return the results of matches as a table in Markdown. Matches without a game are left out."""
    rows: list[list[object]] = []
    for match in matches:
        played = [(game, scores) for game, scores in games.items() if game.match == match]
        if played:
            found = score(played)
            place = "random" if match.placed else "players"
            wins = f"{100 * found.wins:.1f} % ± {100 * found.error:.1f}"
            limits = [limit_text(player, match.players) for player in (match.other, match.one)]
            rows.append(
                [opponent(match), *limits, match.players, place, found.games, wins, f"{found.ahead:+.1f}"]
            )
    headers = ["against", "limit", "the engine's", "players", "placed by", "games", "wins", "fish ahead"]
    lines: list[list[object]] = [[*headers], ["---" for _ in headers], *rows]
    return "".join(f"| {' | '.join(map(str, line))} |\n" for line in lines)


def games_of_documents(store: Path = STORE) -> tuple[dict[Game, Scores], dict[int, str]]:
    """Return the games of the engines that played last, one for each number of players, and these engines."""
    games: dict[Game, Scores] = {}
    engines: dict[int, str] = {}
    for engine, found in stored(store).items():
        for players in {game.match.players for game in found}:
            games = {game: scores for game, scores in games.items() if game.match.players != players}
            games |= {game: scores for game, scores in found.items() if game.match.players == players}
            engines[players] = engine
    return games, dict(sorted(engines.items()))


def tables_of_documents(store: Path = STORE) -> dict[float, str]:
    """Return a table for each time that the engine has for a move."""
    games, _ = games_of_documents(store)
    return {seconds: table(standard_matches(seconds), games) for seconds in (LONG, SHORT)}


def engines_of_documents(store: Path = STORE) -> str:
    """Name the engines that played the games."""
    _, engines = games_of_documents(store)
    names = ", ".join(f"`{engine}` ({players} players)" for players, engine in engines.items())
    return f"These games are by the engines {names}.\n"


def play_standard(options: argparse.Namespace) -> None:
    """Play the games of the standard matches that the store does not have, and add them to it."""
    matches = standard_matches(options.seconds)
    if options.rows:
        matches = [matches[row - 1] for row in options.rows]
    engines = {players: fingerprint(players) for players in sorted({match.players for match in matches})}
    store = stored(options.store)
    known: dict[Game, Scores] = {}
    for engine in engines.values():
        known |= store.get(engine, {})
    missing = [game for game in interleaved(matches, options.first, options.floes) if game not in known]
    print(f"{len(known)} games in the store, {len(missing)} to play", flush=True)
    cut_incomplete_line(options.store)
    with options.store.open("a", encoding="utf-8") as file:
        for number, (game, scores) in enumerate(play_all(missing, options.jobs), 1):
            file.write(line_of(game, engines[game.match.players], scores))
            file.flush()
            known[game] = scores
            if number % 20 == 0:
                print(f"{number} of {len(missing)}\n{table(matches, known)}", flush=True)


def print_speeds() -> None:
    """Print positions or playouts in a second of processor time, to be compared with `IN_A_SECOND`."""
    with tempfile.TemporaryDirectory() as folder:
        program = compiled(Path(folder))
        for (name, players), count in IN_A_SECOND.items():
            command = [program, "speed", f"{name}:{count // 4}", str(players)]
            found = subprocess.run(command, check=True, capture_output=True, text=True).stdout
            print(f"{name:8}  {players} players  {int(found):>9,}  (used: {count:,})")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--one", default="engine:100000")
    parser.add_argument("--other", default="territory")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--placed", action="store_true", help="place the penguins at random")
    parser.add_argument("--standard", action="store_true", help="play the matches of the documents")
    parser.add_argument("--table", action="store_true", help="print the table of the documents")
    parser.add_argument("--store", type=Path, default=STORE, help="file of games for --standard and --table")
    parser.add_argument("--speeds", action="store_true", help="measure the positions in a second")
    parser.add_argument("--seconds", type=float, default=SHORT, help="for the engine in the standard matches")
    parser.add_argument("--rows", type=int, nargs="+", help="of the standard matches, counted from 1")
    parser.add_argument("--first", type=int, default=1, help="number of the first floe")
    parser.add_argument("--floes", type=int, default=50, help="for two players; fewer for more players")
    parser.add_argument("--jobs", type=int, default=1, help="games at the same time")
    options = parser.parse_args()
    if options.speeds:
        print_speeds()
    elif options.table:
        print(
            *tables_of_documents(options.store).values(),
            engines_of_documents(options.store),
            sep="\n",
            end="",
        )
    elif options.standard:
        play_standard(options)
    else:
        match = Match(options.one, options.other, options.players, options.placed)
        games = dict(play_all(games_of(match, options.first, options.floes), options.jobs))
        print(table([match], games), end="")


if __name__ == "__main__":
    main()

"""The commands in groups: their summaries in the help, and examples to try."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Entry(NamedTuple):
    """A command in the help."""

    summary: str
    examples: tuple[str, ...]
    """Shell commands that end the help of the command; each works in the folder of the repository."""


GROUPS: Final[Mapping[str, Mapping[str, Entry]]] = {
    "Play": {
        "rules": Entry(
            "Teach the rules of both games.",
            ("ppsolve rules party", "ppsolve rules pingouin -o pingouin.txt"),
        ),
        "review": Entry(
            "Review a played round or game, move by move.",
            (
                "ppsolve review examples/short-round.json",
                "ppsolve review examples/three-players.txt --time 1 -o review.html",
            ),
        ),
        "advise": Entry(
            "Recommend a move when the other hands are hidden.",
            (
                "ppsolve advise 'iello-2024,base=4:RGBB/RB.:RRGB,?4,?4:0'",
                "ppsolve advise examples/at-the-table.json --samples 20000 -o advice.json",
            ),
        ),
        "analyze": Entry(
            "Find what every player can guarantee, and more.",
            (
                "ppsolve analyze iello-2024,base=4:RGB/R.:RRGY,GGPB:0 --moves",
                "ppsolve analyze examples/mid-round.json --only guaranteed -o analysis.json",
            ),
        ),
        "report": Entry(
            "Report how hard a deal is, for whom and why.",
            (
                "ppsolve report iello-2024,base=4:RGB/R.:RRGY,GGPB:0",
                "ppsolve report examples/mid-round.json -o report.html",
            ),
        ),
        "board": Entry(
            "Write the analysis board: the exact solver in a browser.",
            (
                "ppsolve board -o board.html",
                "ppsolve board examples/three-players.txt --move 20 -o board.html",
            ),
        ),
    },
    "Puzzles": {
        "daily": Entry(
            "Print the puzzle of the day.",
            ("ppsolve daily", "ppsolve daily --date 2026-12-01 -o puzzle.pdf"),
        ),
        "puzzle": Entry(
            "Generate puzzles, or convert them to another format.",
            (
                "ppsolve puzzle --kind duel --level easy --seed 7",
                "ppsolve puzzle --kind queue --level easy --seed 1 --count 4 --per-page 4 -o sheet.pdf",
            ),
        ),
        "hint": Entry(
            "Give hints for a puzzle, step by step.",
            ("ppsolve hint daily", "ppsolve hint daily:2026-12-01 Ra0 --reveal card"),
        ),
        "check": Entry(
            "Check a solution of a puzzle.",
            ("ppsolve check daily:2026-12-01 SOLUTION", "ppsolve check cutoff-easy-1-g1 -o finding.json"),
        ),
        "solve": Entry(
            "Solve a puzzle step by step.",
            ("ppsolve solve daily:2026-12-01", "ppsolve solve route-easy-1-g1 -o solution.txt"),
        ),
        "page": Entry(
            "Write a web page to play puzzles on.",
            (
                "ppsolve page daily -o today.html",
                "ppsolve page queue-easy-1-g2 duel-easy-1-g2 -o puzzles.html",
            ),
        ),
    },
    "Research": {
        "survey": Entry(
            "Solve many random deals and summarise the results.",
            (
                "ppsolve survey --db deals.sqlite --deals 4 --rule base=4 --rule hand_size=4",
                "ppsolve survey --db deals.sqlite -o deals.csv",
            ),
        ),
        "verify": Entry(
            "Check outcomes that were claimed elsewhere.",
            (
                "ppsolve verify examples/claimed.json",
                "ppsolve analyze iello-2024,base=4:RGB/R.:RRGY,GGPB:0 --format json | ppsolve verify -",
            ),
        ),
        "perft": Entry(
            "Count the move sequences of length DEPTH from a POSITION.",
            (
                "ppsolve perft examples/deal.json --depth 4",
                "ppsolve perft examples/floe.json --depth 2 --divide",
            ),
        ),
        "bench": Entry(
            "Time the search on fixed positions.",
            ("ppsolve bench --quick --threads 1", "ppsolve bench --quick --game pingouin -o bench.json"),
        ),
    },
    "Tools": {
        "deal": Entry(
            "Deal at random from a seed.",
            ("ppsolve deal --players 4 --seed 2 -o deal.json", "ppsolve deal --game pingouin --format text"),
        ),
        "show": Entry(
            "Draw a position in the terminal or as a picture.",
            (
                "ppsolve show iello-2024:RGB/R.:RRGY,GPB:0",
                "ppsolve show examples/three-players.txt --move 20 -o position.svg",
            ),
        ),
        "schema": Entry(
            "Print the JSON Schema of a document.",
            ("ppsolve schema", "ppsolve schema position -o position.schema.json"),
        ),
    },
}
"""The commands by group. The module `ppsolve.cli.NAME` defines `NAME_command`."""

COMMANDS: Final[Mapping[str, Entry]] = {
    name: entry for group in GROUPS.values() for name, entry in group.items()
}

ALIASES: Final[Mapping[str, str]] = {"analyse": "analyze"}
"""Other spellings of commands; the help does not list them."""

"""The commands in groups: their summaries in the help, and examples to try."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Example(NamedTuple):
    """A shell command that works in the folder of the repository, and what it is for."""

    purpose: str
    command: str


class CommandHelp(NamedTuple):
    """A command in the help."""

    summary: str
    examples: tuple[Example, Example]
    """They end the help of the command."""


GROUPS: Final[Mapping[str, Mapping[str, CommandHelp]]] = {
    "Play": {
        "rules": CommandHelp(
            "Teach the rules of both games.",
            (
                Example("Learn Penguin Party", "ppsolve rules party"),
                Example("Keep the rules of Pingouin in a file", "ppsolve rules pingouin -o pingouin.txt"),
            ),
        ),
        "review": CommandHelp(
            "Review a played round or game, move by move.",
            (
                Example("What did each move of a round cost?", "ppsolve review examples/short-round.json"),
                Example(
                    "The same for a game, also as a page", "ppsolve review examples/game.json -o review.html"
                ),
            ),
        ),
        "advise": CommandHelp(
            "Recommend a move with hidden hands, or on a floe.",
            (
                Example(
                    "Your hand is RRGB, and the two others hold four cards each",
                    "ppsolve advise 'iello-2024,base=4:RGBB/RB.:RRGB,?4,?4:0'",
                ),
                Example(
                    "A floe of Pingouin, the same advice every time",
                    "ppsolve advise examples/floe.json --positions 50000",
                ),
            ),
        ),
        "analyze": CommandHelp(
            "Find what every player can guarantee, and more.",
            (
                Example(
                    "The value of every move", "ppsolve analyze iello-2024,base=4:RGB/R.:RRGY,GGPB:0 --moves"
                ),
                Example(
                    "One outcome, also as JSON",
                    "ppsolve analyze examples/mid-round.json --only guaranteed -o analysis.json",
                ),
            ),
        ),
        "report": CommandHelp(
            "Report how hard a deal is, for whom and why.",
            (
                Example("A report as text", "ppsolve report iello-2024,base=4:RGB/R.:RRGY,GGPB:0"),
                Example("And as a page", "ppsolve report examples/mid-round.json -o report.html"),
            ),
        ),
        "board": CommandHelp(
            "Write the analysis board: the exact solver in a browser.",
            (
                Example("An empty board", "ppsolve board -o board.html"),
                Example(
                    "A round, opened before move 20",
                    "ppsolve board examples/three-players.txt --move 20 -o board.html",
                ),
            ),
        ),
    },
    "Puzzles": {
        "daily": CommandHelp(
            "Print the puzzle of the day.",
            (
                Example("The puzzle of today", "ppsolve daily"),
                Example(
                    "The puzzle of another day, to print", "ppsolve daily --date 2026-12-01 -o puzzle.pdf"
                ),
            ),
        ),
        "puzzle": CommandHelp(
            "Generate puzzles, or convert them to another format.",
            (
                Example("A new duel", "ppsolve puzzle --kind duel --level easy --seed 7"),
                Example(
                    "A sheet of four queues to print",
                    "ppsolve puzzle --kind queue --level easy --count 4 --per-page 4 -o sheet.pdf",
                ),
            ),
        ),
        "hint": CommandHelp(
            "Give hints for a puzzle, step by step.",
            (
                Example("How to begin today's puzzle", "ppsolve hint daily"),
                Example(
                    "The next card after a first move", "ppsolve hint daily:2026-12-01 Ra0 --reveal card"
                ),
            ),
        ),
        "check": CommandHelp(
            "Check a solution of a puzzle.",
            (
                Example("The moves of a solution", "ppsolve check daily:2026-12-01 Ra0 Rb1 Bb2 Rc1 Gb3 Bc2"),
                Example(
                    "The rows of a pyramid, from the base up",
                    "ppsolve check pyramid-easy-1-base4-g2 RBYR/RBY/RY/Y",
                ),
            ),
        ),
        "solve": CommandHelp(
            "Solve a puzzle step by step.",
            (
                Example("The puzzle of a day", "ppsolve solve daily:2026-12-01"),
                Example(
                    "Another one, also as JSON", "ppsolve solve pyramid-easy-1-base4-g2 -o solution.json"
                ),
            ),
        ),
        "site": CommandHelp(
            "Write a static site with three puzzles a day.",
            (
                Example(
                    "Two days in English",
                    "ppsolve site --from 2026-12-01 --days 2 --practice 0 --lang en -o public",
                ),
                Example(
                    "The same with a title and an address",
                    "ppsolve site --from 2026-12-01 --days 2 --practice 0 --lang en --title 'Penguin Club' "
                    "--base-url https://example.org/ -o public",
                ),
            ),
        ),
        "page": CommandHelp(
            "Write a web page to play puzzles on.",
            (
                Example("The puzzle of today", "ppsolve page daily -o today.html"),
                Example(
                    "Several puzzles with a menu",
                    "ppsolve page queue-easy-1-g2 duel-easy-1-g2 -o puzzles.html",
                ),
            ),
        ),
    },
    "Research": {
        "survey": CommandHelp(
            "Solve many random deals and summarise the results.",
            (
                Example(
                    "Solve four small deals",
                    "ppsolve survey --db deals.sqlite --deals 4 --rule base=4 --rule hand_size=4",
                ),
                Example("Summarise them, also as a table", "ppsolve survey --db deals.sqlite -o deals.csv"),
            ),
        ),
        "verify": CommandHelp(
            "Check outcomes that were claimed elsewhere.",
            (
                Example(
                    "Claims in a file",
                    "ppsolve verify examples/mid-round.json --expect examples/expected.json",
                ),
                Example(
                    "The output of an analysis",
                    "ppsolve analyze iello-2024,base=4:RGB/R.:RRGY,GGPB:0 --format json | ppsolve verify -",
                ),
            ),
        ),
        "perft": CommandHelp(
            "Count the move sequences of length DEPTH from a POSITION.",
            (
                Example("Sequences of one to four moves", "ppsolve perft examples/deal.json --depth 4"),
                Example("For each first move", "ppsolve perft examples/floe.json --depth 3 --divide"),
            ),
        ),
        "bench": CommandHelp(
            "Time the search on fixed positions.",
            (
                Example("In a few seconds", "ppsolve bench --quick"),
                Example(
                    "One game with one thread, also as JSON",
                    "ppsolve bench --quick --game pingouin --threads 1 -o bench.json",
                ),
            ),
        ),
    },
    "Tools": {
        "deal": CommandHelp(
            "Deal at random from a seed.",
            (
                Example("A deal for four, into a file", "ppsolve deal --players 4 --seed 2 -o deal.json"),
                Example(
                    "A floe, drawn", "ppsolve deal --game pingouin --placed --format text | ppsolve show -"
                ),
            ),
        ),
        "show": CommandHelp(
            "Draw a position in the terminal or as a picture.",
            (
                Example("A position in one line", "ppsolve show iello-2024:RGB/R.:RRGY,GPB:0"),
                Example(
                    "A round before move 20, also as a picture",
                    "ppsolve show examples/three-players.txt --move 20 -o position.svg",
                ),
            ),
        ),
        "schema": CommandHelp(
            "Print the JSON Schema of a document.",
            (
                Example("List the documents", "ppsolve schema"),
                Example("The schema of one, into a file", "ppsolve schema position -o position.schema.json"),
            ),
        ),
    },
}
"""The commands by group. The module `ppsolve.cli.NAME` defines `NAME_command`."""

COMMANDS: Final[Mapping[str, CommandHelp]] = {
    name: entry for group in GROUPS.values() for name, entry in group.items()
}

ALIASES: Final[Mapping[str, str]] = {"analyse": "analyze"}
"""Other spellings of commands; the help does not list them."""

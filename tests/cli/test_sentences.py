"""Numbers in the sentences of `analyze`, `report` and `review`: each agrees with the JSON output.

A rule is a pattern of a sentence and a function that returns the numbers it must contain. A sentence with a
number that no rule covers fails, so every new sentence needs a rule.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from command import ppsolve
from hurry import few_careful_rounds
from ppsolve.reports.review.grades import CARDS
from ppsolve.solver import games
from ppsolve.solver.language.messages import say
from ppsolve.solver.outcome import Question
from ppsolve.solver.party import jsonform
from ppsolve.solver.party.cards import COLOUR_NAMES
from ppsolve.solver.pingouin.game import SELFISH_TILES

Document = dict[str, Any]
Rule = tuple[str, Callable[[Document, tuple[str, ...]], object]]
"""A pattern, and the groups that it must have for a document, given those found."""

MOVE = r"(?:[RGYPB][a-h]-?\d+|[a-h]\d(?:-[a-h]\d)?)"
DRAWING_OR_LIST = re.compile(r"Rules |Pingouin|[>\d ]|open:|[a-h] .*[\[(.]")
"""The start of a paragraph that is no prose."""
SENTENCE = re.compile(r"[a-z]{3,}\s+[a-z]{2,}[^\n]*\.$")
"""The end of a paragraph that is prose, whatever its start looks like."""


def both(*arguments: str, code: int = 0) -> tuple[str, Document]:
    """Run a command with and without `--json`."""
    found = []
    for more in ((), ("--json",)):
        result = ppsolve(*arguments, "--threads", "1", *more)
        assert result.returncode == code, result.stderr.decode()
        found.append(result.stdout.decode())
    return found[0], json.loads(found[1])


def prose(text: str) -> Iterator[str]:
    """Return the paragraphs of a text that are sentences: no drawings, no tables, no lists."""
    for paragraph in text.split("\n\n"):
        drawn = DRAWING_OR_LIST.match(paragraph) or "---" in paragraph
        if not drawn or SENTENCE.search(paragraph):
            yield " ".join(paragraph.split())


def check(text: str, document: Document, rules: list[Rule]) -> list[str]:
    """Compare all numbers in a text with a document; return the patterns that were found."""
    used = []
    for paragraph in prose(text):
        left = paragraph
        for pattern, expected in rules:
            for match in re.finditer(pattern, left):
                groups = tuple(group for group in match.groups() if group is not None)
                assert groups == expected(document, groups), match[0]
                used.append(pattern)
            left = re.sub(pattern, "", left)
        left = re.sub(MOVE, "", left)
        assert not re.search(r"\d", left), f"no rule covers {left!r}"
    return used


def sentences_of_page(page: str) -> str:
    """Return the headings and paragraphs of a page, without drawings and tables."""
    page = re.sub(r"<(style|script|svg|table|ol)\b.*?</\1>", "", page, flags=re.DOTALL)
    found = re.findall(r"<(p|h[1-6]|li)\b[^>]*>(.*?)</\1>", page, flags=re.DOTALL)
    return "\n\n".join(unescape(re.sub(r"<[^>]+>", "", text)) for _, text in found)


def named(document: Document, name: str) -> Document:
    found: Document = next(player for player in document["players"] if player["name"] == name)
    return found


def cards(number: int) -> str:
    return "no card" if number == 0 else "1 card" if number == 1 else f"{number} cards"


def value(outcome: Document) -> int:
    assert outcome["low"] == outcome["high"]
    return int(outcome["low"])


def end_of_line(document: Document) -> Any:
    """Return the last position of the line that `analyze` lists step by step."""
    position: Any = games.from_dict(document["position"])
    advice = document["advice"]
    exact = "selfish" if advice["yardstick"] == "everyone for themselves" else "guaranteed"
    for move in advice[exact]["line"]:
        position = position.play(move)
    return position


def equals(document: Document, best: str, of_move: Callable[[Document], object]) -> list[str]:
    """Return the moves that have the same value as the move `best`, that one left out."""
    values = {one["move"]: of_move(one) for one in document["moves"]}
    return [move for move in values if values[move] == values[best] and move != best]


def as_good(document: Document) -> list[str]:
    """Return the moves that are as good as the recommended one by the yardstick that decides."""
    best, yardstick = document["advice"]["move"], document["advice"]["yardstick"]
    if yardstick == "expected":  # the JSON alone does not show which differences are clear
        return list(map(str, document["advice"]["as_good"]))
    exact = "selfish" if yardstick == "everyone for themselves" else "guaranteed"
    return equals(document, best, lambda one: value(one[exact]))


def as_safe(document: Document) -> list[str]:
    """Return the moves that guarantee as much as the first of the safest, that one left out."""
    return equals(document, safest(document)["move"], lambda one: value(one["guaranteed"]))


def safest(document: Document) -> Document:
    """Return the first move with the best worst case."""
    return min(document["moves"], key=lambda one: value(one["guaranteed"]))


def recommended(document: Document) -> Document:
    """Return the entry of the recommended move."""
    return next(one for one in document["moves"] if one["move"] == document["advice"]["move"])


def average(document: Document) -> str:
    return f"{recommended(document)['expected']['mean']:.2f}"


def is_best_of_its_equals(document: Document) -> bool:
    """Return whether the recommended move has the lowest average of the moves that are as good."""
    means = {one["move"]: one["expected"]["mean"] for one in document["moves"]}
    best = document["advice"]["move"]
    return all(means[best] < means[move] for move in as_good(document))


def is_safest_of_its_equals(document: Document) -> bool:
    sure = {one["move"]: value(one["guaranteed"]) for one in document["moves"]}
    best = document["advice"]["move"]
    return all(sure[best] < sure[move] for move in as_good(document))


def on_slots(document: Document) -> str:
    """Return the key of the values that are drawn on the slots."""
    return "selfish" if document["advice"]["yardstick"] == "everyone for themselves" else "guaranteed"


def words(items: list[str]) -> str:
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} and {items[-1]}"


def rows_of(analysis: Document) -> str:
    return str(jsonform.from_dict(analysis["position"]).rules.base)


NO_TOP: Rule = (
    r"the pyramid cannot be finished, because no colour can be in all (\d+) rows",
    lambda found, _: (rows_of(found),),
)


# `analyze`.


ANALYZE: list[Rule] = [
    (
        r"(\w+) can guarantee a result of at most (\d+ cards?)",
        lambda found, groups: (groups[0], cards(value(named(found, groups[0])["guaranteed"]))),
    ),
    (
        r"[Ii]f \w+ helps, (\w+) is left with (\d+ cards?)",
        lambda found, groups: (groups[0], cards(value(named(found, groups[0])["best"]))),
    ),
    (
        r"If everyone plays for themselves, (\w+) is left with (\d+ cards?|no card)((?:,| and) .*?)\.",
        lambda found, groups: (
            groups[0],
            cards(value(named(found, groups[0])["selfish"])),
            re.sub(
                r"(\w+) with (?:\d+|none)",
                lambda one: f"{one[1]} with {value(named(found, one[1])['selfish']) or 'none'}",
                groups[2],
            ),
        ),
    ),
    (r"Table: (\d+),", lambda found, _: (str(value(found["table"])),)),
    NO_TOP,
    (
        r"Margin: (-?\d+), (\w+) is ahead",
        lambda found, _: (
            str(value(found["margin"])),
            found["players"][value(found["margin"]) < 0]["name"],
        ),
    ),
    (
        r"that leaves (\w+) (\d+ cards?|no card)",
        lambda found, _: (found["to_move"], cards(value(recommended(found)["selfish"]))),
    ),
    (
        r", as do (\d+) other moves",
        lambda found, _: (str(len(as_good(found))),),
    ),
    (
        rf", as (?:do|does) ({MOVE}(?:(?:, | and ){MOVE})*)(?=[;.])",
        lambda found, _: (words(as_good(found)),),
    ),
    (
        r"of these, (\w+) is best in simulated rounds, with ~(\d\.\d\d) cards on average",
        lambda found, _: (found["advice"]["move"], average(found)) if is_best_of_its_equals(found) else (),
    ),
    (
        r"of these, (\w+) is the safest",
        lambda found, _: (found["advice"]["move"],) if is_safest_of_its_equals(found) else (),
    ),
    (r"in simulated rounds it leaves ~(\d\.\d\d) cards on average", lambda found, _: (average(found),)),
    (
        r"(\w+), with ~(\d\.\d\d) cards left on average in simulated rounds",
        lambda found, _: (found["advice"]["move"], average(found)),
    ),
    (
        r"\((\d+) other moves are about as good\)",
        lambda found, _: (str(len(as_good(found))),),
    ),
    (
        rf"\(({MOVE}(?:(?:, | and ){MOVE})*) (?:is|are) about as good\)",
        lambda found, _: (words(as_good(found)),),
    ),
    (
        r"Safest: (\w+), (?:at most )?(\d+ cards?|no card) left whatever",
        lambda found, _: (safest(found)["move"], cards(value(safest(found)["guaranteed"]))),
    ),
    (
        r"\((\d+) other moves are just as safe\)",
        lambda found, _: (str(len(as_safe(found))),),
    ),
    (
        rf"\(({MOVE}(?:(?:, | and ){MOVE})*) (?:is|are) just as safe\)",
        lambda found, _: (words(as_safe(found)),),
    ),
    (
        r"(It is also the safest move|No move is safer): (?:at most )?(\d+ cards?|no card) left whatever",
        lambda found, _: (
            (
                "No move is safer" if as_safe(found) else "It is also the safest move",
                cards(value(recommended(found)["guaranteed"])),
            )
            if value(recommended(found)["guaranteed"]) == value(safest(found)["guaranteed"])
            else ()
        ),
    ),
    (
        r"the average of ([\d,]+) simulated rounds after the move",
        lambda found, _: tuple({f"{one['expected']['samples']:,}" for one in found["moves"]}),
    ),
    (
        r"\((\d+) other moves are just as good\)",
        lambda found, _: (str(len(as_good(found))),),
    ),
    (
        rf"\(({MOVE}(?:(?:, | and ){MOVE})*) (?:is|are) just as good\)",
        lambda found, _: (words(as_good(found)),),
    ),
    (
        r"Cards left then: (.*)",
        lambda found, _: (
            ", ".join(f"{one.name} {len(one.hand) or 'none'}" for one in end_of_line(found).players),
        ),
    ),
    (
        r"([\d,]+) positions in [\d.]+ s \([\d.]+ M a second\)",
        lambda found, _: (f"{found['effort']['nodes']:,}",),
    ),
    (
        r"([a-h]-?\d+): ((?:[RGYPB] \d+(?:, )?)+)",
        lambda found, groups: (
            groups[0],
            ", ".join(
                f"{one['move'][0]} {value(one[on_slots(found)])}"
                for one in found["moves"]
                if one["move"][1:] == groups[0]
            ),
        ),
    ),
    # Pingouin.
    (
        r"(\w+) can guarantee (\d+) fish",
        lambda found, groups: (groups[0], str(value(named(found, groups[0])["guaranteed"]))),
    ),
    (
        r"If \w+ helps, (\w+) can end with (\d+) fish",
        lambda found, groups: (groups[0], str(value(named(found, groups[0])["best"]))),
    ),
    (
        r"If everyone plays for themselves, (\w+) ends with (\d+) fish and (\w+) with (\d+)",
        lambda found, groups: tuple(
            text for name in groups[::2] for text in (name, str(value(named(found, name)["selfish"])))
        ),
    ),
    (
        r"Fish then: (.*)",
        lambda found, _: (", ".join(f"{one.name} {one.fish}" for one in end_of_line(found).players),),
    ),
]


YARDSTICKS_DIFFER = (
    "iello-2024:RYBGYGP/YBBGG./..BG./..G.:Julia=RRYYYPP,Marc=RGYBBBB,Priya=RRRPPPP:0",
    "iello-2024:RYBGYGP/YBBGG./..BG./..G.:Julia=RRYYYPP,Marc=RGYBBBB,Priya=RRRPPPP:2",
    "iello-2024,base=4:RGY/R.:RRGYP,RGPBB,GYYP:0",
    "iello-2024,base=3:RGB:RRG,GPB,YB:0",
    "iello-2024,base=5:RGBPY/R...:RGYP,RRGB,BBPY,GGPY:2",
)
"""Positions of three and more players."""


@pytest.mark.parametrize(
    "line",
    [
        *YARDSTICKS_DIFFER,
        "iello-2024,base=3:-:RRGY,RGPB:0",
        "pingouin:...2.../.1111A.../...1B1../....3.../......./......../31A11.../......11B:-:0",
        "pingouin:...2.../.1111A.../...1B1../....3.../......./......../1A111.../.......1B:-:0",
    ],
)
@pytest.mark.parametrize("only", ["best,guaranteed,selfish,table,margin", "best,guaranteed", ""])
def test_numbers_in_the_sentences_of_analyze_agree_with_its_json(line: str, only: str) -> None:
    text, document = both("analyze", line, "--moves", *(["--only", only] if only else []))
    used = check(text, document, ANALYZE)
    assert any("guarantee" in pattern for pattern in used)


# Unproved values of `analyze`.


def ends(outcome: Document, between: str = "..") -> str:
    assert outcome["low"] < outcome["high"]
    return f"{outcome['low']}{between}{outcome['high']}"


def unproved(document: Document) -> tuple[str, ...]:
    """Return the list of outcomes that are not proved."""
    players = [
        f"{name} of {player['name']}"
        for name in ("best", "guaranteed", "selfish")
        for player in document["players"]
        if name in player and player[name]["status"] != "proved"
    ]
    shared = [name for name in ("table", "margin") if document[name] and document[name]["status"] != "proved"]
    moves = sum(one["guaranteed"]["status"] != "proved" for one in document["moves"])
    selfish = sum(one.get("selfish", {}).get("status") == "bounded" for one in document["moves"])
    counts = [f"{moves} of the moves"] if moves else []
    counts += [f"{selfish} of the moves if everyone plays for themselves"] if selfish else []
    return (", ".join([*players, *shared, *counts]),)


def static_bounds(document: Document, name: str) -> str:
    position: Any = games.from_dict(document["position"])
    question: Question[Any] = Question("guaranteed", position.names.index(name))
    return " to ".join(map(str, position.game.bounds(position, question)))


def of_move(document: Document, move: str) -> Document:
    found: Document = next(one["guaranteed"] for one in document["moves"] if one["move"] == move)
    return found


def likely_end(document: Document) -> str:
    """Return who is probably ahead in the end, by the engine."""
    margin = round(document["advice"]["likely"]["margin"]["mean"])
    if margin == 0:
        return "the game is about level"
    name = document["players"][0 if margin > 0 else 1]["name"]
    return f"{name} will probably end about {abs(margin)} fish ahead"


def fish_at_the_end_of(move: str, document: Document) -> int:
    position: Any = games.from_dict(document["position"])
    fish: int = position.ice[position.parse_move(move).end]
    return fish


def likely_play(document: Document) -> tuple[str, str]:
    line = document["advice"]["likely"]["line"]
    return line[0], " ".join(line[1:])


BOUNDS: list[Rule] = [
    (
        r"(\w+) can guarantee a result of at most (\d+ cards?) \(perhaps as few as (\d+); not proved\)",
        lambda found, groups: (
            groups[0],
            cards(named(found, groups[0])["guaranteed"]["high"]),
            str(named(found, groups[0])["guaranteed"]["low"]),
        ),
    ),
    (
        r"[Ii]f \w+ helps, (\w+) is left with (\d+ to \d+) cards \(not proved\)",
        lambda found, groups: (groups[0], ends(named(found, groups[0])["best"], " to ")),
    ),
    (r"Table: (\d+\.\.\d+),", lambda found, _: (ends(found["table"]),)),
    (r"Margin: (-?\d+\.\.-?\d+), not decided", lambda found, _: (ends(found["margin"]),)),
    (
        r"([a-h]-?\d+): ((?:[RGYPB] \d+\.\.\d+(?:, )?)+)",
        lambda found, groups: (
            groups[0],
            ", ".join(
                f"{one['move'][0]} {ends(one['guaranteed'])}"
                for one in found["moves"]
                if one["move"][1:] == groups[0]
            ),
        ),
    ),
    (
        rf"plays ({MOVE})\. It guarantees a result of at most (\d+ cards?) \(bounds (\d+\.\.\d+)\)",
        lambda found, groups: (
            found["advice"]["move"],
            cards(of_move(found, groups[0])["high"]),
            ends(of_move(found, groups[0])),
        ),
    ),
    (r"Not finished: (.*?)\. Try", lambda found, _: unproved(found)),
    # Pingouin.
    (
        r"(\w+) can guarantee at least (\d+) fish, perhaps up to (\d+) "
        r"\(not decided; (\d+ to \d+) without a search\)",
        lambda found, groups: (
            groups[0],
            str(named(found, groups[0])["guaranteed"]["low"]),
            str(named(found, groups[0])["guaranteed"]["high"]),
            static_bounds(found, groups[0]),
        ),
    ),
    (
        r"If \w+ helps, (\w+) can end with (\d+ to \d+) fish \(not decided\)",
        lambda found, groups: (groups[0], ends(named(found, groups[0])["best"], " to ")),
    ),
    (
        rf"plays ({MOVE}), which guarantees at least (\d+) fish \(bounds (\d+\.\.\d+)\)",
        lambda found, groups: (
            found["advice"]["move"],
            str(of_move(found, groups[0])["low"]),
            ends(of_move(found, groups[0])),
        ),
    ),
    (
        rf"estimate, not proved: (\w+) plays ({MOVE}), after which (.*?)\. It goes to a tile with (\d) fish",
        lambda found, _: (
            found["advice"]["player"],
            found["advice"]["move"],
            likely_end(found),
            str(fish_at_the_end_of(found["advice"]["move"], found)),
        ),
    ),
    (rf"Likely play after ({MOVE}): ((?:{MOVE} ?)+)\.", lambda found, _: likely_play(found)),
    (
        r"Estimated by a search of ([\d,]+) positions, not proved\. In (9) of (10) games",
        lambda found, _: (f"{found['advice']['likely']['positions']:,}", "9", "10"),
    ),
    (
        r"more than (\d+) free tiles within reach",
        lambda found, _: (str(SELFISH_TILES[len(found["players"])]),),
    ),
]


@pytest.mark.parametrize(
    ("line", "nodes"),
    [
        ("iello-2024:RGYPB/RY..:RRGYPBRGY,RGPBBYYPP:0", "20"),
        (
            "pingouin:1A213121B/11231211A/2132113/111B21312/31121A12/21113121/11B21132/1A1213121B:-:0",
            "50",
        ),
    ],
)
def test_bounds_in_the_sentences_of_analyze_agree_with_its_json(line: str, nodes: str) -> None:
    text, document = both("analyze", line, "--moves", "--nodes", nodes, code=3)
    used = check(text, document, [*BOUNDS, *ANALYZE])
    recommended = "estimate, not proved" if line.startswith("pingouin") else "bounds"
    for wanted in ("can guarantee", "helps", "Table", "Margin", recommended, "Not finished"):
        assert any(wanted in pattern for pattern, _ in BOUNDS if pattern in used), wanted


def test_a_sentence_with_a_number_that_no_rule_covers_fails() -> None:
    for text in ("Alice holds 3 cards.", "12 of the deals\nwere solved.", "a 5th card\nis left."):
        with pytest.raises(AssertionError, match="no rule covers"):
            check(text, {}, [])


@pytest.mark.parametrize("line", YARDSTICKS_DIFFER)
def test_numbers_in_the_table_of_moves_agree_with_the_json(line: str) -> None:
    text, document = both("analyze", line, "--moves")
    rows = re.findall(
        rf"^((?:{MOVE} ?)+) +(\d+) +(\d+) +~(\d\.\d\d) +(\d\.\d\d) to (\d\.\d\d)$", text, flags=re.M
    )
    shown = {move: tuple(numbers) for moves, *numbers in rows for move in moves.split()}
    assert shown == {
        one["move"]: (
            str(value(one["guaranteed"])),
            str(value(one["selfish"])),
            *(f"{one['expected'][key]:.2f}" for key in ("mean", "low", "high")),
        )
        for one in document["moves"]
    }
    assert rows[0][0].split()[0] == document["advice"]["move"]


def test_as_many_other_moves_as_said_are_just_as_good() -> None:
    line = "iello-2024,base=4:RGY/R.:RRGYP,RGPBB,GYYP:0"
    text, document = both("analyze", line, "--moves", "--only", "guaranteed")
    assert len(as_good(document)) == 5
    assert "(5 other moves are just as safe)" in " ".join(text.split())


# `report`.


def seat_of(document: Document, name: str) -> int:
    return [player["name"] for player in document["players"]].index(name)


def outcome(document: Document, name: str, which: str) -> int:
    return value(named(document["analysis"], name)[which])


def mean(document: Document, policy: str, name: str, how: str = "") -> str:
    played = document["playouts"][policy]
    players = (played[how] if how else played)["players"]
    return f"{players[seat_of(document, name)]['mean']:.1f}"


def best_play(document: Document, number: int) -> Document:
    found: Document = document["players"][number]["best_play"]
    return found


def choices(document: Document, number: int) -> list[Document]:
    return [one for one in best_play(document, number)["decisions"] if one["moves"] > 1]


def decision_words(document: Document, name: str) -> tuple[str, ...]:
    """Return the numbers of the sentences on decisions, from the list of decisions alone."""
    number = seat_of(document, name)
    made = choices(document, number)
    risky = [one for one in made if len(one["keeping"]) < one["moves"]]
    only = sum(len(one["keeping"]) == 1 for one in made)
    part = "" if len(made) == 1 else "all " if len(risky) == len(made) else f"{len(risky)} of them "
    right = ""
    if only:
        right = (
            " and with only one right move" if only == len(risky) else f", {only} with only one right move"
        )
    costs = sorted((one["cost"] for one in risky), reverse=True)
    named_ones = [one for one in risky if one["cost"] >= costs[min(1, len(costs) - 1)]]
    # Of equally costly mistakes, the first ones are named.
    while len(named_ones) > 2:
        named_ones.remove([one for one in named_ones if one["cost"] == costs[1]][-1])
    mistakes = [
        f"{one['natural_mistake']} at move {one['turn']} costs {cards(one['cost'])}" for one in named_ones
    ]
    such = "for instance, " if len(risky) > len(mistakes) else ""
    last = max(one["turn"] for one in risky)
    assert last == best_play(document, number)["decided_after"]
    count = f"{len(made)} choice{'s' if len(made) > 1 else ''}"
    return name, count, f"{part}risky{right}: {such}{words(mistakes)}", str(last)


def careful(document: Document) -> Document:
    found: Document = document["playouts"]["random"]["careful"]
    return found


def rated(document: Document, name: str) -> Document:
    found: Document = document["difficulty"]["players"][seat_of(document, name)]
    return found


def bounds_of(document: Document, name: str, which: str) -> tuple[str, str]:
    found = named(document["analysis"], name)[which]
    assert found["low"] < found["high"]
    return str(found["low"]), cards(found["high"])


REPORT: list[Rule] = [
    (NO_TOP[0].replace("the pyramid", "[Tt]he pyramid"), lambda found, _: (rows_of(found["analysis"]),)),
    (
        r"Difficulty: (\d+) of 100 \((\w+)\), compared with (\d+ full deals of iello-2024 for \d players)\.",
        lambda found, _: (
            str(found["difficulty"]["percent"]),
            found["difficulty"]["word"],
            found["difficulty"]["compared_with"],
        ),
    ),
    (r"Difficulty: [\w ]+, because (.*?)\.", lambda found, _: (found["difficulty"]["why_not"],)),
    (r"A value such as 2\.\.4 could not be settled", lambda *_: ()),
    (
        r"(\w+) has the (hardest|easiest) hand: (\d+) of 100, (\w+)\.",
        lambda found, groups: (
            groups[0],
            rank(found, groups[0]),
            str(rated(found, groups[0])["percent"]),
            rated(found, groups[0])["word"],
        ),
    ),
    (
        r"(\w+) can guarantee a result of at most (\d+ cards?)\.",
        lambda found, groups: (groups[0], cards(outcome(found, groups[0], "guaranteed"))),
    ),
    (
        r"What (\w+) can guarantee lies between (\d+) and (\d+ cards?) \(not settled within the limits\)\. "
        r"With .*? it (?:could be (\d+)|lies between (\d+) and (\d+ cards?))",
        lambda found, groups: (
            groups[0],
            *bounds_of(found, groups[0], "guaranteed"),
            *(
                [str(outcome(found, groups[0], "best"))]
                if len(groups) == 4
                else bounds_of(found, groups[0], "best")
            ),
        ),
    ),
    (
        r"can leave (\w+) with all (\d+ cards)\.",
        lambda found, groups: (groups[0], cards(outcome(found, groups[0], "guaranteed"))),
    ),
    (
        r"(\w+) (?:plays alone from here and )?is left with (\d+ cards?) by best play",
        lambda found, groups: (groups[0], cards(outcome(found, groups[0], "guaranteed"))),
    ),
    (
        r"(\w+) has (\d+ choices?) along best play, ((?:all |\d+ of them )?risky.*?)\. "
        r"After move (\d+) nothing is at stake any more\.",
        lambda found, groups: decision_words(found, groups[0]),
    ),
    (
        r"(\w+) has (\d+) choices? along best play, and no move gives anything away"
        r"(?:; in the middle of ordinary rounds (\d+%) do)?",
        lambda found, groups: (
            groups[0],
            str(len(choices(found, seat_of(found, groups[0])))),
            *([traps(found, groups[0])] if len(groups) > 2 else []),
        ),
    ),
    (r"Along best play by (\w+), (.* dies? at move .*?)\.$", lambda found, _: deaths(found)),
    (
        r"in ([\d,]+) rounds each",
        lambda found, _: tuple({f"{played['count']:,}" for played in found["playouts"].values()}),
    ),
    (
        r"tries out each move in (\d+) simulated rounds (?:before playing it )?\((\d+) rounds\)",
        lambda found, _: (str(careful(found)["looks"]), str(careful(found)["rounds"])),
    ),
    # On the page.
    (
        r"Rules (\S+(?:, \S+=\S+)*)\. All hands",
        lambda found, _: (rules_of(found["position"]),),
    ),
    (r"Table: (\d+),", lambda found, _: (str(value(found["analysis"]["table"])),)),
    (
        r"Margin: with best play on both sides, (\w+) comes out ahead by (\d+)",
        lambda found, _: (
            found["players"][value(found["analysis"]["margin"]) < 0]["name"],
            str(abs(value(found["analysis"]["margin"]))),
        ),
    ),
    (
        r"(\w+) dies at move (\d+) \((\w+) by (\w+)\); still in hand: (.*?)\.",
        lambda found, groups: death(found, groups[0].lower()),
    ),
    (
        r"The weighted sum is (\d\.\d{3})",
        lambda found, _: (f"{found['difficulty']['parts']['raw']:.3f}",),
    ),
]


def rank(document: Document, name: str) -> str:
    """Return whether a player's hand alone is the hardest or the easiest."""
    percents = [one["percent"] for one in document["difficulty"]["players"]]
    own = rated(document, name)["percent"]
    assert percents.count(own) == 1
    return {max(percents): "hardest", min(percents): "easiest"}[own]


def traps(document: Document, name: str) -> str:
    return f"{rated(document, name)['parts']['parts']['traps']:.0%}"


def deaths(document: Document) -> tuple[str, str]:
    """Return the player along whose best play colours die, and the words about them."""
    names = [player["name"] for player in document["players"]]
    mover = document["position"]["to_move"]
    line = best_play(document, names.index(mover))["line"]
    by_move: dict[int, list[Document]] = {}
    for one in document["deaths"]:
        assert line[one["turn"] - 1] == one["move"]
        by_move.setdefault(one["turn"], []).append(one)
    said = []
    for turn, dead in by_move.items():
        colours = words([COLOUR_NAMES[one["colour"]] for one in dead])
        verb = "dies" if len(dead) == 1 else "die"
        said.append(f"{colours} {verb} at move {turn} ({dead[0]['move']} by {dead[0]['player']})")
    return mover, words(said)


def rules_of(position: Document) -> str:
    found: Any = games.from_dict(position)
    return str(found.rules.named)


def death(document: Document, colour: str) -> tuple[str, ...]:
    """Return when a colour dies, and who still holds it."""
    dead = next(one for one in document["deaths"] if COLOUR_NAMES[one["colour"]] == colour)
    names = [player["name"] for player in document["players"]]
    held = ", ".join(f"{name} {number}" for name, number in zip(names, dead["held"], strict=True) if number)
    return colour.capitalize(), str(dead["turn"]), dead["move"], dead["player"], held


def check_table(text: str, document: Document) -> None:
    """Compare the table of a report with the document."""
    lines = next(paragraph for paragraph in text.split("\n\n") if "---" in paragraph).splitlines()
    headers = lines[0].split()
    assert {"best", "guaranteed", "random", "careful", "greedy"} <= set(headers)
    for line in lines[2:]:
        name = line.split()[0]
        columns: list[str] = []
        policy = ""
        for header in headers[1:]:
            if header == "difficulty":
                columns += [str(rated(document, name)["percent"]), rated(document, name)["word"]]
            elif header == "careful":
                columns.append(mean(document, policy, name, "careful_at_table"))
            elif header in ("random", "greedy"):
                policy = header
                columns.append(mean(document, policy, name))
            else:
                found = named(document["analysis"], name)[header]
                proved = found["low"] == found["high"]
                columns.append(str(found["low"]) if proved else f"{found['low']}..{found['high']}")
        assert line.split()[1:] == columns


@pytest.mark.parametrize(
    ("line", "nodes", "wanted"),
    [
        ("iello-2024,base=4:RGY/R.:RRGYP,RGPBB,GYYP:0", None, ["no rating"]),
        ("iello-2024,base=3:-:RRGY,RGPB:0", None, ["no rating", "risky"]),
        (
            "iello-2024:-:RRYPBB,YYYPBB,RPPBBB,RGGGYP,RRGGYP,RGGYPB:0",
            "20000",
            [
                "compared with",
                "hardest",
                "easiest",
                "risky",
                "lies between",
                "die at move",
                "ordinary rounds",
            ],
        ),
    ],
)
def test_numbers_in_the_sentences_of_report_agree_with_its_json(
    line: str, nodes: str | None, wanted: list[str]
) -> None:
    with few_careful_rounds():
        arguments = ("report", line, *(("--nodes", nodes) if nodes else ()))
        text, document = both(*arguments, code=3 if nodes else 0)
        page = ppsolve(*arguments, "--threads", "1", "--format", "html").stdout.decode()
    check(text, document, REPORT)
    used = check(sentences_of_page(page), document, REPORT)
    for wanted_there in ("weighted sum", "still in hand", "tries out each move", "in ([", "Table"):
        assert any(wanted_there in pattern for pattern in used), wanted_there
    check_table(text, document)
    assert careful(document)["looks"] != careful(document)["rounds"]
    said = " ".join(text.split())
    for phrase in ("simulated rounds", "rounds each", *wanted):
        assert phrase in said, phrase
    plays = [one["best_play"] for one in document["players"] if one["best_play"]]
    assert ("nothing is at stake" in said) == any(play["decided_after"] for play in plays)


def test_a_report_on_four_players_is_short() -> None:
    with few_careful_rounds():
        result = ppsolve(
            "report",
            "iello-2024:-:RGGYYPPBB,RRRGYPPBB,GGYYPPBBB,RRRGGYYPB:0",
            "--nodes",
            "2000",
            "--threads",
            "1",
        )
    assert len(result.stdout.decode().splitlines()) <= 45


def test_the_exit_code_of_report_says_whether_everything_is_proved() -> None:
    line = "iello-2024,base=3:-:RRGY,RGPB:0"
    with few_careful_rounds():
        assert ppsolve("report", line).returncode == 0
        bounded = ppsolve("report", line, "--nodes", "1", "--threads", "1")
        several = ppsolve("report", line, "iello-2024,base=3:-:RG,GB:0", "--nodes", "1", "--threads", "1")
    assert (bounded.returncode, several.returncode) == (3, 3)
    assert bounded.stderr.startswith(b"Not everything could be proved.")


# `review`.


def turning_point(document: Document) -> Document:
    """Return the move that cost most; if not everything is proved, the one with the highest proved cost."""
    point: Document = document["turning_point"]
    found: Document = document["moves"][point["number"] - 1]
    assert found["regret"] == point["regret"]
    assert found["regret"]["low"] == max(one["regret"]["low"] for one in document["moves"])
    if point["status"] == "proved":
        assert (
            value(found["regret"]) == point["cost"] == max(one["regret"]["high"] for one in document["moves"])
        )
    return found


def costs(document: Document) -> str:
    """Return the cost of the turning point: a number, or `2 to 3`."""
    regret = turning_point(document)["regret"]
    return ends(regret, " to ") if regret["low"] < regret["high"] else str(value(regret))


def better(document: Document) -> str:
    best = turning_point(document)["best"]
    return " ".join(best[:6]) + (f" and {len(best) - 6} more" if len(best) > 6 else "")


def let_off(document: Document, name: str) -> str:
    """Return by how many cards the turning point improved the result of another player, as text."""
    number = turning_point(document)["number"]
    seat = seat_of(document, name)
    before, after = (document["sure"][at][seat] for at in (number - 1, number))
    if "fish" in before:
        return f"{after['low'] - before['high']} fish"
    return cards(before["low"] - after["high"])


REVIEW: list[Rule] = [
    (
        r"Turning point(| so far \(provisional\)): move (\d+), (\w+) plays (\S+)\. "
        r"It cost (\w+) (\d+(?: to \d+)?) (?:cards?|fish)\. Better: (.*?)\.",
        lambda found, _: (
            "" if found["turning_point"]["status"] == "proved" else " so far (provisional)",
            str(turning_point(found)["number"]),
            turning_point(found)["player"],
            turning_point(found)["move"],
            turning_point(found)["player"],
            costs(found),
            better(found),
        ),
    ),
    (
        r"(?:let|gave) (\w+) (?:off )?(\d+ (?:cards?|fish))",
        lambda found, groups: (groups[0], let_off(found, groups[0])),
    ),
    (
        r"(\w+) was out after move (\d+), with (\d+ cards?|no card) left\.",
        lambda found, groups: (
            groups[0],
            str(named(found, groups[0])["out_after_move"]),
            cards(named(found, groups[0])["cards_left"]),
        ),
    ),
    (
        r"(\w+) was out after move (\d+), with (\d+ fish)\.",
        lambda found, groups: (
            groups[0],
            str(named(found, groups[0])["out_after_move"]),
            f"{named(found, groups[0])['fish']} fish",
        ),
    ),
    (
        r"(?:finished after|the pyramid fell after|not finished,) (\d+) moves?",
        lambda found, _: (str(len(found["moves"])),),
    ),
    (
        r"(\w+) made the pyramid fall and pays (\d+): (\d+ cards?|0 cards) left",
        lambda found, _: (
            found["tumble"],
            str(named(found, found["tumble"])["penalty"]),
            cards(named(found, found["tumble"])["penalty"] - 1),
        ),
    ),
    (
        r"(\d+) moves? could not be judged exactly",
        lambda found, _: (
            (str(sum(one["accuracy"]["undecided"] for one in found["players"])),)
            if sum(one["regret"]["low"] < one["regret"]["high"] for one in found["moves"])
            else ()
        ),
    ),
    (
        r"From (0\.2) cards it is an inaccuracy, from (0\.5) a mistake, from (1\.5) a blunder",
        lambda *_: tuple(f"{least:g}" for least in (CARDS.inaccuracy, CARDS.mistake, CARDS.blunder)),
    ),
    (
        r"leaves at least (0\.2) cards more on average than the advised one",
        lambda *_: (f"{CARDS.inaccuracy:g}",),
    ),
]

GAME: list[Rule] = [
    (r"^Round (\d+):", lambda found, _: (str(found["round"]),)),
    (
        r"after (\d+) of (\d+) rounds, (.*?) leads? with (\d+ points?)\.",
        lambda found, _: (
            str(found["game"]["rounds_played"]),
            str(len(found["game"]["standing"])),
            *first_place(found),
        ),
    ),
    (r"([\w ,]+?) (?:wins|share the victory) with (\d+ points?)\.", lambda found, _: first_place(found)),
]
"""The sentences on a game."""


def first_place(document: Document) -> tuple[str, str]:
    """Return who is first in a game, and their points."""
    first = [one for one in document["game"]["standing"] if one["place"] == 1]
    least = min(one["total"] for one in document["game"]["standing"])
    assert {one["total"] for one in first} == {least}
    points = "1 point" if least == 1 else f"{least} points"
    return words([one["name"] for one in first]), points


def random_record(line: str, seed: int) -> Document:
    """Return a record of random moves from a position to the end."""
    rng = random.Random(seed)
    start: Any = games.from_line(line)
    position, moves = start, []
    while not position.over:
        moves.append(str(rng.choice(position.legal_moves)))
        position = position.play(moves[-1])
    return {"deal": games.to_dict(start), "moves": moves}


@pytest.mark.parametrize(
    "line",
    [
        "iello-2024,base=4:RGY/R.:RRGYP,RGPBB:0",
        "iello-2024,base=4:RGB:RGB,GBY,RRY+1:2",
        "pingouin:...2.../.1111A.../...1B1../....3.../......./......../31A11.../......11B:-:0",
    ],
)
def test_numbers_in_the_sentences_of_review_agree_with_its_json(line: str, tmp_path: Path) -> None:
    used: set[str] = set()
    for seed in range(4):
        record = tmp_path / f"{seed}.json"
        record.write_text(json.dumps(random_record(line, seed)), encoding="utf-8")
        text, document = both("review", str(record))
        used |= check_review(text, document)
        used |= check_review(sentences_of_page(page_of("review", str(record))), document)
    for wanted in ("Turning point", "gave", "was out after", "finished after"):
        assert any(wanted in pattern for pattern in used), wanted


def page_of(*arguments: str) -> str:
    return ppsolve(*arguments, "--threads", "1", "--format", "html").stdout.decode()


def check_review(text: str, document: Document) -> set[str]:
    """Check the sentences on each round, and on the game; return the patterns that were found.

    The paragraphs for players come before them; `tests/reports/test_review_summary.py` checks those.
    """
    used: set[str] = set()
    parts = re.split(r"^(?=(?:The round|The game|Round \d+[^:\n]*): |The game$)", text, flags=re.MULTILINE)
    rounds = iter(document["rounds"])
    for part in parts[1:]:
        found = document if re.match(r"The game$", part, re.MULTILINE) else next(rounds)
        used |= set(check(part, found, [*REVIEW, *GAME]))
    assert next(rounds, None) is None
    return used


TWO_ROUNDS = """\
players: Ann, Bob, Cleo
rules: base=3, hand_size=4
round 1
left: Ann=BB, Bob=PPP, Cleo=B
Ra1 Ga2 Ya3
Rb1 Yb2
Yc1
round 2
left: Ann=RBB, Bob=R, Cleo=BB
Ga1 Pa2 Pa0
Gb1 Pb2
Gc1
"""
TUMBLED = """\
players: Ann, Bob
rules: ffg-2007, base=3, hand_size=4
hands: Ann=RRGY, Bob=GGYR
tumble: Ann
Ra1 Ga2
"""


@pytest.mark.parametrize(
    ("record", "options", "wanted"),
    [
        (TWO_ROUNDS, (), ["rounds, (.*?) leads?"]),
        (TWO_ROUNDS, ("--nodes", "2"), ["could not be judged"]),
        (TWO_ROUNDS, ("--hidden",), ["advised one", "a mistake"]),
        (TUMBLED, (), ["made the pyramid fall"]),
    ],
)
def test_numbers_in_the_sentences_on_games_bounds_and_hidden_hands_agree(
    record: str, options: tuple[str, ...], wanted: list[str], tmp_path: Path
) -> None:
    path = tmp_path / "record.txt"
    path.write_text(record, encoding="utf-8")
    text, document = both("review", str(path), *options, code=3 if "--nodes" in options else 0)
    for shown in (text, sentences_of_page(page_of("review", str(path), *options))):
        used = check_review(shown, document)
        for phrase in wanted:
            assert any(phrase in pattern for pattern in used), phrase
    tables = re.findall(rf"{say('review-hidden-title')}:\n\n.*\n-.*\n((?:.+\n)+)", text)
    assert len(tables) == (len(document["rounds"]) + 1 if "--hidden" in options else 0)
    if tables:
        expected = [hidden_rows(one["at_the_table"]["players"], "accuracy") for one in document["rounds"]]
        expected.append(hidden_rows(document["game"]["standing"], "at_the_table"))
        assert [sorted(re.split(" {2,}", row) for row in rows.splitlines()) for rows in tables] == expected


def hidden_rows(players: list[Document], key: str) -> list[list[str]]:
    """Return the rows of a table of accuracies with hidden hands, sorted by name."""
    rows = []
    for player in players:
        counts = player[key]
        percent = "-" if counts["percent"] is None else f"{counts['percent']} %"
        judged = [str(counts[name]) for name in ("moves", "decisions", "right")]
        rows.append([player["name"], *judged, percent, f"{counts['given_up']:.2f}"])
    return sorted(rows)

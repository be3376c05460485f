"""Numbers in the sentences of `analyze`, `report` and `review`: each agrees with the JSON output.

A rule is a pattern of a sentence and a function that returns the numbers it must contain. A sentence with a
number that no rule covers fails, so every new sentence needs a rule.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from command import ppsolve
from hurry import few_careful_rounds
from ppsolve.solver import games

Document = dict[str, Any]
Rule = tuple[str, Callable[[Document, tuple[str, ...]], object]]
"""A pattern, and the groups that it must have for a document, given those found."""

MOVE = r"(?:[RGYPB][a-h]-?\d+|[a-h]\d(?:-[a-h]\d)?)"
DRAWING_OR_LIST = re.compile(r"Rules |Pingouin|[>\d ]|open:|[a-h] .*[\[(.]")
"""The start of a paragraph that is no prose."""


def both(*arguments: str) -> tuple[str, Document]:
    """Run a command with and without `--json`."""
    found = []
    for more in ((), ("--json",)):
        result = ppsolve(*arguments, "--threads", "1", *more)
        assert result.returncode == 0, result.stderr.decode()
        found.append(result.stdout.decode())
    return found[0], json.loads(found[1])


def prose(text: str) -> Iterator[str]:
    """Return the paragraphs of a text that are sentences: no drawings, no tables, no lists."""
    for paragraph in text.split("\n\n"):
        if not DRAWING_OR_LIST.match(paragraph) and "---" not in paragraph:
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


def decision_words(document: Document, number: int) -> tuple[str, ...]:
    """Return the numbers of the sentences on decisions, from the list of decisions alone."""
    made = choices(document, number)
    wrong = [one["moves"] - len(one["keeping"]) for one in made]
    only = sum(len(one["keeping"]) == 1 for one in made)
    if len(made) == 1:
        right = f"with {'only' if only else 'more than'} one right move"
    else:
        how_many = "none" if not only else "all" if only == len(made) else str(only)
        right = f"{how_many} of them with only one right move"
    share = f"{sum(wrong) / sum(one['moves'] for one in made):.0%}"
    last = max(one["turn"] for one, number in zip(made, wrong, strict=True) if number)
    assert last == best_play(document, number)["decided_after"]
    return f"{len(made)} choice{'s' if len(made) > 1 else ''}", right, share, str(last)


def careful(document: Document) -> Document:
    found: Document = document["playouts"]["random"]["careful"]
    return found


def report_rules(seat: int) -> list[Rule]:
    """Rules for the paragraph on a player, or -1 for all others."""
    return [
        (
            r"(\w+) can guarantee a result of at most (\d+ cards?); with .*? it could be (\d+)\.",
            lambda found, groups: (
                groups[0],
                cards(outcome(found, groups[0], "guaranteed")),
                str(outcome(found, groups[0], "best")),
            ),
        ),
        (
            r"can leave (\w+) with (?:all (\d+ cards)|the last card); with .*? it could be (\d+)\.",
            lambda found, groups: (
                groups[0],
                *([cards(outcome(found, groups[0], "guaranteed"))] if len(groups) == 3 else []),
                str(outcome(found, groups[0], "best")),
            ),
        ),
        (
            r"(\w+) is left with (\d+ cards?) by best play",
            lambda found, groups: (groups[0], cards(outcome(found, groups[0], "guaranteed"))),
        ),
        (
            r"can cost (\w+) (\d+ cards?)\.",
            lambda found, groups: (
                groups[0],
                cards(outcome(found, groups[0], "guaranteed") - outcome(found, groups[0], "best")),
            ),
        ),
        (
            r"If everybody plays at random, (\w+) is left with ([\d.]+) on average; if only \w+ plays "
            r"carefully, with ([\d.]+)\. If everybody plays greedily, the averages are ([\d.]+) and "
            r"([\d.]+)\. A careful player who sees only their own hand averages ([\d.]+) and ([\d.]+)\.",
            lambda found, groups: (
                groups[0],
                mean(found, "random", groups[0]),
                mean(found, "random", groups[0], "careful"),
                mean(found, "greedy", groups[0]),
                mean(found, "greedy", groups[0], "careful"),
                mean(found, "random", groups[0], "careful_at_table"),
                mean(found, "greedy", groups[0], "careful_at_table"),
            ),
        ),
        (
            r"If everybody plays at random, (\w+) is left with ([\d.]+) on average; if everybody plays "
            r"greedily, with ([\d.]+)\.",
            lambda found, groups: (
                groups[0],
                mean(found, "random", groups[0]),
                mean(found, "greedy", groups[0]),
            ),
        ),
        (
            r"Best play involves (\d+ choices?), (.*?); (\d+%) of the moves give something away\. "
            r"After move (\d+) nothing is at stake any more\.",
            lambda found, _: decision_words(found, seat),
        ),
        (
            r"Best play involves (\d+) choices?, and no move gives anything away"
            r"(?:; in the middle of ordinary rounds (\d+%) do)?",
            lambda found, groups: (
                str(len(choices(found, seat))),
                *([traps(found, seat)] if len(groups) > 1 else []),
            ),
        ),
        (
            rf"(\w+) dies at move (\d+) \(({MOVE}) by (\w+)\); still in hand: (.*?)\.",
            lambda found, groups: death(found, groups[0]),
        ),
        (
            r"in ([\d,]+) rounds each",
            lambda found, _: (f"{found['playouts']['random']['count']:,}",),
        ),
        (
            r"tries out each move in (\d+) simulated rounds before playing it \((\d+) rounds\)",
            lambda found, _: (str(careful(found)["looks"]), str(careful(found)["rounds"])),
        ),
        (
            r"The weighted sum is ([\d.]+)",
            lambda found, _: (f"{found['difficulty']['parts']['raw']:.3f}",),
        ),
    ]


def traps(document: Document, seat: int) -> str:
    return f"{document['difficulty']['players'][seat]['parts']['parts']['traps']:.0%}"


def death(document: Document, colour: str) -> tuple[str, ...]:
    """Return the words of the sentence on a dead colour."""
    found = next(one for one in document["deaths"] if one["colour"] == colour[0])
    names = [player["name"] for player in document["players"]]
    held = ", ".join(f"{name} {number}" for name, number in zip(names, found["held"], strict=True) if number)
    line = best_play(document, names.index(document["position"]["to_move"]))["line"]
    assert line[found["turn"] - 1] == found["move"]
    return colour, str(found["turn"]), found["move"], found["player"], held


@pytest.mark.parametrize(
    "line",
    ["iello-2024,base=4:RGY/R.:RRGYP,RGPBB,GYYP:0", "iello-2024,base=3:-:RRGY,RGPB:0"],
)
def test_numbers_in_the_sentences_of_report_agree_with_its_json(line: str) -> None:
    with few_careful_rounds():
        text, document = both("report", line)
    used: list[str] = []
    names = [player["name"] for player in document["players"]]
    for paragraph in prose(text):
        about = paragraph.split()[0]
        # "Bob can leave Alice with all 5 cards" is about Alice.
        about = (re.findall(r"can (?:leave|cost) (\w+)", paragraph) or [about])[0]
        used += check(paragraph, document, report_rules(names.index(about) if about in names else -1))
    assert careful(document)["looks"] != careful(document)["rounds"]
    for wanted in ("simulated rounds", "at random", "rounds each"):
        assert any(wanted in pattern for pattern in used), wanted
    stakes = any(one["best_play"]["decided_after"] for one in document["players"])
    assert any("nothing is at stake" in pattern for pattern in used) == stakes


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
    point: Document = document["turning_point"]
    found: Document = document["moves"][point["number"] - 1]
    assert value(found["regret"]) == point["cost"] == max(value(one["regret"]) for one in document["moves"])
    return found


def better(document: Document) -> str:
    best = turning_point(document)["best"]
    return " ".join(best[:6]) + (f" and {len(best) - 6} more" if len(best) > 6 else "")


def let_off(document: Document, name: str) -> str:
    """Return by how many cards the turning point improved the result of another player, as text."""
    number = turning_point(document)["number"]
    seat = seat_of(document, name)
    before, after = (value(document["sure"][at][seat]) for at in (number - 1, number))
    return f"{after - before} fish" if "fish" in document["sure"][0][seat] else cards(before - after)


REVIEW: list[Rule] = [
    (
        r"Turning point: move (\d+), (\w+) plays (\S+)\. It cost (\w+) (\d+ \w+)\. Better: (.*?)\.",
        lambda found, groups: (
            str(turning_point(found)["number"]),
            turning_point(found)["player"],
            turning_point(found)["move"],
            turning_point(found)["player"],
            f"{value(turning_point(found)['regret'])} {groups[4].split()[1]}",
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
    (r"finished after (\d+) moves?", lambda found, _: (str(len(found["moves"])),)),
]


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
        # The paragraphs for players come first; `tests/reports/test_review_summary.py` checks them.
        begins = re.search(r"^(?:Rules |Pingouin;)", text, re.MULTILINE)
        assert begins
        text = text[begins.start() :]
        used |= set(check(text, document["rounds"][0] if "rounds" in document else document, REVIEW))
    for wanted in ("Turning point", "gave", "was out after", "finished after"):
        assert any(wanted in pattern for pattern in used), wanted

"""`ppsolve advise`: recommend a move when nothing is proved: hidden hands, or a floe with much ice."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from threading import Event
from typing import Any, Final

import click

from ppsolve.cli.shared.inputs import RecordPlace, inputs_of, print_place, record_options
from ppsolve.cli.shared.interrupts import on_interrupt
from ppsolve.cli.shared.options import (
    SecondsRange,
    WholeRange,
    color_option,
    language_option,
    renamed,
    threads_option,
)
from ppsolve.cli.shared.results import Wanted, output_options
from ppsolve.solver.errors import BadInput
from ppsolve.solver.games import is_record
from ppsolve.solver.party.dealt_hands import lacks_hands
from ppsolve.solver.party.game import PARTY
from ppsolve.solver.party.hidden import position as hidden
from ppsolve.solver.party.hidden.advice import DEFAULT_SECONDS, MOST_SAMPLES, Advice, advise
from ppsolve.solver.party.hidden.opponent_model import OpponentModel
from ppsolve.solver.party.hidden.position import HiddenPosition
from ppsolve.solver.party.hidden.record import hides_hands, record_from_dict, seen_by_mover
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.record import Round
from ppsolve.solver.pingouin.game import PINGOUIN
from ppsolve.solver.pingouin.position import Position as Floe
from ppsolve.solver.randomness import LARGEST_SEED
from ppsolve.solver.record_registry import document_from_text
from ppsolve.solver.record_registry import record_from_dict as open_record

OPPONENTS: Final[dict[str, OpponentModel]] = {
    "mixed": "either",
    "random": "random",
    "greedy": "greedy",
    "thrifty": "thrifty",
}
"""The choices of --opponents, and their names in the library and in JSON."""


@click.command("advise", context_settings=renamed(others="opponents", either="mixed"))
@click.argument("position")
@click.option(
    "--opponents",
    type=click.Choice(list(OPPONENTS)),
    default="mixed",
    show_default=True,
    help="How they play. mixed: in one of the other ways, but it is not known which.",
)
@click.option(
    "--time",
    "seconds",
    type=SecondsRange(),
    default=DEFAULT_SECONDS,
    show_default=True,
    metavar="SECONDS",
    help="Time limit per position.",
)
@click.option(
    "--samples",
    type=WholeRange(1, MOST_SAMPLES),
    metavar="N",
    help="Number of simulated rounds (reproducible), instead of --time.",
)
@click.option(
    "--positions",
    type=WholeRange(1),
    metavar="N",
    help="Pingouin: number of positions to visit (reproducible), instead of --time.",
)
@click.option("-s", "--seed", type=WholeRange(0, LARGEST_SEED), default=0, show_default=True)
@record_options("end", "the end; the start if the round is over")
@threads_option
@output_options("text", "json", about="json: JSON Lines for several positions.")
@color_option
@language_option
def advise_command(
    position: str,
    opponents: str,
    seconds: float,
    samples: int | None,
    positions: int | None,
    seed: int,
    place: RecordPlace,
    threads: int | None,
    wanted: Wanted,
    colour: bool,
) -> None:
    """Estimate what every legal move will probably lead to, and recommend one.

    POSITION is a position or a record: a file, - for standard input, or a position in one line. A ? in a hand
    is a hidden card, ?6 is six of them. The moves of a record give clues to the hidden hands. In a record
    whose hands are derived, and with --move, the hands of the others are hidden.

    Penguin Party: the hidden cards are dealt at random many times, and each time the round is simulated to
    its end, with opponents who play as --opponents says. The results are estimates with 95 % intervals.

    Pingouin: an engine looks ahead and judges the floes that it reaches. Its estimates have 90 % intervals,
    measured on games that it played; towards the end it proves its move.

    For exact values, use ppsolve analyze. Ctrl-C prints the estimates so far.
    """
    from ppsolve.reports.analysis.party import advice_text
    from ppsolve.reports.analysis.pingouin import floe_advice_text
    from ppsolve.solver.pingouin.advice import FloeAdvice
    from ppsolve.solver.pingouin.advice import advise as advise_on_floe

    results = wanted.results([position])
    given = list(
        inputs_of(
            position,
            lambda line: _from_line(line, place),
            lambda document: _from_dict(document, place),
            lambda text: _from_dict(document_from_text(text), place),
        )
    )
    interrupted = Event()

    def advise_on(one: Position | HiddenPosition | Floe) -> Advice | FloeAdvice:
        if isinstance(one, Floe):
            if samples is not None:
                raise BadInput("--samples", "is for hidden hands; for a floe use --positions")
            return advise_on_floe(
                one, seconds=seconds, positions=positions, threads=threads, stopped=interrupted.is_set
            )
        if positions is not None:
            raise BadInput("--positions", "is for floes; for hidden hands use --samples")
        return advise(
            one,
            samples=samples,
            seconds=seconds,
            seed=seed,
            others=OPPONENTS[opponents],
            threads=threads,
            stopped=interrupted.is_set,
        )

    def text(advice: Advice | FloeAdvice, number: int, colour: bool, width: int) -> str:
        if isinstance(advice, FloeAdvice):
            found = floe_advice_text(advice, colour=colour, width=width)
        else:
            found = advice_text(advice, colour=colour, width=width)
        return ("\n\n" if number else "") + found

    with results.printer(colour) as printer:
        for number, one in enumerate(given):
            with on_interrupt(interrupted.set):
                advice = advise_on(one)
            printer.json(advice.to_dict, several=len(given) > 1)
            printer.text(partial(text, advice, number))
            if interrupted.is_set():
                break
    if interrupted.is_set():
        raise click.Abort


def _from_line(line: str, place: RecordPlace) -> Position | HiddenPosition | Floe:
    place.check_unused()
    return hidden.from_line(line) if PARTY.is_line(line) else _not_over(PINGOUIN.from_line(line))


def _from_dict(document: Any, place: RecordPlace) -> Position | HiddenPosition | Floe:
    """Read a position, or the view of the player to move in a record."""
    named = document.get("deal", document) if isinstance(document, dict) else None
    if isinstance(named, dict) and named.get("game", PARTY.name) == PINGOUIN.name:
        return _floe(document, place)
    if not is_record(document):
        place.check_unused()
        return hidden.from_dict({key: document[key] for key in document if key != "game"})
    if hides_hands(document):
        return place.seen(document)
    played = place.round_of(open_record(document))
    assert isinstance(played, Round)
    moves = len(played.turns)
    as_given = "deal" in document and not lacks_hands(document["deal"])
    if place.move is None and not played.end.over and as_given:
        print_place(moves + 1, moves, True)
        return record_from_dict(document)  # the hands that are given are seen
    if place.move is not None:
        return seen_by_mover(played, place.move_of(played))
    number = 1 if played.end.over else moves + 1
    print_place(number, moves, True)
    return seen_by_mover(played, number)


def _floe(document: dict[str, Any], place: RecordPlace) -> Floe:
    """Read a floe, or the position of a recorded game: by default the end, or the start if it is over."""
    if not is_record(document):
        place.check_unused()
        return _not_over(PINGOUIN.from_dict(document))
    played = place.round_of(open_record(document))
    if place.move is None and played.positions[-1].over:
        place = replace(place, default="start")
    position = played.positions[place.move_of(played) - 1]
    assert isinstance(position, Floe)
    return _not_over(position)


def _not_over(position: Floe) -> Floe:
    if position.over:
        raise BadInput("position", "the game is over: there is no move to advise")
    return position

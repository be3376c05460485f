"""`ppsolve verify`: whether outcomes that were claimed elsewhere are true."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click

from ppsolve.cli.shared.answers import Answers, answer_options
from ppsolve.cli.shared.exit_codes import BAD_INPUT, UNDECIDED, WRONG
from ppsolve.cli.shared.inputs import STANDARD_INPUT, documents_of, each_document_of, note_remark
from ppsolve.cli.shared.outputs import print_json
from ppsolve.cli.shared.searching import (
    Search,
    cancelled_by_ctrl_c,
    progress_about,
    search_options,
)
from ppsolve.reports.analysis.text import verification_lines
from ppsolve.solver import BadInput
from ppsolve.solver.claims import Claim, claims_of, position_and_claims
from ppsolve.solver.games import AnyPosition, from_line, is_line
from ppsolve.solver.verification import Agreement, verify

NO_CLAIMS = 'no claims; give --expect FILE, or claims under the key "claims"'
Claimed = tuple[AnyPosition, tuple[Claim[Any], ...]]
EXIT_CODES: dict[Agreement, int] = {"agrees": 0, "differs": WRONG, "undecided": UNDECIDED}


@click.command("verify")
@click.argument("position")
@click.option("--expect", metavar="FILE", help="The claims, as JSON; one document a line for more positions.")
@answer_options
@search_options
@click.pass_context
def verify_command(
    context: click.Context,
    position: str,
    expect: str | None,
    answers: Answers,
    search: Search,
) -> None:
    """Compare claims about the outcomes of a POSITION with what is proved.

    Claims have the form of what analyze --json prints, or of a part of it; an outcome may be just a
    number, or bounds: {"players": [{"name": "Alice", "guaranteed": 3, "selfish": {"low": 0, "high": 3}}],
    "margin": 1, "moves": {"Ra1": 3}}. A line that is given must be legal and end in the value. Only what
    is claimed is searched.

    The claims stand in the FILE of --expect, or in the file of the POSITION under the key "claims"; a
    document of analyze --json, which holds its position, can be given as it is.

    With --format jsonl each line of standard input is answered as it comes; with --keep-going, too, what is
    wrong with a line is answered in its place.

    Exit code 0: all claims agree. 3: a limit was reached before all were decided. 4: a claim is wrong;
    there is a line for each difference.
    """
    if position == STANDARD_INPUT == expect:
        raise click.UsageError("POSITION and --expect cannot both be standard input")
    solver = search.solver()
    if answers.keep_going:
        if expect is not None:
            raise click.UsageError('--keep-going is for claims under the key "claims", not for --expect')
        several, given = True, each_document_of(position, _both)
    else:
        several, given = answers.several(_positions_and_claims(position, expect))
    worst = 0
    refused = False
    for number, found_input in enumerate(given, start=1):
        if isinstance(found_input, BadInput):
            answers.refuse(found_input)
            refused = True
            continue
        one, claims = found_input
        note_remark(one)
        label = f"position {number}, " if several else ""
        with cancelled_by_ctrl_c(solver), progress_about(one, label, search.seconds) as progress:
            found = verify(one, claims, limits=search.limits, solver=solver, progress=progress)
        if answers.as_json:
            print_json(found.to_dict(), one_line=several)
        else:
            for text in verification_lines(found):
                click.echo(f"position {number}: {text}" if several else text)
            if found.status == "undecided" and not solver.cancelled:
                click.echo(search.more)
        if solver.cancelled:
            if not answers.as_json:
                click.echo("Interrupted: this is what is known so far.")
            raise click.Abort
        worst = max(worst, EXIT_CODES[found.status])
    context.exit(BAD_INPUT if refused else worst)


def _positions_and_claims(argument: str, expect: str | None) -> Iterator[Claimed]:
    """The positions of an argument, each with the claims about it."""
    given: Iterator[tuple[AnyPosition, tuple[Claim[Any], ...] | None]]
    if is_line(argument):
        given = iter([(from_line(argument), None)])
    else:
        given = documents_of(argument, position_and_claims)
    about: list[AnyPosition] = []
    expected = None if expect is None else documents_of(expect, lambda found: _of_next(about, found))
    for position, claims in given:
        if expected is None:
            if claims is None:
                raise BadInput(argument, NO_CLAIMS)
            yield position, claims
            continue
        if claims is not None:
            raise BadInput(argument, "holds claims; --expect is for positions without them")
        about.append(position)
        claims = next(expected, None)
        if claims is None:
            raise BadInput(str(expect), "fewer documents than there are positions")
        yield position, claims
    if expected is not None:
        next(expected, None)


def _both(document: Any) -> Claimed:
    """A position and the claims about it, which a line without `--expect` must make."""
    position, claims = position_and_claims(document)
    if claims is None:
        raise BadInput("claims", NO_CLAIMS)
    return position, claims


def _of_next(about: list[AnyPosition], document: Any) -> tuple[Claim[Any], ...]:
    """The claims of the next document of `--expect`: it is about the position that was read last."""
    if not about:
        raise BadInput("", "more documents than there are positions")
    return claims_of(about.pop(), document)

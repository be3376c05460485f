"""`ppsolve verify`: check outcomes that were claimed elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click

from ppsolve.cli.shared.exit_codes import BAD_INPUT, UNDECIDED, WRONG
from ppsolve.cli.shared.inputs import (
    STANDARD_INPUT,
    Answers,
    answer_options,
    documents_of,
    each_document_of,
    inputs_of,
    print_remark,
)
from ppsolve.cli.shared.searching import Search, cancelled_by_ctrl_c, progress_about, search_options
from ppsolve.reports.analysis.text import verification_lines
from ppsolve.solver import BadInput
from ppsolve.solver.claims import Claim, claims_of, position_and_claims
from ppsolve.solver.games import AnyPosition, from_line
from ppsolve.solver.verification import Agreement, verify

NO_CLAIMS = 'no claims; give --expect FILE, or claims under the key "claims"'
Claimed = tuple[AnyPosition, tuple[Claim[Any], ...]]
EXIT_CODES: dict[Agreement, int] = {"agrees": 0, "differs": WRONG, "undecided": UNDECIDED}


@click.command("verify")
@click.argument("position")
@click.option("--expect", metavar="FILE", help="The claims as JSON (JSON Lines for several positions).")
@answer_options
@search_options
@click.pass_context
def verify_command(
    context: click.Context, position: str, expect: str | None, answers: Answers, search: Search
) -> None:
    """Compare claims about the outcomes of a POSITION with proved values.

    Claims have the form of the output of analyze --format json, or of a part of it. An outcome may be a
    number or bounds: {"players": [{"name": "Alice", "guaranteed": 3, "selfish": {"low": 0, "high": 3}}],
    "margin": 1, "moves": {"Ra1": 3}}. A claimed line must be legal and lead to the value. Only claimed
    outcomes are searched.

    The claims are in the FILE of --expect, or under the key "claims" in the file of the POSITION. The output
    of analyze --format json can be used as it is: it contains its position.

    With --format jsonl, each line of standard input is answered immediately. With --keep-going, a bad line is
    answered with an error.

    Exit code 0: all claims agree. 3: a limit was reached before all were decided. 4: a claim is wrong; one
    line is printed for each difference.
    """
    if position == STANDARD_INPUT == expect:
        raise click.UsageError("POSITION and --expect cannot both be standard input")
    results = answers.wanted.results(filter(None, [position, expect]))
    solver = search.solver()
    if answers.keep_going:
        if expect is not None:
            raise click.UsageError('--keep-going is for claims under the key "claims", not for --expect')
        several, given = True, each_document_of(position, _position_and_claims)
    else:
        several, given = answers.several(_positions_and_claims(position, expect))
    worst, refused = 0, False
    with results.printer() as printer:
        for number, found_input in enumerate(given, start=1):
            if isinstance(found_input, BadInput):
                answers.refuse(found_input, printer)
                refused = True
                continue
            one, claims = found_input
            print_remark(one)
            label = f"position {number}, " if several else ""
            with cancelled_by_ctrl_c(solver), progress_about(one, label, search.seconds) as progress:
                found = verify(one, claims, limits=search.limits, solver=solver, progress=progress)
            lines = [f"position {number}: {text}" if several else text for text in verification_lines(found)]
            if solver.cancelled:
                lines.append("Interrupted: these are the results so far.")
            elif found.status == "undecided":
                lines.append(search.more)
            printer.json(found.to_dict, several)
            printer.text("\n".join(lines))
            worst = max(worst, EXIT_CODES[found.status])
            if solver.cancelled:
                break
    if solver.cancelled:
        raise click.Abort
    context.exit(BAD_INPUT if refused else worst)


def _positions_and_claims(argument: str, expect: str | None) -> Iterator[Claimed]:
    about: list[AnyPosition] = []

    def read_expected(document: Any) -> tuple[Claim[Any], ...]:
        """Read the claims of the next document of `--expect`, about the position that was read last."""
        if not about:
            raise BadInput("", "more documents than positions")
        return claims_of(about.pop(), document)

    expected = None if expect is None else documents_of(expect, read_expected)
    for position, claims in inputs_of(argument, lambda line: (from_line(line), None), position_and_claims):
        if expected is not None:
            if claims is not None:
                raise BadInput(argument, "holds claims; --expect is for positions without them")
            about.append(position)
            claims = next(expected, None)
            if claims is None:
                raise BadInput(str(expect), "fewer documents than positions")
        if claims is None:
            raise BadInput(argument, NO_CLAIMS)
        yield position, claims
    if expected is not None:
        next(expected, None)


def _position_and_claims(document: Any) -> Claimed:
    """Read a position with its claims. Raises `BadInput` if there are none."""
    position, claims = position_and_claims(document)
    if claims is None:
        raise BadInput("claims", NO_CLAIMS)
    return position, claims

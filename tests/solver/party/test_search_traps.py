"""The traps of the rules, drawn, and what both searchers make of them."""

from __future__ import annotations

import pytest

from oracle import answers, truth
from ppsolve.solver import textform
from ppsolve.solver.party.python_searcher import PythonSearcher
from ppsolve.solver.searcher import Searcher

#    c        .
#    b      G   .        only R fits at b2, and only then is c1 open, to R and G
#    a    G   R   R
GREEN_COMES_BACK = "iello-2024,base=3:GRR/G.:{}:{}"

# What is drawn, and what each player can be sure of.
TRAPS = {
    # Alice places R; then Bob's G fits again, though no slot accepted it before.
    "a colour comes back": (GREEN_COMES_BACK.format("R,G", 0), (0, 0)),
    # Alice has R and G, Bob R: whoever opens c1 leaves it to the other.
    "a colour comes back for the other": (GREEN_COMES_BACK.format("RG,R", 0), (1, 0)),
    # It is Bob's turn and nothing fits: he is out before G comes back.
    "out is out": (GREEN_COMES_BACK.format("RR,G", 1), (0, 1)),
    # With `pass` he stays in: Alice has to open c1, and he takes it.
    "passing": ("iello-2024,base=3,stuck=pass:GRR/G.:RR,G:1", (1, 0)),
    # Bob and Carol are out; Alice goes on alone.
    "the last player plays alone": (GREEN_COMES_BACK.format("RG,BBx,YYx", 0), (0, 2, 2)),
    # Bob has finished, and Carol follows Alice.
    "a finished player is skipped": (GREEN_COMES_BACK.format("R,-,G", 0), (0, 0, 0)),
    "nobody can move at the start": ("iello-2024,base=2:RG:Y,BB:0", (1, 2)),
}


@pytest.fixture(params=["python", pytest.param("native", marks=pytest.mark.native)])
def searcher(request: pytest.FixtureRequest) -> Searcher:
    if request.param == "python":
        return PythonSearcher(1 << 20)
    from ppsolve.solver.party.native import native_searchers

    return native_searchers(1 << 20, 1)[0]


@pytest.mark.parametrize("trap", TRAPS)
def test_what_each_player_can_be_sure_of(trap: str, searcher: Searcher) -> None:
    drawn, guaranteed = TRAPS[trap]
    position = textform.loads(drawn)
    assert answers(searcher, position) == truth(position)
    assert truth(position).guaranteed == guaranteed

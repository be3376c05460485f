"""Penguin Party as a library: rules, positions, notation, deals and exact outcomes.

`load`, `analyze`, `dump` and their relatives accept positions of Pingouin, too; the rest of that game is in
`ppsolve.solver.pingouin`. Exports are imported on first access.

>>> from ppsolve.solver import deal, dumps, loads
>>> position = deal(seed=7, players=4)
>>> loads(dumps(position)) == position
True
"""

from typing import TYPE_CHECKING

__all__ = [
    "COLOURS",
    "COLOUR_NAMES",
    "EDITIONS",
    "Advice",
    "Analysis",
    "BadInput",
    "CanonicalForm",
    "Cooperation",
    "Edition",
    "HiddenPosition",
    "Limits",
    "Outcome",
    "Placement",
    "Player",
    "Position",
    "Rules",
    "Slot",
    "Solver",
    "advise",
    "analyze",
    "canonical",
    "colour_lives",
    "core_kind",
    "deal",
    "divide",
    "dump",
    "dumps",
    "load",
    "load_record",
    "load_seen",
    "loads",
    "loads_seen",
    "parse_move",
    "parse_record",
    "perft",
    "placement_graph",
    "position_schema",
    "prospects",
    "read",
    "record_schema",
    "record_to_text",
    "same_game",
    "still_playable",
    "textform",
    "to_dict",
]

if TYPE_CHECKING:
    from ppsolve.solver.analysis import Analysis, analyze
    from ppsolve.solver.backend import core_kind
    from ppsolve.solver.documents import position_schema, record_schema
    from ppsolve.solver.errors import BadInput
    from ppsolve.solver.games import dump, dumps, load, loads, read, to_dict
    from ppsolve.solver.outcome import Limits, Outcome
    from ppsolve.solver.party import textform
    from ppsolve.solver.party.cards import COLOUR_NAMES, COLOURS
    from ppsolve.solver.party.cooperation import Cooperation
    from ppsolve.solver.party.game import divide, perft
    from ppsolve.solver.party.hidden.advice import Advice, advise
    from ppsolve.solver.party.hidden.position import HiddenPosition
    from ppsolve.solver.party.hidden.record import load_seen, loads_seen
    from ppsolve.solver.party.notation import parse_move
    from ppsolve.solver.party.position import Player, Position, deal
    from ppsolve.solver.party.prospects import colour_lives, placement_graph, prospects, still_playable
    from ppsolve.solver.party.pyramid import Placement, Slot
    from ppsolve.solver.party.rules import EDITIONS, Edition, Rules
    from ppsolve.solver.party.symmetry import CanonicalForm, canonical, same_game
    from ppsolve.solver.record_registry import load_record, parse_record, record_to_text
    from ppsolve.solver.solver import Solver
else:
    from ppsolve.solver.lazy_imports import lazy_exports

    __getattr__, __dir__ = lazy_exports(
        __name__,
        {
            "analysis": ("Analysis", "analyze"),
            "backend": ("core_kind",),
            "documents": ("position_schema", "record_schema"),
            "errors": ("BadInput",),
            "games": ("dump", "dumps", "load", "loads", "read", "to_dict"),
            "outcome": ("Limits", "Outcome"),
            "party": ("textform",),
            "party.hidden.advice": ("Advice", "advise"),
            "party.cards": ("COLOUR_NAMES", "COLOURS"),
            "party.cooperation": ("Cooperation",),
            "party.game": ("divide", "perft"),
            "party.hidden.position": ("HiddenPosition",),
            "party.hidden.record": ("load_seen", "loads_seen"),
            "party.notation": ("parse_move",),
            "party.position": ("Player", "Position", "deal"),
            "party.prospects": ("colour_lives", "placement_graph", "prospects", "still_playable"),
            "party.pyramid": ("Placement", "Slot"),
            "party.rules": ("EDITIONS", "Edition", "Rules"),
            "party.symmetry": ("CanonicalForm", "canonical", "same_game"),
            "record_registry": ("load_record", "parse_record", "record_to_text"),
            "solver": ("Solver",),
        },
    )

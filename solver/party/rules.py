"""The rules as data: the editions, and a table's rules with overrides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, get_args

from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.party.cards import COLOURS, Counts
from ppsolve.solver.view.phrases import count_of

UpperRows = Literal["free", "contiguous"]
Stuck = Literal["out", "pass"]
ExtraRounds = Literal["none", "one", "any"]
"""The number of extra rounds that may follow the last round of a game while the lead is tied."""

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 6
WIDEST_BASE: Final = 8
MOST_OF_A_COLOUR: Final = 36
LARGEST_BONUS: Final = 99
DEFAULT_EDITION: Final = "iello-2024"


@dataclass(frozen=True)
class Edition:
    """A published version of the game: its rules and the contents of its box."""

    name: str
    deck: Counts
    bonus: int
    bonus_text: str
    tokens: str
    tumble: str
    """The rule for a falling pyramid, in words; see also `tumbles`."""
    tie: str
    """The rule for a tie, in words; see also `extra_rounds`."""
    note: str = ""
    tumbles: bool = False
    """True if a falling pyramid ends the round and costs the player who made it fall."""
    extra_rounds: ExtraRounds = "none"


EDITIONS: Final[Mapping[str, Edition]] = {
    edition.name: edition
    for edition in (
        Edition(
            "iello-2024",
            deck=(7, 7, 7, 7, 8),
            bonus=2,
            bonus_text="up to 2 points",
            tokens="24 x 1, 12 x 5",
            tumble="no",
            tie="shared, or one more round",
            extra_rounds="one",
        ),
        Edition(
            "playte-2021",
            deck=(7, 7, 7, 7, 8),
            bonus=2,
            bonus_text="2 points, or as many as held",
            tokens="20 x 1, 10 x 5",
            tumble="no",
            tie="shared, or more rounds",
            extra_rounds="any",
            note="its blue is a sky blue",
        ),
        Edition(
            "ffg-2007",
            deck=(9, 9, 9, 0, 9),
            bonus=2,
            bonus_text="2 points, if any from earlier rounds",
            tokens="39 chips of 1, 3 and 5",
            tumble="who makes the pyramid fall pays cards left + 1, nobody else; dealt again",
            tie="not said: shared",
            note="36 figures in four colours; the split into 9 each is an assumption",
            tumbles=True,
        ),
    )
}


@dataclass(frozen=True)
class Rules:
    """One complete set of rules for a table of `players`: an edition with its overrides applied."""

    edition: str
    players: int
    base: int
    deck: Counts
    hand_size: int
    bonus: int
    upper_rows: UpperRows
    stuck: Stuck

    @classmethod
    def of(cls, players: int, edition: str = DEFAULT_EDITION, /, **overrides: Any) -> Rules:
        """Return the rules of an edition for `players` players, with overrides.

        >>> Rules.of(2).base, Rules.of(2).hand_size, Rules.of(5).hand_size
        (7, 14, 7)
        >>> Rules.of(4, "ffg-2007", stuck="pass").named
        'ffg-2007, stuck=pass'
        """
        check_number_of_players(players)
        if edition not in EDITIONS:
            raise BadInput("rules", f"unknown edition {quoted(edition)}; choose from {', '.join(EDITIONS)}")
        published = EDITIONS[edition]
        for key in overrides:
            check_rule_name(key)
        deck = _deck(overrides["deck"]) if "deck" in overrides else published.deck
        return cls(
            edition=edition,
            players=players,
            base=_whole("base", overrides.get("base", 7 if players == 2 else 8), 1, WIDEST_BASE),
            deck=deck,
            hand_size=_whole(
                "hand_size",
                overrides.get("hand_size", min(14, sum(deck) // 2) if players == 2 else sum(deck) // players),
                0,
                MOST_OF_A_COLOUR * len(COLOURS),
            ),
            bonus=_whole("bonus", overrides.get("bonus", published.bonus), 0, LARGEST_BONUS),
            upper_rows=_choice("upper_rows", overrides.get("upper_rows", "free"), get_args(UpperRows)),
            stuck=_choice("stuck", overrides.get("stuck", "out"), get_args(Stuck)),
        )

    @property
    def opening_card(self) -> bool:
        """True if a card left over after dealing starts the base before the first turn."""
        return self.players == 5 and sum(self.deck) > self.players * self.hand_size

    @property
    def overrides(self) -> dict[str, Any]:
        """The differences from the published edition, in the form of the JSON `rules` object."""
        published = Rules.of(self.players, self.edition, **self._deck_override())
        return self._deck_override() | {
            key: getattr(self, key)
            for key in OVERRIDES
            if key != "deck" and getattr(self, key) != getattr(published, key)
        }

    @property
    def named(self) -> str:
        """The rules in one line, for people: the edition, then the overrides."""
        words = [self.edition]
        for key, value in self.overrides.items():
            words.append(f"{key}={deck_text(self.deck) if key == 'deck' else value}")
        return ", ".join(words)

    def _deck_override(self) -> dict[str, Any]:
        if self.deck == EDITIONS[self.edition].deck:
            return {}
        return {"deck": {colour: n for colour, n in zip(COLOURS, self.deck, strict=True) if n}}


OVERRIDES: Final = ("base", "deck", "hand_size", "bonus", "upper_rows", "stuck")


def check_number_of_players(players: int) -> None:
    """Raise `BadInput` if there are too few or too many players."""
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise BadInput(
            "players",
            f"{count_of(players, 'player')}, but the game is for {FEWEST_PLAYERS} to {MOST_PLAYERS}",
        )


def check_rule_name(key: str) -> None:
    """Raise `BadInput` unless `key` is a rule that can be overridden."""
    if key not in OVERRIDES:
        raise BadInput(
            f"rules.{key if key.isidentifier() and len(key) < 40 else quoted(key)}",
            f"unknown rule; choose from {', '.join(OVERRIDES)}",
        )


def deck_text(deck: Counts) -> str:
    """Return a deck in one word: `R7G7Y7P7B8`."""
    return "".join(f"{colour}{n}" for colour, n in zip(COLOURS, deck, strict=True) if n) or "R0"


def _deck(given: object) -> Counts:
    if not isinstance(given, Mapping):
        raise BadInput("rules.deck", f'expected an object such as {{"R": 9}}, not {quoted(given)}')
    for colour in given:
        if not isinstance(colour, str) or len(colour) != 1 or colour not in COLOURS:
            raise BadInput("rules.deck", f"unknown colour {quoted(colour)}; choose from {' '.join(COLOURS)}")
    red, green, yellow, purple, blue = (
        _whole(f"deck.{colour}", given.get(colour, 0), 0, MOST_OF_A_COLOUR) for colour in COLOURS
    )
    return red, green, yellow, purple, blue


def _whole(key: str, given: object, low: int, high: int) -> int:
    if isinstance(given, bool) or not isinstance(given, int):
        raise BadInput(f"rules.{key}", f"expected a whole number, not {quoted(given)}")
    if not low <= given <= high:
        raise BadInput(f"rules.{key}", f"{quoted(given)} is not from {low} to {high}")
    return given


def _choice(key: str, given: object, allowed: tuple[str, ...]) -> Any:
    if not isinstance(given, str) or given not in allowed:
        choices = " or ".join(f'"{word}"' for word in allowed)
        raise BadInput(f"rules.{key}", f"expected {choices}, not {quoted(given)}")
    return given

"""The lesson of a turn in a duel: the colour in danger, the moves that lose it, and the idea that works."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from ppsolve.puzzles.contest import PlayerNames
from ppsolve.puzzles.contest_reasons import (
    LEFT_OPEN,
    Lesson,
    Threat,
    listed,
    lured,
    moves_to_name,
    threat_of,
)
from ppsolve.puzzles.party.duel.judge import DuelJudge, DuelTurn
from ppsolve.puzzles.party.words import colours_text
from ppsolve.puzzles.solution import Ladder, Role
from ppsolve.solver.language.messages import Fact, either, say
from ppsolve.solver.language.messages import listed as list_text
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.prospects import colour_lives
from ppsolve.solver.party.pyramid import ROW_LETTERS, Placement

DuelIdea = Literal["use-it", "take-place", "open", "shut-out", "starve", "quiet"]
"""From the easiest to the hardest."""

FEW_REPLIES: Final = 1
"""The most answers of the next player that count as starving."""
FEW_PLACES: Final = 3
"""The most places that a hint names; more are counted."""
MOST_ANSWERS: Final = 2
"""The most further answers of opponents that a hint describes."""


@dataclass(frozen=True)
class Danger:
    """The colour that the player is left with after the most failing moves."""

    colour: str
    falls: tuple[Placement, ...]
    """The moves after which it is left over, the most tempting first."""
    killers: tuple[tuple[int, Placement], ...]
    """The cards that would make it dead at once if their owner were to move: seat and placement."""

    @property
    def places(self) -> list[str]:
        """The places of the killers."""
        return list(dict.fromkeys(str(move)[1:] for _, move in self.killers))


@dataclass(frozen=True)
class Feature:
    """Something that is true of the right move, and of `moves`."""

    idea: DuelIdea
    hint: str
    """The idea, without the right move."""
    why: str
    """What the right move does, as a sentence."""
    moves: frozenset[str]
    places: tuple[str, ...] = ()


def lesson(judge: DuelJudge, turn: DuelTurn, names: PlayerNames) -> Lesson:
    position, right, _ = turn
    danger = danger_of(judge, turn)
    threat = None
    if not meets(turn, danger):
        danger = replace(danger, killers=())
        threat = threat_of(judge, position, lambda answer: answer[1:] == right[1:], as_seen_before)
    ladder = Ladder(position.legal_moves, right)
    _add_look(ladder, judge, position, danger, threat, names)
    _add_others(ladder, judge, turn, danger, threat, names)
    found = features(judge, turn, danger, threat, names)
    best = min(found, key=lambda one: len(one.moves & set(ladder.left)), default=None)
    if best is not None and len(best.moves & set(ladder.left)) < len(ladder.left):
        marks: dict[str, Role] = dict.fromkeys(best.places, "because")
        ladder.add("idea", best.hint, best.moves.__contains__, marks)
    elif set(ladder.left) <= set(map(str, judge.good_moves(position))):
        pass  # The moves that are left are all right.
    elif len({move[0] for move in ladder.left}) > 1:
        text = say("puzzle-place-colour", colour=right.colour)
        ladder.add("idea", text, lambda move: move[0] == right.colour)
    else:
        row = ROW_LETTERS[right.row]
        ladder.add("idea", say("duel-hint-row", row=row), lambda move: move[1] == row)
    place = str(right)[1:]
    ladder.add(
        "place", say("puzzle-card-goes-to", place=place), lambda move: move[1:] == place, {place: "target"}
    )
    why = [one.why for one in found][:2] or [_placed_later(judge, turn, danger, names)]
    technique = next((one.idea for one in found if one.idea != "quiet"), "quiet")
    why.append(_after_defence(judge, turn, names))
    return Lesson(technique, tuple(filter(None, why)), tuple(ladder.hints))


def as_seen_before(answer: Placement, move: Placement) -> Placement | None:
    """Return the answer to a move with the columns as they are before the move; `None` if there is no such
    place before it."""
    if move[1:] != (0, -1):
        return answer
    before = answer._replace(column=answer.column - 1)
    return before if before.column >= (-1 if before.row == 0 else 0) else None


# The danger.


def danger_of(judge: DuelJudge, turn: DuelTurn) -> Danger:
    """Return the colour of which more cards are left over after the most failing moves than after the right
    one; among equals, one that a single card can shut out, then the one held most."""
    position = turn.position
    kept = Counter(kept_cards(judge, turn))
    falls: dict[str, list[Placement]] = {}
    for move in judge.by_appeal(position):
        for colour, number in Counter(left_over_after(judge, position, move)).items():
            if number > kept[colour]:
                falls.setdefault(colour, []).append(move)
    hand = position.players[judge.seat].hand
    killers = {colour: killers_of(position, judge.seat, colour) for colour in falls}
    colour = max(falls, key=lambda c: (len(falls[c]), len(killers[c]) > 0, hand.count(c)))
    return Danger(colour, tuple(falls[colour]), tuple(killers[colour]))


def kept_cards(judge: DuelJudge, turn: DuelTurn) -> str:
    """Return the cards that the player is left with after the right move and best play."""
    end = turn.after
    for later in judge.play_out(end):
        end = later.after
    return end.players[judge.seat].hand


def left_over_after(judge: DuelJudge, position: Position, move: Placement) -> str:
    """Return the cards that the refutation of a move leaves over."""
    refutation = judge.refute(position, move)
    colours = judge.left_over(refutation)
    return "".join(card for card in refutation.end.players[judge.seat].hand if card in colours)


def meets(turn: DuelTurn, danger: Danger) -> bool:
    """True if single cards can shut the colour out, and the right move does something about it."""
    position, right, _ = turn
    return bool(danger.killers) and (
        right.colour == danger.colour
        or str(right)[1:] in danger.places
        or is_guarded(position, right, turn.seat, danger.colour)
    )


def killers_of(position: Position, seat: int, colour: str) -> list[tuple[int, Placement]]:
    """Return the cards of the others that would make a colour dead at once, if it were their turn."""
    if colour_lives(position)[colour] == "dead":
        return []
    found = []
    for other, player in enumerate(position.players):
        if other == seat or not player.active:
            continue
        turned = replace(position, to_move=other)
        if turned.to_move == other:
            found += [
                (other, move)
                for move in turned.legal_moves
                if colour_lives(turned.after(move))[colour] == "dead"
            ]
    return found


def places_for(position: Position, colour: str) -> list[str]:
    """Return the open places that accept a colour."""
    return [slot.place for slot in position.slots() if colour in slot.accepts]


def _add_look(
    ladder: Ladder,
    judge: DuelJudge,
    position: Position,
    danger: Danger,
    threat: Threat[Placement] | None,
    names: PlayerNames,
) -> None:
    seat = judge.seat
    open_now = places_for(position, danger.colour)
    few = len(open_now) <= FEW_PLACES
    texts = [
        capitalised(
            say(
                "duel-look",
                colour=danger.colour,
                player=names.name(seat),
                cards=position.players[seat].hand.count(danger.colour),
                places=len(open_now),
                named="all" if few else "none",
                names=list_text(open_now) if open_now else "",
            )
        )
    ]
    marks: dict[str, Role] = dict.fromkeys(open_now, "because")
    if danger.killers:
        places = either(danger.places)
        texts.append(
            say("duel-look-killers", players=killers_text(danger, names), places=places, colour=danger.colour)
        )
        marks |= dict.fromkeys(danger.places, "clash")
    if threat is not None:
        texts.append(say("duel-look-threat", **threat_facts(threat, names)))
        marks[str(threat.move)[1:]] = "clash"
    ladder.add("look", " ".join(texts), marks=marks)


def killers_text(danger: Danger, names: PlayerNames) -> str:
    """Return the players who can shut the colour in danger out: `Bob or Carol`."""
    return either(list(dict.fromkeys(names.name(other) for other, _ in danger.killers)))


def threat_facts(threat: Threat[Placement], names: PlayerNames) -> dict[str, Fact]:
    """Return the player, the colour and the place of a threat."""
    move = threat.move
    return {"player": names.name(threat.seat), "colour": move.colour, "place": str(move)[1:]}


# Moves that fail.


def _add_others(
    ladder: Ladder,
    judge: DuelJudge,
    turn: DuelTurn,
    danger: Danger,
    threat: Threat[Placement] | None,
    names: PlayerNames,
) -> None:
    """Say which moves fail: all those of other colours or elsewhere if one reason refutes them, otherwise
    moves by name. Further moves are told with the answers that refute them."""
    position = turn.position
    failing = judge.by_appeal(position)
    named: list[Placement] = []
    possible = set(position.legal_moves)
    if colour_falls(judge, turn, danger):
        text = say("duel-others-colour", colour=danger.colour)
        possible = {move for move in possible if move.colour == danger.colour}
    elif guard_needed(judge, turn, danger):
        text = say("duel-others-guard", colour=danger.colour)
        possible = {move for move in possible if is_guarded(position, move, judge.seat, danger.colour)}
    elif threat is not None and place_falls(judge, turn, threat):
        place = str(threat.move)[1:]
        text = say("duel-others-place", **threat_facts(threat, names))
        possible = {move for move in possible if str(move)[1:] == place}
    else:
        falls = threat.falls if threat is not None else danger.falls
        named = moves_to_name(falls, len(failing))
        text = _falls_text(judge, position, falls, named, danger, threat, names)
        failing = [move for move in failing if move in named or move not in falls]
    failing = [move for move in failing if move in possible and move not in named]
    unnamed = [move for move in judge.failing_moves(position) if move in possible and move not in named]
    texts = [text]
    for (seat, answer), moves in _answers(judge, turn, failing[: max(len(unnamed) - LEFT_OPEN, 0)]):
        which = list_text([lured(judge, position, move) for move in moves])
        texts.append(say("duel-refutes", player=names.name(seat), moves=which, answer=str(answer)))
        named += moves
    left = {str(move) for move in possible - set(named)}
    ladder.add("others", " ".join(texts), left.__contains__)


def _falls_text(
    judge: DuelJudge,
    position: Position,
    falls: Sequence[Placement],
    named: Sequence[Placement],
    danger: Danger,
    threat: Threat[Placement] | None,
    names: PlayerNames,
) -> str:
    which = listed(judge, position, named, len(falls))
    count, total = len(falls), len(judge.choices(position))
    if threat is not None:
        facts = threat_facts(threat, names)
        return say("duel-others-threat", **facts, moves=which, count=count, total=total)
    if len(falls) == 1:
        return say("duel-others-one", colour=danger.colour, moves=which)
    return say("duel-others-several", colour=danger.colour, moves=which, count=count, total=total)


def _answers(
    judge: DuelJudge, turn: DuelTurn, failing: Sequence[Placement]
) -> list[tuple[tuple[int, Placement], list[Placement]]]:
    """Return the first answers that refute moves, with the moves; at most `MOST_ANSWERS` of them, none of
    which reads like the right move."""
    found: dict[tuple[int, Placement], list[Placement]] = {}
    for move in failing:
        line = judge.refute(turn.position, move).line
        if line and line[0].seat != judge.seat and line[0].move != turn.move:
            found.setdefault((line[0].seat, line[0].move), []).append(move)
    return list(found.items())[:MOST_ANSWERS]


def colour_falls(judge: DuelJudge, turn: DuelTurn, danger: Danger) -> bool:
    """True if the right move places the colour in danger, and every move of another colour leaves more of
    its cards over."""
    position, right, _ = turn
    others = [move for move in position.legal_moves if move.colour != danger.colour]
    if right.colour != danger.colour or len(others) <= 1:
        return False
    kept = kept_cards(judge, turn).count(danger.colour)
    return all(
        not judge.keeps(position.after(move))
        and left_over_after(judge, position, move).count(danger.colour) > kept
        for move in others
    )


def guard_needed(judge: DuelJudge, turn: DuelTurn, danger: Danger) -> bool:
    """True if a single card can shut the colour in danger out, but not after the right move, and every move
    after which one still can fails. The player holds several cards of it, so that it matters to the end."""
    position, right, _ = turn
    several = position.players[judge.seat].hand.count(danger.colour) > 1
    if not several or not danger.killers or not is_guarded(position, right, judge.seat, danger.colour):
        return False
    unguarded = [
        move for move in position.legal_moves if not is_guarded(position, move, judge.seat, danger.colour)
    ]
    return len(unguarded) > 1 and not any(judge.keeps(position.after(move)) for move in unguarded)


def place_falls(judge: DuelJudge, turn: DuelTurn, threat: Threat[Placement]) -> bool:
    """True if the threat refutes every move elsewhere, and several cards could take its place."""
    position, place = turn.position, str(threat.move)[1:]
    here = [move for move in position.legal_moves if str(move)[1:] == place]
    elsewhere = [move for move in position.legal_moves if str(move)[1:] != place]
    return (
        turn.move in here
        and len(here) > 1
        and len(elsewhere) > 1
        and all(is_refuted_by(judge, position, move, threat) for move in elsewhere)
    )


def is_refuted_by(judge: DuelJudge, position: Position, move: Placement, threat: Threat[Placement]) -> bool:
    """True if the threat is an answer to a move, and refutes it."""
    after = position.after(move)
    return after.to_move == threat.seat and any(
        as_seen_before(option.move, move) == threat.move and not judge.is_enough(option.value)
        for option in judge.options(after)
    )


# The idea.


def features(
    judge: DuelJudge, turn: DuelTurn, danger: Danger, threat: Threat[Placement] | None, names: PlayerNames
) -> list[Feature]:
    """Return what is true of the right move, the clearest first."""
    position, right, after = turn
    seat, colour = judge.seat, danger.colour
    found = []

    def add(idea: DuelIdea, hint: str, why: str, is_true: Callable[[Placement], bool]) -> None:
        moves = frozenset(str(move) for move in position.legal_moves if is_true(move))
        found.append(Feature(idea, hint, why, moves))

    place = str(right)[1:]
    if right.colour == colour:
        add(
            "use-it",
            say("duel-idea-use-it", colour=colour),
            say("duel-why-use-it", colour=colour),
            lambda move: move.colour == colour,
        )
    elif place in danger.places:
        add(
            "take-place",
            say("duel-idea-take-danger", colour=colour),
            say("duel-why-take-danger", place=place, players=killers_text(danger, names), colour=colour),
            lambda move: str(move)[1:] in danger.places,
        )
    elif threat is not None and place == str(threat.move)[1:]:
        add(
            "take-place",
            say("duel-idea-take-place", place=place),
            say("duel-why-take-place", **threat_facts(threat, names)),
            lambda move: str(move)[1:] == place,
        )
    if more_places(position, right, colour):
        add(
            "open",
            say("duel-idea-open", colour=colour),
            say("duel-why-open", colour=colour),
            lambda move: more_places(position, move, colour),
        )
    if danger.killers and is_guarded(position, right, seat, colour):
        add(
            "quiet",
            say("duel-idea-guard", colour=colour),
            say("duel-why-guard", colour=colour),
            lambda move: is_guarded(position, move, seat, colour),
        )
    if shut := shut_out_by(position, right, seat):
        holders = [
            names.name(other)
            for other, player in enumerate(after.players)
            if other != seat and player.active and set(shut) & set(player.hand)
        ]
        facts: dict[str, Fact] = {
            "colours": colours_text(shut),
            "number": len(shut),
            "players": list_text(holders),
            "holders": len(holders),
        }
        add(
            "shut-out",
            say("duel-idea-shut-out", **facts),
            say("duel-why-shut-out", **facts),
            lambda move: set(shut) <= set(shut_out_by(position, move, seat)),
        )
    if stuck := stuck_after(position, right, seat):
        who = list_text([names.name(other) for other in stuck])
        add(
            "starve",
            say("duel-idea-stuck", players=who),
            say("duel-why-stuck", players=who),
            lambda move: set(stuck) <= set(stuck_after(position, move, seat)),
        )
    elif after.to_move not in (None, seat):
        replies, now = len(after.legal_moves), after.to_move
        if replies <= FEW_REPLIES:
            who = names.name(now)
            add(
                "starve",
                say("duel-idea-starve", player=who, answers=replies),
                say("duel-why-starve", player=who, answers=replies),
                lambda move: (
                    position.after(move).to_move == now and len(position.after(move).legal_moves) <= replies
                ),
            )
    return found


def more_places(position: Position, move: Placement, colour: str) -> bool:
    """True if more open places accept a colour after a move than before it."""
    return len(places_for(position.after(move), colour)) > len(places_for(position, colour))


def is_guarded(position: Position, move: Placement, seat: int, colour: str) -> bool:
    """True if a colour lives after a move, and no single card of the others makes it dead."""
    after = position.after(move)
    return colour_lives(after)[colour] != "dead" and not killers_of(after, seat, colour)


def shut_out_by(position: Position, move: Placement, seat: int) -> str:
    """Return the colours that a move makes dead, and that others hold who are still in the round."""
    after = position.after(move)
    before, now = colour_lives(position), colour_lives(after)
    others = "".join(
        player.hand for other, player in enumerate(after.players) if other != seat and player.active
    )
    return "".join(c for c in before if before[c] != "dead" and now[c] == "dead" and c in others)


def stuck_after(position: Position, move: Placement, seat: int) -> list[int]:
    """Return the other players who are out after a move, but not before it."""
    after = position.after(move)
    return [
        other
        for other, player in enumerate(position.players)
        if other != seat and player.active and after.players[other].out
    ]


def _placed_later(judge: DuelJudge, turn: DuelTurn, danger: Danger, names: PlayerNames) -> str:
    """Return when the player places the colour in danger in the best line.

    They do: fewer of its cards are left over than after moves that fail, and the right move has another
    colour.
    """
    move = next(
        later.move
        for later in judge.play_out(turn.after)
        if later.seat == judge.seat and later.move.colour == danger.colour
    )
    return say("duel-later", player=names.name(judge.seat), colour=danger.colour, move=str(move))


def _after_defence(judge: DuelJudge, turn: DuelTurn, names: PlayerNames) -> str:
    """Return how the player goes on after the best defence to the right move."""
    position = turn.after
    answers: list[str] = []
    while not judge.settled(position) and position.to_move != judge.seat:
        option = judge.defence(position)
        assert position.to_move is not None
        who = names.name(position.to_move)
        message = "puzzle-further-answer" if answers else "duel-first-answer"
        answers.append(say(message, player=who, move=str(option.move)))
        position = option.after
    if not answers or judge.settled(position):
        return ""
    best = judge.best_move(position).move
    return judge.words("goes-on", answers=", ".join(answers), player=names.name(judge.seat), move=str(best))


def capitalised(text: str) -> str:
    return text[0].upper() + text[1:]

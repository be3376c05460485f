"""Check every sentence of the hints of duels, and why their moves are right, from the positions alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from claim_texts import Claims, check_stages, number_of, tiles_in
from duel_reasons import DuelReader
from ppsolve.puzzles.party.duel.explain import steps
from ppsolve.puzzles.party.duel.judge import DuelJudge
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.solver.party.cards import COLOUR_NAMES
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import Placement
from ppsolve.solver.party.symmetry import canonical

CARD = r"([RGYPB][a-h]\d)"
LURED = r"[RGYPB][a-h]\d(?: \([a-z ]+\))?"
LETTERS = {name: letter for letter, name in COLOUR_NAMES.items()}
COLOUR = rf"({'|'.join(LETTERS)})"


class DuelClaims(Claims):
    """The claims about one turn of the player."""

    def __init__(self, reader: DuelReader, judge: DuelJudge, position: Position, step: SolutionStep) -> None:
        self.reader, self.judge, self.position, self.step = reader, judge, position, step
        self.seat = judge.seat
        self.hand = position.players[self.seat].hand
        self.moves = {str(move): position.after(move) for move in position.legal_moves}
        self.after = self.moves[step.move]
        self.failing = {move for move, after in self.moves.items() if reader.sure(after) > judge.goal}
        self.colour = ""
        self.threat: Placement | None = None
        self.killers: set[tuple[str, str]] = set()

    # Values of positions.

    def classes(self, moves: set[str]) -> int:
        return len({canonical(self.moves[move]) for move in moves})

    def places(self, position: Position, colour: str) -> list[str]:
        return [slot.place for slot in position.slots() if colour in slot.accepts]

    def killing(self, position: Position, colour: str) -> set[tuple[str, str]]:
        """Return the names of others, and the places where a card of theirs makes a colour dead."""
        found = set()
        for seat, player in enumerate(position.players):
            turned = replace(position, to_move=seat)
            if seat != self.seat and player.active and turned.to_move == seat:
                found |= {
                    (player.name, str(move)[1:])
                    for move in turned.legal_moves
                    if self.reader.is_dead(turned.after(move), colour)
                }
        return found

    def refutes(self, move: str) -> bool:
        """True if the threat is legal after a move, and refutes it."""
        assert self.threat is not None
        after = self.moves[move]
        shift = 1 if move[1:] == "a0" else 0
        answer = self.threat._replace(column=self.threat.column + shift)
        return answer in after.legal_moves and self.reader.sure(after.after(answer)) > self.judge.goal

    def left_over(self, move: str) -> str:
        """Return the cards that the refutation of a move leaves over."""
        refutation = self.judge.refute(self.position, self.position.parse_move(move))
        end = refutation.end.players[self.seat]
        if refutation.end.over or not end.active:
            return end.hand
        return "".join(card for card in end.hand if self.reader.is_dead(refutation.end, card))

    def check_lures(self, text: str) -> None:
        for move, lure in re.findall(rf"{CARD} \(([a-z ]+)\)", text):
            fit = {m: [self.fitting(a, s) for s in range(len(a.players))] for m, a in self.moves.items()}
            own = {m: cards[self.seat] for m, cards in fit.items()}
            balance = {m: 2 * cards[self.seat] - sum(cards) for m, cards in fit.items()}
            for rule in lure.split(" and "):
                scores = {"most cards fit": own, "best balance": balance}[rule]
                assert scores[move] == max(scores.values())

    def fitting(self, position: Position, seat: int) -> int:
        return sum(bool(self.places(position, card)) for card in position.players[seat].hand)

    def listed(self, text: str) -> tuple[set[str], int]:
        self.check_lures(text)
        named = set(re.findall(CARD, text))
        more = re.search(r"(\w+) more$", text)
        return named, len(named) + (number_of(more[1]) if more else 0)

    # Sentences. Each method checks one form.

    def claims(self) -> dict[str, Callable[..., None]]:
        return {
            rf"(\w+) is in danger: (\w+) holds (\w+) {COLOUR} cards?, and (.+?) takes? {COLOUR} now\.": (
                self.danger
            ),
            r"([\w, ]+) can shut it out for good with a card on ([^.]+)\.": self.can_shut,
            rf"Beware of (\w+) placing {COLOUR} on (\w\d)\.": self.beware,
            rf"(\w+)'s {COLOUR} card on (\w\d) refutes (\w+) of the (\w+) moves: ([^.]+)\.": self.refuted,
            rf"(\w+)'s {COLOUR} card on (\w\d) refutes every move that leaves (\w\d) open\.": (
                self.refuted_elsewhere
            ),
            rf"(\w+) refutes ({LURED}(?:(?:, | and ){LURED})*) with {CARD}\.": self.answered_by,
            rf"Every move fails that shuts {COLOUR} out or lets a single card do so\.": self.unguarded_fail,
            rf"After every move of another colour a {COLOUR} card is left over\.": self.over_with_others,
            rf"After (\w+) of the (\w+) moves a {COLOUR} card is left over: ([^.]+)\.": self.over,
            rf"After ({LURED}), a {COLOUR} card is left over\.": self.over_once,
            rf"Place {COLOUR} while there is a place for it\.": self.placed,
            rf"It places {COLOUR} in time\.": self.placed,
            rf"Place an? {COLOUR} card\.": self.card,
            r"Place a card in row (\w)\.": self.row,
            rf"Take the place where {COLOUR} can be shut out\.": self.taken,
            rf"It takes (\w\d) before ([\w, ]+) can shut {COLOUR} out there\.": self.takes,
            r"Take (\w\d) yourself\.": self.take,
            rf"It takes (\w\d) before (\w+) can place {COLOUR} there\.": lambda place, *_: self.take(place),
            rf"(?:Open|It opens) a new place for {COLOUR}\.": self.opened,
            rf"After (?:the right move,|it) no single card can shut {COLOUR} out\.": self.guarded,
            r"(?:Shut|It shuts) ([a-z, ]+) out for good(?::|, and) (.+?) still holds? (?:it|them)\.": (
                self.shut_out
            ),
            rf"In the best line (\w+) still places {COLOUR}, with {CARD}\.": self.placed_later,
            r"(?:Leave|It leaves) (\w+) only one answer\.": self.starved,
            r"(?:Leave|It leaves) ([\w, ]+) without a move\.": self.stuck,
            r"The card goes to (\w\d)\.": self.goes_to,
            rf"If ((?:\w+ (?:answers )?{CARD}, )+)(\w+) plays {CARD} and is sure to end with ([^.]+)\.": (
                self.answered
            ),
        }

    def danger(self, name: str, who: str, number: str, colour: str, where: str, again: str) -> None:
        self.colour = LETTERS[colour]
        assert name.lower() == colour == again
        assert who == self.reader.player
        assert number_of(number) == self.hand.count(self.colour) > 0
        places = self.places(self.position, self.colour)
        if where.endswith(("places", "place")):
            assert number_of(where.split()[0]) == len(places)
        else:
            assert tiles_in(where) == set(places)
            assert (len(places) == 1) == where.startswith("only ")

    def can_shut(self, who: str, places: str) -> None:
        self.killers = self.killing(self.position, self.colour)
        assert {name for name, _ in self.killers} == set(re.split(", | or ", who))
        assert {place for _, place in self.killers} == tiles_in(places)

    def beware(self, who: str, colour: str, place: str) -> None:
        self.threat = self.position.parse_move(LETTERS[colour] + place)
        assert any(self.refutes(move) for move in self.failing)
        assert all(self.moves[m].mover.name == who for m in self.failing if self.refutes(m))

    def is_threat(self, who: str, colour: str, place: str) -> None:
        assert str(self.threat) == LETTERS[colour] + place
        assert all(self.moves[m].mover.name == who for m in self.failing if self.refutes(m))

    def refuted_elsewhere(self, who: str, colour: str, place: str, again: str) -> None:
        self.is_threat(who, colour, place)
        assert place == again == self.step.place
        assert all(self.refutes(move) for move in self.moves if move[1:] != place)
        self.keep_moves(move for move in self.moves if move[1:] == place)

    def answered_by(self, who: str, moves: str, answer: str) -> None:
        assert who != self.reader.player
        self.check_lures(moves)
        for move in re.findall(CARD, moves):
            after = self.moves[move]
            assert after.mover.name == who
            assert self.reader.sure(after.play(answer)) > self.judge.goal
            self.named.add(move)

    def unguarded_fail(self, colour: str) -> None:
        assert self.killers
        self.guarded(colour)
        assert self.kept is not None
        assert set(self.moves) - self.kept <= self.failing

    def over_with_others(self, colour: str) -> None:
        assert LETTERS[colour] == self.colour
        others = {move for move in self.moves if move[0] != self.colour}
        kept = self.kept_cards()
        assert others <= self.failing
        assert all(self.left_over(move).count(self.colour) > kept for move in others)
        self.keep_moves(set(self.moves) - others)

    def refuted(self, who: str, colour: str, place: str, number: str, total: str, moves: str) -> None:
        self.is_threat(who, colour, place)
        named, counted = self.listed(moves)
        plain = {move for move in self.failing if self.plainly_lost(move)}
        falls = {move for move in self.failing - plain if self.refutes(move)}
        assert named <= falls
        assert counted == number_of(number) == self.classes(falls)
        assert number_of(total) == self.classes(set(self.moves))
        self.named |= named

    def plainly_lost(self, move: str) -> bool:
        after = self.moves[move]
        dead = [card for card in after.players[self.seat].hand if self.reader.is_dead(after, card)]
        return len(dead) > self.judge.goal or not after.players[self.seat].active or after.over

    def kept_cards(self) -> int:
        """Return the cards of the colour in danger that are left over after best play."""
        end = self.after
        for turn in self.judge.play_out(end):
            end = turn.after
        hand: str = end.players[self.seat].hand
        return hand.count(self.colour)

    def over(self, number: str, total: str, colour: str, moves: str) -> None:
        assert LETTERS[colour] == self.colour
        named, counted = self.listed(moves)
        kept = self.kept_cards()
        falls = {move for move in self.failing if self.left_over(move).count(self.colour) > kept}
        assert named <= falls
        assert counted == number_of(number) == self.classes(falls)
        assert number_of(total) == self.classes(set(self.moves))
        self.named |= named

    def over_once(self, move: str, colour: str) -> None:
        assert LETTERS[colour] == self.colour
        self.check_lures(move)
        assert self.left_over(move[:3]).count(self.colour) > self.kept_cards()
        self.named.add(move[:3])

    def placed(self, colour: str) -> None:
        assert LETTERS[colour] == self.colour
        self.card(colour)

    def card(self, colour: str) -> None:
        self.keep_moves(move for move in self.moves if move[0] == LETTERS[colour])

    def row(self, letter: str) -> None:
        self.keep_moves(move for move in self.moves if move[1] == letter)

    def taken(self, colour: str) -> None:
        assert LETTERS[colour] == self.colour
        self.keep_moves(move for move in self.moves if move[1:] in {place for _, place in self.killers})

    def takes(self, place: str, who: str, colour: str) -> None:
        assert self.step.place == place
        assert place in {place for _, place in self.killers}
        assert {name for name, _ in self.killers} == set(re.split(", | or ", who))
        assert LETTERS[colour] == self.colour

    def take(self, place: str) -> None:
        assert self.threat is not None
        assert str(self.threat)[1:] == place
        self.keep_moves(move for move in self.moves if move[1:] == place)

    def opened(self, colour: str) -> None:
        assert LETTERS[colour] == self.colour
        now = len(self.places(self.position, self.colour))
        self.keep(lambda after: len(self.places(after, self.colour)) > now)

    def guarded(self, colour: str) -> None:
        assert LETTERS[colour] == self.colour
        self.keep(
            lambda after: not self.reader.is_dead(after, self.colour) and not self.killing(after, self.colour)
        )

    def shut_out(self, colours: str, who: str) -> None:
        letters = {LETTERS[name] for name in re.split(", | and ", colours)}
        holders = {
            player.name
            for seat, player in enumerate(self.after.players)
            if seat != self.seat and player.active and letters & set(player.hand)
        }
        assert holders == set(re.split(", | and ", who))
        assert not any(self.reader.is_dead(self.position, letter) for letter in letters)
        self.keep(
            lambda after: all(
                self.reader.is_dead(after, letter)
                and any(
                    letter in player.hand
                    for seat, player in enumerate(after.players)
                    if seat != self.seat and player.active
                )
                for letter in letters
            )
        )

    def placed_later(self, who: str, colour: str, move: str) -> None:
        assert who == self.reader.player
        assert move[0] == LETTERS[colour] == self.colour
        line = self.judge.play_out(self.after)
        assert move == next(
            str(turn.move) for turn in line if turn.seat == self.seat and turn.move.colour == self.colour
        )

    def starved(self, who: str) -> None:
        self.keep(lambda after: not after.over and after.mover.name == who and len(after.legal_moves) == 1)
        assert who != self.reader.player

    def stuck(self, who: str) -> None:
        names = set(re.split(", | and ", who))
        assert not any(player.out for player in self.position.players if player.name in names)
        self.keep(lambda after: names <= {player.name for player in after.players if player.out})

    def goes_to(self, place: str) -> None:
        assert self.step.place == place
        self.keep_moves(move for move in self.moves if move[1:] == place)

    def answered(self, answers: str, _: str, who: str, best: str, goal: str) -> None:
        assert who == self.reader.player
        position, value = self.after, self.reader.sure(self.after)
        for name, move in re.findall(rf"(\w+) (?:answers )?{CARD}", answers):
            assert position.mover.name == name
            position = position.play(move)
            assert self.reader.sure(position) == value
        assert position.mover.name == who
        assert self.reader.sure(position.play(best)) <= self.reader.limit(goal) == self.judge.goal


def without_why(reason: str) -> str:
    """Return a reason without the sentences between its claim and its refutations."""
    return re.sub(r"^((?:Only|\w+ of the) [^.]*\.) .*?(?= After [RGYPB][a-h]\d)", r"\1", reason)


def check_duel(task: DuelTask) -> int:
    """Check every sentence that is said about a duel; return the number of decisions."""
    judge, reader = DuelJudge(task), DuelReader(task)
    position, decisions = task.position, 0
    for step in steps(task):
        if step.hints:
            claims = DuelClaims(reader, judge, position, step)
            check_stages(claims, step)
            claims.check(" ".join(step.why))
            claims.check_lures(step.reason)
            decisions += 1
        reader.read(position, without_why(step.reason), step.move)
        position = position.play(step.move)
    assert decisions
    return decisions

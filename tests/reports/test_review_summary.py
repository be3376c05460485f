"""The paragraphs of a review: every fact is compared with brute force, replays and the adviser."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped,unused-ignore]
import pytest

from command import complaint, output, ppsolve
from oracle import truth
from ppsolve.reports import review_schema
from ppsolve.reports.review.grades import CARDS, FISH
from ppsolve.reports.review.party.review import SAMPLES
from ppsolve.reports.review.registry import review, review_dict, review_html, review_text
from ppsolve.solver import Limits, Solver, advise, deal
from ppsolve.solver.outcome import Outcome
from ppsolve.solver.party.hidden.record import seen_by_mover
from ppsolve.solver.party.record import Round, Turn, from_dict
from ppsolve.solver.party.yardsticks import EXPECTED_ROUNDS
from ppsolve.solver.pingouin.view.text import decision_text as floe_decision_text
from ppsolve.solver.record_registry import load_record, record_from_dict, record_from_text, record_to_text
from ppsolve.solver.yardsticks import Interval

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
Document = dict[str, Any]


def random_round(seed: int, players: int, cards: int, base: int) -> Round:
    """Play a round at random."""
    chance = random.Random(seed)
    start = deal(seed, players, hand_size=cards, base=base)
    moves: list[str] = []
    position = start
    while not position.over:
        moves.append(str(chance.choice(position.legal_moves)))
        position = position.play(moves[-1])
    return from_dict({"deal": start.to_dict(), "moves": moves})


# Facts, computed without the review.


def worst_case(turn: Turn, move: Any) -> int:
    return truth(turn.before.after(move)).guaranteed[turn.seat]


def selfish(turn: Turn, move: Any) -> int:
    return truth(turn.before.after(move)).selfish[turn.seat]


def exact_cost(turn: Turn) -> int:
    """Return the cost of a move: by the worst case for two players, else by everyone for themselves."""
    value = worst_case if len(turn.before.players) == 2 else selfish
    return value(turn, turn.move) - min(value(turn, move) for move in turn.before.legal_moves)


def place_of(played: Round, seat: int) -> int:
    left = [len(player.hand) for player in played.end.players]
    return 1 + sum(other < left[seat] for other in left)


def cards(number: int) -> str:
    return "no cards" if number == 0 else "1 card" if number == 1 else f"{number} cards"


PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six")


def listing(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def result_sentence(played: Round, seat: int) -> str:
    """Return the first sentence, made from the end of the round."""
    names, ends = played.deal.names, played.end.players
    left, place = len(ends[seat].hand), place_of(played, seat)
    level = [names[s] for s, one in enumerate(ends) if s != seat and len(one.hand) == left]
    if len(level) == len(names) - 1:
        how = f"tied with {listing(level)},"
    elif level and max(len(one.hand) for one in ends) == left:
        how = f"came joint last with {listing(level)},"
    elif level:
        how = f"shared {PLACES[place - 1]} place with {listing(level)},"
    elif place == 1:
        how = "won"
    elif len(names) == 2:
        how = "lost"
    else:
        how = "came last" if place == len(names) else f"came {PLACES[place - 1]} of {NUMBERS[len(names)]}"
    text = f"{names[seat]}, you {how} with {cards(left)} left"
    if not left:
        text += f": your last card went down at move {max(t.number for t in played.turns if t.seat == seat)}"
    elif place > 1:
        gone = next(n for n, position in enumerate(played.positions) if position.players[seat].out)
        text += f"; you were out {f'after move {gone}' if gone else 'from the start'}"
    return f"{text}."


def estimates_text(estimates: Any, turn: Turn, better: str, intervals: bool) -> str:
    """Return `1.20 cards (1.10 to 1.30) after Ra1, ...` from the advice."""

    def shown(move: str, unit: str) -> str:
        found = next(one.cards_left for one in estimates.moves if str(one.move) == move)
        low, high = f"{found.low:.2f}", f"{found.high:.2f}"
        interval = f" ({low} to {high})" if intervals and low != high else ""
        return f"{found.mean:.2f}{unit}{interval} after {move}"

    return f"{shown(str(turn.move), ' cards')}, {shown(better, '')}"


def check_summary(played: Round, seat: int, found: Document) -> str:
    """Check a paragraph and its JSON facts; return a word for what it says."""
    text = found["text"]
    first = result_sentence(played, seat)
    assert text.startswith(first)
    assert found["place"] == place_of(played, seat)
    assert found["cards_left"] == len(played.end.players[seat].hand)
    own = [turn for turn in played.turns if turn.seat == seat]
    costs = {turn.number: exact_cost(turn) for turn in own}
    decision = found["decision"]
    rest = text.removeprefix(first).strip()
    if decision is None:
        assert not any(costs.values())
        sure, left = truth(played.deal).guaranteed[seat], found["cards_left"]
        start = ""
        if "never had a choice" not in rest and left:
            if left == sure:
                start = f" From the start, {cards(sure)} was the best you could be sure of."
            elif left < sure:
                start = f" At the start, you could only be sure of having at most {cards(sure)} left."
        assert rest.endswith(start)
        assert not re.search(r"\d", rest.removesuffix(start))
        return "nothing"
    turn = played.turns[decision["number"] - 1]
    better = turn.before.parse_move(decision["better"])
    assert turn.seat == seat
    assert str(turn.move) == decision["move"]
    assert decision["judged_by"] == (
        "worst case" if len(played.deal.players) == 2 else "everyone for themselves"
    )
    cost = max(costs.values())
    assert costs[turn.number] == cost == decision["cost"]["cards"] > 0
    assert decision["grade"] == ("mistake" if cost == 1 else "blunder")
    value = worst_case if len(played.deal.players) == 2 else selfish
    assert value(turn, better) == min(value(turn, move) for move in turn.before.legal_moves)
    values = {
        name: [of(turn, turn.move), of(turn, better)]
        for name, of in (("worst_case", worst_case), ("selfish", selfish))
    }
    for name, pair in values.items():
        assert [decision[name][one]["cards"] for one in ("played", "better")] == pair
    samples = EXPECTED_ROUNDS * len(turn.before.legal_moves)
    seen = advise(seen_by_mover(played, turn.number), samples=samples, seed=0, threads=1)
    expected = advise(turn.before, samples=samples, seed=0, threads=1)
    sentences = [
        mattered(turn, decision, result_kind(played, seat)),
        exact_sentence(turn, str(better), values, decision["judged_by"]),
        expected_sentence(expected, turn, str(better), any(mine < best for mine, best in values.values())),
        view_sentence(seen, turn, str(better), decision["at_the_time"]),
    ]
    assert rest == " ".join(sentences)
    assert found["note"] == ""
    return str(decision["at_the_time"]["visible"])


def result_kind(played: Round, seat: int) -> str:
    left = [len(player.hand) for player in played.end.players]
    if not left[seat]:
        return "perfect"
    return "won" if left[seat] == min(left) < max(left) else ""


def mattered(turn: Turn, decision: Document, result: str) -> str:
    grade = f"a {decision['grade']}"
    lead = {
        "perfect": "Your riskiest moment was",
        "won": "Even so, the move to look at again is",
        "": "What mattered most was",
    }[result]
    return f"{lead} move {turn.number}: you played {turn.move}, {grade}; {decision['better']} was better."


def exact_sentence(turn: Turn, better: str, values: dict[str, list[int]], judged_by: str) -> str:
    leads = {"worst_case": "in the worst case", "selfish": "with everyone playing for themselves"}
    order = sorted(values, key=lambda name: (name == "selfish") != (judged_by == "everyone for themselves"))

    def part(pair: list[int], lead: str) -> str:
        mine, best = pair
        if mine == best:
            return f"{lead} both leave you with {cards(mine)}"
        return f"{lead} {turn.move} leaves you with {cards(mine)}, {better} with {best or 'none'}"

    one, other = order
    if values[one] == values[other]:
        text = part(values[one], f"{leads[one]}, and {leads[other]} too,")
    else:
        assert values[one][0] >= values[one][1]
        turned = values[other][0] < values[other][1]
        though = ", though, it is the other way round:" if turned else ","
        text = f"{part(values[one], f'{leads[one]},')}; {part(values[other], f'{leads[other]}{though}')}"
    return f"{text[0].upper()}{text[1:]}."


def expected_sentence(expected: Any, turn: Turn, better: str, turned: bool) -> str:
    """`turned` is true if an exact value in the sentence before prefers the card played, too."""
    of = {str(one.move): one.cards_left for one in expected.moves}
    own, other = of[str(turn.move)], of[better]
    amounts = f"you can expect {estimates_text(expected, turn, better, intervals=True)}."
    if own.low > other.high:
        return f"Going by simulated rounds, {amounts}"
    if own.high < other.low:
        other = ", it is the other way round as well" if turned else ", though, it is the other way round"
        return f"Going by simulated rounds{other}: {amounts}"
    return f"Going by simulated rounds, there is no clear difference: {amounts}"


def view_sentence(seen: Any, turn: Turn, better: str, found: Document) -> str:
    """Return the sentence on what could be seen; decided here from the advice alone."""
    behind = {str(one.move): one.behind for one in seen.moves}
    left = {str(one.move): one.cards_left.mean for one in seen.moves}

    def wrong(move: str) -> bool:
        return bool(behind[move].low > 0 and behind[move].mean >= 0.2)

    played = str(turn.move)
    averages = estimates_text(seen, turn, better, intervals=False)
    hidden = "with the other hands hidden"
    assert found["advised"] == str(seen.advised)
    if not wrong(played):
        assert found["visible"] == "afterwards"
        almost = "almost as" if behind[played].low > 0 and behind[played].mean > 0 else "just as"
        looked = "better" if left[played] < left[better] else f"{almost} good"
        return f"You could not have known: {hidden}, {played} looked {looked} ({averages})."
    if not wrong(better):
        assert found["visible"] == "seen"
        return f"You could have seen that at the time: {hidden}, you could expect {averages}."
    assert found["visible"] == "another"
    return f"At the time, {hidden}, you could expect {averages}, and {seen.advised} looked better than both."


@pytest.mark.parametrize(
    ("players", "hand", "base"),
    [
        (2, 4, 3),
        (3, 3, 3),
        (4, 2, 3),
        pytest.param(2, 5, 4, marks=pytest.mark.slow(40)),
        pytest.param(3, 4, 4, marks=pytest.mark.slow(60)),
        pytest.param(4, 3, 4, marks=pytest.mark.slow),
    ],
)
def test_every_fact_of_the_paragraphs_is_true(players: int, hand: int, base: int) -> None:
    said: set[str] = set()
    for seed in range(6):
        played = random_round(seed, players, hand, base)
        document = review_dict(review(played, Solver(1 << 20, threads=1)))
        jsonschema.validate(document, review_schema())
        assert [one["name"] for one in document["summary"]] == list(played.deal.names)
        for seat, found in enumerate(document["summary"]):
            assert not found["provisional"]
            assert found["judged"]["estimated"] == found["judged"]["unjudged"] == 0
            said.add(check_summary(played, seat, found))
    assert "nothing" in said
    assert said - {"nothing"}


def test_a_second_yardstick_that_prefers_the_card_played_agrees_with_the_first() -> None:
    played = random_round(29, 3, 3, 4)
    document = review_dict(review(played, Solver(1 << 20, threads=1)))
    for seat, found in enumerate(document["summary"]):
        check_summary(played, seat, found)
    assert "though, it is the other way round: " in str(document["summary"])
    assert "Going by simulated rounds, it is the other way round as well: " in str(document["summary"])


def is_proved(pair: Document | None) -> bool:
    return pair is not None and all(one["status"] == "proved" for one in pair.values())


def test_a_note_names_the_move_that_was_too_early_for_everyone_for_themselves() -> None:
    played = random_round(2, 3, 10, 4)
    document = review_dict(review(played, Solver(1 << 24, threads=1), Limits(nodes=20000)))
    rest, named = "comes too early to work out the rest with everyone playing for themselves.", 0
    for found in document["summary"]:
        decision = found["decision"]
        early = decision and is_proved(decision["worst_case"]) and not is_proved(decision["selfish"])
        assert (rest in found["note"]) == bool(early)
        if early:
            assert found["note"].startswith(f"Move {decision['number']} {rest}")
            named += 1
    assert named


def test_where_nothing_is_solved_moves_are_judged_by_simulated_rounds() -> None:
    played = random_round(3, 3, 8, 6)
    document = review_dict(review(played, Solver(1 << 20, threads=1), Limits(nodes=0)))
    for seat, found in enumerate(document["summary"]):
        own = [turn for turn in played.turns if turn.seat == seat and len(turn.before.legal_moves) > 1]
        behind = {
            turn.number: next(
                one.behind
                for one in advise(
                    turn.before, samples=EXPECTED_ROUNDS * len(turn.before.legal_moves), seed=0, threads=1
                ).moves
                if one.move == turn.move
            )
            for turn in own
        }
        wrong = {number: one.mean for number, one in behind.items() if one.low > 0 and one.mean >= 0.2}
        decision = found["decision"]
        if decision is None or decision["judged_by"] != "expected":
            continue
        number = max(wrong, key=lambda one: wrong[one])
        assert decision["number"] == number
        assert decision["cost"]["mean"] == pytest.approx(wrong[number], abs=1e-4)
        assert "Going by simulated rounds, you can expect" in found["text"]
        assert found["note"].startswith(
            f"The exact values of move {number} were not settled within the limits."
        )
        return
    pytest.fail("no decision was judged by simulated rounds")


def test_two_players_hear_that_the_judgement_is_provisional() -> None:
    played = random_round(5, 2, 9, 6)
    found = review_dict(review(played, Solver(1 << 20, threads=1), Limits(nodes=40)))["summary"]
    provisional = [one for one in found if one["provisional"] and one["decision"]]
    assert provisional
    for one in provisional:
        assert re.search("What seems to have mattered most|look at again seems to be|riskiest", one["text"])


@pytest.mark.parametrize(("seed", "hand", "base"), [(4, 7, 5), (0, 8, 6)])
def test_bounds_that_prove_a_mistake_are_given_in_the_paragraph(seed: int, hand: int, base: int) -> None:
    """The sentence then says `at least` and `at most`."""
    played = random_round(seed, 2, hand, base)
    found = review_dict(review(played, Solver(1 << 20, threads=1), Limits(nodes=30)))["summary"][0]
    decision = found["decision"]
    assert decision["judged_by"] == "worst case"
    assert decision["cost"]["status"] == "bounded"
    least, most = decision["worst_case"]["played"]["low"], decision["worst_case"]["better"]["high"]
    assert decision["cost"]["low"] == least - most > 0
    played_words = f"{decision['move']} leaves you with at least {cards(least)}"
    words = f"In the worst case, {played_words}, {decision['better']} with at most {most}."
    assert words in found["text"]
    where = f"The worst case of move {decision['number']} was not settled within the limits."
    assert found["note"].startswith(where)
    assert " by bounds" in found["note"]
    assert found["provisional"]


def test_a_paragraph_has_at_most_five_sentences() -> None:
    for seed in range(4):
        played = random_round(seed, 2 + seed, 4, 4)
        for limits in (Limits(), Limits(nodes=100)):
            for found in review_dict(review(played, Solver(1 << 20, threads=1), limits))["summary"]:
                assert len(re.findall(r"[.](?= |$)", found["text"])) <= 5, found["text"]


def test_winners_are_not_told_what_mattered_most() -> None:
    won = 0
    for seed in range(8):
        played = random_round(seed, 3, 4, 3)
        left = [len(player.hand) for player in played.end.players]
        for seat, found in enumerate(review_dict(review(played, Solver(1 << 20, threads=1)))["summary"]):
            if left[seat] == min(left) < max(left) and found["decision"]:
                won += 1
                assert "mattered" not in found["text"]
                assert re.search("Even so, the move to look at again|Your riskiest moment", found["text"])
            elif left[seat] > min(left) and found["decision"]:
                assert "What mattered most was" in found["text"]
    assert won


def test_a_cancelled_review_calls_itself_provisional() -> None:
    solver = Solver(threads=1)
    solver.cancel()
    for one in review_dict(review(random_round(1, 3, 6, 5), solver))["summary"]:
        assert one["provisional"]
        assert one["judged"]["unjudged"] == one["judged"]["choices"]
        assert "This is provisional" in one["note"]
        assert "could not be judged" in one["note"]


def test_a_player_who_could_do_nothing_gets_a_kind_word() -> None:
    text = "players: Ann, Bob\nrules: base=2, hand_size=2\nleft: Bob=B\nRa1 Ga2 Rb1\n"
    bob = review_dict(review(record_from_text(text), Solver(threads=1)))["summary"][1]
    assert bob["decision"] is None
    forced = "You never had a choice, so there was nothing you could have done differently."
    assert bob["text"] == f"Bob, you lost with 1 card left; you were out after move 3. {forced}"


def test_a_player_who_lost_without_a_mistake_is_told_so() -> None:
    found = None
    for seed in range(12):
        played = random_round(seed, 2, 4, 3)
        for one in review_dict(review(played, Solver(1 << 20, threads=1)))["summary"]:
            if one["decision"] is None and one["place"] == 2 and "There was nothing" in one["text"]:
                found = played, one
    assert found is not None
    played, one = found
    sure = truth(played.deal).guaranteed[played.deal.names.index(one["name"])]
    assert "at none of your turns was another move clearly better" in one["text"]
    if one["cards_left"] == sure:
        assert f"From the start, {cards(sure)} was the best you could be sure of." in one["text"]


def test_unfinished_rounds_and_rounds_that_tumbled() -> None:
    played = random_round(2, 3, 4, 4)
    short = from_dict({"deal": played.deal.to_dict(), "moves": [str(turn.move) for turn in played.turns[:4]]})
    for seat, found in enumerate(review_dict(review(short, Solver(threads=1)))["summary"]):
        left = len(short.end.players[seat].hand)
        assert found["text"].startswith(
            f"{found['name']}, the round is not finished; you have {cards(left)} left."
        )
        assert found["place"] is None


# Commands and renderers.


def test_the_paragraph_for_one_player_comes_first_with_a_picture() -> None:
    arguments = ("review", str(EXAMPLES / "short-round.json"), "--threads", "1")
    text, found = (
        output(*arguments, "--player", "alice"),
        json.loads(output(*arguments, "--player", "alice", "--json")),
    )
    (summary,) = found["summary"]
    assert summary["name"] == "Alice"
    assert " ".join(text.split("\n\n")[0].split()) == summary["text"]
    decision = summary["decision"]
    assert f"Before move {decision['number']}:" in text
    assert f"({decision['move'][0]}?) was played, ({decision['better'][0]}!) was better" in text
    assert len(json.loads(output(*arguments, "--json"))["summary"]) == 2
    assert "Bob, you won" not in text
    assert "there are Alice, Bob" in complaint(*arguments, "--player", "Carol")


def test_the_page_begins_with_the_paragraphs_and_has_the_curve_before_the_lists() -> None:
    reviewed = review(load_record(EXAMPLES / "game.json"), Solver(threads=2))
    page = review_html(reviewed)
    document = review_dict(reviewed)
    places = [page.index(one["text"].split(". ")[0]) for one in document["summary"]]
    assert places == sorted(places)
    assert (
        places[-1]
        < page.index("Guaranteed results")
        < page.index("<h3>Accuracy")
        < page.index("Move by move")
    )
    assert page.count('class="summary"') == 3
    assert page.count(">played</text>") == page.count(">better</text>") == 3
    costly = [
        move for one in document["rounds"] for move in one["moves"] if move["regret"]["low"] and move["best"]
    ]
    assert page.count('<span class="better">better <span class="card') == len(costly)


@pytest.mark.parametrize("width", [40, 60, 100])
def test_the_text_keeps_to_the_terminal(width: int) -> None:
    reviewed = review(load_record(EXAMPLES / "short-round.json"), Solver(threads=1))
    assert max(map(len, review_text(reviewed, width=width).splitlines())) <= width


# Pingouin.


def test_a_game_of_pingouin_says_from_which_move_on_it_is_solved() -> None:
    reviewed = review(
        load_record(EXAMPLES / "pingouin-game.json"), Solver(1 << 24, threads=1), Limits(nodes=20000)
    )
    document = review_dict(reviewed)
    jsonschema.validate(document, review_schema())
    (game,) = document["rounds"]
    regrets = [move["regret"]["status"] == "proved" for move in game["moves"]]
    assert not all(regrets)
    judged_from = len(regrets) - (regrets[::-1].index(False)) + 1
    assert game["judged_from"] == judged_from
    text = review_text(reviewed)
    assert f"Moves {judged_from} onward were solved exactly" in " ".join(text.split())
    collapsed = re.findall(r"moves? (\d+)(?: to (\d+))?: too complex", " ".join(text.split()))
    hidden = {n for first, last in collapsed for n in range(int(first), int(last or first) + 1)}
    assert hidden == {
        move["number"] for move in game["moves"] if move["regret"]["low"] == 0 < move["regret"]["high"]
    }
    for seat, found in enumerate(document["summary"]):
        check_floe_summary(game, seat, found)


def check_floe_summary(game: Document, seat: int, found: Document) -> None:
    name = found["name"]
    fish = game["players"][seat]["fish"]
    won = game["players"][seat]["wins"]
    text = found["text"]
    assert text.startswith(f"{name}, you {'won' if won else 'lost'} with {fish} fish.")
    own = [move for move in game["moves"] if move["player"] == name]
    decision = found["decision"]
    costs = {move["number"]: move["regret"]["low"] for move in own}
    assert decision["cost"]["low"] == costs[decision["number"]] == max(costs.values())
    move = game["moves"][decision["number"] - 1]
    assert decision["better"] in move["best"]
    pair = decision["worst_case"]
    assert (pair["played"]["fish"], pair["better"]["fish"]) == (move["after"]["fish"], move["before"]["fish"])
    mine, best = (pair[one]["fish"] for one in ("played", "better"))
    words = f"{move['move']} gets you {mine} fish, {decision['better']} {best}"
    assert words in text
    unjudged = found["judged"]["unjudged"]
    assert f"{unjudged} of your {found['judged']['choices']} choices could not be judged" in found["note"]
    assert f"from move {game['judged_from']} on" in found["note"]


def test_a_small_floe_is_judged_against_brute_force() -> None:
    line = "pingouin:...2.../.1111A.../...1B1../....3.../......./......../31A11.../......11B:-:0"
    from ppsolve.solver import games

    start: Any = games.from_line(line)
    chance, moves, position = random.Random(4), [], start
    while not position.over:
        moves.append(str(chance.choice(position.legal_moves)))
        position = position.play(moves[-1])
    played: Any = record_from_dict({"deal": start.to_dict(), "moves": moves})
    solver = Solver(threads=1)
    for seat, found in enumerate(review_dict(review(played, solver))["summary"]):
        own = [turn for turn in played.turns if turn.seat == seat]

        def value(turn: Any, move: Any) -> int:
            (outcome,) = Solver(threads=1).guaranteed(turn.before.after(move), [turn.seat])
            assert outcome.value is not None
            return int(outcome.value)

        costs = {t.number: max(value(t, m) for m in t.before.legal_moves) - value(t, t.move) for t in own}
        decision = found["decision"]
        assert (decision is None) == (not any(costs.values()))
        if decision is not None:
            turn = played.turns[decision["number"] - 1]
            assert decision["cost"]["fish"] == max(costs.values()) == costs[turn.number]
            better = next(one for one in turn.before.legal_moves if str(one) == decision["better"])
            assert decision["worst_case"]["better"]["fish"] == value(turn, better)
            assert decision["worst_case"]["played"]["fish"] == value(turn, turn.move)
            drawn = floe_decision_text(turn.before, turn.move, better)
            assert f"? {turn.move} was played, ! {better} was better" in drawn


# Text form and hidden hands.


def same_review(played: Any) -> None:
    """A record in text form, with derived hands, gives the same summary as the full record."""
    typed = record_from_text(record_to_text(played))
    reviews = [
        review_dict(review(one, Solver(1 << 20, threads=1), Limits(nodes=200))) for one in (played, typed)
    ]
    assert reviews[0]["summary"] == reviews[1]["summary"]
    assert reviews[0] == reviews[1]


def test_rounds_in_text_form_give_the_same_summary() -> None:
    for seed in range(12):
        same_review(random_round(seed, 2 + seed % 5, 3, 4))


@pytest.mark.slow(60)
def test_200_rounds_in_text_form_give_the_same_summary() -> None:
    for seed in range(200):
        same_review(random_round(seed, 2 + seed % 5, 3 + seed % 2, 4))


def hidden_text(played: Round, known: int, *, left: bool) -> str:
    """Write a round down as one player saw it: their own hand, or the cards they had left."""
    names = played.deal.names
    hand = played.deal.players[known].hand
    others = [f"{name}=?{len(played.deal.players[s].hand)}" for s, name in enumerate(names) if s != known]
    lines = [f"players: {', '.join(names)}", f"rules: base={played.deal.rules.base}, hand_size={len(hand)}"]
    rest = played.end.players[known].hand or "-"
    lines.append(f"hands: {', '.join(others)}" if left else f"hands: {names[known]}={hand}")
    lines += [f"left: {names[known]}={rest}"] if left else []
    return "\n".join([*lines, *(f"{turn.player}: {turn.move}" for turn in played.turns)])


@pytest.mark.parametrize("left", [False, True])
def test_the_moves_of_the_player_whose_hand_is_known_are_judged(left: bool, tmp_path: Path) -> None:
    played = random_round(4, 3, 5, 4)
    for seat in range(3):
        path = tmp_path / f"{seat}.txt"
        path.write_text(hidden_text(played, seat, left=left), encoding="utf-8")
        document = json.loads(output("review", str(path), "--hidden", "--json", "--threads", "1"))
        jsonschema.validate(document, review_schema())
        (summary,) = document["summary"]
        name = played.deal.names[seat]
        assert summary["name"] == name
        (one,) = document["rounds"]
        assert one["known"] == [name]
        own = [turn for turn in played.turns if turn.seat == seat]
        assert [move["number"] for move in one["at_the_table"]["moves"]] == [turn.number for turn in own]
        given_up = {}
        for turn, judged in zip(own, one["at_the_table"]["moves"], strict=True):
            if len(turn.before.legal_moves) == 1:
                assert judged["behind"] is None
                continue
            advice = advise(seen_by_mover(played, turn.number), samples=SAMPLES, seed=0, threads=1)
            behind = next(found.behind for found in advice.moves if found.move == turn.move)
            assert judged["advised"] == str(advice.advised)
            assert judged["behind"] == behind.to_dict()
            wrong = behind.low > 0 and behind.mean >= 0.2
            assert judged["right"] == (not wrong)
            given_up[turn.number] = behind.mean if wrong else 0.0
        decision = summary["decision"]
        assert (decision is None) == (not any(given_up.values()))
        if decision is not None:
            assert given_up[decision["number"]] == max(given_up.values())
            assert decision["worst_case"] is decision["selfish"] is None
        text = output("review", str(path), "--hidden", "--threads", "1")
        assert " ".join(text.split("\n\n")[0].split()) == summary["text"]
        page = output("review", str(path), "--hidden", "--threads", "1", "--html", "-")
        assert "with hidden hands" in page


def test_a_round_with_hidden_hands_is_finished_only_if_no_known_card_fits(tmp_path: Path) -> None:
    path = tmp_path / "seen.txt"
    start = "players: Ann, Bob\nrules: base=2, hand_size=3\nhands: Ann=?3, Bob=?3\n"
    for left, moves, result in (
        ("Ann=RB", "Ra1", "Ann, the round is not finished; you have 2 cards left."),
        ("Ann=RB", "Ra1 Ga2", "Ann, the round is not finished; you have 2 cards left."),
        ("Ann=BB", "Ra1 Ga2", "Ann, you tied with Bob, with 2 cards left."),
    ):
        path.write_text(f"{start}left: {left}\n{moves}\n", encoding="utf-8")
        document = json.loads(output("review", str(path), "--hidden", "--json"))
        (summary,) = document["summary"]
        assert summary["text"].startswith(result)
        assert document["rounds"][0]["played"] == ("unfinished" if "not finished" in result else "finished")


def test_hidden_hands_need_the_option_and_a_known_hand(tmp_path: Path) -> None:
    table = str(EXAMPLES / "at-the-table.json")
    assert "--hidden judges the moves of the players whose hands are known" in complaint("review", table)
    assert "the hand of Bob is not known" in complaint("review", table, "--hidden", "--player", "Bob")
    path = tmp_path / "nobody.txt"
    path.write_text("players: Ann, Bob\nhands: Ann=?14, Bob=?14\nRa1 Ga2\n", encoding="utf-8")
    assert "no hand is known" in complaint("review", str(path), "--hidden")
    path.write_text("players: Ann, Bob\nhands: Ann=?14, Bob=?14\nleft: Ann=RR\nRa1 Ga2\n", encoding="utf-8")
    assert "left: Ann: 1 placed and 2 left, but 14 cards were dealt" in complaint(
        "review", str(path), "--hidden"
    )
    assert ppsolve("review", table, "--hidden").returncode == 0


# Grades.


@pytest.mark.parametrize(
    ("mean", "low", "grade"),
    [
        (0.0, 0.0, "best"),
        (0.9, -0.1, "best"),
        (0.04, 0.01, "good"),
        (0.199, 0.1, "good"),
        (0.2, 0.1, "inaccuracy"),
        (0.49, 0.1, "inaccuracy"),
        (0.5, 0.1, "mistake"),
        (1.49, 1.0, "mistake"),
        (1.5, 1.0, "blunder"),
    ],
)
def test_a_difference_that_is_small_or_may_be_noise_is_no_mistake(
    mean: float, low: float, grade: str
) -> None:
    assert CARDS.of_difference(Interval(mean, low, 2 * mean - low)) == grade


def test_fish_have_a_scale_of_their_own() -> None:
    assert [FISH.of_cost(Outcome(cost, cost)) for cost in range(5)] == [
        "best",
        "inaccuracy",
        "mistake",
        "mistake",
        "blunder",
    ]


def test_the_thresholds_are_documented() -> None:
    measures = (EXAMPLES.parent / "docs/reference/measures.md").read_text(encoding="utf-8")
    exact = measures[measures.index("| grade | cost in cards | cost in fish |") :].split("\n\n")[0]
    rows = re.findall(r"^\| \*(\w+)\* \| (.*?) \| (.*?) \|$", exact, re.MULTILINE)
    table = {name: (estimate, fish) for name, estimate, fish in rows}
    for name, floor in (("inaccuracy", 0.2), ("mistake", 0.5), ("blunder", 1.5)):
        assert f"{floor:g}" in table[name][0]
        assert getattr(CARDS, name) == floor
        assert f"{getattr(FISH, name):g}" in table[name][1]

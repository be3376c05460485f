"""The analysis board in a real Chromium: its core agrees with the native one, it reads and deals as the
command line does, and a round is set up, played, saved and reviewed."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from boards import asked_of_core, board, judged, play, saved_record, set_hand, slide, wait_for_proof
from command import ppsolve
from floes import small_floe
from playing import cell
from ppsolve.reports.board.page import document_text
from ppsolve.solver import BadInput, Position, Solver, deal, textform
from ppsolve.solver.documents import parse_json
from ppsolve.solver.games import AnyPosition, from_line, game_of, is_line
from ppsolve.solver.outcome import OutcomeName, Question
from ppsolve.solver.party import jsonform
from ppsolve.solver.party.hidden.advice import advise
from ppsolve.solver.party.hidden.record import seen_by_mover
from ppsolve.solver.party.record import from_dict as round_from_dict
from ppsolve.solver.pingouin import dealing as floe_dealing
from ppsolve.solver.pingouin import textform as floe_textform

if TYPE_CHECKING:
    from chromium import Opened

pytestmark = pytest.mark.slow
pytest_plugins = ["chromium"]  # the fixtures `browser` and `opened`

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
SCREENS = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
FLOE = "pingouin:...2.../.1111A.../...1B1../....3.../......./......../1A111.../.......1B:-:0"


def played_on(rng: random.Random, position: Position, cards: int) -> Position:
    """A position of a random round with at most `cards` cards in the active hands."""
    while not position.over and sum(len(p.hand) for p in position.players if p.active) > cards:
        position = position.after(rng.choice(position.legal_moves))
    return position


# The core.


def asked_natively(position: AnyPosition, outcome: OutcomeName, seat: int) -> tuple[list[Any], list[int]]:
    """A question for `asked_of_core`; and bounds and visited positions of the native core, its table new."""
    from ppsolve.solver._core import FloeSearcher, Searcher, Table
    from ppsolve.solver.party.native import native_round
    from ppsolve.solver.pingouin.native import native_floe

    low, high = game_of(position).bounds(position, Question(outcome, None if outcome == "margin" else seat))
    limits = (2**62, 1e9, False)
    table = Table(1 << 20)
    if isinstance(position, Position):
        searcher, native = Searcher(table, 0), native_round(position)
        first, second = position.bonus(0), position.bonus(1)
        found = (
            searcher.margin(native, first, second, low, high, *limits)
            if outcome == "margin"
            else searcher.guaranteed(native, seat, low, high, *limits)
        )
        question = [textform.dumps(position), outcome, seat, low, high]
        return question, [*found[:2], searcher.nodes]
    floe_searcher, floe = FloeSearcher(table, 0), native_floe(position)
    on_floe = (
        floe_searcher.margin(floe, low, high, *limits)
        if outcome == "margin"
        else floe_searcher.guaranteed(floe, seat, low, high, *limits)
    )
    return [floe_textform.dumps(position), outcome, seat, low, high], [*on_floe[:2], floe_searcher.nodes]


@pytest.mark.native
def test_the_core_in_the_page_finds_what_the_native_one_finds_and_visits_as_many_positions(
    opened: Opened,
) -> None:
    rng = random.Random(18)
    asked = []
    for number in range(200):
        players = 2 + number % 5
        rules: dict[str, Any] = {} if number % 4 else {"stuck": "pass", "upper_rows": "contiguous"}
        position = played_on(rng, deal(number, players, **rules), rng.randrange(18, 24))
        margin = players == 2 and number % 3 == 0
        asked.append(asked_natively(position, "margin" if margin else "guaranteed", rng.randrange(players)))
    for number in range(40):
        floe = small_floe(rng, 2 + number % 3, rng.randrange(10, 17))
        margin = len(floe.players) == 2 and number % 2 == 0
        asked.append(asked_natively(floe, "margin" if margin else "guaranteed", 0 if margin else 1))
    questions, expected = zip(*asked, strict=True)
    assert sum(nodes for *_, nodes in expected) > 200_000
    assert asked_of_core(opened(board()), list(questions)) == list(expected)


# What the page reads.

REFUSED = (
    "iello-2024:RGB/R.:RRGY,GPB",
    "iello-2024:RGB/R.:RRGY:0",
    "iello-2024:RGB/B.:RRGY,GPB:0",
    "iello-2024:RGB/..B:RRGY,GPB:0",
    "iello-2024:R.B:RRGY,GPB:0",
    "iello-2024:RGBRGBRGB:RRGY,GPB:0",
    "iello-2024:RGBRGBRG:RRGY,GPB:0",
    "iello-2024:-:RRRRRRRR,GPB:0",
    "iello-2024:RRRR:RRRR,GPB:0",
    "iello-2024:-:RX,GPB:0",
    "iello-2024:-:RQ,GPB:0",
    "iello-2024:-:RG,?3:0",
    "iello-2024:-:RG,GPB:2",
    "iello-2024:-:RG,GPB:-",
    "iello-2024:-:Bob=RG,GPB:0",
    "iello-2024:-:=RG,GPB:0",
    "iello-2024:-:%41%00=RG,GPB:0",
    "iello-1999:-:RG,GPB:0",
    "iello-2024,base=9:-:RG,GPB:0",
    "iello-2024,base=x:-:RG,GPB:0",
    "iello-2024,bases=3:-:RG,GPB:0",
    "iello-2024,base=3,base=4:-:RG,GPB:0",
    "iello-2024,deck=R1R2:-:RG,GPB:0",
    "iello-2024,stuck=never:-:RG,GPB:0",
    "iello-2024,base:-:RG,GPB:0",
    "[]",
    '"text"',
    "{}",
    '{"players": 3}',
    '{"players": []}',
    '{"players": [{"name": "A", "hand": "R"}, {"name": "B"}]}',
    '{"players": [{"name": "A", "hand": "R"}, {"name": "A", "hand": "G"}]}',
    '{"players": [{"name": "A", "hand": "R", "tokens": -1}, {"name": "B", "hand": "G"}]}',
    '{"players": [{"name": "A", "hand": "R", "tokens": "1"}, {"name": "B", "hand": "G"}]}',
    '{"players": [{"name": "A", "hand": "R", "out": 1}, {"name": "B", "hand": "G"}]}',
    '{"players": [{"name": "A", "hand": 7}, {"name": "B", "hand": "G"}]}',
    '{"players": [{"name": "A", "hand": "R"}, {"name": "B", "hand": "G"}], "to_move": "C"}',
    '{"players": [{"name": "A", "hand": "R"}, {"name": "B", "hand": "G"}], "to_move": 4}',
    '{"players": [{"name": "A", "hand": "R"}, {"name": "B", "hand": "G"}], "to_move": null}',
    '{"players": [{"name": "A", "hand": "R"}, {"name": "B", "hand": "G"}], "pyramid": ["RG", "R", "R"]}',
    '{"players": [{"name": "A", "hand": "R"}, {"name": "B", "hand": "G"}], "pyramid": "RG"}',
    '{"players": [{"name": "A", "hand": "R"}, {"name": "B", "hand": "G"}], "colour": 1}',
    '{"players": [{"name": "A", "hand": "R"}, {"name": "B", "hand": "G"}], "rules": 7}',
    '{"players": [{"name": "A", "hand": "R"}, {"name": "B", "hand": "G"}], "rules": {"deck": {"X": 1}}}',
    '{"players": [{"name": "A", "hand": "R"}, {"name": "B", "hand": "G"}], "schema": "other"}',
    '{"game": "chess", "players": []}',
    '{"deal": {"players": [{"name": "A", "hand": "R"}, {"name": "B", "hand": "G"}]}, "moves": ["Ga1"]}',
    '{"deal": {"players": [{"name": "A", "hand": "R"}, {"name": "B", "hand": "G"}]}, "moves": ["Ra2"]}',
    '{"deal": {"players": [{"name": "A", "hand": "R"}, {"name": "B", "hand": "G"}]}, "moves": ["so"]}',
    '{"deal": {"players": [{"name": "A", "hand": "R"}, {"name": "B", "hand": "G"}]},'
    ' "moves": ["Ra1", "Ga0", "Ga0"]}',
    '{"deal": {"players": [{"name": "A", "hand": "R"}, {"name": "B", "hand": "G"}]},'
    ' "moves": [{"player": "B", "move": "Ga1"}]}',
    '{"deal": {"players": [{"name": "A", "hand": "R"}]}, "moves": []}',
    "pingouin:1A2:-:0",
    "pingouin:1A2/3:0:-:0",
    FLOE.replace(".......1B", ".......B1"),
    FLOE.replace(".......1B", "........1B"),
    FLOE.replace(".......1B", ".......4B"),
    FLOE.replace(".......1B", ".......1E"),
    FLOE.replace(".......1B", ".......1BA"),
    FLOE.replace(":-:0", ":0.0,0.0+3:0"),
    FLOE.replace(":-:0", ":0.0,x:0"),
    FLOE.replace(":-:0", ":0.0:0"),
    FLOE.replace(":-:0", ":-:3"),
    FLOE.replace(":-:0", ":-:-"),
)


def complaint(text: str) -> str:
    """The error message of the command line for a text."""
    with pytest.raises(BadInput) as refused:
        from_line(text) if is_line(text) else document_text(parse_json(text))
    return str(refused.value)


def test_what_is_impossible_is_refused_in_the_words_of_the_command_line(opened: Opened) -> None:
    page = opened(board())
    script = """texts => texts.map((text) => {
      try { readText(text); return ""; } catch (error) { return error.message; }
    })"""
    found = page.evaluate(script, list(REFUSED))
    assert dict(zip(REFUSED, found, strict=True)) == {text: complaint(text) for text in REFUSED}
    # Of a game the command line can open a round, the page cannot: it says how.
    game = Path(__file__).resolve().parents[2] / "examples" / "game.json"
    (said,) = page.evaluate(script, [game.read_text(encoding="utf-8")])
    assert said.startswith("rounds: the record of a game")
    assert "--round 2" in said


def test_the_page_deals_reads_and_writes_as_the_command_line_does(opened: Opened) -> None:
    rng = random.Random(7)
    lines = [textform.dumps(deal(seed, 2 + seed % 5)) for seed in range(30)]
    lines += [textform.dumps(deal(9, 4, "ffg-2007", stuck="pass", base=5, deck={"R": 9, "G": 12}))]
    lines += [floe_textform.dumps(floe_dealing.deal(seed, 2 + seed % 3)) for seed in range(9)]
    # Random play from each, by the page: the command line must find it legal and come to the same position.
    script = """lines => lines.map((line) => {
      const { game, position } = readText(line);
      const moves = [];
      let here = position;
      while (!game.over(here)) {
        const legal = game.moves(here);
        moves.push([legal, legal[(7 * moves.length + 3) % legal.length]]);
        here = game.after(here, moves.at(-1)[1]);
      }
      const again = readDocument(game.document(position));
      return [game.line(again.position), moves, game.line(here)];
    })"""
    page = opened(board())
    for line, (again, moves, end) in zip(lines, page.evaluate(script, lines), strict=True):
        assert again == line
        position = from_line(line)
        for legal, move in moves:
            assert [str(one) for one in position.legal_moves] == legal
            position = position.play(move)
        assert game_of(position).to_line(position) == end
    dealt = page.evaluate(
        """seeds => seeds.map((seed) => [
          PARTY.line(PARTY.deal(BigInt(seed), rulesOf(2 + (seed % 5), "iello-2024"))),
          PINGOUIN.line(PINGOUIN.deal(BigInt(seed), 2 + (seed % 3))),
        ])""",
        seeds := [rng.randrange(1000) for _ in range(20)],
    )
    assert dealt == [
        [textform.dumps(deal(seed, 2 + seed % 5)), floe_textform.dumps(floe_dealing.deal(seed, 2 + seed % 3))]
        for seed in seeds
    ]


# From set-up to a saved record.


@SCREENS
def test_a_round_is_set_up_played_saved_and_reviewed(opened: Opened, screen: Any) -> None:
    page = opened(board(), **screen)
    page.locator("#setup-base").select_option("3")
    set_hand(page, "Alice", "RRGY")
    assert page.locator("#setup-stacks [data-colour=R] .count").inner_text() == "5"
    set_hand(page, "Bob", "RGPB")
    page.locator("#setup-start").click()
    position = textform.loads("iello-2024,base=3:-:RRGY,RGPB:0")
    rng = random.Random(3)
    with_cost = ["Ya1", "Ba2"]
    while not position.over:
        wait_for_proof(page)
        sure = Solver(threads=1).guaranteed(position)
        shown = page.locator("#hands .value").all_inner_texts()
        assert shown == [str(outcome) for outcome in sure]
        worth = Solver(threads=1).after_moves(position)
        on_page = page.evaluate("[...page.study.worth].map(([move, {low, high}]) => [move, low, high])")
        assert on_page == [[str(move), found.low, found.high] for move, found in worth.items()]
        move = with_cost.pop(0) if with_cost else str(rng.choice(position.legal_moves))
        play(page, move)
        position = position.play(move)
    page.locator("#review").click()
    page.locator("#decisions .turning").wait_for()
    costs = judged(page)
    record = saved_record(page)
    done = ppsolve("review", "-", "--json", stdin=json.dumps(record).encode())
    assert done.returncode == 0, done.stderr
    reviewed = json.loads(done.stdout)["rounds"][0]
    assert costs == [(move["player"], move["move"], move["regret"]["cards"]) for move in reviewed["moves"]]
    turning = reviewed["turning_point"]
    words = f"Biggest mistake: move {turning['number']}, {turning['player']}: {turning['move']}"
    assert page.locator("#decisions .turning").inner_text().startswith(words)


@SCREENS
def test_a_game_of_pingouin_is_set_up_played_saved_and_reviewed(opened: Opened, screen: Any) -> None:
    page = opened(board(), **screen)
    page.locator("#setup-game").select_option("pingouin")
    page.locator("#setup-open").click()
    page.locator("#opening-text").fill(FLOE)
    page.locator("#opening-read").click()
    position = floe_textform.loads(FLOE)
    for move in ("b5-b2", "c4-c5", "g1-g4"):
        wait_for_proof(page)
        sure = Solver(threads=1).guaranteed(position)
        assert page.locator("#hands .value").all_inner_texts() == [str(outcome) for outcome in sure]
        slide(page, move)
        position = position.play(move)
    page.locator("#review").click()
    page.locator("#review-said:has-text('cost')").wait_for()
    costs = judged(page)
    done = ppsolve("review", "-", "--json", stdin=json.dumps(saved_record(page)).encode())
    assert done.returncode == 0, done.stderr
    moves = json.loads(done.stdout)["rounds"][0]["moves"]
    assert costs == [(move["player"], move["move"], move["regret"]["fish"]) for move in moves]


# What the board does besides.


def test_a_line_that_branches_is_kept_and_an_address_shares_it(opened: Opened) -> None:
    page = opened(board("iello-2024,base=3:-:RRGY,RGPB:0"))
    for move in ("Ra1", "Ga2"):
        play(page, move)
    page.keyboard.press("u")
    play(page, "Ba0")
    steps = page.locator("#moves .step")
    assert steps.all_inner_texts() == ["start", "Ra1", "Ba0", "Ga2"]
    steps.nth(3).click()
    assert page.locator("#moves [aria-current]").inner_text() == "Ga2"
    address = page.evaluate("decodeURI(location.hash)")
    assert address == "#iello-2024,base=3:-:RRGY,RGPB:0;Ra1,Ga2"
    page.evaluate("location.hash = '#iello-2024,base=3:-:RRGY,RGPB:0;Ra1,Pa0'")
    page.locator("#moves [aria-current]:has-text('Pa0')").wait_for()
    page.evaluate("location.hash = '#iello-2024,base=3:-:RRGY,RGPB:0;Ra1,Pc4'")
    page.locator("#said:has-text('not legal')").wait_for()


def test_a_table_that_was_left_for_another_game_hears_no_taps(opened: Opened) -> None:
    small = "iello-2024,base=3:-:RRGY,RGPB:0"
    page = opened(board(small))
    play(page, "Ra1")
    for text, title in ((FLOE, "Pingouin"), (small, "Penguin Party")):
        page.evaluate("text => { location.hash = text; }", text)
        page.locator(f"#subheading:has-text('{title}')").wait_for()
    play(page, "Ra1")
    assert page.locator("#moves .step").all_inner_texts() == ["start", "Ra1"]


def test_a_search_that_is_stopped_again_and_again_stays_usable(opened: Opened) -> None:
    hard = textform.dumps(deal(5, 3))
    page = opened(board(hard))
    page.locator("#effort:has-text('Searching')").wait_for()
    for move in [str(move) for move in deal(5, 3).legal_moves[:3]]:
        page.evaluate("move => page.play(move)", move)
        page.wait_for_timeout(50)
        page.evaluate("page.line.back(); page.show()")
    page.evaluate("page.analyst.worker.postMessage({ work: 'search', tasks: [{}] })")  # something that fails
    page.evaluate("page.analyst.mebibytes = 1 << 14; page.analyst.restart()")  # more memory than there is
    page.evaluate("text => page.open(readText(text))", "iello-2024,base=3:-:RRGY,RGPB:0")
    wait_for_proof(page)
    assert page.locator("#hands .value").first.inner_text() == "1"
    assert 0 < page.evaluate("page.analyst.ready") < 1 << 12


def test_a_decision_of_a_review_is_posed_and_solved(opened: Opened) -> None:
    page = opened(board("iello-2024,base=3:-:RRGY,RGPB:0"))
    play(page, "Ya1")
    page.locator("#review").click()
    page.locator("#decisions .solve").click()
    assert page.locator("#hands .value").count() == 0
    page.locator("#stacks [data-colour=G]").click()
    cell(page, "a1").click()
    page.locator("#said:has-text('Not Ga1')").wait_for()
    page.locator("#stacks [data-colour=R]").click()
    cell(page, "a1").click()
    page.locator("#said:has-text('Right')").wait_for()


def test_advice_on_the_page_is_that_of_the_command_line(opened: Opened) -> None:
    """Including knowledge of hidden hands: who could not move, and the moves seen."""
    rng = random.Random(5)
    asked, expected, told = [], [], False
    for seed in range(8):
        rules: dict[str, Any] = {"stuck": "pass"} if seed % 3 == 0 else {}
        start = deal(seed, 2 + seed % 5, **rules)
        positions = [start]
        played: list[str] = []
        while not positions[-1].over:
            played.append(str(rng.choice(positions[-1].legal_moves)))
            positions.append(positions[-1].play(played[-1]))
        choices = [number for number, one in enumerate(positions) if len(one.legal_moves) > 1]
        number = choices[-1] if seed % 2 else rng.choice(choices)
        moves, position = played[:number], positions[number]
        record = {"deal": jsonform.to_dict(start), "moves": [*moves, str(position.legal_moves[0])]}
        seen = seen_by_mover(round_from_dict(record), len(moves) + 1)
        told |= any(seen.lacking)
        samples = 1500 if seed else 20_000  # with this many samples, all moves are resumed
        advice = advise(seen, samples=samples, seed=seed)
        asked.append([f"{textform.dumps(start)};{','.join(moves)}", samples, seed])
        expected.append([str(advice.advised), advice.moves[0].cards_left.mean, advice.samples])
    assert told
    script = """async (asked) => {
      const found = [];
      for (const [text, wanted, seed] of asked) {
        const { game, position, moves } = readText(text);
        const { spots } = new Line(game, position, moves);
        const given = { samples: wanted, seed: BigInt(seed) };
        const { move, mean, samples } = await page.analyst.hold(() => advise(page.analyst, spots, given));
        found.push([move, mean, samples]);
      }
      return found;
    }"""
    page = opened(board())
    found = page.evaluate(script, asked)
    assert [[move, samples] for move, _, samples in found] == [[move, count] for move, _, count in expected]
    assert [mean for _, mean, _ in found] == pytest.approx([mean for _, mean, _ in expected])


@SCREENS
def test_the_engine_plays_the_other_seats(opened: Opened, screen: Any) -> None:
    page = opened(board("iello-2024,base=4:-:RRGYP,RGPBB,GYYPB:0"), **screen)
    page.locator("#seats").click()
    page.locator("#seat-1").select_option("fair")
    page.locator("#seat-2").select_option("seeing")
    page.locator("#face-down").check()
    page.keyboard.press("Escape")
    assert page.locator("[data-seat='1'] .chip.back").count() == 5
    assert page.locator("#hands .value").count() == 0
    play(page, "Ra1")
    page.locator("#tray-title:has-text('Alice to move')").wait_for()
    assert page.locator("#moves .step").count() == 4
    page.keyboard.press("h")
    page.locator("#said:has-text('knowing only this hand')").wait_for()
    assert page.locator("#board .target").count() == 1


def test_the_engine_plays_pingouin(opened: Opened) -> None:
    page = opened(board(floe_textform.dumps(floe_dealing.deal(3, placed=True))))
    page.locator("#seats").click()
    page.locator("#seat-1").select_option("seeing")
    page.keyboard.press("Escape")
    slide(page, page.evaluate("page.game.moves(page.line.position)[0]"))
    page.locator("#tray-title:has-text('Alice to move')").wait_for(timeout=15000)
    assert page.locator("#moves .step").count() == 3


@pytest.mark.parametrize("text", ["iello-2024:RGBPYRG/.GPPYR:RGYPB,RRGGB,YYPPB:0", FLOE])
def test_nothing_is_wider_than_the_screen(opened: Opened, text: str) -> None:
    page = opened(board(text))
    for width, height in ((320, 640), (390, 844), (844, 390), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        for set_up in (False, True):
            page.locator("#setup" if set_up else "#review").click()
            sizes = page.evaluate(
                "[document.documentElement.scrollWidth, part('board').getBoundingClientRect().toJSON()]"
            )
            assert sizes[0] <= width
            assert sizes[1]["left"] >= 0
            assert sizes[1]["right"] <= width
        page.locator("#setup-back").click()


def test_a_round_can_be_played_with_the_keyboard_alone(opened: Opened) -> None:
    page = opened(board("iello-2024,base=3:-:RRGY,RGPB:0"))
    page.locator("#moves [aria-current]:has-text('start')").wait_for()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("r")
    page.locator("#moves [aria-current]:has-text('Ra1')").wait_for()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("b")
    page.locator("#moves [aria-current]:has-text('Ba2')").wait_for()
    page.keyboard.press("u")
    page.keyboard.press("v")
    assert page.locator("#hands .value").count() == 0
    page.keyboard.press("Shift+U")
    assert page.locator("#moves [aria-current]").inner_text() == "Ba2"


def test_a_record_is_opened_from_a_file_and_reviewed(opened: Opened, tmp_path: Path) -> None:
    position = textform.loads("iello-2024,base=3:-:RRGY,RGPB:0")
    record: dict[str, Any] = {"deal": jsonform.to_dict(position), "moves": []}
    while not position.over:
        record["moves"].append(str(position.legal_moves[-1]))
        position = position.after(position.legal_moves[-1])
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    page = opened(board())
    page.locator("#setup-open").click()
    page.locator("#opening-text").fill("iello-2024:-:RRRRRRRR,G:0")
    page.locator("#opening-read").click()
    assert page.locator("#opening-said").inner_text() == complaint("iello-2024:-:RRRRRRRR,G:0")
    page.locator("#opening-file").set_input_files(path)
    page.locator("#review-panel").wait_for()
    assert page.locator("#moves .step").count() == len(record["moves"]) + 1
    page.locator("#curve svg.curve").click(position={"x": 5, "y": 20})
    assert page.locator("#moves [aria-current]").inner_text() == "start"


def test_a_random_deal_depends_on_the_seed_and_the_players(opened: Opened) -> None:
    page = opened(board())
    page.locator("#setup-deal").click()
    page.locator("#setup-players").select_option("5")
    page.get_by_label("Name of player 2").fill("Zoë")
    page.locator("#setup-seed").fill("7")
    page.locator("#setup-deal").click()
    page.locator("#setup-start").click()
    first, second, *others = deal(7, 5).players
    expected = textform.dumps(replace(deal(7, 5), players=(first, replace(second, name="Zoë"), *others)))
    assert page.evaluate("page.line.address()") == expected
    page.locator("#setup").click()
    page.locator("#setup-seed").fill("-1")
    page.locator("#setup-deal").click()
    assert page.locator("#setup-said").inner_text().startswith("seed: '-1' is not from 0 to 2^64 - 1")
    page.locator("#setup-back").click()
    assert page.evaluate("page.line.address()") == expected

"""A position drawn as a picture."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from hypothesis import given

from pictures import SVG, parsed, placed, texts
from positions import examples, positions, table
from ppsolve.solver.party.position import Player, Position, deal
from ppsolve.solver.party.prospects import cards_placed
from ppsolve.solver.party.textform import loads
from ppsolve.solver.party.view.svg import position_svg, pyramid_svg

GAPS = table(
    """
         G . .
        R G . B
       R G B Y B
    """,
    "RGGPPP",
    "+3",
    "RYYPP+1",
    "YYPP out",
    to_move=2,
)
OVER = loads("iello-2024,base=2:RR/R:-+1,PPY,-:0")
HOSTILE = [
    "Tom & Jerry",
    'the "penguin"',
    "O'Brien",
    "&lt;script&gt;",
    "]]&amp;",
    "Zoë ペン 🐧",
    "\ufffe\uffff",
    "--" * 20,
    "</svg><script>",
]


def called(name: str) -> Position:
    return Position.new([Player(name, "RG", tokens=2), Player("Bob", "")])


@pytest.mark.parametrize("picture", [position_svg(GAPS), pyramid_svg(GAPS)], ids=["position", "pyramid"])
def test_a_picture_is_scalable_and_has_a_description(picture: str) -> None:
    root = parsed(picture)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert re.fullmatch(r"0 0 \d+ \d+", root.get("viewBox", ""))
    assert [child.tag for child in root][:2] == [f"{SVG}title", f"{SVG}desc"]
    description = root.findtext(f"{SVG}desc", "")
    assert "Rules iello-2024; 4 players; base 5 of 8" in description
    assert "Row b: R G empty B" in description
    assert "Open: a0 any, a6 any, b3 Y B" in description


def test_title_and_description_name_the_turn_and_the_hands() -> None:
    root = parsed(position_svg(GAPS))
    assert root.findtext(f"{SVG}title") == "Penguin Party: Carol to move"
    description = root.findtext(f"{SVG}desc", "")
    assert "Carol: R YY PP, 5 cards, to move, 1 token" in description
    assert "Bob: 0 cards, finished, gives back 2, 3 tokens" in description
    assert parsed(position_svg(OVER)).findtext(f"{SVG}title") == "Penguin Party: The round is over"


@examples(60)
@given(positions())
def test_a_picture_has_no_external_references_and_no_scripts(position: Position) -> None:
    picture = position_svg(position)
    ids = {element.get("id") for element in parsed(picture).iter()} - {None}
    for element in parsed(picture).iter():
        assert element.tag.removeprefix(SVG) in {
            *("svg", "title", "desc", "defs", "symbol", "g", "use"),
            *("path", "rect", "circle", "ellipse", "text"),
        }
        assert not any(name.startswith("on") for name in element.attrib)
        if element.tag == f"{SVG}use":
            assert element.get("href", "").removeprefix("#") in ids
    assert picture.count("://") == picture.count("http://www.w3.org/2000/svg") == 1
    assert "url(" not in picture


@examples(60)
@given(positions())
def test_every_card_and_open_slot_is_drawn_with_its_letters(position: Position) -> None:
    expected = Counter(cards_placed(position).values())
    for slot in position.slots():
        expected[slot.place] += 1
        expected.update(["any"] if slot.row == 0 else slot.accepts)
    seen = texts(pyramid_svg(position))
    assert {text: seen[text] for text in expected} == expected
    assert all(seen[colour] == expected[colour] for colour in "RGYPB")


@examples(60)
@given(positions())
def test_every_card_in_hand_is_a_chip_with_its_letter(position: Position) -> None:
    hands = Counter("".join(player.hand for player in position.players))
    whole, pyramid = texts(position_svg(position)), texts(pyramid_svg(position))
    assert {colour: whole[colour] - pyramid[colour] for colour in hands} == hands


def test_status_and_tokens_of_players_are_visible() -> None:
    seen = texts(position_svg(GAPS))
    for text in (
        *("Carol to move", "Rules iello-2024; 4 players; base 5 of 8"),
        *("Alice", "Bob", "Carol", "Dave"),
        *("to move", "finished", "out"),
        *("6 cards", "0 cards · 3 tokens", "5 cards · 1 token", "4 cards"),
        *("gives back 2", "pays 4"),
    ):
        assert seen[text] == 1, text


def test_a_round_that_is_over_shows_penalties_and_scores() -> None:
    seen = texts(position_svg(OVER))
    for text in ("The round is over", "penalty 0, score -1", "penalty 3, score +3", "penalty 0, score 0"):
        assert seen[text] == 1, text
    assert "to move" not in seen


def test_an_empty_pyramid_is_its_one_open_slot() -> None:
    assert texts(pyramid_svg(deal(3))) == Counter({"a": 1, "a1": 1, "any": 1, "1": 1})


@pytest.mark.parametrize("name", HOSTILE)
def test_any_name_leaves_the_picture_well_formed(name: str) -> None:
    picture = position_svg(called(name))
    assert parsed(picture).tag == f"{SVG}svg"
    assert all(element.tag.startswith(SVG) for element in parsed(picture).iter())


@pytest.mark.parametrize("name", HOSTILE[:6])
def test_an_escaped_name_survives_a_round_trip(name: str) -> None:
    picture = position_svg(called(name))
    assert texts(picture)[name] == 1
    assert not re.search(r"&(?!amp;|lt;|gt;|quot;|#)", picture)


def test_angle_brackets_in_a_name_are_escaped() -> None:
    picture = position_svg(called("<b onload='x'>"))
    assert "<b" not in picture
    assert texts(picture)["<b onload='x'>"] == 1


def test_a_long_name_is_shortened() -> None:
    picture = position_svg(called("Alexandrina the Magnificent of the South"))
    assert texts(picture)["Alexandrina the M..."] == 1
    assert "South" not in picture


def test_pictures_on_one_page_do_not_share_ids() -> None:
    pictures = [
        position_svg(GAPS),
        position_svg(OVER),
        pyramid_svg(GAPS),
        pyramid_svg(GAPS, marks={(0, -1): "1"}),
        *(position_svg(deal(seed)) for seed in range(20)),
    ]
    ids = [re.findall(r' id="([^"]+)"', picture) for picture in pictures]
    assert all(len(own) == 1 for own in ids)
    assert len({own for (own,) in ids}) == len(pictures)


def test_the_same_position_always_gives_the_same_picture() -> None:
    assert position_svg(loads("iello-2024:RG:RGB,PP:0")) == position_svg(loads("iello-2024:RG:BGR,PP:0"))


def test_a_notebook_shows_the_picture() -> None:
    assert GAPS._repr_svg_() == position_svg(GAPS)


def test_an_upper_card_lies_half_way_between_the_two_below() -> None:
    where = [
        (x, y)
        for x, y, element in placed(parsed(pyramid_svg(loads("iello-2024,base=2:RG/R:B,B:0"))), 0, 0)
        if element.text in ("R", "G")
    ]
    left, right, upper = where
    assert upper[0] == (left[0] + right[0]) / 2
    assert upper[1] < left[1] == right[1]


def test_everything_lies_on_the_panel() -> None:
    hands = [Player("Alice", "R" * 35 + "G" * 36 + "B" * 36), Player("Bob", "Y" * 36), Player("Carol", "P")]
    picture = position_svg(Position.new(hands, ["R"], deck=dict.fromkeys("RGYPB", 36), stuck="pass"))
    _, _, width, height = map(float, parsed(picture).get("viewBox", "").split())
    for x, y, element in placed(parsed(picture), 0, 0):
        if element.tag == f"{SVG}rect":
            assert 0 <= x <= x + float(element.get("width", "")) <= width
            assert 0 <= y <= y + float(element.get("height", "")) <= height
        if element.tag == f"{SVG}text":
            assert 0 < x < width
            assert 0 < y < height


def test_a_mark_stands_in_its_slot_instead_of_the_colours() -> None:
    plain, marked = texts(pyramid_svg(GAPS)), texts(pyramid_svg(GAPS, marks={(0, -1): "<7>", (1, 2): "+1"}))
    assert plain["any"] == 2
    assert marked["any"] == 1
    assert marked["<7>"] == marked["+1"] == 1
    assert plain["Y"] - marked["Y"] == plain["B"] - marked["B"] == 1


@pytest.mark.parametrize("marks", [{(0, -1): "four"}, {(0, 0): "x"}])
def test_an_invisible_mark_is_refused(marks: dict[tuple[int, int], str]) -> None:
    with pytest.raises(ValueError, match="mark"):
        pyramid_svg(GAPS, marks=marks)

"""Drawing that knows no game: widths, words in lines, lists in sentences."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ppsolve.solver.view.layout import beside, columns, display_width, label_lines, pad, paragraph, wrap
from ppsolve.solver.view.words import count_of, join_words

words = st.lists(st.text(st.sampled_from("abcペ\u0301"), min_size=1, max_size=9), max_size=12)


@pytest.mark.parametrize(
    ("text", "columns"),
    [
        ("🇩🇪", 2),
        ("👩\u200d👩\u200d👧", 2),
        ("👍🏽", 2),
        ("क्षत्रिय", 5),
        ("한", 2),
        ("ﾍﾟﾝ", 3),
        ("", 0),
        ("x\u200d", 1),
    ],
)
def test_letters_of_many_characters_are_one(text: str, columns: int) -> None:
    assert display_width(text) == columns


def test_widths_add_up_after_a_joiner() -> None:
    assert display_width("x\u200d" + "y") == display_width("x\u200d") + display_width("y")


def test_a_text_is_padded_by_its_width() -> None:
    assert pad("ペン", 6) == "ペン  "
    assert beside(["ペン", "Bob"], ["1", ""]) == ["ペン  1", "Bob"]


@given(words, st.integers(3, 30))
def test_wrapped_words_are_all_there_and_fit(given_words: list[str], width: int) -> None:
    lines = wrap(given_words, width)
    assert " ".join(lines) == " ".join(given_words)
    assert all(display_width(line) <= width or " " not in line for line in lines)


def test_lines_are_filled_by_any_measure() -> None:
    assert wrap(["i", "i", "m"], 5.0, measure=lambda line: 2.0 * line.count("m") + line.count("i")) == [
        "i i m"
    ]
    assert wrap(["m", "m", "m"], 5.0, measure=lambda line: 2.0 * line.count("m")) == ["m m", "m"]


def test_all_lines_of_a_paragraph_but_the_first_are_indented() -> None:
    assert paragraph("one two three four", 9) == "one two\n  three\n  four"
    assert paragraph("one two three four", 9, indent="") == "one two\nthree\nfour"


def test_a_label_stands_before_the_first_line() -> None:
    assert label_lines("open: ", ["a1", "b2"]) == ["open: a1", "      b2"]


def test_a_long_list_stands_in_columns_if_there_is_room() -> None:
    lines = [str(number) for number in range(1, 15)]
    assert columns(lines, 3) == lines
    assert columns(lines[:12], 80) == lines[:12]
    assert columns(lines, 80)[:2] == ["1     8", "2     9"]


def test_words_in_sentences() -> None:
    assert [count_of(number, "card") for number in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    assert join_words(["a"]) == "a"
    assert join_words(["a", "b"], "or") == "a or b"
    assert join_words(["a", "b", "c"]) == "a, b and c"

"""Text layout and phrases: display width, wrapping, columns, lists in sentences."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ppsolve.solver.view.layout import beside, columns, display_width, label_lines, pad, paragraph, wrap
from ppsolve.solver.view.phrases import count_of, join_words

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
def test_display_width_counts_graphemes(text: str, columns: int) -> None:
    assert display_width(text) == columns


def test_display_width_is_additive_after_a_joiner() -> None:
    assert display_width("x\u200d" + "y") == display_width("x\u200d") + display_width("y")


def test_padding_uses_the_display_width() -> None:
    assert pad("ペン", 6) == "ペン  "
    assert beside(["ペン", "Bob"], ["1", ""]) == ["ペン  1", "Bob"]


@given(words, st.integers(3, 30))
def test_wrapping_keeps_all_words_and_fits(given_words: list[str], width: int) -> None:
    lines = wrap(given_words, width)
    assert " ".join(lines) == " ".join(given_words)
    assert all(display_width(line) <= width or " " not in line for line in lines)


def test_wrapping_accepts_any_measure() -> None:
    assert wrap(["i", "i", "m"], 5.0, measure=lambda line: 2.0 * line.count("m") + line.count("i")) == [
        "i i m"
    ]
    assert wrap(["m", "m", "m"], 5.0, measure=lambda line: 2.0 * line.count("m")) == ["m m", "m"]


def test_a_paragraph_indents_all_lines_but_the_first() -> None:
    assert paragraph("one two three four", 9) == "one two\n  three\n  four"
    assert paragraph("one two three four", 9, indent="") == "one two\nthree\nfour"


def test_a_label_precedes_the_first_line() -> None:
    assert label_lines("open: ", ["a1", "b2"]) == ["open: a1", "      b2"]


def test_a_long_list_is_set_in_columns_if_they_fit() -> None:
    lines = [str(number) for number in range(1, 15)]
    assert columns(lines, 3) == lines
    assert columns(lines[:12], 80) == lines[:12]
    assert columns(lines, 80)[:2] == ["1     8", "2     9"]


def test_counted_nouns_and_lists() -> None:
    assert [count_of(number, "card") for number in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    assert join_words(["a"]) == "a"
    assert join_words(["a", "b"], "or") == "a or b"
    assert join_words(["a", "b", "c"]) == "a, b and c"

"""Read SVG pictures back: visible texts and where elements lie."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

SVG = "{http://www.w3.org/2000/svg}"


def parsed(picture: str) -> Element:
    return ElementTree.fromstring(picture)


def texts(picture: str) -> Counter[str]:
    """Count every visible text of a picture."""
    return Counter(element.text or "" for element in parsed(picture).iter(f"{SVG}text"))


def placed(element: Element, x: float, y: float) -> list[tuple[float, float, Element]]:
    """Yield the elements within this one, each with its absolute offset."""
    found = []
    for child in element:
        if child.tag == f"{SVG}defs":
            continue
        move = re.fullmatch(r"translate\((\S+) (\S+)\)", child.get("transform", "translate(0 0)"))
        assert move is not None
        left = x + float(move[1]) + float(child.get("x", "0"))
        top = y + float(move[2]) + float(child.get("y", "0"))
        found.append((left, top, child))
        found += placed(child, left, top)
    return found

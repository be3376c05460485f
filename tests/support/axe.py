"""Audits of a page by axe-core: on a desktop and a phone, light and dark."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from node import web_folder

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

SCREENS: dict[str, ViewportSize] = {
    "desktop": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844},
}

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

FUNCTIONS = """() => {
    // Judge single letters and symbols, too.
    const every = { ignoreUnicode: false, ignoreLength: true };
    const contrastRatio = { normal: { expected: 4.5 }, large: { expected: 3 } };
    const large = { boldValue: 700, boldTextPt: 14, largeTextPt: 18 };
    const effects = { shadowOutlineEmMax: 0.2, textStrokeEmMin: 0.03, pseudoSizeThreshold: 0.25 };
    const options = { ...every, ...large, ...effects, contrastRatio };
    axe.configure({ checks: [{ id: "color-contrast", options }] });

    const looks = new Set();

    function background(element, known) {
        if (!element) return "";
        if (!known.has(element)) {
            const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
            const own = [backgroundColor, backgroundImage, opacity].join();
            known.set(element, `${own} ${background(element.parentElement, known)}`);
        }
        return known.get(element);
    }

    // What contrast depends on: the colour and size of a text, and everything behind it.
    function lookOf(element, known) {
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const large = parseFloat(fontSize) * (fontWeight >= 700 ? 24 / 18.66 : 1) >= 24;
        const disabled = element.closest(":disabled") !== null;
        return [color, large, disabled, background(element, known)].join();
    }

    function isNew(look) {
        const before = looks.size;
        return looks.add(look).size > before;
    }

    function hasText(element) {
        if (element.matches("input, select, textarea")) return true;
        return [...element.childNodes].some((child) => child instanceof Text && child.data.trim());
    }

    // One text of each look. axe does not know the colours of letters in drawings.
    window.textsToJudge = (root) => {
        const known = new Map();
        return [...root.querySelectorAll(":not(svg, svg *, .unseen)")]
            .filter((one) => hasText(one) && one.checkVisibility() && isNew(lookOf(one, known)));
    };

    window.found = ({ violations, incomplete }) => [...violations, ...incomplete]
        .flatMap(({ id, impact, nodes }) => nodes.map(({ target, any, all, none }) =>
            [id, impact, target.join(" "), ...[...any, ...all, ...none].map(({ message }) => message)]));
}"""

# axe judges no text on gradients and drawings, or where other elements overlap. Of the colours of the sky,
# --near-ice is the nearest to the inks. Tiles get lower, and penguins with them, so that neither overlap.
# Sticky parts no longer lie over texts that are scrolled below them. A sheet, since the page replaces
# elements while it searches.
FLATTEN = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
        :root:has(.sky) { background: var(--near-ice) !important; }
        .sky, .floe { display: none !important; }
        .ground { background: none !important; }
        .ground, .leads-on { position: static !important; }
        .floe-names span { background: var(--floe) !important; }
        .tile { height: calc(var(--unit) * 0.85) !important; }
        .tile .penguin { height: calc(var(--unit) * 0.2) !important; }
    `);
    document.adoptedStyleSheets = [sheet];
    // Drawings are slow and not looked into; those of reports are never used again.
    const drawn = ":is(figure, .strip, .picture) svg > :not(title, desc)";
    for (const part of document.querySelectorAll(drawn)) part.remove();
}"""

STRUCTURE = """async () => {
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    const context = { include: [dialog ?? document], exclude: [["svg > *"]] };
    const rules = { "color-contrast": { enabled: false }, "label-content-name-mismatch": { enabled: true } };
    const { violations } = await axe.run(context, { rules, preload: false, resultTypes: ["violations"] });
    return found({ violations, incomplete: [] });
}"""

CONTRAST = """async () => {
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    const main = document.querySelector("main, [role=main]");
    if (dialog) main.style.setProperty("visibility", "hidden");
    const include = textsToJudge(dialog ?? document);
    const resultTypes = ["violations", "incomplete"];
    const options = { runOnly: ["color-contrast"], preload: false, resultTypes };
    const results = include.length ? await axe.run({ include }, options) : { violations: [], incomplete: [] };
    main.style.removeProperty("visibility");
    return found(results);
}"""

# What a button shows and its name lacks. axe leaves single letters undecided, and trusts names that are text.
# The colours of a hint (class "told") are in its message.
UNNAMED = """() => {
    const colours = { R: "red", G: "green", Y: "yellow", P: "purple", B: "blue", any: "any colour" };
    const own = ":not(.told) > .chip, :not(.together) > .value";
    const parts = `${own}, .face .letter, .turn, .number, .any, .count`;
    const text = (part) => part.checkVisibility() && part.textContent.replaceAll("★", "").trim();
    axe.setup(document.documentElement);
    const root = document.querySelector("dialog[open]") ?? document;
    const buttons = [...root.querySelectorAll("button")].filter((button) => button.checkVisibility());
    const unnamed = buttons.flatMap((button) => {
        const name = axe.commons.text.accessibleText(button);
        const words = name.split(/[^\\w.]+/);
        const texts = [...button.querySelectorAll(parts)].map(text);
        const shown = [button.dataset.place, ...texts].filter(Boolean);
        const lacking = shown.filter((one) => !words.includes(one) && !name.includes(colours[one] ?? one));
        return lacking.map((one) => ["shown, but not in the name", one, name]);
    });
    axe.teardown();
    return unnamed;
}"""


def prepare(page: Page) -> None:
    """Load axe-core into a page."""
    page.evaluate((web_folder() / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
    page.evaluate(FUNCTIONS)


def audit(page: Page) -> list[Any]:
    """Return everything that axe-core finds wrong on some screen, and texts whose contrast it cannot judge.

    Texts that look like one judged before on this page are left out, to save time.
    """
    page.evaluate(FLATTEN)
    findings = []
    for screen, size in SCREENS.items():
        page.set_viewport_size(size)
        findings += [[screen, *found] for found in page.evaluate(STRUCTURE) + page.evaluate(UNNAMED)]
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            findings += [[screen, scheme, *found] for found in page.evaluate(CONTRAST)]
    return findings

/* Values on the board: what is proved and what is open never look alike. */

import assert from "node:assert/strict";
import { beforeEach, describe, mock, test } from "node:test";
import { PARTY } from "../../src/board/party/party.ts";
import { PINGOUIN } from "../../src/board/pingouin/pingouin.ts";
import { Study } from "../../src/board/study.ts";
import { Findings, seatBadges, valueBadge, valueWords, worthsPicture } from "../../src/board/values.ts";
import { element, part } from "../../src/ui/elements.ts";
import { openDocument } from "../support/board_document.ts";
import { FLOE, ROUND, solvedStudy } from "../support/board_games.ts";

const IDLE = { busyWith: () => false };
const BUSY = { busyWith: () => true };

beforeEach(openDocument);

describe("a badge", () => {
  test("of a proved value is solid, of bounds dashed", () => {
    const proved = valueBadge({ low: 3, high: 3 });
    assert.equal(proved.className, "value proved");
    assert.equal(proved.textContent, "3");
    const open = valueBadge({ low: 2, high: 4 });
    assert.equal(open.className, "value open");
    assert.equal(open.textContent, "2..4");
  });

  test("differs in class, text and label between proved and open values, whatever they are", () => {
    const proved = new Set<string>();
    const open = new Set<string>();
    for (let low = -5; low <= 5; low += 1) {
      for (let high = low; high <= 5; high += 1) {
        for (const best of [false, true]) {
          const badge = valueBadge({ low, high }, { best });
          const looks = low === high ? proved : open;
          for (const look of [badge.className, badge.textContent, badge.getAttribute("aria-label")!])
            looks.add(look);
        }
      }
    }
    assert.ok(proved.size > 20 && open.size > 20);
    assert.deepEqual(
      [...proved].filter((look) => open.has(look)),
      [],
    );
  });

  test("of a best move has a star", () => {
    const badge = valueBadge({ low: 1, high: 1 }, { best: true, label: (value) => `red ${value}` });
    assert.equal(badge.className, "value proved best");
    assert.equal(badge.textContent, "★1");
    assert.equal(badge.getAttribute("aria-label"), "red 1, best");
  });

  test("says in words what is not proved", () => {
    assert.equal(valueWords({ low: 0, high: 2 }, false), "0..2, not proved");
    assert.equal(valueWords({ low: 0, high: 2 }, true), "0..2, not proved, best");
    assert.equal(valueWords({ low: 2, high: 2 }, false), "2");
  });
});

describe("the values of a place", () => {
  const worths = [
    { mark: () => element("b", {}, "R"), bounds: { low: 1, high: 1 }, best: true },
    { mark: () => element("b", {}, "G"), bounds: { low: 0, high: 3 }, best: false },
  ];

  test("are shown one by one, and together where there is little room", () => {
    const picture = worthsPicture(worths, "fewest");
    assert.ok(picture.classList.contains("several"));
    assert.deepEqual(
      [...picture.querySelectorAll(".each .worth")].map((one) => one.textContent),
      ["R★1", "G0..3"],
    );
    assert.equal(picture.querySelector(".together")!.textContent, "★0..1");
    assert.equal(worthsPicture(worths, "most").querySelector(".together")!.textContent, "★1..3");
  });

  test("of a single card are not several", () => {
    assert.equal(worthsPicture(worths.slice(0, 1), "fewest").classList.contains("several"), false);
  });
});

describe("the findings", () => {
  test("are hidden with the values", () => {
    new Findings(() => undefined).show(PARTY, null, IDLE);
    assert.equal(part("findings").hidden, true);
  });

  test("say whether everything is proved", async () => {
    const findings = new Findings(() => undefined);
    const study = new Study(PARTY, ROUND);
    study.nodes = 12345;
    findings.show(PARTY, study, BUSY);
    assert.equal(part("effort").textContent, "Searching. 12,345 positions visited.");
    findings.show(PARTY, study, IDLE);
    assert.match(part("effort").textContent, /^Stopped: not everything is proved\./);
    findings.show(PARTY, await solvedStudy(PARTY, ROUND), IDLE);
    assert.match(part("effort").textContent, /^Everything is proved\./);
  });

  test("show the margin as a sentence once it is proved, and as a badge before", async () => {
    const findings = new Findings(() => undefined);
    const open = new Study(PARTY, ROUND);
    findings.show(PARTY, open, IDLE);
    // Bounds of -4..4 tell nothing.
    assert.equal(part("margin").hidden, true);
    open.margin = { low: -1, high: 1 };
    findings.show(PARTY, open, IDLE);
    assert.equal(part("margin").textContent, "Margin for Alice: -1..1");
    assert.equal(part("margin").querySelectorAll(".value.open").length, 1);
    const study = await solvedStudy(PARTY, ROUND);
    findings.show(PARTY, study, IDLE);
    assert.equal(part("margin").textContent, PARTY.marginText(study.margin!.low, "Alice", "Bob"));
    assert.equal(part("margin").querySelectorAll(".value").length, 0);
  });

  test("have no margin for three players", () => {
    const three = PARTY.fromLine("iello-2024:-:RG,RG,PB:0");
    new Findings(() => undefined).show(PARTY, new Study(PARTY, three), IDLE);
    assert.equal(part("margin").hidden, true);
  });

  test("are gone at the end: there is nothing left to find", () => {
    const over = PARTY.fromLine("iello-2024:RG:-,-:-");
    new Findings(() => undefined).show(PARTY, new Study(PARTY, over), IDLE);
    assert.equal(part("findings").hidden, true);
  });

  test("name the worst case: the best line of two players, the safest of more", async () => {
    const three = PARTY.fromLine("iello-2024,base=3:RGB:RRG,GPB,YB:0");
    for (const [position, kind] of [
      [ROUND, "Best"],
      [three, "Safest"],
    ] as const) {
      const study = await solvedStudy(PARTY, position);
      new Findings(() => undefined).show(PARTY, study, IDLE);
      assert.equal(
        part("best-line").querySelector(".strip-title")!.textContent,
        `${kind} line for Alice (worst case ${study.sure[0].low}):`,
      );
    }
  });

  test("of a floe are estimates until there is a proof, never wide bounds", async () => {
    const study = new Study(PINGOUIN, FLOE);
    new Findings(() => undefined).show(PINGOUIN, study, IDLE);
    assert.equal(part("margin").hidden, true);
    const moves = [{ move: "g1-g2", lead: -2.4, points: [20, 22.4], proved: false }];
    study.opinion = { moves, line: ["g1-g2", "c4-b4"], proved: false };
    new Findings(() => undefined).show(PINGOUIN, study, IDLE);
    assert.equal(part("margin").textContent, "Likely margin for Alice: ~−2");
    assert.match(part("best-line").textContent, /^Likely play \(an estimate\):→g1 to g2→c4 to b4$/);
    assert.match(part("effort").textContent, /Numbers with ~ are estimates by the engine\.$/);
    const [badge] = seatBadges(PINGOUIN, study, 1, "Bob");
    assert.equal(badge.className, "value likely");
    assert.equal(badge.textContent, "~22");
    const solved = await solvedStudy(PINGOUIN, FLOE);
    solved.opinion = study.opinion;
    new Findings(() => undefined).show(PINGOUIN, solved, IDLE);
    assert.doesNotMatch(part("findings").textContent, /~/);
    assert.equal(seatBadges(PINGOUIN, solved, 1, "Bob")[0].textContent, "5");
  });

  test("of three players are proved if the engine proves them", () => {
    const study = new Study(
      PINGOUIN,
      PINGOUIN.fromLine(
        "pingouin:1A1...../1B1....../......./1C1....../......./......../......./........:-:0",
      ),
    );
    const moves = [{ move: "a1-a2", lead: null, points: [3, 2, 2], proved: true }];
    study.opinion = { moves, line: ["a1-a2"], proved: true };
    const [badge] = seatBadges(PINGOUIN, study, 0, "Alice");
    assert.equal(badge.className, "value proved");
    assert.equal(badge.textContent, "3");
    assert.match(badge.getAttribute("aria-label")!, /if everybody plays for themselves, proved$/);
    new Findings(() => undefined).show(PINGOUIN, study, IDLE);
    assert.match(part("best-line").textContent, /^Best play \(proved\):→a1 to a2$/);
    study.opinion = { ...study.opinion, proved: false };
    new Findings(() => undefined).show(PINGOUIN, study, IDLE);
    assert.match(part("best-line").textContent, /^Likely play/);
  });

  test("of two players name the first move if it is proved best: the rest of the line is an estimate", () => {
    const study = new Study(PINGOUIN, FLOE);
    const moves = [{ move: "g1-g2", lead: -2, points: [20, 22], proved: true }];
    study.opinion = { moves, line: ["g1-g2", "c4-b4"], proved: true };
    new Findings(() => undefined).show(PINGOUIN, study, IDLE);
    assert.match(
      part("best-line").textContent,
      /^g1-g2 is proved best\. Likely play \(an estimate\):→g1 to g2→c4 to b4$/,
    );
  });

  test("play the best line up to the chosen move", async () => {
    const played = mock.fn<(moves: string[]) => void>();
    const study = await solvedStudy(PARTY, ROUND);
    new Findings(played).show(PARTY, study, IDLE);
    const steps = [...part("best-line").querySelectorAll<HTMLElement>(".step")];
    assert.deepEqual(
      steps.map((step) => step.title),
      study.line!.map((move) => `Play up to ${move}`),
    );
    assert.deepEqual(
      steps.slice(0, 3).map((step) => step.getAttribute("aria-label")),
      [
        "R opens the base: red opens the base",
        "P left end: purple at the left end",
        "G right end: green at the right end",
      ],
    );
    assert.ok(steps[0].querySelector(".chip.card-R use[href='#shape-R']"));
    steps[1].click();
    assert.deepEqual(played.mock.calls[0].arguments, [study.line!.slice(0, 2)]);
  });
});

/* The review of a line: judgements by the core, and the panel. */

import assert from "node:assert/strict";
import { before, beforeEach, describe, mock, test } from "node:test";
import { Line, type Spot } from "../../src/board/history.ts";
import { PARTY } from "../../src/board/party/party.ts";
import { type Judgement, judgeMoves, Review, reviewSummary, turningPoint } from "../../src/board/review.ts";
import { Study } from "../../src/board/study.ts";
import type { PartyPosition } from "../../src/games/party/position.ts";
import { part } from "../../src/ui/elements.ts";
import type { Turns } from "../../src/ui/party/growing.ts";
import { openDocument } from "../support/board_document.ts";
import { guaranteed, ROUND, solvedStudy } from "../support/board_games.ts";

type PartyJudgement = Judgement<PartyPosition, Turns>;

/** A whole round in which both players make mistakes. */
const line = new Line(PARTY, ROUND);
while (!PARTY.over(line.position)) line.play(PARTY.moves(line.position)[0]);
const solved = new Map<PartyPosition, Study<PartyPosition>>();
const studyOf = (position: PartyPosition) => solved.get(position)!;
let judgements: PartyJudgement[];

before(async () => {
  for (const { position } of line.spots) solved.set(position, await solvedStudy(PARTY, position));
  judgements = judgeMoves(line, studyOf);
});

/** Judgements with these costs. */
function withCosts(costs: (number | null)[]): PartyJudgement[] {
  return costs.map((cost, number) => ({ ...judgements[number], cost }));
}

describe("the judgement of a move", () => {
  test("is its cost to the player who made it, by brute force", () => {
    assert.equal(judgements.length, line.moves.length);
    for (const { from, spot, seat, cost, before: known, after } of judgements) {
      assert.equal(seat, PARTY.toMove(from.position));
      assert.equal(known.low, guaranteed(PARTY, from.position, seat));
      assert.equal(after.low, guaranteed(PARTY, spot.position, seat));
      assert.equal(cost, after.low - known.low);
    }
    assert.ok(judgements.some(({ cost }) => cost! > 0));
    assert.ok(judgements.some(({ cost }) => cost === 0));
  });

  test("names the best moves instead; a costly move is none of them", () => {
    for (const { spot, cost, best } of judgements) assert.equal(best.includes(spot.move), cost === 0);
  });

  test("is open while a value is not proved", () => {
    const open = judgeMoves(line, (position) => new Study(PARTY, position));
    assert.equal(open[0].cost, null);
    assert.deepEqual(open[0].best, []);
    const half = judgeMoves(line, (position) =>
      position === ROUND ? studyOf(position) : new Study(PARTY, position),
    );
    assert.equal(half[0].cost, judgements[0].cost);
    assert.equal(half[1].cost, null);
  });
});

describe("the turning point", () => {
  test("is the first of the moves that cost the most", () => {
    assert.equal(turningPoint(withCosts([1, 2, 0, 2]))?.spot, judgements[1].spot);
  });

  test("is none if nothing is known to have cost anything", () => {
    assert.equal(turningPoint(withCosts([0, null, 0])), null);
    assert.equal(turningPoint([]), null);
  });

  test("ignores moves that are not judged", () => {
    assert.equal(turningPoint(withCosts([null, null, 1]))?.spot, judgements[2].spot);
  });
});

test("the summary counts judged and costly moves", () => {
  assert.equal(reviewSummary([]), "No moves yet.");
  assert.equal(reviewSummary(withCosts([0, null, 1])), "1 of 3 moves not judged yet.");
  assert.equal(reviewSummary(withCosts([0, 0])), "No move cost its player anything.");
  assert.equal(reviewSummary(withCosts([0, 1])), "1 move cost something.");
  assert.equal(reviewSummary(withCosts([2, 1])), "2 moves cost something.");
});

describe("the panel", () => {
  const went = mock.fn<(spot: Spot<PartyPosition, Turns>) => void>();
  const asked = mock.fn<(judgement: PartyJudgement) => void>();

  beforeEach(() => {
    openDocument();
    went.mock.resetCalls();
    asked.mock.resetCalls();
  });

  function openPanel(shown = judgements): HTMLElement {
    const review = new Review<PartyPosition, Turns>({ went, asked });
    review.open = true;
    review.show(line, shown, studyOf);
    return part("review-panel");
  }

  test("is hidden until it is opened", () => {
    new Review<PartyPosition, Turns>({ went, asked }).show(line, judgements, studyOf);
    assert.equal(part("review-panel").hidden, true);
    assert.equal(part("review").getAttribute("aria-pressed"), "false");
    assert.equal(openPanel().hidden, false);
    assert.equal(part("review").getAttribute("aria-pressed"), "true");
  });

  test("lists what each costly move cost, and marks the biggest mistake", () => {
    const items = [...openPanel().querySelectorAll("#decisions li")];
    const costly = judgements.filter(({ cost }) => cost! > 0);
    assert.equal(items.length, costly.length);
    const turning = turningPoint(judgements)!;
    assert.deepEqual(
      items.map((item) => item.className),
      costly.map((one) => (one.spot === turning.spot ? "turning" : "")),
    );
    const { spot, seat, cost, before: known, after, best } = turning;
    const text = items[costly.findIndex((one) => one.spot === turning.spot)].textContent;
    const name = PARTY.names(ROUND)[seat];
    const paid = `cost ${PARTY.amount(cost)} (${known.low} → ${after.low})`;
    assert.ok(
      text.startsWith(`Biggest mistake: move ${spot.depth}, ${name}: ${spot.move} ${paid}. Better: `),
      text,
    );
    assert.ok(text.includes(best[0]));
  });

  test("goes to the position before a move", () => {
    const costly = judgements.filter(({ cost }) => cost! > 0);
    openPanel().querySelector<HTMLElement>("#decisions button")!.click();
    assert.deepEqual(went.mock.calls[0].arguments, [costly[0].from]);
  });

  test("poses a decision as a task only if one move keeps the value", () => {
    const one = { ...judgements[0], cost: 1, best: ["Ra1"] };
    const two = { ...judgements[1], cost: 1, best: ["Ra1", "Ga1"] };
    const buttons = openPanel([one, two]).querySelectorAll<HTMLElement>("#decisions .solve");
    assert.equal(buttons.length, 1);
    buttons[0].click();
    assert.deepEqual(asked.mock.calls[0].arguments, [one]);
  });

  test("shortens a long list of better moves", () => {
    const best = ["Ra1", "Ra2", "Ra3", "Ra4", "Ra5", "Ra6", "Ra7", "Ra8"];
    const { textContent } = openPanel([{ ...judgements[0], cost: 1, best }]).querySelector("#decisions li")!;
    assert.match(textContent, /Better: Ra1 Ra2 Ra3 Ra4 Ra5 Ra6 and 2 more\./);
  });

  test("draws a curve for every player, and bars for what is not proved", () => {
    const panel = openPanel();
    assert.equal(panel.querySelectorAll(".curve .track").length, 2);
    assert.equal(panel.querySelectorAll(".curve .bar").length, 0);
    assert.equal(panel.querySelectorAll(".turn-mark").length, 1);
    const review = new Review<PartyPosition, Turns>({ went, asked });
    review.open = true;
    review.show(line, [], (position) => new Study(PARTY, position));
    assert.ok(panel.querySelectorAll(".curve .bar").length > 0);
    assert.equal(panel.querySelectorAll(".turn-mark").length, 0);
  });
});

/* The review of a line: judgements by the core, and the panel. */

import assert from "node:assert/strict";
import { before, beforeEach, describe, mock, test } from "node:test";
import { Line, type Spot } from "../../src/board/history.ts";
import { PARTY } from "../../src/board/party/party.ts";
import type { Mistake } from "../../src/board/learning.ts";
import {
  isSettled,
  type Judgement,
  judgeMoves,
  Review,
  reviewSummary,
  turningPoint,
} from "../../src/board/review.ts";
import { Study } from "../../src/board/study.ts";
import type { PartyPosition } from "../../src/games/party/position.ts";
import { part } from "../../src/ui/elements.ts";
import type { Turns } from "../../src/ui/party/growing.ts";
import type { Bounds } from "../../src/worker/messages.ts";
import { choose, openDocument } from "../support/board_document.ts";
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

  test("is provisional while another move may have cost more", () => {
    const known = withCosts([1, 0]);
    const open = (low: number, high: number) => ({
      ...judgements[2],
      cost: null,
      before: { low: 1, high: 1 },
      after: { low: 1 + low, high: 1 + high },
    });
    const turning = turningPoint(known)!;
    assert.equal(isSettled(known, turning), true);
    assert.equal(isSettled([...known, open(0, 2)], turning), false);
    // A later move that costs as much comes second.
    assert.equal(isSettled([...known, open(0, 1)], turning), true);
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
  const asked = mock.fn<(mistakes: Mistake[]) => void>();
  const chose = mock.fn<() => void>();

  beforeEach(() => {
    openDocument();
    went.mock.resetCalls();
    asked.mock.resetCalls();
  });

  function openPanel(shown = judgements): HTMLElement {
    const review = new Review<PartyPosition, Turns>({ went, asked, chose });
    review.open = true;
    review.show(line, shown, studyOf);
    return part("review-panel");
  }

  test("is hidden until it is opened", () => {
    new Review<PartyPosition, Turns>({ went, asked, chose }).show(line, judgements, studyOf);
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
    const { spot, seat, cost, before: known, after, verdict } = turning;
    const text = items[costly.findIndex((one) => one.spot === turning.spot)].textContent;
    const name = PARTY.names(ROUND)[seat];
    const paid = `cost ${PARTY.amount(cost)} (${known.low} → ${after.low})`;
    const words = `Biggest mistake: move ${spot.depth}, ${name}: ${spot.move} ${paid}, a ${verdict!.grade}.`;
    assert.ok(text.startsWith(words), text);
  });

  test("does not say what was better", () => {
    for (const { textContent } of openPanel().querySelectorAll("#decisions li span"))
      assert.equal(textContent.match(/\b[RGYPB][a-h]\d\b/g)!.length, 1, textContent);
  });

  test("goes to the position before a move", () => {
    const costly = judgements.filter(({ cost }) => cost! > 0);
    openPanel().querySelector<HTMLElement>("#decisions button")!.click();
    assert.deepEqual(went.mock.calls[0].arguments, [costly[0].from]);
  });

  test("poses one mistake, or those of a player, as tasks", () => {
    const panel = openPanel();
    const mistakes = judgements.filter(({ cost }) => cost! > 0);
    const solve = panel.querySelectorAll<HTMLElement>("#decisions .solve");
    assert.equal(solve.length, mistakes.length);
    solve[0].click();
    assert.deepEqual(asked.mock.calls[0].arguments, [[mistakes[0]]]);
    part("learn").click();
    assert.deepEqual(asked.mock.calls[1].arguments, [mistakes]);
  });

  test("takes the mistakes of one player only", () => {
    const review = new Review<PartyPosition, Turns>({ went, asked, chose });
    review.open = true;
    review.show(line, judgements, studyOf);
    choose(part("learn-whose", HTMLSelectElement), "1");
    assert.equal(chose.mock.callCount(), 1);
    review.show(line, judgements, studyOf);
    part("learn").click();
    const own = judgements.filter(({ cost, seat }) => cost! > 0 && seat === 1);
    assert.deepEqual(asked.mock.calls[0].arguments, [own]);
    review.show(line, [], studyOf);
    assert.equal(part("learn", HTMLButtonElement).disabled, true);
    assert.equal(part("learn").textContent, "No mistakes found");
  });

  test("begins with the mistakes of the only person, until somebody else is chosen", () => {
    const review = new Review<PartyPosition, Turns>({ went, asked, chose });
    review.open = true;
    const select = () => part("learn-whose", HTMLSelectElement);
    review.show(line, judgements, studyOf);
    assert.equal(select().selectedOptions[0].textContent, "everybody");
    review.show(line, judgements, studyOf, { person: 1 });
    assert.equal(select().value, "1");
    part("learn").click();
    const own = judgements.filter(({ cost, seat }) => cost! > 0 && seat === 1);
    assert.deepEqual(asked.mock.calls[0].arguments, [own]);
    choose(select(), "-1");
    review.show(line, judgements, studyOf, { person: 1 });
    assert.equal(select().selectedOptions[0].textContent, "everybody");
  });

  test("is hidden while somebody learns: it would give the answers away", () => {
    const review = new Review<PartyPosition, Turns>({ went, asked, chose });
    review.open = true;
    review.show(line, judgements, studyOf, { learning: true });
    assert.equal(part("review-panel").hidden, true);
  });

  test("draws a curve for every player, and bars for what is not proved", () => {
    const panel = openPanel();
    assert.equal(panel.querySelectorAll(".curve .track").length, 2);
    assert.equal(panel.querySelectorAll(".curve .bar").length, 0);
    assert.equal(panel.querySelectorAll(".turn-mark").length, 1);
    const review = new Review<PartyPosition, Turns>({ went, asked, chose });
    review.open = true;
    review.show(line, [], (position) => new Study(PARTY, position));
    assert.ok(panel.querySelectorAll(".curve .bar").length > 0);
    assert.equal(panel.querySelectorAll(".turn-mark").length, 0);
  });

  /** The coordinates of the bars, if every result of a seat has these bounds. */
  function barsFor(...sure: Bounds[]): { class: string; x: number }[] {
    const review = new Review<PartyPosition, Turns>({ went, asked, chose });
    review.open = true;
    review.show(line, [], (position) => Object.assign(new Study(PARTY, position), { sure }));
    return [...document.querySelectorAll(".curve .bar")].map((bar) => ({
      class: bar.getAttribute("class")!,
      x: Number(/^M(\S+)/.exec(bar.getAttribute("d")!)![1]),
    }));
  }

  test("leaves bounds out that are too wide to tell anything", () => {
    const bars = barsFor({ low: 0, high: 3 }, { low: 0, high: 4 });
    assert.equal(bars.length, line.spots.length);
    assert.ok(bars.every((bar) => bar.class === "bar seat-0"));
    const axis = [...document.querySelectorAll(".curve .axis")].map((label) => Number(label.textContent));
    assert.equal(Math.max(...axis), 3);
  });

  test("draws the bars of several players at a move side by side, nearer than those of the next move", () => {
    const bars = barsFor({ low: 0, high: 3 }, { low: 0, high: 3 });
    const [first, second] = [0, 1].map((seat) => bars.filter((bar) => bar.class === `bar seat-${seat}`));
    for (const [number, { x }] of first.entries()) {
      assert.ok(x + 1 < second[number].x);
      if (number) assert.ok(second[number - 1].x + 1 < x);
    }
  });
});

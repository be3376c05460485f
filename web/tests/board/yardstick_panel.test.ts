/* The yardsticks under their names, the numbers by each, and what they mean. */

import assert from "node:assert/strict";
import { beforeEach, describe, mock, test } from "node:test";
import { explaining, listenForLongPresses } from "../../src/board/explain.ts";
import { PARTY } from "../../src/board/party/party.ts";
import { PINGOUIN } from "../../src/board/pingouin/pingouin.ts";
import { Study } from "../../src/board/study.ts";
import { selfishBadge, worthsBy, worthsPicture, worthWords } from "../../src/board/values.ts";
import { showYardsticks } from "../../src/board/yardstick_panel.ts";
import type { Rating, Yardstick } from "../../src/board/yardsticks.ts";
import { element, part } from "../../src/ui/elements.ts";
import { openDocument } from "../support/board_document.ts";
import { FLOE, ROUND, solvedStudy } from "../support/board_games.ts";
import { ratingOf } from "../support/local_worker.ts";

const TABLE = PARTY.fromLine(
  "iello-2024:RYBGYGP/YBBGG./..BG./..G.:Julia=RRYYYPP,Marc=RGYBBBB,Priya=RRRPPPP:0",
);
const chose = mock.fn<(yardstick: Yardstick) => void>();

beforeEach(() => {
  openDocument();
  chose.mock.resetCalls();
});

function buttons(): HTMLButtonElement[] {
  return [...part("yardstick-buttons").querySelectorAll("button")];
}

describe("the yardsticks", () => {
  test("have their names, an explanation and a recommendation", async () => {
    const study = await solvedStudy(PARTY, TABLE);
    const rating = await ratingOf(study, PARTY.yardsticks!);
    showYardsticks(PARTY, study, rating, "everyone for themselves", chose);
    assert.deepEqual(
      buttons().map((one) => [one.textContent, one.getAttribute("aria-pressed")]),
      [
        ["worst case", "false"],
        ["everyone for themselves", "true"],
        ["expected", "false"],
      ],
    );
    assert.match(part("yardstick-words").textContent, /if everyone plays for themselves/);
    assert.equal(
      part("recommendation").textContent,
      "Best if everyone plays for themselves: Ra8 (red at the right end). Safest: Ya8 (yellow at the right end).",
    );
    assert.equal(study.line![0], "Ya8"); // the line below begins with it
    buttons()[2].click();
    assert.deepEqual(chose.mock.calls[0].arguments, ["expected"]);
  });

  test("are for Penguin Party only, and not for the end", () => {
    showYardsticks(PINGOUIN, new Study(PINGOUIN, FLOE), null, "worst case", chose);
    assert.equal(part("yardsticks").hidden, true);
    showYardsticks(PARTY, null, null, "worst case", chose);
    assert.equal(part("yardsticks").hidden, true);
  });

  test("out of reach cannot be chosen", () => {
    const rating = { withinReach: false, selfish: new Map(), estimates: [] as const } as unknown as Rating;
    showYardsticks(PARTY, new Study(PARTY, TABLE), rating, "expected", chose);
    assert.deepEqual(
      buttons().map(({ disabled }) => disabled),
      [false, true, false],
    );
  });
});

describe("the numbers of moves", () => {
  test("are by one yardstick, never mixed; each says what it means", async () => {
    const study = await solvedStudy(PARTY, TABLE);
    const rating = await ratingOf(study, PARTY.yardsticks!);
    const worst = worthsBy(PARTY, study, rating, "worst case");
    assert.deepEqual(worst.get("Ra8")!.bounds, study.worth.get("Ra8"));
    assert.match(
      worst.get("Ra8")!.means!,
      /^Ra8 leaves Julia with at most \d cards, whatever the others do \(proved\)\.$/,
    );
    const selfish = worthsBy(PARTY, study, rating, "everyone for themselves");
    assert.equal(selfish.get("Ra8")!.best, true);
    assert.equal(selfish.get("Ra8")!.bounds.low, rating.selfish.get("Ra8")![0]);
    assert.match(selfish.get("Ra8")!.means!, /if everyone plays for themselves \(proved\)\.$/);
    const expected = worthsBy(PARTY, study, rating, "expected");
    const [advised] = rating.estimates;
    assert.deepEqual(
      [...expected].filter(([, { best }]) => best).map(([move]) => move),
      [advised.move],
    );
    assert.match(
      expected.get("Ra8")!.means!,
      /^Ra8 leaves Julia with about \d\.\d\d cards on average \(simulated\)\.$/,
    );
    assert.match(worthWords(expected.get(advised.move)!), /^~\d\.\d, an estimate, best$/);
    const mark = () => element("b", {}, "R");
    const picture = worthsPicture([{ ...expected.get(advised.move)!, mark }], "fewest");
    assert.match(picture.querySelector(".each")!.textContent, /^R★~\d\.\d$/);
    assert.equal(picture.querySelectorAll(".proved").length, 0);
  });

  test("that tell nothing are left out", () => {
    const study = new Study(PARTY, ROUND);
    study.worth.set("Ra1", { low: 0, high: 4 });
    study.worth.set("Ya1", { low: 1, high: 3 });
    const shown = worthsBy(PARTY, study, null, "worst case");
    assert.equal(shown.has("Ra1"), false);
    assert.match(
      shown.get("Ya1")!.means!,
      /Alice can guarantee at most 3 cards left, or better: not proved yet\.$/,
    );
    assert.equal(worthsBy(PARTY, study, null, "expected").size, 0);
  });

  test("beside a player are by the same yardstick", () => {
    const badge = selfishBadge("Ann", 2);
    assert.equal(badge.title, "If everyone plays for themselves, Ann ends with 2 cards (proved).");
  });
});

describe("a long press", () => {
  const point = { bubbles: true, clientX: 5, clientY: 5 };

  function fire(target: Element, kind: string, at = point): void {
    target.dispatchEvent(
      new (document.defaultView as unknown as { MouseEvent: typeof MouseEvent }).MouseEvent(kind, at),
    );
  }

  test("says what a value means, and its click plays nothing", (context) => {
    context.mock.timers.enable({ apis: ["setTimeout"] });
    listenForLongPresses(document.body);
    const pressed = mock.fn<() => void>();
    const value = element("span", explaining("Ann can guarantee at most 4 cards left."), "4");
    const place = element("button", { "data-place": "a1" }, element("span", { class: "each" }, value));
    place.addEventListener("click", pressed);
    document.body.append(place);
    const bubble = part("explanation");
    fire(place, "pointerdown");
    context.mock.timers.tick(300);
    assert.equal(bubble.hidden, true);
    context.mock.timers.tick(300);
    assert.equal(bubble.hidden, false);
    assert.equal(bubble.textContent, "Ann can guarantee at most 4 cards left.");
    fire(place, "pointerup");
    fire(place, "click");
    assert.equal(pressed.mock.callCount(), 0);
    // A short press, or one that moves, is a tap or a swipe.
    fire(value, "pointerdown");
    fire(value, "pointermove", { ...point, clientX: 50 });
    context.mock.timers.tick(1000);
    assert.equal(bubble.hidden, true);
    fire(place, "click");
    assert.equal(pressed.mock.callCount(), 1);
  });
});

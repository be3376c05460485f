/* The engine as a player: seats, hidden cards, and the time it thinks. */

import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, mock, test } from "node:test";
import type { Analyst } from "../../src/board/analysis.ts";
import type { BoardGame, SeatMode } from "../../src/board/board_game.ts";
import { Line } from "../../src/board/history.ts";
import { type Clock, Opponents } from "../../src/board/opponents.ts";
import { PARTY } from "../../src/board/party/party.ts";
import { PINGOUIN } from "../../src/board/pingouin/pingouin.ts";
import { Study } from "../../src/board/study.ts";
import { part } from "../../src/ui/elements.ts";
import { choose, openDocument } from "../support/board_document.ts";
import { FLOE, ROUND } from "../support/board_games.ts";

const THINKING_TIME = 3000;
const TIME_TO_SEE = 700;
const OVER = PARTY.fromLine("iello-2024:RG:-,-:-");

beforeEach(openDocument);
afterEach(() => mock.restoreAll());

/** Give a seat to a player in the dialog. */
function seat(opponents: Opponents, number: number, mode: string, game: BoardGame<unknown> = PARTY): void {
  opponents.ask(game, game === PARTY ? ROUND : FLOE);
  choose(part(`seat-${number}`, HTMLSelectElement), mode);
}

function hideCards(hidden: boolean): void {
  const box = part("face-down", HTMLInputElement);
  if (box.checked !== hidden) box.click();
}

describe("the seats", () => {
  test("belong to people at first", () => {
    const opponents = new Opponents(() => undefined);
    assert.equal(opponents.mode(0), "you");
    assert.equal(opponents.plays(0), false);
    assert.equal(opponents.plays(null), false);
    assert.equal(opponents.words(PARTY, 0), "");
  });

  test("can be given to the engine, and the page hears of it", () => {
    const changed = mock.fn();
    const opponents = new Opponents(changed);
    seat(opponents, 0, "club");
    seat(opponents, 1, "seeing-strong");
    assert.equal(changed.mock.callCount(), 2);
    assert.deepEqual([opponents.mode(0), opponents.mode(1)], ["club", "seeing-strong"]);
    assert.deepEqual([opponents.plays(0), opponents.plays(1), opponents.plays(2)], [true, true, false]);
    assert.equal(opponents.words(PARTY, 0), "engine, club, fair");
    assert.equal(opponents.words(PARTY, 1), "engine, strong, all-seeing");
    seat(opponents, 1, "club", PINGOUIN);
    assert.equal(opponents.words(PINGOUIN, 1), "engine, club");
  });

  test("are shown in the dialog as they are", () => {
    const opponents = new Opponents(() => undefined);
    seat(opponents, 1, "beginner");
    opponents.ask(PARTY, ROUND);
    assert.equal(part("seating", HTMLDialogElement).open, true);
    assert.equal(part("seat-0", HTMLSelectElement).value, "you");
    assert.equal(part("seat-1", HTMLSelectElement).value, "beginner");
    assert.equal(part("seating-backs").hidden, false);
    opponents.ask(PINGOUIN, FLOE);
    assert.equal(part("seating-backs").hidden, true);
    assert.equal(part("seat-0", HTMLSelectElement).options.length, PINGOUIN.levels.length + 1);
  });

  test("know the only person, if there is just one", () => {
    const opponents = new Opponents(() => undefined);
    assert.equal(opponents.onlyPerson(PARTY, ROUND), null);
    seat(opponents, 0, "club");
    assert.equal(opponents.onlyPerson(PARTY, ROUND), 1);
    seat(opponents, 1, "club");
    assert.equal(opponents.onlyPerson(PARTY, ROUND), null);
  });

  test("are given back to people", () => {
    const opponents = new Opponents(() => undefined);
    seat(opponents, 1, "beginner");
    hideCards(true);
    opponents.clear();
    assert.equal(opponents.mode(1), "you");
    assert.equal(part("face-down", HTMLInputElement).checked, false);
    assert.equal(opponents.backs(PARTY, ROUND).size, 0);
  });
});

describe("cards are face down", () => {
  test("only for the engine, and only if that is chosen", () => {
    const opponents = new Opponents(() => undefined);
    seat(opponents, 1, "seeing-club");
    assert.deepEqual([...opponents.backs(PARTY, ROUND)], []);
    hideCards(true);
    assert.deepEqual([...opponents.backs(PARTY, ROUND)], [1]);
    hideCards(false);
    assert.deepEqual([...opponents.backs(PARTY, ROUND)], []);
  });

  test("neither after the round nor in a game without hidden hands", () => {
    const opponents = new Opponents(() => undefined);
    seat(opponents, 1, "seeing-club");
    hideCards(true);
    assert.deepEqual([...opponents.backs(PARTY, OVER)], []);
    assert.deepEqual([...opponents.backs(PINGOUIN, FLOE)], []);
  });
});

/** An analyst that proves nothing by itself; `studies` are those that were wanted. */
class IdleAnalyst implements Pick<Analyst, "ask" | "hold" | "study" | "want"> {
  readonly wanted: (Study<unknown> | null)[] = [];
  readonly ask = () => Promise.reject(new Error("not asked here"));
  readonly hold = <Result>(doing: () => Promise<Result>) => doing();
  readonly study = <Position>(game: BoardGame<Position>, position: Position) => new Study(game, position);

  want(study: Study<unknown> | null): void {
    this.wanted.push(study);
  }
}

/** A clock whose timers take `tick` milliseconds, however short a pause they are set to. */
class SlowClock {
  time = 0;
  pauses = 0;
  readonly tick: number;
  readonly during: (pauses: number) => void;

  constructor(tick: number, during: (pauses: number) => void = () => undefined) {
    this.tick = tick;
    this.during = during;
  }

  now(): number {
    return this.time;
  }

  sleep(milliseconds: number): Promise<void> {
    this.time += Math.max(milliseconds, this.tick);
    this.pauses += 1;
    this.during(this.pauses);
    return Promise.resolve();
  }
}

/** Opponents whose first seat is played by a level. */
function opponentsWith(mode: SeatMode, clock?: Clock): Opponents {
  const opponents = new Opponents(() => undefined, clock);
  opponents.seat([mode], false);
  return opponents;
}

/** Penguin Party; `move` notes what the engine was asked, and plays the first move that is proved best. */
function askedGame() {
  const move = mock.fn<typeof PARTY.move>((_mode, _analyst, _spots, study) =>
    Promise.resolve(study.best.at(0) ?? "Ra1"),
  );
  return { ...PARTY, move };
}

describe("the strongest all-seeing engine", () => {
  for (const tick of [50, 250, 1000]) {
    test(`searches for three seconds with timers of ${tick} ms`, async () => {
      const clock = new SlowClock(tick);
      const game = askedGame();
      const opponents = opponentsWith("seeing-strongest", clock);
      await opponents.move(game, new IdleAnalyst(), new Line(game, ROUND).spots);
      assert.ok(clock.time >= THINKING_TIME && clock.time < THINKING_TIME + tick, `${clock.time} ms`);
      assert.equal(clock.pauses, THINKING_TIME / tick);
    });
  }

  test("measures the time of the page, whatever its timers do", async () => {
    let time = 5000;
    mock.method(performance, "now", () => time);
    mock.method(globalThis, "setTimeout", (callback: () => void) => {
      time += 1000;
      queueMicrotask(callback);
    });
    const game = askedGame();
    await opponentsWith("seeing-strongest").move(game, new IdleAnalyst(), new Line(game, ROUND).spots);
    assert.equal(time, 5000 + THINKING_TIME);
  });

  test("plays a proved move as soon as there is one, and it could be seen what was played", async () => {
    const analyst = new IdleAnalyst();
    const clock = new SlowClock(50, (pauses) => {
      const study = analyst.wanted[0]!;
      if (pauses < 4) return;
      const { places } = study.tasks();
      for (const place of places) {
        if (place.of !== "move") continue;
        const value = place.move === "Ga1" ? 1 : 2;
        study.learn(place, { low: value, high: value });
      }
    });
    const game = askedGame();
    const opponents = opponentsWith("seeing-strongest", clock);
    assert.equal(await opponents.move(game, analyst, new Line(game, ROUND).spots), "Ga1");
    assert.equal(clock.time, TIME_TO_SEE);
  });
});

test("other levels wait for no proof, but until it could be seen what was played", async () => {
  const analyst = new IdleAnalyst();
  const clock = new SlowClock(50);
  const game = askedGame();
  const { spots } = new Line(game, ROUND);
  assert.equal(await opponentsWith("strongest", clock).move(game, analyst, spots), "Ra1");
  assert.deepEqual(game.move.mock.calls[0].arguments.slice(0, 3), ["strongest", analyst, spots]);
  assert.equal(analyst.wanted.length, 0);
  assert.equal(clock.time, TIME_TO_SEE);
});

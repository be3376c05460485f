import assert from "node:assert/strict";
import { beforeEach, type TestContext, test } from "node:test";
import { Play } from "../../src/puzzles/play.ts";
import type { PuzzleGame } from "../../src/puzzles/puzzle_game.ts";
import type { Stored } from "../../src/ui/storage.ts";
import { memoryStorage, openPage, preferReducedMotion } from "../support/page.ts";
import { tinyGame } from "../support/tiny_game.ts";

type Message = [text: string, tone: string];

function open(stored: Stored = {}, changed: Partial<PuzzleGame<string>> = {}) {
  const storage = memoryStorage(stored);
  const said: Message[] = [];
  const actions: (() => void)[] = [];
  const places: (string | undefined)[] = [];
  const shown: string[] = [];
  let celebrations = 0;
  let finishes = 0;
  const play = new Play<string>({ ...tinyGame(), ...changed }, storage, {
    show: () => shown.push(play.shown),
    say: (text, tone = "", { action, place } = {}) => {
      said.push([text, tone]);
      places.push(place);
      if (action) actions.push(() => action.run());
    },
    finish: () => (finishes += 1),
    celebrate: () => (celebrations += 1),
  });
  const last = () => said.at(-1);
  return {
    play,
    storage,
    said,
    actions,
    places,
    shown,
    last,
    celebrations: () => celebrations,
    finishes: () => finishes,
  };
}

function solve(play: Play<string>): void {
  for (const place of ["a", "b", "c"]) play.press(place);
}

beforeEach(() => {
  openPage("");
  preferReducedMotion(true);
});

test("moves are made, undone, redone and started again", () => {
  const { play, last } = open();
  play.press("a");
  play.press("b");
  assert.equal(play.position, "ab*");
  play.undo();
  assert.equal(play.position, "a");
  assert.deepEqual(last(), ["Taken back.", ""]);
  play.redo();
  assert.equal(play.position, "ab*");
  play.restart();
  assert.equal(play.position, "");
  assert.deepEqual(last(), ["Back at the start.", ""]);
  play.redo();
  play.redo();
  assert.deepEqual(play.moves, ["a", "b"]);
  play.redo();
  assert.deepEqual(last(), ["Nothing to redo.", ""]);
});

test("there is nothing to undo at the start", () => {
  const { play, last } = open();
  play.undo();
  assert.deepEqual(last(), ["Nothing to undo.", ""]);
});

test("a new move forgets the moves that were undone", () => {
  const { play } = open();
  play.press("a");
  play.press("b");
  play.undo();
  play.press("c");
  assert.deepEqual(play.undone, []);
  assert.deepEqual(play.moves, ["a", "c"]);
});

test("an impossible move changes nothing and is no wrong try", () => {
  const { play, last, places } = open();
  play.press("x");
  assert.deepEqual(play.moves, []);
  assert.deepEqual(last(), ["Not x.", "refused"]);
  assert.equal(places.at(-1), "x");
  assert.equal(play.score.clean, true);
});

test("a wrong try is counted at its step", () => {
  const { play } = open();
  play.press("a");
  play.press("c");
  assert.equal(play.score.wrong, 1);
  assert.deepEqual(play.score.journey, ["alone", "wrong"]);
});

test("a lost position says why, shows it, and offers to take the move back", () => {
  const { play, last, actions } = open();
  play.press("a");
  play.press("d");
  assert.deepEqual(last(), ["4. The letter d is wrong.", "lost"]);
  assert.deepEqual([...play.marks], [["d", { role: "wrong" }]]);
  actions.at(-1)!();
  assert.deepEqual(play.moves, ["a"]);
});

test("hints come in stages; the last one makes the move", () => {
  const { play, last } = open();
  play.giveHint();
  assert.deepEqual(last(), ["Think.", "hint"]);
  assert.equal(play.marks.size, 0);
  play.giveHint();
  assert.deepEqual(last(), ["It is a.", "hint"]);
  assert.deepEqual([...play.marks], [["a", { role: "target" }]]);
  play.giveHint();
  assert.deepEqual(play.moves, ["a"]);
  assert.equal(play.score.hints, 1);
  play.giveHint();
  assert.equal(play.score.hints, 2);
});

test("a hint after a mistake goes back to before it", () => {
  const { play, last } = open();
  for (const place of ["a", "c", "b"]) play.press(place);
  play.giveHint();
  assert.deepEqual(last(), ["Back!", "hint"]);
  play.giveHint();
  assert.deepEqual(play.moves, ["a"]);
  play.redo();
  assert.deepEqual(play.moves, ["a", "c"]);
});

test("hints alone solve the puzzle", () => {
  const { play, last } = open();
  for (let step = 0; step < 3; step += 1) for (let stage = 0; stage < 3; stage += 1) play.giveHint();
  assert.equal(play.solved, true);
  assert.deepEqual(last(), ["Solved in 0:00 · 3 hints.", "solved"]);
});

test("a check of no moves or of the same moves is free", () => {
  const { play, last } = open();
  play.check();
  assert.equal(play.score.checks, 0);
  play.press("a");
  play.check();
  play.check();
  assert.deepEqual(last(), ["Right.", "right"]);
  assert.equal(play.score.checks, 1);
  play.press("c");
  play.check();
  assert.deepEqual(last(), ["Wrong.", "wrong"]);
  assert.equal(play.score.checks, 2);
});

test("answers of others are shown one by one, with pauses", (context: TestContext) => {
  preferReducedMotion(false);
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { play, shown, last } = open();
  play.press("a");
  play.press("b");
  assert.equal(play.shown, "ab");
  assert.equal(play.position, "ab*");
  assert.deepEqual(last(), ["b.", ""]);
  context.mock.timers.tick(899);
  assert.equal(shown.at(-1), "ab");
  context.mock.timers.tick(1);
  assert.equal(shown.at(-1), "ab*");
  assert.equal(play.line, null);
  assert.deepEqual(last(), ["*.", ""]);
});

test("a press during a replay only skips to its end", (context: TestContext) => {
  preferReducedMotion(false);
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { play, said } = open();
  play.press("a");
  play.press("b");
  play.press("c");
  assert.deepEqual(play.moves, ["a", "b"]);
  assert.equal(play.shown, "ab*");
  const before = said.length;
  context.mock.timers.tick(5000);
  assert.equal(said.length, before);
});

test("undo during a replay takes the whole move back", (context: TestContext) => {
  preferReducedMotion(false);
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { play } = open();
  play.press("a");
  play.press("b");
  play.undo();
  assert.equal(play.shown, "a");
});

test("without motion, a short replay is told in full and a long one by its end", () => {
  const { play, said } = open();
  play.press("a");
  play.press("b");
  assert.deepEqual(said.slice(-2), [
    ["b.", ""],
    ["*.", ""],
  ]);
  const long = open();
  long.play.press("d");
  assert.deepEqual(long.said, [
    ["d.", ""],
    ["4.", ""],
    ["4. The letter d is wrong.", "lost"],
  ]);
});

test("the state survives a reload", () => {
  const first = open();
  first.play.press("a");
  first.play.press("c");
  first.play.undo();
  first.play.check();
  first.play.giveHint();
  const again = open(first.storage.load());
  assert.equal(again.play.position, "a");
  assert.deepEqual(again.play.undone, ["c"]);
  assert.equal(again.play.score.askedText(), "1 hint · 1 check");
  again.play.redo();
  assert.equal(again.play.position, "ac");
});

test("a solved puzzle stays solved after a reload, with its time", () => {
  const first = open({ seconds: 61.5 });
  solve(first.play);
  const again = open(first.storage.load());
  assert.equal(again.play.solved, true);
  assert.equal(again.play.score.times, 1);
  again.play.sayOutcome();
  assert.deepEqual(again.last(), ["Solved in 1:01 · clean ★.", "solved"]);
  again.play.press("d");
  again.play.giveHint();
  again.play.check();
  again.play.undo();
  assert.equal(again.play.position, "ab*c");
});

test("stored moves are taken until the first one that is not possible", () => {
  assert.deepEqual(open({ moves: ["a", "a", "b"] }).play.moves, ["a"]);
  assert.deepEqual(open({ moves: ["x"] }).play.moves, []);
  assert.deepEqual(open({ moves: ["a", "b", "c", "d"] }).play.moves, ["a", "b", "c"]);
  assert.deepEqual(open({ moves: [3, "a", null] }).play.moves, ["a"]);
});

test("stored values of the wrong type count as nothing", () => {
  for (const moves of [null, 3, "abc", { length: 1 }]) {
    const { play } = open({ moves, undone: moves, seconds: "soon", hints: -1, journey: 3 });
    assert.deepEqual([play.moves, play.undone, play.clock.seconds()], [[], [], 0]);
    assert.equal(play.score.clean, true);
  }
});

test("undone moves that are no longer possible are not redone", () => {
  const { play } = open({ moves: ["a"], undone: ["b", "a"] });
  play.redo();
  assert.deepEqual(play.moves, ["a"]);
  assert.deepEqual(play.undone, []);
});

test("a solved puzzle can be played again, with a new clock and score", (context: TestContext) => {
  let now = 0;
  context.mock.method(performance, "now", () => now);
  const { play, last } = open();
  play.clock.start();
  play.press("a");
  play.check();
  now = 30_000;
  play.press("b");
  play.press("c");
  assert.deepEqual(last(), ["Solved in 0:30 · 1 check.", "solved"]);
  now = 50_000;
  play.restart();
  assert.deepEqual([play.solved, play.position, play.undone], [false, "", []]);
  now = 60_000;
  solve(play);
  assert.deepEqual(last(), ["Solved again in 0:10 · clean ★.", "solved"]);
  assert.deepEqual([play.score.times, play.score.best, play.score.firstWasClean], [2, 10, false]);
});

test("the shared text has the result and the journey, but no moves", () => {
  const { play } = open();
  play.press("a");
  play.check();
  play.press("b");
  play.press("c");
  assert.equal(play.sharedText(), "🐧 solved in 0:00 · 1 check\n🐧🔎🐧");
});

test("the only choice that is left is chosen; one that is gone is not", () => {
  const { play, last } = open();
  assert.equal(play.chosen, "");
  play.choose("b");
  assert.equal(play.chosen, "b");
  play.press("anywhere");
  assert.deepEqual([play.moves, play.chosen], [["b"], ""]);
  play.choose("b");
  assert.deepEqual(last(), ["No b left.", "refused"]);
  play.put("a", "a");
  assert.equal(play.chosen, "c");
});

test("notes write the choice as a note while they are on", () => {
  const notes = { begun: "On.", ended: "Off.", of: (chosen: string) => chosen.toUpperCase() };
  const { play, said } = open({}, { notes });
  play.takeNotes();
  play.put("a", "a");
  play.takeNotes();
  play.put("a", "a");
  assert.deepEqual(
    said.map(([text]) => text),
    ["On.", "Not A.", "Off.", "a."],
  );
  const without = open();
  without.play.takeNotes();
  assert.equal(without.play.noting, false);
  assert.deepEqual(without.said, []);
});

test("a piece on the board is chosen by pressing it", () => {
  const { play, last } = open(
    {},
    {
      chooses: (_position, place) => (place === "b" ? "You chose b." : ""),
      keepChosen: (_position, chosen) => chosen,
    },
  );
  play.press("b");
  assert.deepEqual([play.moves, play.chosen, last()], [[], "b", ["You chose b.", ""]]);
  play.press("c");
  assert.deepEqual([play.moves, play.chosen], [["b"], "b"]);
});

test("taking back undoes the last move, or makes the move of the game", () => {
  const { play } = open();
  play.press("a");
  play.takeBack("a");
  assert.deepEqual(play.moves, []);
  const own = open({}, { moveBack: (place) => place });
  own.play.takeBack("a");
  assert.deepEqual(own.play.moves, ["a"]);
});

test("a solved puzzle can be stepped through from the start, also after a reload", () => {
  const first = open();
  solve(first.play);
  for (const { play, last, shown } of [first, open(first.storage.load())]) {
    assert.deepEqual([play.line?.number, play.line?.frames.length, play.line?.steps], [4, 5, true]);
    play.step(-1);
    assert.deepEqual([shown.at(-1), last()], ["ab*", ["*.", ""]]);
    assert.deepEqual([...play.marks], [["*", { role: "fresh" }]]);
    play.step(-9);
    assert.deepEqual([shown.at(-1), last()], ["", ["This is the start.", ""]]);
    for (let moves = 0; moves < 4; moves += 1) play.step(1);
    assert.deepEqual([shown.at(-1), last()], ["ab*c", ["Solved in 0:00 · clean ★.", "solved"]]);
    assert.deepEqual(play.moves, ["a", "b", "c"]);
  }
});

test("a replay plays the way again with pauses, and stepping stops it", (context: TestContext) => {
  const { play, actions, shown } = open();
  solve(play);
  preferReducedMotion(false);
  context.mock.timers.enable({ apis: ["setTimeout"] });
  actions.at(-1)!();
  assert.equal(shown.at(-1), "");
  context.mock.timers.tick(900);
  assert.equal(shown.at(-1), "a");
  context.mock.timers.tick(900);
  assert.equal(shown.at(-1), "ab");
  play.step(-1);
  context.mock.timers.tick(5000);
  assert.equal(shown.at(-1), "a");
  play.replay();
  for (let moves = 0; moves < 4; moves += 1) context.mock.timers.tick(900);
  assert.equal(shown.at(-1), "ab*c");
  const drawn = shown.length;
  context.mock.timers.tick(5000);
  assert.equal(shown.length, drawn);
});

test("without motion, a replay waits at the start", (context: TestContext) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { play, actions, shown } = open();
  solve(play);
  actions.at(-1)!();
  context.mock.timers.tick(5000);
  assert.equal(shown.at(-1), "");
});

test("a new solution is celebrated once; a reload and a replay are not", () => {
  const first = open();
  solve(first.play);
  first.play.step(-1);
  first.play.step(1);
  first.play.replay();
  assert.equal(first.celebrations(), 1);
  const again = open(first.storage.load());
  again.play.sayOutcome();
  assert.equal(again.celebrations(), 0);
  again.play.restart();
  solve(again.play);
  assert.deepEqual([again.celebrations(), again.finishes()], [1, 1]);
});

test("nothing is celebrated before the last answer was shown", (context: TestContext) => {
  preferReducedMotion(false);
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const outcome = (position: string) => ({ solved: position === "ab*", lost: "" });
  const { play, celebrations, finishes } = open({ moves: ["a"] }, { outcome });
  play.press("b");
  assert.deepEqual([play.solved, celebrations()], [true, 0]);
  assert.equal(finishes(), 1); // the result is reported at once: the reader may leave the page
  context.mock.timers.tick(900);
  assert.deepEqual([celebrations(), finishes()], [1, 1]);
});

test("a refutation can be stepped through, also after a reload, and taken back", () => {
  const first = open();
  first.play.press("a");
  first.play.press("d");
  for (const { play, last, shown, actions } of [first, open(first.storage.load())]) {
    play.step(-1);
    assert.deepEqual([shown.at(-1), last()], ["ad123", ["3.", ""]]);
    play.step(-9);
    assert.deepEqual([shown.at(-1), last()], ["a", ["This is before your move.", ""]]);
    play.step(9);
    assert.deepEqual([shown.at(-1), last()], ["ad1234", ["4. The letter d is wrong.", "lost"]]);
    assert.deepEqual([...play.marks], [["d", { role: "wrong" }]]);
    actions.at(-1)!();
    assert.deepEqual([play.moves, play.line], [["a"], null]);
  }
});

/** A game whose hints have a line of two moves. */
function openHinted() {
  const line = [..."xy"].map((letter, number) => ({
    position: "xy".slice(0, number + 1),
    said: `${letter}.`,
    place: letter,
  }));
  return open(
    {},
    { hint: () => ({ id: "line", stages: [{ text: "Look." }, { text: "See.", line }], move: "a" }) },
  );
}

test("the line of a hint is stepped through; the next press makes the move", () => {
  const { play, shown, last } = openHinted();
  play.giveHint();
  assert.equal(play.line?.frames.length, 1);
  play.giveHint();
  assert.deepEqual([shown.at(-1), last()], ["", ["See.", "hint"]]);
  play.step(1);
  play.step(1);
  assert.deepEqual([shown.at(-1), last()], ["xy", ["y.", "hint"]]);
  assert.deepEqual([...play.marks], [["y", { role: "fresh" }]]);
  play.step(1);
  assert.equal(shown.at(-1), "xy");
  play.giveHint();
  assert.deepEqual([play.moves, play.shown, play.line], [["a"], "a", null]);
  assert.equal(play.score.hints, 1);
});

test("a press on another position than that of the game only goes back to the game", () => {
  const { play, last } = openHinted();
  play.giveHint();
  play.giveHint();
  play.step(1);
  play.press("b");
  assert.deepEqual([play.moves, play.shown, last()], [[], "", ["Back to your game.", ""]]);
  play.press("b");
  assert.deepEqual(play.moves, ["b"]);
});

test("a press on the position of the game makes a move, although a line is open", () => {
  const { play } = openHinted();
  play.giveHint();
  play.giveHint();
  play.press("b");
  assert.deepEqual([play.moves, play.shown], [["b"], "b*"]);
});

test("a check, undo and redo close the line", () => {
  for (const command of ["check", "undo", "redo"] as const) {
    const { play } = openHinted();
    play.press("c");
    play.giveHint();
    play.giveHint();
    play.step(1);
    play[command]();
    assert.equal(play.shown, play.position, command);
  }
});

test("there is nothing to step through while a game goes on", () => {
  const { play, shown } = open();
  play.press("a");
  const drawn = shown.length;
  play.step(1);
  play.step(-1);
  assert.equal(shown.length, drawn);
});

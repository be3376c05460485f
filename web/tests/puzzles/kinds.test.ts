/* Every kind, played on the puzzle that Python embeds in its page. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { slides, standingOn } from "../../src/games/pingouin/position.ts";
import { undisguise } from "../../src/puzzles/disguise.ts";
import type { PuzzlePageData } from "../../src/puzzles/documents.ts";
import { KINDS } from "../../src/puzzles/kinds.ts";
import type { ContestPosition } from "../../src/puzzles/pingouin/contest_game.ts";
import type { StrandTask } from "../../src/puzzles/pingouin/strand.ts";
import { Play } from "../../src/puzzles/play.ts";
import { Board } from "../../src/ui/board.ts";
import { part, textsIn } from "../../src/ui/elements.ts";
import type { Stored } from "../../src/ui/storage.ts";
import { memoryStorage, openPage, preferReducedMotion } from "../support/page.ts";

beforeEach(() => {
  openPage('<div id="board"><div class="floe-names"></div><div class="cells"></div></div>');
  preferReducedMotion(true);
});

function puzzleOf(kind: string) {
  const file = new URL(`../fixtures/puzzles/${kind}.json`, import.meta.url);
  const { puzzles } = JSON.parse(readFileSync(file, "utf-8")) as PuzzlePageData;
  return puzzles[0];
}

/** Open the puzzle of a kind and show it on a board. */
function open(kind: string, stored: Stored = {}) {
  const puzzle = puzzleOf(kind);
  const game = KINDS[kind](puzzle, undisguise(puzzle.known));
  const storage = memoryStorage(stored);
  const said: string[] = [];
  let celebrations = 0;
  let finishes = 0;
  const board = new Board(part("board"), (place) => play.press(place));
  const show = () => {
    const view = game.view(play.shown, play.chosen, play.solved);
    assert.ok(view.width <= puzzle.columns, "the board fits into its columns");
    assert.ok(view.height <= puzzle.rows, "the board fits into its rows");
    board.mark(play.marks);
    board.show(view, puzzle.columns, puzzle.rows);
  };
  const play = new Play(game, storage, {
    show,
    say: (text) => said.push(text),
    finish: () => (finishes += 1),
    celebrate: () => (celebrations += 1),
  });
  play.redraw();
  return {
    play,
    board,
    game,
    storage,
    said,
    last: () => said.at(-1),
    celebrations: () => celebrations,
    finishes: () => finishes,
  };
}

/** Press Hint until the puzzle is solved; `seen()` is called before every press and after the last. */
function solveByHints(play: Play<unknown>, seen: () => void): void {
  for (let presses = 0; presses < 200 && !play.solved; presses += 1) {
    seen();
    play.giveHint();
  }
  seen();
  assert.equal(play.solved, true);
}

/** Press Hint until the next move is made. */
function moveByHint(play: Play<unknown>): string[] {
  const before = play.moves.length;
  for (let presses = 0; presses < 20 && play.moves.length === before; presses += 1) play.giveHint();
  return play.moves.slice(before);
}

function cell(place: string): HTMLButtonElement {
  return document.querySelector<HTMLButtonElement>(`button[data-place=${place}]`)!;
}

function label(place: string): string {
  return cell(place).getAttribute("aria-label") ?? "";
}

/** The places that the chosen piece can go to. */
function lit(): (string | undefined)[] {
  return [...document.querySelectorAll<HTMLElement>(".fits")].map(({ dataset }) => dataset.place);
}

for (const kind of Object.keys(KINDS)) {
  test(`${kind}: hints alone solve it, without a wrong try`, () => {
    const { play, game, last } = open(kind);
    while (!play.solved) {
      const position = play.position;
      const moves = moveByHint(play);
      assert.equal(moves.length, 1);
      assert.equal(game.spoils(position, moves[0]), false);
    }
    assert.equal(play.score.wrong, 0);
    assert.equal(play.score.hints, play.moves.length);
    assert.match(
      last() ?? "",
      new RegExp(`^Solved in 0:00 · ${play.moves.length} hints?( · gold medal)?\\.$`),
    );
    assert.equal([...play.sharedText()].filter((symbol) => symbol === "💡").length, play.moves.length);
  });

  test(`${kind}: every stage of a hint marks places of the board`, () => {
    const { play } = open(kind);
    const seen = new Set<string>();
    solveByHints(play, () => {
      for (const [place, { role }] of play.marks) {
        // The mark of the last move may be on a tile that went with a stuck player.
        if (role !== "fresh") assert.ok(cell(place), `${place} is on the board`);
        seen.add(role);
      }
    });
    assert.equal(seen.has("target"), true);
  });

  test(`${kind}: the names of all buttons contain what is shown on them`, () => {
    const { play } = open(kind);
    solveByHints(play, () => {
      for (const button of document.querySelectorAll(".cells > button")) {
        const place = button.getAttribute("data-place") ?? "";
        const shown = textsIn(button).filter((text) => text !== place);
        const words = button.textContent.split(/\s+/).filter((text) => text !== "" && text !== place);
        assert.equal(words.join(" "), shown.join(" "), "texts stand apart");
        const name = button.getAttribute("aria-label") ?? "";
        assert.ok(`${name},`.startsWith(`${[place, ...shown].join(" ")},`), name);
      }
    });
  });

  test(`${kind}: it is found again after a reload, and can be undone to the start`, () => {
    const first = open(kind);
    moveByHint(first.play);
    if (!first.play.solved) moveByHint(first.play);
    const again = open(kind, first.storage.load());
    assert.deepEqual(again.play.moves, first.play.moves);
    assert.deepEqual(again.play.position, first.play.position);
    again.play.undo();
    if (again.play.moves.length) again.play.undo();
    assert.equal(again.play.position, again.game.start);
  });

  test(`${kind}: stored moves that are not possible are ignored`, () => {
    for (const move of ["", "-", "Q", "Xa1", "Ra9", "Rz1", "a1-a1", "zz-yy", "e5-zz", "toString"]) {
      assert.deepEqual(open(kind, { moves: [move] }).play.moves, [], move);
    }
  });

  test(`${kind}: before the first move all is right, and nothing is solved or lost`, () => {
    const { play, game } = open(kind);
    assert.equal(game.check(play.moves, [play.position]).right, true);
    const { solved, lost } = game.outcome(play.position);
    assert.deepEqual([solved, lost], [false, ""]);
    assert.equal(game.progress(play.position), 0);
  });
}

/** Try every first move that is wrong, and return the first one. */
function makeMistake(kind: string) {
  const opened = open(kind);
  const { play, game } = opened;
  const places = [...document.querySelectorAll<HTMLElement>(".cells > button")].map(
    ({ dataset }) => dataset.place!,
  );
  const pieces = ["R", "G", "Y", "P", "B", ...places.map((place) => `${place}-`)];
  const moves = pieces.flatMap((piece) => places.map((place) => piece + place));
  const wrong = moves.find((move) => !game.refusal(play.position, move) && game.spoils(play.position, move));
  assert.ok(wrong, "some first move is wrong");
  play.attempt(wrong, "");
  return { ...opened, wrong };
}

for (const kind of Object.keys(KINDS)) {
  test(`${kind}: a mistake is counted, found by a check, and taken back by a hint`, () => {
    const { play, said, wrong } = makeMistake(kind);
    assert.deepEqual(play.moves, [wrong]);
    assert.equal(play.solved, false);
    assert.equal(play.score.wrong, 1);
    play.check();
    assert.match(said.at(-1)!, /wrong|no longer/);
    play.giveHint();
    assert.match(said.at(-1)!, /(was the mistake|is wrong)\. Press Hint again to take it back\.$/);
    assert.deepEqual(
      [...play.marks.values()].map(({ role }) => role),
      ["wrong"],
    );
    play.giveHint();
    const { right } = play.game.check(play.moves, [play.position]);
    assert.equal(right, true);
    assert.equal(moveByHint(play).length, 1);
  });
}

for (const kind of Object.keys(KINDS)) {
  test(`${kind}: a solution is reported and celebrated, and shown from the start`, () => {
    const { play, game, celebrations, finishes, said } = open(kind);
    solveByHints(play, () => undefined);
    assert.deepEqual([celebrations(), finishes()], [1, 1]);
    const { frames, number } = play.line!;
    assert.equal(number, frames.length - 1);
    assert.equal(frames[0].position, game.start);
    assert.equal(frames.at(-1)!.position, play.position);
    play.step(-1);
    assert.equal(said.at(-1), frames.at(-2)!.said);
  });
}

for (const kind of ["route", "harvest", "cutoff", "strand"]) {
  test(`${kind}: a solved floe shows the slides with their numbers, also after a reload`, () => {
    const { play, storage } = open(kind);
    solveByHints(play, () => undefined);
    const slides = play.line!.frames.length - 1;
    const numbers = Array.from({ length: slides }, (_, number) => `${number + 1}`);
    assert.deepEqual(textsIn(document.querySelector("#board > .track")!), numbers);
    for (const { place } of play.line!.frames.slice(1)) assert.match(label(place), /, end of slide \d+/);
    play.step(-1);
    assert.deepEqual(textsIn(document.querySelector("#board > .track")!), numbers.slice(0, -1));
    document.querySelector("#board > .track")!.remove();
    open(kind, storage.load());
    assert.deepEqual(textsIn(document.querySelector("#board > .track")!), numbers);
  });
}

for (const kind of ["duel", "cutoff", "strand"]) {
  test(`${kind}: a hint plays on the board what refutes the other moves`, () => {
    const { play, game, said } = open(kind);
    const first = play.position;
    const refuting = () => play.line?.frames.some(({ said }) => said.startsWith("Why not ")) ?? false;
    for (let presses = 0; presses < 10 && !refuting(); presses += 1) play.giveHint();
    const { frames } = play.line!;
    const asked = frames.filter((frame) => frame.said.startsWith("Why not "));
    assert.notEqual(asked.length, 0);
    for (const frame of asked) {
      assert.equal(frame.position, first);
      const next = frames.indexOf(frame, 1) + 1;
      const end = frames.findIndex(({ position }, number) => number > next && position === first);
      const { solved, lost } = game.outcome(frames[end - 1].position);
      assert.equal(solved, false);
      assert.equal(frames[end - 1].said, lost);
      assert.match(frames[next].said, /^You (place|slide) /);
    }
    for (const frame of frames.slice(1)) {
      play.step(1);
      assert.equal(said.at(-1), frame.said);
      assert.ok(frame.said.length <= 160, "short enough to be read at a glance");
      for (const [place, { role }] of play.marks) {
        // The mark of the last move may be on a tile that went with a stuck player.
        if (role !== "fresh") assert.ok(cell(place), `${place} is marked as ${role}`);
      }
    }
    assert.equal(play.shown, first);
    assert.deepEqual(play.moves, []);
    play.giveHint();
    assert.equal(play.moves.length, 1);
  });

  test(`${kind}: a mistake is refuted on the board, with the reason`, () => {
    const { play, said } = makeMistake(kind);
    const { lost } = play.game.outcome(play.position);
    assert.notEqual(lost, "");
    assert.equal(said.at(-1)!.slice(-lost.length), lost);
    const before = play.moves.length;
    play.press("a1");
    assert.equal(play.moves.length, before);
  });
}

test("pyramid: cards replace each other, notes are kept, given cards stay", () => {
  const { play, last } = open("pyramid");
  play.press("a1");
  assert.equal(last(), "a1 is given and cannot be changed.");
  play.press("a2");
  assert.equal(last(), "Choose a card first.");
  play.takeNotes();
  play.put("R", "a2");
  play.put("P", "a2");
  assert.equal(last(), "Noted at a2: red or purple.");
  assert.equal(label("a2"), "a2 R P, empty, noted red or purple");
  play.put("R", "a2");
  assert.equal(last(), "Noted at a2: purple.");
  play.takeNotes();
  play.put("R", "a2");
  assert.equal(label("a2"), "a2 R, red card");
  play.put("Y", "a2");
  assert.equal(label("a2"), "a2 Y, yellow card");
  play.takeBack("a2");
  assert.equal(label("a2"), "a2 P, empty, noted purple");
});

test("queue: only cards of the window can be chosen", () => {
  const { play, game } = open("queue");
  const { stacks = [], title, later } = game.tray(play.position);
  assert.equal(title, "The next 2 cards: choose one");
  assert.deepEqual(
    stacks.map((stack) => stack.choice),
    ["B", "B"],
  );
  assert.equal(stacks[0].button(false).getAttribute("aria-label"), "B: blue, 1 card");
  assert.equal(later?.words, "purple, purple then purple");
  assert.match(game.refusal(play.position, "Ra4"), /^No red card is among the next 2\.$/);
  play.choose("B");
  assert.equal(lit().includes("a0"), true);
});

test("duel: the others answer, and their hands are shown", () => {
  const { play, game, said } = open("duel");
  const [other] = game.hands(play.position);
  assert.equal(other.standing, "");
  const before = other.words;
  moveByHint(play);
  assert.notEqual(game.hands(play.position)[0].words, before);
  assert.equal(
    said.some((text) => text.startsWith(`${other.name} places `)),
    true,
  );
  const stack = game.tray(play.position).stacks!.at(-1)!;
  assert.match(stack.button(true).getAttribute("aria-label") ?? "", /^P \d: purple, (no|\d) cards?$/);
});

test("route: the only penguin is chosen, and the tiles that it reaches are lit", () => {
  const { play } = open("route");
  assert.equal(play.chosen, "d4");
  assert.equal(label("d4"), "d4 A, the penguin, chosen");
  assert.equal(label("c4"), "c4 2, number 2, can be reached");
  assert.equal(lit().includes("c4"), true);
  play.press("d4");
  assert.deepEqual(play.moves, []);
});

test("harvest: a penguin is chosen by pressing it", () => {
  const { play, last } = open("harvest");
  assert.equal(play.chosen, "");
  play.press("h7");
  assert.deepEqual([play.chosen, last()], ["h7", "The penguin on h7 slides next."]);
  assert.match(label("h7"), /^h7 A, your penguin, one fish, chosen$/);
  assert.notEqual(lit().length, 0);
});

const SILVER = ["h7-h6", "h6-h5", "d5-e5", "h5-g4", "e5-f5", "g4-g3", "g3-f3"];
const NO_MEDAL = ["h7-g7", "g7-f7", "d5-e5", "e5-g4", "g4-h5", "h5-h6"];

test("harvest: a play that ends with one fish fewer earns silver, which can be shared and improved", () => {
  const { play, last } = open("harvest");
  for (const move of SILVER) play.attempt(move, "");
  assert.deepEqual([play.solved, play.medal, play.score.medal], [false, "silver", "silver"]);
  assert.match(last() ?? "", /No slide is possible: 12 fish of 13\. That is a silver medal\.$/);
  assert.match(play.sharedText(), /^🐧 silver 🥈\n/);
  play.restart();
  for (const move of NO_MEDAL) play.attempt(move, "");
  assert.deepEqual([play.medal, play.score.medal], [undefined, "silver"]);
  assert.match(last() ?? "", /11 fish of 13\.$/);
});

test("harvest: a solution earns gold", () => {
  const { play, last } = open("harvest");
  for (const move of undisguise(puzzleOf("harvest").known).solution) play.attempt(move, "");
  assert.deepEqual([play.solved, play.score.medal], [true, "gold"]);
  assert.match(last() ?? "", /^Solved in 0:00 · clean ★ · gold medal\.$/);
  assert.match(play.sharedText(), /^🐧 solved in 0:00 · clean ✨ · gold 🥇\n/);
});

test("harvest: greedy's result earns bronze where it is below silver", () => {
  const puzzle = puzzleOf("harvest");
  const par = { gold: 13, silver: 12, bronze: 11 };
  const game = KINDS.harvest({ ...puzzle, par }, undisguise(puzzle.known));
  const last = NO_MEDAL.reduce((position, move) => game.frames(position, move).at(-1)!.position, game.start);
  assert.equal(game.outcome(last).medal, "bronze");
});

test("cutoff: a slide is animated from where it began", () => {
  const { play, board, game } = open("cutoff");
  const [move] = moveByHint(play);
  const [frame] = game.frames(game.start, move);
  board.show(game.view(frame.position, ""), 8, 8);
  const penguin = document.querySelector<SVGGElement>(".slid")!;
  assert.match(penguin.style.getPropertyValue("--from-x"), /^-?\d+px$/);
  assert.match(penguin.style.getPropertyValue("--from-y"), /^-?\d+px$/);
  assert.equal(penguin.closest("button")!.dataset.place, move.split("-")[1]);
});

test("strand: it is solved as soon as the rival cannot slide, in time, and not before", () => {
  const { play, game } = open("strand");
  const { task } = puzzleOf("strand") as unknown as { task: StrandTask };
  const rivals = 1 - task.toMove;
  solveByHints(play, () => {
    const { players, ice } = play.position as ContestPosition;
    const stuck = players[rivals].penguins.every((tile) => !slides(ice, standingOn(players), tile).length);
    assert.equal(game.outcome(play.position).solved, stuck);
    assert.equal(play.solved, stuck);
  });
  assert.ok(play.moves.length <= task.slides);
});

test("shortcuts of games choose cards and go to the next tile", () => {
  const party = open("pyramid");
  party.game.act("card", "R", party.play, party.board);
  assert.deepEqual([party.play.chosen, party.play.moves], ["R", []]);
  party.board.focus("a2");
  party.game.act("card", "Y", party.play, party.board);
  assert.deepEqual(party.play.moves, ["Ya2"]);
  party.board.clear();
  const floe = open("route");
  floe.board.focus("d4");
  floe.game.act("step", "up-left", floe.play, floe.board);
  assert.equal(floe.board.current, "c3");
});

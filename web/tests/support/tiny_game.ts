/* A tiny puzzle for tests of the play: write the letters a, b and c in this order. After b, somebody adds a star. */

import type { Frame, PuzzleGame, Stack } from "../../src/puzzles/puzzle_game.ts";
import { countRight, markOf } from "../../src/puzzles/hints.ts";
import { element } from "../../src/ui/elements.ts";

const SOLUTION = ["a", "b", "c"];
const END = "ab*c";

/** The letters added by others after a move; `d` is answered at length. */
const ANSWERS: Partial<Record<string, string>> = { b: "*", d: "1234" };

function stack(letter: string, position: string): Stack {
  return {
    choice: letter,
    ready: !position.includes(letter),
    button: (pressed) => element("button", { "aria-pressed": pressed }, letter),
  };
}

function frames(position: string, letters: string): Frame<string>[] {
  return [...letters].map((letter, number) => ({
    position: position + letters.slice(0, number + 1),
    said: `${letter}.`,
    place: letter,
  }));
}

function next(position: string): string {
  return SOLUTION.find((letter) => !position.includes(letter)) ?? "";
}

/** The game; pressing a place adds its letter if it is the chosen one, or if none is chosen. */
export function tinyGame(): PuzzleGame<string> {
  return {
    start: "",
    refusal: (position, move) => (/^[abcd]$/.test(move) && !position.includes(move) ? "" : `Not ${move}.`),
    spoils: (position, move) => move !== next(position),
    frames: (position, move) => frames(position, move + (ANSWERS[move] ?? "")),
    moveAt: (_position, place, chosen) => (chosen ? chosen : place),
    moveBack: () => "undo",
    view: () => ({ cells: [], width: 1, height: 1 }),
    tray: (position) => ({
      title: "Letters",
      stacks: ["a", "b", "c"].map((letter) => stack(letter, position)),
    }),
    hands: () => [],
    progress: (position) => [...position].filter((letter) => SOLUTION.includes(letter)).length,
    outcome: (position) => ({
      solved: position === END,
      lost: position.includes("d") ? "The letter d is wrong." : "",
      marks: position.includes("d") ? markOf("d", "wrong") : undefined,
    }),
    check(moves) {
      const right = countRight(moves, (move, number) => move === SOLUTION[number]) === moves.length;
      return { right, text: right ? "Right." : "Wrong." };
    },
    hint(moves, positions) {
      const right = countRight(moves, (move, number) => move === SOLUTION[number]);
      if (right < moves.length)
        return { id: `wrong ${moves.join()}`, stages: [{ text: "Back!" }], keep: right };
      const move = next(positions.at(-1)!);
      const stages = [{ text: "Think." }, { text: `It is ${move}.`, marks: markOf(move, "target") }];
      return { id: move, stages, move };
    },
    act: () => undefined,
    refuseChoice: (choice) => `No ${choice} left.`,
    put: (chosen) => chosen,
  };
}

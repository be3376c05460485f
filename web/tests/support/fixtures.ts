/* The fixtures of tests/fixtures/, which tools/web_fixtures.py makes from the Python engine. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** A round or game played at random to its end. */
export interface Played {
  /** The start, in one line and as JSON. */
  line: string;
  document: object;
  /** `SEAT LEGAL MOVE [GONE]` of every turn: who moves, the legal moves, the move made, and the seats that it puts out.
      LEGAL groups the moves: `a0:RG,b1:R` by place, `b4:a3c5,d6:d7` by penguin, `a1a4` tiles to place a penguin on. */
  turns: string[];
  /** The last position, in one line. */
  end: string;
  /** Digests of all positions, in one line and as JSON. */
  lines: string;
  documents: string;
}

export interface PartyRound extends Played {
  /** At the end, by seat: cards left, and the change in points. */
  cards: number[];
  scores: number[];
}

export interface PingouinGame extends Played {
  /** At the start, by seat: fish taken, and those under the penguins. */
  held: number[];
  /** At the end, by seat. */
  fish: number[];
  tiles: number[];
}

/** Why an input is refused: the place in the input, or null for malformed JSON, and the problem. */
export interface Refused {
  where: string | null;
  what: string;
}

export type Deal = { seed: string; players: number } & (
  { game: "party"; edition: string; overrides: Record<string, unknown> } | { game: "pingouin" }
) &
  ({ line: string } | Refused);

/** Moves in the position of `line`: texts with the legal moves they mean, and texts with the reasons of refusal. */
export interface MovesRead {
  line: string;
  accepted: Record<string, string>;
  refused: Record<string, string>;
}

/** An input of the board, as text or as a JSON value. It means a position, perhaps with moves after it, or is refused.
    `python` is there if the command line reads it in another way. */
export type Input = ({ text: string } | { json: unknown }) &
  ((RoundRead & { earlier?: RoundRead[] }) | Refused) & { python?: RoundRead | Refused };

/** A round in one line, and its moves. */
export interface RoundRead {
  line: string;
  moves?: string;
}

/** A record as an input; `written` is its text form if the board must write it. */
export type RecordInput = Input & { written?: string };

export function readFixtures<Fixture>(name: string): Fixture[] {
  const text = readFileSync(new URL(`../fixtures/${name}.jsonl`, import.meta.url), "utf8");
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Fixture);
}

export interface Turn {
  seat: number;
  legal: string;
  move: string;
  gone: number[];
}

export function readTurn(text: string): Turn {
  const [seat, legal, move, gone = ""] = text.split(" ");
  return { seat: Number(seat), legal, move, gone: [...gone].map(Number) };
}

/** The legal moves that a turn of Penguin Party lists. */
export function legalPlacements(legal: string): string[] {
  return legal.split(",").flatMap((group) => {
    const [place, colours] = group.split(":");
    return [...colours].map((colour) => colour + place);
  });
}

/** The legal moves that a turn of Pingouin lists. */
export function legalSlides(legal: string): string[] {
  return legal.split(",").flatMap((group) => {
    const [ends, start] = group.split(":").reverse();
    const tiles = ends.match(/../g) ?? [];
    return start ? tiles.map((end) => `${start}-${end}`) : tiles;
  });
}

/** The digest of some texts, as the fixtures have it. */
export function digest(texts: string[]): string {
  return createHash("sha256").update(texts.join("\n")).digest("hex").slice(0, 16);
}

/* Pingouin: its rules as the interface of a game. */

import { say } from "../../language/messages.ts";
import type { GameRules } from "../game.ts";
import { readsBack, seatMoves } from "../records.ts";
import { DEFAULT_NAMES, nameText, quote, Refusal } from "../input.ts";
import { SplitMix64 } from "../random.ts";
import { FLOE_START, floeDocument, floeFromDocument, floeFromLine, floeLine } from "./formats.ts";
import {
  FLOE_RAYS,
  floeAfter,
  floeMoves,
  isPlacing,
  PENGUINS_EACH,
  settleFloe,
  standingOn,
  tileName,
  tileOf,
} from "./position.ts";
import type { PingouinPosition, Tile } from "./position.ts";
import { floeDocumentFromText, floeRecordText } from "./record_text.ts";

const FISH_OF_A_FLOE = "1".repeat(30) + "2".repeat(20) + "3".repeat(10);

export const PINGOUIN_RULES: GameRules<PingouinPosition> & {
  deal(seed: bigint, number: number): PingouinPosition;
} = {
  name: "pingouin",
  title: "Pingouin",
  roundWord: "game",
  amount: (number) => say("board-fish", { fish: number }),

  isLine: (text) => text.startsWith(FLOE_START),
  fromLine: floeFromLine,
  line: floeLine,
  fromDocument: floeFromDocument,
  document: floeDocument,

  boardHeader: "rows",
  recordKeys: ["date"],
  documentFromText: floeDocumentFromText,
  recordText([round]) {
    const moves = seatMoves(PINGOUIN_RULES, round);
    return floeRecordText(round.position, moves, (text) => readsBack(PINGOUIN_RULES, text, round));
  },

  names: ({ players }) => players.map(({ name }) => name),
  toMove: ({ toMove }) => toMove,
  over: ({ toMove }) => toMove === null,
  moves: floeMoves,
  after: floeAfter,

  readMove(position, text, where) {
    const move = text.trim().toLowerCase();
    const names = move.split("-");
    const tiles = names.map(tileOf).filter((tile) => tile !== undefined);
    if (names.length > 2 || tiles.length < names.length) {
      const expected = "expected two tiles such as c4-c7, or one to place a penguin on, such as c4";
      throw new Refusal(where, `${quote(text)} is not a move: ${expected}`);
    }
    if (floeMoves(position).includes(move)) return move;
    const mover = nameText(position.players[position.toMove!].name);
    throw new Refusal(where, `${move} by ${mover} is not legal: ${whyNoFloeMove(position, tiles, mover)}`);
  },

  /** The floe of a seed, as `ppsolve deal --game pingouin --seed` gives it. */
  deal(seed: bigint, number: number): PingouinPosition {
    const ice = [...new SplitMix64(seed).shuffle(FISH_OF_A_FLOE)].map(Number);
    const players = Array.from({ length: number }, (_, seat) => ({
      name: DEFAULT_NAMES[seat],
      fish: 0,
      tiles: 0,
      toPlace: PENGUINS_EACH[number],
      penguins: [],
    }));
    return settleFloe(ice, players, 0);
  },
};

/** Why a move is not legal, with the messages of the command line. */
export function whyNoFloeMove(position: PingouinPosition, tiles: Tile[], mover: string): string {
  const { ice, players, toMove } = position;
  const standing = standingOn(players);
  const end = tiles[tiles.length - 1];
  const start = tiles.length > 1 ? tiles[0] : null;
  const name = tileName(end);
  if (isPlacing(position)) {
    if (start !== null) return `penguins are being placed; name the tile alone, as in ${name}`;
    if (standing.has(end)) return `a penguin stands on ${name}`;
    return ice[end] ? `${name} has ${ice[end]} fish; penguins are placed on one` : `${name} is a hole`;
  }
  if (start === null) return "all penguins are placed; a move names the tile left and the tile reached";
  if (!players[toMove!].penguins.includes(start))
    return `no penguin of ${mover} stands on ${tileName(start)}`;
  const way = FLOE_RAYS[start].find((tilesOn) => tilesOn.includes(end));
  if (!way) return `${name} does not lie in a straight line from ${tileName(start)}`;
  const stop = way.find((tile) => !ice[tile] || standing.has(tile)) ?? end;
  return ice[stop] ? `a penguin stands on ${tileName(stop)}` : `${tileName(stop)} is a hole`;
}

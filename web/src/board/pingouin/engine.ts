/* Moves in Pingouin by the core's engine: levels, and hints with a reason. */

import { say } from "../../language/messages.ts";
import type { PingouinPosition } from "../../games/pingouin/position.ts";
import { seedOf, SplitMix64 } from "../../games/random.ts";
import { reasonFor, reasonText } from "../../games/pingouin/reasons.ts";
import type { Analyst } from "../analysis.ts";
import type { Engine, EngineMode, Level, LikelyMove, Opinion } from "../board_game.ts";
import { PINGOUIN_SEARCH } from "./search.ts";

/** A level, and the limits of its search. */
export interface FloeLevel extends Level {
  /** The most positions to visit. */
  readonly most: number;
  readonly milliseconds: number;
  /** It plays any move that is worse than the best one by at most as many fish. */
  readonly slack: number;
}

export const FLOE_LEVELS: readonly FloeLevel[] = [
  {
    mode: "beginner",
    strength: "beginner",
    words: "board-level-pingouin-beginner",
    most: 1,
    milliseconds: Infinity,
    slack: 3,
  },
  {
    mode: "club",
    strength: "club",
    words: "board-level-pingouin-club",
    most: 500,
    milliseconds: Infinity,
    slack: 0,
  },
  {
    mode: "strong",
    strength: "strong",
    words: "board-level-pingouin-strong",
    most: 2 ** 20,
    milliseconds: 300,
    slack: 0,
  },
  {
    mode: "strongest",
    strength: "strongest",
    words: "board-level-pingouin-strongest",
    most: 2 ** 24,
    milliseconds: 1000,
    slack: 0,
  },
];

const STRONGEST = FLOE_LEVELS[FLOE_LEVELS.length - 1];

export const PINGOUIN_ENGINE: Engine<PingouinPosition, null> = {
  levels: FLOE_LEVELS,
  hidesHands: false,

  async hint(analyst, _spots, { position }) {
    const opinion = await ask(analyst, position, STRONGEST);
    const { move } = opinion.moves[0];
    const reason = reasonText(position, reasonFor(position, move));
    return { move, text: [outlookText(position, opinion), reason].filter(Boolean).join(" ") };
  },

  async move(mode, analyst, _spots, { position }) {
    const level = levelOf(mode);
    return chooseMove(position, await ask(analyst, position, level), level.slack);
  },
};

function levelOf(mode: EngineMode): FloeLevel {
  return FLOE_LEVELS.find((level) => level.mode === mode) ?? STRONGEST;
}

async function ask(
  analyst: Pick<Analyst, "ask">,
  position: PingouinPosition,
  { most, milliseconds }: Pick<FloeLevel, "most" | "milliseconds">,
): Promise<Opinion> {
  const bytes = PINGOUIN_SEARCH.pack(position);
  const { suggestion } = await analyst.ask({ work: "suggest", bytes, most, milliseconds });
  return PINGOUIN_SEARCH.opinions.read(position, suggestion);
}

/** The advised move, or one that is worse by at most `slack` fish. The position is the seed of the choice. */
function chooseMove(position: PingouinPosition, { moves }: Opinion, slack: number): string {
  const seat = position.toMove!;
  const number = ({ lead, points }: LikelyMove) => lead ?? points[seat];
  if (!slack) return moves[0].move;
  const best = Math.max(...moves.map(number));
  const close = moves.filter((one) => number(one) >= best - slack);
  return close[new SplitMix64(seedOf(PINGOUIN_SEARCH.pack(position))).below(close.length)].move;
}

/** The advised move and its result in words. */
function outlookText({ players, toMove }: PingouinPosition, { moves, proved }: Opinion): string {
  const [{ move, lead, points, proved: exact }] = moves;
  const seat = toMove!;
  const mover = players[seat].name;
  const best = exact && proved ? "yes" : "no";
  if (lead === null) {
    const facts = { move, player: mover, fish: Math.round(points[seat]) };
    return exact ? say("board-hint-fish", { ...facts, best }) : say("board-hint-likely-fish", facts);
  }
  const player = lead < 0 ? players[1 - seat].name : mover;
  const facts = { move, player, fish: Math.round(Math.abs(lead)) };
  if (exact ? lead === 0 : Math.round(lead) === 0) {
    return say("board-hint-level", { move, best, proved: exact ? "yes" : "no" });
  }
  return exact ? say("board-hint-lead", { ...facts, best }) : say("board-hint-likely-lead", facts);
}

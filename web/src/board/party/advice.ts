/* Advice for a player who sees only their own hand, in the words of `ppsolve advise`: as solver/party/view/advice.py. */

import { say } from "../../language/messages.ts";
import { twoDigits, YOU } from "../../games/format.ts";
import { nameText } from "../../games/input.ts";
import { HIDDEN } from "../../games/party/hidden.ts";
import { placements } from "../../games/party/position.ts";
import { reasonFor, reasonText } from "../../games/party/reasons.ts";
import type { SeenPosition } from "../../games/party/seen_round.ts";
import { type MoveEstimate, moveEstimates } from "../estimates.ts";
import { EXPECTED_ROUNDS } from "../yardsticks.ts";
import { type AdviceLimits, race, type Sampler } from "./engine.ts";
import { packPlayerView, type PlayedPosition, playerViewOf, viewOf } from "./player_view.ts";
import { PARTY_VIEW } from "./view.ts";

/** Estimates of every legal move, the advised one first. */
export interface TableAdvice {
  seen: SeenPosition;
  moves: MoveEstimate[];
  /** The number of simulated rounds. */
  samples: number;
}

const MILLISECONDS = 1000;

/** Estimate every legal move of the player to move. Throws a Refusal if no deal of the hidden cards is possible. */
export async function adviseAtTable(
  sampler: Sampler,
  seen: SeenPosition,
  limits: AdviceLimits = { milliseconds: MILLISECONDS },
): Promise<TableAdvice> {
  const { results, taken } = await race(
    sampler,
    packPlayerView(viewOf(seen)),
    placements(seen.position),
    limits,
  );
  return { seen, moves: moveEstimates(results), samples: taken };
}

/** The advised move, the cards that it leaves on average, and a reason. */
export function advisedText({ seen, moves }: TableAdvice): string {
  const { position, lacking } = seen;
  const [{ move, cardsLeft }] = moves;
  const { name } = position.players[position.toMove];
  const reason = reasonFor(position, move, lacking);
  const card = position.rows.length
    ? PARTY_VIEW.moveWords(position, move)
    : say("board-to-open", { colour: move[0] });
  return say("advise-best", {
    player: name === YOU ? say("board-for-you") : nameText(name),
    move: card,
    cards: twoDigits(cardsLeft.mean),
    reason: reason ? reasonText(position, reason) : "",
  }).trimEnd();
}

/** The source of the numbers: how they were estimated, and for which opponents. */
export function estimateText({ seen, samples }: TableAdvice): string {
  const hidden = seen.position.players.some(({ hand }) => hand.includes(HIDDEN));
  return say("advise-estimate", {
    rounds: samples,
    hidden: hidden ? "hidden" : "open",
    opponents: "either",
    seen: seen.seen.length ? "yes" : "no",
  });
}

/** A move compared with the advised one. */
export function comparisonText({ advised, clearlyBehind, behind }: MoveEstimate): string {
  if (advised) return say("advise-advised");
  return clearlyBehind ? say("advise-more", { cards: twoDigits(behind.mean) }) : say("advise-no-difference");
}

/** The estimates of all moves as the player to move saw the position, with as many rounds as `ppsolve review` takes. */
export async function seenEstimates(
  sampler: Sampler,
  spots: readonly PlayedPosition[],
): Promise<readonly MoveEstimate[]> {
  const view = playerViewOf(spots);
  const moves = placements(view.position);
  const samples = EXPECTED_ROUNDS * moves.length;
  const { results } = await race(sampler, packPlayerView(view), moves, { samples });
  return moveEstimates(results);
}

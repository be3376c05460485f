/* The facts of a player's paragraph, from the judgements of a line: the result, the costliest move, and what it rests on.
   As _Judge in reports/review/party/summary.py, and reports/review/pingouin/summary.py. */

import type { Seat } from "../games/game.ts";
import type { Bounds } from "../worker/messages.ts";
import type { AnyBoardGame } from "./board_game.ts";
import { isProved } from "./bounds.ts";
import type { MoveEstimate } from "./estimates.ts";
import { CARDS, gradeOfDifference } from "./grades.ts";
import type { Line, Spot } from "./history.ts";
import type { Judgement } from "./review.ts";
import type { Study } from "./study.ts";
import type { KeyDecision, LikelyDecision, PlayerSummary, View } from "./summary.ts";
import { isExact, type Verdict } from "./verdicts.ts";
import type { Rating } from "./yardsticks.ts";

type AnySpot = Spot<unknown, unknown>;
type AnyJudgement = Judgement<unknown, unknown>;
type Judged = AnyJudgement & { verdict: Verdict };

/** Where the facts come from. */
export interface SummarySources {
  studyOf(position: unknown): Study<unknown>;
  ratingOf(study: Study<unknown>): Rating | null;
  /** The estimates of all moves as the player saw them, the advised one first; null while there are none. */
  viewOf(spot: AnySpot): readonly MoveEstimate[] | null;
}

/** The paragraph's facts for a player of a line. */
export function summaryOf(
  line: Line<unknown, unknown>,
  seat: Seat,
  judgements: readonly AnyJudgement[],
  sources: SummarySources,
): PlayerSummary {
  const { game } = line;
  const isChoice = ({ from }: AnyJudgement) => differentMoves(game, from.position) > 1;
  const choices = judgements.filter((one) => one.seat === seat && isChoice(one));
  const judged = choices.filter((one): one is Judged => one.verdict !== null);
  const keyed = judged.filter(({ verdict }) => verdict.judgedBy !== "likely");
  const engine = judged.filter(({ verdict }) => verdict.judgedBy === "likely");
  const costliest = costliestOf(keyed, sources);
  const most = costliest?.verdict.amount ?? 0;
  const estimated = judged.filter(({ verdict }) => !isExact(verdict));
  const bounded = judged.filter(({ verdict }) => isExact(verdict) && !isProved(verdict.result));
  const exact = new Set(judged.filter((one) => !estimated.includes(one) && !bounded.includes(one)));
  const inexact = choices.filter((one) => !exact.has(one as Judged)).map(({ spot }) => spot.depth);
  const last = Math.max(0, ...inexact);
  const exactDepths = [...exact].map(({ spot }) => spot.depth).filter((depth) => depth > last);
  const unjudged = choices.length - judged.length;
  const mayCostMore = choices.some(({ cost, before, after }) => {
    const high = Math.max(after.high - before.low, before.high - after.low);
    return cost === null && high > most;
  });
  const isWorstCase = game.yardsticks !== undefined && game.names(line.position).length === 2;
  const provisional = game.yardsticks
    ? unjudged > 0 || (isWorstCase && mayCostMore)
    : keyed.length < choices.length;
  return {
    result: game.resultOf(line.spots, seat),
    decision: costliest && keyDecision(game, costliest, sources),
    likely: likelyDecision(game, engine),
    provisional,
    basis: {
      choices: choices.length,
      estimated: estimated.length,
      unjudged,
      bounded: bounded.length,
      exactFrom: exactDepths.length ? Math.min(...exactDepths) : null,
    },
    sureAtStart: sources.studyOf(line.first.position).sure[seat],
  };
}

/** The number of moves that lead to different positions; mirror images are alike. */
function differentMoves(game: AnyBoardGame, position: unknown): number {
  const after = game.moves(position).map((move) => game.alikeKey(game.after(position, move)));
  return new Set(after).size;
}

/** The move that cost most. Among equal ones the estimates decide, then the first one. */
function costliestOf(judged: readonly Judged[], sources: SummarySources): Judged | null {
  const most = Math.max(0, ...judged.map(({ verdict }) => verdict.amount));
  const equal = judged.filter(({ verdict }) => most > 0 && verdict.amount === most);
  const behind = (one: Judged) => estimateOf(one, one.spot.move, sources)?.behind.mean ?? 0;
  const [first = null, ...others] = equal;
  return others.reduce<Judged | null>(
    (best, one) => (best && behind(one) > behind(best) ? one : best),
    first,
  );
}

function ratingAt({ from }: AnyJudgement, sources: SummarySources): Rating | null {
  return sources.ratingOf(sources.studyOf(from.position));
}

function estimateOf(one: AnyJudgement, move: string, sources: SummarySources): MoveEstimate | undefined {
  return ratingAt(one, sources)?.estimates.find((estimate) => estimate.move === move);
}

function keyDecision(game: AnyBoardGame, one: Judged, sources: SummarySources): KeyDecision {
  const { spot, from, seat, after, verdict } = one;
  const move = spot.move;
  const rating = ratingAt(one, sources);
  const order = rating?.estimates.map((estimate) => estimate.move) ?? [];
  const better =
    verdict.judgedBy === "expected"
      ? order[0]
      : (order.find((candidate) => verdict.better.includes(candidate)) ?? verdict.better[0]);
  const exactly = (value: number | undefined): Bounds | null =>
    value === undefined ? null : { low: value, high: value };
  const selfish = [move, better].map((each) => exactly(rating?.selfish.get(each)?.[seat]));
  const expected = [move, better].map((each) => estimateOf(one, each, sources)?.cardsLeft);
  return {
    number: spot.depth,
    move,
    better,
    judgedBy: verdict.judgedBy === "likely" ? "expected" : verdict.judgedBy,
    grade: verdict.grade,
    players: game.names(from.position).length,
    worst: { played: after, better: sources.studyOf(from.position).worth.get(better)! },
    selfish: selfish[0] && selfish[1] && { played: selfish[0], better: selfish[1] },
    expected: expected[0] && expected[1] ? { played: expected[0], better: expected[1] } : null,
    view: viewOf(sources.viewOf(from), move, better),
  };
}

/** Both cards with the other hands hidden; null if there are no estimates. */
function viewOf(seen: readonly MoveEstimate[] | null, move: string, better: string): View | null {
  const [played, other] = [move, better].map((each) => seen?.find((one) => one.move === each));
  if (!seen || !played || !other) return null;
  return {
    advised: seen[0].move,
    means: { played: played.cardsLeft.mean, better: other.cardsLeft.mean },
    grades: {
      played: gradeOfDifference(CARDS, played.behind),
      better: gradeOfDifference(CARDS, other.behind),
    },
  };
}

/** The costliest decision by the engine's estimate; null if none was clearly wrong. */
function likelyDecision(game: AnyBoardGame, judged: readonly Judged[]): LikelyDecision | null {
  const wrong = judged.filter(({ verdict }) => verdict.amount > 0);
  const most = Math.max(...wrong.map(({ verdict }) => verdict.amount));
  const one = wrong.find(({ verdict }) => verdict.amount === most);
  if (!one) return null;
  const { spot, from, verdict } = one;
  return {
    number: spot.depth,
    move: spot.move,
    better: verdict.better[0],
    grade: verdict.grade!,
    players: game.names(from.position).length,
    likely: { played: verdict.result.low, better: verdict.best.low },
  };
}

/* The paragraph of a review for each player: the result, and the decision that mattered most, by each yardstick that is
   known, and how it looked at the time. The same facts and words as reports/review/summary.py. */

import { capital, countText, listText, twoDigits } from "../games/format.ts";
import type { Seat } from "../games/game.ts";
import type { Bounds } from "../worker/messages.ts";
import { isProved } from "./bounds.ts";
import type { Interval } from "./estimates.ts";
import { type Grade, gradeText, isRight } from "./grades.ts";
import type { Yardstick } from "./yardsticks.ts";

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];
const NUMBERS = "no one two three four five six seven eight nine ten".split(" ");

const LEADS: Record<Yardstick, string> = {
  "everyone for themselves": "With everyone playing for themselves",
  "worst case": "In the worst case",
  expected: "Going by simulated rounds",
};

/** After a yardstick that prefers the card played: the first such yardstick, and a second one. */
const OTHER_WAY_ROUND = [", though, it is the other way round:", ", it is the other way round as well:"];

/** A value of the card that was played, and of the better one. */
export interface Compared<Value> {
  played: Value;
  better: Value;
}

/** Both cards by what the player could see at the time. */
export interface View {
  advised: string;
  /** The means of the estimates. */
  means: Compared<number>;
  grades: Compared<Grade>;
}

/** A decision of a player that cost something, and the better card. */
export interface KeyDecision {
  number: number;
  move: string;
  better: string;
  judgedBy: Yardstick;
  grade: Grade | null;
  players: number;
  worst: Compared<Bounds>;
  selfish: Compared<Bounds> | null;
  expected: Compared<Interval> | null;
  view: View | null;
}

/** A decision that cost something by the engine's estimate. */
export interface LikelyDecision {
  number: number;
  move: string;
  better: string;
  grade: Grade;
  players: number;
  /** The lead with two players, the fish with more. */
  likely: Compared<number>;
}

/** The judgements of a player's moves that a summary rests on. */
export interface Basis {
  /** Moves with another one to choose. */
  choices: number;
  estimated: number;
  unjudged: number;
  /** Judged by the bounds of an exact value. */
  bounded: number;
  /** The first move from which on all the player's moves are judged exactly. */
  exactFrom: number | null;
}

export interface Result {
  /** One sentence to the player. */
  text: string;
  amount: number;
  /** Null while the round is not finished. */
  place: number | null;
  /** True if no result could be better. */
  perfect: boolean;
  /** True for the first place, unless everybody shares it. */
  won: boolean;
}

export interface PlayerSummary {
  result: Result;
  decision: KeyDecision | null;
  likely: LikelyDecision | null;
  /** True if a move that is not judged exactly may have cost more. */
  provisional: boolean;
  basis: Basis;
  sureAtStart: Bounds;
}

/** Words for a result in cards or fish. */
export interface Unit {
  name: "cards" | "fish";
  leaves: string;
  bothLeave: string;
  others: string;
  estimates: string;
  fewest: boolean;
}

export const CARDS_UNIT: Unit = {
  name: "cards",
  leaves: "leaves you with",
  bothLeave: "both leave you with",
  others: "with ",
  estimates: "simulated rounds",
  fewest: true,
};
export const FISH_UNIT: Unit = {
  name: "fish",
  leaves: "gets you",
  bothLeave: "both get you",
  others: "",
  estimates: "the engine's estimates",
  fewest: false,
};

function amount({ name }: Unit, number: number): string {
  return name === "fish" ? `${number} fish` : countText(number, "card");
}

/** The verb phrase for a place, such as `came last`; `level` are the others on the same place. */
export function placeWords(place: number, level: string[], players: number): string {
  if (level.length === players - 1) return `tied with ${listText(level, "and")},`;
  if (level.length && place + level.length === players)
    return `came joint last with ${listText(level, "and")},`;
  if (level.length) return `shared ${ORDINALS[place - 1]} place with ${listText(level, "and")},`;
  if (place === 1 || players === 2) return place === 1 ? "won" : "lost";
  return place === players ? "came last" : `came ${ORDINALS[place - 1]} of ${numberWord(players)}`;
}

/** The place of a seat by scores, of which larger ones are better, and the others on the same place. */
export function standingOf(
  scores: readonly (readonly number[])[],
  seat: Seat,
): { place: number; level: Seat[]; won: boolean } {
  const compare = (one: readonly number[], other: readonly number[]) =>
    one.map((number, index) => number - other[index]).find((difference) => difference !== 0) ?? 0;
  const own = scores[seat];
  const place = 1 + scores.filter((other) => compare(other, own) > 0).length;
  const level = [...scores.keys()].filter((other) => other !== seat && compare(scores[other], own) === 0);
  return { place, level, won: place === 1 && level.length < scores.length - 1 };
}

function numberWord(number: number): string {
  return NUMBERS[number] ?? `${number}`;
}

/** The paragraph for a player: at most five sentences. */
export function summaryText(summary: PlayerSummary, unit: Unit): string {
  const { result, decision, likely, basis } = summary;
  const sentences = [result.text];
  if (likely) sentences.push(...likelySentences(summary, likely));
  if (decision) sentences.push(...decisionSentences(summary, decision, unit));
  else if (!likely) sentences.push(...nothingToRegret(summary, unit));
  else if (basis.exactFrom !== null)
    sentences.push(`From move ${basis.exactFrom} on, none of your moves cost anything.`);
  return sentences.filter(Boolean).join(" ");
}

/** What the paragraph rests on and what could not be solved; "" if all of it is exact. */
export function noteText(summary: PlayerSummary, unit: Unit): string {
  const unsolved = summary.decision ? unsolvedText(summary.decision) : "";
  return [unsolved, basisText(summary.basis, unit)].filter(Boolean).join(" ");
}

function likelySentences({ result, basis }: PlayerSummary, decision: LikelyDecision): string[] {
  const { number, move, better, grade, players, likely } = decision;
  const lead = result.won ? "Even so, by" : "By";
  const before = basis.exactFrom ? ` before move ${basis.exactFrom}` : "";
  const words = (value: number) => (players === 2 ? leadWords(value) : `with about ${value.toFixed(0)} fish`);
  return [
    `${lead} the engine's estimate, what mattered most${before} was move ${number}: you played ${move}, ${gradeText(grade)}; ${better} was better.`,
    `After ${better} you would probably have ended ${words(likely.better)}, after ${move} ${words(likely.played)}.`,
  ];
}

function leadWords(lead: number): string {
  const number = Math.abs(lead).toFixed(0);
  if (number === "0") return "about level";
  return `about ${number} fish ${lead > 0 ? "ahead" : "behind"}`;
}

function nothingToRegret({ result, provisional, basis, sureAtStart }: PlayerSummary, unit: Unit): string[] {
  if (provisional && basis.unjudged) return ["No mistake could be found so far."];
  if (!basis.choices)
    return ["You never had a choice, so there was nothing you could have done differently."];
  const none = "at none of your turns was another move clearly better.";
  if (result.perfect) return [`You made no mistake: ${none}`];
  if (result.place === null) return [`So far, ${none}`];
  const found = [
    result.place === 1 ? `Well played: ${none}` : `There was nothing you could have done: ${none}`,
  ];
  if (!isProved(sureAtStart)) return found;
  const { low } = sureAtStart;
  if (result.amount === low)
    found.push(`From the start, ${amount(unit, low)} was the best you could be sure of.`);
  else if (unit.fewest ? result.amount < low : result.amount > low)
    found.push(
      `At the start, you could only be sure of ${unit.fewest ? `having at most ${amount(unit, low)} left` : amount(unit, low)}.`,
    );
  return found;
}

function decisionSentences(summary: PlayerSummary, decision: KeyDecision, unit: Unit): string[] {
  const { number, move, better, judgedBy, view } = decision;
  const { result, provisional, likely, basis } = summary;
  const where = `move ${number}`;
  const grade = decision.grade ? `, ${gradeText(decision.grade)}` : "";
  const played = `you played ${move}${grade}; ${better} was`;
  let first: string;
  if (result.perfect) first = `Your riskiest moment was ${where}: ${played} better.`;
  else if (likely) {
    const solved = basis.exactFrom !== null && number >= basis.exactFrom;
    const lead = solved ? `From move ${basis.exactFrom} on, it` : "What mattered most as far as it is proved";
    first = `${lead} was ${where}: ${played} better.`;
  } else if (result.won) {
    const seems = provisional ? "seems to be" : "is";
    first = `Even so, the move to look at again ${seems} ${where}: ${played} better.`;
  } else {
    const most = provisional ? "seems to have mattered" : "mattered";
    first = `What ${most} most was ${where}: ${played} better.`;
  }
  const [exact, expected] = [exactText(decision, unit), expectedText(decision, unit)];
  const numbers = judgedBy === "expected" ? [expected, exact] : [exact, expected];
  return [first, ...numbers, view ? viewText(decision, view) : ""];
}

/** Both cards by an exact yardstick; null unless both values are proved. */
function proved(pair: Compared<Bounds> | null): Compared<Bounds> | null {
  return pair && isProved(pair.played) && isProved(pair.better) ? pair : null;
}

/** Both cards by the exact yardsticks that are proved. Where the yardstick of the judgement is not, its bounds. */
function exactText(decision: KeyDecision, unit: Unit): string {
  const { judgedBy, worst, selfish } = decision;
  const all = [
    ["worst case", proved(worst)],
    ["everyone for themselves", proved(selfish)],
  ] as [Yardstick, Compared<Bounds> | null][];
  if (judgedBy === "everyone for themselves") all.reverse();
  const pairs = all.flatMap(([yardstick, pair]) => (pair ? [{ yardstick, pair }] : []));
  if (judgedBy !== "expected" && !pairs.some(({ yardstick }) => yardstick === judgedBy))
    return `${LEADS[judgedBy]}, ${boundedComparison(decision, unit)}.`;
  const key = ({ pair }: { pair: Compared<Bounds> }) => `${pair.played.low} ${pair.better.low}`;
  if (pairs.length === 2 && key(pairs[0]) === key(pairs[1])) {
    const lead = `${LEADS[pairs[0].yardstick]}, and ${inSentence(LEADS[pairs[1].yardstick])} too,`;
    return `${lead} ${comparison(decision, pairs[0].pair, unit)}.`;
  }
  const [first] = pairs;
  const parts = pairs.map(({ yardstick, pair }, index) => {
    const again = index > 0 && isTurned(first.pair, unit);
    const though = isTurned(pair, unit) ? OTHER_WAY_ROUND[Number(again)] : ",";
    const lead = index ? inSentence(LEADS[yardstick]) : LEADS[yardstick];
    return `${lead}${though} ${comparison(decision, pair, unit)}`;
  });
  return parts.length ? `${parts.join("; ")}.` : "";
}

/** Whether the card played is the better one by a yardstick. */
function isTurned({ played, better }: Compared<Bounds>, unit: Unit): boolean {
  return unit.fewest ? played.low < better.low : played.low > better.low;
}

function inSentence(lead: string): string {
  return lead.charAt(0).toLowerCase() + lead.slice(1);
}

/** The exact values of a decision that are missing; "" if none is. */
function unsolvedText({ number, judgedBy, players, worst, selfish }: KeyDecision): string {
  const where = `move ${number}`;
  if (!proved(worst)) {
    if (proved(selfish) || judgedBy === "worst case")
      return `The worst case of ${where} was not settled within the limits.`;
    return `The exact values of ${where} were not settled within the limits.`;
  }
  if (!proved(selfish) && players > 2)
    return `${capital(where)} comes too early to work out the rest with everyone playing for themselves.`;
  return "";
}

function comparison({ move, better }: KeyDecision, pair: Compared<Bounds>, unit: Unit): string {
  const [mine, best] = [pair.played.low, pair.better.low];
  if (mine === best) return `${unit.bothLeave} ${amount(unit, mine)}`;
  return `${move} ${unit.leaves} ${amount(unit, mine)}, ${better} ${unit.others}${best || "none"}`;
}

/** Both cards by the bounds that prove the better one better. */
function boundedComparison({ move, better, worst }: KeyDecision, unit: Unit): string {
  const { played, better: best } = worst;
  if (unit.fewest) {
    const most = best.high ? `at most ${best.high}` : "none";
    return `${move} ${unit.leaves} at least ${amount(unit, played.low)}, ${better} ${unit.others}${most}`;
  }
  const mine = `at most ${amount(unit, played.high)}`;
  return `${move} ${unit.leaves} ${mine}, ${better} ${unit.others}at least ${best.low}`;
}

function expectedText(decision: KeyDecision, unit: Unit): string {
  const { move, better, judgedBy, expected, worst, selfish } = decision;
  if (!expected) return "";
  const { played, better: other } = expected;
  const amounts = `${intervalText(played, ` ${unit.name}`)} after ${move}, ${intervalText(other)} after ${better}`;
  const lead = LEADS.expected;
  if (judgedBy === "expected" || played.low > other.high) return `${lead}, you can expect ${amounts}.`;
  if (played.high < other.low) {
    const again = [proved(worst), proved(selfish)].some((pair) => pair && isTurned(pair, CARDS_UNIT));
    return `${lead}${OTHER_WAY_ROUND[Number(again)]} you can expect ${amounts}.`;
  }
  return `${lead}, there is no clear difference: you can expect ${amounts}.`;
}

function intervalText(interval: Interval, ofWhat = ""): string {
  const [mean, low, high] = [interval.mean, interval.low, interval.high].map(twoDigits);
  return low === high ? `${mean}${ofWhat}` : `${mean}${ofWhat} (${low} to ${high})`;
}

/** Whether the player could see it at the time. */
function viewText({ move, better }: KeyDecision, { advised, means, grades }: View): string {
  const averages = `${twoDigits(means.played)} cards after ${move}, ${twoDigits(means.better)} after ${better}`;
  const hidden = "with the other hands hidden";
  if (isRight(grades.played)) {
    const almost = grades.played === "best" ? "just as" : "almost as";
    const looked = means.played < means.better ? "better" : `${almost} good`;
    return `You could not have known: ${hidden}, ${move} looked ${looked} (${averages}).`;
  }
  if (isRight(grades.better))
    return `You could have seen that at the time: ${hidden}, you could expect ${averages}.`;
  return `At the time, ${hidden}, you could expect ${averages}, and ${advised} looked better than both.`;
}

/** What the judgement rests on; "" if all of it is exact. */
function basisText({ choices, estimated, unjudged, bounded, exactFrom }: Basis, unit: Unit): string {
  if (unjudged) {
    const number = `${numberWord(unjudged)} of your ${choices} choices`;
    const solved = exactFrom ? `; the rest, from move ${exactFrom} on, is exact` : "";
    return `This is provisional: ${number} could not be judged${solved}.`;
  }
  if (!estimated && !bounded) return "";
  if (estimated === choices) return `All your moves are judged by ${unit.estimates}.`;
  if (exactFrom !== null && !bounded)
    return `Before move ${exactFrom}, your moves are judged by ${unit.estimates}, from then on exactly.`;
  const ways = [
    { number: estimated, way: unit.estimates },
    { number: bounded, way: "bounds" },
  ].filter(({ number }) => number);
  const parts = ways.map(({ number, way }, index) => {
    if (index) return `${numberWord(number)} by ${way}`;
    const some = numberWord(number);
    const verb = number === 1 ? "is" : "are";
    return `${some.charAt(0).toUpperCase()}${some.slice(1)} of your ${choices} choices ${verb} judged by ${way}`;
  });
  if (estimated + bounded < choices) parts.push("the others exactly");
  return `${parts.join(", ")}.`;
}

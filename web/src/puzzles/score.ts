/* The score of a puzzle: hints, checks and wrong tries by step, and the results of earlier attempts. */

import { clockText, countText } from "../games/format.ts";

const SYMBOLS = { alone: "🐧", check: "🔎", wrong: "❌", hint: "💡" };
const BY_WEIGHT = Object.keys(SYMBOLS);
const SYMBOLS_PER_LINE = 12; // as many as fit on a phone

export class Score {
  /** `stored` is the score from localStorage, or {}. */
  constructor(stored) {
    this.hints = wholeNumber(stored.hints);
    this.checks = wholeNumber(stored.checks);
    this.wrong = wholeNumber(stored.wrong);
    this.journey = strings(stored.journey).map((mark) => (mark in SYMBOLS ? mark : "alone"));
    /** How often the puzzle was solved, the best time, and whether the first solution was clean. */
    this.times = wholeNumber(stored.times);
    this.best = Number(stored.best) || 0;
    this.firstWasClean = stored.firstWasClean === true;
  }

  /** True if there were no hints, checks or wrong tries. */
  get clean() {
    return this.hints + this.checks + this.wrong === 0;
  }

  /** Count a "hint", a "check" or a "wrong" try, made after `step` moves. */
  note(mark, step) {
    if (mark === "hint") this.hints += 1;
    else if (mark === "check") this.checks += 1;
    else this.wrong += 1;
    while (this.journey.length <= step) this.journey.push("alone");
    if (BY_WEIGHT.indexOf(mark) > BY_WEIGHT.indexOf(this.journey[step])) this.journey[step] = mark;
  }

  /** Record a solution. A later one can improve the time, but only the first one can be clean. */
  finish(seconds) {
    if (this.times === 0) this.firstWasClean = this.clean;
    this.times += 1;
    this.best = this.times === 1 ? seconds : Math.min(this.best, seconds);
  }

  /** Start a new attempt; the results of earlier ones stay. */
  reset() {
    this.hints = this.checks = this.wrong = 0;
    this.journey = [];
  }

  /** `2 hints · 1 check`. Wrong tries are not shown during play. */
  askedText() {
    return [
      [this.hints, "hint"],
      [this.checks, "check"],
    ]
      .filter(([number]) => number)
      .map(([number, noun]) => countText(number, noun))
      .join(" · ");
  }

  /** `in 3:12 · 1 hint · 2 wrong tries`, or `in 3:12 · clean ★` with `sign` for the star. */
  resultText(seconds, sign) {
    const wrong = this.wrong ? `${this.wrong} wrong ${this.wrong === 1 ? "try" : "tries"}` : "";
    const parts = [this.askedText(), wrong].filter(Boolean).join(" · ");
    return `${this.times > 1 ? "again " : ""}in ${clockText(seconds)} · ${parts || `clean ${sign}`}`;
  }

  /** A symbol for each of `steps` steps, in lines: solved alone, or with which help. */
  journeyText(steps) {
    const symbols = Array.from({ length: steps }, (_, step) => SYMBOLS[this.journey[step] ?? "alone"]);
    const lines = [];
    for (let start = 0; start < steps; start += SYMBOLS_PER_LINE) {
      lines.push(symbols.slice(start, start + SYMBOLS_PER_LINE).join(""));
    }
    return lines.join("\n");
  }

  /** The values to store. */
  state() {
    const { hints, checks, wrong, journey, times, best, firstWasClean } = this;
    return { hints, checks, wrong, journey, times, best, firstWasClean };
  }
}

function wholeNumber(stored) {
  return Number.isInteger(stored) && stored > 0 ? stored : 0;
}

export function strings(stored) {
  return Array.isArray(stored) ? stored.filter((each) => typeof each === "string") : [];
}

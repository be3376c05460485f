/* The score of a puzzle: hints, checks and wrong tries by step, and the results of earlier attempts. */

import { clockText } from "../games/format.ts";
import { say } from "../language/messages.ts";
import type { Stored } from "../ui/storage.ts";
import { type Medal, MEDALS } from "./medals.ts";

/** Symbols of a step, from the lightest to the heaviest. */
const SYMBOLS = { alone: "🐧", check: "🔎", wrong: "❌", hint: "💡" };
const SYMBOLS_PER_LINE = 12; // as many as fit on a phone

type StepMark = keyof typeof SYMBOLS;
/** Marks against a clean solution. */
export type Blemish = Exclude<StepMark, "alone">;

const BY_WEIGHT = Object.keys(SYMBOLS);

export class Score {
  hints: number;
  checks: number;
  wrong: number;
  /** The heaviest mark of every step so far. */
  journey: StepMark[];
  /** The number of times that the puzzle was solved. */
  times: number;
  /** The best time in seconds. */
  best: number;
  firstWasClean: boolean;
  /** The best medal of all attempts. */
  medal: Medal | "";

  constructor(stored: Stored) {
    this.hints = wholeNumber(stored.hints);
    this.checks = wholeNumber(stored.checks);
    this.wrong = wholeNumber(stored.wrong);
    this.journey = strings(stored.journey).map((mark) => (isStepMark(mark) ? mark : "alone"));
    this.times = wholeNumber(stored.times);
    this.best = Number(stored.best) || 0;
    this.firstWasClean = stored.firstWasClean === true;
    this.medal = MEDALS.find((medal) => medal === stored.medal) ?? "";
  }

  /** True if there were no hints, checks or wrong tries. */
  get clean(): boolean {
    return this.hints + this.checks + this.wrong === 0;
  }

  /** Count a hint, a check or a wrong try, made after `step` moves. */
  note(mark: Blemish, step: number): void {
    if (mark === "hint") this.hints += 1;
    else if (mark === "check") this.checks += 1;
    else this.wrong += 1;
    while (this.journey.length <= step) this.journey.push("alone");
    if (BY_WEIGHT.indexOf(mark) > BY_WEIGHT.indexOf(this.journey[step])) this.journey[step] = mark;
  }

  /** Record a solution. A later one can improve the time, but only the first one can be clean. */
  finish(seconds: number): void {
    if (this.times === 0) this.firstWasClean = this.clean;
    this.times += 1;
    this.best = this.times === 1 ? seconds : Math.min(this.best, seconds);
  }

  /** Record a medal; a lower one than before changes nothing. */
  earn(medal: Medal): void {
    if (!this.medal || MEDALS.indexOf(medal) > MEDALS.indexOf(this.medal)) this.medal = medal;
  }

  /** Start a new attempt; the results of earlier ones stay. */
  reset(): void {
    this.hints = this.checks = this.wrong = 0;
    this.journey = [];
  }

  /** `2 hints · 1 check`. Wrong tries are not shown during play. */
  askedText(): string {
    const hints = this.hints ? say("page-result-hints", { number: this.hints }) : "";
    const checks = this.checks ? say("page-result-checks", { number: this.checks }) : "";
    return [hints, checks].filter(Boolean).join(" · ");
  }

  /** `in 3:12 · 1 hint · 2 wrong tries`, or `in 3:12 · clean ★` with `sign` for the star. */
  resultText(seconds: number, sign: string): string {
    const wrong = this.wrong ? say("page-result-wrong", { number: this.wrong }) : "";
    const parts = [this.askedText(), wrong].filter(Boolean).join(" · ");
    const time = say("page-result-time", {
      again: this.times > 1 ? "yes" : "no",
      time: clockText(seconds),
    });
    return `${time} · ${parts || say("page-result-clean", { sign })}`;
  }

  /** A symbol for each of `steps` steps, in lines: solved alone, or with which help. */
  journeyText(steps: number): string {
    const symbols = Array.from({ length: steps }, (_, step) => SYMBOLS[this.journey.at(step) ?? "alone"]);
    const lines: string[] = [];
    for (let start = 0; start < steps; start += SYMBOLS_PER_LINE) {
      lines.push(symbols.slice(start, start + SYMBOLS_PER_LINE).join(""));
    }
    return lines.join("\n");
  }

  /** The values to store. */
  state(): Stored {
    const { hints, checks, wrong, journey, times, best, firstWasClean, medal } = this;
    return { hints, checks, wrong, journey, times, best, firstWasClean, medal };
  }
}

function isStepMark(text: string): text is StepMark {
  return Object.hasOwn(SYMBOLS, text);
}

function wholeNumber(stored: unknown): number {
  return typeof stored === "number" && Number.isInteger(stored) && stored > 0 ? stored : 0;
}

export function strings(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((each) => typeof each === "string") : [];
}

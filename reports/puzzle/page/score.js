/* How a puzzle is solved: what was asked for on the way, at which step, and what came of earlier times. */

const SYMBOLS = { alone: "🐧", check: "🔎", wrong: "❌", hint: "💡" };
const BY_WEIGHT = Object.keys(SYMBOLS);
const SYMBOLS_A_LINE = 12; // as many as a phone has room for

class Score {
  /** The score that was kept, or a new one. */
  constructor(kept) {
    this.hints = wholeNumber(kept.hints);
    this.checks = wholeNumber(kept.checks);
    this.wrong = wholeNumber(kept.wrong);
    this.journey = strings(kept.journey).map((mark) => (mark in SYMBOLS ? mark : "alone"));
    /** How often the puzzle was solved, the best time, and whether the first time was clean. */
    this.times = wholeNumber(kept.times);
    this.best = Number(kept.best) || 0;
    this.firstWasClean = kept.firstWasClean === true;
  }

  /** Whether nothing was asked for and nothing went wrong. */
  get clean() {
    return this.hints + this.checks + this.wrong === 0;
  }

  /** A hint or a check was asked for, or a wrong card was placed, when so many cards had been placed. */
  note(mark, step) {
    if (mark === "hint") this.hints += 1;
    else if (mark === "check") this.checks += 1;
    else this.wrong += 1;
    while (this.journey.length <= step) this.journey.push("alone");
    if (BY_WEIGHT.indexOf(mark) > BY_WEIGHT.indexOf(this.journey[step])) this.journey[step] = mark;
  }

  /** It is solved in so many seconds. Who has seen the solution can be faster, but not cleaner. */
  finish(seconds) {
    if (this.times === 0) this.firstWasClean = this.clean;
    this.times += 1;
    this.best = this.times === 1 ? seconds : Math.min(this.best, seconds);
  }

  /** Begin again: what came of earlier times stays. */
  reset() {
    this.hints = this.checks = this.wrong = 0;
    this.journey = [];
  }

  /** `2 hints · 1 check`, of what the player knows while playing. */
  askedText() {
    return [[this.hints, "hint"], [this.checks, "check"]]
      .filter(([number]) => number)
      .map(([number, noun]) => countText(number, noun))
      .join(" · ");
  }

  /** `in 3:12 · 1 hint · 2 wrong tries`, or `in 3:12 · clean ★`, with the sign for that. */
  resultText(seconds, sign) {
    const wrong = this.wrong ? `${this.wrong} wrong ${this.wrong === 1 ? "try" : "tries"}` : "";
    const parts = [this.askedText(), wrong].filter(Boolean).join(" · ");
    return `${this.times > 1 ? "again " : ""}in ${clockText(seconds)} · ${parts || `clean ${sign}`}`;
  }

  /** A symbol for each of so many steps, in lines: by oneself, or what help it took. */
  journeyText(steps) {
    const symbols = Array.from({ length: steps }, (_, step) => SYMBOLS[this.journey[step] ?? "alone"]);
    const lines = [];
    for (let start = 0; start < steps; start += SYMBOLS_A_LINE) {
      lines.push(symbols.slice(start, start + SYMBOLS_A_LINE).join(""));
    }
    return lines.join("\n");
  }

  /** What is kept of it. */
  state() {
    const { hints, checks, wrong, journey, times, best, firstWasClean } = this;
    return { hints, checks, wrong, journey, times, best, firstWasClean };
  }
}

function wholeNumber(kept) {
  return Number.isInteger(kept) && kept > 0 ? kept : 0;
}

function strings(kept) {
  return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
}

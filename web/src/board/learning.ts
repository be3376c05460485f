/* Learn from your mistakes: one position after the other, "find something better", tries that are judged, and the answer
   only on request. */

import { listed, say } from "../language/messages.ts";
import type { Json } from "../games/game.ts";
import { checkFields, checkType, Refusal, stringsFrom } from "../games/input.ts";
import { part } from "../ui/elements.ts";
import type { AnyBoardGame, Tone } from "./board_game.ts";
import { type Grade, isRight } from "./grades.ts";
import { type Line, pathTo } from "./history.ts";
import type { Judgement } from "./review.ts";
import type { Verdict } from "./verdicts.ts";
import { costFacts, resultText } from "./words.ts";

type AnyJudgement = Judgement<unknown, unknown>;

/** A move that was wrong. */
export type Mistake = Pick<AnyJudgement, "from" | "spot" | "seat"> & { verdict: Verdict & { grade: Grade } };

/** The moves that were wrong, of one player or of all. */
export function mistakesOf(judgements: readonly AnyJudgement[], seat: number | null = null): Mistake[] {
  return judgements.filter(isMistake).filter((one) => seat === null || one.seat === seat);
}

/** True if a move was wrong. */
export function isMistake(judgement: AnyJudgement): judgement is AnyJudgement & Mistake {
  const grade = judgement.verdict?.grade ?? null;
  return grade !== null && !isRight(grade);
}

export interface Said {
  text: string;
  tone: Tone;
}

/** The names of moves in sentences: `Pa1 (purple at the left end)`. */
function named(game: AnyBoardGame, position: unknown, move: string): string {
  return `${move} (${game.moveWords(position, move)})`;
}

export class Learning {
  private readonly game: AnyBoardGame;
  readonly mistakes: readonly Mistake[];
  private index = 0;
  /** True once a better move was found, or the answer was shown. */
  solved = false;
  /** The number of mistakes for which a better move was found. */
  private found = 0;

  constructor(game: AnyBoardGame, mistakes: readonly Mistake[]) {
    this.game = game;
    this.mistakes = mistakes;
  }

  get mistake(): Mistake {
    return this.mistakes[this.index];
  }

  /** The task, or once it is solved its answer. */
  get said(): Said {
    return this.solved ? this.answer() : this.task;
  }

  get progress(): string {
    return say("page-menu-place", { number: this.index + 1, all: this.mistakes.length });
  }

  get isLast(): boolean {
    return this.index === this.mistakes.length - 1;
  }

  private get name(): string {
    return this.game.names(this.mistake.from.position)[this.mistake.seat];
  }

  /** The task: which move was wrong, not what was better. */
  get task(): Said {
    const { spot, from, verdict } = this.mistake;
    const played = named(this.game, from.position, spot.move);
    const facts = { number: spot.depth, player: this.name, move: played, grade: verdict.grade };
    return { text: say("board-learn-task", facts), tone: "hint" };
  }

  /** Judge a try; `verdict` is null while too little is known about it. */
  tried(move: string, verdict: Verdict | null): Said {
    const { game, name } = this;
    const { spot, from } = this.mistake;
    if (move === spot.move) return { text: say("board-learn-played", { move }), tone: "wrong" };
    if (!verdict) return { text: say("board-learn-not-judged", { move }), tone: "" };
    const words = named(game, from.position, move);
    if (!isRight(verdict.grade))
      return { text: say("board-learn-not", { move: words, ...costFacts(game, verdict) }), tone: "wrong" };
    if (!this.solved) this.found += 1;
    this.solved = true;
    const outcome = resultText(game, name, verdict, verdict.result, words);
    return { text: `${say("board-learn-right", { outcome })} ${this.contrast}`, tone: "right" };
  }

  /** The answer. */
  answer(): Said {
    this.solved = true;
    const { game, name } = this;
    const { from, verdict } = this.mistake;
    const [best, ...others] = verdict.better;
    const words = named(game, from.position, best);
    const rest = say("board-learn-more", { moves: others.length - 4 });
    const more = others.length > 5 ? [...others.slice(0, 4), rest] : others;
    const asGood = others.length ? ` ${say("board-learn-as-good", { moves: listed(more) })}` : "";
    const outcome = resultText(game, name, verdict, verdict.best, words);
    return { text: `${say("board-learn-better", { outcome })} ${this.contrast}${asGood}`, tone: "hint" };
  }

  /** What the move played leads to. */
  private get contrast(): string {
    const { spot, verdict } = this.mistake;
    return resultText(this.game, this.name, verdict, verdict.result, spot.move);
  }

  /** Go on to the next mistake; false if this was the last one. */
  next(): boolean {
    if (this.isLast) return false;
    this.index += 1;
    this.solved = false;
    return true;
  }

  // Keeping it on the device.

  keep(): Json {
    const { index, solved, found } = this;
    const mistakes = this.mistakes.map(({ spot, verdict }) => ({
      path: pathTo(spot).map(({ move }) => move),
      verdict,
    }));
    return { mistakes, index, solved, found };
  }

  /** The kept tasks, in a line that has their moves. Throws a Refusal. */
  static from({ game, first }: Line<unknown, unknown>, kept: Json): Learning {
    const fields = checkFields(kept, "learning", ["mistakes", "index", "solved", "found"], []);
    const mistakes = checkType(fields.mistakes, "list", "mistakes").map((one): Mistake => {
      const { path, verdict } = checkFields(one, "mistakes", ["path", "verdict"], []);
      const [, ...moves] = stringsFrom(path, "path");
      const spot = moves.reduce(
        (before, move) => before.children.find((child) => child.move === move) ?? before,
        first,
      );
      if (!spot.parent) throw new Refusal("path", "leads nowhere");
      const seat = game.toMove(spot.parent.position)!;
      // Written by this page, in the same version.
      return { from: spot.parent, spot, seat, verdict: verdict as Mistake["verdict"] };
    });
    const learning = new Learning(game, mistakes);
    learning.index = checkType(fields.index, "whole", "index");
    if (!(learning.index in mistakes)) throw new Refusal("index", "is too large");
    learning.solved = checkType(fields.solved, "boolean", "solved");
    learning.found = checkType(fields.found, "whole", "found");
    return learning;
  }

  /** The number of mistakes that were solved, in words for the end. */
  get summary(): string {
    const all = this.mistakes.length;
    return say("board-learn-summary", { found: this.found, all });
  }
}

export interface LearningCallbacks {
  /** Show the answer. */
  answered(): void;
  wentOn(): void;
  left(): void;
}

/** Show the buttons of a task; none without one. */
export function showLearning(learning: Learning | null, callbacks: LearningCallbacks): void {
  part("learning").hidden = learning === null;
  if (!learning) return;
  part("learning-progress").textContent = learning.progress;
  const answer = part("learning-answer", HTMLButtonElement);
  answer.hidden = learning.solved;
  answer.onclick = () => callbacks.answered();
  const next = part("learning-next", HTMLButtonElement);
  next.textContent = learning.isLast
    ? say("board-learn-finish")
    : learning.solved
      ? say("board-learn-next")
      : say("board-learn-skip");
  next.classList.toggle("action", learning.solved);
  next.classList.toggle("small", !learning.solved);
  next.onclick = () => callbacks.wentOn();
  part("learning-leave").onclick = () => callbacks.left();
}

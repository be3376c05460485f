/* A puzzle being played: its moves, undo and redo, hints, checks, the clock, and the state that survives a reload. It
   reaches the page only through callbacks, and the kind of puzzle only through its game. */

import { say } from "../language/messages.ts";
import type { Mark, Marks } from "../ui/board.ts";
import { stopwatch, type Stopwatch, type StoredObject } from "../ui/storage.ts";
import { markOf } from "./hints.ts";
import { type Medal, MEDAL_SIGNS } from "./medals.ts";
import type { Frame, PuzzleGame, Tone } from "./puzzle_game.ts";
import { type Blemish, Score, strings } from "./score.ts";

const PAUSE = 900; // milliseconds between the moves of a line
const FRAMES_PER_MESSAGE = 3; // more frames that are skipped are summed up by the last message

export interface PlayCallbacks {
  /** Draw the play. */
  show(): void;
  /** Show a message. */
  say(text: string, tone?: Tone, details?: MessageDetails): void;
  /** Report the result: the puzzle was solved, or earned a medal, with the last move. */
  finish(): void;
  /** Celebrate: the puzzle was solved just now. */
  celebrate(): void;
}

export interface MessageDetails {
  /** The place where a move was refused. */
  place?: string;
  action?: MessageAction;
  /** The medal that was earned. */
  medal?: Medal | undefined;
}

/** A button beside a message. */
export interface MessageAction {
  label: string;
  run(): void;
}

/** Moves that the board shows one after the other. */
export interface Line<Position> {
  frames: Frame<Position>[];
  /** The number of the frame on the board. */
  number: number;
  /** The tone of its messages; "" for moves of the game itself, whose outcome follows. */
  tone: Tone;
  /** True if the player can step through it. Its first frame is then the position before the moves. False for a move
      with its answers while they are played. */
  steps: boolean;
  /** Set while the line plays by itself. */
  timer?: ReturnType<typeof setTimeout> | undefined;
}

export class Play<Position> {
  readonly game: PuzzleGame<Position>;
  readonly clock: Stopwatch;
  readonly score: Score;
  solved = false;
  /** The choice for the next move: a card, or the place of a piece; "" for none. */
  chosen = "";
  /** True while presses take notes. */
  noting = false;
  /** Marks on the board. */
  marks: Marks = new Map();
  line: Line<Position> | null;
  readonly moves: string[] = [];
  undone: string[] = [];
  private readonly positions: Position[];
  /** The frames of every move. */
  private readonly frames: Frame<Position>[][] = [];
  /** True until a solution is celebrated. */
  private justSolved = false;
  /** The hint that was given last, and the number of its stages that were shown. */
  private hint = { id: "", stage: 0 };
  /** The moves that were checked last. */
  private checked = "";
  private readonly storage: StoredObject;
  private readonly callbacks: PlayCallbacks;

  constructor(game: PuzzleGame<Position>, storage: StoredObject, callbacks: PlayCallbacks) {
    this.game = game;
    this.storage = storage;
    this.callbacks = callbacks;
    const stored = storage.load();
    this.clock = stopwatch(Number(stored.seconds) || 0);
    this.score = new Score(stored);
    this.positions = [game.start];
    for (const move of strings(stored.moves)) {
      if (this.solved || game.refusal(this.position, move)) break;
      this.take(move);
    }
    this.undone = strings(stored.undone);
    this.line = this.review();
    this.chooseWhatIsLeft();
  }

  get position(): Position {
    return this.positions.at(-1)!;
  }

  /** The position on the board: while a line is open, that of its current frame. */
  get shown(): Position {
    return this.line ? this.line.frames[this.line.number].position : this.position;
  }

  /** What the play has earned if it is over, in kinds with a par. */
  get medal(): Medal | undefined {
    return this.game.outcome(this.position).medal;
  }

  /** Play a legal move. Returns its frames. */
  private take(move: string): Frame<Position>[] {
    const frames = this.game.frames(this.position, move);
    this.moves.push(move);
    this.positions.push(frames.at(-1)!.position);
    this.frames.push(frames);
    this.solved = this.game.outcome(this.position).solved;
    return frames;
  }

  /** Choose something from the tray for the next move. */
  choose(choice: string): void {
    this.leaveLine();
    const { stacks = [] } = this.game.tray(this.position);
    const there = stacks.some((stack) => stack.choice === choice && stack.ready);
    if (there) this.chosen = choice;
    else this.say(this.game.refuseChoice?.(choice) ?? "", "refused");
    this.redraw();
  }

  /** Handle a press on a place: make a move, or choose the piece there. */
  press(place: string): void {
    if (this.solved || this.leaveLine()) return;
    const said = this.game.chooses?.(this.position, place);
    if (said) {
      this.chosen = place;
      this.redraw();
      this.say(said);
      return;
    }
    this.attempt(this.game.moveAt(this.position, place, this.noteOr(this.chosen)), place);
  }

  /** Choose a card and put it on a place. */
  put(choice: string, place: string): void {
    if (!this.game.put || this.solved || this.leaveLine()) return;
    this.chosen = choice;
    this.attempt(this.game.put(this.noteOr(choice), place), place);
  }

  /** The choice as moves write it: as a note while notes are taken. */
  private noteOr(chosen: string): string {
    return this.noting && this.game.notes ? this.game.notes.of(chosen) : chosen;
  }

  /** Start or stop taking notes, if the game has notes. */
  takeNotes(): void {
    if (!this.game.notes) return;
    this.noting = !this.noting;
    this.redraw();
    this.say(this.noting ? this.game.notes.begun : this.game.notes.ended);
  }

  /** Take back the card on a place, or the last move in games that undo in order. */
  takeBack(place: string): void {
    if (this.solved || this.leaveLine()) return;
    const move = this.game.moveBack(place);
    if (move === "undo") this.undo();
    else this.attempt(move, place);
  }

  /** Make a move if it is possible; `place` is where it was tried. */
  attempt(move: string, place: string): void {
    const text = this.game.refusal(this.position, move);
    if (text) {
      this.redraw();
      this.say(text, "refused", { place });
      return;
    }
    if (this.game.spoils(this.position, move)) this.note("wrong");
    this.undone = [];
    this.play(move);
  }

  private play(move: string): void {
    const frames = this.take(move);
    if (this.medal) this.score.earn(this.medal);
    if (this.solved) {
      this.clock.stop();
      this.score.finish(this.clock.seconds());
      this.justSolved = true;
    }
    this.chooseWhatIsLeft();
    this.save();
    if (this.solved || this.medal) this.callbacks.finish();
    this.line = { frames, number: 0, tone: "", steps: false };
    this.showFrame();
    if (frames.length > 1) this.run();
  }

  /** Show the current frame of the line. A line of answers ends with its last frame. */
  private showFrame(said?: string): void {
    const { frames, number, tone, steps } = this.line!;
    const frame = frames[number];
    const text = said ?? frame.said;
    if (!steps && number === frames.length - 1) this.line = this.review();
    this.marks = frame.marks ?? markOf(frame.place, "fresh");
    this.redraw();
    this.say(text, tone);
    if (!tone && frame.position === this.position) this.sayOutcome(text);
  }

  /** The line to step through in the current position, at its end: the way to the solution, or what refutes the last
      move. Null if there is neither. */
  private review(): Line<Position> | null {
    const last = this.frames.at(-1) ?? [];
    const refuted = last.length > 1 && this.game.outcome(this.position).lost !== "";
    if (!this.solved && !refuted) return null;
    const before = this.solved
      ? { position: this.game.start, said: say("page-this-is-the-start"), place: "" }
      : { position: this.positions.at(-2)!, said: say("page-before-your-move"), place: "" };
    const frames = [before, ...(this.solved ? this.frames.flat() : last)];
    return { frames, number: frames.length - 1, tone: "", steps: true };
  }

  /** Let the line go on by itself, with pauses. If the user prefers reduced motion, answers are skipped to their end,
      and lines to step through wait. */
  private run(): void {
    const line = this.line!;
    if (prefersReducedMotion()) {
      if (!line.steps) this.skipLine();
      return;
    }
    line.timer = setTimeout(() => {
      line.timer = undefined;
      line.number += 1;
      if (line.number < line.frames.length - 1) this.run();
      this.showFrame();
    }, PAUSE);
  }

  /** Skip to the end of the line, and sum up what was skipped. */
  private skipLine(): void {
    const line = this.line!;
    clearTimeout(line.timer);
    line.timer = undefined;
    const skipped = line.frames.slice(line.number + 1);
    const summed = skipped.length > FRAMES_PER_MESSAGE ? skipped.slice(-1) : skipped;
    line.number = line.frames.length - 1;
    this.showFrame(summed.map((frame) => frame.said).join(" "));
  }

  /** Skip to the end of a line that plays by itself. Returns whether there was one. */
  private skipAnswers(): boolean {
    if (this.line?.timer === undefined) return false;
    this.skipLine();
    return true;
  }

  /** Go back to the position of the game. Returns whether the board showed another one. */
  leaveLine(): boolean {
    if (this.skipAnswers()) return true;
    const away = this.shown !== this.position;
    this.line = this.solved ? this.review() : null;
    if (!away) return false;
    this.marks = new Map();
    this.redraw();
    this.say(say("page-back-to-your-game"));
    this.sayOutcome();
    return true;
  }

  /** Close the line at once. */
  private dropLine(): void {
    clearTimeout(this.line?.timer);
    this.line = null;
  }

  /** Step through the line: `by` moves on, or back if negative. */
  step(by: number): void {
    const { line } = this;
    if (!line?.steps) return;
    clearTimeout(line.timer);
    line.timer = undefined;
    line.number = Math.max(0, Math.min(line.number + by, line.frames.length - 1));
    this.showFrame();
  }

  /** Play the way to the solution from the start. */
  replay(): void {
    this.step(-Infinity);
    this.run();
  }

  /** Show the message about a solved or lost position; `before` goes before the reason. */
  sayOutcome(before = ""): void {
    const { lost, marks } = this.game.outcome(this.position);
    if (this.solved) {
      this.clock.stop();
      this.save();
      this.redraw();
      const action = { label: say("page-replay"), run: () => this.replay() };
      const medal = this.medal && say("page-medal", { medal: this.medal });
      this.say(say("page-solved", { result: this.resultText("★", medal) }), "solved", {
        action,
        medal: this.medal,
      });
      if (this.justSolved) this.callbacks.celebrate();
      this.justSolved = false;
    } else if (lost) {
      const action = { label: say("page-take-it-back"), run: () => this.undo() };
      if (marks) {
        this.marks = marks;
        this.redraw();
      }
      this.say(`${before} ${lost}`.trim(), this.medal ? "right" : "lost", { action, medal: this.medal });
    }
  }

  /** Time, help and medal; a play that only earned a medal has no time. */
  private resultText(sign: string, medal: string | undefined): string {
    const result = this.solved ? [this.score.resultText(this.clock.seconds(), sign)] : [];
    return [...result, ...(medal ? [medal] : [])].join(" · ");
  }

  /** The result to share, without spoilers. */
  sharedText(): string {
    const journey = this.score.journeyText(this.game.progress(this.position));
    const { medal } = this;
    const earned = medal && `${say("page-medal-shared", { medal })} ${MEDAL_SIGNS[medal]}`;
    const result = this.resultText("✨", earned);
    return `🐧 ${this.solved ? say("page-shared-solved", { result }) : result}\n${journey}`;
  }

  /** Count a hint, a check or a wrong try. */
  private note(mark: Blemish): void {
    this.score.note(mark, this.game.progress(this.position));
    this.save();
  }

  undo(): void {
    if (this.moves.length) {
      this.backTo(this.moves.length - 1);
      return;
    }
    this.leaveLine();
    this.say(say("page-nothing-to-undo"));
  }

  redo(): void {
    this.leaveLine();
    const move = this.undone.pop();
    if (move === undefined) this.say(say("page-nothing-to-redo"));
    else if (this.game.refusal(this.position, move)) this.undone = [];
    else this.play(move);
  }

  /** Undo until `count` moves are left. Redo brings the others back. */
  private backTo(count: number): void {
    if (this.solved) return;
    this.dropLine();
    this.undone.push(...this.moves.slice(count).reverse());
    this.moves.length = count;
    this.positions.length = count + 1;
    this.frames.length = count;
    this.marks = new Map();
    this.chooseWhatIsLeft();
    this.save();
    this.redraw();
    this.say(count ? say("page-taken-back") : say("page-back-at-the-start"));
  }

  /** Start again. The moves of an unfinished game can be redone; a solved one starts with a new clock. */
  restart(): void {
    if (!this.solved) {
      this.backTo(0);
      return;
    }
    this.solved = false;
    this.backTo(0);
    this.undone = [];
    this.score.reset();
    this.hint = { id: "", stage: 0 };
    this.checked = "";
    this.clock.reset();
    this.clock.start();
    this.save();
    this.redraw();
  }

  /** Check the moves so far. Repeating the check for the same moves is free. */
  check(): void {
    if (this.solved || this.skipAnswers()) return;
    this.dropLine();
    const { right, text } = this.game.check(this.moves, this.positions);
    const asked = this.moves.join();
    if (asked !== this.checked) this.note("check");
    this.checked = asked;
    this.marks = new Map();
    this.redraw();
    this.say(text, right ? "right" : "wrong");
  }

  /** Show the next stage of the hint for this position; after the last one, do what it says. */
  giveHint(): void {
    if (this.solved || this.skipAnswers()) return;
    const hint = this.game.hint(this.moves, this.positions);
    if (hint.id !== this.hint.id) {
      this.hint = { id: hint.id, stage: 0 };
      this.note("hint");
    }
    if (this.hint.stage === hint.stages.length) {
      if ("move" in hint) this.attempt(hint.move, "");
      else this.backTo(hint.keep);
      return;
    }
    const { text, marks = new Map<string, Mark>(), tone = "hint", line = [] } = hint.stages[this.hint.stage];
    this.hint.stage += 1;
    const first = { position: this.position, said: text, place: "", marks };
    this.line = { frames: [first, ...line], number: 0, tone, steps: true };
    this.save();
    this.showFrame();
  }

  /** Keep the choice while it is available; choose the only thing left. */
  private chooseWhatIsLeft(): void {
    if (this.game.keepChosen) {
      this.chosen = this.game.keepChosen(this.position, this.chosen);
      return;
    }
    const { stacks = [] } = this.game.tray(this.position);
    const ready = stacks.filter((stack) => stack.ready);
    const choices = new Set(ready.map((stack) => stack.choice));
    if (!choices.has(this.chosen)) this.chosen = choices.size === 1 ? ready[0].choice : "";
  }

  save(): void {
    const { moves, undone, solved } = this;
    this.storage.save({ moves, undone, solved, seconds: this.clock.seconds(), ...this.score.state() });
  }

  redraw(): void {
    this.callbacks.show();
  }

  private say(text: string, tone?: Tone, details?: MessageDetails): void {
    this.callbacks.say(text, tone, details);
  }
}

function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

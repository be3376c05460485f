/* A puzzle being played: its moves, undo and redo, hints, checks, the clock, and the state that survives a reload. It
   reaches the page only through the callbacks `show` and `say`, and the kind of puzzle only through its game:
     start                       the position at the beginning
     refusal(position, move)     why a move is not possible, or ""
     spoils(position, move)      whether a possible move is a wrong try
     frames(position, move)      the animation of a move: [{ position, said, place }]; the last frame stays
     moveAt(position, place, chosen)    the move that pressing a place makes
     moveBack(place)             the move that takes back the card there, or "undo"
     view(position, chosen)      the cells of the board
     tray(position)              the choices: { title, stacks: [{ choice, ready, button(pressed) }], later };
                                 `later` is the cards that come after them, as { words, pictures }
     hands(position)             the hands of the others: [{ name, standing, words, pictures }]
     progress(position)          how many moves the player has made, or cards placed
     outcome(position)           { solved, lost: the reason or "", marks: marks that show the reason }
     check(moves, positions)     { right, text }; the text names no place
     hint(moves, positions)      { id, stages: [{ text, marks, tone }], and `move` to make or `keep`, the number of
                                 right moves to go back to }
     act(name, argument, play, board)    handle a keyboard shortcut of this game
   games with stacks:
     refuseChoice(choice)        the message if it cannot be chosen
     put(chosen, place)          the move that puts it there
     notes                       if notes can be taken: messages { begun, ended }, and `of(chosen)`, the move of a note
   games where something on the board is chosen:
     chooses(position, place)    the message if pressing a place chooses it, or "" if it makes a move
     keepChosen(position, chosen)    the choice after a move, or "" */

import { stopwatch } from "../ui/storage.ts";
import { markOf } from "./hints.ts";
import { Score, strings } from "./score.ts";

const PAUSE = 900; // milliseconds between the moves of others
const FRAMES_PER_MESSAGE = 3; // longer replays are summed up by their last message

export class Play {
  /** `show(play)` draws the play, `say(text, tone, { place, action })` shows a message. */
  constructor(game, storage, { show, say }) {
    this.game = game;
    this.storage = storage;
    this.show = show;
    this.say = say;
    const stored = storage.load();
    this.clock = stopwatch(Number(stored.seconds) || 0);
    this.score = new Score(stored);
    this.solved = false;
    this.hint = { id: "", stage: 0 };
    this.checked = "";
    this.chosen = "";
    this.noting = false;
    this.marks = new Map();
    this.replay = null;
    this.moves = [];
    this.undone = [];
    this.positions = [game.start];
    for (const move of strings(stored.moves)) {
      if (this.solved || game.refusal(this.position, move)) break;
      this.take(move);
    }
    this.undone = strings(stored.undone);
    this.chooseWhatIsLeft();
  }

  get position() {
    return this.positions.at(-1);
  }

  /** The position on the board: during a replay, that of the current frame. */
  get shown() {
    return this.replay?.position ?? this.position;
  }

  /** Play a legal move. Returns its frames. */
  take(move) {
    const frames = this.game.frames(this.position, move);
    this.moves.push(move);
    this.positions.push(frames.at(-1).position);
    this.solved = this.game.outcome(this.position).solved;
    return frames;
  }

  /** Choose something from the tray for the next move. */
  choose(choice) {
    this.finishReplay();
    const { stacks } = this.game.tray(this.position);
    const there = stacks.some((stack) => stack.choice === choice && stack.ready);
    if (there) this.chosen = choice;
    else this.say(this.game.refuseChoice(choice), "refused");
    this.redraw();
  }

  /** Handle a press on a place: make a move, or choose the piece there. */
  press(place) {
    if (this.finishReplay() || this.solved) return;
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
  put(choice, place) {
    if (this.finishReplay() || this.solved) return;
    this.chosen = choice;
    this.attempt(this.game.put(this.noteOr(choice), place), place);
  }

  /** The choice as moves write it: as a note while notes are taken. */
  noteOr(chosen) {
    return this.noting ? this.game.notes.of(chosen) : chosen;
  }

  /** Start or stop taking notes, if the game has notes. */
  takeNotes() {
    if (!this.game.notes) return;
    this.noting = !this.noting;
    this.redraw();
    this.say(this.noting ? this.game.notes.begun : this.game.notes.ended);
  }

  /** Take back the card on a place, or the last move in games that undo in order. */
  takeBack(place) {
    if (this.finishReplay() || this.solved) return;
    const move = this.game.moveBack(place);
    if (move === "undo") this.undo();
    else this.attempt(move, place);
  }

  attempt(move, place) {
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

  play(move) {
    const frames = this.take(move);
    if (this.solved) {
      this.clock.stop();
      this.score.finish(this.clock.seconds());
    }
    this.chooseWhatIsLeft();
    this.save();
    this.showFrames(frames);
  }

  /** Show one frame after the other, with pauses unless the user prefers reduced motion. */
  showFrames(frames) {
    const [frame, ...rest] = frames;
    this.marks = markOf(frame.place, "fresh");
    this.replay = rest.length ? { position: frame.position, frames: rest } : null;
    this.redraw();
    this.say(frame.said);
    if (!this.replay) this.sayOutcome(frame.said);
    else if (prefersReducedMotion()) this.finishReplay();
    else this.replay.timer = setTimeout(() => this.showFrames(rest), PAUSE);
  }

  /** Skip to the end of a replay. Returns whether there was one. */
  finishReplay() {
    if (!this.replay) return false;
    clearTimeout(this.replay.timer);
    const { frames } = this.replay;
    const summed = frames.length > FRAMES_PER_MESSAGE ? frames.slice(-1) : frames;
    this.replay = null;
    this.showFrames([{ ...frames.at(-1), said: summed.map((frame) => frame.said).join(" ") }]);
    return true;
  }

  sayOutcome(before = "") {
    const { lost, marks } = this.game.outcome(this.position);
    if (this.solved) {
      this.clock.stop();
      this.save();
      this.redraw();
      this.say(`Solved ${this.score.resultText(this.clock.seconds(), "★")}.`, "solved");
    } else if (lost) {
      const action = { label: "Take it back", run: () => this.undo() };
      if (marks) {
        this.marks = marks;
        this.redraw();
      }
      this.say(`${before} ${lost}`.trim(), "lost", { action });
    }
  }

  /** The result to share, without spoilers. */
  sharedText() {
    const journey = this.score.journeyText(this.game.progress(this.position));
    return `🐧 solved ${this.score.resultText(this.clock.seconds(), "✨")}\n${journey}`;
  }

  /** Count a hint, a check or a wrong try. */
  note(mark) {
    this.score.note(mark, this.game.progress(this.position));
    this.save();
  }

  undo() {
    this.finishReplay();
    if (this.moves.length) this.backTo(this.moves.length - 1);
    else this.say("Nothing to undo.");
  }

  redo() {
    this.finishReplay();
    if (!this.undone.length) {
      this.say("Nothing to redo.");
      return;
    }
    const move = this.undone.pop();
    if (this.game.refusal(this.position, move)) this.undone = [];
    else this.play(move);
  }

  /** Undo until `count` moves are left. Redo brings the others back. */
  backTo(count) {
    if (this.solved) return;
    this.finishReplay();
    this.undone.push(...this.moves.slice(count).reverse());
    this.moves.length = count;
    this.positions.length = count + 1;
    this.marks = new Map();
    this.chooseWhatIsLeft();
    this.save();
    this.redraw();
    this.say(count ? "Taken back." : "Back at the start.");
  }

  /** Start again. The moves of an unfinished game can be redone; a solved one starts with a new clock. */
  restart() {
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
  check() {
    if (this.finishReplay() || this.solved) return;
    const { right, text } = this.game.check(this.moves, this.positions);
    const asked = this.moves.join();
    if (asked !== this.checked) this.note("check");
    this.checked = asked;
    this.marks = new Map();
    this.redraw();
    this.say(text, right ? "right" : "wrong");
  }

  /** Show the next stage of the hint for this position; after the last one, do what it says. */
  giveHint() {
    if (this.finishReplay() || this.solved) return;
    const hint = this.game.hint(this.moves, this.positions);
    if (hint.id !== this.hint.id) {
      this.hint = { id: hint.id, stage: 0 };
      this.note("hint");
    }
    if (this.hint.stage === hint.stages.length) {
      if (hint.move) this.attempt(hint.move, "");
      else this.backTo(hint.keep);
      return;
    }
    const { text, marks, tone } = hint.stages[this.hint.stage];
    this.hint.stage += 1;
    this.marks = marks ?? new Map();
    this.save();
    this.redraw();
    this.say(text, tone ?? "hint");
  }

  /** Keep the choice while it is available; choose the only thing left. */
  chooseWhatIsLeft() {
    if (this.game.keepChosen) {
      this.chosen = this.game.keepChosen(this.position, this.chosen);
      return;
    }
    const ready = this.game.tray(this.position).stacks.filter((stack) => stack.ready);
    const choices = new Set(ready.map((stack) => stack.choice));
    if (!choices.has(this.chosen)) this.chosen = choices.size === 1 ? ready[0].choice : "";
  }

  save() {
    const { moves, undone, solved } = this;
    this.storage.save({ moves, undone, solved, seconds: this.clock.seconds(), ...this.score.state() });
  }

  redraw() {
    this.show(this);
  }
}

function prefersReducedMotion() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

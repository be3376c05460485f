/* Playing: what was placed, undo and redo, hints, checks, the clock, and what is kept across a reload. It
   knows nothing of the page but the `show` and `say` it is given, and of the kind of puzzle only its game:
     start                       the position at the beginning
     refusal(position, move)     why a move is not possible, or ""
     spoils(position, move)      whether a possible move is a wrong try
     frames(position, move)      what is seen of a move: [{ position, said, place }], the last one stays
     pressed(position, place, chosen), takenBack(place)    the move that is meant, or "undo"
     view(position, chosen)      the cells of the board
     tray(position)              what can be chosen: { title, stacks, later }
     alone                       whether every card of the tray stands for itself
     hands(position)             the other hands
     placed(position)            how many cards the player has placed
     outcome(position)           { solved, lost: why it is lost, or "", marks: what shows it, if anything }
     check(moves, positions)     { right, text }, which names no place
     hint(moves, positions)      { id, stages: [{ text, marks, tone }], move or keep: how many are right }
     notes                       whether notes can be taken
   and, where something on the board is chosen and not a card:
     chooses(position, place)    what is said when a place is chosen instead of being moved to, or ""
     kept(position, chosen)      what is chosen after a move, or ""
     steps                       what keys beside the arrows mean: columns across and rows up */

const PAUSE = 900; // between the moves of others, in milliseconds
const TOLD_TOGETHER = 3; // so many moves can be told in one message

class Play {
  /** A game in progress; `show(play)` draws it, `say(text, tone, { place, action })` tells
      the player something. */
  constructor(game, memory, { show, say }) {
    this.game = game;
    this.memory = memory;
    this.show = show;
    this.say = say;
    const kept = memory.recall();
    this.clock = stopwatch(Number(kept.seconds) || 0);
    this.score = new Score(kept);
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
    for (const move of strings(kept.moves)) {
      if (this.solved || game.refusal(this.position, move)) break;
      this.take(move);
    }
    this.undone = strings(kept.undone);
    this.chooseWhatIsLeft();
  }

  get position() {
    return this.positions.at(-1);
  }

  /** What is on the table at this moment: while others answer, not yet the end of it. */
  get shown() {
    return this.replay?.position ?? this.position;
  }

  /** Play a move that is known to be legal; returns what is seen of it, frame by frame. */
  take(move) {
    const frames = this.game.frames(this.position, move);
    this.moves.push(move);
    this.positions.push(frames.at(-1).position);
    this.solved = this.game.outcome(this.position).solved;
    return frames;
  }

  /** Choose a colour for the next placement, if there is a card of it. */
  choose(colour) {
    this.finishReplay();
    const { stacks } = this.game.tray(this.position);
    const there = stacks.some((stack) => stack.colour === colour && stack.ready);
    if (there) this.chosen = colour;
    else this.say(`There is no ${colourName(colour)} card to choose.`, "refused");
    this.redraw();
  }

  /** A place was pressed: put the chosen card there, or take back what lies there. */
  press(place) {
    if (this.finishReplay() || this.solved) return;
    const said = this.game.chooses?.(this.position, place);
    if (said) {
      this.chosen = place;
      this.redraw();
      this.say(said);
      return;
    }
    this.attempt(this.game.pressed(this.position, place, this.written(this.chosen)), place);
  }

  /** Put a card of a colour to a place. */
  put(colour, place) {
    if (this.finishReplay() || this.solved) return;
    this.chosen = colour;
    this.attempt(this.written(colour) + place, place);
  }

  /** A colour as moves write it: small while notes are taken. */
  written(colour) {
    return this.noting ? colour.toLowerCase() : colour;
  }

  /** Begin or end taking notes, where the game knows them. */
  takeNotes() {
    if (!this.game.notes) return;
    this.noting = !this.noting;
    this.redraw();
    this.say(this.noting ? "Notes: press a place to note the chosen colour there." : "Cards again.");
  }

  /** Take back the card of a place, or the last move where only that can be taken back. */
  takeBack(place) {
    if (this.finishReplay() || this.solved) return;
    const move = this.game.takenBack(place);
    if (move === "undo") this.undo();
    else this.attempt(move, place);
  }

  attempt(move, place) {
    const text = move === place ? "Choose a card first." : this.game.refusal(this.position, move);
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
    this.keep();
    this.showFrames(frames);
  }

  /** Show one frame after the other, with pauses unless motion is unwelcome. */
  showFrames(frames) {
    const [frame, ...rest] = frames;
    this.marks = markOf(frame.place, "fresh");
    this.replay = rest.length ? { position: frame.position, frames: rest } : null;
    this.redraw();
    this.say(frame.said);
    if (!this.replay) this.sayOutcome(frame.said);
    else if (calmly()) this.finishReplay();
    else this.replay.timer = setTimeout(() => this.showFrames(rest), PAUSE);
  }

  /** Show the end of a replay at once; returns whether there was one. */
  finishReplay() {
    if (!this.replay) return false;
    clearTimeout(this.replay.timer);
    const { frames } = this.replay;
    const told = frames.length > TOLD_TOGETHER ? frames.slice(-1) : frames;
    this.replay = null;
    this.showFrames([{ ...frames.at(-1), said: told.map((frame) => frame.said).join(" ") }]);
    return true;
  }

  sayOutcome(before = "") {
    const { lost, marks } = this.game.outcome(this.position);
    if (this.solved) {
      this.clock.stop();
      this.keep();
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

  /** What came of it, to share: nothing of the solution is in it. */
  sharedText() {
    const journey = this.score.journeyText(this.game.placed(this.position));
    return `🐧 solved ${this.score.resultText(this.clock.seconds(), "✨")}\n${journey}`;
  }

  /** Put down that help was asked for, or that a try was wrong. */
  note(mark) {
    this.score.note(mark, this.game.placed(this.position));
    this.keep();
  }

  undo() {
    this.finishReplay();
    if (this.moves.length) this.backTo(this.moves.length - 1);
    else this.say("There is nothing to undo.");
  }

  redo() {
    this.finishReplay();
    if (!this.undone.length) {
      this.say("There is nothing to redo.");
      return;
    }
    const move = this.undone.pop();
    if (this.game.refusal(this.position, move)) this.undone = [];
    else this.play(move);
  }

  /** Undo until only so many moves are left. Redo brings them back. */
  backTo(count) {
    if (this.solved) return;
    this.finishReplay();
    this.undone.push(...this.moves.slice(count).reverse());
    this.moves.length = count;
    this.positions.length = count + 1;
    this.marks = new Map();
    this.chooseWhatIsLeft();
    this.keep();
    this.redraw();
    this.say(count ? "Taken back." : "Back at the start.");
  }

  /** Begin again: an unfinished game can be redone, a solved one starts with a new clock. */
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
    this.keep();
    this.redraw();
  }

  /** Tell whether all is right so far. To ask again about the same cards costs nothing. */
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

  /** The next stage of the hint for this position; after the last one, what it says is done. */
  giveHint() {
    if (this.finishReplay() || this.solved) return;
    const hint = this.game.hint(this.moves, this.positions);
    if (hint.id !== this.hint.id) {
      this.hint = { id: hint.id, stage: 0 };
      this.note("hint");
    }
    if (this.hint.stage === hint.stages.length) {
      if (hint.move) this.attempt(hint.move, hint.move.slice(1));
      else this.backTo(hint.keep);
      return;
    }
    const { text, marks, tone } = hint.stages[this.hint.stage];
    this.hint.stage += 1;
    this.marks = marks ?? new Map();
    this.keep();
    this.redraw();
    this.say(text, tone ?? "hint");
  }

  /** Keep the chosen colour while there is a card of it; take the only one there is. */
  chooseWhatIsLeft() {
    if (this.game.kept) {
      this.chosen = this.game.kept(this.position, this.chosen);
      return;
    }
    const ready = this.game.tray(this.position).stacks.filter((stack) => stack.ready);
    const colours = new Set(ready.map((stack) => stack.colour));
    if (!colours.has(this.chosen)) this.chosen = colours.size === 1 ? ready[0].colour : "";
  }

  keep() {
    const { moves, undone, solved } = this;
    this.memory.keep({ moves, undone, solved, seconds: this.clock.seconds(), ...this.score.kept() });
  }

  redraw() {
    this.show(this);
  }
}

/** Whether the reader asked for little motion. */
function calmly() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

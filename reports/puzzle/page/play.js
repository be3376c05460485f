/* Playing: the moves that were made, undo and redo, hints, checks, the clock, and what is kept across a reload. It
   knows nothing of the page but the `show` and `say` it is given, and of the kind of puzzle only its game:
     start                       the position at the beginning
     refusal(position, move)     why a move is not possible, or ""
     spoils(position, move)      whether a possible move is a wrong try
     frames(position, move)      what is seen of a move: [{ position, said, place }], the last one stays
     moveAt(position, place, chosen)    the move that pressing a place means
     moveBack(place)             the move that takes back what lies there, or "undo"
     view(position, chosen)      the cells of the board
     tray(position)              what can be chosen: { title, stacks: [{ choice, ready, button(pressed) }], later };
                                 `later` is what comes after that, as { words, pictures }
     hands(position)             what the others hold: [{ name, standing, words, pictures }]
     progress(position)          how many moves the player has made, or cards placed
     outcome(position)           { solved, lost: why it is lost, or "", marks: what shows it, if anything }
     check(moves, positions)     { right, text }, which names no place
     hint(moves, positions)      { id, stages: [{ text, marks, tone }], move or keep: how many are right }
     keyMeaning(key, play, board)    what a key does in this game, or undefined
   where there are stacks:
     refuseChoice(choice)        what is said if it cannot be chosen
     put(chosen, place)          the move that puts it there
     notes                       if notes can be taken: { begun, ended } to be said, `of(chosen)` as notes write it
   and where something on the board is chosen:
     chooses(position, place)    what is said when a place is chosen instead of being moved to, or ""
     keepChosen(position, chosen)    what is chosen after a move, or "" */

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

  /** Choose something of the tray for the next move, if it is there. */
  choose(choice) {
    this.finishReplay();
    const { stacks } = this.game.tray(this.position);
    const there = stacks.some((stack) => stack.choice === choice && stack.ready);
    if (there) this.chosen = choice;
    else this.say(this.game.refuseChoice(choice), "refused");
    this.redraw();
  }

  /** A place was pressed: make the move that is meant, or choose what stands there. */
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

  /** Choose something and put it on a place. */
  put(choice, place) {
    if (this.finishReplay() || this.solved) return;
    this.chosen = choice;
    this.attempt(this.game.put(this.noteOr(choice), place), place);
  }

  /** What is chosen as moves write it: as a note while notes are taken. */
  noteOr(chosen) {
    return this.noting ? this.game.notes.of(chosen) : chosen;
  }

  /** Begin or end taking notes, where the game knows them. */
  takeNotes() {
    if (!this.game.notes) return;
    this.noting = !this.noting;
    this.redraw();
    this.say(this.noting ? this.game.notes.begun : this.game.notes.ended);
  }

  /** Take back what lies on a place, or the last move where only that can be taken back. */
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
    const journey = this.score.journeyText(this.game.progress(this.position));
    return `🐧 solved ${this.score.resultText(this.clock.seconds(), "✨")}\n${journey}`;
  }

  /** Put down that help was asked for, or that a try was wrong. */
  note(mark) {
    this.score.note(mark, this.game.progress(this.position));
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

  /** Tell whether all is right so far. To ask again about the same moves costs nothing. */
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
      if (hint.move) this.attempt(hint.move, "");
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

  /** Keep what is chosen while there is more of it; take the only thing there is. */
  chooseWhatIsLeft() {
    if (this.game.keepChosen) {
      this.chosen = this.game.keepChosen(this.position, this.chosen);
      return;
    }
    const ready = this.game.tray(this.position).stacks.filter((stack) => stack.ready);
    const choices = new Set(ready.map((stack) => stack.choice));
    if (!choices.has(this.chosen)) this.chosen = choices.size === 1 ? ready[0].choice : "";
  }

  keep() {
    const { moves, undone, solved } = this;
    this.memory.keep({ moves, undone, solved, seconds: this.clock.seconds(), ...this.score.state() });
  }

  redraw() {
    this.show(this);
  }
}

/** Whether the reader asked for little motion. */
function calmly() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

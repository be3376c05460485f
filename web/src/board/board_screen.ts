/* The screen of the board: a round with its values, moves, review and players. */

import { say } from "../language/messages.ts";
import { shownName } from "../games/format.ts";
import type { Json, Seat } from "../games/game.ts";
import { checkFields, checkType } from "../games/input.ts";
import { focusBoard, keepFocus, part } from "../ui/elements.ts";
import { Analyst, openPageWorker } from "./analysis.ts";
import type { AnyBoardGame, GameTable, Level, Tone } from "./board_game.ts";
import type { MoveEstimate } from "./estimates.ts";
import { BOARD_GAMES } from "./games.ts";
import { showHands } from "./hands_panel.ts";
import { type Line, pathTo, type Spot } from "./history.ts";
import { Learning, type Mistake, showLearning } from "./learning.ts";
import { Match } from "./match.ts";
import { type Offer, showMessage, showText } from "./message.ts";
import { showMoves } from "./move_list.ts";
import { moveNews, outNews } from "./news.ts";
import { Opponents } from "./opponents.ts";
import { showParagraphs } from "./paragraphs.ts";
import { Rater } from "./rater.ts";
import { judgeMoves, Review, type Judgement } from "./review.ts";
import type { Study } from "./study.ts";
import { Tips } from "./tips.ts";
import { showTotals, totalsText } from "./totals_panel.ts";
import { Findings, worthsBy } from "./values.ts";
import { verdictOn } from "./verdicts.ts";
import { boardNumbers } from "./words.ts";
import { showYardsticks } from "./yardstick_panel.ts";
import { type Rating, usualYardstick, type Yardstick } from "./yardsticks.ts";

// The screen shows any game of the registry; see AnyBoardGame.
type AnyLine = Line<unknown, unknown>;
type AnySpot = Spot<unknown, unknown>;
type AnyStudy = Study<unknown>;
type AnyTable = GameTable<unknown, unknown, unknown>;
type AnyJudgement = Judgement<unknown, unknown>;

/** The fields of a kept state, and those that it may have. */
const KEPT_TABLE = [["match", "seats", "values", "review"], ["learning"]] as const;

export interface BoardCallbacks {
  /** The table to draw on. */
  tableOf(game: AnyBoardGame): AnyTable;
  /** True while this screen is shown. */
  isShown(): boolean;
  /** Called after every change, not for values that come in. */
  changed(): void;
  /** Begin the next round of the game. */
  nextRound(): void;
  /** Play once more against the engine. */
  playedAgain(): void;
}

export class BoardScreen {
  private readonly callbacks: BoardCallbacks;
  /** The rounds on the board; null until something is opened. */
  private opened: Match | null = null;
  /** Whether values are shown. */
  private values = true;
  /** The yardstick that was chosen; null for the usual one. */
  private chosenYardstick: Yardstick | null = null;
  /** Whether the user has done anything since the rounds were opened: only then are they kept. */
  touched = false;
  /** The mistakes that are posed as tasks. */
  private task: Learning | null = null;
  /** The move of the last hint, or "". */
  private hint = "";
  /** The spot where the engine is thinking. */
  private thinking: AnySpot | null = null;
  /** The estimates of moves as their players saw the positions. */
  private readonly seen = new WeakMap<AnySpot, readonly MoveEstimate[] | null>();
  /** Whether a redraw is waiting for the next animation frame. */
  private waiting = false;
  private said = "";
  /** The last move in words, and who is out since then. */
  private news = "";
  private readonly tips = new Tips();
  readonly opponents = new Opponents(() => {
    this.touched = true;
    this.show();
  });
  readonly analyst: Analyst;
  private readonly rater: Rater;
  private readonly findings = new Findings((moves) => this.playAll(moves));
  private readonly review = new Review<unknown, unknown>({
    went: (spot) => this.go(spot),
    asked: (mistakes) => this.learn(mistakes),
    chose: () => this.show(),
  });

  constructor(module: WebAssembly.Module, callbacks: BoardCallbacks) {
    this.callbacks = callbacks;
    this.analyst = new Analyst(module, (study) => this.redrawSoon(study));
    this.rater = new Rater(module, (study) => this.redrawSoon(study), openPageWorker);
  }

  get isOpen(): boolean {
    return this.opened !== null;
  }

  /** The rounds on the board. Only other screens do without. */
  get match(): Match {
    if (!this.opened) throw new Error("no position is open");
    return this.opened;
  }

  get line(): AnyLine {
    return this.match.line;
  }

  get game(): AnyBoardGame {
    return this.match.game;
  }

  get study(): AnyStudy {
    return this.analyst.study(this.game, this.line.position);
  }

  /** The judgement of every move of the line. */
  get judgements(): AnyJudgement[] {
    return judgeMoves(
      this.line,
      (position) => this.analyst.study(this.game, position),
      (study) => this.ratingOf(study),
    );
  }

  /** The yardstick whose numbers are shown. */
  private get yardstick(): Yardstick {
    const { game, study, chosenYardstick } = this;
    if (!game.yardsticks) return "worst case";
    const players = game.names(study.position).length;
    return chosenYardstick ?? usualYardstick(players, game.yardsticks.searchesSelfish(study.position));
  }

  private ratingOf(study: AnyStudy): Rating | null {
    return this.rater.rating(study, this.game.yardsticks);
  }

  /** The seats whose cards are face down. */
  get backs(): Set<Seat> {
    return this.opponents.backs(this.game, this.line.position);
  }

  /** Whether the engine holds cards face down in a round that is not over, wherever the player looks now. */
  private get hasSecrets(): boolean {
    return this.match.lines.some(({ end }) => this.opponents.backs(this.game, end).size > 0);
  }

  /** Whether a person may move: also for the engine in moves that were taken back, but not with cards face down. */
  private get mayMove(): boolean {
    const { game, line, backs } = this;
    const seat = game.toMove(line.position);
    if (seat === null || backs.has(seat)) return false;
    return !this.opponents.plays(seat) || line.here.next !== null;
  }

  /** The study whose values are shown: null while a task is posed or cards are face down. */
  private get shownStudy(): AnyStudy | null {
    return this.values && !this.task && !this.backs.size ? this.study : null;
  }

  // Opening.

  /** Put rounds on the board, and go to the end of the last one. */
  open(match: Match): void {
    const before = this.opened;
    this.reset();
    const alike = before?.game === match.game && namesOf(before.line).length === namesOf(match.line).length;
    if (!alike || match.origin !== before.origin) this.opponents.clear();
    this.opened = match;
    if (match !== before) {
      this.values = match.origin !== "play";
      this.review.whose = null;
    }
    const { line, game } = match;
    this.review.open = line.moves.length > 0 && game.over(line.position);
    this.greet();
  }

  /** The first message: who won, or what to do. */
  private greet(): void {
    const { game, line } = this;
    const { length } = line.moves;
    if (game.over(line.position)) this.say(this.resultText());
    else this.say(length ? say("board-opened", { moves: length }) : say(game.invitation));
  }

  /** Seat the engine everywhere but at the first seat, with its cards face down. */
  seatEngine(level: Level, players: number): void {
    const modes = Array.from({ length: players }, (_, seat) => (seat ? level.mode : "you"));
    this.opponents.seat(modes, this.game.hidesHands);
  }

  private reset(): void {
    this.task = null;
    this.hint = "";
    this.news = "";
    this.thinking = null;
  }

  // Playing.

  play(move: string): void {
    this.touched = true;
    if (this.task) {
      this.tryTask(this.task, move);
      return;
    }
    const before = this.line.position;
    this.line.play(move);
    this.hint = "";
    const words = moveNews(this.game, before, move);
    this.news = [words, ...outNews(this.game, before, this.line.position)].join(" ");
    this.say(this.game.over(this.line.position) ? `${words} ${this.resultText()}` : "");
    this.show();
  }

  private resultText(): string {
    return [this.game.resultText(this.line.position), totalsText(this.match)].filter(Boolean).join(" ");
  }

  /** Let the engine move if it is to move at the end of the line. */
  private async letEngineMove(): Promise<void> {
    const { game, line } = this;
    const { here } = line;
    const seat = game.toMove(here.position);
    if (seat === null || this.thinking === here || here.next || this.task || !this.opponents.plays(seat))
      return;
    this.thinking = here;
    const player = shownName(game.names(here.position)[seat]);
    this.say(`${this.news} ${say("board-is-thinking", { player })}`.trim());
    this.showMessage();
    const move = await this.opponents.move(game, this.analyst, line.path);
    if (this.thinking !== here) return;
    this.thinking = null;
    if (this.opened?.line === line && line.here === here && this.callbacks.isShown()) this.play(move);
  }

  async giveHint(): Promise<void> {
    const { game, line, study } = this;
    const { here } = line;
    if (game.over(here.position) || this.opponents.plays(game.toMove(here.position))) return;
    this.say(say("board-thinking"));
    this.showMessage();
    const { move, text } = await this.analyst.hold(() => game.hint(this.analyst, line.path, study));
    if (this.opened?.line !== line || line.here !== here) return;
    this.hint = move;
    // Without the hidden hands, a hint has other numbers than the board.
    const others = this.shownStudy && game.yardsticks ? boardNumbers(this.yardstick) : "";
    this.say(`${text} ${others}`.trim(), "hint");
    this.show();
  }

  private playAll(moves: string[]): void {
    this.touched = true;
    for (const move of moves) this.line.play(move);
    this.show();
  }

  private go(spot: AnySpot): void {
    this.line.go(spot);
    this.reset();
    this.say(this.game.over(spot.position) ? this.resultText() : "");
    this.show();
  }

  back(): void {
    this.go(this.whereToStep((spot) => spot.parent));
  }

  forward(): void {
    this.go(this.whereToStep((spot) => spot.next));
  }

  /** The next spot in a direction. In a round against the engine, its moves are stepped over until the round is over. */
  private whereToStep(stepFrom: (spot: AnySpot) => AnySpot | null): AnySpot {
    const { game, line, match, opponents } = this;
    const against = match.origin === "play" && !game.over(line.end);
    const engines = (spot: AnySpot) => against && opponents.plays(game.toMove(spot.position));
    let spot = stepFrom(line.here) ?? line.here;
    for (let next = stepFrom(spot); next && engines(spot); next = stepFrom(spot)) spot = next;
    return spot;
  }

  toFirst(): void {
    this.go(this.line.first);
  }

  toLast(): void {
    this.go(this.line.spots.at(-1)!);
  }

  private goToRound(index: number): void {
    this.match.current = index;
    this.go(this.line.here);
  }

  toggleValues(): void {
    this.values = !this.values;
    this.show();
  }

  toggleReview(): void {
    this.review.open = !this.review.open;
    this.show();
  }

  /** Call `command`, which shows all hands; if that would give cards away, say so instead. */
  withOpenHands(command: () => void): void {
    if (!this.hasSecrets) {
      command();
      return;
    }
    this.say(say("board-secrets"), "refused");
    this.showMessage();
  }

  askSeats(): void {
    this.opponents.ask(this.game, this.line.position);
  }

  /** Pose mistakes as tasks, one after the other. */
  private learn(mistakes: readonly Mistake[]): void {
    this.touched = true;
    this.task = new Learning(this.game, mistakes);
    this.poseTask(this.task);
    scrollTo(0, 0);
  }

  private poseTask({ mistake, task }: Learning): void {
    this.line.go(mistake.from);
    this.hint = "";
    this.thinking = null;
    this.say(task.text, task.tone);
    this.show();
    focusBoard();
  }

  private tryTask(task: Learning, move: string): void {
    const { text, tone } = task.tried(
      move,
      verdictOn(this.game, this.study, this.ratingOf(this.study), move),
    );
    if (tone === "right") this.hint = move;
    this.say(text, tone);
    this.show();
  }

  private answerTask(task: Learning): void {
    const { text, tone } = task.answer();
    [this.hint] = task.mistake.verdict.better;
    this.say(text, tone);
    keepFocus(
      () => this.show(),
      () => part("learning-next").focus(),
    );
  }

  private goOnLearning(task: Learning): void {
    if (task.next()) this.poseTask(task);
    else this.stopLearning(task.summary);
  }

  private stopLearning(text: string): void {
    this.reset();
    this.say(text);
    keepFocus(
      () => this.show(),
      () => part("heading").focus({ preventScroll: true }),
    );
  }

  // Drawing.

  say(text: string, tone: Tone = ""): void {
    this.said = text;
    part("message").className = `message ${tone}`;
    if (text) showText(text);
  }

  /** Show the message and its button: a tip, the next round, or another game. */
  private showMessage(): void {
    const { match, game, line, callbacks } = this;
    const person = !this.opponents.plays(game.toMove(line.position));
    const over = game.over(line.position);
    part("board-side").dataset.over = String(over);
    const tip = match.origin === "play" && person && !over ? this.tips.next(game, line.position) : undefined;
    const asks = this.said && this.said !== say(game.invitation);
    if (tip && !asks) {
      const understood = () => {
        this.tips.dismiss(tip.id);
        this.say("");
        this.show();
      };
      const text = `${this.news} ${say(tip.text)}`.trim();
      showMessage(text, { text: say("board-got-it"), accepted: understood });
      part("message").className = "message hint";
      return;
    }
    const after: Offer | null = match.next
      ? { text: say("board-next-round"), accepted: () => callbacks.nextRound() }
      : match.origin === "play"
        ? { text: say("board-play-again"), accepted: () => callbacks.playedAgain() }
        : null;
    showMessage(this.said || this.news, over ? after : null);
  }

  show(): void {
    const { game, line, backs } = this;
    const { position } = line;
    const study = this.shownStudy;
    const wanted = game.over(position) ? null : this.task ? this.study : study;
    const later = this.review.open
      ? line.spots.map((spot) => this.analyst.study(game, spot.position)).reverse()
      : [];
    this.analyst.want(wanted);
    this.analyst.wantLater(later);
    this.rater.want(wanted, game.yardsticks);
    this.rater.wantLater(later, game.yardsticks);
    part("subheading").textContent = game.rulesLine(position);
    const values = part("values", HTMLButtonElement);
    values.setAttribute("aria-pressed", String(this.values));
    const hidden = backs.size > 0;
    values.disabled = hidden;
    part("review", HTMLButtonElement).disabled = hidden;
    if (hidden) this.review.open = false;
    // They can still be pressed, and say why not.
    for (const id of ["setup", "save"]) part(id).setAttribute("aria-disabled", String(this.hasSecrets));
    part("undo", HTMLButtonElement).disabled = !line.here.parent;
    part("redo", HTMLButtonElement).disabled = !line.here.next;
    part("hint", HTMLButtonElement).disabled =
      game.over(position) || this.opponents.plays(game.toMove(position));
    this.showMessage();
    const { task } = this;
    showLearning(task, {
      answered: () => task && this.answerTask(task),
      wentOn: () => task && this.goOnLearning(task),
      left: () => this.stopLearning(""),
    });
    showTotals(this.match, (index) => this.goToRound(index));
    this.showFound();
    void this.letEngineMove();
    this.callbacks.changed();
  }

  /** Draw the parts that change while values come in. */
  private showFound(): void {
    const { game, line, backs } = this;
    const { position } = line;
    const study = this.shownStudy;
    this.callbacks.tableOf(game).show({
      position,
      marks: line.here.marks,
      last: line.here.move,
      study,
      values: study ? worthsBy(game, study, this.ratingOf(study), this.yardstick) : new Map(),
      mayMove: this.mayMove,
      backs,
      hint: this.hint,
    });
    showHands(game, position, {
      study,
      rating: study && this.ratingOf(study),
      yardstick: this.yardstick,
      backs,
      engines: game.names(position).map((_, seat) => this.opponents.words(game, seat)),
    });
    this.findings.show(game, study, this.analyst);
    showYardsticks(game, study, study && this.ratingOf(study), this.yardstick, (chosen) => {
      this.chosenYardstick = chosen;
      this.show();
    });
    const { judgements } = this;
    const costs = new Map<AnySpot, number>();
    if (this.review.open) {
      for (const { spot, cost } of judgements) if (cost) costs.set(spot, cost);
    }
    showMoves(line, costs, (spot) => this.go(spot));
    if (this.review.open && !this.task) {
      showParagraphs(line, judgements, {
        studyOf: (one) => this.analyst.study(game, one),
        ratingOf: (one) => this.ratingOf(one),
        viewOf: (spot) => this.seenAt(spot),
      });
    }
    this.review.show(line, judgements, (one) => this.analyst.study(game, one), {
      learning: this.task !== null,
      person: this.opponents.onlyPerson(game, position),
    });
  }

  /** The estimates of all moves as the player saw a position; null until they arrive. */
  private seenAt(spot: AnySpot): readonly MoveEstimate[] | null {
    const { game, analyst, seen } = this;
    if (!seen.has(spot) && game.seenEstimates) {
      seen.set(spot, null);
      const path = pathTo(spot);
      void analyst
        .hold(() => game.seenEstimates!(analyst, path))
        .then((found) => {
          seen.set(spot, found);
          if (this.opened && this.callbacks.isShown()) this.showFound();
        });
    }
    return seen.get(spot) ?? null;
  }

  /** Redraw after a new result, at most once per animation frame. */
  private redrawSoon(study: AnyStudy): void {
    if (this.waiting || !this.opened || !this.callbacks.isShown()) return;
    if (study !== this.study && !this.review.open) return;
    this.waiting = true;
    requestAnimationFrame(() => {
      this.waiting = false;
      if (this.callbacks.isShown()) this.showFound();
    });
  }

  /** Stop searching while another screen is shown. */
  rest(): void {
    this.analyst.want(null);
    this.analyst.wantLater([]);
    this.rater.want(null, undefined);
    this.rater.wantLater([], undefined);
    this.thinking = null;
  }

  // Keeping it on the device.

  keep(): Json {
    const { match, values, task } = this;
    const table = { match: match.keep(), seats: this.opponents.keep(), values, review: this.review.open };
    return task ? { ...table, learning: task.keep() } : table;
  }

  /** Restore a kept table. Throws a Refusal. */
  load(kept: Json): void {
    const fields = checkFields(kept, "", ...KEPT_TABLE);
    const match = Match.from(BOARD_GAMES, fields.match);
    const task = fields.learning === undefined ? null : Learning.from(match.line, fields.learning);
    this.open(match);
    this.opponents.load(fields.seats);
    this.values = checkType(fields.values, "boolean", "values");
    this.review.open = checkType(fields.review, "boolean", "review");
    this.touched = true;
    this.task = task;
    if (task) this.say(task.said.text, task.said.tone);
    else this.greet();
    if (task?.solved) [this.hint] = task.mistake.verdict.better;
  }

  /** A kept state in words. Throws a Refusal. */
  static summary(kept: Json): { words: string; over: boolean; address: string } {
    const fields = checkFields(kept, "", ...KEPT_TABLE);
    const { game, lines, line } = Match.from(BOARD_GAMES, fields.match);
    const players = namesOf(line).map(shownName).join(", ");
    const moves = line.moves.length;
    const words = say("board-kept", { game: game.title, players, round: lines.length, moves });
    return { words, over: game.over(line.end), address: line.address() };
  }
}

function namesOf({ game, position }: AnyLine): string[] {
  return game.names(position);
}

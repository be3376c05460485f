/* The page: connects board, values, lines and set-up, and handles buttons and keys. */

import { countText } from "../games/format.ts";
import type { Seat } from "../games/game.ts";
import { Refusal } from "../games/input.ts";
import { readText } from "../games/records.ts";
import { element, part } from "../ui/elements.ts";
import { actionOf, keyLine } from "../ui/keyboard.ts";
import { openSettings } from "../ui/settings.ts";
import { Analyst } from "./analysis.ts";
import type { AnyBoardGame, GameTable, OpenedGame, Tone } from "./board_game.ts";
import { boundsText } from "./bounds.ts";
import type { BoardPageData } from "./documents.ts";
import { BOARD_GAMES } from "./games.ts";
import { Line, type Spot } from "./history.ts";
import { listenForFiles } from "./open_dialog.ts";
import { Opponents } from "./opponents.ts";
import { judgeMoves, Review, type Judgement } from "./review.ts";
import { listenForSaving } from "./save_dialog.ts";
import { SetupPanel } from "./setup_panel.ts";
import type { Study } from "./study.ts";
import { Findings, showMoves, valueBadge } from "./values.ts";

// The page shows any game of the registry; see AnyBoardGame.
type AnyLine = Line<unknown, unknown>;
type AnySpot = Spot<unknown, unknown>;
type AnyStudy = Study<unknown>;
type AnyTable = GameTable<unknown, unknown, unknown>;
type AnyJudgement = Judgement<unknown, unknown>;

// Python writes the data together with this script, so its type needs no check.
const PAGE_DATA = JSON.parse(part("given").textContent) as BoardPageData;

/** The core, as bytes of a WebAssembly module. */
function moduleBytes(): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(part("core").textContent), (letter) => letter.charCodeAt(0));
}

class BoardPage {
  /** The line on the board; null until a position is opened. */
  private opened: AnyLine | null = null;
  private seated: { game: AnyBoardGame; table: AnyTable } | null = null;
  /** Whether values are shown. */
  private values = true;
  /** The decision that is posed as a task. */
  private task: AnyJudgement | null = null;
  /** The move of the last hint, or "". */
  private hint = "";
  /** The spot where the engine is thinking. */
  private thinking: AnySpot | null = null;
  /** Whether a redraw is waiting for the next animation frame. */
  private waiting = false;
  private readonly opponents = new Opponents(() => this.show());
  readonly analyst: Analyst;
  private readonly findings = new Findings((moves) => this.playAll(moves));
  private readonly review = new Review<unknown, unknown>({
    went: (spot) => this.go(spot),
    asked: (judgement) => this.pose(judgement),
  });
  private readonly opening = listenForFiles((found) => this.open(found));
  private readonly saving = listenForSaving(() => this.line);
  private readonly setup = new SetupPanel({
    started: (found) => this.open(found),
    left: () => this.leaveSetup(),
    asked: () => this.opening.ask(),
    tableOf: (game) => this.seatTable(game),
  });

  constructor(module: WebAssembly.Module) {
    this.analyst = new Analyst(module, (study) => this.redrawSoon(study));
    this.listen();
  }

  /** The line on the board. Only a set-up does without one. */
  get line(): AnyLine {
    if (!this.opened) throw new Error("no position is open");
    return this.opened;
  }

  get game(): AnyBoardGame {
    return this.line.game;
  }

  get study(): AnyStudy {
    return this.analyst.study(this.game, this.line.position);
  }

  /** The study whose values are shown: null while a task is posed or cards are face down. */
  private get shownStudy(): AnyStudy | null {
    const backs = this.opponents.backs(this.game, this.line.position);
    return this.values && !this.task && !backs.size ? this.study : null;
  }

  /** The judgement of every move of the line. */
  private get judgements(): AnyJudgement[] {
    return judgeMoves(this.line, (position) => this.analyst.study(this.game, position));
  }

  // Opening positions.

  /** Open a position or record in any form that can be read. Throws a Refusal. */
  openText(text: string): void {
    this.open(readText(BOARD_GAMES, text));
  }

  /** Open a position and the moves played from it, and go to the end of them. */
  private open({ game, position, moves }: OpenedGame): void {
    this.setup.end();
    this.task = null;
    this.hint = "";
    const before = this.opened;
    const alike = before?.game === game && namesOf(before).length === game.names(position).length;
    if (!alike) this.opponents.clear();
    this.seatTable(game);
    this.opened = new Line(game, position, moves);
    this.review.open = moves.length > 0 && game.over(this.line.position);
    this.say(moves.length ? `${countText(moves.length, "move")} opened.` : game.invitation);
    this.show();
  }

  /** The table of a game; closes that of another game. */
  private seatTable(game: AnyBoardGame): AnyTable {
    if (this.seated?.game === game) return this.seated.table;
    this.seated?.table.close();
    const table = game.table({
      played: (move) => this.play(move),
      say: (text, tone) => this.say(text, tone),
      tapped: (place) => this.setup.tap(place),
      redraw: () => this.show(),
    });
    this.seated = { game, table };
    return table;
  }

  /** Start a set-up, from a position or from nothing. */
  beginSetup(game: AnyBoardGame, position: unknown = null): void {
    this.analyst.want(null);
    this.analyst.wantLater([]);
    this.setup.begin(game, position, this.opened !== null);
  }

  private leaveSetup(): void {
    this.setup.end();
    this.seatTable(this.game);
    this.show();
  }

  // Playing.

  play(move: string): void {
    if (this.task) {
      this.answerTask(this.task, move);
      return;
    }
    this.line.play(move);
    this.hint = "";
    this.say(this.game.over(this.line.position) ? this.game.resultText(this.line.position) : "");
    this.show();
  }

  /** Let the engine move if it is to move at the end of the line. */
  private async letEngineMove(): Promise<void> {
    const { game, line } = this;
    const { here } = line;
    const seat = game.toMove(here.position);
    if (seat === null || this.thinking === here || here.next || this.task || !this.opponents.plays(seat))
      return;
    this.thinking = here;
    this.say(`${game.names(here.position)[seat]} is thinking.`);
    const think = () => this.opponents.move(game, this.analyst, line.path);
    const move = await (this.opponents.mode(seat) === "fair" ? this.analyst.hold(think) : think());
    if (this.thinking !== here) return;
    this.thinking = null;
    if (this.opened === line && line.here === here && !this.setup.open) this.play(move);
  }

  private async giveHint(): Promise<void> {
    const { game, line, study } = this;
    const { here } = line;
    if (game.over(here.position) || this.opponents.plays(game.toMove(here.position))) return;
    this.say("Thinking.");
    const { move, text } = await this.analyst.hold(() => game.hint(this.analyst, line.path, study));
    if (this.opened !== line || line.here !== here) return;
    this.hint = move;
    this.say(text, "hint");
    this.show();
  }

  private playAll(moves: string[]): void {
    for (const move of moves) this.line.play(move);
    this.show();
  }

  private go(spot: AnySpot): void {
    this.line.go(spot);
    this.task = null;
    this.hint = "";
    this.say("");
    this.show();
  }

  /** Pose a decision as a task: find the only move that keeps the value. */
  private pose(judgement: AnyJudgement): void {
    this.go(judgement.from);
    this.task = judgement;
    const name = namesOf(this.line)[judgement.seat];
    this.say(`${name} to move: ${this.game.taskText(judgement.before.low)} Only one move does it.`, "hint");
    this.show();
  }

  private answerTask({ best, before }: AnyJudgement, move: string): void {
    if (best.includes(move)) {
      this.task = null;
      this.line.play(move);
      this.say(`Right: ${move}.`, "right");
    } else {
      const worth = this.study.worth.get(move)!;
      const instead = `it gives ${boundsText(worth)}, not ${boundsText(before)}`;
      this.say(`Not ${move}: ${instead}. Try again, or press Undo to leave the task.`, "wrong");
    }
    this.show();
  }

  // Drawing.

  private say(text: string, tone: Tone = ""): void {
    part("message").className = `message ${tone}`;
    part("said").textContent = text;
  }

  show(): void {
    const { game, line } = this;
    const { position } = line;
    this.analyst.want(this.shownStudy && !game.over(position) ? this.shownStudy : null);
    this.analyst.wantLater(
      this.review.open ? line.spots.map((spot) => this.analyst.study(game, spot.position)).reverse() : [],
    );
    part("subheading").textContent = `${game.title}, ${game.rulesLine(position)}`;
    const values = part("values", HTMLButtonElement);
    values.setAttribute("aria-pressed", String(this.values));
    values.disabled = this.opponents.backs(game, position).size > 0;
    part("undo", HTMLButtonElement).disabled = !line.here.parent;
    part("redo", HTMLButtonElement).disabled = !line.here.next;
    part("hint", HTMLButtonElement).disabled =
      game.over(position) || this.opponents.plays(game.toMove(position));
    this.showFound();
    void this.letEngineMove();
    if (addressText() !== line.address()) history.replaceState(null, "", encodeURI(`#${line.address()}`));
  }

  /** Draw the parts that change while values come in. */
  private showFound(): void {
    const { game, line } = this;
    const { position } = line;
    const study = this.shownStudy;
    const backs = this.opponents.backs(game, position);
    this.seatTable(game).show({
      position,
      marks: line.here.marks,
      last: line.here.move,
      study,
      mayMove: !game.over(position) && !(this.opponents.plays(game.toMove(position)) && !line.here.next),
      backs,
      hint: this.hint,
    });
    this.showHands(study, backs);
    this.findings.show(game, study, this.analyst);
    const { judgements } = this;
    const costs = new Map<AnySpot, number>();
    if (this.review.open) {
      for (const { spot, cost } of judgements) if (cost) costs.set(spot, cost);
    }
    showMoves(line, costs, (spot) => this.go(spot));
    this.review.show(line, judgements, (one) => this.analyst.study(game, one));
  }

  private showHands(study: AnyStudy | null, backs: Set<Seat>): void {
    const { game, line } = this;
    const { position } = line;
    const items = game.names(position).map((name, seat) => {
      const standing = game.standing(position, seat);
      const engine = this.opponents.words(game, seat);
      const sure = study ? [valueBadge(study.sure[seat], { label: `${name} can guarantee ` })] : [];
      return element(
        "li",
        {
          class: ["hand", standing.replace(" ", "-"), engine && "engine"].filter(Boolean).join(" "),
          "data-seat": seat,
        },
        element("span", { class: `name seat-${seat}` }, name),
        element("span", { class: "standing" }, [engine, standing].filter(Boolean).join(" · ")),
        game.handPicture(position, seat, backs.has(seat)),
        ...sure,
      );
    });
    part("hands").replaceChildren(...items);
  }

  /** Redraw after a new result, at most once per animation frame. */
  private redrawSoon(study: AnyStudy): void {
    if (this.setup.open || this.waiting || !this.opened) return;
    if (study !== this.study && !this.review.open) return;
    this.waiting = true;
    requestAnimationFrame(() => {
      this.waiting = false;
      if (!this.setup.open) this.showFound();
    });
  }

  // Buttons and keys.

  private listen(): void {
    const commands: Record<string, () => void> = {
      undo: () => this.go(this.line.here.parent ?? this.line.here),
      redo: () => this.go(this.line.here.next ?? this.line.here),
      values: () => {
        this.values = !this.values;
        this.show();
      },
      review: () => {
        this.review.open = !this.review.open;
        this.show();
      },
      setup: () => this.beginSetup(this.game, this.line.position),
      hint: () => void this.giveHint(),
      seats: () => this.opponents.ask(this.game, this.line.position),
      save: () => this.saving.ask(),
      help: () => part("rules", HTMLDialogElement).showModal(),
    };
    for (const [id, command] of Object.entries(commands)) part(id).addEventListener("click", command);
    document.addEventListener("keydown", (event) => {
      if (document.querySelector("dialog[open]") || isField(event.target) || this.setup.open) return;
      const action = actionOf(event, PAGE_DATA.keyboard.actions);
      if (!action) return;
      event.preventDefault();
      const [name, argument] = action;
      if (Object.hasOwn(commands, name)) commands[name]();
      else this.seated?.table.act(name, argument);
    });
    addEventListener("hashchange", () => this.openAddress());
  }

  /** Open the position in the address. Returns false if there is none. */
  openAddress(): boolean {
    const text = addressText();
    if (!text || (this.opened && !this.setup.open && text === this.opened.address())) return text !== "";
    try {
      this.openText(text);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (this.opened) this.say(error.message, "refused");
      else {
        this.beginSetup(BOARD_GAMES[0]);
        this.setup.say(error.message);
      }
    }
    return true;
  }
}

function namesOf({ game, position }: AnyLine): string[] {
  return game.names(position);
}

/** True if keys typed there are text or a choice. */
function isField(target: EventTarget | null): boolean {
  return target instanceof Element && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** Fill the help with the texts of the games and the keyboard shortcuts. */
function fillHelp(): void {
  part("help-lines").prepend(
    ...BOARD_GAMES.flatMap(({ help }) => help.map((line) => element("li", {}, line))),
  );
  const values = BOARD_GAMES.map(({ sureWords }) => sureWords).join(", or ");
  const number =
    "A number on a place is the worst case with open hands: the result that the player to move can then guarantee";
  part("help-values").textContent =
    `${number}, ${values}. ★ marks the best move in the worst case; with three or more players, the safest.`;
  part("help-keys").replaceChildren(...PAGE_DATA.keyboard.help.map(keyLine));
}

/** The fragment of the address, decoded. */
function addressText(): string {
  try {
    return decodeURI(location.hash.slice(1));
  } catch {
    return location.hash.slice(1);
  }
}

/** The page that is open. */
export let page: BoardPage;

async function openPage(): Promise<void> {
  openSettings();
  fillHelp();
  page = new BoardPage(await WebAssembly.compile(moduleBytes()));
  if (page.openAddress()) return;
  if (PAGE_DATA.text) page.openText(PAGE_DATA.text);
  else page.beginSetup(BOARD_GAMES[0]);
}

void openPage();

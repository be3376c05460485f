/* The page: its screens, and what leads from one to the other; keys, the address, and what is kept on the device. */

import { say } from "../language/messages.ts";
import "../language/catalogues_board.ts";
import { YOU } from "../games/format.ts";
import type { Json } from "../games/game.ts";
import { checkFields, DEFAULT_NAMES, Refusal } from "../games/input.ts";
import { randomSeed } from "../games/random.ts";
import { readText } from "../games/records.ts";
import { element, part } from "../ui/elements.ts";
import { actionOf, keyLine } from "../ui/keyboard.ts";
import { openLanguage, withCode } from "../ui/language.ts";
import { openSettings } from "../ui/settings.ts";
import type {
  AnyBoardGame,
  Entering,
  GameAdviser,
  GameRecorder,
  GameTable,
  NextRound,
  OpenedGame,
} from "./board_game.ts";
import { addressText, clearAddress, setAddress } from "./address.ts";
import { BoardScreen } from "./board_screen.ts";
import type { BoardPageData } from "./documents.ts";
import { listenForLongPresses } from "./explain.ts";
import { Doors, type PlayChoice, type Unfinished } from "./doors.ts";
import { BOARD_GAMES } from "./games.ts";
import { keepScreen, KEPT, type Kind, lastScreen, type Screen } from "./kept.ts";
import { Match, type Origin } from "./match.ts";
import { listenForFiles } from "./open_dialog.ts";
import { listenForSaving } from "./save_dialog.ts";
import { SetupPanel, type SetupStart } from "./setup_panel.ts";

type AnyTable = GameTable<unknown, unknown, unknown>;

/** The sections that a screen shows; the others are hidden. */
const SECTIONS: Record<Screen, string> = {
  doors: "doors",
  setting: "setting",
  writing: "writing",
  asking: "asking",
  board: "board-side",
};

// Python writes the data together with this script, so its type needs no check.
const PAGE_DATA = JSON.parse(part("given").textContent) as BoardPageData;

/** The core, as bytes of a WebAssembly module. */
function moduleBytes(): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(part("core").textContent), (letter) => letter.charCodeAt(0));
}

/** How a round comes to the board: as a new one, or as the next of a game. */
interface ComingRound {
  origin: Origin;
  next: NextRound | null;
}

class BoardPage {
  private screen: Screen = "doors";
  private started = false;
  private seated: { game: AnyBoardGame; table: AnyTable } | null = null;
  /** The round that is being set up or written down. */
  private coming: ComingRound = { origin: "analyse", next: null };
  private readonly board: BoardScreen;
  private readonly doors = new Doors({
    played: (choice) => this.startPlay(choice),
    wrote: (game) => this.beginWriting(game, null),
    analysed: (game) => this.beginSetup(game, {}),
    advised: (game) => this.beginAsking(game),
    asked: () => this.opening.ask(),
    wentOn: (screen) => this.goOn(screen),
    chose: (game) => this.tellGame(game),
  });
  private readonly opening = listenForFiles((text) => this.reader(text));
  private readonly saving = listenForSaving(() => this.board.match);
  private readonly setup = new SetupPanel({
    started: (found) => this.finishRound(found),
    left: () => this.showScreen(this.board.isOpen ? "board" : "doors"),
    asked: () => this.opening.ask(),
    changed: () => {
      this.keep("setup", { setup: this.setup.keep(), coming: this.coming });
      if (this.screen === "setting") this.tellGame(this.setup.game!);
    },
    tableOf: (game) => this.seatTable(game),
    optionsOf: (game) => this.doors.optionsOf(game),
  });
  private readonly recorders = new Map<AnyBoardGame, GameRecorder>();
  /** The game that is being written down. */
  private written: AnyBoardGame | null = null;
  private readonly advisers = new Map<AnyBoardGame, GameAdviser>();
  /** The game about which a player asks what to play. */
  private advised: AnyBoardGame | null = null;

  constructor(module: WebAssembly.Module) {
    this.board = new BoardScreen(module, {
      tableOf: (game) => this.seatTable(game),
      isShown: () => this.screen === "board",
      changed: () => this.boardChanged(),
      nextRound: () => this.beginNextRound(),
      playedAgain: () => this.startPlay(this.doors.again(this.board.game)),
    });
    this.listen();
  }

  // For tests and for the console of the browser.

  get analyst(): BoardScreen["analyst"] {
    return this.board.analyst;
  }
  get match(): Match {
    return this.board.match;
  }
  get line(): BoardScreen["line"] {
    return this.board.line;
  }
  get game(): AnyBoardGame {
    return this.board.game;
  }
  get study(): BoardScreen["study"] {
    return this.board.study;
  }
  get judgements(): BoardScreen["judgements"] {
    return this.board.judgements;
  }
  play(move: string): void {
    this.board.play(move);
  }
  show(): void {
    this.board.show();
  }

  // Screens.

  private showScreen(screen: Screen): void {
    if (this.screen === "board" && screen !== "board") this.board.rest();
    this.screen = screen;
    document.body.dataset.screen = screen;
    for (const [name, id] of Object.entries(SECTIONS)) part(id).hidden = name !== screen;
    keepScreen(screen, PAGE_DATA.text);
    if (screen === "doors") {
      this.doors.show(this.unfinished());
      this.tellGame(this.doors.game);
    } else if (screen === "setting") {
      this.setup.show();
      this.tellGame(this.setup.game!);
    } else if (screen === "writing") {
      this.recorderOf(this.written!).show();
      this.tellGame(this.written!);
    } else if (screen === "asking") {
      this.adviserOf(this.advised!).show();
      this.tellGame(this.advised!);
    } else {
      this.board.show();
      this.tellGame(this.board.game);
    }
    if (screen !== "board") clearAddress();
    part("home").hidden = screen === "doors";
    scrollTo(0, 0);
    // The button that led here is gone: people who listen go on from the heading.
    if (this.started) part("heading").focus({ preventScroll: true });
  }

  /** Let the heading, the rules, the help and the footer speak of a game. */
  private tellGame(game: AnyBoardGame): void {
    part("footer").textContent = "";
    part("footer").append(...(this.screen === "board" ? withCode(say(game.footer)) : []));
    if (document.body.dataset.game === game.name) return;
    document.body.dataset.game = game.name;
    part("heading").textContent = game.title;
    for (const title of document.querySelectorAll(".more-words")) title.textContent = say(game.moreWords);
    part("game-rules-title").textContent = say("board-rules-of", { game: game.title });
    part("game-rules-pages").replaceChildren(...game.rulesPages());
    part("help-values").textContent = game.yardsticks
      ? say("board-help-yardsticks")
      : say("board-help-worst-case");
    part("help-own").replaceChildren(...game.help.map((line) => element("li", {}, say(line))));
  }

  /** The table of a game; closes that of another game. */
  private seatTable(game: AnyBoardGame): AnyTable {
    if (this.seated?.game === game) return this.seated.table;
    this.seated?.table.close();
    const table = game.table({
      played: (move) => this.board.play(move),
      say: (text, tone) => {
        this.board.say(text, tone);
      },
      tapped: (place) => this.tap(place),
      redraw: () => this.board.show(),
    });
    this.seated = { game, table };
    return table;
  }

  /** Handle a tap on a place. Returns false if it is a move on the board. */
  private tap(place: string): boolean {
    if (this.screen === "setting") this.setup.tap(place);
    else if (this.entering) this.entering.tap(place);
    else return false;
    return true;
  }

  // Opening and beginning.

  /** Open a position or record in any form that can be read. Throws a Refusal. */
  openText(text: string): void {
    this.reader(text)();
  }

  /** Read a text. Returns what opens it. Throws a Refusal. */
  private reader(text: string): () => void {
    for (const game of BOARD_GAMES) {
      const seen = game.readSeen?.(text) ?? null;
      if (seen !== null) return () => this.beginAsking(game, seen);
    }
    const found = readText(BOARD_GAMES, text);
    return () => this.open(found);
  }

  private open(found: OpenedGame, origin: Origin = "analyse"): void {
    this.board.open(Match.of(found, origin));
    this.board.touched = origin !== "analyse";
    this.showScreen("board");
  }

  private startPlay({ game, players, level, seed, options }: PlayChoice): void {
    const names = [YOU, ...DEFAULT_NAMES.slice(1)].slice(0, players);
    this.board.open(Match.of({ game, position: game.newDeal(seed, names, options), moves: [] }, "play"));
    this.board.touched = true;
    this.board.seatEngine(level, players);
    part("door-seed", HTMLInputElement).placeholder = say("board-last-seed", { seed: `${seed}` });
    this.showScreen("board");
  }

  private beginSetup(game: AnyBoardGame, start: SetupStart, coming = this.newRound("analyse")): void {
    this.coming = coming;
    this.setup.begin(game, start, this.board.isOpen);
    this.showScreen("setting");
  }

  private newRound(origin: Origin): ComingRound {
    return { origin, next: null };
  }

  private recorderOf(game: AnyBoardGame): GameRecorder {
    const known = this.recorders.get(game);
    if (known) return known;
    const recorder = game.recorder!({
      finished: (found) => this.finishRound(found),
      changed: () => this.keepWriting(),
      handsFirst: (kept) => this.beginSetup(game, { kept }, this.newRound("hands")),
      table: () => this.seatTable(game),
    });
    this.recorders.set(game, recorder);
    return recorder;
  }

  /** The recorder or adviser of this screen; null if it has none. */
  private get entering(): Entering | null {
    if (this.screen === "writing") return this.recorderOf(this.written!);
    return this.screen === "asking" ? this.adviserOf(this.advised!) : null;
  }

  private adviserOf(game: AnyBoardGame): GameAdviser {
    const known = this.advisers.get(game);
    if (known) return known;
    const adviser = game.adviser!({
      changed: () => this.keepAsking(),
      table: () => this.seatTable(game),
      analyst: this.analyst,
    });
    this.advisers.set(game, adviser);
    return adviser;
  }

  /** Begin to ask what to play, at a new table or at one that was read. */
  private beginAsking(game: AnyBoardGame, seen: Json = null): void {
    this.advised = game;
    const adviser = this.adviserOf(game);
    if (seen === null) adviser.begin(this.doors.optionsOf(game));
    else adviser.open(seen);
    this.showScreen("asking");
  }

  private beginWriting(game: AnyBoardGame, next: NextRound | null): void {
    this.coming = { origin: "write", next };
    if (!game.recorder) {
      this.beginSetup(game, {}, { origin: "hands", next });
      return;
    }
    this.written = game;
    this.recorderOf(game).begin(this.doors.optionsOf(game), next);
    this.showScreen("writing");
  }

  /** A round was set up or written down: put it on the board. */
  private finishRound(found: OpenedGame): void {
    const { origin, next } = this.coming;
    this.keep("setup", null);
    this.keep("writing", null);
    if (next && this.board.isOpen && this.board.match.next?.number === next.number) {
      this.board.match.add(found);
      this.board.open(this.board.match);
      this.board.touched = true;
      this.showScreen("board");
    } else this.open(found, origin);
  }

  private beginNextRound(): void {
    const { match } = this.board;
    const { next, game } = match;
    if (!next) return;
    if (match.origin === "play" && game.nextDeal) {
      match.add({ position: game.nextDeal(randomSeed(), next), moves: [] });
      this.board.open(match);
      this.board.say("");
      this.showScreen("board");
    } else if (match.origin === "write") this.beginWriting(game, next);
    else this.beginSetup(game, { next }, { origin: match.origin, next });
  }

  // Keeping things on the device.

  private keep(kind: Kind, value: Json): void {
    if (!KEPT.save(kind, value)) {
      part("storage-said").textContent = say("board-not-stored");
    }
  }

  private keepWriting(): void {
    if (!this.written) return;
    const { next } = this.coming;
    const recorder = this.recorderOf(this.written);
    const round = recorder.keep();
    // A round that was left is kept until something is written down after it.
    if (!recorder.summary(round) && this.keptSummary()) return;
    this.keep("writing", { game: this.written.name, next, round });
  }

  private keepAsking(): void {
    if (!this.advised) return;
    const table = this.adviserOf(this.advised).keep();
    // A table that was left is kept until something is entered after it.
    if (!this.adviserOf(this.advised).summary(table) && this.keptAsking()) return;
    this.keep("asking", { game: this.advised.name, table });
  }

  private boardChanged(): void {
    if (this.board.touched) this.keep("table", this.board.keep());
    const address = this.board.line.address();
    // Cards that are face down do not belong into the address.
    if (this.board.backs.size) clearAddress();
    else setAddress(address);
  }

  /** The things that were left unfinished. */
  private unfinished(): Unfinished[] {
    const found: Unfinished[] = [];
    const table = KEPT.read("table", (kept) => BoardScreen.summary(kept));
    if (table)
      found.push({
        screen: "board",
        title: table.over ? say("board-look-again") : say("board-go-on"),
        words: table.words,
      });
    const writing = this.keptSummary();
    if (writing)
      found.push({
        screen: "writing",
        title: say("board-go-on-writing"),
        words: say("board-written-down", { round: writing }),
      });
    const asking = this.keptAsking();
    if (asking) found.push({ screen: "asking", title: say("board-go-on-asking"), words: asking });
    const setup = KEPT.read("setup", (kept) => keptSetup(kept));
    if (setup?.touched) {
      const words = say("board-setup-of", { game: setup.game.title });
      found.push({ screen: "setting", title: say("board-go-on-setup"), words });
    }
    return found;
  }

  /** The round that is being written down, in words; null or "" if there is none. */
  private keptSummary(): string | null {
    return KEPT.read("writing", (kept) => {
      const { game, round } = this.keptWriting(kept);
      return this.recorderOf(game).summary(round);
    });
  }

  /** The table at which somebody asks, in words; null or "" if there is none. */
  private keptAsking(): string | null {
    return KEPT.read("asking", (kept) => {
      const { game, table } = adviserKept(kept);
      return this.adviserOf(game).summary(table);
    });
  }

  private loadAsking(kept: Json): true {
    const { game, table } = adviserKept(kept);
    this.advised = game;
    this.adviserOf(game).load(table);
    return true;
  }

  private keptWriting(kept: Json): { game: AnyBoardGame; round: Json; next: NextRound | null } {
    const fields = checkFields(kept, "", ["game", "next", "round"], []);
    const game = BOARD_GAMES.find((one) => one.name === fields.game && one.recorder !== undefined);
    if (!game) throw new Refusal("game", "is not written down");
    return { game, round: fields.round, next: fields.next as NextRound | null };
  }

  /** Restore a kept screen. Returns false if there is nothing. */
  private goOn(screen: Screen): boolean {
    const done =
      screen === "doors" ||
      (screen === "board"
        ? this.loadTable()
        : screen === "writing"
          ? KEPT.read("writing", (kept) => this.loadWriting(kept))
          : screen === "asking"
            ? KEPT.read("asking", (kept) => this.loadAsking(kept))
            : KEPT.read("setup", (kept) => this.loadSetup(kept)));
    if (done) this.showScreen(screen);
    return Boolean(done);
  }

  private loadWriting(kept: Json): true {
    const { game, round, next } = this.keptWriting(kept);
    this.recorderOf(game).load(round);
    this.written = game;
    this.coming = { origin: "write", next };
    if (next) this.loadTable();
    return true;
  }

  private loadSetup(kept: Json): true {
    const { game, setup, coming } = keptSetup(kept);
    this.coming = coming;
    if (coming.next) this.loadTable();
    this.setup.begin(game, { kept: setup }, this.board.isOpen);
    return true;
  }

  /** Put the table back whose next round is being set up or written down. */
  private loadTable(): true | null {
    return KEPT.read("table", (kept) => {
      this.board.load(kept);
      return true;
    });
  }

  /** Open the page: the address, what the page was given, what this tab showed before, or the first screen. */
  start(): void {
    this.openFirst();
    this.started = true;
  }

  private openFirst(): void {
    const address = addressText();
    const last = lastScreen(PAGE_DATA.text);
    const table = KEPT.read("table", (kept) => BoardScreen.summary(kept));
    if (address) {
      // A reload finds the address that it wrote: it restores the players, too.
      if (!(last === "board" && table?.address === address && this.goOn("board"))) this.openAddress();
      return;
    }
    if (last && last !== "doors" && this.goOn(last)) return;
    if (PAGE_DATA.text && last !== "doors") this.openText(PAGE_DATA.text);
    else this.showScreen("doors");
  }

  /** Open the position in the address. */
  private openAddress(): void {
    const text = addressText();
    if (!text || (this.board.isOpen && this.screen === "board" && text === this.board.line.address())) return;
    try {
      this.openText(text);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (this.screen === "board" && this.board.isOpen) {
        this.board.say(error.message, "refused");
        return;
      }
      this.showScreen("doors");
      this.doors.say(say("board-bad-link", { reason: error.message }));
    }
  }

  // Buttons and keys.

  private listen(): void {
    const { board } = this;
    const commands: Record<string, () => void> = {
      undo: () => board.back(),
      redo: () => board.forward(),
      first: () => board.toFirst(),
      last: () => board.toLast(),
      "take-back": () => board.back(),
      values: () => board.toggleValues(),
      review: () => board.toggleReview(),
      setup: () => board.withOpenHands(() => this.beginSetup(board.game, { position: board.line.position })),
      hint: () => void board.giveHint(),
      seats: () => board.askSeats(),
      save: () => board.withOpenHands(() => this.saving.ask()),
    };
    const dialogs = { help: "rules", "show-rules": "game-rules" };
    for (const [id, command] of Object.entries(commands))
      document.getElementById(id)?.addEventListener("click", command);
    for (const [id, dialog] of Object.entries(dialogs))
      part(id).addEventListener("click", () => part(dialog, HTMLDialogElement).showModal());
    part("home").addEventListener("click", () => this.showScreen("doors"));
    document.addEventListener("keydown", (event) => {
      if (document.querySelector("dialog[open]") || isField(event.target)) return;
      const action = actionOf(event, PAGE_DATA.keyboard.actions);
      if (!action) return;
      const [name, argument] = action;
      if (name === "help") part("help").click();
      else if (this.screen === "doors") return;
      else if (this.screen === "setting") this.setup.act(name, argument);
      else if (this.entering) this.entering.act(name, argument);
      else if (Object.hasOwn(commands, name)) commands[name]();
      else if (name === "go" && !this.seated?.table.focusedPlace() && argument === "left") board.back();
      else if (name === "go" && !this.seated?.table.focusedPlace() && argument === "right") board.forward();
      else this.seated?.table.act(name, argument);
      event.preventDefault();
    });
    addEventListener("hashchange", () => this.openAddress());
  }
}

/** A set-up that was kept. Throws a Refusal. */
function keptSetup(kept: Json): { game: AnyBoardGame; touched: boolean; setup: Json; coming: ComingRound } {
  const { setup: panel, coming } = checkFields(kept, "", ["setup", "coming"], []);
  const { game: name, touched, setup } = checkFields(panel, "", ["game", "touched", "setup"], []);
  const game = BOARD_GAMES.find((one) => one.name === name);
  if (!game) throw new Refusal("game", "is unknown");
  // Written by this page, in the same version.
  return { game, touched: touched === true, setup, coming: coming as ComingRound };
}

/** A table at which somebody asks, as it was kept. Throws a Refusal. */
function adviserKept(kept: Json): { game: AnyBoardGame; table: Json } {
  const fields = checkFields(kept, "", ["game", "table"], []);
  const game = BOARD_GAMES.find((one) => one.name === fields.game && one.adviser !== undefined);
  if (!game) throw new Refusal("game", "hides nothing");
  return { game, table: fields.table };
}

/** True if keys typed there are text or a choice. */
function isField(target: EventTarget | null): boolean {
  return target instanceof Element && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** The page that is open. */
export let page: BoardPage;

async function openPage(): Promise<void> {
  openLanguage();
  openSettings();
  listenForLongPresses(document.body);
  part("help-keys").replaceChildren(...PAGE_DATA.keyboard.help.map(keyLine));
  page = new BoardPage(await WebAssembly.compile(moduleBytes()));
  page.start();
}

void openPage();

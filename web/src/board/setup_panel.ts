/* The panel to set up a position. The pieces themselves are set up by the game's own setup class. */

import { shownName } from "../games/format.ts";
import { say } from "../language/messages.ts";
import type { Json } from "../games/game.ts";
import { Refusal } from "../games/input.ts";
import { randomSeed, seedFrom } from "../games/random.ts";
import { part, redraw } from "../ui/elements.ts";
import type {
  AnyBoardGame,
  GameSetup,
  GameTable,
  NextRound,
  OpenedGame,
  TableOptions,
  Tone,
} from "./board_game.ts";
import { fillSelect } from "./fields.ts";
import { BOARD_GAMES } from "./games.ts";

export interface SetupCallbacks {
  /** Called with the finished position. */
  started(found: OpenedGame): void;
  /** Return to the board. */
  left(): void;
  /** Paste or open something. */
  asked(): void;
  /** Called after every change. */
  changed(): void;
  /** The table to draw on. */
  tableOf(game: AnyBoardGame): GameTable<unknown, unknown, unknown>;
  /** The editions and house rules that were chosen for a game. */
  optionsOf(game: AnyBoardGame): TableOptions;
}

/** The start of a set-up: nothing, a position, the next round of a game, or what was kept. */
export interface SetupStart {
  position?: unknown;
  next?: NextRound;
  kept?: Json;
}

type AnySetup = GameSetup<unknown, unknown>;

export class SetupPanel {
  private readonly callbacks: SetupCallbacks;
  /** The set-up in progress. */
  private current: { game: AnyBoardGame; setup: AnySetup } | null = null;
  /** Whether anything was set up: a new set-up is nothing to go on with. */
  private touched = false;

  constructor(callbacks: SetupCallbacks) {
    this.callbacks = callbacks;
    const commands = {
      "setup-start": () => this.start(),
      "setup-deal": () => this.deal(),
      "setup-clear": () => this.change((setup) => setup.clear()),
      "setup-back": () => callbacks.left(),
      "setup-open": () => callbacks.asked(),
    };
    for (const [id, command] of Object.entries(commands)) part(id).addEventListener("click", command);
    const games = BOARD_GAMES.map(({ name, title }) => [name, title] as const);
    fillSelect(part("setup-game", HTMLSelectElement), games, games[0][0], (name) => {
      const game = BOARD_GAMES.find((one) => one.name === name)!;
      this.begin(game, {}, !part("setup-back").hidden);
    });
  }

  /** The game that is being set up; null if none is. */
  get game(): AnyBoardGame | null {
    return this.current?.game ?? null;
  }

  /** Begin a set-up; `mayLeave` shows the Back button. Throws a Refusal if what was kept cannot be read. */
  begin(game: AnyBoardGame, { position, next, kept }: SetupStart, mayLeave: boolean): void {
    const setup = game.setup(() => this.touch(), this.callbacks.optionsOf(game));
    if (position !== undefined) setup.take(position);
    if (next) setup.begin(next);
    if (kept !== undefined) setup.load(kept);
    this.current = { game, setup };
    this.touched = kept !== undefined;
    part("setup-back").hidden = !mayLeave;
    this.show();
    this.callbacks.changed();
  }

  end(): void {
    this.current = null;
  }

  /** The state to keep on the device. */
  keep(): Json {
    if (!this.current) return null;
    return { game: this.current.game.name, touched: this.touched, setup: this.current.setup.keep() };
  }

  say(text: string, tone: Tone = "refused"): void {
    part("setup-said").className = tone;
    part("setup-said").textContent = text;
  }

  /** Run `doing`; show the reason if it throws a Refusal. */
  private attempt(doing: () => void): void {
    try {
      doing();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.say(error.message);
    }
  }

  private start(): void {
    if (!this.current) return;
    const { game, setup } = this.current;
    this.attempt(() => {
      const why = setup.whyNotStart();
      if (why) this.say(why);
      else this.callbacks.started({ game, position: setup.position(), moves: [] });
    });
  }

  private deal(): void {
    const typed = part("setup-seed", HTMLInputElement).value.trim();
    this.attempt(() => {
      const seed = typed ? seedFrom(typed) : randomSeed();
      this.change((setup) => setup.deal(seed));
      if (!typed) this.say(say("board-dealt-from", { seed: `${seed}` }), "");
    });
  }

  private change(doing: (setup: AnySetup) => void): void {
    if (!this.current) return;
    doing(this.current.setup);
    this.touch();
  }

  private touch(): void {
    this.touched = true;
    this.show();
    this.callbacks.changed();
  }

  /** Handle a tap on the board. */
  tap(place: string): void {
    const said = this.current?.setup.press(place);
    if (said) this.say(said);
  }

  /** Handle a keyboard shortcut. */
  act(name: string, argument: string): void {
    if (!this.current) return;
    const table = this.callbacks.tableOf(this.current.game);
    if (name === "go") table.act(name, argument);
    else this.current.setup.act(name, argument, table.focusedPlace());
  }

  show(): void {
    if (!this.current) return;
    const { setup, game } = this.current;
    part("subheading").textContent = say("board-setup-title");
    part("setup-game", HTMLSelectElement).value = game.name;
    const numbers = game.playerNumbers.map((number) => [number, `${number}`] as const);
    fillSelect(part("setup-players", HTMLSelectElement), numbers, setup.players, (number) =>
      this.change(() => setup.setPlayers(number)),
    );
    const own = setup.ownFields();
    redraw(
      part("setup-own"),
      own.map((field) => field.outerHTML + (field.querySelector("select")?.value ?? "")),
      () => own,
    );
    part("setup-own").hidden = !own.length;
    const [stacks, seats] = [setup.stacks(), setup.seats()];
    redraw(part("setup-stacks"), stacks, () => stacks);
    redraw(part("setup-seats"), seats, () => seats);
    const names = setup.names.slice(0, setup.players).map((name, seat) => [seat, shownName(name)] as const);
    fillSelect(part("setup-first", HTMLSelectElement), names, setup.first, (seat) =>
      this.change(() => (setup.first = seat)),
    );
    this.say(setup.remark());
    this.callbacks.tableOf(game).showDraft(setup.draft());
  }
}

/* The panel to set up a position. The pieces themselves are set up by the game's own setup class. */

import { Refusal } from "../games/input.ts";
import { seedFrom } from "../games/random.ts";
import { part } from "../ui/elements.ts";
import type { AnyBoardGame, GameSetup, GameTable, OpenedGame } from "./board_game.ts";
import { fillSelect } from "./fields.ts";
import { BOARD_GAMES } from "./games.ts";

export interface SetupCallbacks {
  /** Called with the finished position. */
  started(found: OpenedGame): void;
  /** Return to the board. */
  left(): void;
  /** Paste or open something. */
  asked(): void;
  /** The table to draw on. */
  tableOf(game: AnyBoardGame): GameTable<unknown, unknown, unknown>;
}

type AnySetup = GameSetup<unknown, unknown>;

export class SetupPanel {
  private readonly callbacks: SetupCallbacks;
  /** The set-up in progress. */
  private current: { game: AnyBoardGame; setup: AnySetup } | null = null;

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
      this.begin(game, null, !part("setup-back").hidden);
    });
  }

  get open(): boolean {
    return this.current !== null;
  }

  /** Start a set-up from `position`, or from nothing if it is null; `mayLeave` shows the Back button. */
  begin(game: AnyBoardGame, position: unknown, mayLeave: boolean): void {
    const setup = game.setup(() => this.show());
    this.current = { game, setup };
    if (position !== null) setup.take(position);
    part("setup-back").hidden = !mayLeave;
    this.show();
  }

  end(): void {
    this.current = null;
    document.body.classList.remove("setting-up");
    part("setting").hidden = true;
  }

  say(text: string): void {
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
    this.attempt(() => this.callbacks.started({ game, position: setup.position(), moves: [] }));
  }

  private deal(): void {
    const seed = part("setup-seed", HTMLInputElement).value.trim();
    this.attempt(() => this.change((setup) => setup.deal(seedFrom(seed))));
  }

  private change(doing: (setup: AnySetup) => void): void {
    if (!this.current) return;
    doing(this.current.setup);
    this.show();
  }

  /** Handle a tap on the board. Returns false if nothing is being set up. */
  tap(place: string): boolean {
    if (!this.current) return false;
    const said = this.current.setup.press(place);
    if (said) this.say(said);
    return true;
  }

  private show(): void {
    if (!this.current) return;
    const { setup, game } = this.current;
    document.body.classList.add("setting-up");
    part("setting").hidden = false;
    part("subheading").textContent = "Set up a position";
    part("setup-game", HTMLSelectElement).value = game.name;
    const numbers = game.playerNumbers.map((number) => [number, `${number}`] as const);
    fillSelect(part("setup-players", HTMLSelectElement), numbers, setup.players, (number) =>
      this.change(() => setup.setPlayers(number)),
    );
    part("setup-own").replaceChildren(...setup.ownFields());
    part("setup-stacks").replaceChildren(...setup.stacks());
    part("setup-seats").replaceChildren(...setup.seats());
    const seats = setup.names.slice(0, setup.players).map((name, seat) => [seat, name] as const);
    fillSelect(part("setup-first", HTMLSelectElement), seats, setup.first, (seat) => (setup.first = seat));
    this.say(setup.remark());
    this.callbacks.tableOf(game).showDraft(setup.draft());
  }
}

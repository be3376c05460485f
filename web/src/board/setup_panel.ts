/* The panel to set up a position. The pieces themselves are set up by the game's own setup class. */

import { LONGEST_NAME, Refusal } from "../games/input.ts";
import { seedFrom } from "../games/random.ts";
import { element, part } from "../ui/elements.ts";
import { BOARD_GAMES } from "./games.ts";

export class SetupPanel {
  /** Callbacks: `started({game, position, moves})` with the finished position, `left()` to return to the board,
      `asked()` to paste or open something. `tableOf(game)` is the table to draw on. */
  constructor({ started, left, asked, tableOf }) {
    Object.assign(this, { started, tableOf });
    this.setup = null;
    this.game = null;
    const commands = {
      "setup-start": () => this.start(),
      "setup-deal": () => this.deal(),
      "setup-clear": () => this.change(() => this.setup.clear()),
      "setup-back": left,
      "setup-open": asked,
    };
    for (const [id, command] of Object.entries(commands)) part(id).addEventListener("click", command);
    const games = BOARD_GAMES.map(({ name, title }) => [name, title]);
    fillSelect("setup-game", games, games[0][0], (name) =>
      this.begin(
        BOARD_GAMES.find((game) => game.name === name),
        null,
        !part("setup-back").hidden,
      ),
    );
  }

  get open() {
    return this.setup !== null;
  }

  /** Start a set-up from `position`, or from nothing if it is null; `mayLeave` shows the Back button. */
  begin(game, position, mayLeave) {
    this.game = game;
    this.setup = game.setup(() => this.show());
    if (position) this.setup.take(position);
    part("setup-back").hidden = !mayLeave;
    this.show();
  }

  end() {
    this.setup = null;
    document.body.classList.remove("setting-up");
    part("setting").hidden = true;
  }

  say(text) {
    part("setup-said").textContent = text;
  }

  /** Run `doing`; show the reason if it throws a Refusal. */
  attempt(doing) {
    try {
      doing();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.say(error.message);
    }
  }

  start() {
    this.attempt(() => this.started({ game: this.game, position: this.setup.position(), moves: [] }));
  }

  deal() {
    this.attempt(() => this.change(() => this.setup.deal(seedFrom(part("setup-seed").value.trim()))));
  }

  change(doing) {
    doing();
    this.show();
  }

  /** Handle a tap on the board. Returns false if nothing is being set up. */
  tap(place) {
    if (!this.open) return false;
    const said = this.setup.press(place);
    if (said) this.say(said);
    return true;
  }

  show() {
    const { setup, game } = this;
    document.body.classList.add("setting-up");
    part("setting").hidden = false;
    part("subheading").textContent = "Set up a position";
    part("setup-game").value = game.name;
    const numbers = game.playerNumbers.map((number) => [number, number]);
    fillSelect("setup-players", numbers, setup.players, (value) =>
      this.change(() => setup.setPlayers(Number(value))),
    );
    part("setup-own").replaceChildren(...setup.ownFields());
    part("setup-stacks").replaceChildren(...setup.stacks());
    part("setup-seats").replaceChildren(...setup.seats());
    const seats = setup.names.slice(0, setup.players).map((name, seat) => [seat, name]);
    fillSelect("setup-first", seats, setup.first, (value) => (setup.first = Number(value)));
    this.say(setup.remark());
    setup.showBoard(this.tableOf(game));
  }
}

/** Fill a select element; `changed(value)` is called when another value is chosen. */
function fillSelect(id, options, chosen, changed) {
  const select = part(id);
  select.replaceChildren(...options.map(([value, text]) => element("option", { value }, `${text}`)));
  select.value = `${chosen}`;
  select.onchange = () => changed(select.value);
}

/** A labelled select element. */
export function selectField(label, id, options, chosen, changed) {
  const select = element(
    "select",
    { id },
    ...options.map(([value, text]) => element("option", { value }, `${text}`)),
  );
  select.value = `${chosen}`;
  select.addEventListener("change", () => changed(select.value));
  return element("label", {}, `${label} `, select);
}

/** An input for the name of a player in a set-up. */
export function nameField(setup, seat) {
  const name = element("input", {
    class: "seat-name",
    value: setup.names[seat],
    maxlength: LONGEST_NAME,
    "aria-label": `Name of player ${seat + 1}`,
  });
  name.addEventListener("change", () => setup.set({ names: setup.names.with(seat, name.value) }));
  return name;
}

/** An input for a player's number in the array `setup[list]`. */
export function numberField(setup, list, seat, attributes) {
  const field = element("input", {
    class: "seat-tokens",
    type: "number",
    min: 0,
    value: setup[list][seat],
    ...attributes,
  });
  field.addEventListener("change", () =>
    setup.set({ [list]: setup[list].with(seat, Math.max(0, Math.floor(Number(field.value) || 0))) }),
  );
  return field;
}

/** Set the size of the board in units; upright screens give the ground no more room than that. */
export function sizeGround(columns, rows) {
  const ground = part("board").parentElement;
  ground.style.setProperty("--columns", columns);
  ground.style.setProperty("--rows", rows);
}

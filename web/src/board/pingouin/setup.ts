/* The set-up of Pingouin: puts fish, holes and penguins on tiles. */

import { shownName } from "../../games/format.ts";
import { say } from "../../language/messages.ts";
import type { Json, Seat } from "../../games/game.ts";
import { checkFields, checkType, DEFAULT_NAMES, stringsFrom } from "../../games/input.ts";
import { floeFromRows } from "../../games/pingouin/formats.ts";
import { PINGOUIN_RULES } from "../../games/pingouin/game.ts";
import {
  FLOE_TILES,
  floeRows,
  MOST_PENGUINS,
  PENGUINS_EACH,
  type PingouinPosition,
  SEAT_LETTERS,
  sortTiles,
  type Tile,
  tileOf,
} from "../../games/pingouin/position.ts";
import { element } from "../../ui/elements.ts";
import type { GameSetup, NextRound } from "../board_game.ts";
import { nameField, numberField, setField } from "../fields.ts";
import { penguinPicture } from "./table.ts";

const MOST_PLAYERS = SEAT_LETTERS.length;
const FLOE_BRUSHES = ["1", "2", "3", "."];

/** The name of a player, and the number of penguins to place. */
interface SeatRow {
  home: Element;
  name: HTMLInputElement;
  place: HTMLInputElement;
}

export class FloeSetup implements GameSetup<PingouinPosition, PingouinPosition> {
  private readonly changed: () => void;
  players = 2;
  // By seat, also for seats that are not used. `clear()` sets these fields.
  names!: string[];
  private scores!: { fish: number; tiles: number }[];
  private toPlace!: number[];
  private penguins!: Tile[][];
  private ice!: number[];
  first!: Seat;
  /** What a tap puts on a tile: fish, a hole, or a penguin of a player. */
  private brush!: string;
  // The elements stay the same, so that no press is lost and the focus stays.
  private readonly brushes = new Map(
    [...FLOE_BRUSHES, ...SEAT_LETTERS].map((brush) => [brush, this.brushButton(brush)]),
  );
  private readonly rowsOfSeats: SeatRow[] = [];

  constructor(changed: () => void) {
    this.changed = changed;
    this.clear();
  }

  clear(): void {
    this.names = [...DEFAULT_NAMES];
    this.scores = Array.from({ length: MOST_PLAYERS }, () => ({ fish: 0, tiles: 0 }));
    this.toPlace = Array.from({ length: MOST_PLAYERS }, () => PENGUINS_EACH[this.players]);
    this.penguins = Array.from({ length: MOST_PLAYERS }, () => []);
    this.ice = FLOE_TILES.map(() => 1);
    this.first = 0;
    this.brush = "2";
  }

  setPlayers(number: number): void {
    this.players = number;
    this.first = Math.min(this.first, number - 1);
    this.penguins = this.penguins.map((tiles, seat) => (seat < number ? tiles : []));
    this.toPlace = this.penguins.map((tiles) => (tiles.length ? 0 : PENGUINS_EACH[number]));
  }

  take({ ice, players, toMove }: PingouinPosition): void {
    this.players = players.length;
    this.clear();
    this.ice = ice;
    for (const [seat, { name, fish, tiles, toPlace, penguins }] of players.entries()) {
      this.names[seat] = name;
      this.scores[seat] = { fish, tiles };
      this.toPlace[seat] = toPlace;
      this.penguins[seat] = penguins;
    }
    this.first = toMove ?? 0;
  }

  deal(seed: bigint): void {
    const { names } = this;
    this.take(PINGOUIN_RULES.deal(seed, this.players));
    this.names = names;
  }

  draft(): PingouinPosition {
    const players = Array.from({ length: this.players }, (_, seat) => ({
      name: this.names[seat],
      ...this.scores[seat],
      toPlace: this.toPlace[seat],
      penguins: this.penguins[seat],
    }));
    return { ice: this.ice, players, toMove: this.first };
  }

  position(): PingouinPosition {
    const draft = this.draft();
    return floeFromRows(floeRows(draft), draft.players, this.first);
  }

  begin({ before }: NextRound): void {
    this.take(before as PingouinPosition);
  }

  remark(): string {
    return "";
  }

  whyNotStart(): string {
    if (this.position().toMove !== null) return "";
    return say("board-setup-nobody-moves");
  }

  act(): void {
    // Taps alone set up a floe.
  }

  keep(): Json {
    const { players, names, scores, toPlace, penguins, ice, first } = this;
    return { players, names, scores, toPlace, penguins, ice, first };
  }

  load(kept: Json): void {
    const keys = ["players", "names", "scores", "toPlace", "penguins", "ice", "first"];
    const fields = checkFields(kept, "", keys, []);
    this.setPlayers(checkType(fields.players, "whole", "players"));
    this.clear();
    this.names = stringsFrom(fields.names, "names");
    // Written by `keep` of the same version.
    Object.assign(this, {
      scores: checkType(fields.scores, "list", "scores"),
      toPlace: checkType(fields.toPlace, "list", "toPlace"),
      penguins: checkType(fields.penguins, "list", "penguins"),
      ice: checkType(fields.ice, "list", "ice"),
    });
    this.first = checkType(fields.first, "whole", "first");
  }

  ownFields(): Element[] {
    return [];
  }

  /** The brushes: a tap puts fish, a hole or a penguin on a tile. */
  stacks(): HTMLButtonElement[] {
    const seats = Array.from({ length: this.players }, (_, seat) => SEAT_LETTERS[seat]);
    return [...FLOE_BRUSHES, ...seats].map((brush) => {
      const button = this.brushes.get(brush)!;
      const seat = SEAT_LETTERS.indexOf(brush);
      const label =
        seat >= 0
          ? say("board-brush-penguin", { letter: brush, player: shownName(this.names[seat]) })
          : brush === "."
            ? say("board-tile-hole")
            : say("board-fish", { fish: Number(brush) });
      button.setAttribute("aria-label", label);
      button.setAttribute("aria-pressed", String(this.brush === brush));
      return button;
    });
  }

  private brushButton(brush: string): HTMLButtonElement {
    const seat = SEAT_LETTERS.indexOf(brush);
    const picture =
      seat >= 0 ? penguinPicture(seat) : element("span", {}, brush === "." ? say("board-tile-hole") : brush);
    const attributes = { type: "button", class: "small brush", "data-brush": brush };
    const button = element("button", attributes, picture);
    button.addEventListener("click", () => {
      this.brush = brush;
      this.changed();
    });
    return button;
  }

  seats(): Element[] {
    return Array.from({ length: this.players }, (_, seat) => {
      const { home, name, place } = (this.rowsOfSeats[seat] ??= this.seatRow(seat));
      setField(name, this.names[seat]);
      setField(place, `${this.toPlace[seat]}`);
      place.setAttribute("aria-label", say("board-to-place-of", { player: shownName(this.names[seat]) }));
      return home;
    });
  }

  private seatRow(seat: Seat): SeatRow {
    const place = numberField(this.toPlace[seat], { max: MOST_PENGUINS }, (number) => {
      this.toPlace[seat] = number;
      this.changed();
    });
    const name = nameField(seat, this.names[seat], (text) => {
      this.names[seat] = text;
      this.changed();
    });
    const count = element(
      "span",
      { class: "seat-count" },
      element("label", {}, `${say("board-to-place")} `, place),
    );
    return { home: element("li", { class: "hand" }, name, count), name, place };
  }

  press(place: string): string {
    const tile = tileOf(place);
    if (tile === undefined) return "";
    const seat = SEAT_LETTERS.indexOf(this.brush);
    const standing = this.penguins.findIndex((tiles) => tiles.includes(tile));
    this.penguins = this.penguins.map((tiles) => tiles.filter((one) => one !== tile));
    if (seat < 0) this.ice = this.ice.with(tile, this.brush === "." ? 0 : Number(this.brush));
    else if (!this.ice[tile]) return say("board-penguin-needs-tile");
    else if (standing !== seat) {
      this.penguins[seat] = sortTiles([...this.penguins[seat], tile]);
      this.toPlace[seat] = Math.min(
        this.toPlace[seat],
        Math.max(0, MOST_PENGUINS - this.penguins[seat].length),
      );
    }
    this.changed();
    return "";
  }
}

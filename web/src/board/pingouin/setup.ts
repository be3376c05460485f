/* The set-up of Pingouin: puts fish, holes and penguins on tiles. */

import type { Seat } from "../../games/game.ts";
import { DEFAULT_NAMES } from "../../games/input.ts";
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
import type { GameSetup } from "../board_game.ts";
import { nameField, numberField } from "../fields.ts";
import { penguinPicture } from "./table.ts";

const MOST_PLAYERS = SEAT_LETTERS.length;
const FLOE_BRUSHES = ["1", "2", "3", "."];

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

  remark(): string {
    return "";
  }

  ownFields(): Element[] {
    return [];
  }

  /** The brushes: a tap puts fish, a hole or a penguin on a tile. */
  stacks(): HTMLButtonElement[] {
    const seats = Array.from({ length: this.players }, (_, seat) => SEAT_LETTERS[seat]);
    return [...FLOE_BRUSHES, ...seats].map((brush) => {
      const seat = SEAT_LETTERS.indexOf(brush);
      const label =
        seat >= 0 ? `${brush}: penguin of ${this.names[seat]}` : brush === "." ? "hole" : `${brush} fish`;
      const picture = seat >= 0 ? penguinPicture(seat) : element("span", {}, brush === "." ? "hole" : brush);
      const button = element(
        "button",
        {
          type: "button",
          class: "small brush",
          "aria-pressed": this.brush === brush,
          "aria-label": label,
          "data-brush": brush,
        },
        picture,
      );
      button.addEventListener("click", () => {
        this.brush = brush;
        this.changed();
      });
      return button;
    });
  }

  seats(): Element[] {
    return Array.from({ length: this.players }, (_, seat) => {
      const limits = { max: MOST_PENGUINS, "aria-label": `Penguins that ${this.names[seat]} has to place` };
      const place = numberField(this.toPlace, seat, limits, (numbers) => {
        this.toPlace = numbers;
        this.changed();
      });
      const name = nameField(this.names, seat, (names) => {
        this.names = names;
        this.changed();
      });
      return element(
        "li",
        { class: "hand" },
        name,
        element("span", { class: "seat-count" }, element("label", {}, "to place ", place)),
      );
    });
  }

  press(place: string): string {
    const tile = tileOf(place);
    if (tile === undefined) return "";
    const seat = SEAT_LETTERS.indexOf(this.brush);
    const standing = this.penguins.findIndex((tiles) => tiles.includes(tile));
    this.penguins = this.penguins.map((tiles) => tiles.filter((one) => one !== tile));
    if (seat < 0) this.ice = this.ice.with(tile, this.brush === "." ? 0 : Number(this.brush));
    else if (!this.ice[tile]) return "A penguin needs a tile: put fish there first.";
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

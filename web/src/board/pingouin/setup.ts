/* The set-up of Pingouin: puts fish, holes and penguins on tiles. */

import { DEFAULT_NAMES } from "../../games/input.ts";
import { floeFromRows } from "../../games/pingouin/formats.ts";
import { PENGUINS_EACH, PINGOUIN_RULES } from "../../games/pingouin/game.ts";
import { floeRows, MOST_PENGUINS, SEAT_LETTERS, sortTiles, tileOf } from "../../games/pingouin/position.ts";
import { element } from "../../ui/elements.ts";
import { nameField, numberField } from "../setup_panel.ts";
import { penguinPicture } from "./table.ts";

const FLOE_BRUSHES = ["1", "2", "3", "."];

export class FloeSetup {
  constructor(changed) {
    this.changed = changed;
    this.players = 2;
    this.clear();
  }

  clear() {
    this.names = [...DEFAULT_NAMES];
    this.scores = Array.from({ length: 4 }, () => ({ fish: 0, tiles: 0 }));
    this.toPlace = new Array(4).fill(PENGUINS_EACH[this.players]);
    this.ice = new Array(60).fill(1);
    this.penguins = [[], [], [], []];
    this.first = 0;
    this.brush = "2";
  }

  setPlayers(number) {
    this.players = number;
    this.first = Math.min(this.first, number - 1);
    this.penguins = this.penguins.map((tiles, seat) => (seat < number ? tiles : []));
    this.toPlace = this.penguins.map((tiles) => (tiles.length ? 0 : PENGUINS_EACH[number]));
  }

  take({ ice, players, toMove }) {
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

  deal(seed) {
    const { names } = this;
    this.take(PINGOUIN_RULES.deal(seed, this.players));
    this.names = names;
  }

  draft() {
    const players = Array.from({ length: this.players }, (_, seat) => ({
      name: this.names[seat],
      ...this.scores[seat],
      toPlace: this.toPlace[seat],
      penguins: this.penguins[seat],
    }));
    return { ice: this.ice, players, toMove: this.first };
  }

  position() {
    const draft = this.draft();
    return floeFromRows(floeRows(draft), draft.players, this.first);
  }

  remark() {
    return "";
  }

  ownFields() {
    return [];
  }

  set(fields) {
    Object.assign(this, fields);
    this.changed();
  }

  /** The brushes: a tap puts fish, a hole or a penguin on a tile. */
  stacks() {
    const seats = Array.from({ length: this.players }, (_, seat) => SEAT_LETTERS[seat]);
    return [...FLOE_BRUSHES, ...seats].map((brush) => {
      const seat = SEAT_LETTERS.indexOf(brush);
      const label = seat >= 0 ? `penguin of ${this.names[seat]}` : brush === "." ? "hole" : `${brush} fish`;
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
      button.addEventListener("click", () => this.set({ brush }));
      return button;
    });
  }

  seats() {
    return Array.from({ length: this.players }, (_, seat) => {
      const place = numberField(this, "toPlace", seat, {
        max: 4,
        "aria-label": `Penguins that ${this.names[seat]} has to place`,
      });
      return element(
        "li",
        { class: "hand" },
        nameField(this, seat),
        element("span", { class: "seat-count" }, element("label", {}, "to place ", place)),
      );
    });
  }

  showBoard(table) {
    table.showDraft(this.draft());
  }

  press(place) {
    const tile = tileOf(place);
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

/* The floe on the board: every tile is a button. Choose a penguin, then the tile it slides to. */

import { capital, placeText } from "../../games/format.ts";
import { whyNoFloeMove } from "../../games/pingouin/game.ts";
import {
  FLOE_PLACES,
  FLOE_TILES,
  floeMoves,
  isPlacing,
  rowWidth,
  SEAT_LETTERS,
  seatOn,
  tileLeft,
  tileName,
  tileOf,
} from "../../games/pingouin/position.ts";
import { element, part, svgElement } from "../../ui/elements.ts";
import { bestOf } from "../analysis.ts";
import { sizeGround } from "../setup_panel.ts";
import { valueBadge, valueWords } from "../values.ts";
import { PINGOUIN_SEARCH } from "./search.ts";

export class FloeTable {
  /** The callbacks are those of PartyTable. */
  constructor({ tapped, played, say, redraw }) {
    Object.assign(this, { played, say, redraw });
    this.chosen = null;
    this.current = 0;
    this.home = part("board").querySelector(".cells");
    part("board").classList.add("on-floe");
    this.buttons = FLOE_TILES.map((tile) => {
      const button = element("button", { type: "button", "data-place": tileName(tile) });
      button.style.setProperty("--x", tileLeft(tile));
      button.style.setProperty("--row", FLOE_PLACES[tile].row);
      button.addEventListener("click", () => tapped(tileName(tile)) || this.press(tile));
      button.addEventListener("focus", () => this.makeCurrent(tile));
      return button;
    });
    this.home.replaceChildren(...this.buttons);
    sizeGround(8, 6);
    this.makeCurrent(0);
  }

  show({ position, last, study, mayMove, hint }) {
    this.position = position;
    this.mayMove = mayMove;
    const mover = position.toMove === null ? null : position.players[position.toMove];
    if (this.chosen !== null && (!mayMove || !mover?.penguins.includes(this.chosen))) this.chosen = null;
    const moves = mayMove ? floeMoves(position) : [];
    const placing = isPlacing(position);
    const start = placing || this.chosen === null ? "" : `${tileName(this.chosen)}-`;
    const [from, to] = [last?.split("-")[0], last?.split("-").at(-1)];
    for (const tile of FLOE_TILES) {
      const name = tileName(tile);
      const own = !placing && mayMove && mover?.penguins.includes(tile);
      this.update(tile, {
        worth: study && worthOfTile(study, name, start, placing || start !== "", own),
        reached: (placing || start !== "") && moves.includes(start + name),
        own,
        chosen: tile === this.chosen,
        fresh: name === to,
        left: name === from && from !== to,
        hinted: Boolean(hint?.split("-").includes(name)),
      });
    }
    part("tray-title").textContent = mover
      ? `${mover.name} ${placing ? `places a penguin, ${mover.toPlace} to go` : "to move"}`
      : "The game is over";
    part("stacks").replaceChildren();
  }

  /** Show a floe that is being set up. */
  showDraft(position) {
    this.position = position;
    for (const tile of FLOE_TILES) this.update(tile, { worth: null });
  }

  update(tile, { worth, reached, own, chosen, fresh, left, hinted }) {
    const { ice } = this.position;
    const seat = seatOn(this.position, tile);
    const button = this.buttons[tile];
    const state = JSON.stringify([ice[tile], seat, worth, reached, own, chosen, fresh, left, hinted]);
    if (button.dataset.state === state) return;
    button.dataset.state = state;
    const classes = [
      "tile",
      !ice[tile] && "hole",
      reached && "reached",
      chosen && "chosen",
      fresh && "fresh",
      left && "left",
      hinted && "target",
    ];
    button.className = classes.filter(Boolean).join(" ");
    const fish = Array.from({ length: ice[tile] }, () =>
      svgElement(
        "svg",
        { class: "fish", viewBox: "0 0 20 12", "aria-hidden": "true" },
        svgElement("use", { href: "#fish" }),
      ),
    );
    const inside = [element("span", { class: "place" }, tileName(tile))];
    if (seat >= 0) inside.push(penguinPicture(seat), element("span", { class: "below" }, `${ice[tile]}`));
    else if (ice[tile]) inside.push(element("span", { class: "shoal" }, ...fish));
    if (worth) inside.push(element("span", { class: "worths" }, valueBadge(worth.bounds, worth)));
    button.replaceChildren(element("span", { class: "hex" }, ...inside));
    button.setAttribute("aria-label", this.label(tile, seat, { worth, reached, own }));
  }

  label(tile, seat, { worth, reached, own }) {
    const { ice, players } = this.position;
    if (!ice[tile]) return `${tileName(tile)}, hole`;
    const parts = [tileName(tile), `${ice[tile]} fish`];
    if (seat >= 0) parts.push(`penguin of ${players[seat].name}${own ? ", to move" : ""}`);
    if (reached) parts.push("can be reached");
    if (worth) parts.push(`worth ${valueWords(worth.bounds, worth.best)}`);
    return parts.join(", ");
  }

  press(tile) {
    const { position } = this;
    if (position.toMove === null || !this.mayMove) return;
    const own = position.players[position.toMove].penguins.includes(tile);
    if (!isPlacing(position) && own) {
      this.chosen = this.chosen === tile ? null : tile;
      this.redraw();
      return;
    }
    const move = isPlacing(position)
      ? tileName(tile)
      : this.chosen === null
        ? ""
        : `${tileName(this.chosen)}-${tileName(tile)}`;
    if (floeMoves(position).includes(move)) {
      this.chosen = null;
      this.played(move);
      return;
    }
    const mover = position.players[position.toMove].name;
    if (!move) this.say(`Choose a penguin of ${mover} first.`, "refused");
    else this.say(`${capital(whyNoFloeMove(position, move.split("-").map(tileOf), mover))}.`, "refused");
  }

  makeCurrent(tile) {
    this.current = tile;
    for (const [number, button] of this.buttons.entries()) button.tabIndex = number === tile ? 0 : -1;
  }

  /** Handle a keyboard shortcut: "go" to the next tile. Others are not for this game. */
  act(name, direction) {
    if (name !== "go") return;
    if (!this.home.contains(document.activeElement)) {
      this.buttons[this.current].focus();
      return;
    }
    const { row, column } = FLOE_PLACES[this.current];
    const [down, across] = { left: [0, -1], right: [0, 1], up: [-1, 0], down: [1, 0] }[direction];
    const last = rowWidth(row + down) - 1;
    const next = tileOf(placeText(row + down, Math.min(column + across, last)));
    if (next !== undefined) this.buttons[next].focus();
  }

  close() {
    part("board").classList.remove("on-floe");
    this.home.replaceChildren();
  }
}

/** The value of moving to a tile, or, while no penguin is chosen, of moving the one on it: {bounds, best}, or null. */
function worthOfTile(study, name, start, toTile, own) {
  const its = [...study.worth].filter(([move]) =>
    toTile ? move === start + name : own && move.startsWith(`${name}-`),
  );
  if (!its.length) return null;
  const bounds = its.map(([, found]) => found);
  return {
    bounds: bestOf(bounds, PINGOUIN_SEARCH.wants),
    best: its.some(([move]) => study.best.includes(move)),
  };
}

/** The penguin of a seat, with its letter. */
export function penguinPicture(seat) {
  const picture = svgElement("svg", {
    class: `penguin penguin-${seat}`,
    viewBox: "0 0 60 70",
    "aria-hidden": "true",
  });
  picture.append(
    svgElement("use", { href: "#penguin", width: 60, height: 70, class: "body" }),
    svgElement("text", { x: 30, y: 44.5, dy: "0.35em", class: "letter" }, SEAT_LETTERS[seat]),
  );
  return picture;
}

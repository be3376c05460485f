/* The floe on the board: every tile is a button. Choose a penguin, then the tile it slides to. */

import { say } from "../../language/messages.ts";
import { capital, placeText, shownName } from "../../games/format.ts";
import type { Seat } from "../../games/game.ts";
import { whyNoFloeMove } from "../../games/pingouin/game.ts";
import {
  FLOE_PLACES,
  FLOE_TILES,
  floeMoves,
  isPlacing,
  type PingouinPosition,
  rowWidth,
  SEAT_LETTERS,
  seatOn,
  type Tile,
  tileLeft,
  tileName,
  tileOf,
} from "../../games/pingouin/position.ts";
import {
  element,
  labelPlace,
  part,
  partOf,
  redraw,
  setProperties,
  spaced,
  svgElement,
} from "../../ui/elements.ts";
import type { GameTable, LikelyMove, Shown, TableCallbacks } from "../board_game.ts";
import { bestOf, isProved } from "../bounds.ts";
import { sizeGround } from "../ground.ts";
import type { Study } from "../study.ts";
import { type Likely, likelyBadge, likelyValue, valueBadge, valueWords, type Worth } from "../values.ts";
import { PINGOUIN_SEARCH } from "./search.ts";

/** The look of a tile, besides its fish and penguin. */
interface TileLook {
  /** The proved value of moving there, or of moving the penguin there. */
  worth: Worth | null;
  /** The engine's number for it while that is not proved. */
  likely: Likely | null;
  /** The chosen penguin, or one that is placed, can go there. */
  reached: boolean;
  /** A penguin of the player to move is there. */
  own: boolean;
  chosen: boolean;
  /** The last move ended or began there. */
  fresh: boolean;
  left: boolean;
  /** For the last move's end: where it began, in tiles across and down. */
  from: readonly [across: number, down: number] | null;
  hinted: boolean;
}

const PLAIN: TileLook = {
  worth: null,
  likely: null,
  reached: false,
  own: false,
  chosen: false,
  fresh: false,
  left: false,
  from: null,
  hinted: false,
};

/** The steps of the arrow keys: rows down and columns across. */
const ARROWS = new Map([
  ["left", [0, -1]],
  ["right", [0, 1]],
  ["up", [-1, 0]],
  ["down", [1, 0]],
]);

export class FloeTable implements GameTable<PingouinPosition, null, PingouinPosition> {
  private readonly callbacks: TableCallbacks;
  private readonly home: HTMLElement;
  private readonly buttons: HTMLButtonElement[];
  private position: PingouinPosition | null = null;
  private mayMove = false;
  /** The tile of the chosen penguin. */
  private chosen: Tile | null = null;
  /** The tile that Tab reaches. */
  private current: Tile = 0;

  constructor(callbacks: TableCallbacks) {
    this.callbacks = callbacks;
    this.home = partOf(part("board"), ".cells");
    part("board").classList.add("on-floe");
    this.buttons = FLOE_TILES.map((tile) => {
      const button = element("button", { type: "button", "data-place": tileName(tile) });
      setProperties(button, { "--x": tileLeft(tile), "--row": FLOE_PLACES[tile].row });
      button.addEventListener("click", () => {
        if (!callbacks.tapped(tileName(tile))) this.press(tile);
      });
      button.addEventListener("focus", () => this.makeCurrent(tile));
      return button;
    });
    this.home.replaceChildren(...this.buttons);
    sizeGround(8, 6);
    this.makeCurrent(0);
  }

  show({ position, last, study, mayMove, hint }: Shown<PingouinPosition, null>): void {
    this.position = position;
    this.mayMove = mayMove;
    const mover = position.toMove === null ? null : position.players[position.toMove];
    if (this.chosen !== null && (!mayMove || !mover?.penguins.includes(this.chosen))) this.chosen = null;
    const moves = mayMove ? floeMoves(position) : [];
    const placing = isPlacing(position);
    const start = placing || this.chosen === null ? "" : `${tileName(this.chosen)}-`;
    const [from, to = from] = last.split("-");
    for (const tile of FLOE_TILES) {
      const name = tileName(tile);
      const own = !placing && mayMove && (mover?.penguins.includes(tile) ?? false);
      const toTile = placing || start !== "";
      const isMeant = (move: string) => (toTile ? move === start + name : own && move.startsWith(`${name}-`));
      const worth = study && worthOf(study, isMeant);
      this.update(position, tile, {
        worth,
        likely: study && !worth ? likelyOf(study, isMeant) : null,
        reached: toTile && moves.includes(start + name),
        own,
        chosen: tile === this.chosen,
        fresh: name === to,
        left: name === from && from !== to,
        from: name === to && from !== to ? wayBetween(to, from) : null,
        hinted: hint.split("-").includes(name),
      });
    }
    part("tray-title").textContent = mover
      ? placing
        ? say("board-places-penguin", { player: mover.name, penguins: mover.toPlace })
        : say("board-player-to-move", { player: shownName(mover.name) })
      : say("board-game-over");
    redraw(part("stacks"), [], () => []);
  }

  /** Show a floe that is being set up. */
  showDraft(position: PingouinPosition): void {
    this.position = position;
    for (const tile of FLOE_TILES) this.update(position, tile, PLAIN);
  }

  private update(position: PingouinPosition, tile: Tile, look: TileLook): void {
    const { worth, likely, reached, chosen, fresh, left, from, hinted } = look;
    const { ice } = position;
    const seat = seatOn(position, tile);
    const button = this.buttons[tile];
    const state = JSON.stringify([ice[tile], seat, look]);
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
    const arrives = from !== null && seat >= 0 && !button.classList.contains("fresh");
    button.className = classes.filter(Boolean).join(" ");
    const fish = Array.from({ length: ice[tile] }, () =>
      svgElement(
        "svg",
        { class: "fish", viewBox: "0 0 20 12", "aria-hidden": "true" },
        svgElement("use", { href: "#fish" }),
      ),
    );
    const inside: Element[] = [element("span", { class: "place" }, tileName(tile))];
    if (seat >= 0) inside.push(penguinPicture(seat), element("span", { class: "below" }, `${ice[tile]}`));
    else if (ice[tile]) inside.push(element("span", { class: "shoal" }, ...fish));
    if (worth) inside.push(element("span", { class: "worths" }, valueBadge(worth.bounds, worth)));
    if (likely) inside.push(element("span", { class: "worths" }, likelyBadge(likely)));
    button.replaceChildren(element("span", { class: "hex" }, ...spaced(inside)));
    if (arrives) {
      const slider = penguinPicture(seat);
      slider.querySelector("text")?.remove(); // it would be read twice
      slider.classList.add("slider");
      setProperties(slider, { "--from-x": from[0], "--from-y": from[1] });
      button.prepend(slider);
    }
    labelPlace(button, tileLabel(position, tile, look));
  }

  private press(tile: Tile): void {
    const { position } = this;
    const seat = position?.toMove ?? null;
    if (!position || seat === null || !this.mayMove) return;
    const mover = position.players[seat];
    if (!isPlacing(position) && mover.penguins.includes(tile)) {
      this.chosen = this.chosen === tile ? null : tile;
      this.callbacks.redraw();
      return;
    }
    if (!isPlacing(position) && this.chosen === null) {
      this.callbacks.say(say("board-choose-penguin-first", { player: mover.name }), "refused");
      return;
    }
    const tiles = isPlacing(position) || this.chosen === null ? [tile] : [this.chosen, tile];
    const move = tiles.map(tileName).join("-");
    if (floeMoves(position).includes(move)) {
      this.chosen = null;
      this.callbacks.played(move);
    } else this.callbacks.say(`${capital(whyNoFloeMove(position, tiles, mover.name))}.`, "refused");
  }

  private makeCurrent(tile: Tile): void {
    this.current = tile;
    for (const [number, button] of this.buttons.entries()) button.tabIndex = number === tile ? 0 : -1;
  }

  /** Handle a keyboard shortcut: "go" to the next tile. Others are not for this game. */
  act(name: string, direction: string): void {
    const arrow = ARROWS.get(direction);
    if (name !== "go" || !arrow) return;
    if (!this.home.contains(document.activeElement)) {
      this.buttons[this.current].focus();
      return;
    }
    const { row, column } = FLOE_PLACES[this.current];
    const [down, across] = arrow;
    const last = rowWidth(row + down) - 1;
    const next = tileOf(placeText(row + down, Math.min(column + across, last)));
    if (next !== undefined) this.buttons[next].focus();
  }

  focusedPlace(): string {
    return this.home.contains(document.activeElement) ? tileName(this.current) : "";
  }

  close(): void {
    part("board").classList.remove("on-floe");
    this.home.replaceChildren();
  }
}

/** The way from one tile to another, in widths of a tile. Rows overlap: they are 0.87 apart. */
function wayBetween(one: string, other: string): readonly [across: number, down: number] {
  const [here, there] = [one, other].map((name) => tileOf(name)!);
  return [tileLeft(there) - tileLeft(here), 0.87 * (FLOE_PLACES[there].row - FLOE_PLACES[here].row)];
}

function tileLabel(position: PingouinPosition, tile: Tile, look: TileLook): string {
  const { worth, likely, reached, own } = look;
  const { ice, players } = position;
  if (!ice[tile]) return [tileName(tile), say("board-tile-hole")].join(", ");
  const parts = [tileName(tile), say("board-fish", { fish: ice[tile] })];
  const seat = seatOn(position, tile);
  if (seat >= 0) {
    const player = { player: shownName(players[seat].name) };
    parts.push(own ? say("board-tile-to-move", player) : say("page-tile-penguin-of", player));
  }
  if (reached) parts.push(say("page-tile-reached"));
  if (worth) parts.push(say("board-tile-worth", { value: valueWords(worth.bounds, worth.best) }));
  if (likely) parts.push(likely.words);
  return parts.join(", ");
}

/** The proved value of the best of some moves; null if there are none or it is not proved. */
function worthOf(study: Study<PingouinPosition>, isMeant: (move: string) => boolean): Worth | null {
  const its = [...study.worth].filter(([move]) => isMeant(move));
  if (!its.length) return null;
  const bounds = bestOf(
    its.map(([, found]) => found),
    PINGOUIN_SEARCH.wants,
  );
  return isProved(bounds) ? { bounds, best: its.some(([move]) => study.best.includes(move)) } : null;
}

/** The engine's number for the best of some moves; null if there are none, or no opinion yet. */
function likelyOf(
  { opinion, position }: Study<PingouinPosition>,
  isMeant: (move: string) => boolean,
): Likely | null {
  const seat = position.toMove!;
  const number = ({ lead, points }: LikelyMove) => lead ?? points[seat];
  const its = opinion?.moves.filter(({ move }) => isMeant(move)) ?? [];
  if (!its.length) return null;
  return likelyValue(
    its.reduce((one, other) => (number(other) > number(one) ? other : one)),
    seat,
  );
}

/** The penguin of a seat, with its letter. */
export function penguinPicture(seat: Seat): SVGElement {
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

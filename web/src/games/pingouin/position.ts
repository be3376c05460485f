/* The floe and the rules of Pingouin, as in solver/pingouin/floe.py and position.py. A tile is its number in reading
   order, from 0 for a1 to 59 for h8. A position is { ice, players, toMove }: the fish on every tile, 0 for a hole;
   { fish, tiles, toPlace, penguins } of every player; and a seat, or null when the game is over. Positions are settled.
   No function changes its arguments. */

import type { Seat } from "../game.ts";
import { placeText, ROW_LETTERS } from "../format.ts";

/** The number of a tile in reading order. */
export type Tile = number;

export interface FloePlayer {
  fish: number;
  tiles: number;
  toPlace: number;
  penguins: Tile[];
}

/** A position; puzzle pages leave out the names of players. */
export interface FloePosition<P extends FloePlayer = FloePlayer> {
  ice: number[];
  players: P[];
  toMove: Seat | null;
}

/** A position of a whole game. */
export type PingouinPosition = FloePosition<FloePlayer & { name: string }>;

export const FLOE_PLACES = [...ROW_LETTERS].flatMap((_, row) =>
  Array.from({ length: rowWidth(row) }, (_, column) => ({ row, column })),
);
export const FLOE_TILES = [...FLOE_PLACES.keys()];
const FLOE_NUMBERS = new Map(FLOE_TILES.map((tile) => [tileName(tile), tile]));
export const SEAT_LETTERS = "ABCD";
export const MOST_PENGUINS = 4;
/** The penguins of each player, by the number of players. */
export const PENGUINS_EACH: Record<number, number> = { 2: 4, 3: 3, 4: 2 };

export function rowWidth(row: number): number {
  return 7 + (row % 2);
}

export function tileName(tile: Tile): string {
  const { row, column } = FLOE_PLACES[tile];
  return placeText(row, column);
}

/** The tile with a name that is known to be right. */
export function tileAt(name: string): Tile {
  const tile = tileOf(name);
  if (tile === undefined) throw new Error(`no tile ${name}`);
  return tile;
}

/** The tile with a name; undefined if there is none. */
export function tileOf(name: string): Tile | undefined {
  return FLOE_NUMBERS.get(name);
}

/** The distance of a tile from the left edge of the floe, in tiles. */
export function tileLeft(tile: Tile): number {
  const { row, column } = FLOE_PLACES[tile];
  return column + (row % 2 ? 0 : 0.5);
}

/** For every tile, the tiles in each of the six directions, the nearest first. */
export const FLOE_RAYS = FLOE_TILES.map((tile) =>
  Array.from({ length: 6 }, (_, direction) => ray(tile, direction)),
);

function ray(tile: Tile, direction: number): Tile[] {
  const found: Tile[] = [];
  let { row, column } = FLOE_PLACES[tile];
  for (;;) {
    const left = -(row % 2);
    const steps = [
      [-1, left],
      [-1, left + 1],
      [0, -1],
      [0, 1],
      [1, left],
      [1, left + 1],
    ];
    const [down, across] = steps[direction];
    row += down;
    column += across;
    const next = FLOE_NUMBERS.get(placeText(row, column));
    if (next === undefined) return found;
    found.push(next);
  }
}

/** The tiles that a penguin can slide to, in reading order. */
export function slides(ice: number[], standing: Set<Tile>, penguin: Tile): Tile[] {
  const found: Tile[] = [];
  for (const tiles of FLOE_RAYS[penguin]) {
    for (const tile of tiles) {
      if (!ice[tile] || standing.has(tile)) break;
      found.push(tile);
    }
  }
  return sortTiles(found);
}

export function standingOn(players: FloePlayer[]): Set<Tile> {
  return new Set(players.flatMap(({ penguins }) => penguins));
}

/** The seat of the penguin on a tile, or -1. */
export function seatOn({ players }: Pick<FloePosition, "players">, tile: Tile): Seat {
  return players.findIndex(({ penguins }) => penguins.includes(tile));
}

function freeToPlace(ice: number[], players: FloePlayer[]): Tile[] {
  const standing = standingOn(players);
  return FLOE_TILES.filter((tile) => ice[tile] === 1 && !standing.has(tile));
}

export function isPlacing({ players }: Pick<FloePosition, "players">): boolean {
  return players.some(({ toPlace }) => toPlace > 0);
}

/** The settled position: finds the next player from `turn` on who can move, and takes stuck players off the floe. A
    single player stays on it. */
export function settleFloe<P extends FloePlayer>(
  givenIce: number[],
  givenPlayers: P[],
  turn: Seat,
): FloePosition<P> {
  let ice = givenIce;
  let players = givenPlayers;
  const order = players.map((_, step) => (turn + step) % players.length);
  if (isPlacing({ players })) {
    if (freeToPlace(ice, players).length)
      return { ice, players, toMove: order.find((seat) => players[seat].toPlace) ?? null };
    players = players.map((player) => ({ ...player, toPlace: 0 }));
  }
  const standing = standingOn(players);
  for (const seat of order) {
    if (players[seat].penguins.some((tile) => slides(ice, standing, tile).length))
      return { ice, players, toMove: seat };
    if (players.length > 1) ({ ice, players } = takeOff(ice, players, seat));
  }
  return { ice, players, toMove: null };
}

/** Take a stuck player off the floe, with the tiles under their penguins. */
function takeOff<P extends FloePlayer>(
  ice: number[],
  players: P[],
  seat: Seat,
): { ice: number[]; players: P[] } {
  const { penguins, fish, tiles } = players[seat];
  const below = penguins.reduce((sum, tile) => sum + ice[tile], 0);
  const gone = { ...players[seat], fish: fish + below, tiles: tiles + penguins.length, penguins: [] };
  return {
    ice: ice.map((number, tile) => (penguins.includes(tile) ? 0 : number)),
    players: players.with(seat, gone),
  };
}

/** Every legal move as text: `c4-c7` is a slide, `c4` a placing. */
export function floeMoves(position: FloePosition): string[] {
  const { ice, players, toMove } = position;
  if (toMove === null) return [];
  if (isPlacing(position)) return freeToPlace(ice, players).map(tileName);
  const standing = standingOn(players);
  return players[toMove].penguins.flatMap((penguin) =>
    slides(ice, standing, penguin).map((tile) => `${tileName(penguin)}-${tileName(tile)}`),
  );
}

export function floeAfter<P extends FloePlayer>(
  { ice, players, toMove }: FloePosition<P>,
  text: string,
): FloePosition<P> {
  const seat = toMove!;
  const names = text.split("-");
  const end = tileAt(names[names.length - 1]);
  const player = players[seat];
  if (names.length === 1) {
    const placed = {
      ...player,
      penguins: sortTiles([...player.penguins, end]),
      toPlace: player.toPlace - 1,
    };
    return settleFloe(ice, players.with(seat, placed), (seat + 1) % players.length);
  }
  const start = tileAt(names[0]);
  const moved = {
    ...player,
    penguins: sortTiles(player.penguins.map((tile) => (tile === start ? end : tile))),
    fish: player.fish + ice[start],
    tiles: player.tiles + 1,
  };
  return settleFloe(ice.with(start, 0), players.with(seat, moved), (seat + 1) % players.length);
}

export function sortTiles(tiles: Tile[]): Tile[] {
  return [...tiles].sort((one, other) => one - other);
}

/** A player's fish if the game ends here: those taken, and those under the penguins. */
export function fishHeld({ ice, players }: FloePosition, seat: Seat): number {
  return players[seat].fish + players[seat].penguins.reduce((sum, tile) => sum + ice[tile], 0);
}

/** The fish on free tiles. */
export function freeFish({ ice, players }: FloePosition): number {
  const standing = standingOn(players);
  return FLOE_TILES.reduce((sum, tile) => sum + (standing.has(tile) ? 0 : ice[tile]), 0);
}

/** Read a floe from the text of every tile: `2` for fish, `2A` for fish and a penguin, `.` for a hole. Returns its ice,
    and the penguins of every seat. */
export function readPlaces(places: string[]): { ice: number[]; penguins: Tile[][] } {
  return {
    ice: places.map(([fish]) => Number(fish) || 0),
    penguins: [...SEAT_LETTERS].map((letter) => FLOE_TILES.filter((tile) => places[tile][1] === letter)),
  };
}

/** The floe as rows of text, as `readPlaces` reads them. */
export function floeRows(position: FloePosition): string[] {
  const rows = new Array<string>(ROW_LETTERS.length).fill("");
  for (const tile of FLOE_TILES) {
    const letter = SEAT_LETTERS[seatOn(position, tile)] ?? "";
    rows[FLOE_PLACES[tile].row] += `${position.ice[tile] || "."}${letter}`;
  }
  return rows;
}

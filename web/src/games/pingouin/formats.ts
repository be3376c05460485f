/* Reads and writes positions of Pingouin, in one line of text and as JSON: as solver/pingouin/textform.py and
   jsonform.py, with the checks of position.py and floe.py. */

import type { Json, Seat } from "../game.ts";
import type { JsonObject } from "../input.ts";
import type { FloePlayer, PingouinPosition, Tile } from "./position.ts";
import { ROW_LETTERS } from "../format.ts";
import {
  checkFields,
  checkName,
  checkPositionSchema,
  checkType,
  DEFAULT_NAMES,
  encodeName,
  exactNumber,
  fieldOr,
  nameFrom,
  nameText,
  quote,
  Refusal,
  seatFrom,
  stringsFrom,
} from "../input.ts";
import {
  FLOE_PLACES,
  floeRows,
  MOST_PENGUINS,
  readPlaces,
  rowWidth,
  SEAT_LETTERS,
  settleFloe,
} from "./position.ts";

export const FLOE_START = "pingouin:";
const LINE_SCORE = /^(?:([^=]*)=)?([0-9]{1,4300})\.([0-9]{1,4300})(?:\+([0-9]))?$/;

/** A player of a text, without the penguins, which the rows show. */
type ScoredPlayer = Omit<PingouinPosition["players"][number], "penguins">;

export function checkFloePlayers(number: number): void {
  if (number >= 2 && number <= 4) return;
  throw new Refusal("players", `${number} players, but the game is for 2 to 4`);
}

/** The position of a floe as rows of text. Throws a Refusal if something is wrong. */
export function floeFromRows(rows: string[], given: ScoredPlayer[], toMove: Seat): PingouinPosition {
  const { ice, penguins } = readFloeRows(rows);
  checkFloePlayers(given.length);
  for (const [seat, tiles] of penguins.entries()) {
    if (seat < given.length || !tiles.length) continue;
    const { row } = FLOE_PLACES[tiles[0]];
    throw new Refusal(
      `rows[${row}]`,
      `a penguin ${SEAT_LETTERS[seat]}, but there are ${given.length} players`,
    );
  }
  const players = given.map((player, seat) => ({ ...player, penguins: penguins[seat] }));
  const names = players.map(({ name }) => name);
  for (const [seat, player] of players.entries()) checkFloePlayer(names, seat, player);
  return settleFloe(ice, players, toMove);
}

function checkFloePlayer(names: string[], seat: Seat, { fish, tiles, toPlace, penguins }: FloePlayer): void {
  const where = `players[${seat}]`;
  checkName(names, seat);
  for (const [field, number] of Object.entries({ fish, tiles, to_place: toPlace })) {
    if (number < 0) throw new Refusal(`${where}.${field}`, `${number} is less than 0`);
  }
  const standing = penguins.length;
  const most = `but a player has at most ${MOST_PENGUINS}`;
  if (standing > MOST_PENGUINS)
    throw new Refusal("rows", `${standing} penguins ${SEAT_LETTERS[seat]}, ${most}`);
  if (standing + toPlace > MOST_PENGUINS) {
    const placed = standing ? ` and ${standing} on the floe` : "";
    throw new Refusal(`${where}.to_place`, `${toPlace} to place${placed}, ${most}`);
  }
}

function readFloeRows(rows: string[]): { ice: number[]; penguins: Tile[][] } {
  if (rows.length !== 8) throw new Refusal("rows", `${rows.length} rows, but a floe has 8`);
  return readPlaces(rows.flatMap((text, row) => placesOfRow(text, row, `rows[${row}]`)));
}

/** The text of each tile in a row. Throws a Refusal if something is wrong. */
function placesOfRow(text: string, row: number, where: string): string[] {
  const places = [];
  for (const letter of text) {
    if (letter === ".") places.push(letter);
    else if (/[0-9]/.test(letter)) {
      if (!"123".includes(letter)) throw new Refusal(where, `${letter} fish on one tile; a tile has 1 to 3`);
      places.push(letter);
    } else if (SEAT_LETTERS.includes(letter.toUpperCase())) setPenguin(places, letter.toUpperCase(), where);
    else throw new Refusal(where, `unknown letter ${quote(letter)}; there are 1 2 3 . A B C D`);
  }
  const width = rowWidth(row);
  if (places.length !== width) {
    throw new Refusal(where, `${places.length} tiles, but row ${ROW_LETTERS[row]} has ${width}`);
  }
  return places;
}

function setPenguin(places: string[], letter: string, where: string): void {
  const last = places.at(-1);
  if (!last)
    throw new Refusal(where, `penguin ${letter} stands before the first tile; a penguin follows its tile`);
  if (last === ".") throw new Refusal(where, `penguin ${letter} stands on a hole`);
  if (last.length > 1) throw new Refusal(where, `penguins ${last[1]} and ${letter} stand on one tile`);
  places[places.length - 1] = last + letter;
}

// One line of text.

export function floeLine(position: PingouinPosition): string {
  const rows = floeRows(position).join("/");
  const scores = position.players.map(({ name, fish, tiles, toPlace }, seat) => {
    const called = name === DEFAULT_NAMES[seat] ? "" : `${encodeName(name)}=`;
    return `${called}${fish}.${tiles}${toPlace ? `+${toPlace}` : ""}`;
  });
  const plain = scores.every((score) => score === "0.0") && scores.length === seatsShown(rows);
  return `${FLOE_START}${rows}:${plain ? "-" : scores.join(",")}:${position.toMove ?? "-"}`;
}

export function floeFromLine(text: string): PingouinPosition {
  const fields = text.slice(FLOE_START.length).split(":");
  if (fields.length !== 3) {
    const what = `${fields.length + 1} fields separated by ':', but a line has 4: pingouin:rows:scores:seat`;
    throw new Refusal("position", what);
  }
  const [rows, scores, seat] = fields;
  const entries = scores === "-" ? new Array(seatsShown(rows)).fill("0.0") : scores.split(",");
  checkFloePlayers(entries.length);
  const players = entries.map(floePlayerFromLine);
  if (seat !== "-" && !Object.keys(players).includes(seat)) {
    throw new Refusal("to_move", `expected a seat from 0 to ${players.length - 1}, not ${quote(seat)}`);
  }
  const position = floeFromRows(rows.split("/"), players, seat === "-" ? 0 : Number(seat));
  if (seat === "-" && position.toMove !== null) {
    const mover = nameText(position.players[position.toMove].name);
    throw new Refusal("to_move", `'-' says the game is over, but ${mover} can move`);
  }
  return position;
}

/** The number of players that a floe shows by their penguins; at least two. */
function seatsShown(rows: string): number {
  const shown = [...SEAT_LETTERS].map((letter, seat) => (rows.toUpperCase().includes(letter) ? seat + 1 : 0));
  return Math.max(2, ...shown);
}

function floePlayerFromLine(entry: string, seat: Seat): ScoredPlayer {
  const where = `players[${seat}]`;
  const match = LINE_SCORE.exec(entry);
  if (!match) {
    throw new Refusal(where, `expected [NAME=]FISH.TILES[+TO_PLACE], such as 12.5, not ${quote(entry)}`);
  }
  const [, name, fish, tiles, toPlace] = match;
  const called = name === undefined ? DEFAULT_NAMES[seat] : nameFrom(name, where);
  return {
    name: called,
    fish: exactNumber(Number(fish), `${where}.fish`),
    tiles: exactNumber(Number(tiles), `${where}.tiles`),
    toPlace: Number(toPlace ?? 0),
  };
}

// JSON.

export function floeDocument(position: PingouinPosition): JsonObject {
  return {
    schema: "ppsolve.position/1",
    game: "pingouin",
    rows: floeRows(position),
    players: position.players.map(({ name, fish, tiles, toPlace }) => ({
      name,
      fish,
      tiles,
      ...(toPlace ? { to_place: toPlace } : {}),
    })),
    ...(position.toMove === null ? {} : { to_move: position.players[position.toMove].name }),
  };
}

export function floeFromDocument(document: Json): PingouinPosition {
  const fields = checkFields(document, "", ["rows", "players"], ["schema", "game", "to_move"]);
  checkPositionSchema(fields);
  const entries = checkType(fields.players, "list", "players");
  checkFloePlayers(entries.length);
  const players = entries.map((given, seat) => {
    const where = `players[${seat}]`;
    const found = checkFields(given, where, ["name"], ["fish", "tiles", "to_place"]);
    const name = checkType(found.name, "string", `${where}.name`);
    const [fish, tiles, toPlace] = ["fish", "tiles", "to_place"].map((key) =>
      checkType(fieldOr(found, key, 0), "whole", `${where}.${key}`),
    );
    return { name, fish, tiles, toPlace };
  });
  const names = players.map(({ name }) => name);
  const toMove = seatFrom(names, fieldOr(fields, "to_move", 0), "to_move");
  return floeFromRows(stringsFrom(fields.rows, "rows"), players, toMove);
}

/* Reads the moves of a record from JSON, as read_entries in solver/records.py. */

import type { Json } from "./game.ts";
import { checkFields, checkType, isObject, quote, Refusal } from "./input.ts";

/** A move, or null for a player who drops out; `player` is null if the record does not say. */
export interface RecordEntry {
  player: string | null;
  move: string | null;
}

/** Entries as JSON. */
export function writeEntries(entries: readonly RecordEntry[]): Json {
  return entries.map(({ player, move }) => {
    if (move === null) return { player, out: true };
    return player === null ? move : { player, move };
  });
}

/** The entries of a record as {player, move}; `move` is null for a player who drops out. */
export function readEntries(given: Json): RecordEntry[] {
  return checkType(given, "list", "moves").map((one, number) => recordEntry(one, `moves[${number}]`));
}

function recordEntry(given: Json, where: string): RecordEntry {
  if (typeof given === "string") return { player: null, move: given };
  if (!isObject(given)) throw new Refusal(where, `expected a move or an object, not ${quote(given)}`);
  const fields = checkFields(given, where, [], ["player", "move", "out"]);
  const has = (key: string) => Object.hasOwn(fields, key);
  if (has("move") === has("out")) throw new Refusal(where, 'expected "move" or "out", and only one of them');
  const player = has("player") ? checkType(fields.player, "string", `${where}.player`) : null;
  if (has("move")) return { player, move: checkType(fields.move, "string", `${where}.move`) };
  if (fields.out !== true) throw new Refusal(`${where}.out`, `expected true, not ${quote(fields.out)}`);
  if (player === null) throw new Refusal(`${where}.player`, "is missing");
  return { player, move: null };
}

/* Reads positions and records, as solver/records.py does. */

import type { GameRules, Json } from "./game.ts";
import {
  checkFields,
  checkType,
  fieldOr,
  findSeat,
  isObject,
  nameText,
  parseJson,
  quote,
  Refusal,
} from "./input.ts";

/** A game whose positions are used only with itself. */
type AnyGame = GameRules<unknown>;

/** A position, and the moves played from it. */
export interface Opened<Game extends AnyGame> {
  game: Game;
  position: unknown;
  moves: string[];
}

/** A move, or null for a player who drops out; `player` is null if the record does not say. */
interface RecordEntry {
  player: string | null;
  move: string | null;
}

/** The entries of a record as {player, move}; `move` is null for a player who drops out. */
function readEntries(given: Json): RecordEntry[] {
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

/** The moves of a record, each checked by replaying them; who drops out follows from the rules. */
function replayMoves<Position>(game: GameRules<Position>, start: Position, entries: RecordEntry[]): string[] {
  const moves: string[] = [];
  let position = start;
  for (const { player, move } of entries) {
    const where = `move ${moves.length + 1}`;
    const names = game.names(position);
    const seat = player === null ? null : findSeat(names, player, where);
    if (move === null) continue;
    const turn = game.toMove(position);
    if (turn === null) {
      const when = moves.length ? `after move ${moves.length}` : "before the first move";
      throw new Refusal(where, `${quote(move)}, but the ${game.roundWord} was over ${when}`);
    }
    if (seat !== null && seat !== turn) {
      const next = `it is the turn of ${nameText(names[turn])}`;
      throw new Refusal(where, `${nameText(names[seat])} moves out of turn; ${next}`);
    }
    const text = game.readMove(position, move, where);
    moves.push(text);
    position = game.after(position, text);
  }
  return moves;
}

/** Read a position in one line, the JSON of a position, or that of a record. Returns {game, position, moves}. */
export function readText<Game extends AnyGame>(games: readonly Game[], text: string): Opened<Game> {
  const trimmed = text.trim();
  if (!trimmed) throw new Refusal("", "the text is empty");
  const lineGame = games.find((game) => game.isLine(trimmed));
  if (lineGame) {
    const [line, moves = ""] = trimmed.split(";");
    const position = lineGame.fromLine(line);
    const entries = moves
      .split(",")
      .filter(Boolean)
      .map((move) => ({ player: null, move }));
    return { game: lineGame, position, moves: replayMoves(lineGame, position, entries) };
  }
  return readDocument(games, parseJson(trimmed));
}

function readDocument<Game extends AnyGame>(games: readonly Game[], document: Json): Opened<Game> {
  if (isObject(document) && Object.hasOwn(document, "moves")) {
    const fields = checkFields(document, "", ["deal", "moves"], ["schema"]);
    if (fieldOr(fields, "schema", "ppsolve.record/1") !== "ppsolve.record/1") {
      throw new Refusal("schema", `expected 'ppsolve.record/1', not ${quote(fields.schema)}`);
    }
    const entries = readEntries(fields.moves);
    let start: Opened<Game>;
    try {
      start = readPosition(games, fields.deal);
    } catch (error) {
      throw error instanceof Refusal ? error.inside("deal") : error;
    }
    return { ...start, moves: replayMoves(start.game, start.position, entries) };
  }
  if (isObject(document) && Object.hasOwn(document, "rounds")) {
    const how = "ppsolve board GAME.json --round 2 opens the second";
    throw new Refusal("rounds", `the record of a game, but this page reads one round; ${how}`);
  }
  return readPosition(games, document);
}

function readPosition<Game extends AnyGame>(games: readonly Game[], document: Json): Opened<Game> {
  const named = isObject(document) && Object.hasOwn(document, "game") ? document.game : games[0].name;
  const game = games.find(({ name }) => name === named);
  if (!game) {
    const names = games.map(({ name }) => name).join(", ");
    throw new Refusal("game", `unknown game ${quote(named)}; there are ${names}`);
  }
  if (!isObject(document)) return { game, position: game.fromDocument(document), moves: [] };
  const { game: _, ...fields } = document;
  return { game, position: game.fromDocument(fields), moves: [] };
}

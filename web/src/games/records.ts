/* Reads and writes positions and records, as solver/records.py and record_registry.py do. */

import { readEntries, type RecordEntry } from "./entries.ts";
import type { GameRules, Json } from "./game.ts";
import type { JsonObject } from "./input.ts";
import {
  checkFields,
  checkType,
  fieldOr,
  findSeat,
  foldCase,
  isObject,
  nameText,
  parseJson,
  quote,
  Refusal,
  refusing,
} from "./input.ts";
import { looksLikeRecord, type SeatMove, splitRounds } from "./record_text.ts";
import type { DealChecks, PlayedRound, ReadRound } from "./rounds.ts";

/** A game whose positions are used only with itself. */
type AnyGame = GameRules<unknown>;

const ROUND_SCHEMA = "ppsolve.record/1";
const GAME_SCHEMA = "ppsolve.game/1";

/** A position, and the moves played from it. */
export interface Opened<Game extends AnyGame> extends PlayedRound<unknown> {
  game: Game;
  /** The rounds before it; absent unless this is the record of a whole game. */
  earlier?: PlayedRound<unknown>[];
}

/** The moves of a record, each checked by replaying them, and the last position; who drops out follows from the rules. */
function replayMoves<Position>(
  game: GameRules<Position>,
  start: Position,
  entries: RecordEntry[],
): ReadRound<Position> {
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
  return { position: start, moves, end: position };
}

/** Read a position in one line, a record in text form, or the JSON of a position or of a record. Throws a Refusal. */
export function readText<Game extends AnyGame>(games: readonly Game[], given: string): Opened<Game> {
  const text = given.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const trimmed = text.trim();
  if (!trimmed) throw new Refusal("", "the text is empty");
  const lineGame = games.find((game) => game.isLine(trimmed));
  const [firstLine, ...others] = trimmed.split("\n");
  if (lineGame && !others.length) return readLine(lineGame, trimmed);
  if (lineGame || looksLikeRecord(firstLine)) return readDocument(games, textDocument(games, text));
  if (/^["[{\-0-9]|^(?:true|false|null)\b/.test(trimmed)) return readDocument(games, parseJson(trimmed));
  const line = "a position in one line such as iello-2024:-:RRG,GGB:0";
  const record = "a record that begins with a line such as “players: Julia, Marc, Priya”";
  throw new Refusal(
    "",
    `${quote(firstLine)} is not something this page can read; it reads ${line}, ${record}, and JSON`,
  );
}

function readLine<Game extends AnyGame>(game: Game, text: string): Opened<Game> {
  const [line, moves = ""] = text.split(";");
  const entries = moves
    .split(",")
    .filter(Boolean)
    .map((move) => ({ player: null, move }));
  return openedRound(game, replayMoves(game, game.fromLine(line), entries));
}

function openedRound<Game extends AnyGame>(
  game: Game,
  { position, moves }: PlayedRound<unknown>,
): Opened<Game> {
  return { game, position, moves };
}

/** The JSON of a record in text form. */
function textDocument(games: readonly AnyGame[], text: string): JsonObject {
  const written = splitRounds(text, (line) => games.some((game) => game.isLine(line)));
  const { headers } = written.rounds[0];
  const named = headers.get("game");
  const deal = headers.get("deal")?.text ?? "";
  const game = named
    ? refusing(
        (refusal) => refusal.atLine(named.line),
        () => gameNamed(games, foldCase(named.text)),
      )
    : (games.find((one) => one.isLine(deal) || headers.has(one.boardHeader)) ?? games[0]);
  return game.documentFromText(written);
}

function gameNamed<Game extends AnyGame>(games: readonly Game[], named: Json): Game {
  const game = games.find(({ name }) => name === named);
  if (game) return game;
  const names = games.map(({ name }) => name).join(", ");
  throw new Refusal("game", `unknown game ${quote(named)}; there are ${names}`);
}

function readDocument<Game extends AnyGame>(games: readonly Game[], document: Json): Opened<Game> {
  const rounds = games.find((game) => game.rounds);
  if (rounds?.rounds && isObject(document) && isWholeGame(document)) {
    const read = rounds.rounds.read(document, {
      readRound: (round, checks) => readRound(rounds, round, checks),
    });
    const earlier = read.slice(0, -1).map(({ position, moves }) => ({ position, moves }));
    return { ...openedRound(rounds, read.at(-1)!), earlier };
  }
  if (isObject(document) && Object.hasOwn(document, "moves")) {
    const game = isObject(document.deal)
      ? refusing(
          (refusal) => refusal.inside("deal"),
          () => gameOf(games, document.deal as JsonObject),
        )
      : games[0];
    return openedRound(game, readRound(game, document));
  }
  const game = isObject(document) ? gameOf(games, document) : games[0];
  return { game, position: positionFrom(game, document), moves: [] };
}

function isWholeGame(document: JsonObject): boolean {
  return fieldOr(document, "schema", "rounds" in document ? GAME_SCHEMA : ROUND_SCHEMA) === GAME_SCHEMA;
}

function gameOf<Game extends AnyGame>(games: readonly Game[], document: JsonObject): Game {
  return Object.hasOwn(document, "game") ? gameNamed(games, document.game) : games[0];
}

function positionFrom<Position>(game: GameRules<Position>, document: Json): Position {
  if (!isObject(document)) return game.fromDocument(document);
  const { game: _, ...fields } = document;
  return game.fromDocument(fields);
}

/** Read the record of a round from JSON; `checks` are those of its deal. Throws a Refusal. */
function readRound<Position>(
  game: GameRules<Position>,
  document: Json,
  checks?: DealChecks<Position>,
): ReadRound<Position> {
  const given = checkFields(document, "", ["deal", "moves"], ["schema", ...game.recordKeys]);
  const fields = game.completeRecord?.(given) ?? given;
  if (fieldOr(fields, "schema", ROUND_SCHEMA) !== ROUND_SCHEMA) {
    throw new Refusal("schema", `expected '${ROUND_SCHEMA}', not ${quote(fields.schema)}`);
  }
  const entries = readEntries(fields.moves);
  const deal = refusing(
    (refusal) => refusal.inside("deal"),
    () => {
      const position = positionFrom(game, fields.deal);
      checks?.checkDeal(position);
      return position;
    },
  );
  const round = replayMoves(game, deal, entries);
  game.checkEnd?.(fields, round.end);
  checkDate(fields);
  return round;
}

function checkDate(fields: JsonObject): void {
  if (!Object.hasOwn(fields, "date")) return;
  const written = checkType(fields.date, "string", "date");
  const day = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(written) ? new Date(`${written}T00:00:00Z`) : null;
  if (day && !isNaN(day.getTime()) && day.toISOString().startsWith(written)) return;
  throw new Refusal("date", `expected year-month-day such as 2026-10-03, not ${quote(written)}`);
}

// Writing.

/** The moves of a round with the seats that made them. */
export function seatMoves<Position>(game: GameRules<Position>, round: PlayedRound<Position>): SeatMove[] {
  let { position } = round;
  return round.moves.map((move) => {
    const seat = game.toMove(position)!;
    position = game.after(position, move);
    return { seat, move };
  });
}

/** True if a text is read as this round. */
export function readsBack<Position>(
  game: GameRules<Position>,
  text: string,
  round: PlayedRound<Position>,
): boolean {
  try {
    const read = readText([game as AnyGame], text);
    const same = game.line(read.position as Position) === game.line(round.position);
    return same && read.moves.join() === round.moves.join();
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** A round as `ppsolve review` reads it. */
export interface RoundRecord {
  schema: typeof ROUND_SCHEMA;
  deal: object;
  moves: { player: string; move: string }[];
}

/** A whole game as `ppsolve review` reads it. */
export interface GameRecord {
  schema: typeof GAME_SCHEMA;
  players: string[];
  rounds: RoundRecord[];
}

export function roundRecord<Position>(game: GameRules<Position>, round: PlayedRound<Position>): RoundRecord {
  const names = game.names(round.position);
  const moves = seatMoves(game, round).map(({ seat, move }) => ({ player: names[seat], move }));
  return { schema: ROUND_SCHEMA, deal: game.document(round.position), moves };
}

export function gameRecord<Position>(
  game: GameRules<Position>,
  rounds: readonly PlayedRound<Position>[],
): GameRecord {
  const players = game.names(rounds[0].position);
  return { schema: GAME_SCHEMA, players, rounds: rounds.map((round) => roundRecord(game, round)) };
}

/* The text form of rounds and games of Penguin Party, as solver/party/record_text.py. */

import type { Json } from "../game.ts";
import type { JsonObject } from "../input.ts";
import { findSeat, quote, Refusal, refusing } from "../input.ts";
import {
  type Header,
  movesText,
  namesIn,
  pairsIn,
  readMoves,
  refuseOthers,
  type SeatMove,
  wrongHeader,
  type WrittenRecord,
  type WrittenRound,
  writtenName,
} from "../record_text.ts";
import {
  lineFields,
  type LineFields,
  overrideFrom,
  PARTY_LINE,
  partyDocument,
  partyLine,
  rowsFromText,
} from "./formats.ts";
import type { PartyPosition } from "./position.ts";
import { DEFAULT_EDITION, rulesText } from "./rules.ts";

const ONE_MOVE = /[A-Za-z]\s?(?:left|right|<|>)(?![^\s,;])|[^\s,;]+/iy;
const SIDES: Partial<Record<string, string>> = { "<": "left", ">": "right" };
const OF_A_DEAL = ["players", "hands", "rules", "points", "starts", "pyramid"];
const OF_A_ROUND = ["game", "left", "date", "tumble"];

// Reading.

/** The JSON of a record in text form. Throws a Refusal. */
export function documentFromText({ rounds, game }: WrittenRecord): JsonObject {
  const names = playersOf(rounds[0]);
  const documents = rounds.map((round) => roundDocument(round, names));
  return game ? { players: names, rounds: documents } : documents[0];
}

function playersOf({ headers }: WrittenRound): string[] {
  const deal = headers.get("deal");
  if (deal) return fieldsOf(deal).players.map(({ name }) => name);
  const players = headers.get("players");
  if (players) return namesIn(players);
  throw new Refusal("players", "is missing; begin with a line such as 'players: Julia, Marc, Priya'");
}

function roundDocument(written: WrittenRound, names: string[]): JsonObject {
  const { headers, lines } = written;
  const document: JsonObject = { schema: "ppsolve.record/1" };
  const line = headers.get("deal");
  if (line) {
    refuseOthers(written, ["deal", ...OF_A_ROUND]);
    const fields = fieldsOf(line);
    document.deal = partyDocument({ ...fields, toMove: fields.toMove ?? 0 });
  } else {
    refuseOthers(written, [...OF_A_DEAL, ...OF_A_ROUND]);
    document.deal = dealDocument(written, names);
  }
  document.moves = readMoves(lines, names, ONE_MOVE).map((entry) =>
    "move" in entry ? { ...entry, move: moveText(entry.move as string) } : entry,
  );
  const left = headers.get("left");
  if (left) document.left = Object.fromEntries(pairsIn(left));
  const date = headers.get("date");
  if (date) document.date = date.text;
  const tumble = headers.get("tumble");
  if (tumble) document.tumble = { player: namesIn(tumble)[0] };
  return document;
}

function fieldsOf(header: Header): LineFields {
  return refusing(
    (refusal) => refusal.inside("deal").atLine(header.line),
    () => lineFields(header.text),
  );
}

function dealDocument({ headers }: WrittenRound, names: string[]): JsonObject {
  const given = headers.get("players");
  const seated = given ? namesIn(given) : names;
  const players = seated.map((name): JsonObject => ({ name }));
  const deal: JsonObject = { players };
  for (const [key, field] of [
    ["hands", "hand"],
    ["points", "tokens"],
  ]) {
    const header = headers.get(key);
    if (!header) continue;
    for (const [name, text] of pairsIn(header)) {
      const seat = refusing(
        (refusal) => refusal.atLine(header.line),
        () => findSeat(seated, name, key),
      );
      if (key === "points" && !/^[0-9]{1,9}$/.test(text)) {
        throw wrongHeader(header, `expected NAME=POINTS, such as ${name}=3, not ${quote(text)}`);
      }
      players[seat][field] = key === "points" ? Number(text) : text;
    }
  }
  const rules = headers.get("rules");
  if (rules) deal.rules = rulesIn(rules);
  const starts = headers.get("starts");
  if (starts) deal.to_move = namesIn(starts)[0];
  const pyramid = headers.get("pyramid");
  if (pyramid) deal.pyramid = rowsFromText(pyramid.text.replace(/\s/g, "") || "-");
  return deal;
}

/** Read rules: an edition, `KEY=VALUE`, or an edition and several of them, separated by commas. */
function rulesIn(header: Header): Json {
  const words = header.text.split(",").map((word) => word.trim());
  const edition = words[0].includes("=") ? DEFAULT_EDITION : words.shift();
  return refusing(
    (refusal) => refusal.atLine(header.line),
    () => ({ edition, ...Object.fromEntries(words.map(overrideFrom)) }),
  );
}

/** A move as records write it: `rA1` is `Ra1`, `r<` is `Rleft`. */
function moveText(written: string): string {
  const place = written.slice(1).trim().toLowerCase();
  return written[0].toUpperCase() + (SIDES[place] ?? place);
}

// Writing.

/** A round to write: its deal, the moves, and its last position. */
export interface WritableRound {
  deal: PartyPosition;
  moves: SeatMove[];
  end: PartyPosition;
}

/** The headers that the later rounds of a game leave out: they follow from the rounds before. */
const CARRIED_OVER = /^(?:players|rules|points|starts): /;

/** The text form of a round, and of a game if there are several. `readsBack` finds whether a text is read as a round. */
export function recordText<Round extends WritableRound>(
  rounds: readonly Round[],
  game: boolean,
  readsBack: (text: string, round: Round) => boolean,
): string {
  const texts = rounds.map((round) => roundLines(round, (text) => readsBack(text, round)));
  if (!game) return `${texts[0].join("\n")}\n`;
  const blocks = texts.map((lines, number) => {
    const own = number ? lines.filter((line) => !CARRIED_OVER.test(line)) : lines;
    return [`round ${number + 1}`, ...own].join("\n");
  });
  return `${blocks.join("\n\n")}\n`;
}

/** The lines of a round. Hands are not written if they follow from the moves and the cards left, nor names before moves
    if the turns follow from the cards. */
function roundLines({ deal, moves, end }: WritableRound, readsBack: (text: string) => boolean): string[] {
  const names = deal.players.map(({ name }) => writtenName(name, isPartyLine));
  const table = { starts: deal.toMove ?? 0, seats: names.length };
  const left = end.players.flatMap(({ hand }, seat) => (hand ? [`${names[seat]}=${hand}`] : []));
  const rest = left.length ? [`left: ${left.join(", ")}`] : [];
  for (const named of [null, names]) {
    const lines = [...dealLines(deal, names), ...rest, ...movesText(moves, table, named)];
    if (readsBack(lines.join("\n"))) return lines;
  }
  return [`deal: ${partyLine(deal)}`, ...rest, ...movesText(moves, table, null)];
}

function isPartyLine(text: string): boolean {
  return PARTY_LINE.test(text);
}

function dealLines({ rules, players, rows, toMove }: PartyPosition, names: string[]): string[] {
  const lines = [`players: ${names.join(", ")}`];
  const named = rulesText(rules);
  if (named !== DEFAULT_EDITION) lines.push(`rules: ${named.replaceAll(",", ", ")}`);
  const held = players.flatMap(({ tokens }, seat) => (tokens ? [`${names[seat]}=${tokens}`] : []));
  if (held.length) lines.push(`points: ${held.join(", ")}`);
  if (toMove) lines.push(`starts: ${names[toMove]}`);
  if (rows.length) lines.push(`pyramid: ${rows.join("/")}`);
  return lines;
}

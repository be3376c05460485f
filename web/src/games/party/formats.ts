/* Reads and writes positions of Penguin Party, in one line of text and as JSON: as solver/party/textform.py and
   jsonform.py, with the checks of position.py and pyramid.py. */

import type { Json, Seat } from "../game.ts";
import type { JsonObject } from "../input.ts";
import type { PartyPosition, Player, Rules } from "./position.ts";
import {
  checkFields,
  checkName,
  checkPositionSchema,
  checkType,
  DEFAULT_NAMES,
  encodeName,
  exactNumber,
  fieldOr,
  isObject,
  nameFrom,
  nameText,
  quote,
  Refusal,
  seatFrom,
  stringsFrom,
} from "../input.ts";
import { checkDeck, checkRows, ROWS_FIELD } from "./checks.ts";
import { COLOURS, settle, sortHand } from "./position.ts";
import {
  checkNumberOfPlayers,
  checkRuleName,
  DEFAULT_EDITION,
  overridesOf,
  rulesOf,
  rulesText,
} from "./rules.ts";

/** Check players and rows, and tidy them. Throws a Refusal if something is wrong. */
export function checkTable(
  rules: Rules,
  given: Player[],
  givenRows: string[],
): Pick<PartyPosition, "players" | "rows"> {
  if (given.length !== rules.players) {
    throw new Refusal("players", `${given.length} players, but the rules are for ${rules.players}`);
  }
  const names = given.map(({ name }) => name);
  for (const [seat, player] of given.entries()) {
    checkName(names, seat);
    if (player.hand.includes("?")) {
      throw new Refusal(
        `players[${seat}].hand`,
        "has hidden cards; only ppsolve advise accepts such a position",
      );
    }
    for (const letter of player.hand) {
      if (/\s/.test(letter) || COLOURS.includes(letter.toUpperCase())) continue;
      const known = [...COLOURS].join(" ");
      throw new Refusal(`players[${seat}].hand`, `unknown colour ${quote(letter)}; colours are ${known}`);
    }
    if (player.tokens < 0) throw new Refusal(`players[${seat}].tokens`, `${player.tokens} is less than 0`);
  }
  const rows = checkRows(givenRows, rules);
  const players = given.map((player) => ({ ...player, hand: player.hand.replace(/\s/g, "").toUpperCase() }));
  checkDeck(players, rows, rules);
  const sorted = players.map(({ name, hand, tokens, out }) => ({
    name,
    hand: sortHand(hand),
    tokens,
    out: out && hand !== "",
  }));
  return { players: sorted, rows };
}

/** Check a position and settle its turn. Throws a Refusal if something is wrong. */
export function checkPosition(
  rules: Rules,
  given: Player[],
  toMove: Seat | null,
  givenRows: string[],
): PartyPosition {
  const { players, rows } = checkTable(rules, given, givenRows);
  return settle(rules, players, rows, toMove ?? 0);
}

// One line of text.

export const PARTY_LINE = /^[a-z]+-[0-9]{4}[,:]/;
const LINE_HAND =
  /^(?:([^=]*)=)?( *(?:[A-Za-wyz]|\?[0-9]*)(?:[A-Za-wyz ]|\?[0-9]*)*|-)(?:\+([0-9]{1,4300}))?(x)?$/;

export function partyLine({ rules, players, rows, toMove }: PartyPosition): string {
  const hands = players.map(({ name, hand, tokens, out }, seat) => {
    const called = name === DEFAULT_NAMES[seat] ? "" : `${encodeName(name)}=`;
    return `${called}${hand || "-"}${tokens ? `+${tokens}` : ""}${out ? "x" : ""}`;
  });
  return [rulesText(rules), rows.join("/") || "-", hands.join(","), toMove ?? "-"].join(":");
}

/** The fields of a line. They need not form a position. */
export interface LineFields {
  rules: Rules;
  players: Player[];
  toMove: Seat | null;
  rows: string[];
}

export function partyFromLine(text: string): PartyPosition {
  const { rules, players, toMove, rows } = lineFields(text);
  const position = checkPosition(rules, players, toMove, rows);
  if (toMove === null && position.toMove !== null) {
    const mover = nameText(position.players[position.toMove].name);
    throw new Refusal("to_move", `'-' means the round is over, but ${mover} can move`);
  }
  return position;
}

/** Read the fields of a line. Throws a Refusal. */
export function lineFields(text: string): LineFields {
  const fields = text.split(":");
  if (fields.length !== 4) {
    const what = `${fields.length} fields separated by ':', but a line has 4: rules:pyramid:hands:seat`;
    throw new Refusal("position", what);
  }
  const [rulesField, pyramidField, playersField, seatField] = fields;
  const entries = playersField.split(",");
  checkNumberOfPlayers(entries.length, 2, 6);
  const players = entries.map(playerFromLine);
  const rules = rulesFromLine(rulesField, players.length);
  const seats = [...players.keys()].map(String);
  if (seatField !== "-" && !seats.includes(seatField)) {
    throw new Refusal("to_move", `expected a seat from 0 to ${players.length - 1}, not ${quote(seatField)}`);
  }
  return {
    rules,
    players,
    toMove: seatField === "-" ? null : Number(seatField),
    rows: rowsFromText(pyramidField),
  };
}

/** Read rows from the second field of a line, without checking that they form a pyramid. */
export function rowsFromText(text: string): string[] {
  return text === "-" ? [] : text.split("/");
}

function playerFromLine(entry: string, seat: Seat): Player {
  const where = `players[${seat}]`;
  const match = LINE_HAND.exec(entry);
  if (!match) {
    throw new Refusal(where, `expected [NAME=]CARDS[+TOKENS][x], such as Bob=RRG+3, not ${quote(entry)}`);
  }
  const [, name, cards, tokens, out] = match;
  return {
    name: name === undefined ? DEFAULT_NAMES[seat] : nameFrom(name, where),
    hand: cards === "-" ? "" : cards,
    tokens: exactNumber(Number(tokens ?? 0), `${where}.tokens`),
    out: out !== undefined,
  };
}

function rulesFromLine(text: string, players: number): Rules {
  const [edition, ...words] = text.split(",");
  const overrides: Record<string, Json> = {};
  for (const word of words) {
    const [key, value] = overrideFrom(word);
    if (Object.hasOwn(overrides, key)) throw new Refusal("rules", `a rule occurs twice in ${quote(text)}`);
    overrides[key] = value;
  }
  return rulesOf(players, edition, overrides);
}

/** Read `KEY=VALUE`: the name of a rule, and its value, which `rulesOf` checks. Throws a Refusal. */
export function overrideFrom(word: string): [key: string, value: Json] {
  const [key, ...rest] = word.split("=");
  if (!rest.length) throw new Refusal("rules", `expected KEY=VALUE after the edition, not ${quote(word)}`);
  checkRuleName(key);
  const value = rest.join("=");
  if (key === "deck" && /^(?:[A-Z][0-9]{1,3})+$/.test(value)) {
    const deck = [...value.matchAll(/([A-Z])([0-9]+)/g)].map(([, colour, number]) => [
      colour,
      Number(number),
    ]);
    if (new Set(deck.map(([colour]) => colour)).size < deck.length) {
      throw new Refusal("rules.deck", `a colour occurs twice in ${quote(value)}`);
    }
    return [key, Object.fromEntries(deck)];
  }
  return [key, /^[0-9]{1,9}$/.test(value) ? Number(value) : value];
}

// JSON.

export function partyDocument({ rules, players, rows, toMove }: LineFields): JsonObject {
  return {
    schema: "ppsolve.position/1",
    rules: rulesDocument(rules),
    players: players.map(({ name, hand, tokens, out }) => ({
      name,
      hand,
      ...(tokens ? { tokens } : {}),
      ...(out ? { out } : {}),
    })),
    ...(toMove === null ? {} : { to_move: players[toMove].name }),
    [ROWS_FIELD]: rows,
  };
}

/** The rules as JSON: the name of an edition, or an object with what differs from it. */
export function rulesDocument(rules: Rules): Json {
  const overrides = overridesOf(rules);
  return Object.keys(overrides).length ? { edition: rules.edition, ...overrides } : rules.edition;
}

export function partyFromDocument(document: Json): PartyPosition {
  const { rules, players, toMove, rows } = documentFields(document);
  return checkPosition(rules, players, toMove, rows);
}

/** Read the fields of a document. Throws a Refusal. */
export function documentFields(document: Json): LineFields {
  const fields = checkFields(document, "", ["players"], ["schema", "rules", "to_move", ROWS_FIELD]);
  checkPositionSchema(fields);
  const entries = checkType(fields.players, "list", "players");
  checkNumberOfPlayers(entries.length, 2, 6);
  const players = entries.map(playerFromDocument);
  const rules = rulesFromDocument(fieldOr(fields, "rules", DEFAULT_EDITION), players.length);
  const names = players.map(({ name }) => name);
  const toMove = seatFrom(names, fieldOr(fields, "to_move", 0), "to_move");
  return { rules, players, toMove, rows: stringsFrom(fieldOr(fields, ROWS_FIELD, []), ROWS_FIELD) };
}

export function rulesFromDocument(given: Json, players: number): Rules {
  if (typeof given === "string") return rulesOf(players, given);
  if (!isObject(given))
    throw new Refusal("rules", `expected an edition's name or an object, not ${quote(given)}`);
  const { edition = DEFAULT_EDITION, ...overrides } = given;
  return rulesOf(players, checkType(edition, "string", "rules.edition"), overrides);
}

function playerFromDocument(given: Json, seat: Seat): Player {
  const where = `players[${seat}]`;
  const fields = checkFields(given, where, ["name", "hand"], ["tokens", "out"]);
  return {
    name: checkType(fields.name, "string", `${where}.name`),
    hand: checkType(fields.hand, "string", `${where}.hand`),
    tokens: checkType(fieldOr(fields, "tokens", 0), "whole", `${where}.tokens`),
    out: checkType(fieldOr(fields, "out", false), "boolean", `${where}.out`),
  };
}

/* Records of whole games: the points carried over from round to round, who starts, and the standings. As
   solver/party/game_record.py, without falling pyramids. */

import type { Json, Seat } from "../game.ts";
import type { JsonObject } from "../input.ts";
import {
  checkFields,
  checkType,
  fieldOr,
  isObject,
  nameText,
  quote,
  Refusal,
  refusing,
  stringsFrom,
} from "../input.ts";
import type { Place, ReadRound, RoundReader } from "../rounds.ts";
import { rulesDocument } from "./formats.ts";
import type { PartyPosition } from "./position.ts";
import { EDITIONS, rulesText } from "./rules.ts";

export const GAME_SCHEMA = "ppsolve.game/1";

type PartyRound = ReadRound<PartyPosition>;
type PartyReader = RoundReader<PartyPosition>;

/** The points that everybody pays or gives back for a round that is over. */
export function scoresOf({ players, rules }: PartyPosition): number[] {
  return players.map(({ hand, tokens }) => hand.length || -Math.min(rules.bonus, tokens));
}

/** The points that everybody holds: after the round if it is over, else before it. */
export function totalsOf(end: PartyPosition): number[] {
  const scores = end.toMove === null ? scoresOf(end) : end.players.map(() => 0);
  return end.players.map(({ tokens }, seat) => tokens + scores[seat]);
}

/** The players from the lowest total to the highest; equal totals share a rank. */
export function standingsOf(totals: readonly number[]): Place[] {
  return totals
    .map((total, seat) => ({ seat, total, rank: 1 + totals.filter((other) => other < total).length }))
    .sort((one, other) => one.total - other.total || one.seat - other.seat);
}

/** The seat that starts the round after `played` rounds; `first` is the deal of the first one. */
export function starterAfter(first: PartyPosition, played: number): Seat {
  return ((first.toMove ?? 0) + played) % first.players.length;
}

/** Why no round follows after some finished ones, or "" if another one is due. */
export function whyOver(ends: readonly PartyPosition[]): string {
  const last = ends.at(-1);
  const extra = last ? ends.length - last.players.length : -1;
  if (!last || extra < 0) return "";
  const over = `the game was over after round ${ends.length}`;
  const totals = totalsOf(last);
  const least = Math.min(...totals);
  if (totals.filter((total) => total === least).length === 1) return `${over}: the lowest total is not tied`;
  const { edition } = last.rules;
  const { extraRounds } = EDITIONS[edition];
  if (extraRounds === "any" || (extraRounds === "one" && extra < 1)) return "";
  const allowed = extraRounds === "one" ? "one extra round" : "no extra round";
  return `${over}: ${edition} allows ${allowed} after a tie`;
}

/** Read a game from JSON. Throws a Refusal that names the round and the move. */
export function readGame(document: Json, reader: PartyReader): PartyRound[] {
  const fields = checkFields(document, "", ["players", "rounds"], ["schema"]);
  if (fieldOr(fields, "schema", GAME_SCHEMA) !== GAME_SCHEMA) {
    throw new Refusal("schema", `expected '${GAME_SCHEMA}', not ${quote(fields.schema)}`);
  }
  const names = stringsFrom(fields.players, "players");
  const documents = checkType(fields.rounds, "list", "rounds");
  if (!documents.length) throw new Refusal("rounds", "at least one round is needed");
  const rounds: PartyRound[] = [];
  for (const given of documents) {
    const label = `round ${rounds.length + 1}`;
    refusing(
      (refusal) => refusal.inside(label),
      () => rounds.push(nextRound(given, names, rounds, reader)),
    );
  }
  return rounds;
}

function nextRound(
  given: Json,
  names: readonly string[],
  rounds: readonly PartyRound[],
  reader: PartyReader,
): PartyRound {
  const [first, last] = [rounds.at(0), rounds.at(-1)];
  if (!first || !last) {
    return reader.readRound(given, {
      checkDeal(deal) {
        checkNames(deal, names);
        checkTokens(
          deal,
          names.map(() => 0),
        );
      },
    });
  }
  if (last.end.toMove !== null)
    throw new Refusal("", `round ${rounds.length} is unfinished; only the last round may be`);
  const over = whyOver(rounds.map(({ end }) => end));
  if (over) throw new Refusal("", over);
  const starter = starterAfter(first.position, rounds.length);
  return reader.readRound(filledIn(given, last, starter), {
    checkDeal(deal) {
      checkNames(deal, names);
      checkTokens(deal, totalsOf(last.end));
      const [its, due] = [deal.rules, first.position.rules].map((rules) =>
        rulesText(rules).replaceAll(",", ", "),
      );
      if (its !== due) throw new Refusal("rules", `${its}, but the game began with ${due}`);
      if (deal.toMove !== null && deal.toMove !== starter) {
        const begins = nameText(names[deal.toMove]);
        throw new Refusal(
          "to_move",
          `${begins} begins, but this round starts with ${nameText(names[starter])}`,
        );
      }
    },
  });
}

/** A round as JSON with the fields that follow from the rounds before; what is malformed stays. */
function filledIn(given: Json, last: PartyRound, starter: Seat): Json {
  if (!isObject(given) || !isObject(given.deal)) return given;
  const deal: JsonObject = { rules: rulesDocument(last.position.rules), to_move: starter, ...given.deal };
  const totals = totalsOf(last.end);
  if (Array.isArray(deal.players)) {
    deal.players = deal.players.map((player: Json, seat) =>
      isObject(player) ? { tokens: totals.at(seat) ?? 0, ...player } : player,
    );
  }
  return { ...given, deal };
}

function checkNames({ players }: PartyPosition, names: readonly string[]): void {
  const found = players.map(({ name }) => name);
  if (found.length === names.length && found.every((name, seat) => name === names[seat])) return;
  const [its, due] = [found, names].map((some) => some.map(nameText).join(", "));
  throw new Refusal("players", `${its}, but the players of the game are ${due}`);
}

function checkTokens({ players }: PartyPosition, carried: readonly number[]): void {
  for (const [seat, { name, tokens }] of players.entries()) {
    if (tokens === carried[seat]) continue;
    const held = `${tokens}, but ${nameText(name)} holds ${carried[seat]} before this round`;
    throw new Refusal(`players[${seat}].tokens`, held);
  }
}

/* The text form of played games of Pingouin, as solver/pingouin/record_text.py. */

import type { JsonObject } from "../input.ts";
import { Refusal, refusing } from "../input.ts";
import {
  type Header,
  movesText,
  namesIn,
  readMoves,
  refuseOthers,
  type SeatMove,
  type WrittenRecord,
  type WrittenRound,
  writtenName,
} from "../record_text.ts";
import { checkFloePlayers, FLOE_START, floeDocument, floeFromLine, floeLine } from "./formats.ts";
import { floeRows, PENGUINS_EACH, type PingouinPosition, SEAT_LETTERS } from "./position.ts";

const ONE_MOVE = /[a-h][1-8]\s*-\s*[a-h][1-8](?![^\s,;])|[^\s,;]+/iy;

// Reading.

/** The JSON of a record in text form. Throws a Refusal. */
export function floeDocumentFromText({ rounds }: WrittenRecord): JsonObject {
  if (rounds.length > 1)
    throw new Refusal("round 2", "a game of Pingouin has no rounds; write one file for each game");
  const [written] = rounds;
  const { headers, lines } = written;
  const line = headers.get("deal");
  const deal = line ? lineDeal(written, line) : drawnDeal(written);
  const names = (deal.players as { name: string }[]).map(({ name }) => name);
  const moves = readMoves(lines, names, ONE_MOVE).map((entry) =>
    "move" in entry ? { ...entry, move: (entry.move as string).replace(/\s/g, "").toLowerCase() } : entry,
  );
  const date = headers.get("date");
  return { schema: "ppsolve.record/1", deal, moves, ...(date ? { date: date.text } : {}) };
}

function lineDeal(written: WrittenRound, header: Header): JsonObject {
  refuseOthers(written, ["deal", "game", "date"]);
  return refusing(
    (refusal) => refusal.inside("deal").atLine(header.line),
    () => floeDocument(floeFromLine(header.text)),
  );
}

function drawnDeal(written: WrittenRound): JsonObject {
  const { headers } = written;
  refuseOthers(written, ["game", "players", "rows", "starts", "date"]);
  const needed = (key: string, such: string): Header => {
    const header = headers.get(key);
    if (header) return header;
    throw new Refusal(key, `is missing; write a line such as '${such}'`);
  };
  const players = needed("players", "players: Alice, Bob");
  const rows = needed("rows", "rows: 3332111/11121311/...").text.replace(/\s/g, "");
  const names = namesIn(players);
  checkFloePlayers(names.length);
  const drawn = [...SEAT_LETTERS].some((letter) => rows.toUpperCase().includes(letter));
  const toPlace = drawn ? {} : { to_place: PENGUINS_EACH[names.length] };
  const starts = headers.get("starts");
  return {
    game: "pingouin",
    rows: rows.split("/"),
    players: names.map((name) => ({ name, ...toPlace })),
    ...(starts ? { to_move: namesIn(starts)[0] } : {}),
  };
}

// Writing.

/** The text form of a game; `readsBack` finds whether a text is read as this game. */
export function floeRecordText(
  deal: PingouinPosition,
  moves: readonly SeatMove[],
  readsBack: (text: string) => boolean,
): string {
  const names = deal.players.map(({ name }) => writtenName(name, (text) => text.startsWith(FLOE_START)));
  const written = movesText(moves, { starts: deal.toMove ?? 0, seats: names.length }, null);
  const starts = deal.toMove ? [`starts: ${names[deal.toMove]}`] : [];
  const head = ["game: pingouin", `players: ${names.join(", ")}`, ...starts, "rows:", ...floeRows(deal)];
  const text = `${[...head, ...written].join("\n")}\n`;
  return readsBack(text) ? text : `${[`deal: ${floeLine(deal)}`, ...written].join("\n")}\n`;
}

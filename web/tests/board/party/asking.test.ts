/* "What should I play?": the table that a player sees, and the panel. */

import assert from "node:assert/strict";
import { beforeEach, describe, mock, test } from "node:test";
import { AskedTable } from "../../../src/board/party/asked_table.ts";
import { PartyAdviser } from "../../../src/board/party/asking.ts";
import { PARTY } from "../../../src/board/party/party.ts";
import type { PyramidDraft } from "../../../src/board/party/table.ts";
import { twoDigits } from "../../../src/games/format.ts";
import { Refusal } from "../../../src/games/input.ts";
import { readSeen } from "../../../src/games/party/seen_round.ts";
import { part } from "../../../src/ui/elements.ts";
import { choose, openDocument } from "../../support/board_document.ts";
import { coreAnalyst } from "../../support/board_games.ts";
import { openCore } from "../../support/core.ts";

const LINE = "iello-2024:RGB/R.:Ann=RRGYPB,Ben=B?3,Cyd=?4:0";

function seenTable(text = LINE): AskedTable {
  const table = new AskedTable();
  table.take(readSeen(text)!);
  return table;
}

describe("a table with hidden hands", () => {
  test("is read from a line, a link with moves, or JSON; other texts are not for it", () => {
    assert.deepEqual(
      seenTable()
        .round()
        .players.map(({ hand }) => hand),
      ["RRGYPB", "B???", "????"],
    );
    assert.equal(seenTable(`${LINE};Ra4,Ba5,Ga6`).round().players[1].hand, "???");
    const players = [
      { name: "Ann", hand: "RG" },
      { name: "Ben", hand: "?2" },
    ];
    const record = { deal: { players }, moves: ["Ra1", { player: "Ben", move: "Ya2" }] };
    assert.deepEqual(seenTable(JSON.stringify(record)).round().rows, ["RY"]);
    assert.equal(readSeen(JSON.stringify({ game: "party", players }))!.entries.length, 0);
    for (const text of ["", "hello?", "iello-2024:-:RG,GB:0", '{"deal": "?"}', '{"game": "pingouin?"}', "{?"])
      assert.equal(readSeen(text), null);
  });

  test("follows the cards, and tells who lacks which colours", () => {
    const table = seenTable("iello-2024,base=2:RG:RRRR,?4,?4:0");
    assert.throws(() => table.follow("Rb2"), Refusal);
    table.follow("Rb1");
    assert.equal(table.view(), null);
    assert.equal(table.round().over, false);
    const full = seenTable("iello-2024,base=3:RRG:RRRG,?4,?4:0");
    full.follow("Rb1");
    full.follow(null);
    assert.deepEqual([full.round().lacking[1], full.round().players[1].out], ["RG", true]);
    full.follow("Gb2");
    const { position, seen, lacking } = full.view()!;
    assert.deepEqual([position.toMove, lacking[1]], [0, "RG"]);
    assert.deepEqual(seen, [{ seat: 2, move: "Gb2", before: ["RRG", "R."] }]);
    assert.equal(full.undo(), true);
    assert.equal(full.round().turn, 2);
  });

  test("gives everybody as many cards as you, unless they are counted", () => {
    const table = new AskedTable();
    table.setPlayers(4);
    for (const colour of "RGB") table.give(colour);
    table.setCount(2, 5);
    table.takeBack("G");
    assert.deepEqual(table.hands.slice(0, 4), ["RB", "??", "?????", "??"]);
    assert.deepEqual([table.available("R"), table.available("B")], [6, 7]);
    table.begin();
    assert.deepEqual([table.available("R"), table.available("Y")], [1, 0]);
    table.follow("Ra1");
    assert.equal(table.available("Y"), 7);
    table.changeTable();
    assert.deepEqual([table.following, table.rows, table.hands[0]], [false, ["R"], "B"]);
  });

  test("is kept on the device", () => {
    const table = seenTable(`${LINE};Ra4,Ba5,Ga6`);
    table.follow("Ya7");
    const again = new AskedTable();
    again.load(JSON.parse(JSON.stringify(table.keep())));
    assert.deepEqual(again.round(), table.round());
    assert.equal(again.blank, false);
    assert.throws(() => again.load({}), Refusal);
  });
});

test("two digits are rounded as in Python", () => {
  assert.deepEqual([0.125, 1.625, 0.375, 1.005, 0.1, 2].map(twoDigits), [
    "0.12",
    "1.62",
    "0.38",
    "1.00",
    "0.10",
    "2.00",
  ]);
});

describe("the panel", () => {
  const drafts: PyramidDraft[] = [];
  const changed = mock.fn<() => void>();
  let adviser: PartyAdviser;

  beforeEach(async () => {
    openDocument();
    drafts.length = 0;
    const { ask } = coreAnalyst(await openCore());
    const analyst = { ask, hold: <Result>(doing: () => Promise<Result>) => doing() };
    const ignore = () => undefined;
    const showDraft = (draft: unknown) => void drafts.push(draft as PyramidDraft);
    const table = { showDraft, show: ignore, act: ignore, focusedPlace: () => "", close: ignore };
    adviser = new PartyAdviser({ changed, analyst, table: () => table });
    adviser.begin(PARTY.options());
  });

  function give(cards: string): void {
    for (const card of cards)
      part("asking-stacks").querySelector<HTMLElement>(`[data-colour=${card}]`)!.click();
  }

  function said(): string {
    return part("asking-said").textContent;
  }

  async function advised(): Promise<string> {
    while (part("advice").hidden) await new Promise((resolve) => setTimeout(resolve, 10));
    return part("advised").textContent + part("advice").textContent;
  }

  test("asks for the hand first", () => {
    part("asking-start").click();
    assert.equal(said(), "Give yourself a hand first: tap your cards.");
  });

  test("advises, follows the others, and advises again", async () => {
    choose(part("asking-players", HTMLSelectElement), "2");
    give("RG");
    part("asking-table").click();
    for (const move of ["Ra1", "Ga2"]) {
      give(move[0]);
      adviser.tap(move.slice(1));
    }
    adviser.tap("a2"); // takes the card back
    assert.deepEqual(drafts.at(-1)!.rows, ["R"]);
    part("asking-start").click();
    assert.equal(said(), "Simulating rounds …");
    const text = await advised();
    const best =
      /^([RG]) Best for you: (red|green) at the (left|right) end, with \d\.\d\d cards left on average\./;
    const [, card, colour, end] = best.exec(text)!;
    assert.deepEqual({ R: "red", G: "green" }[card], colour);
    assert.match(text, /Expected cards left \(simulated\)/);
    assert.match(text, /simulated rounds with random deals of the hidden cards/);
    assert.equal(drafts.at(-1)!.advised, card + (end === "left" ? "a0" : "a2"));
    give("R");
    adviser.tap("a0");
    const bobs = "Bob to place: tap the colour, then the place.";
    assert.equal(said(), `You: red at the left end. ${bobs}`);
    assert.deepEqual([part("advice").hidden, part("advised").textContent], [true, ""]);
    assert.equal(part("asking-out", HTMLButtonElement).disabled, true);
    give("B");
    adviser.tap("a3");
    assert.match(await advised(), /judged by their moves so far/);
    part("asking-undo").click();
    assert.equal(said(), bobs);
    part("asking-change").click();
    assert.equal(part("asking-form").hidden, false);
  });

  test("refuses what cannot be", () => {
    give("R");
    for (let count = 0; count < 40; count += 1)
      part("asking-seats").querySelectorAll<HTMLElement>(".seat-count .small")[2].click();
    part("asking-start").click();
    assert.match(said(), /only 35 cards of the deck are unseen\.$/);
    part("asking-table").click();
    give("B");
    adviser.tap("b1");
    assert.match(said(), /b1 is not open/);
  });

  test("is kept, with a summary", () => {
    assert.equal(adviser.summary(adviser.keep()), "");
    adviser.open(readSeen(LINE));
    assert.equal(adviser.summary(adviser.keep()), "At the table: Ann, Ben and Cyd.");
    adviser.load(adviser.keep());
    assert.equal(part("asking-moves").hidden, false);
  });
});

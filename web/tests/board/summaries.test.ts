/* The paragraphs of players: results, and the panel. tests/web/test_summaries_against_python.py compares the words. */

import assert from "node:assert/strict";
import { before, beforeEach, describe, test } from "node:test";
import { Line } from "../../src/board/history.ts";
import { showParagraphs } from "../../src/board/paragraphs.ts";
import { PARTY } from "../../src/board/party/party.ts";
import { PINGOUIN } from "../../src/board/pingouin/pingouin.ts";
import { judgeMoves } from "../../src/board/review.ts";
import { Study } from "../../src/board/study.ts";
import { summaryOf, type SummarySources } from "../../src/board/summaries.ts";
import { part } from "../../src/ui/elements.ts";
import { openDocument } from "../support/board_document.ts";
import { FLOE, ROUND, solvedStudy } from "../support/board_games.ts";

describe("the result", () => {
  function endOf(line: string): string[] {
    const position = PARTY.fromLine(line);
    return PARTY.names(position).map((_, seat) => PARTY.resultOf([{ position, move: "" }], seat).text);
  }

  test("of a round is told to the player", () => {
    assert.deepEqual(endOf("iello-2024,base=1:R:Ann=G,Ben=GG,Cyd=G:-"), [
      "Ann, you shared first place with Cyd, with 1 card left.",
      "Ben, you came last with 2 cards left; you were out from the start.",
      "Cyd, you shared first place with Ann, with 1 card left.",
    ]);
    assert.equal(endOf("iello-2024,base=1:R:You=G,Ben=GG:-")[0], "You won with 1 card left.");
    assert.equal(
      endOf("iello-2024:R:Ann=G,Ben=GG:0")[1],
      "Ben, the round is not finished; you have 2 cards left.",
    );
  });

  test("names the move of the last card", () => {
    const line = new Line(PARTY, PARTY.fromLine("iello-2024,base=2:-:R,GB:0"), ["Ra1", "Ga2"]);
    const { text, perfect, won } = PARTY.resultOf(line.spots, 0);
    assert.equal(text, "Alice, you won with no cards left: your last card went down at move 1.");
    assert.deepEqual([perfect, won], [true, true]);
  });

  test("of a game of Pingouin counts fish, then tiles", () => {
    const line = new Line(PINGOUIN, FLOE);
    assert.match(
      PINGOUIN.resultOf(line.spots, 0).text,
      /^Alice, the game is not finished; you have \d+ fish so far\.$/,
    );
    while (!PINGOUIN.over(line.position)) line.play(PINGOUIN.moves(line.position)[0]);
    const results = [0, 1].map((seat) => PINGOUIN.resultOf(line.spots, seat));
    assert.match(results[0].text, /^Alice, you (won|lost|tied with Bob,) with \d+ fish\.$/);
    assert.equal(results.filter(({ place }) => place === 1).length >= 1, true);
  });
});

test("positions are alike that differ by a mirror or by names of colours", () => {
  const key = (line: string) => PARTY.alikeKey(PARTY.fromLine(line));
  assert.equal(key("iello-2024:RGB/R.:RG,GB:0"), key("iello-2024:BGR/.R:RG,GB:0"));
  assert.equal(key("iello-2024:RG:RB,GY:0"), key("iello-2024:GR:GY,RB:0"));
  assert.notEqual(key("iello-2024:RG:RB,GY:0"), key("iello-2024:RG:RB,YY:0"));
  assert.notEqual(key("iello-2024:RG:RB,GY:0"), key("iello-2024:RG:RB,GY:1"));
});

describe("the paragraphs", () => {
  const line = new Line(PARTY, ROUND);
  while (!PARTY.over(line.position)) line.play(PARTY.moves(line.position)[0]);
  const solved = new Map<unknown, Study<typeof ROUND>>();

  before(async () => {
    for (const { position } of line.spots) solved.set(position, await solvedStudy(PARTY, position));
  });
  beforeEach(openDocument);

  const sourcesOf = (studyOf: (position: unknown) => Study<typeof ROUND>): SummarySources => ({
    studyOf: (position) => studyOf(position),
    ratingOf: () => null,
    viewOf: () => null,
  });

  test("are closed until they are opened: they name what was better", () => {
    const sources = sourcesOf((position) => solved.get(position)!);
    const judgements = judgeMoves(line, (position) => solved.get(position)!) as never;
    showParagraphs(line, judgements, sources);
    const [first] = part("paragraphs").querySelectorAll("details");
    assert.equal(first.open, false);
    assert.equal(first.querySelector("p")!.textContent, "");
    first.open = true;
    showParagraphs(line, judgements, sources);
    assert.match(
      first.querySelector("p")!.textContent,
      /^Alice, you .* was better\. In the worst case, .* leaves you/,
    );
  });

  test("are provisional while moves are not judged", () => {
    const open = (position: unknown) => new Study(PARTY, position as typeof ROUND);
    const judgements = judgeMoves(line, open) as never;
    const summary = summaryOf(line, 0, judgements, sourcesOf(open));
    assert.equal(summary.provisional, true);
    assert.equal(summary.basis.unjudged, summary.basis.choices);
    assert.equal(summary.decision, null);
  });
});

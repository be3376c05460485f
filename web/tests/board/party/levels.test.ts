/* The levels of the engine: fair ones see nothing that is hidden, and each is as strong as it says. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, mock, test } from "node:test";
import type { Analyst } from "../../../src/board/analysis.ts";
import { type EngineMode, STRENGTHS } from "../../../src/board/board_game.ts";
import { Line } from "../../../src/board/history.ts";
import type { Sampler } from "../../../src/board/party/engine.ts";
import { PARTY_LEVELS } from "../../../src/board/party/levels.ts";
import { PARTY } from "../../../src/board/party/party.ts";
import { Study } from "../../../src/board/study.ts";
import type { PartyPosition } from "../../../src/games/party/position.ts";
import type { Turns } from "../../../src/ui/party/growing.ts";
import { coreAnalyst } from "../../support/board_games.ts";
import { openCore } from "../../support/core.ts";

const core = await openCore();

/** A round after some moves, and a study that a fair level must not look at. */
function roundOf(line: string, moves: readonly string[] = []) {
  const round = new Line<PartyPosition, Turns>(PARTY, PARTY.fromLine(line), moves);
  return { spots: round.path, study: new Study(PARTY, round.position) };
}

/** The move of a level, on a clock that ends its thinking after a few samples. */
async function moveOf(mode: EngineMode, { spots, study }: ReturnType<typeof roundOf>): Promise<string> {
  let time = 0;
  const clock = mock.method(performance, "now", () => (time += 150));
  try {
    return await PARTY.move(mode, coreAnalyst(core), spots, study);
  } finally {
    clock.mock.restore(); // of mocks of mocks, restoreAll leaves one
  }
}

describe("a fair level", () => {
  // Bob and Carol hold other cards in each of these rounds; Alice sees no difference.
  const HANDS = [
    "RRGGYYPPB,GGYYPPBBR,RRYYGBBPP",
    "RRGGYYPPB,RRGBPPBYY,GGYPPYBRB",
    "RRGGYYPPB,GRYRPGBYB,PBYGYPRBP",
  ];
  const MOVES = ["Ra1", "Ga2", "Ba3"];

  for (const strength of STRENGTHS) {
    test(`plays the same move when hidden cards are exchanged: ${strength}`, async () => {
      for (const count of [0, 3]) {
        const found = new Set<string>();
        for (const hands of HANDS) {
          const round = roundOf(`iello-2024:-:${hands}:0`, MOVES.slice(0, count));
          found.add(await moveOf(strength, round));
        }
        assert.equal(found.size, 1, [...found].join());
      }
    });
  }

  test("does not look at what was proved with open hands", async () => {
    for (const strength of STRENGTHS) {
      const round = roundOf(`iello-2024:-:${HANDS[0]}:0`);
      const plain = await moveOf(strength, round);
      for (const move of PARTY.moves(round.study.position)) {
        const value = move === plain ? 9 : 0;
        round.study.worth.set(move, { low: value, high: value });
      }
      assert.equal(await moveOf(strength, round), plain);
    }
  });
});

describe("an all-seeing level", () => {
  const ROUND = "iello-2024,base=3:RR:GRY,RRR:0";

  test("sees the hands: its samples are of the cards that are really there", async () => {
    const asked: string[] = [];
    const sampler: Sampler = {
      ask(request) {
        asked.push(request.bytes.join());
        return coreAnalyst(core).ask(request);
      },
    };
    for (const mode of ["strong", "seeing-strong"] as const) {
      for (const line of [ROUND, ROUND.replace("RRR", "GYB")]) {
        const { spots, study } = roundOf(line);
        await PARTY.move(mode, sampler as Pick<Analyst, "ask">, spots, study);
      }
    }
    assert.equal(asked[0], asked[1]);
    assert.notEqual(asked[2], asked[3]);
  });

  test("plays a proved move at the strongest level", async () => {
    for (const best of ["Ga3", "Ra0"]) {
      const round = roundOf(ROUND);
      const { places } = round.study.tasks();
      for (const place of places) {
        const value = place.of === "move" && place.move !== best ? 2 : 1;
        round.study.learn(place, { low: value, high: value });
      }
      assert.deepEqual(round.study.best, [best]);
      assert.equal(await moveOf("seeing-strongest", round), best);
    }
  });
});

test("every level has its strength and its sight, and plays a legal move", async () => {
  const round = roundOf("iello-2024:-:RRGGYYPPB,GGYYPPBBR,RRYYGBBPP:0");
  const moves = PARTY.moves(round.study.position);
  for (const level of PARTY_LEVELS) {
    assert.ok(moves.includes(await moveOf(level.mode, round)), level.mode);
    assert.equal(level.sight?.all, level.mode.startsWith("seeing-"));
    assert.equal(level.mode.replace("seeing-", ""), level.strength);
  }
  assert.deepEqual(
    PARTY_LEVELS.map(({ strength }) => strength),
    [...STRENGTHS, ...STRENGTHS],
  );
});

describe("the levels differ in strength", () => {
  /** The cards left in some rounds of two, summed up; each level plays each seat. */
  async function cardsLeft(weak: EngineMode, strong: EngineMode): Promise<[weak: number, strong: number]> {
    const left: [number, number] = [0, 0];
    for (let seed = 1n; seed <= 8n; seed += 1n) {
      const deal = PARTY.newDeal(seed, ["Ann", "Bob"], PARTY.options());
      for (const first of [0, 1]) {
        const round = new Line<PartyPosition, Turns>(PARTY, deal);
        while (!PARTY.over(round.position)) {
          const mode = round.position.toMove === first ? weak : strong;
          const study = new Study(PARTY, round.position);
          round.play(await PARTY.move(mode, coreAnalyst(core), round.path, study));
        }
        for (const [seat, { hand }] of round.position.players.entries())
          left[seat === first ? 0 : 1] += hand.length;
      }
    }
    return left;
  }

  for (const [weak, strong] of [
    ["beginner", "club"],
    ["club", "strong"],
    ["seeing-beginner", "seeing-club"],
    ["seeing-club", "seeing-strong"],
  ] as const) {
    test(`${strong} is left with fewer cards than ${weak}`, async () => {
      const left = await cardsLeft(weak, strong);
      assert.ok(left[0] > left[1], left.join());
    });
  }

  test("by careless moves and by simulated rounds, as the guide says", async () => {
    const guide = readFileSync(new URL("../../../../docs/guides/board.md", import.meta.url), "utf-8");
    const sayings = [
      [
        "beginner",
        0.75,
        1,
        "three times out of four any card that fits, otherwise by one simulated round for",
      ],
      ["club", 0.4, 2, "two times out of five any card that fits, otherwise by two simulated rounds for"],
      ["strong", 0, 3, "by three simulated rounds for"],
    ] as const;
    for (const [mode, careless, rounds, words] of sayings) {
      assert.ok(guide.includes(`| ${mode} | ${words} each move |`), mode);
      const counts: number[] = [];
      const sampler: Sampler = {
        ask({ moves, count }) {
          counts.push(count);
          const none = moves.length * count;
          return Promise.resolve({
            samples: { cards: new Uint8Array(none), outlooks: new Uint16Array(none) },
          });
        },
      };
      for (let seed = 1n; seed <= 300n; seed += 1n) {
        const { path } = new Line<PartyPosition, Turns>(
          PARTY,
          PARTY.newDeal(seed, ["A", "B", "C"], PARTY.options()),
        );
        await PARTY.move(mode, sampler as Pick<Analyst, "ask">, path, new Study(PARTY, path[0].position));
      }
      assert.deepEqual([...new Set(counts)], [rounds]);
      assert.ok(Math.abs(1 - counts.length / 300 - careless) < 0.08, `${mode}: ${counts.length}`);
    }
  });
});

/* The documents that Python embeds have the types that the program gives them. tsc checks that; Node runs the rest.
   Imported JSON has no literal types and no tuples, so the types are widened first. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { undisguise } from "../../src/puzzles/disguise.ts";
import type { KnownSolution, PuzzleData, PuzzlePageData, Step } from "../../src/puzzles/documents.ts";
import { KINDS } from "../../src/puzzles/kinds.ts";
import type { DuelBook, DuelTask } from "../../src/puzzles/party/duel.ts";
import type { PyramidTask } from "../../src/puzzles/party/pyramid.ts";
import type { QueueBook, QueueTask } from "../../src/puzzles/party/queue.ts";
import type { ContestBook } from "../../src/puzzles/pingouin/contest_game.ts";
import type { CutoffTask } from "../../src/puzzles/pingouin/cutoff.ts";
import type { HarvestBook, HarvestTask } from "../../src/puzzles/pingouin/harvest.ts";
import type { RouteTask } from "../../src/puzzles/pingouin/route.ts";
import type { StrandTask } from "../../src/puzzles/pingouin/strand.ts";
import cutoff from "../fixtures/puzzles/cutoff.json" with { type: "json" };
import duel from "../fixtures/puzzles/duel.json" with { type: "json" };
import harvest from "../fixtures/puzzles/harvest.json" with { type: "json" };
import knownCutoff from "../fixtures/puzzles/known/cutoff.json" with { type: "json" };
import knownDuel from "../fixtures/puzzles/known/duel.json" with { type: "json" };
import knownHarvest from "../fixtures/puzzles/known/harvest.json" with { type: "json" };
import knownPyramid from "../fixtures/puzzles/known/pyramid.json" with { type: "json" };
import knownQueue from "../fixtures/puzzles/known/queue.json" with { type: "json" };
import knownRoute from "../fixtures/puzzles/known/route.json" with { type: "json" };
import knownStrand from "../fixtures/puzzles/known/strand.json" with { type: "json" };
import pyramid from "../fixtures/puzzles/pyramid.json" with { type: "json" };
import queue from "../fixtures/puzzles/queue.json" with { type: "json" };
import route from "../fixtures/puzzles/route.json" with { type: "json" };
import strand from "../fixtures/puzzles/strand.json" with { type: "json" };

/** The type as TypeScript gives it to imported JSON. */
type Widened<Type> = Type extends string
  ? string
  : Type extends readonly (infer Item)[]
    ? Widened<Item>[]
    : Type extends object
      ? string extends keyof Type
        ? Partial<Record<string, Widened<Type[keyof Type]>>>
        : { [Key in keyof Type]: Widened<Type[Key]> }
      : Type;

const DOCUMENTS: {
  pyramid: Widened<PuzzlePageData<PyramidTask>>;
  queue: Widened<PuzzlePageData<QueueTask>>;
  duel: Widened<PuzzlePageData<DuelTask>>;
  route: Widened<PuzzlePageData<RouteTask>>;
  harvest: Widened<PuzzlePageData<HarvestTask>>;
  cutoff: Widened<PuzzlePageData<CutoffTask>>;
  strand: Widened<PuzzlePageData<StrandTask>>;
} = { pyramid, queue, duel, route, harvest, cutoff, strand };

const SOLUTIONS: {
  pyramid: Widened<KnownSolution<object>>;
  queue: Widened<KnownSolution<QueueBook>>;
  duel: Widened<KnownSolution<DuelBook>>;
  route: Widened<KnownSolution<object>>;
  harvest: Widened<KnownSolution<HarvestBook>>;
  cutoff: Widened<KnownSolution<ContestBook>>;
  strand: Widened<KnownSolution<ContestBook>>;
} = {
  pyramid: knownPyramid,
  queue: knownQueue,
  duel: knownDuel,
  route: knownRoute,
  harvest: knownHarvest,
  cutoff: knownCutoff,
  strand: knownStrand,
};

/** Fields of the JSON that the type does not have. */
type Unknown<Json, Type> = Json extends unknown ? Exclude<keyof Json, keyof Type> : never;
type None<Fields extends never> = Fields;
type Puzzle<Document extends { puzzles: object[] }> = Document["puzzles"][number];

/** tsc fails here if Python writes a field that the types do not have. */
export type AllFieldsAreKnown = [
  None<Unknown<typeof pyramid, PuzzlePageData>>,
  None<Unknown<Puzzle<typeof pyramid>, PuzzleData>>,
  None<Unknown<Puzzle<typeof pyramid>["keyboard"], PuzzleData["keyboard"]>>,
  None<Unknown<Puzzle<typeof pyramid>["task"], PyramidTask>>,
  None<Unknown<Puzzle<typeof queue>["task"], QueueTask>>,
  None<Unknown<Puzzle<typeof queue>["task"]["rules"], DuelTask["rules"]>>,
  None<Unknown<Puzzle<typeof duel>["task"], DuelTask>>,
  None<Unknown<Puzzle<typeof duel>["task"]["players"][number], DuelTask["players"][number]>>,
  None<Unknown<Puzzle<typeof route>["task"], RouteTask>>,
  None<Unknown<Puzzle<typeof harvest>["task"], HarvestTask>>,
  None<Unknown<Puzzle<typeof cutoff>["task"], CutoffTask>>,
  None<Unknown<Puzzle<typeof cutoff>["task"]["players"][number], CutoffTask["players"][number]>>,
  None<Unknown<Puzzle<typeof strand>["task"], StrandTask>>,
  None<Unknown<typeof knownDuel, KnownSolution>>,
  None<Unknown<(typeof knownPyramid)["steps"][number], Step>>,
  None<Unknown<(typeof knownDuel)["steps"][number], Step>>,
  None<Unknown<(typeof knownCutoff)["steps"][number], Step>>,
  None<Unknown<(typeof knownDuel)["book"], DuelBook>>,
  None<Unknown<(typeof knownCutoff)["book"], ContestBook>>,
  None<Unknown<(typeof knownStrand)["book"], ContestBook>>,
];

test("every kind of puzzle has a document", () => {
  assert.deepEqual(Object.keys(DOCUMENTS).sort(), Object.keys(KINDS).sort());
  for (const [kind, { puzzles }] of Object.entries(DOCUMENTS)) assert.equal(puzzles[0].kind, kind);
});

test("the disguise of a solution comes off", () => {
  for (const kind of Object.keys(DOCUMENTS) as (keyof typeof DOCUMENTS)[]) {
    assert.deepEqual(undisguise(DOCUMENTS[kind].puzzles[0].known), SOLUTIONS[kind], kind);
  }
});

test("lines of the help are pairs, and marks have roles that the board can draw", () => {
  for (const { puzzles } of Object.values(DOCUMENTS)) {
    for (const line of puzzles[0].keyboard.help) assert.equal(line.length, 2);
  }
  const roles = Object.values(SOLUTIONS).flatMap(({ steps }) =>
    steps.flatMap(({ drawing }) => Object.values(drawing.marks ?? {})),
  );
  const cuts = Object.values(knownCutoff.book.cut).flatMap((marks) => Object.values(marks));
  assert.deepEqual([...new Set([...roles, ...cuts])].sort(), ["because", "clash", "target"]);
});

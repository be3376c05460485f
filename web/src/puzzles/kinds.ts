/* The registry of puzzle kinds: the game of each kind on the page. */

import { duelGame } from "./party/duel.ts";
import { pyramidGame } from "./party/pyramid.ts";
import { queueGame } from "./party/queue.ts";
import { cutoffGame } from "./pingouin/cutoff.ts";
import { harvestGame } from "./pingouin/harvest.ts";
import { routeGame } from "./pingouin/route.ts";
import { strandGame } from "./pingouin/strand.ts";
import type { PuzzleKind } from "./puzzle_game.ts";

export const KINDS: Record<string, PuzzleKind> = {
  pyramid: pyramidGame,
  queue: queueGame,
  duel: duelGame,
  route: routeGame,
  harvest: harvestGame,
  cutoff: cutoffGame,
  strand: strandGame,
};

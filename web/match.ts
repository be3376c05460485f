/* Lets each level of a game's engine play the next stronger one: `npm run match -- GAME PLAYERS ROUNDS`. In every second
   round the stronger level sits alone among weaker ones, in each seat in turn; in the others it is the other way round.
   The strongest level has a tenth of its time, so that a match ends soon. */

import type { Seat } from "./src/games/game.ts";
import type { AnyBoardGame, Level } from "./src/board/board_game.ts";
import { BOARD_GAMES } from "./src/board/games.ts";
import { Line } from "./src/board/history.ts";
import { Study } from "./src/board/study.ts";
import { DEFAULT_NAMES } from "./src/games/input.ts";
import { coreAnalyst } from "./tests/support/board_games.ts";
import { openCore } from "./tests/support/core.ts";

const HASTE = 10;
const begun = performance.now();
performance.now = (
  (now) => () =>
    begun + HASTE * (now() - begun)
)(performance.now.bind(performance));

const [name = "party", players = "2", rounds = "60"] = process.argv.slice(2);
const game = BOARD_GAMES.find((one) => one.name === name)!;
const analyst = coreAnalyst(await openCore(64));

/** The results of a round between levels: points to be wanted, or with the sign changed those to be avoided. */
async function play(seed: number, levels: readonly Level[]): Promise<number[]> {
  const position = game.newDeal(BigInt(seed), DEFAULT_NAMES.slice(0, levels.length), game.options());
  const line = new Line(game, position);
  while (!game.over(line.position)) {
    const { mode } = levels[game.toMove(line.position)!];
    line.play(await game.move(mode, analyst, line.path, new Study(game, line.position)));
  }
  return levels.map((_, seat) => resultOf(game, line.position, seat));
}

function resultOf(one: AnyBoardGame, end: unknown, seat: Seat): number {
  const { low } = one.bounds(end, seat);
  return one.wants === "most" ? low : -low;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

for (const [number, stronger] of game.levels.entries()) {
  const weaker = game.levels.at(number - 1)!;
  if (!number || stronger.sight !== weaker.sight) continue;
  const found: { weak: number; strong: number }[] = [];
  for (let round = 0; round < Number(rounds); round += 1) {
    const alone = round % Number(players);
    const strongAlone = Math.floor(round / Number(players)) % 2 === 0;
    const levels = Array.from({ length: Number(players) }, (_, seat) =>
      (seat === alone) === strongAlone ? stronger : weaker,
    );
    const results = await play(round + 1, levels);
    const of = (level: Level) => mean(results.filter((_, seat) => levels[seat] === level));
    found.push({ weak: of(weaker), strong: of(stronger) });
  }
  const ahead = found.map(({ weak, strong }) => strong - weak);
  const variance = mean(ahead.map((one) => (one - mean(ahead)) ** 2));
  const error = Math.sqrt(variance / (ahead.length - 1));
  const words = [weaker, stronger].map(({ mode }) => mode).join(" against ");
  const [weak, strong] = [mean(found.map((one) => one.weak)), mean(found.map((one) => one.strong))];
  const by = `${mean(ahead).toFixed(2)} ± ${error.toFixed(2)}`;
  process.stdout.write(
    `${players} players, ${words}: ${weak.toFixed(2)}, ${strong.toFixed(2)}, ahead by ${by}\n`,
  );
}

/* The yardsticks under their names: which one the numbers on the board are by, what it answers, and what it recommends. */

import { element, part, redraw } from "../ui/elements.ts";
import type { AnyBoardGame } from "./board_game.ts";
import type { Study } from "./study.ts";
import { YARDSTICK_WORDS } from "./words.ts";
import {
  moveValues,
  type Rating,
  type Recommendation,
  recommend,
  type Yardstick,
  YARDSTICKS,
} from "./yardsticks.ts";

const BEST_BY: Record<Yardstick, string> = {
  "worst case": "Best in the worst case",
  "everyone for themselves": "Best if everyone plays for themselves",
  expected: "Best in simulated rounds (an estimate)",
};

/** Show the yardsticks of a position; `chose(yardstick)` is called when another one is chosen. Hidden in games that have
    only the worst case. */
export function showYardsticks(
  game: AnyBoardGame,
  study: Study<unknown> | null,
  rating: Rating | null,
  shown: Yardstick,
  chose: (yardstick: Yardstick) => void,
): void {
  const seat = study && game.toMove(study.position);
  part("yardsticks").hidden = !game.yardsticks || seat === null;
  if (!study || seat === null || !game.yardsticks) return;
  const outOfReach = rating !== null && !rating.withinReach && !rating.selfish.size;
  redraw(part("yardstick-buttons"), [shown, outOfReach], () =>
    YARDSTICKS.map((yardstick) => {
      const pressed = String(yardstick === shown);
      const button = element(
        "button",
        { type: "button", class: "small", "aria-pressed": pressed },
        yardstick,
      );
      button.disabled = yardstick === "everyone for themselves" && outOfReach;
      button.addEventListener("click", () => chose(yardstick));
      return button;
    }),
  );
  part("yardstick-words").textContent = `The numbers: ${YARDSTICK_WORDS[shown]}. ★ is best.`;
  const values = moveValues(study, rating, seat);
  const found = recommend(values, game.names(study.position).length, game.wants);
  part("recommendation").textContent = found ? adviceText(game, study, found) : "";
}

/** The recommended move and, if it is another one, the safest: of several the one with which the line below begins. */
function adviceText(
  game: AnyBoardGame,
  { position, line }: Study<unknown>,
  { yardstick, best, safest, safestIsProved }: Recommendation,
): string {
  const words = (move: string) => `${move} (${game.moveWords(position, move)})`;
  const safe = safest.find((move) => move === line?.[0]) ?? safest[0];
  if (yardstick === "worst case") return safestIsProved ? `${BEST_BY[yardstick]}: ${words(safe)}.` : "";
  const led = `${BEST_BY[yardstick]}: ${words(best[0])}.`;
  return safestIsProved && !safest.includes(best[0]) ? `${led} Safest: ${words(safe)}.` : led;
}

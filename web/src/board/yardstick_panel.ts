/* The yardsticks under their names: which one the numbers on the board are by, what it answers, and what it recommends. */

import { say } from "../language/messages.ts";
import { element, part, redraw } from "../ui/elements.ts";
import type { AnyBoardGame } from "./board_game.ts";
import type { Study } from "./study.ts";
import { YARDSTICK_KEYS } from "./words.ts";
import {
  moveValues,
  type Rating,
  type Recommendation,
  recommend,
  type Yardstick,
  YARDSTICKS,
} from "./yardsticks.ts";

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
        say("board-yardstick-name", { yardstick: YARDSTICK_KEYS[yardstick] }),
      );
      button.disabled = yardstick === "everyone for themselves" && outOfReach;
      button.addEventListener("click", () => chose(yardstick));
      return button;
    }),
  );
  part("yardstick-words").textContent = say("board-yardstick-words", {
    yardstick: YARDSTICK_KEYS[shown],
  });
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
  const named = (move: string) => ({ move, words: game.moveWords(position, move) });
  const by = { yardstick: YARDSTICK_KEYS[yardstick] };
  const safe = safest.find((move) => move === line?.[0]) ?? safest[0];
  if (yardstick === "worst case")
    return safestIsProved ? say("board-best-by", { ...by, ...named(safe) }) : "";
  const led = say("board-best-by", { ...by, ...named(best[0]) });
  return safestIsProved && !safest.includes(best[0]) ? `${led} ${say("board-safest", named(safe))}` : led;
}

/* The players beside the board: what they hold, whose turn it is, and their results by the chosen yardstick. */

import { shownName } from "../games/format.ts";
import type { Seat } from "../games/game.ts";
import { element, part, redraw } from "../ui/elements.ts";
import type { AnyBoardGame } from "./board_game.ts";
import type { Study } from "./study.ts";
import { seatBadges, selfishBadge } from "./values.ts";
import type { Rating, Yardstick } from "./yardsticks.ts";

export interface ShownHands {
  /** Null while values are hidden. */
  study: Study<unknown> | null;
  rating: Rating | null;
  yardstick: Yardstick;
  /** The seats whose cards are face down. */
  backs: ReadonlySet<Seat>;
  /** By seat: the label of the engine that plays it; empty for a person. */
  engines: readonly string[];
}

export function showHands(game: AnyBoardGame, position: unknown, shown: ShownHands): void {
  const { study, rating, yardstick, backs, engines } = shown;
  const names = game.names(position);
  const known = JSON.stringify([study?.sure, study?.opinion?.moves[0].points, yardstick, rating?.selfishNow]);
  redraw(part("hands"), [position, known, engines.join(), [...backs].join()], () =>
    names.map((name, seat) => {
      const standing = game.standing(position, seat);
      const engine = engines[seat];
      return element(
        "li",
        {
          class: ["hand", standing.replace(" ", "-"), engine && "engine"].filter(Boolean).join(" "),
          "data-seat": seat,
        },
        element("span", { class: `name seat-${seat}` }, shownName(name)),
        element(
          "span",
          { class: "standing" },
          [engine, game.standingText(position, seat)].filter(Boolean).join(" · "),
        ),
        game.handPicture(position, seat, backs.has(seat)),
        ...badges(game, shown, seat, name),
      );
    }),
  );
}

/** The result of a player by the chosen yardstick, beside the name. */
function badges(
  game: AnyBoardGame,
  { study, rating, yardstick }: ShownHands,
  seat: Seat,
  name: string,
): HTMLElement[] {
  if (!study) return [];
  if (yardstick === "worst case") return seatBadges(game, study, seat, name);
  const value = yardstick === "expected" ? undefined : rating?.selfishNow?.at(seat);
  return value === undefined ? [] : [selfishBadge(name, value)];
}

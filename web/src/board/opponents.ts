/* Seats that the engine plays, and the dialog to choose them. */

import { shownName } from "../games/format.ts";
import { say } from "../language/messages.ts";
import type { Json, Seat } from "../games/game.ts";
import { checkFields, checkType } from "../games/input.ts";
import { part } from "../ui/elements.ts";
import type { Analyst } from "./analysis.ts";
import type { AnyBoardGame, BoardGame, SeatMode, Level } from "./board_game.ts";
import { selectField } from "./fields.ts";
import type { Spot } from "./history.ts";

/** Milliseconds that an all-seeing engine searches for a proved move before it plays an estimated one. */
const THINKING_TIME = 3000;
/** Milliseconds between two looks at the search. Timers of a slow tab may take longer. */
const PAUSE = 50;
/** The fewest milliseconds from one move to the engine's, so that a person sees what was played. */
const TIME_TO_SEE = 700;

export interface Clock {
  /** Milliseconds since some moment. */
  now(): number;
  /** Wait for about as many milliseconds, or more. */
  sleep(milliseconds: number): Promise<void>;
}

const PAGE_CLOCK: Clock = {
  now: () => performance.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

export class Opponents {
  private readonly changed: () => void;
  private readonly clock: Clock;
  private readonly modes = new Map<Seat, SeatMode>();
  private faceDown = false;

  /** `changed()` is called when the player of a seat changes. */
  constructor(changed: () => void, clock = PAGE_CLOCK) {
    this.changed = changed;
    this.clock = clock;
    const box = part("face-down", HTMLInputElement);
    box.addEventListener("change", () => {
      this.faceDown = box.checked;
      changed();
    });
  }

  /** Give all seats back to human players. */
  clear(): void {
    this.modes.clear();
    this.faceDown = false;
    part("face-down", HTMLInputElement).checked = false;
  }

  /** Give the seats to players, and hide the engine's cards or not. */
  seat(modes: readonly SeatMode[], faceDown: boolean): void {
    this.clear();
    for (const [seat, mode] of modes.entries()) this.modes.set(seat, mode);
    this.faceDown = faceDown;
    part("face-down", HTMLInputElement).checked = faceDown;
  }

  /** The state to keep on the device. */
  keep(): Json {
    return { modes: [...this.modes], faceDown: this.faceDown };
  }

  /** Restore a kept state. Throws a Refusal. */
  load(kept: Json): void {
    const fields = checkFields(kept, "seats", ["modes", "faceDown"], []);
    this.clear();
    for (const pair of checkType(fields.modes, "list", "modes")) {
      const [seat, mode] = checkType(pair, "list", "modes");
      // Written by this page, in the same version.
      this.modes.set(checkType(seat, "whole", "seat"), mode as SeatMode);
    }
    this.faceDown = checkType(fields.faceDown, "boolean", "faceDown");
    part("face-down", HTMLInputElement).checked = this.faceDown;
  }

  mode(seat: Seat): SeatMode {
    return this.modes.get(seat) ?? "you";
  }

  /** True if the engine plays a seat. */
  plays(seat: Seat | null): boolean {
    return seat !== null && this.mode(seat) !== "you";
  }

  /** The only seat that a person plays; null if there are none or several. */
  onlyPerson<Position>(game: BoardGame<Position>, position: Position): Seat | null {
    const persons = [...game.names(position).keys()].filter((seat) => !this.plays(seat));
    return persons.length === 1 ? persons[0] : null;
  }

  /** The label of a seat that the engine plays; empty for others. */
  words(game: AnyBoardGame, seat: Seat): string {
    const mode = this.mode(seat);
    const level = game.levels.find((one) => one.mode === mode);
    return level ? engineText(level) : "";
  }

  /** The seats whose cards are face down: those of the engine. */
  backs<Position>(game: BoardGame<Position>, position: Position): Set<Seat> {
    if (!this.faceDown || !game.hidesHands || game.over(position)) return new Set();
    const seats = game.names(position).keys();
    return new Set([...seats].filter((seat) => this.plays(seat)));
  }

  ask<Position>(game: BoardGame<Position>, position: Position): void {
    const modes: [SeatMode, string][] = [
      ["you", say("board-person")],
      ...game.levels.map((level): [SeatMode, string] => [level.mode, engineText(level)]),
    ];
    const rows = game.names(position).map((name, seat) =>
      selectField(shownName(name), `seat-${seat}`, modes, this.mode(seat), (mode) => {
        this.modes.set(seat, mode);
        this.changed();
      }),
    );
    part("seating-seats").replaceChildren(...rows);
    part("seating-backs").hidden = !game.hidesHands;
    const words = game.levels.flatMap((level) => [level.sight?.words ?? "", level.words]);
    part("seating-words").textContent = [...new Set(words)]
      .filter(Boolean)
      .map((words) => say(words))
      .join(" ");
    part("seating", HTMLDialogElement).showModal();
  }

  /** The move of the engine at the end of a line. */
  async move<Position, Marks>(
    game: BoardGame<Position, Marks>,
    analyst: Pick<Analyst, "ask" | "hold" | "study" | "want">,
    spots: Spot<Position, Marks>[],
  ): Promise<string> {
    const { position } = spots.at(-1)!;
    const mode = this.mode(game.toMove(position)!);
    const level = game.levels.find((one) => one.mode === mode) ?? game.levels[0];
    const study = analyst.study(game, position);
    const begun = this.clock.now();
    if (level.proves) {
      analyst.want(study);
      while (!study.best.length && this.clock.now() < begun + THINKING_TIME) await this.clock.sleep(PAUSE);
    }
    const move = await analyst.hold(() => game.move(level.mode, analyst, spots, study));
    const rest = begun + TIME_TO_SEE - this.clock.now();
    if (rest > 0) await this.clock.sleep(rest);
    return move;
  }
}

/** A level beside the name of a player: `engine, club, fair`. */
function engineText({ strength, sight }: Level): string {
  return say("board-engine", { strength, sight: sight ? (sight.all ? "all" : "fair") : "none" });
}

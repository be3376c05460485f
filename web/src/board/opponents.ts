/* Seats that the engine plays, and the dialog to choose them. */

import { part } from "../ui/elements.ts";
import { selectField } from "./setup_panel.ts";

/** Milliseconds that an all-seeing engine searches for a proved move before it plays an estimated one. */
const THINKING_TIME = 3000;

export class Opponents {
  /** `changed()` is called when the player of a seat changes. */
  constructor(changed) {
    this.changed = changed;
    this.modes = [];
    this.faceDown = false;
    part("face-down").addEventListener("change", (event) => {
      this.faceDown = event.target.checked;
      changed();
    });
  }

  /** Give all seats back to human players. */
  clear() {
    this.modes = [];
    this.faceDown = false;
    part("face-down").checked = false;
  }

  mode(seat) {
    return this.modes[seat] ?? "you";
  }

  /** True if the engine plays a seat. */
  plays(seat) {
    return seat !== null && this.mode(seat) !== "you";
  }

  /** The label of a seat that the engine plays; empty for others. */
  words(game, seat) {
    if (!this.plays(seat)) return "";
    return game.hidesHands ? `${this.mode(seat) === "fair" ? "fair" : "all-seeing"} engine` : "engine";
  }

  /** The seats whose cards are face down: those of the engine. */
  backs(game, position) {
    if (!this.faceDown || !game.hidesHands || game.over(position)) return new Set();
    return new Set(
      game
        .names(position)
        .map((_, seat) => seat)
        .filter((seat) => this.plays(seat)),
    );
  }

  ask(game, position) {
    const rows = game.names(position).map((name, seat) =>
      selectField(name, `seat-${seat}`, game.modes, this.mode(seat), (mode) => {
        this.modes[seat] = mode;
        this.changed();
      }),
    );
    part("seating-seats").replaceChildren(...rows);
    part("seating-backs").hidden = !game.hidesHands;
    part("seating-words").textContent = game.modeWords;
    part("seating").showModal();
  }

  /** The move of the engine at the end of a line. */
  async move(game, analyst, spots) {
    const { position } = spots.at(-1);
    if (this.mode(game.toMove(position)) === "fair") return game.fairMove(analyst, spots);
    const study = analyst.study(game, position);
    analyst.want(study);
    for (let waited = 0; waited < THINKING_TIME && !study.best.length; waited += 50) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return study.best[0] ?? analyst.hold(() => game.guessMove(analyst, study));
  }
}

/* Sentences that explain the first game while it is played. Each is shown until it is dismissed, and never again. */

import { storageOf } from "../ui/storage.ts";
import type { BoardGame, Tip } from "./board_game.ts";

export class Tips {
  private readonly storage = storageOf("tips");

  private get dismissed(): string[] {
    const { dismissed } = this.storage.load();
    return Array.isArray(dismissed) ? dismissed.filter((one) => typeof one === "string") : [];
  }

  /** The tip for a position; undefined if there is none. */
  next<Position>(game: BoardGame<Position>, position: Position): Tip<Position> | undefined {
    const { dismissed } = this;
    return game.tips.find((tip) => !dismissed.includes(tip.id) && tip.applies(position));
  }

  dismiss(id: string): void {
    this.storage.save({ dismissed: [...this.dismissed, id] });
  }
}

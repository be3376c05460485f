/* The rules of a table, chosen under "More": the edition, the base and house rules. */

import { say } from "../../language/messages.ts";
import type { Json } from "../../games/game.ts";
import { checkFields, Refusal } from "../../games/input.ts";
import type { Rules } from "../../games/party/position.ts";
import {
  DEFAULT_EDITION,
  EDITIONS,
  type Overrides,
  overridesOf,
  rulesOf,
  WIDEST_BASE,
} from "../../games/party/rules.ts";
import type { TableOptions } from "../board_game.ts";
import { selectField } from "../fields.ts";

const EDITION_NAMES: Record<string, string> = {
  "iello-2024": "IELLO 2024",
  "playte-2021": "Playte 2021",
  "ffg-2007": "Fantasy Flight 2007",
};

export class TableRules implements TableOptions {
  private edition = DEFAULT_EDITION;
  /** What differs from the edition. */
  private overrides: Overrides = {};

  rulesFor(players: number): Rules {
    return rulesOf(players, this.edition, this.overrides);
  }

  /** Take the rules of a position. */
  take(rules: Rules): void {
    this.edition = rules.edition;
    this.overrides = overridesOf(rules);
  }

  fields(prefix: string, players: number, changed: () => void): Element[] {
    const { base, stuck, upperRows } = this.rulesFor(players);
    const editions = Object.keys(EDITIONS).map((name) => [name, EDITION_NAMES[name] ?? name] as const);
    const bases = Array.from({ length: WIDEST_BASE }, (_, n) => [n + 1, `${n + 1}`] as const);
    const change = (overrides: Overrides) => {
      this.overrides = { ...this.overrides, ...overrides };
      changed();
    };
    return [
      selectField(say("board-edition"), `${prefix}-edition`, editions, this.edition, (edition) => {
        this.edition = edition;
        this.overrides = {};
        changed();
      }),
      selectField(say("board-base-row"), `${prefix}-base`, bases, base, (chosen) => change({ base: chosen })),
      selectField(
        say("board-cannot-place"),
        `${prefix}-stuck`,
        [
          ["out", say("board-stuck-out")],
          ["pass", say("board-stuck-pass")],
        ],
        stuck,
        (chosen) => change({ stuck: chosen }),
      ),
      selectField(
        say("board-upper-rows"),
        `${prefix}-rows`,
        [
          ["free", say("board-rows-free")],
          ["contiguous", say("board-rows-contiguous")],
        ],
        upperRows,
        (chosen) => change({ upper_rows: chosen }),
      ),
    ];
  }

  keep(): Json {
    return { edition: this.edition, overrides: this.overrides };
  }

  load(kept: Json): void {
    try {
      const { edition, overrides } = checkFields(kept, "", ["edition", "overrides"], []);
      const rules = rulesOf(2, edition as string, overrides as Overrides);
      this.edition = rules.edition;
      this.overrides = overrides as Overrides;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

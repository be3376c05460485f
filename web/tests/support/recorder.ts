/* A recorder of Penguin Party in a document, for tests. */

import { mock } from "node:test";
import type { GameRecorder, OpenedGame } from "../../src/board/board_game.ts";
import { PARTY } from "../../src/board/party/party.ts";
import type { PyramidDraft } from "../../src/board/party/table.ts";
import type { Json } from "../../src/games/game.ts";

export interface TestedRecorder {
  recorder: GameRecorder;
  finished: ReturnType<typeof mock.fn<(found: OpenedGame) => void>>;
  changed: ReturnType<typeof mock.fn<() => void>>;
  handsFirst: ReturnType<typeof mock.fn<(setup: Json) => void>>;
  /** The pyramid that was drawn last. */
  drawn(): PyramidDraft;
  /** Give the focus to a place; "" for none. */
  focus(place: string): void;
}

export function openRecorder(): TestedRecorder {
  const finished = mock.fn<(found: OpenedGame) => void>();
  const changed = mock.fn<() => void>();
  const handsFirst = mock.fn<(setup: Json) => void>();
  let draft: unknown = null;
  let focused = "";
  const table = {
    show: () => undefined,
    showDraft: (given: unknown) => (draft = given),
    act: () => undefined,
    focusedPlace: () => focused,
    close: () => undefined,
  };
  const recorder = PARTY.recorder!({ finished, changed, handsFirst, table: () => table });
  return {
    recorder,
    finished,
    changed,
    handsFirst,
    drawn: () => draft as PyramidDraft,
    focus: (place) => (focused = place),
  };
}

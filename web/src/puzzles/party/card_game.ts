/* The base of the Penguin Party games: a move is a card and a place, as in `Rb2`. */

import { COLOURS, countOf } from "../../games/party/position.ts";
import { say } from "../../language/messages.ts";
import { cardButton } from "../../ui/party/cards.ts";
import type { Step } from "../documents.ts";
import { hintStages } from "../hints.ts";
import type { Frame, HintStage, PuzzleGame, Stack } from "../puzzle_game.ts";

type Shared = "refuseChoice" | "put" | "moveAt" | "moveBack" | "hands" | "act";

/** The methods of one card game: those that the games do not share, and any that differ. */
type OwnMethods<Position> = Omit<PuzzleGame<Position>, Shared> & Partial<Pick<PuzzleGame<Position>, Shared>>;

/** A game with the methods that all card games share, and its `own`. */
export function cardGame<Position>(own: OwnMethods<Position>): PuzzleGame<Position> {
  return {
    refuseChoice: (colour) => say("page-no-card-to-choose", { colour }),

    put: (card, place) => card + place,

    moveAt: (_position, place, chosen) => chosen + place,

    moveBack: () => "undo",

    hands: () => [],

    /** The shortcut "card": choose a card; if a place has the focus, put it there. */
    act(_name, colour, play, board) {
      if (board.hasFocus()) play.put(colour, board.current);
      else play.choose(colour);
    },

    ...own,

    refusal: (position, move) =>
      /^[A-Za-z.][a-h][0-9]$/.test(move) ? own.refusal(position, move) : say("page-choose-card-first"),
  };
}

/** The stages of a hint for a card; `explained` are the parts of its reason, and `line` moves to step through. */
export function cardHint<Position>(
  step: Step,
  explained: string[],
  line?: Frame<Position>[],
): HintStage<Position>[] {
  return hintStages(step, explained, "card", line);
}

/** A stack of the tray: `count` cards of a colour; one that is `alone` shows no number. */
export function cardStack(colour: string, count: number, { alone = false } = {}): Stack {
  return {
    choice: colour,
    ready: count > 0,
    button: (pressed) => cardButton(colour, count, pressed, { alone }),
  };
}

/** The stacks of a tray: every colour of `cards`, with the number that is left. */
export function stacksOf(cards: string, left: string): Stack[] {
  return [...COLOURS]
    .filter((colour) => cards.includes(colour))
    .map((colour) => cardStack(colour, countOf(left, colour)));
}

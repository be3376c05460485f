/* The cutoff: the player against the best defence, which comes from a book. A wrong move is refuted on the floe: both
   play on until the loss is obvious. The puzzle is solved when all moves are right to the end of the book. */

import { fishHeld, floeRows } from "../../games/pingouin/position.ts";
import { countRight, marksOf } from "../hints.ts";
import {
  afterSlide,
  FISH_WORDS,
  fishOn,
  floeGame,
  floeHint,
  floeView,
  penguinOn,
  penguinsOf,
  readFloe,
  wrongSlideHint,
} from "./floe_game.ts";

export function cutoffGame(puzzle, known) {
  const { rows, players, toMove: seat, target } = puzzle.task;
  const { good, replies, refuted, why, cut, steps } = known.book;
  const start = readFloe(
    rows,
    players.map((player) => player.fish),
    seat,
  );
  const has = (position) => fishHeld(position, seat);

  function key(position) {
    const fish = position.players.map((player) => player.fish);
    return `${floeRows(position).join("/")}|${fish.join()}|${position.toMove ?? "-"}`;
  }

  const isGood = (position, move) => (good[key(position)] ?? []).includes(move);

  function frame(position, move) {
    const [from, to] = move.split("-");
    const mover = penguinOn(position, from);
    const who = mover === seat ? "You slide" : `${players[mover].name} slides`;
    return { position: afterSlide(position, move), said: `${who} from ${from} to ${to}.`, place: to };
  }

  function isSolved(position) {
    if (position.why) return false;
    if (has(position) >= target || position.toMove === null) return true;
    return position.made > 0 && !(key(position) in (position.toMove === seat ? good : replies));
  }

  function rightMoves(moves, positions) {
    return countRight(moves, (move, number) => isGood(positions[number], move));
  }

  return floeGame(start, seat, {
    spoils: (position, move) => !isGood(position, move),

    frames(position, move) {
      const frames = [frame(position, move)];
      const last = () => frames.at(-1).position;
      if (isGood(position, move)) {
        while (!isSolved(last()) && last().toMove !== seat) frames.push(frame(last(), replies[key(last())]));
        return frames;
      }
      const after = key(last());
      for (const answer of refuted[after]) frames.push(frame(last(), answer));
      frames.at(-1).position = { ...last(), why: why[after], cut: cut[after] };
      return frames;
    },

    view(position, chosen) {
      return floeView(start, position, position.why ? "" : chosen, (place) => {
        const fishes = fishOn(position, place);
        const owner = penguinOn(position, place);
        const whose = owner === seat ? "your penguin" : `penguin of ${players[owner]?.name}`;
        const label = [...(owner === undefined ? [] : [whose]), FISH_WORDS[fishes]];
        return { number: 0, fishes, label };
      });
    },

    tray: (position) => ({ title: `Your fish: ${has(position)} of ${target}` }),

    hands(position) {
      const other = 1 - seat;
      const standing =
        position.toMove === other ? "to move" : penguinsOf(position, other).length ? "" : "out";
      return [{ name: players[other].name, standing, words: `${fishHeld(position, other)} fish` }];
    },

    refusal(position, move) {
      if (position.why) return "That move has failed. Take it back and try again.";
      return floeGame(start, seat, {}).refusal(position, move);
    },

    outcome(position) {
      const { why: lost = "", cut: marks } = position;
      return { solved: isSolved(position), lost, marks: marks && marksOf({ marks }) };
    },

    check(moves, positions) {
      const right = rightMoves(moves, positions) === moves.length;
      if (!moves.length) return { right, text: "You have not moved yet." };
      const fine = "Right so far: you can still succeed against any defence.";
      return { right, text: right ? fine : "You can no longer succeed against the best defence." };
    },

    hint(moves, positions) {
      const right = rightMoves(moves, positions);
      if (right < moves.length) return wrongSlideHint(moves, right);
      const id = key(positions.at(-1));
      return { id, stages: floeHint(steps[id]), move: steps[id].move };
    },
  });
}

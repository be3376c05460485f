/* The duel: the player against the best defence, which comes from a book. After the player's move, the others reply
   until it is the player's turn again. A wrong move is refuted on the board: everybody plays their best until the loss
   is obvious. */

import { countText, placeText } from "../../games/format.ts";
import { colourList, colourName } from "../../games/party/colours.ts";
import { parseMove, placements, positionAfter, positionKey, settle } from "../../games/party/position.ts";
import { chip, stacksOf } from "../../ui/party/cards.ts";
import {
  cardFirst,
  growingCells,
  mistakeHint,
  placeAfter,
  plainStep,
  slotRefusal,
  withTurn,
} from "../../ui/party/growing.ts";
import { countRight } from "../hints.ts";
import { cardGame, cardHint } from "./card_game.ts";

export function duelGame(puzzle, known) {
  const { rules, players, rows: startRows, toMove: seat, limit } = puzzle.task;
  const { replies, good, why, steps } = known.book;
  const start = { ...settle(rules, players, startRows, seat), turns: {} };
  const mine = ({ players: all }) => all[seat];
  const stepAt = new Map();

  known.steps.reduce((position, step) => {
    if (position.toMove === seat) stepAt.set(positionKey(position), step);
    return after(position, step.move);
  }, start);

  function after(position, move) {
    return { ...positionAfter(position, move), turns: withTurn(position, move) };
  }

  function isWaiting(position) {
    return position.toMove !== null && position.toMove !== seat && !isDecided(position);
  }

  /** True if the result of the player is certain, as far as the task asks. */
  function isDecided(position) {
    const { out, hand } = mine(position);
    return position.toMove === null || out || hand.length <= limit || positionKey(position) in why;
  }

  function standing(player, moves) {
    if (player.out) return "out";
    if (player.hand === "") return "finished";
    return moves ? "to move" : "";
  }

  /** The message about a move: who placed what, and who is out because of it. */
  function moveMessage(before, next, move) {
    const name = before.toMove === seat ? "You" : before.players[before.toMove].name;
    const verb = before.toMove === seat ? "place" : "places";
    const out = next.players.filter((player, number) => player.out && !before.players[number].out);
    const who = out.map((player) => (player === mine(next) ? "You are" : `${player.name} is`));
    const placed = `${name} ${verb} ${colourName(move[0])} on ${placeAfter(move)}.`;
    return [placed, ...who.map((words) => `${words} stuck and out.`)].join(" ");
  }

  function frame(position, move) {
    const next = after(position, move);
    return { position: next, said: moveMessage(position, next, move), place: placeAfter(move) };
  }

  /** The move of whoever is to move: the defence from the book, or the move that leaves the losing player the fewest
      cards. */
  function bestTry(position) {
    if (position.toMove !== seat) return replies[positionKey(position)];
    const ends = placements(position).map((move) => [move, cardsLeft(positionAfter(position, move))]);
    const fewest = Math.min(...ends.map(([, left]) => left));
    return ends.find(([, left]) => left === fewest)[0];
  }

  /** The number of cards the player is left with in the end, from a lost position. */
  const knownEnds = new Map();
  function cardsLeft(position) {
    const { out, hand } = mine(position);
    if (position.toMove === null || out || hand === "") return hand.length;
    const key = positionKey(position);
    if (!knownEnds.has(key)) knownEnds.set(key, cardsLeft(positionAfter(position, bestTry(position))));
    return knownEnds.get(key);
  }

  function isGood(position, move) {
    return (good[positionKey(position)] ?? []).includes(move);
  }

  /** Why the player has failed: the reason in the book, or the colours that no place takes. */
  function whyLost(position) {
    const held = [...new Set(mine(position).hand)].join("");
    return why[positionKey(position)] ?? `No place takes ${colourList(held, "or")}.`;
  }

  function rightMoves(moves, positions) {
    return countRight(moves, (move, number) => isGood(positions[number], move));
  }

  return cardGame({
    start,

    refusal(position, move) {
      const { colour, row, column } = parseMove(move);
      if (isDecided(position)) return "The round is over for you.";
      if (!mine(position).hand.includes(colour)) return `You hold no ${colourName(colour)} card.`;
      return slotRefusal(position.rows, rules, colour, placeText(row, column));
    },

    spoils: (position, move) => !isGood(position, move),

    frames(position, move) {
      const goesOn = isGood(position, move) ? isWaiting : (last) => !isDecided(last);
      const frames = [frame(position, move)];
      while (goesOn(frames.at(-1).position)) {
        const last = frames.at(-1).position;
        frames.push(frame(last, bestTry(last)));
      }
      return frames;
    },

    view: (position, chosen) => growingCells(position, rules, chosen),

    tray(position) {
      const { hand } = mine(position);
      const over = isDecided(position);
      const stacks = stacksOf(players[seat].hand, hand);
      return {
        title: `${over ? "You are left with" : "Your hand"}: ${countText(hand.length, "card")}`,
        stacks: stacks.map((stack) => ({ ...stack, ready: stack.ready && !over })),
      };
    },

    /** The other hands in turn order after the player. */
    hands(position) {
      const { players: all, toMove } = position;
      const over = isDecided(position);
      return [...all.keys()]
        .slice(1)
        .map((step) => (seat + step) % all.length)
        .map((number) => ({
          name: all[number].name,
          standing: standing(all[number], !over && toMove === number),
          words: colourList(all[number].hand, "and") || "no cards",
          pictures: [...all[number].hand].map((card) => chip(card)),
        }));
    },

    progress: (position) => players[seat].hand.length - mine(position).hand.length,

    outcome(position) {
      const left = mine(position).hand.length;
      if (!isDecided(position)) return { solved: false, lost: "" };
      if (left <= limit) return { solved: true, lost: "" };
      const wanted = limit ? `at most ${limit}` : "none";
      const sure = mine(position).out || position.toMove === null ? "" : "sure to be ";
      const end = `You are ${sure}left with ${countText(cardsLeft(position), "card")}; the goal was ${wanted}.`;
      return { solved: false, lost: `${whyLost(position)} ${end}` };
    },

    check(moves, positions) {
      const right = rightMoves(moves, positions) === moves.length;
      if (!moves.length) return { right, text: "You have not placed a card yet." };
      const good = "Right so far: you can still succeed against any defence.";
      return { right, text: right ? good : "You can no longer succeed against the best defence." };
    },

    hint(moves, positions) {
      const right = rightMoves(moves, positions);
      if (right < moves.length) return mistakeHint(moves, positions, right);
      const position = positions.at(-1);
      const id = positionKey(position);
      const step = stepAt.get(id) ?? steps[id] ?? plainStep(good[id]);
      return { id, stages: cardHint(step, cardFirst(step)), move: step.move };
    },
  });
}

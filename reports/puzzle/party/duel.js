/* The duel: the player against the best defence, which a book answers with. A move is the player's; what the
   others place until it is the player's turn again follows from it. */

function duelGame(puzzle, known) {
  const { rules, players, rows: startRows, toMove: seat, limit } = puzzle.task;
  const { replies, good } = known.book;
  const start = settled(rules, players, startRows, seat);
  const mine = ({ players: all }) => all[seat];
  const stepAt = new Map();

  known.steps.reduce((position, step) => {
    if (position.toMove === seat) stepAt.set(positionKey(position), step);
    return playedOn(position, step.move);
  }, start);

  function waiting(position) {
    return position.toMove !== null && position.toMove !== seat && !decided(position);
  }

  /** Whether it is certain how many cards the player is left with, as far as the task asks. */
  function decided(position) {
    return position.toMove === null || mine(position).out || mine(position).hand.length <= limit;
  }

  function standing(player, moves) {
    if (player.out) return "out";
    if (player.hand === "") return "finished";
    return moves ? "to move" : "";
  }

  /** What is heard of a move: who placed what, and who is out because of it. */
  function told(before, after, move) {
    const name = before.toMove === seat ? "You" : before.players[before.toMove].name;
    const verb = before.toMove === seat ? "place" : "places";
    const out = after.players.filter((player, number) => player.out && !before.players[number].out);
    const who = out.map((player) => (player === mine(after) ? "You are" : `${player.name} is`));
    const placed = `${name} ${verb} ${colourName(move[0])} on ${move.slice(1)}.`;
    return [placed, ...who.map((words) => `${words} stuck and out.`)].join(" ");
  }

  function frame(position, move) {
    const after = playedOn(position, move);
    const place = growsLeft(move) ? "a1" : move.slice(1);
    return { position: after, said: told(position, after, move), place };
  }

  function isGood(position, move) {
    return (good[positionKey(position)] ?? []).includes(move);
  }

  /** How many moves were right: as many can stay. */
  function rightMoves(moves, positions) {
    const first = moves.findIndex((move, number) => !isGood(positions[number], move));
    return first < 0 ? moves.length : first;
  }

  return {
    start,

    refusal(position, move) {
      const { colour, row, column } = parseMove(move);
      if (decided(position)) return "The round is over for you.";
      if (!mine(position).hand.includes(colour)) return `You hold no ${colourName(colour)} card.`;
      return slotRefusal(position.rows, rules, colour, placeText(row, column));
    },

    frames(position, move) {
      const frames = [frame(position, move)];
      while (waiting(frames.at(-1).position)) {
        const before = frames.at(-1).position;
        frames.push(frame(before, replies[positionKey(before)]));
      }
      return frames;
    },

    pressed(position, place, chosen) {
      return chosen + place;
    },

    takenBack: () => "undo",

    view: ({ rows }, chosen) => growingCells(rows, rules, chosen),

    tray(position) {
      const { hand, name } = mine(position);
      const over = decided(position);
      const stacks = stacksOf(players[seat].hand, hand);
      return {
        title: `${name}, ${over ? "left with" : "your hand"}: ${counted(hand.length, "card")}`,
        stacks: stacks.map((stack) => ({ ...stack, ready: stack.ready && !over })),
        later: "",
      };
    },

    /** The other hands in turn order after the player. */
    hands(position) {
      const { players: all, toMove } = position;
      const over = decided(position);
      return [...all.keys()]
        .slice(1)
        .map((step) => (seat + step) % all.length)
        .map((number) => ({
          name: all[number].name,
          hand: all[number].hand,
          standing: standing(all[number], !over && toMove === number),
        }));
    },

    outcome(position) {
      const { length } = mine(position).hand;
      if (!decided(position)) return { solved: false, lost: "" };
      if (length <= limit) return { solved: true, lost: "" };
      const wanted = limit ? `at most ${limit}` : "none";
      return { solved: false, lost: `You are left with ${counted(length, "card")}, wanted ${wanted}.` };
    },

    rightMoves,

    check(moves, positions) {
      const right = rightMoves(moves, positions);
      if (right === moves.length) {
        return { right: true, text: "Right so far: you can still succeed, whatever comes." };
      }
      const text = `Too late against the best defence: ${mistakeText(moves, right)}`;
      return { right: false, text, keep: right };
    },

    hint(moves, positions) {
      const right = rightMoves(moves, positions);
      if (right < moves.length) return mistakeHint(moves, right);
      const position = positions.at(-1);
      const id = positionKey(position);
      const step = stepAt.get(id) ?? plainStep(good[id]);
      return { id, stages: hintStages(step, cardFirst(step)), move: step.move };
    },
  };
}

GAMES.duel = duelGame;

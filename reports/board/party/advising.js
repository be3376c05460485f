/* Advice at the table: what a move may be expected to leave while hands are hidden. Estimates, never proofs. Goes
   through the same stages as solver/party/hidden/advice.py, so that as many samples give the same advice. */

const FIRST_STAGE = 32;
const PORTIONS = 4;
const TAKEN_UP_AGAIN = 2048;
const FINALISTS = 2;
const CONFIDENCE = 1.96;

/** The move advised to the player to move, who knows only the own hand: {move, mean, samples}. With `samples` so many
    rounds at least are played in thought, else as many as `milliseconds` allow. */
async function advise(analyst, spots, { samples = null, milliseconds = 800, seed = 0n } = {}) {
  const view = playerViewOf(spots);
  const bytes = packPlayerView(view);
  const left = new Map(placements(view.position).map((move) => [move, { cards: [], outlooks: [], outlook: 0 }]));
  const deadline = performance.now() + milliseconds;
  let taken = 0;

  /** Go on with moves that were tried on the same number of deals; returns whether that is enough. */
  async function sample(moves, count) {
    const first = left.get(moves[0]).cards.length;
    const numbers = moves.map((move) => PARTY.moveNumber(move));
    const found = (await analyst.ask({ work: "sample", bytes, moves: numbers, seed, first, count })).samples;
    for (const [number, move] of moves.entries()) {
      const tried = left.get(move);
      for (let place = number; place < found.cards.length; place += moves.length) {
        tried.cards.push(found.cards[place]);
        tried.outlooks.push(found.outlooks[place]);
        tried.outlook += found.outlooks[place];
      }
    }
    taken += count * moves.length;
    return left.size === 1 || (samples === null ? performance.now() >= deadline : taken >= samples);
  }

  let running = [...left.keys()];
  let stage = FIRST_STAGE;
  for (;;) {
    for (let portion = 0; portion < PORTIONS; portion += 1) {
      if (await sample(running, stage / PORTIONS)) return bestAdvice(left, taken);
    }
    stage *= 2;
    if (stage === TAKEN_UP_AGAIN) {
      const deals = left.get(running[0]).cards.length;
      const counts = new Set([...left.values()].map((tried) => tried.cards.length));
      for (const tried of [...counts].sort((one, other) => one - other)) {
        const moves = [...left.keys()].filter((move) => left.get(move).cards.length === tried);
        if (tried < deals && (await sample(moves, deals - tried))) return bestAdvice(left, taken);
      }
      running = [...left.keys()];
    }
    running = stillRunning(running, left);
  }
}

/** The move with the best outlook among those tried longest; but none that leaves clearly more cards than another. */
function bestAdvice(left, samples) {
  const longest = Math.max(...[...left.values()].map((tried) => tried.cards.length));
  const most = [...left.values()].reduce(
    (all, tried) => tried.cards.reduce((one, other) => Math.max(one, other), all),
    0,
  );
  const finalists = [...left].filter(([, tried]) => tried.cards.length === longest);
  const leader = leastBy(finalists, ([, tried]) => sum(tried.cards));
  const close = finalists.filter((one) => one === leader || !clearlyBehind(one[1].cards, leader[1].cards, most));
  const [move, { cards }] = leastBy(close, ([, tried]) => tried.outlook);
  return { move, mean: sum(cards) / longest, samples };
}

/** The first of those for which a number is the least. */
function leastBy(all, number) {
  return all.reduce((least, one) => (number(one) < number(least) ? one : least));
}

/** The better half, and of the others those that are hardly behind the leader. */
function stillRunning(running, left) {
  const ranked = [...running].sort((one, other) => left.get(one).outlook - left.get(other).outlook);
  const half = Math.max(FINALISTS, Math.ceil(ranked.length / 2));
  const leader = left.get(ranked[0]).outlooks;
  return [
    ...ranked.slice(0, half),
    ...ranked.slice(half).filter((move) => hardlyBehind(left.get(move).outlooks, leader)),
  ];
}

/** Whether the outlook of a move is worse by at most one standard error. */
function hardlyBehind(outlooks, leader) {
  const more = outlooks.map((own, number) => own - leader[number]);
  return sum(more) <= spread(more) * Math.sqrt(more.length);
}

/** Whether the cards more that a move leaves than another one are more than noise. */
function clearlyBehind(cards, leader, most) {
  const more = cards.map((own, number) => own - leader[number]);
  const half = (CONFIDENCE * spread([...more, -most, most])) / Math.sqrt(more.length);
  return sum(more) / more.length - half > 0;
}

/** The standard deviation of what the values are drawn from, as estimated from them. */
function spread(values) {
  const [count, total] = [values.length, sum(values)];
  const squares = values.reduce((all, one) => all + one * one, 0);
  return Math.sqrt((squares * count - total * total) / (count * (count - 1)));
}

function sum(numbers) {
  return numbers.reduce((all, one) => all + one, 0);
}

Object.assign(PARTY, {
  /** How a seat may be played: by somebody here, or by the engine. */
  modes: [
    ["you", "you"],
    ["fair", "the engine, fair"],
    ["seeing", "the engine, all-seeing"],
  ],
  modeWords:
    "A fair engine sees only its own hand and plays by the adviser's estimates. " +
    "An all-seeing one knows every card and plays what is proved best.",
  hidesHands: true,

  /** A hint for the player to move: {move, text}. */
  async hint(analyst, spots) {
    const { move, mean, samples } = await advise(analyst, spots);
    const thought = `${samples.toLocaleString("en")} rounds played in thought by somebody who sees only this hand`;
    return { move, text: `${move}: about ${mean.toFixed(1)} cards left, as estimated from ${thought}.` };
  },

  async fairMove(analyst, spots) {
    return (await advise(analyst, spots)).move;
  },

  /** What to play where nothing is proved: what looks best by the bounds that are known. */
  async guessMove(_analyst, study) {
    const worth = [...study.worth].sort(([, one], [, other]) => one.high - other.high || one.low - other.low);
    return worth[0][0];
  },
});

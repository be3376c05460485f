/* Advice at the table: what a move may be expected to leave while hands are hidden. Estimates, never proofs. Goes
   through the same stages as solver/party/advising.py, so that as many samples give the same advice. */

const FIRST_STAGE = 64;
const PORTIONS = 4;
const TAKEN_UP_AGAIN = 1024;
const FINALISTS = 2;

/** The move advised to the player to move, who knows only the own hand: {move, mean, samples}. With `samples` so many
    rounds at least are played in thought, else as many as `milliseconds` allow. */
async function advise(analyst, spots, { samples = null, milliseconds = 800, seed = 0n } = {}) {
  const sight = sightOf(spots);
  const bytes = packedSight(sight);
  const left = new Map(placements(sight.position).map((move) => [move, []]));
  const deadline = performance.now() + milliseconds;
  let taken = 0;

  /** Go on with moves that were tried on the same number of deals; returns whether that is enough. */
  async function sample(moves, count) {
    const first = left.get(moves[0]).length;
    const numbers = moves.map((move) => PARTY.moveNumber(move));
    const found = (await analyst.ask({ work: "sample", bytes, moves: numbers, seed, first, count })).samples;
    for (const [number, move] of moves.entries()) {
      for (let place = number; place < found.length; place += moves.length) left.get(move).push(found[place]);
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
      const deals = left.get(running[0]).length;
      const counts = new Set([...left.values()].map((cards) => cards.length));
      for (const tried of [...counts].sort((one, other) => one - other)) {
        const moves = [...left.keys()].filter((move) => left.get(move).length === tried);
        if (tried < deals && (await sample(moves, deals - tried))) return bestAdvice(left, taken);
      }
      running = [...left.keys()];
    }
    running = stillRunning(running, left);
  }
}

function bestAdvice(left, samples) {
  const longest = Math.max(...[...left.values()].map((cards) => cards.length));
  const finalists = [...left].filter(([, cards]) => cards.length === longest);
  const least = Math.min(...finalists.map(([, cards]) => sum(cards)));
  const [move] = finalists.find(([, cards]) => sum(cards) === least);
  return { move, mean: least / longest, samples };
}

/** The better half, and of the others those that are hardly behind the leader. */
function stillRunning(running, left) {
  const ranked = [...running].sort((one, other) => sum(left.get(one)) - sum(left.get(other)));
  const half = Math.max(FINALISTS, Math.ceil(ranked.length / 2));
  const leader = left.get(ranked[0]);
  return [
    ...ranked.slice(0, half),
    ...ranked.slice(half).filter((move) => hardlyBehind(left.get(move), leader)),
  ];
}

/** Whether the cards more that a move leaves are at most one standard error. */
function hardlyBehind(cards, leader) {
  const more = cards.map((own, number) => own - leader[number]);
  const [count, total] = [more.length, sum(more)];
  const squares = more.reduce((all, one) => all + one * one, 0);
  const spread = Math.sqrt((squares * count - total * total) / (count * (count - 1)));
  return total <= spread * Math.sqrt(count);
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
  async guessedMove(_analyst, study) {
    const worth = [...study.worth].sort(([, one], [, other]) => one.high - other.high || one.low - other.low);
    return worth[0][0];
  },
});

/* In the worker: Monte Carlo samples from a player's view, by the core. */

/** `count` samples from number `first` on, for each of the moves in turn: {samples: {cards, outlooks}}. */
export const sampleViews = ({ exports }, { bytes, moves, seed, first, count }) => {
  // The core may grow its memory: what was seen of it before a call is not valid after it.
  const place = exports.party_view_bytes(bytes.length);
  new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);
  exports.party_use_view();
  new Int32Array(exports.memory.buffer, exports.answer_numbers(), moves.length).set(moves);
  const [low, high] = [seed & 0xffffffffn, seed >> 32n].map((half) => Number(half) | 0);
  const found = exports.party_samples(low, high, moves.length, first, count);
  const answer = new Uint8Array(exports.memory.buffer, found, 3 * moves.length * count);
  const cards = Uint8Array.from({ length: moves.length * count }, (_, number) => answer[3 * number]);
  const outlooks = Uint16Array.from(
    cards,
    (_, number) => answer[3 * number + 1] + 256 * answer[3 * number + 2],
  );
  return { samples: { cards, outlooks } };
};

/* Pingouin on the board: implements the interface of a board game. Positions are those of engine.js. */

const FISH_OF_A_FLOE = "1".repeat(30) + "2".repeat(20) + "3".repeat(10);
const PENGUINS_EACH = { 2: 4, 3: 3, 4: 2 };
const NOWHERE = 255;

const PINGOUIN = {
  name: "pingouin",
  title: "Pingouin",
  wants: "most",
  amount: (number) => `${number} fish`,
  roundWord: "game",
  firstSlice: 2 ** 12,
  mostPositions: 2 ** 22,
  alsoFromAbove: false,
  /** A review goes backwards and stops at an unproved position: those before it are harder. */
  reviewsWhileProved: true,

  isLine: (text) => text.startsWith(FLOE_START),
  fromLine: floeFromLine,
  line: floeLine,
  fromDocument: floeFromDocument,
  document: floeDocument,

  names: ({ players }) => players.map(({ name }) => name),
  toMove: ({ toMove }) => toMove,
  over: ({ toMove }) => toMove === null,
  moves: floeMoves,
  after: floeAfter,

  /** Static bounds on a player's guaranteed fish. */
  bounds(position, seat) {
    const low = fishHeld(position, seat);
    const { penguins, toPlace } = position.players[seat];
    const done = position.toMove === null || (!penguins.length && !toPlace);
    return { low, high: low + (done ? 0 : freeFish(position)) };
  },

  marginBounds(position) {
    const [first, second] = [0, 1].map((seat) => PINGOUIN.bounds(position, seat));
    return { low: first.low - second.high, high: first.high - second.low };
  },

  /** The fish taken before, which the core does not count. */
  countTaken({ players }, asked, seat) {
    return asked === "margin" ? players[0].fish - players[1].fish : players[seat].fish;
  },

  /** The position as solver/core/web_pingouin.cpp reads it. */
  pack({ ice, players, toMove }) {
    const seats = Array.from({ length: 4 }, (_, seat) => {
      const { toPlace, penguins } = players[seat] ?? { toPlace: 0, penguins: [] };
      return [toPlace, ...Array.from({ length: 4 }, (_, number) => penguins[number] ?? NOWHERE)];
    });
    return Uint8Array.from([players.length, toMove ?? 0, ...ice, ...seats.flat()]);
  },

  moveText(number) {
    const [start, end] = [Math.floor(number / 256), number % 256];
    return start === NOWHERE ? tileName(end) : `${tileName(start)}-${tileName(end)}`;
  },

  readMove(position, text, where) {
    const move = text.trim().toLowerCase();
    const tiles = move.split("-").map(tileOf);
    if (tiles.length > 2 || tiles.includes(undefined)) {
      const expected = "expected two tiles such as c4-c7, or one to place a penguin on, such as c4";
      throw new Refusal(where, `${quote(text)} is not a move: ${expected}`);
    }
    if (floeMoves(position).includes(move)) return move;
    const mover = nameText(position.players[position.toMove].name);
    throw new Refusal(where, `${move} by ${mover} is not legal: ${whyNoFloeMove(position, tiles, mover)}`);
  },

  /** The floe of a seed, as `ppsolve deal --game pingouin --seed` gives it. */
  deal(seed, number) {
    const ice = [...new SplitMix64(seed).shuffle(FISH_OF_A_FLOE)].map(Number);
    const players = Array.from({ length: number }, (_, seat) => ({
      name: DEFAULT_NAMES[seat],
      fish: 0,
      tiles: 0,
      toPlace: PENGUINS_EACH[number],
      penguins: [],
    }));
    return settleFloe(ice, players, 0);
  },
};

BOARD_GAMES.push(PINGOUIN);

/** Why a move is not legal, with the messages of the command line. */
function whyNoFloeMove(position, tiles, mover) {
  const { ice, players, toMove } = position;
  const standing = standingOn(players);
  const [end, start] = [tiles.at(-1), tiles.length > 1 ? tiles[0] : null];
  const name = tileName(end);
  if (isPlacing(position)) {
    if (start !== null) return `penguins are being placed; name the tile alone, as in ${name}`;
    if (standing.has(end)) return `a penguin stands on ${name}`;
    return ice[end] ? `${name} has ${ice[end]} fish; penguins are placed on one` : `${name} is a hole`;
  }
  if (start === null) return "all penguins are placed; a move names the tile left and the tile reached";
  if (!players[toMove].penguins.includes(start)) return `no penguin of ${mover} stands on ${tileName(start)}`;
  const way = FLOE_RAYS[start].find((tilesOn) => tilesOn.includes(end));
  if (!way) return `${name} does not lie in a straight line from ${tileName(start)}`;
  const stop = way.find((tile) => !ice[tile] || standing.has(tile));
  return ice[stop] ? `a penguin stands on ${tileName(stop)}` : `${tileName(stop)} is a hole`;
}

/* Penguin Party on the board: implements the interface of a board game. Positions are those of engine.js. */

const LEFT_OF_BASE = 64;

const PARTY = {
  name: "party",
  title: "Penguin Party",
  wants: "fewest",
  amount: (number) => countText(number, "card"),
  roundWord: "round",
  /** The most positions that a question may visit in the first round, and in all. */
  firstSlice: 2 ** 17,
  mostPositions: 2 ** 29,
  /** Whether long searches also narrow from above. */
  alsoFromAbove: true,
  reviewsWhileProved: false,

  isLine: (text) => PARTY_LINE.test(text),
  fromLine: partyFromLine,
  line: partyLine,
  fromDocument: partyFromDocument,
  document: partyDocument,

  names: ({ players }) => players.map(({ name }) => name),
  toMove: ({ toMove }) => toMove,
  over: ({ toMove }) => toMove === null,
  moves: placements,
  after: positionAfter,

  /** Static bounds on a player's guaranteed result. */
  bounds(position, seat) {
    const { hand } = position.players[seat];
    const done = position.toMove === null || !isActive(position.players[seat]);
    return { low: done ? hand.length : 0, high: hand.length };
  },

  marginBounds(position) {
    const [first, second] = position.players.map((_, seat) => {
      const score = (cards) => cards || -partyBonus(position, seat);
      const { low, high } = PARTY.bounds(position, seat);
      return { low: score(low), high: score(high) };
    });
    return { low: second.low - first.high, high: second.high - first.low };
  },

  /** Points that the core does not count: none in this game. */
  countTaken: () => 0,

  /** The position as solver/core/web_party.cpp reads it. */
  pack({ rules, players, rows, toMove }) {
    const bonuses = [0, 1].map((seat) => Math.min(rules.bonus, players[seat].tokens));
    const head = [
      players.length,
      rules.base,
      rules.upperRows === "contiguous",
      rules.stuck === "pass",
      toMove ?? 0,
    ];
    const hands = Array.from({ length: 6 }, (_, seat) => {
      const { hand, out } = players[seat] ?? { hand: "", out: false };
      return [...colourCounts(hand), out];
    });
    return Uint8Array.from([...head, ...bonuses, ...hands.flat(), ...packRows(rows)].map(Number));
  },

  moveText(number) {
    const place = number % 256;
    const name = place === LEFT_OF_BASE ? "a0" : placeText(Math.floor(place / 8), place % 8);
    return COLOURS[Math.floor(number / 256)] + name;
  },

  moveNumber(text) {
    const { colour, row, column } = parseMove(text);
    return 256 * COLOURS.indexOf(colour) + (column < 0 ? LEFT_OF_BASE : 8 * row + column);
  },

  /** Read a move as records write it. Throws a Refusal if it is not legal. */
  readMove(position, text, where) {
    const width = position.rows[0]?.length ?? 0;
    const [, card, side] = /^([RGYPB]) ?(left|right)$/.exec(text) ?? [];
    const move = side ? `${card}a${side === "right" || !width ? width + 1 : 0}` : text;
    if (!/^[RGYPB](a0|[a-h][1-8])$/.test(move)) {
      const expected = `expected a colour (${COLOURS}), a row (a-h) and a column, such as Rb2`;
      throw new Refusal(where, `${quote(text)} is not a move: ${expected}`);
    }
    const legal = placements(position);
    if (legal.includes(move)) return move;
    const mover = nameText(position.players[position.toMove].name);
    const what = illegalText(position, move);
    throw new Refusal(where, `${move} by ${mover} is not legal: ${what}; legal were ${legal.join(" ")}`);
  },

  /** The deal of a seed, as `ppsolve deal --seed` gives it. */
  deal(seed, rules) {
    const deck = [...COLOURS].map((colour, number) => colour.repeat(rules.deck[number])).join("");
    if (rules.players * rules.handSize > deck.length) {
      const what = `${rules.players} hands of ${rules.handSize} need more than the ${deck.length} cards of the deck`;
      throw new Refusal("rules.hand_size", what);
    }
    const cards = new SplitMix64(seed).shuffle(deck);
    const players = Array.from({ length: rules.players }, (_, seat) => ({
      name: DEFAULT_NAMES[seat],
      hand: cards.slice(seat * rules.handSize, (seat + 1) * rules.handSize),
      tokens: 0,
      out: false,
    }));
    const opening = hasOpeningCard(rules) ? [cards[rules.players * rules.handSize]] : [];
    return checkPosition(rules, players, 0, opening);
  },
};

BOARD_GAMES.push(PARTY);

function partyBonus({ rules, players }, seat) {
  return Math.min(rules.bonus, players[seat].tokens);
}

function colourCounts(cards) {
  return [...COLOURS].map((colour) => countOf(cards, colour));
}

/** 64 cells, row by row: 0 for an empty one, else the colour plus one. */
function packRows(rows) {
  const cells = new Array(64).fill(0);
  for (const [row, cards] of rows.entries()) {
    for (const [column, card] of [...cards].entries()) cells[8 * row + column] = COLOURS.indexOf(card) + 1;
  }
  return cells;
}

/** Why a move is not legal, with the messages of the command line. */
function illegalText(position, move) {
  const slots = openSlots(position.rows, position.rules);
  const { colour, row, column } = parseMove(move);
  const slot = slots.find((open) => open.row === row && open.column === column);
  const place = placeText(row, column);
  if (!slot)
    return `${place} is not open; open places: ${slots.map((s) => placeText(s.row, s.column)).join(" ")}`;
  const mover = position.players[position.toMove];
  if (!mover.hand.includes(colour)) return `${nameText(mover.name)} holds no ${colour}`;
  return `${place} accepts only ${[...slot.accepts].join(" or ")}`;
}

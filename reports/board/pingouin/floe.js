/* The floe and the rules of Pingouin: they mirror solver/pingouin/floe.py and position.py. A tile is its number in
   reading order, from 0 for a1 to 59 for h8. Positions are settled, and nothing here changes what it is given. */

const FLOE_PLACES = Array.from({ length: 8 }, (_, row) =>
  Array.from({ length: 7 + (row % 2) }, (_, column) => ({ row, column })),
).flat();
const FLOE_TILES = [...FLOE_PLACES.keys()];
const FLOE_NUMBERS = new Map(FLOE_PLACES.map(({ row, column }, tile) => [`${row} ${column}`, tile]));
const SEAT_LETTERS = "ABCD";
const MOST_PENGUINS = 4;

function tileName(tile) {
  const { row, column } = FLOE_PLACES[tile];
  return `${ROW_LETTERS[row]}${column + 1}`;
}

/** The tile of a name; undefined if there is no such place. */
function tileNamed(name) {
  return FLOE_TILES.find((tile) => tileName(tile) === name);
}

/** For every tile the places in each of the six directions, the nearest first. */
const FLOE_RAYS = FLOE_TILES.map((tile) => Array.from({ length: 6 }, (_, direction) => ray(tile, direction)));

function ray(tile, direction) {
  const found = [];
  let { row, column } = FLOE_PLACES[tile];
  for (;;) {
    const left = -(row % 2);
    const steps = [
      [-1, left],
      [-1, left + 1],
      [0, -1],
      [0, 1],
      [1, left],
      [1, left + 1],
    ];
    const [down, across] = steps[direction];
    row += down;
    column += across;
    const next = FLOE_NUMBERS.get(`${row} ${column}`);
    if (next === undefined) return found;
    found.push(next);
  }
}

/** The tiles that a penguin can slide to, in reading order. */
function slides(ice, standing, penguin) {
  const found = [];
  for (const tiles of FLOE_RAYS[penguin]) {
    for (const tile of tiles) {
      if (!ice[tile] || standing.has(tile)) break;
      found.push(tile);
    }
  }
  return found.sort((one, other) => one - other);
}

function standingOn(players) {
  return new Set(players.flatMap(({ penguins }) => penguins));
}

function freeToPlace(ice, players) {
  const standing = standingOn(players);
  return FLOE_TILES.filter((tile) => ice[tile] === 1 && !standing.has(tile));
}

function isPlacing({ players }) {
  return players.some(({ toPlace }) => toPlace > 0);
}

/** The position with its turn settled: who is to move from `turn` on, and who is off the floe by then. */
function settledFloe(givenIce, givenPlayers, turn) {
  let ice = givenIce;
  let players = givenPlayers;
  const order = players.map((_, step) => (turn + step) % players.length);
  if (isPlacing({ players })) {
    if (freeToPlace(ice, players).length)
      return { ice, players, toMove: order.find((seat) => players[seat].toPlace) };
    players = players.map((player) => ({ ...player, toPlace: 0 }));
  }
  const standing = standingOn(players);
  for (const seat of order) {
    if (players[seat].penguins.some((tile) => slides(ice, standing, tile).length))
      return { ice, players, toMove: seat };
    ({ ice, players } = takenOff(ice, players, seat));
  }
  return { ice, players, toMove: null };
}

/** A stuck player goes, with the tiles below their penguins. */
function takenOff(ice, players, seat) {
  const { penguins, fish, tiles } = players[seat];
  const below = penguins.reduce((sum, tile) => sum + ice[tile], 0);
  const gone = { ...players[seat], fish: fish + below, tiles: tiles + penguins.length, penguins: [] };
  return {
    ice: ice.map((number, tile) => (penguins.includes(tile) ? 0 : number)),
    players: players.with(seat, gone),
  };
}

/** Every legal move as text: `c4-c7` is a slide, `c4` a placing. */
function floeMoves(position) {
  const { ice, players, toMove } = position;
  if (toMove === null) return [];
  if (isPlacing(position)) return freeToPlace(ice, players).map(tileName);
  const standing = standingOn(players);
  return players[toMove].penguins.flatMap((penguin) =>
    slides(ice, standing, penguin).map((tile) => `${tileName(penguin)}-${tileName(tile)}`),
  );
}

function floeAfter({ ice, players, toMove }, text) {
  const names = text.split("-");
  const end = tileNamed(names.at(-1));
  const player = players[toMove];
  if (names.length === 1) {
    const placed = {
      ...player,
      penguins: sortedTiles([...player.penguins, end]),
      toPlace: player.toPlace - 1,
    };
    return settledFloe(ice, players.with(toMove, placed), (toMove + 1) % players.length);
  }
  const start = tileNamed(names[0]);
  const moved = {
    ...player,
    penguins: sortedTiles(player.penguins.map((tile) => (tile === start ? end : tile))),
    fish: player.fish + ice[start],
    tiles: player.tiles + 1,
  };
  return settledFloe(ice.with(start, 0), players.with(toMove, moved), (toMove + 1) % players.length);
}

function sortedTiles(tiles) {
  return [...tiles].sort((one, other) => one - other);
}

/** A player's fish if the game ends here: those taken, and those below the penguins. */
function holding({ ice, players }, seat) {
  return players[seat].fish + players[seat].penguins.reduce((sum, tile) => sum + ice[tile], 0);
}

/** The fish on free tiles. */
function freeFish({ ice, players }) {
  const standing = standingOn(players);
  return FLOE_TILES.reduce((sum, tile) => sum + (standing.has(tile) ? 0 : ice[tile]), 0);
}

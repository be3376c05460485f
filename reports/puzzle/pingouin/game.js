/* Floes: tiles, penguins and slides, and what the games on them have in common.

   A position is { tiles: { place: fish }, penguins: { place: seat }, fish: [by seat], toMove, made, slid, melted }:
   `made` is how many moves were made, `slid` the last one as [from, to], `melted` what it left. */

const FLOE_ROWS = "abcdefgh";
const SEATS = "ABCD";
const HEX_STEPS = { w: [-0.5, 1], e: [0.5, 1], a: [-1, 0], d: [1, 0], z: [-0.5, -1], x: [0.5, -1] };
const FISH_WORDS = ["no fish", "one fish", "two fish", "three fish"];

function floePlace(row, column) {
  return FLOE_ROWS[row] + (column + 1);
}

function floeSpot(place) {
  return { row: FLOE_ROWS.indexOf(place[0]), column: Number(place[1]) - 1 };
}

/** The places in a straight line, `across` and `down` being a direction in half columns and rows. */
function* floeLine(place, across, down) {
  let { row, column } = floeSpot(place);
  let half = 2 * column + (row % 2 === 0 ? 1 : 0);
  for (;;) {
    row += down;
    half += across;
    column = (half - (row % 2 === 0 ? 1 : 0)) / 2;
    if (row < 0 || row > 7 || column < 0 || column >= 7 + (row % 2)) return;
    yield floePlace(row, column);
  }
}

const DIRECTIONS = [[-1, -1], [1, -1], [-2, 0], [2, 0], [-1, 1], [1, 1]];

/** The floe that rows of text describe. */
function readFloe(rows, fish, toMove) {
  const tiles = {};
  const penguins = {};
  for (const [row, text] of rows.entries()) {
    for (const [column, [fishes, letter]] of [...text.matchAll(/([.123])([A-D])?/g)].map((m) => m.slice(1)).entries()) {
      if (fishes !== ".") tiles[floePlace(row, column)] = Number(fishes);
      if (letter) penguins[floePlace(row, column)] = SEATS.indexOf(letter);
    }
  }
  return { tiles, penguins, fish, toMove, made: 0, slid: null, melted: "" };
}

/** The floe as rows of text. */
function floeRows({ tiles, penguins }) {
  return [...FLOE_ROWS].map((_, row) =>
    Array.from({ length: 7 + (row % 2) }, (_, column) => {
      const place = floePlace(row, column);
      return (tiles[place] ?? ".") + (place in penguins ? SEATS[penguins[place]] : "");
    }).join(""),
  );
}

/** Where the penguin on a place can slide to. */
function slidesFrom({ tiles, penguins }, place) {
  const found = [];
  for (const [across, down] of DIRECTIONS) {
    for (const there of floeLine(place, across, down)) {
      if (!(there in tiles) || there in penguins) break;
      found.push(there);
    }
  }
  return found;
}

function penguinsOf({ penguins }, seat) {
  return Object.keys(penguins).filter((place) => penguins[place] === seat);
}

/** The fish of a seat, those below its penguins included. */
function fishOf(position, seat) {
  const below = penguinsOf(position, seat).map((place) => position.tiles[place]);
  return below.reduce((sum, fish) => sum + fish, position.fish[seat]);
}

/** The floe after a slide `c4-c7`: the tile that was left is taken. Who cannot move then is off the floe. */
function afterSlide(position, move) {
  const [from, to] = move.split("-");
  const seat = position.penguins[from];
  const { [from]: taken, ...tiles } = position.tiles;
  const { [from]: _, ...penguins } = position.penguins;
  penguins[to] = seat;
  const fish = position.fish.map((number, other) => (other === seat ? number + taken : number));
  const next = { tiles, penguins, fish, toMove: null, made: position.made + 1, slid: [from, to], melted: from };
  return settledFloe(next, (seat + 1) % fish.length);
}

function settledFloe(position, turn) {
  let settled = position;
  for (let step = 0; step < position.fish.length; step += 1) {
    const seat = (turn + step) % position.fish.length;
    const own = penguinsOf(settled, seat);
    if (own.some((place) => slidesFrom(settled, place).length)) return { ...settled, toMove: seat };
    if (position.fish.length > 1) settled = withoutSeat(settled, seat, own);
  }
  return settled;
}

/** A player who cannot move takes the penguins off with the tiles below them. */
function withoutSeat(position, seat, own) {
  const tiles = { ...position.tiles };
  const penguins = { ...position.penguins };
  const fish = [...position.fish];
  for (const place of own) {
    fish[seat] += tiles[place];
    delete tiles[place];
    delete penguins[place];
  }
  return { ...position, tiles, penguins, fish };
}

/** Tiles in reading order. */
function inReadingOrder(places) {
  return [...places].sort();
}

/* The picture. */

const FISH_PATH = "M-11 0C-7-6 3-6 7 0C3 6-7 6-11 0ZM5 0L12-5.5V5.5Z";
const SHOALS = [[], [[0, 0]], [[-5, -8], [5, 7]], [[-7, -13], [7, -1], [-7, 11]]];

function hexPicture(place, fish, seat, number, slid) {
  const picture = drawn("svg", { class: "hex", viewBox: "-30 -35 60 70", "aria-hidden": "true" });
  picture.append(
    drawn("path", { class: "ice-side", d: "M0-29L28-13V19L0 35L-28 19V-13Z" }),
    drawn("path", { class: "ice", d: "M0-33L28-17V15L0 31L-28 15V-17Z" }),
    drawn("text", { class: "tile-name", x: 0, y: 25 }, place),
  );
  if (number) picture.append(drawn("text", { class: "number", x: 0, y: 4 }, `${number}`));
  if (seat === undefined) {
    for (const [x, y] of SHOALS[fish]) picture.append(drawn("path", { class: "fish", d: FISH_PATH, transform: `translate(${x} ${y - 4})` }));
    return picture;
  }
  const group = drawn("g", { class: slid ? "penguin slid" : "penguin", style: slid ?? "" });
  group.append(
    drawn("use", { href: "#penguin", x: -19, y: -29, width: 38, height: 44, class: `seat-${seat}` }),
    drawn("text", { class: "letter", x: 0, y: 4 }, SEATS[seat]),
  );
  picture.append(group);
  for (let each = 0; each < fish; each += 1) {
    picture.append(drawn("path", { class: "fish", d: FISH_PATH, transform: `translate(19 ${8 - 8 * each}) scale(0.5)` }));
  }
  return picture;
}

/** How far the last slide came, for the picture to begin there: 60 units are a column. */
function slideStyle([from, to]) {
  const [start, end] = [floeSpot(from), floeSpot(to)];
  const half = ({ row, column }) => 2 * column + (row % 2 === 0 ? 1 : 0);
  return `--from-x:${(half(start) - half(end)) * 30}px;--from-y:${(start.row - end.row) * 52}px`;
}

/** The view of a floe, in the frame of what it was at the start. `tell` gives { number, fishes } of a place. */
function floeView(start, position, chosen, tell) {
  const spots = Object.keys(start.tiles).map(floeSpot);
  const x = ({ row, column }) => column + (row % 2 === 0 ? 0.5 : 0);
  const left = Math.min(...spots.map(x));
  const bottom = Math.max(...spots.map(({ row }) => row));
  const top = Math.min(...spots.map(({ row }) => row));
  const targets = new Set(chosen && chosen in position.penguins ? slidesFrom(position, chosen) : []);
  const places = Object.keys(position.tiles);
  if (position.melted && !(position.melted in position.tiles)) places.push(position.melted);
  const cells = places.map((place) => {
    const spot = floeSpot(place);
    const gone = !(place in position.tiles);
    const seat = position.penguins[place];
    const { number, fishes, label } = tell(place);
    const slid = position.slid?.[1] === place ? slideStyle(position.slid) : undefined;
    const words = gone ? [place, "melted"] : [place, ...label];
    if (place === chosen) words.push("chosen");
    if (targets.has(place)) words.push("can be reached");
    return {
      place,
      row: bottom - spot.row,
      column: spot.column,
      x: x(spot) - left,
      card: "",
      turn: 0,
      given: false,
      accepts: "",
      any: false,
      kind: gone ? "melted" : place === chosen ? "tile chosen" : "tile",
      fits: targets.has(place),
      label: words.join(", "),
      look: [seat, number, fishes, slid].join(),
      picture: () => hexPicture(place, fishes, seat, number, slid),
    };
  });
  return { cells, width: Math.max(...spots.map(x)) - left + 1, height: bottom - top + 1 };
}

/** The stages of a hint: how to think, then where, then which slide and why. */
function floeHint(step) {
  const { technique, place, move, reason, drawing } = step;
  return [
    { text: `${technique} Hint again for the place.` },
    { text: `Look at ${place}. Hint again for the slide.`, marks: markOf(place, "target") },
    { text: `${move.replace("-", " to ")}. ${reason} Hint again to make it.`, marks: drawnMarks(drawing) },
  ];
}

/** A hint that a slide was wrong. */
function wrongSlideHint(moves, right) {
  const place = moves[right].split("-")[1];
  const text = `Slide ${right + 1}, ${moves[right].replace("-", " to ")}, was the mistake.`;
  return { id: `wrong ${moves.join()}`, stages: mistakeStages(text, place), keep: right };
}

/** What all games of one player or two on a floe share; `own` is what a game has of its own. */
function floeGame(start, seat, own) {
  return {
    start,
    alone: true,
    steps: HEX_STEPS,

    chooses(position, place) {
      const mine = penguinsOf(position, seat);
      return mine.length > 1 && mine.includes(place) ? `The penguin on ${place} slides next.` : "";
    },

    kept(position, chosen) {
      const mine = penguinsOf(position, seat);
      if (mine.length === 1) return mine[0];
      if (mine.includes(chosen)) return chosen;
      return mine.find((place) => position.slid?.[1] === place) ?? "";
    },

    pressed: (position, place, chosen) => `${chosen}-${place}`,

    takenBack: () => "undo",

    refusal(position, move) {
      const [from, to] = move.split("-");
      if (!from) return "Choose a penguin first.";
      if (position.penguins[from] !== seat) return `No penguin of yours stands on ${from}.`;
      if (from === to) return "The penguin stands here: press the tile that it slides to.";
      if (slidesFrom(position, from).includes(to)) return "";
      if (to in position.penguins) return `A penguin stands on ${to}.`;
      return `There is no way for a slide from ${from} to ${to}.`;
    },

    hands: () => [],

    placed: ({ made }) => made,

    ...own,
  };
}

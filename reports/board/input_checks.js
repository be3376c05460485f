/* Checks of input, with the error messages of the command line: as in solver/errors.py, documents.py, names.py and
   records.py. */

const DEFAULT_NAMES = ["Alice", "Bob", "Carol", "Dave", "Erin", "Frank"];
const LONGEST_QUOTE = 40;
const LONGEST_NAME = 40;
const BIDI_CONTROLS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]/u;

class Refusal extends Error {
  constructor(where, what) {
    super(where ? `${where}: ${what}` : what);
    this.where = where;
    this.what = what;
  }

  inside(outer) {
    return new Refusal(this.where ? `${outer}: ${this.where}` : outer, this.what);
  }
}

/** A value as a message quotes it. */
function quote(value) {
  if (Array.isArray(value)) return "a list";
  if (value === null) return "None";
  if (typeof value === "object") return "an object";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "number") return `${value}`;
  const cut = [...value].slice(0, LONGEST_QUOTE + 1).join("");
  const mark = cut.includes("'") && !cut.includes('"') ? '"' : "'";
  const text = mark + [...cut].map((letter) => escapeLetter(letter, mark)).join("") + mark;
  return text.length <= LONGEST_QUOTE + 2 ? text : `${text.slice(0, LONGEST_QUOTE)}...${mark}`;
}

function escapeLetter(letter, mark) {
  const code = letter.codePointAt(0);
  if (letter === "\\" || letter === mark) return `\\${letter}`;
  const named = { "\n": "\\n", "\r": "\\r", "\t": "\\t" }[letter];
  if (named) return named;
  if (code >= 32 && code < 127) return letter;
  const digits = code.toString(16);
  if (code < 256) return `\\x${digits.padStart(2, "0")}`;
  return code < 65536 ? `\\u${digits.padStart(4, "0")}` : `\\U${digits.padStart(8, "0")}`;
}

/** A name unchanged if it is short and printable, else quoted. */
function nameText(name) {
  const printable = !/[\p{C}\p{Zl}\p{Zp}]|[^\S ]/u.test(name);
  return printable && [...name].length <= LONGEST_QUOTE ? name : quote(name);
}

function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal("", `malformed JSON: ${error.message}`);
  }
}

function isObject(value) {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** Check that a JSON object has the required keys and no unknown ones. */
function checkFields(given, where, required, optional) {
  if (!isObject(given)) throw new Refusal(where, `expected an object, not ${quote(given)}`);
  const prefix = where ? `${where}.` : "";
  const known = [...required, ...optional];
  for (const key of Object.keys(given)) {
    if (known.includes(key)) continue;
    throw new Refusal(prefix + keyText(key), `unknown key; there are ${known.join(", ")}`);
  }
  for (const key of required) {
    if (!Object.hasOwn(given, key)) throw new Refusal(prefix + key, "is missing");
  }
  return given;
}

/** An optional field. */
function fieldOr(fields, key, otherwise) {
  return Object.hasOwn(fields, key) ? fields[key] : otherwise;
}

function keyText(key) {
  return /^[A-Za-z_]\w{0,39}$/.test(key) ? key : quote(key);
}

const TYPES = {
  string: [(value) => typeof value === "string", "a string"],
  whole: [(value) => Number.isInteger(value), "a whole number"],
  boolean: [(value) => typeof value === "boolean", "true or false"],
  list: [(value) => Array.isArray(value), "a list"],
};

function checkType(given, type, where) {
  const [holds, expected] = TYPES[type];
  if (!holds(given)) throw new Refusal(where, `expected ${expected}, not ${quote(given)}`);
  return given;
}

function checkPositionSchema(fields) {
  const schema = "ppsolve.position/1";
  if (fieldOr(fields, "schema", schema) === schema) return;
  throw new Refusal("schema", `expected '${schema}', not ${quote(fields.schema)}`);
}

function stringsFrom(given, where) {
  return checkType(given, "list", where).map((one, number) =>
    checkType(one, "string", `${where}[${number}]`),
  );
}

/** Refuse the name of a seat if it cannot be shown, or repeats an earlier one. */
function checkName(names, seat) {
  const where = `players[${seat}].name`;
  const name = names[seat];
  if (!name.trim()) throw new Refusal(where, "the name is empty");
  for (const letter of name) {
    if (/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(letter) || BIDI_CONTROLS.test(letter)) {
      throw new Refusal(where, `control character ${quote(letter)} in the name ${quote(name)}`);
    }
  }
  const length = [...name].length;
  if (length > LONGEST_NAME)
    throw new Refusal(where, `${length} characters, but a name has at most ${LONGEST_NAME}`);
  if (names.slice(0, seat).includes(name)) throw new Refusal(where, `duplicate name ${quote(name)}`);
}

function findSeat(names, given, where) {
  if (names.includes(given)) return names.indexOf(given);
  const alike = [...names.keys()].filter((seat) => names[seat].toLowerCase() === given.toLowerCase());
  if (alike.length === 1) return alike[0];
  if (alike.length) {
    throw new Refusal(
      where,
      `${quote(given)} may be ${alike.map((seat) => nameText(names[seat])).join(" or ")}`,
    );
  }
  throw new Refusal(where, `no player is called ${quote(given)}`);
}

function seatFrom(names, given, where) {
  if (typeof given === "string") return findSeat(names, given, where);
  if (!Number.isInteger(given)) {
    throw new Refusal(where, `expected a player's name or a seat, not ${quote(given)}`);
  }
  if (given < 0 || given >= names.length) {
    throw new Refusal(where, `seat ${quote(given)}, but seats are 0 to ${names.length - 1}`);
  }
  return given;
}

/** A name as the one-line form writes it. */
function encodeName(name) {
  return encodeURIComponent(name).replace(
    /[~!'()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function nameFrom(encoded, where) {
  try {
    return decodeURIComponent(encoded.replace(/%(?![0-9A-Fa-f]{2})/g, "%25"));
  } catch {
    throw new Refusal(`${where}.name`, "the percent-encoded name is not UTF-8");
  }
}

/** The entries of a record as {player, move}; `move` is null for a player who drops out. */
function readEntries(given) {
  return checkType(given, "list", "moves").map((one, number) => recordEntry(one, `moves[${number}]`));
}

function recordEntry(given, where) {
  if (typeof given === "string") return { player: null, move: given };
  if (!isObject(given)) throw new Refusal(where, `expected a move or an object, not ${quote(given)}`);
  const fields = checkFields(given, where, [], ["player", "move", "out"]);
  const has = (key) => Object.hasOwn(fields, key);
  if (has("move") === has("out")) throw new Refusal(where, 'expected "move" or "out", and only one of them');
  const player = has("player") ? checkType(fields.player, "string", `${where}.player`) : null;
  if (has("move")) return { player, move: checkType(fields.move, "string", `${where}.move`) };
  if (fields.out !== true) throw new Refusal(`${where}.out`, `expected true, not ${quote(fields.out)}`);
  if (player === null) throw new Refusal(`${where}.player`, "is missing");
  return { player, move: null };
}

/** The moves of a record, each checked by replaying them; who drops out follows from the rules. */
function replayMoves(game, position, entries) {
  const moves = [];
  for (const { player, move } of entries) {
    const where = `move ${moves.length + 1}`;
    const names = game.names(position);
    const seat = player === null ? null : findSeat(names, player, where);
    if (move === null) continue;
    const turn = game.toMove(position);
    if (turn === null) {
      const when = moves.length ? `after move ${moves.length}` : "before the first move";
      throw new Refusal(where, `${quote(move)}, but the ${game.roundWord} was over ${when}`);
    }
    if (seat !== null && seat !== turn) {
      const next = `it is the turn of ${nameText(names[turn])}`;
      throw new Refusal(where, `${nameText(names[seat])} moves out of turn; ${next}`);
    }
    const text = game.readMove(position, move, where);
    moves.push(text);
    position = game.after(position, text);
  }
  return moves;
}

/** Read a position in one line, the JSON of a position, or that of a record. Returns {game, position, moves}. */
function readText(text) {
  const trimmed = text.trim();
  if (!trimmed) throw new Refusal("", "the text is empty");
  const lineGame = BOARD_GAMES.find((game) => game.isLine(trimmed));
  if (lineGame) {
    const [line, moves = ""] = trimmed.split(";");
    const position = lineGame.fromLine(line);
    const entries = moves
      .split(",")
      .filter(Boolean)
      .map((move) => ({ player: null, move }));
    return { game: lineGame, position, moves: replayMoves(lineGame, position, entries) };
  }
  return readDocument(parseJson(trimmed));
}

function readDocument(document) {
  if (isObject(document) && Object.hasOwn(document, "moves") && Object.hasOwn(document, "deal")) {
    const fields = checkFields(document, "", ["deal", "moves"], ["schema"]);
    if (fieldOr(fields, "schema", "ppsolve.record/1") !== "ppsolve.record/1") {
      throw new Refusal("schema", `expected 'ppsolve.record/1', not ${quote(fields.schema)}`);
    }
    const entries = readEntries(fields.moves);
    let start;
    try {
      start = readDocument(fields.deal);
    } catch (error) {
      throw error instanceof Refusal ? error.inside("deal") : error;
    }
    return { ...start, moves: replayMoves(start.game, start.position, entries) };
  }
  if (isObject(document) && Object.hasOwn(document, "rounds")) {
    const how = "ppsolve board GAME.json --round 2 opens the second";
    throw new Refusal("rounds", `the record of a game, but this page reads one round; ${how}`);
  }
  const named = isObject(document) && Object.hasOwn(document, "game") ? document.game : BOARD_GAMES[0].name;
  const game = BOARD_GAMES.find(({ name }) => name === named);
  if (!game) {
    const names = BOARD_GAMES.map(({ name }) => name).join(", ");
    throw new Refusal("game", `unknown game ${quote(named)}; there are ${names}`);
  }
  if (!isObject(document)) return { game, position: game.fromDocument(document), moves: [] };
  const { game: _, ...fields } = document;
  return { game, position: game.fromDocument(fields), moves: [] };
}

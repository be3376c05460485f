/* The games of the board: the scripts of each put it in. The first one is that of documents which name none. */

const BOARD_GAMES = [];

/** What the page was written with: { text, rules }, a position or a record to open, and the rules of games as data. */
const GIVEN = JSON.parse(part("given").textContent);

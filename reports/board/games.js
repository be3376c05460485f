/* The registry of games: the scripts of each game add it. A document that names no game is of the first one. */

const BOARD_GAMES = [];

/** Data that Python embeds in the page: `text`, a position or record to open; `rules`, constants by game; `keyboard`,
    the shortcuts. */
const PAGE_DATA = JSON.parse(part("given").textContent);

/* The games of the board, as games of the page: the first one is that of documents which name none. */

const BOARD_GAMES = [PARTY, PINGOUIN];

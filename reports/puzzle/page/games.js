/* The games that can be played here: the script of a kind of puzzle puts its own in, under the kind's name. */

const GAMES = {};

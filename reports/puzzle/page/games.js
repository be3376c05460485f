/* The registry of puzzle kinds: the script of each kind adds its game under the kind's name. */

const GAMES = {};

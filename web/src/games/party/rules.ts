/* The rules of Penguin Party as data, with the checks of solver/party/rules.py. editions.json comes from Python. */

import { isObject, quote, Refusal } from "../input.ts";
import { COLOURS } from "./position.ts";

import data from "./editions.json" with { type: "json" };

export const EDITIONS = data.editions;
export const DEFAULT_EDITION = data.defaultEdition;
export const WIDEST_BASE = data.widestBase;
const MOST_OF_A_COLOUR = data.mostOfAColour;
const LARGEST_BONUS = data.largestBonus;
const OVERRIDES = data.overrides;

/** The rules of an edition for `players` players; `overrides` has the keys of the JSON documents. */
export function rulesOf(players, edition, overrides = {}) {
  checkNumberOfPlayers(players, 2, 6);
  if (!Object.hasOwn(EDITIONS, edition)) {
    throw new Refusal(
      "rules",
      `unknown edition ${quote(edition)}; choose from ${Object.keys(EDITIONS).join(", ")}`,
    );
  }
  Object.keys(overrides).forEach(checkRuleName);
  const published = EDITIONS[edition];
  const deck = readDeck(Object.hasOwn(overrides, "deck") ? overrides.deck : published.deck);
  const cards = deck.reduce((sum, number) => sum + number, 0);
  const dealt = players === 2 ? Math.min(14, Math.floor(cards / 2)) : Math.floor(cards / players);
  return {
    edition,
    players,
    base: wholeRule("base", overrides.base ?? (players === 2 ? 7 : 8), 1, WIDEST_BASE),
    deck,
    handSize: wholeRule("hand_size", overrides.hand_size ?? dealt, 0, MOST_OF_A_COLOUR * COLOURS.length),
    bonus: wholeRule("bonus", overrides.bonus ?? published.bonus, 0, LARGEST_BONUS),
    upperRows: choiceRule("upper_rows", overrides.upper_rows ?? "free", ["free", "contiguous"]),
    stuck: choiceRule("stuck", overrides.stuck ?? "out", ["out", "pass"]),
  };
}

export function checkNumberOfPlayers(number, fewest, most) {
  if (number >= fewest && number <= most) return;
  const players = `${number} player${number === 1 ? "" : "s"}`;
  throw new Refusal("players", `${players}, but the game is for ${fewest} to ${most}`);
}

export function checkRuleName(key) {
  if (OVERRIDES.includes(key)) return;
  const shown = /^[A-Za-z_]\w{0,38}$/.test(key) ? key : quote(key);
  throw new Refusal(`rules.${shown}`, `unknown rule; choose from ${OVERRIDES.join(", ")}`);
}

function readDeck(given) {
  if (!isObject(given)) {
    throw new Refusal("rules.deck", `expected an object such as {"R": 9}, not ${quote(given)}`);
  }
  for (const colour of Object.keys(given)) {
    if (colour.length === 1 && COLOURS.includes(colour)) continue;
    throw new Refusal("rules.deck", `unknown colour ${quote(colour)}; choose from ${[...COLOURS].join(" ")}`);
  }
  return [...COLOURS].map((colour) => wholeRule(`deck.${colour}`, given[colour] ?? 0, 0, MOST_OF_A_COLOUR));
}

function wholeRule(key, given, low, high) {
  if (!Number.isInteger(given)) {
    throw new Refusal(`rules.${key}`, `expected a whole number, not ${quote(given)}`);
  }
  if (given < low || given > high)
    throw new Refusal(`rules.${key}`, `${given} is not from ${low} to ${high}`);
  return given;
}

function choiceRule(key, given, allowed) {
  if (allowed.includes(given)) return given;
  const choices = allowed.map((word) => `"${word}"`).join(" or ");
  throw new Refusal(`rules.${key}`, `expected ${choices}, not ${quote(given)}`);
}

/** The rules that differ from the published edition, as in the JSON `rules` object. */
export function overridesOf(rules) {
  const found = {};
  if (rules.deck.join() !== readDeck(EDITIONS[rules.edition].deck).join()) {
    found.deck = Object.fromEntries([...COLOURS].map((c, n) => [c, rules.deck[n]]).filter(([, n]) => n));
  }
  const published = rulesOf(rules.players, rules.edition, found);
  const fields = {
    base: "base",
    hand_size: "handSize",
    bonus: "bonus",
    upper_rows: "upperRows",
    stuck: "stuck",
  };
  for (const [key, field] of Object.entries(fields)) {
    if (rules[field] !== published[field]) found[key] = rules[field];
  }
  return found;
}

/** True if a card left over from the deal opens the base before the first turn. */
export function hasOpeningCard(rules) {
  return rules.players === 5 && rules.deck.reduce((sum, n) => sum + n, 0) > rules.players * rules.handSize;
}

function deckText(deck) {
  return [...COLOURS].map((colour, n) => (deck[n] ? `${colour}${deck[n]}` : "")).join("") || "R0";
}

/** The rules in one line: the edition, then the overrides. */
export function rulesText(rules) {
  const words = Object.entries(overridesOf(rules)).map(
    ([key, value]) => `${key}=${key === "deck" ? deckText(rules.deck) : value}`,
  );
  return [rules.edition, ...words].join(",");
}

/* The rules of Penguin Party as data, with the checks of solver/party/rules.py. editions.json comes from Python. */

import { fieldOr, isObject, quote, Refusal } from "../input.ts";
import { COLOURS } from "./position.ts";

import type { Json } from "../game.ts";
import type { Rules } from "./position.ts";
import data from "./editions.json" with { type: "json" };

interface Edition {
  deck: Record<string, number>;
  bonus: number;
  /** The extra rounds that may follow the last round of a game while the lead is tied. */
  extraRounds: string;
}

export const EDITIONS: Record<string, Edition> = data.editions;
export const DEFAULT_EDITION = data.defaultEdition;
export const WIDEST_BASE = data.widestBase;
export const MOST_OF_A_COLOUR = data.mostOfAColour;
const LARGEST_BONUS = data.largestBonus;
const OVERRIDES = data.overrides;

/** The rules of an edition for `players` players; `overrides` has the keys of the JSON documents. */
export function rulesOf(
  players: number,
  edition: string,
  overrides: { [Rule in keyof Overrides]: Json } = {},
): Rules {
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
  // Not `??`: null is no number.
  const { base = players === 2 ? 7 : 8, hand_size = dealt, bonus = published.bonus } = overrides;
  const { upper_rows = "free", stuck = "out" } = overrides;
  return {
    edition,
    players,
    base: wholeRule("base", base, 1, WIDEST_BASE),
    deck,
    handSize: wholeRule("hand_size", hand_size, 0, MOST_OF_A_COLOUR * COLOURS.length),
    bonus: wholeRule("bonus", bonus, 0, LARGEST_BONUS),
    upperRows: choiceRule("upper_rows", upper_rows, ["free", "contiguous"]),
    stuck: choiceRule("stuck", stuck, ["out", "pass"]),
  };
}

export function checkNumberOfPlayers(number: number, fewest: number, most: number): void {
  if (number >= fewest && number <= most) return;
  const players = `${number} player${number === 1 ? "" : "s"}`;
  throw new Refusal("players", `${players}, but the game is for ${fewest} to ${most}`);
}

export function checkRuleName(key: string): void {
  if (OVERRIDES.includes(key)) return;
  const shown = /^[A-Za-z_]\w{0,38}$/.test(key) ? key : quote(key);
  throw new Refusal(`rules.${shown}`, `unknown rule; choose from ${OVERRIDES.join(", ")}`);
}

function readDeck(given: Json): number[] {
  if (!isObject(given)) {
    throw new Refusal("rules.deck", `expected an object such as {"R": 9}, not ${quote(given)}`);
  }
  for (const colour of Object.keys(given)) {
    if (colour.length === 1 && COLOURS.includes(colour)) continue;
    throw new Refusal("rules.deck", `unknown colour ${quote(colour)}; choose from ${[...COLOURS].join(" ")}`);
  }
  return [...COLOURS].map((colour) =>
    wholeRule(`deck.${colour}`, fieldOr(given, colour, 0), 0, MOST_OF_A_COLOUR),
  );
}

function wholeRule(key: string, given: Json, low: number, high: number): number {
  if (typeof given !== "number" || !Number.isInteger(given)) {
    throw new Refusal(`rules.${key}`, `expected a whole number, not ${quote(given)}`);
  }
  if (given < low || given > high)
    throw new Refusal(`rules.${key}`, `${given} is not from ${low} to ${high}`);
  return given;
}

function choiceRule<Choice extends string>(key: string, given: Json, allowed: readonly Choice[]): Choice {
  const chosen = allowed.find((word) => word === given);
  if (chosen !== undefined) return chosen;
  const choices = allowed.map((word) => `"${word}"`).join(" or ");
  throw new Refusal(`rules.${key}`, `expected ${choices}, not ${quote(given)}`);
}

/** What differs from the published edition, with the keys of JSON documents. */
export interface Overrides {
  deck?: Record<string, number>;
  base?: number;
  hand_size?: number;
  bonus?: number;
  upper_rows?: Rules["upperRows"];
  stuck?: Rules["stuck"];
}

/** The rules that differ from the published edition, as in the JSON `rules` object. */
export function overridesOf(rules: Rules): Overrides {
  const found: Overrides = {};
  if (rules.deck.join() !== readDeck(EDITIONS[rules.edition].deck).join()) {
    found.deck = {};
    for (const [number, colour] of [...COLOURS].entries()) {
      if (rules.deck[number]) found.deck[colour] = rules.deck[number];
    }
  }
  const published = rulesOf(rules.players, rules.edition, found);
  const differs = (field: keyof Rules) => rules[field] !== published[field];
  if (differs("base")) found.base = rules.base;
  if (differs("handSize")) found.hand_size = rules.handSize;
  if (differs("bonus")) found.bonus = rules.bonus;
  if (differs("upperRows")) found.upper_rows = rules.upperRows;
  if (differs("stuck")) found.stuck = rules.stuck;
  return found;
}

/** True if a card left over from the deal opens the base before the first turn. */
export function hasOpeningCard(rules: Rules): boolean {
  return rules.players === 5 && rules.deck.reduce((sum, n) => sum + n, 0) > rules.players * rules.handSize;
}

function deckText(deck: number[]): string {
  return [...COLOURS].map((colour, n) => (deck[n] ? `${colour}${deck[n]}` : "")).join("") || "R0";
}

/** The rules in one line: the edition, then the overrides. */
export function rulesText(rules: Rules): string {
  const { deck, ...others } = overridesOf(rules);
  const words = Object.entries(others).map(([key, value]) => `${key}=${value}`);
  if (deck) words.unshift(`deck=${deckText(rules.deck)}`);
  return [rules.edition, ...words].join(",");
}

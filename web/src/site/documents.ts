/* The data of the site: the island in every page, and the two lists that pages fetch. reports/site/ writes them. */

import { part } from "../ui/elements.ts";

/** The island of a page. */
export interface Island {
  page: string;
  lang: string;
  languages: string[];
  /** The path to the site's root; ends with "/". */
  root: string;
  /** The date of a page of a day. */
  date?: string;
  puzzle?: PagePuzzle;
}

/** The puzzle of a page. */
export interface PagePuzzle extends ListedPuzzle {
  /** Its day; none in practice. */
  date?: string;
  slot?: string;
  number?: number;
}

export interface ListedPuzzle {
  kind: string;
  level: string;
  /** The name under which its moves and its result are stored. */
  key: string;
}

export interface DayPuzzle extends ListedPuzzle {
  /** The folder of its page inside that of its day. */
  slot: string;
}

export interface Days {
  first: string;
  last: string;
  days: Record<string, DayPuzzle[]>;
}

export interface Practice {
  kinds: Record<string, Record<string, { number: number; key: string }[]>>;
}

/** A practice puzzle with its place in the list. */
export interface PracticeEntry extends ListedPuzzle {
  id: string;
  number: number;
}

export const LEVELS = ["easy", "medium", "hard", "expert"];
export const KINDS = ["pyramid", "queue", "duel", "route", "harvest", "cutoff", "strand"];

export function readIsland(): Island {
  return JSON.parse(part("site").textContent) as Island;
}

export async function fetchDays({ root }: Island): Promise<Days> {
  return (await fetchJson(`${root}data/days.json`)) as Days;
}

export async function fetchPractice({ root }: Island): Promise<PracticeEntry[]> {
  const { kinds } = (await fetchJson(`${root}data/practice.json`)) as Practice;
  return Object.entries(kinds).flatMap(([kind, levels]) =>
    Object.entries(levels).flatMap(([level, some]) =>
      some.map(({ number, key }) => ({ id: key, key, number, kind, level })),
    ),
  );
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** The address of a day's page. */
export function dayAddress({ root, lang }: Island, date: string): string {
  return `${root}${lang}/days/${date}/`;
}

/** The address of a daily puzzle's page. */
export function puzzleAddress(island: Island, date: string, slot: string): string {
  return `${dayAddress(island, date)}${slot}/`;
}

/** The address of a practice puzzle's page. */
export function practiceAddress({ root, lang }: Island, { kind, level, number }: PracticeEntry): string {
  return `${root}${lang}/practice/${kind}/${level}/${number}/`;
}

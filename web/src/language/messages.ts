/* Messages for players, from the catalogues in locales/, which Python uses as well: see docs/translating.md. Each page
   registers the catalogues that it needs (`catalogues_*.ts`); code passes facts, and the language decides order, gender,
   plural and particles. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { elided, withParticle } from "./grammar.ts";

export type Fact = string | number;

export const ENGLISH = "en";
/** English with accents, made from the English catalogues: shows which text is not in a catalogue. */
export const PSEUDO = "qps";

let current = ENGLISH;
/** The texts of the catalogues by language. */
const catalogues = new Map<string, string[]>();
/** The bundles that were needed so far. */
const bundles = new Map<string, FluentBundle>();

/** The codes of the registered languages, English first. */
export function languages(): string[] {
  return [...catalogues.keys()];
}

export function language(): string {
  return current;
}

/** Choose the language of all messages from now on. An unknown one is ignored. */
export function setLanguage(code: string): void {
  if (isLanguage(code)) current = code;
}

export function isLanguage(code: string): boolean {
  return catalogues.has(code) || code === PSEUDO;
}

/** The first registered language among those that a reader prefers, such as `navigator.languages`. */
export function preferredLanguage(wanted: readonly string[]): string {
  const known = wanted.map((code) => code.split("-")[0].toLowerCase());
  return known.find((code) => catalogues.has(code)) ?? ENGLISH;
}

/** Add the texts of Fluent files in a language. */
export function register(code: string, texts: readonly string[]): void {
  catalogues.set(code, [...(catalogues.get(code) ?? []), ...texts]);
  bundles.delete(code);
}

function bundleOf(code: string): FluentBundle {
  const known = bundles.get(code);
  if (known) return known;
  const texts = catalogues.get(code === PSEUDO ? ENGLISH : code);
  if (!texts) throw new Error("no catalogue is registered");
  const bundle = newBundle(code);
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  bundles.set(code, bundle);
  return bundle;
}

/** The message in the current language; in English if the language lacks it. */
export function say(message: string, facts: Record<string, Fact> = {}): string {
  return sayIn(current, message, facts);
}

/** The message in a certain language; in English if the language lacks it. */
export function sayIn(code: string, message: string, facts: Record<string, Fact> = {}): string {
  const bundle = bundleOf(code);
  return format(bundle.hasMessage(message) ? bundle : bundleOf(ENGLISH), message, facts);
}

export function hasMessage(message: string): boolean {
  return bundleOf(ENGLISH).hasMessage(message);
}

function format(bundle: FluentBundle, message: string, facts: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(message)?.value;
  if (!pattern) throw new Error(`no message ${message}`);
  return bundle.formatPattern(pattern, facts); // without a list of errors it throws the first one
}

/** The locale that formats the numbers of a language. */
function localeOf(code: string): string {
  return code === PSEUDO ? ENGLISH : code;
}

const ACCENTS = new Map([..."aceinouyACEINOUY"].map((plain, index) => [plain, "àçéïñöûýÀÇÉÏÑÖÛÝ"[index]]));

/** A text with accents, about a third longer: as solver/language/pseudo.py. */
function disguised(text: string): string {
  if (!text.trim()) return text;
  const longer = text.replace(/([aeiou])(?=\w)/g, "$1$1");
  return longer.replace(/[aceinouyACEINOUY]/g, (plain) => ACCENTS.get(plain) ?? plain);
}

function newBundle(code: string): FluentBundle {
  const text = (value: unknown): string =>
    value instanceof FluentNumber ? String(value.value) : String(value);
  /** A fact as the message would show it. */
  const shown = (value: unknown): string =>
    value instanceof FluentNumber ? value.value.toLocaleString(localeOf(code)) : String(value);
  const cased = (word: string, form: unknown) =>
    text(form) === "capital" ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  const functions = {
    COLOUR: ([colour]: unknown[], { form = "" }: Record<string, unknown>) =>
      cased(format(bundle, "common-colour", { colour: text(colour), form: text(form) }), form),
    COUNT: ([thing, number]: unknown[]) =>
      format(bundle, "common-count", { thing: text(thing), number: number as FluentVariable }),
    PARTICLE: ([word, pair]: unknown[]) => withParticle(shown(word), text(pair)),
    WORD: ([number]: unknown[], { form = "" }: Record<string, unknown>) =>
      cased(format(bundle, "common-word", { number: number as FluentVariable }), form),
    ELIDE: ([word, name]: unknown[]) => elided(text(word), shown(name)),
  };
  const transform = code === PSEUDO ? disguised : (text: string) => text;
  const bundle: FluentBundle = new FluentBundle(localeOf(code), {
    functions,
    useIsolating: false,
    transform,
  });
  return bundle;
}

// Lists, numbers and dates.

/** Join words to a list in a sentence: `Alice, Bob and Carol`. */
export function listed(words: readonly string[]): string {
  return joined(words, "common-list-and");
}

/** Join words to a choice in a sentence: `red or green`. */
export function either(words: readonly string[]): string {
  return joined(words, "common-list-or");
}

/** Join words to a sequence: `red then green`. */
export function inOrder(words: readonly string[]): string {
  return joined(words, "page-then");
}

function joined(words: readonly string[], message: string): string {
  const last = words[words.length - 1];
  return words.length > 1 ? say(message, { first: words.slice(0, -1).join(", "), last }) : last;
}

/** A number with `digits` decimals, in the writing of the language. */
export function decimalText(value: number, digits: number): string {
  const [whole, decimals] = Math.abs(value).toFixed(digits).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, say("common-thousands-mark"));
  const sign = value < 0 ? "-" : "";
  return sign + (decimals ? grouped + say("common-decimal-mark") + decimals : grouped);
}

/** A date as people write it in the language, from `2026-12-01`. */
export function dateText(date: string): string {
  const [year, number, day] = date.split("-").map(Number);
  const numbers = { year: String(year), number: String(number), day: String(day) };
  return say("common-date", { ...numbers, ...dayNames(date) });
}

/** The names of the weekday and month of a date. */
export function dayNames(date: string): { weekday: string; month: string } {
  const named = (part: "weekday" | "month") =>
    new Intl.DateTimeFormat(localeOf(current), { [part]: "long", timeZone: "UTC" }).format(
      new Date(`${date}T00:00Z`),
    );
  return { weekday: named("weekday"), month: named("month") };
}

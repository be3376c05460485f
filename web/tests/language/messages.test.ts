import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { elided, withParticle } from "../../src/language/grammar.ts";
import {
  dateText,
  decimalText,
  either,
  languages,
  listed,
  preferredLanguage,
  say,
  setLanguage,
} from "../../src/language/messages.ts";
import "../support/catalogues.ts";

afterEach(() => setLanguage("en"));

test("particles follow the sound of the word", () => {
  const words = ["펭귄", "카드", "Alice", "Bob", "Ra1", "Ra2"];
  assert.deepEqual(
    words.map((word) => withParticle(word, "을/를")),
    ["펭귄을", "카드를", "Alice를", "Bob을", "Ra1을", "Ra2를"],
  );
  assert.deepEqual(
    ["길", "왼쪽", "Carol", "3"].map((word) => withParticle(word, "으로/로")),
    ["길로", "왼쪽으로", "Carol로", "3으로"],
  );
});

test("French words are elided before a vowel", () => {
  const names = ["Alice", "Bob", "Émile", "Yves", "Yann", "Hugo"];
  assert.equal(
    names.map((name) => elided("de", name)).join(", "),
    "d'Alice, de Bob, d'Émile, d'Yves, de Yann, d'Hugo",
  );
});

test("lists, numbers and dates follow the language", () => {
  const found = languages().map((code) => {
    setLanguage(code);
    return [listed(["Bob", "Erin"]), either(["a1", "a2"]), decimalText(1234.5, 2), dateText("2026-12-01")];
  });
  assert.deepEqual(found, [
    ["Bob and Erin", "a1 or a2", "1,234.50", "Tuesday, 1 December 2026"],
    ["Bob et Erin", "a1 ou a2", "1\u202f234,50", "mardi 1 décembre 2026"],
    ["Bob과 Erin", "a1이나 a2", "1,234.50", "2026년 12월 1일 화요일"],
  ]);
});

test("counts and colours are functions of the catalogues", () => {
  setLanguage("fr");
  assert.equal(say("common-count", { thing: "card", number: 2 }), "2 cartes");
  assert.equal(say("common-colour", { colour: "P", form: "fp" }), "violettes");
});

test("a missing message or fact is an error", () => {
  assert.throws(() => say("common-nothing"), /no message/);
  assert.throws(() => say("common-list-and", { first: "a" }), /last/);
});

test("the first language that the reader prefers and the page has is chosen", () => {
  assert.equal(preferredLanguage(["de-DE", "fr-CA", "en"]), "fr");
  assert.equal(preferredLanguage(["de"]), "en");
});

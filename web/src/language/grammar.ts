/* Grammar that depends on the sound of a name or number: Korean particles, French elision. As in
   solver/language/grammar.py. */

const FIRST_SYLLABLE = "가".charCodeAt(0);
const LAST_SYLLABLE = "힣".charCodeAt(0);
/** The Hangul syllables with equal first letters and vowel; the first of them has no final consonant. */
const FINALS = 28;
/** The number of the final consonant ㄹ. */
const RIEUL = 8;
/** Final consonants of the digits as they are read. */
const DIGITS: Record<string, number> = { 0: 21, 1: RIEUL, 3: 16, 6: 1, 7: RIEUL, 8: RIEUL };
/** Final consonants of the names of Latin letters. */
const LETTERS: Record<string, number> = { l: RIEUL, r: RIEUL, m: 16, n: 4 };

/** Ends of Latin names that Korean writes with a final consonant: Carol, Anne, Erin, Jack, Bob. */
const CLOSED = /([lmn]e?|ng|ck|(?<![aeiouy])[aeiouy][bpkc])$/;
const RIEUL_ENDS = /le?$/;

/** Append the particle that follows the sound at the end of a word. `pair` has the form after a consonant, then the one
    after a vowel. */
export function withParticle(word: string, pair: string): string {
  const [closed, open] = pair.split("/");
  const final = finalConsonant(word);
  return word + (final === 0 || (final === RIEUL && closed === "으로") ? open : closed);
}

/** The number of the final consonant with which a word ends when read aloud, 0 after a vowel. */
export function finalConsonant(word: string): number {
  const letters = [...word.normalize("NFC")].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  const last = letters.at(-1);
  if (last === undefined) return 0;
  const code = last.charCodeAt(0);
  if (FIRST_SYLLABLE <= code && code <= LAST_SYLLABLE) return (code - FIRST_SYLLABLE) % FINALS;
  if (last in DIGITS) return DIGITS[last];
  const end = letters.join("").toLowerCase();
  if (letters.length === 1) return LETTERS[end] ?? 0;
  if (RIEUL_ENDS.test(end)) return RIEUL;
  return CLOSED.test(end) ? 4 : 0;
}

/** Put a short French word before a name: `de` and `que` lose their vowel before another one. */
export function elided(word: string, name: string): string {
  const vowel = /^([aeiouœæ]|h[aeiouy]|y[^aeiouy\W])/.test(name.normalize("NFD").toLowerCase());
  return vowel ? `${word.slice(0, -1)}'${name}` : `${word} ${name}`;
}

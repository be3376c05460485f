/* The texts of a document in the reader's language. A document has its texts in English, and under `in` what is different
   in other languages: reports/puzzle/page/languages.py writes it. */

/** What is different in a language: a value for a value; for an object or a list, its differences by key or index. For a
    key that is gone it is null. */
export type Difference = unknown;

/** A document with its differences by language. */
export interface Translated {
  in?: Partial<Record<string, Difference>>;
}

/** A document in a language. */
export function inLanguage<Document extends Translated>(document: Document, code: string): Document {
  const differences = document.in?.[code];
  return differences === undefined ? document : (changed(document, differences) as Document);
}

function changed(value: unknown, difference: Difference): unknown {
  if (!isObject(difference) || typeof value !== "object" || value === null) return difference;
  const entries = Object.entries(difference);
  if (Array.isArray(value)) {
    const list: unknown[] = [...(value as unknown[])];
    for (const [index, inside] of entries) list[Number(index)] = changed(list[Number(index)], inside);
    return list;
  }
  const document: Record<string, unknown> = { ...value };
  for (const [key, inside] of entries) {
    document[key] = inside === null ? undefined : changed(document[key], inside);
  }
  return Object.fromEntries(Object.entries(document).filter(([, inside]) => inside !== undefined));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

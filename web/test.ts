/* Runs the unit tests in one process, which starts faster: `npm test`, or `npm test -- FILE...` for some. */

import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { describe } from "node:test";
import { pathToFileURL } from "node:url";
import "./tests/support/catalogues.ts";

const all = readdirSync("tests", { encoding: "utf-8", recursive: true })
  .filter((name) => name.endsWith(".test.ts"))
  .map((name) => `tests/${name}`);
const files = process.argv.length > 2 ? process.argv.slice(2) : all.sort();
for (const file of files) {
  // A suite for each file keeps its hooks to itself.
  void describe(file, async () => {
    await import(pathToFileURL(resolve(file)).href);
  });
}

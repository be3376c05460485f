/* Registers every catalogue, as the bundler does for the pages. */

import { readdirSync, readFileSync } from "node:fs";
import { ENGLISH, register } from "../../src/language/messages.ts";

const folder = new URL("../../../locales/", import.meta.url);
const codes = readdirSync(folder).sort((a, b) => Number(b === ENGLISH) - Number(a === ENGLISH));
for (const code of codes) {
  const files = readdirSync(new URL(`${code}/`, folder)).filter((name) => name.endsWith(".ftl"));
  register(
    code,
    files.map((name) => readFileSync(new URL(`${code}/${name}`, folder), "utf-8")),
  );
}

/* Runs the unit tests: `npm test`, or `npm test -- FILE...` for some. Node.js 20 does not expand patterns itself. */

import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";

const folder = `${import.meta.dirname}/tests`;
const all = readdirSync(folder, { encoding: "utf-8", recursive: true }).filter((name) =>
  name.endsWith(".test.ts"),
);
const files = process.argv.length > 2 ? process.argv.slice(2) : all.sort().map((name) => `${folder}/${name}`);
const { status } = spawnSync(process.execPath, ["--import", "tsx", "--test", ...files], { stdio: "inherit" });
process.exitCode = status ?? 1;

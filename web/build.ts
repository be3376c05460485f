/* Bundles the pages: `npm run build [-- FOLDER]`. The Python package ships the bundles, so commit them with the sources. */

import { readFile } from "node:fs/promises";
import { build, type BuildOptions, type Plugin } from "esbuild";

const [folder = "../reports/bundles"] = process.argv.slice(2);

/** Embeds catalogues as text, without comments, blank lines and wide indents. */
const catalogues: Plugin = {
  name: "catalogues",
  setup(builder) {
    builder.onLoad({ filter: /\.ftl$/ }, async ({ path }) => {
      const lines = (await readFile(path, "utf-8")).split("\n");
      const needed = lines.filter((line) => line.trim() && !line.startsWith("#"));
      return { contents: needed.map((line) => line.replace(/^ +/, " ")).join("\n"), loader: "text" };
    });
  },
};

const common: BuildOptions = {
  absWorkingDir: import.meta.dirname,
  bundle: true,
  minify: true,
  charset: "utf8",
  legalComments: "none",
  plugins: [catalogues],
  target: ["chrome110", "firefox115", "safari16.4"],
  banner: { js: "/* Generated from web/: npm run build */", css: "/* Generated from web/: npm run build */" },
  outdir: folder,
};

/** The pages share one global name, `ppsolve`, for what their entry module exports. */
await build({
  ...common,
  entryPoints: { board: "src/board/page.ts", puzzles: "src/puzzles/page.ts" },
  format: "iife",
  globalName: "ppsolve",
});
await build({
  ...common,
  entryPoints: { site: "src/site/page.ts", sw: "src/site/sw.ts" },
  format: "iife",
});
await build({ ...common, entryPoints: { worker: "src/worker/worker.ts" }, format: "iife" });
await build({
  ...common,
  entryPoints: {
    board: "src/styles/board.css",
    puzzles: "src/styles/puzzles.css",
    site: "src/styles/site.css",
  },
});

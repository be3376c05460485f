/* Lint rules, and the layers: rules know no document, interface elements know no page, pages know no other page. */

import js from "@eslint/js";
import tseslint from "typescript-eslint";

/** Files of a folder must not import from other folders. */
function layer(folder, forbidden, ignores = []) {
  const patterns = forbidden.map((name) => ({
    group: [`**/${name}/**`],
    message: `${folder} must not know ${name}.`,
  }));
  return {
    files: [`src/${folder}/**/*.ts`],
    ignores,
    rules: { "@typescript-eslint/no-restricted-imports": ["error", { patterns }] },
  };
}

export default tseslint.config(
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ["eslint.config.js"] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
  },
  {
    rules: {
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // Indices are in range by construction; a check of each would say nothing.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unnecessary-condition": "off",
      // Cards are single letters, and code points are what is meant elsewhere.
      "@typescript-eslint/no-misused-spread": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      eqeqeq: "error",
      "no-console": "error",
    },
  },
  { files: ["*.js"], extends: [tseslint.configs.disableTypeChecked] },
  { files: ["tests/**/*.ts"], rules: { "@typescript-eslint/no-floating-promises": "off" } },
  layer("games", ["ui", "puzzles", "board", "worker", "site"]),
  layer("worker", ["ui", "puzzles", "board", "site"]),
  layer("ui", ["puzzles", "board", "worker", "site"]),
  layer("puzzles", ["board", "worker", "site"]),
  layer("board", ["puzzles", "site"]),
  layer("site", ["board", "worker"]),
  // Games and kinds are known only to their own folders and to the registry.
  ...["puzzles", "board"].map((page) => ({
    files: [`src/${page}/*.ts`],
    ignores: [`src/${page}/kinds.ts`, `src/${page}/games.ts`],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          patterns: [
            { group: ["**/party/**", "**/pingouin/**"], message: "Only the registry knows games and kinds." },
          ],
        },
      ],
    },
  })),
);

/* The dialog that saves a line as a record: to copy, or as a file. */

import { copyFrom, element, part } from "../ui/elements.ts";
import type { Line, RoundRecord } from "./history.ts";

/** Listen to the dialog; `line()` is the line to save. */
export function listenForSaving(line: () => Line<unknown, unknown>): { ask(): void } {
  const text = part("saving-text", HTMLTextAreaElement);
  part("saving-copy").addEventListener("click", () => void copyFrom(text, part("saving-copied")));
  part("saving-file").addEventListener("click", () => {
    const address = URL.createObjectURL(new Blob([text.value], { type: "application/json" }));
    element("a", { href: address, download: `${line().game.name}-record.json` }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
  });
  return {
    ask() {
      text.value = recordText(line().record());
      part("saving", HTMLDialogElement).showModal();
    },
  };
}

/** A record with one move a line. */
export function recordText({ schema, deal, moves }: RoundRecord): string {
  const lines = moves.map((move) => `    ${JSON.stringify(move)}`);
  const list = lines.length ? `[\n${lines.join(",\n")}\n  ]` : "[]";
  return `{\n  "schema": ${JSON.stringify(schema)},\n  "deal": ${JSON.stringify(deal)},\n  "moves": ${list}\n}\n`;
}

/* The dialog that saves a line as a record: to copy, or as a file. */

import { copyFrom, element, part } from "../ui/elements.ts";

export function listenForSaving(line) {
  part("saving-copy").addEventListener("click", () => copyFrom(part("saving-text"), part("saving-copied")));
  part("saving-file").addEventListener("click", () => {
    const address = URL.createObjectURL(new Blob([part("saving-text").value], { type: "application/json" }));
    element("a", { href: address, download: `${line().game.name}-record.json` }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
  });
  return {
    ask() {
      part("saving-text").value = recordText(line().record());
      part("saving").showModal();
    },
  };
}

/** A record with one move a line. */
function recordText({ schema, deal, moves }) {
  const lines = moves.map((move) => `    ${JSON.stringify(move)}`);
  const list = lines.length ? `[\n${lines.join(",\n")}\n  ]` : "[]";
  return `{\n  "schema": ${JSON.stringify(schema)},\n  "deal": ${JSON.stringify(deal)},\n  "moves": ${list}\n}\n`;
}

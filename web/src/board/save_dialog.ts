/* The dialog that saves the rounds on the board as a record: to copy, or as a file; as JSON or in text form. */

import type { GameRecord, RoundRecord } from "../games/records.ts";
import { copyFrom, element, part } from "../ui/elements.ts";
import type { Match } from "./match.ts";

/** Listen to the dialog; `match()` has the rounds to save. */
export function listenForSaving(match: () => Match): { ask(): void } {
  const text = part("saving-text", HTMLTextAreaElement);
  const form = part("saving-form", HTMLSelectElement);
  const asText = () => form.value === "text";
  const fill = () => (text.value = asText() ? match().text() : recordText(match().record()));
  form.addEventListener("change", fill);
  part("saving-copy").addEventListener("click", () => void copyFrom(text, part("saving-copied")));
  part("saving-file").addEventListener("click", () => {
    const type = asText() ? "text/plain" : "application/json";
    const address = URL.createObjectURL(new Blob([text.value], { type }));
    const name = `${match().game.name}-record.${asText() ? "txt" : "json"}`;
    element("a", { href: address, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
  });
  return {
    ask() {
      fill();
      part("saving", HTMLDialogElement).showModal();
    },
  };
}

/** A record with one move a line. */
export function recordText(record: RoundRecord | GameRecord): string {
  if ("moves" in record) return `${roundText(record, "")}\n`;
  const rounds = record.rounds.map((round) => `    ${roundText(round, "    ")}`);
  const { schema, players } = record;
  const head = `  "schema": ${JSON.stringify(schema)},\n  "players": ${JSON.stringify(players)},`;
  return `{\n${head}\n  "rounds": [\n${rounds.join(",\n")}\n  ]\n}\n`;
}

function roundText({ schema, deal, moves }: RoundRecord, indent: string): string {
  const lines = moves.map((move) => `${indent}    ${JSON.stringify(move)}`);
  const list = lines.length ? `[\n${lines.join(",\n")}\n${indent}  ]` : "[]";
  const fields = [
    `"schema": ${JSON.stringify(schema)}`,
    `"deal": ${JSON.stringify(deal)}`,
    `"moves": ${list}`,
  ];
  return `{\n${fields.map((field) => `${indent}  ${field}`).join(",\n")}\n${indent}}`;
}

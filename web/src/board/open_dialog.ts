/* Opens a position or record that is pasted, dropped on the page or chosen as a file. */

import { Refusal } from "../games/input.ts";
import { readText } from "../games/records.ts";
import { part } from "../ui/elements.ts";
import type { OpenedGame } from "./board_game.ts";
import { BOARD_GAMES } from "./games.ts";

/** `opened` is called with the position or record. */
export function listenForFiles(opened: (found: OpenedGame) => void): { ask(): void } {
  const dialog = part("opening", HTMLDialogElement);
  const field = part("opening-text", HTMLTextAreaElement);
  const chosen = part("opening-file", HTMLInputElement);
  const read = (text: string) => {
    try {
      const found = readText(BOARD_GAMES, text);
      dialog.close();
      opened(found);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      field.value = text;
      part("opening-said").textContent = error.message;
      if (!dialog.open) dialog.showModal();
    }
  };
  const readFile = async (file: File) => read(await file.text());
  part("opening-read").addEventListener("click", () => read(field.value));
  chosen.addEventListener("change", () => {
    const file = chosen.files?.item(0);
    if (file) void readFile(file).finally(() => (chosen.value = ""));
  });
  document.addEventListener("dragover", (event) => event.preventDefault());
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files.item(0);
    if (file) void readFile(file);
    else read(event.dataTransfer?.getData("text") ?? "");
  });
  return {
    ask() {
      part("opening-said").textContent = "";
      dialog.showModal();
    },
  };
}

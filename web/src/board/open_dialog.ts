/* Opens a position or record that is pasted, dropped on the page or chosen as a file. */

import { Refusal } from "../games/input.ts";
import { readText } from "../games/records.ts";
import { part } from "../ui/elements.ts";
import { BOARD_GAMES } from "./games.ts";

/** `opened({game, position, moves})` is called with the position or record. */
export function listenForFiles(opened) {
  const read = (text) => {
    try {
      const found = readText(BOARD_GAMES, text);
      part("opening").close();
      opened(found);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      part("opening-text").value = text;
      part("opening-said").textContent = error.message;
      if (!part("opening").open) part("opening").showModal();
    }
  };
  part("opening-read").addEventListener("click", () => read(part("opening-text").value));
  part("opening-file").addEventListener("change", async (event) => {
    const [file] = event.target.files;
    if (file) read(await file.text());
    event.target.value = "";
  });
  document.addEventListener("dragover", (event) => event.preventDefault());
  document.addEventListener("drop", async (event) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    read(file ? await file.text() : event.dataTransfer.getData("text"));
  });
  return {
    ask() {
      part("opening-said").textContent = "";
      part("opening").showModal();
    },
  };
}

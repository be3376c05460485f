/* Opens a position or record that is pasted, dropped on the page or chosen as a file. */

import { Refusal } from "../games/input.ts";
import { part } from "../ui/elements.ts";

/** `read` reads a text, or throws a Refusal; what it returns opens what was read. */
export function listenForFiles(read: (text: string) => () => void): { ask(): void } {
  const dialog = part("opening", HTMLDialogElement);
  const field = part("opening-text", HTMLTextAreaElement);
  const chosen = part("opening-file", HTMLInputElement);
  const open = (text: string) => {
    try {
      const show = read(text);
      dialog.close();
      show();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      field.value = text;
      part("opening-said").textContent = error.message;
      if (!dialog.open) dialog.showModal();
    }
  };
  const readFile = async (file: File) => open(await file.text());
  part("opening-read").addEventListener("click", () => open(field.value));
  chosen.addEventListener("change", () => {
    const file = chosen.files?.item(0);
    if (file) void readFile(file).finally(() => (chosen.value = ""));
  });
  document.addEventListener("dragover", (event) => event.preventDefault());
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files.item(0);
    if (file) void readFile(file);
    else open(event.dataTransfer?.getData("text") ?? "");
  });
  return {
    ask() {
      part("opening-said").textContent = "";
      dialog.showModal();
    },
  };
}

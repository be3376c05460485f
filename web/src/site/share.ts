/* Sharing a text: with the device's own menu where there is one, or else by copying it. */

import { say } from "../language/messages.ts";
import { element } from "../ui/elements.ts";

const SAID = 4000; // milliseconds

/** A button that shares a text, and the place where it confirms that. */
export function shareButton(label: string, text: () => string): HTMLElement[] {
  const button = element("button", { type: "button", class: "action share-button" }, label);
  const said = element("span", { class: "share-said", role: "status" });
  button.addEventListener("click", () => void share(text(), said));
  return [button, said];
}

/** Share a text, or copy it and confirm that in `said`. If neither is allowed, show the text. */
export async function share(text: string, said: HTMLElement): Promise<void> {
  if (canShare()) {
    try {
      await navigator.share({ text });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return; // the reader thought better of it
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    said.textContent = say("reader-copied");
    setTimeout(() => (said.textContent = ""), SAID);
  } catch {
    const area = element("textarea", { readonly: true, class: "share-shown", rows: text.split("\n").length });
    area.value = text;
    said.replaceChildren(area);
    area.select();
  }
}

/** True where the device has a menu to share: not on desktop computers, where it is slower than copying. */
export function canShare(): boolean {
  return "share" in navigator && matchMedia("(pointer: coarse)").matches;
}

/* A long press on a value says what it means. A mouse shows the same as a title. */

import { element } from "../ui/elements.ts";

/** Milliseconds of a long press. */
const LONG = 450;
/** A finger may move by as many pixels meanwhile. */
const SLACK = 10;

/** Attributes of an element that explains itself. */
export function explaining(text: string): { title: string; "data-explains": string } {
  return { title: text, "data-explains": text };
}

/** Listen for long presses on everything that explains itself. The click after one does nothing. */
export function listenForLongPresses(home: HTMLElement): void {
  const bubble = element("p", { id: "explanation", class: "explanation", role: "status", hidden: true });
  home.append(bubble);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let shown = false;
  const hide = () => {
    clearTimeout(timer);
    bubble.hidden = true;
  };
  document.addEventListener("pointerdown", (event) => {
    hide();
    shown = false;
    const target = event.target instanceof Element ? event.target : null;
    const text = explanationAt(target);
    if (!text) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      shown = true;
      bubble.textContent = text;
      bubble.hidden = false;
    }, LONG);
  });
  document.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > SLACK) clearTimeout(timer);
  });
  for (const kind of ["pointerup", "pointercancel"])
    document.addEventListener(kind, () => clearTimeout(timer));
  document.addEventListener("scroll", hide, { passive: true });
  document.addEventListener("keydown", hide);
  document.addEventListener("contextmenu", (event) => {
    if (event.target instanceof Element && explanationAt(event.target)) event.preventDefault();
  });
  document.addEventListener(
    "click",
    (event) => {
      if (!shown) return;
      shown = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}

/** What an element explains: itself, or the values on a place. */
function explanationAt(target: Element | null): string {
  const own = target?.closest<HTMLElement>("[data-explains]");
  if (own) return own.dataset.explains ?? "";
  const place = target?.closest("button[data-place]");
  const all = [...(place?.querySelectorAll<HTMLElement>(".each [data-explains]") ?? [])];
  return all.map(({ dataset }) => dataset.explains).join(" ");
}

/* Registers the service worker and says when a new version of the site has arrived. */

import { say } from "../language/messages.ts";
import { notify } from "./context.ts";
import type { Island } from "./documents.ts";

export function installWorker({ root }: Island): void {
  if (!("serviceWorker" in navigator) || !isSecureContext) return;
  const workers = navigator.serviceWorker;
  const script = document.querySelector<HTMLScriptElement>('script[src*="assets/site."]')?.src;
  workers.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (!script || !Array.isArray(data) || data.includes(script)) return; // the page is of the new version
    notify(say("reader-update"), { label: say("reader-update-link"), run: () => location.reload() });
  });
  addEventListener("load", () => {
    workers.register(`${root}sw.js`, { updateViaCache: "none" }).catch(() => undefined);
  });
  if (!workers.controller) void storePage(workers);
}

/** Let the first worker store the page that was loaded before it, with its files. */
async function storePage(workers: ServiceWorkerContainer): Promise<void> {
  const { active } = await workers.ready;
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage([location.href.split("#")[0], ...files]);
}

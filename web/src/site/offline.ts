/* Registers the service worker and says when a new version of the site has arrived. */

import { say } from "../language/messages.ts";
import { notify } from "./context.ts";
import type { Island } from "./documents.ts";

export function installWorker({ root }: Island): void {
  if (!("serviceWorker" in navigator) || !isSecureContext) return;
  const workers = navigator.serviceWorker;
  const controlled = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    // The first worker of a visit brings nothing new.
    if (controlled)
      notify(say("reader-update"), { label: say("reader-update-link"), run: () => location.reload() });
  });
  addEventListener("load", () => {
    workers.register(`${root}sw.js`, { updateViaCache: "none" }).catch(() => undefined);
  });
}

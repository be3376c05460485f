/* The worker of the board: connects the request handler to the page. */

import { RequestHandler } from "./handler.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

/** The global scope of a worker; TypeScript's library for pages declares that of a window. */
declare const self: {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};

const { port1, port2 } = new MessageChannel();

/** Resolve after the messages that are waiting now. A timer would wait for milliseconds. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

const handler = new RequestHandler((message) => self.postMessage(message), pause);
self.onmessage = ({ data }) => void handler.handle(data);

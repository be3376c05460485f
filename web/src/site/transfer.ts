/* Progress as a file or a link, to keep it or to take it to another device. The link has it in its fragment, which browsers
   do not send to servers. */

import { fromStored, type Progress, toStored, VERSION, versionOf } from "./progress.ts";

/** The marks of the two forms. */
const FORMAT = "ppsolve-progress";
const FRAGMENT = "#progress=";
/** Longer links are cut by some messengers. */
export const LONG_LINK = 8000;
/** More than any reader can have: a longer text is not unpacked. */
const MOST_BYTES = 20_000_000;

/** Why a text cannot be imported. */
export type ImportProblem = "not-progress" | "newer";

/** Thrown for texts that cannot be imported. */
export class ImportError extends Error {
  readonly problem: ImportProblem;

  constructor(problem: ImportProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** The text of a file with progress. */
export function toFile(progress: Progress): string {
  return `${JSON.stringify({ format: FORMAT, ...toStored(progress) }, null, 1)}\n`;
}

/** Read the text of a file. Throws an `ImportError`. */
export function fromFile(text: string): Progress {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new ImportError("not-progress");
  }
  if (typeof document !== "object" || document === null) throw new ImportError("not-progress");
  if ((document as { format?: unknown }).format !== FORMAT || !versionOf(document)) {
    throw new ImportError("not-progress");
  }
  if (versionOf(document) > VERSION) throw new ImportError("newer");
  return fromStored(document);
}

/** A link to a page with the progress in its fragment. */
export async function toLink(progress: Progress, page: string): Promise<string> {
  const packed = await through(
    new TextEncoder().encode(toFile(progress)),
    new CompressionStream("deflate-raw"),
  );
  const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join("");
  const text = btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return `${page.split("#")[0]}${FRAGMENT}${text}`;
}

/** True if a fragment, or a pasted link, has progress in it. */
export function hasProgress(link: string): boolean {
  return link.includes(FRAGMENT);
}

/** Read the progress in a link or its fragment. Throws an `ImportError`. */
export async function fromLink(link: string): Promise<Progress> {
  const text = link.slice(link.indexOf(FRAGMENT) + FRAGMENT.length).trim();
  if (!hasProgress(link) || !/^[\w-]+$/.test(text)) throw new ImportError("not-progress");
  let file: string;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    file = new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
  } catch {
    throw new ImportError("not-progress");
  }
  return fromFile(file);
}

/** Pass bytes through a stream. Throws if more than `MOST_BYTES` come out. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    length += value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError("too long");
    }
  }
  const all = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.length;
  }
  return all;
}

/* Progress as a file or a link: the buttons on the statistics page, and the question when a link with progress is opened. */

import { say } from "../language/messages.ts";
import { today } from "../puzzles/days.ts";
import { element, part } from "../ui/elements.ts";
import { change, type Site } from "./context.ts";
import { mergeProgress, type Progress, toStored } from "./progress.ts";
import { streaksOf } from "./streaks.ts";
import { fromFile, fromLink, hasProgress, ImportError, LONG_LINK, toFile, toLink } from "./transfer.ts";

/** Connect the buttons. `show` draws the page again after an import. */
export function openTransfer(site: Site, show: (date: string) => void): void {
  const { store } = site;
  const said = part("transfer-said");
  const file = part("import-file", HTMLInputElement);

  const take = async (read: () => Promise<Progress>, ask: boolean) => {
    try {
      const progress = await read();
      if (ask && !(await agreed(progress))) return;
      said.textContent = add(site, progress);
      show(today());
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      said.textContent = say(`reader-import-${error.problem}`);
    }
    said.scrollIntoView({ block: "nearest" });
  };

  part("export").addEventListener("click", () => {
    store.load();
    const name = `ppsolve-${today()}.json`;
    save(name, toFile(store.progress));
    said.textContent = say("reader-exported", { name });
  });
  part("export-link").addEventListener("click", () => {
    store.load();
    void toLink(store.progress, location.href).then((link) => copy(link, said));
  });
  part("import").addEventListener("click", () => file.click());
  file.addEventListener("change", () => {
    const [chosen] = file.files ?? [];
    if (chosen) void take(async () => fromFile(await chosen.text()), false);
    file.value = "";
  });
  const takeLink = () => {
    const link = location.hash;
    if (!hasProgress(link)) return;
    history.replaceState(null, "", location.pathname + location.search);
    void take(() => fromLink(link), true);
  };
  addEventListener("hashchange", takeLink);
  takeLink();
}

/** Add progress to that of this device. Returns what came of it. */
function add(site: Site, progress: Progress): string {
  const { store } = site;
  store.load();
  const before = toStored(store.progress).results;
  change(site, (known) => mergeProgress(known, progress));
  const changed = Object.entries(toStored(store.progress).results).filter(
    ([id, result]) => JSON.stringify(before[id]) !== JSON.stringify(result),
  );
  const days = say("reader-days", { days: streaksOf(store.progress, today()).current });
  return say("reader-imported", { puzzles: changed.length, days });
}

/** Ask whether the progress of a link is to be added: anybody can send a link. */
function agreed({ results }: Progress): Promise<boolean> {
  const yes = element("button", { class: "action", value: "yes" }, say("reader-import-yes"));
  const no = element("button", { class: "action quiet", value: "no" }, say("reader-import-no"));
  const dialog = element(
    "dialog",
    { id: "import-question", "aria-labelledby": "import-title" },
    element("h2", { id: "import-title" }, say("reader-import-title")),
    element("p", {}, say("reader-import-question", { puzzles: results.size })),
    element("form", { method: "dialog", class: "answers" }, no, yes),
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "yes");
    });
  });
}

/** Let the browser save a text as a file. */
function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = element("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Copy a link, or show it where the browser does not allow that. */
async function copy(link: string, said: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    said.textContent =
      link.length > LONG_LINK ? say("reader-link-long", { letters: link.length }) : say("reader-link-copied");
  } catch {
    const area = element("textarea", { readonly: true, class: "share-shown", rows: 4 });
    area.value = link;
    area.setAttribute("aria-label", say("reader-link-shown"));
    said.replaceChildren(say("reader-link-shown"), area);
    area.select();
  }
}

/* The page: connects puzzles, play, board and side panel, and handles buttons and keys. */

import "../language/catalogues_puzzles.ts";
import { language, say as message } from "../language/messages.ts";
import { Board } from "../ui/board.ts";
import { element, part } from "../ui/elements.ts";
import { actionOf, keyLine } from "../ui/keyboard.ts";
import { openLanguage } from "../ui/language.ts";
import { openSettings } from "../ui/settings.ts";
import { storageOf } from "../ui/storage.ts";
import { celebrate, endCelebration } from "./celebration.ts";
import { numberToOpen, today } from "./days.ts";
import { undisguise } from "./disguise.ts";
import type { PuzzleData, PuzzlePageData } from "./documents.ts";
import { inLanguage } from "./languages.ts";
import { KINDS } from "./kinds.ts";
import { Menu } from "./menu.ts";
import { type MessageDetails, Play } from "./play.ts";
import type { Tone } from "./puzzle_game.ts";
import { REPORT, type PuzzleReport } from "./report.ts";
import { SidePanel } from "./side_panel.ts";

/** The play in progress. */
export let play: Play<unknown>;

function openPage(): void {
  openLanguage();
  const { id: pageId, puzzles: given } = JSON.parse(part("puzzles").textContent) as PuzzlePageData;
  const puzzles = given.map((puzzle) => inLanguage(puzzle, language()));
  const lastOpen = storageOf(`page:${pageId}`);
  const board = new Board(part("board"), (place) => play.press(place));
  const menu = new Menu(puzzles, (number) => {
    leave();
    open(number);
  });
  let puzzle: PuzzleData;
  let panel: SidePanel;

  /** Save the open puzzle. */
  function leave() {
    play.leaveLine();
    endCelebration();
    play.clock.stop();
    play.save();
  }

  /** Open a puzzle by its number. */
  function open(number: number) {
    puzzle = puzzles[number];
    lastOpen.save({ number, day: today() });
    describe(puzzle);
    menu.mark(number);
    board.clear();
    const game = KINDS[puzzle.kind](puzzle, inLanguage(undisguise(puzzle.known), language()));
    const callbacks = { show, say, finish: report, celebrate: () => celebrate(part("board")) };
    const stored = storageOf(puzzle.id);
    if (puzzle.begun && !stored.load().moves) stored.save({ moves: puzzle.begun });
    play = new Play(game, stored, callbacks);
    panel = new SidePanel(play);
    runClock();
    play.redraw();
    say(play.moves.length ? message("page-welcome-back") : puzzle.welcome);
    play.sayOutcome();
  }

  function show() {
    const { game } = play;
    const chosen = play.solved || play.shown !== play.position ? "" : play.chosen;
    const view = game.view(play.shown, chosen, play.solved);
    board.mark(play.marks);
    board.show(view, Math.max(view.width, puzzle.columns), Math.max(view.height, puzzle.rows));
    panel.show();
    if (play.solved || play.medal) panel.offer(sharedText());
  }

  /** The text to share; on a site, it ends with the address of the page. */
  function sharedText(): string {
    const address = document.getElementById("site") ? [location.href.split(/[?#]/)[0]] : [];
    return [puzzle.share, play.sharedText(), ...address].join("\n");
  }

  /** Report the result to the site around the page, if there is one. */
  function report() {
    const { solved, score } = play;
    const { hints, checks, wrong } = score;
    const seconds = play.clock.seconds();
    const detail = {
      key: puzzle.id,
      solved,
      seconds,
      hints,
      checks,
      wrong,
      medal: play.medal ?? "",
    } as const;
    document.dispatchEvent(new CustomEvent<PuzzleReport>(REPORT, { detail }));
  }

  function say(text: string, tone: Tone = "", { place = "", ...shown }: MessageDetails = {}) {
    panel.say(text, tone, shown);
    if (tone === "refused") board.refuse(place);
    const [meant] = [...play.marks].find(([, { role }]) => role === "target" || role === "wrong") ?? [];
    if (meant) board.reveal(meant);
  }

  const commands = {
    undo: () => play.undo(),
    redo: () => play.redo(),
    hint: () => play.giveHint(),
    check: () => play.check(),
    restart: () => play.restart(),
    notes: () => play.takeNotes(),
    back: () => play.step(-1),
    forward: () => play.step(1),
    help: () => part("rules", HTMLDialogElement).showModal(),
    copy: () => void panel.copy(),
  };
  const keyCommands: Partial<Record<string, (argument: string) => void>> = {
    ...commands,
    go: (direction) => board.moveFocus(() => board.step(direction)),
    "take-back": () => play.takeBack(board.current),
    previous: () => menu.go(-1),
    next: () => menu.go(1),
  };
  for (const [id, command] of Object.entries(commands)) part(id).addEventListener("click", command);
  document.addEventListener("keydown", (event) => {
    if (document.querySelector("dialog[open]") || event.target === part("share-text")) return;
    const action = actionOf(event, puzzle.keyboard.actions);
    if (!action) return;
    event.preventDefault();
    const [name, argument] = action;
    const command = keyCommands[name];
    if (command) command(argument);
    else play.game.act(name, argument, play, board);
  });

  document.addEventListener("visibilitychange", runClock);
  addEventListener("pagehide", () => play.save());
  setInterval(() => {
    panel.showMeasures();
    if (!play.solved) play.save();
  }, 1000);

  function runClock() {
    if (document.hidden || play.solved) play.clock.stop();
    else play.clock.start();
    play.save();
  }

  openSettings();
  open(numberToOpen(puzzles, lastOpen.load()));
}

/** Show the title, task and help of a puzzle. */
function describe(puzzle: PuzzleData): void {
  document.title = puzzle.title;
  const timeless = document.body.classList.contains("timeless") ? ["timeless"] : [];
  document.body.className = [...puzzle.traits, ...timeless].join(" ");
  const texts = ["heading", "subheading", "statement", "reminder"] as const;
  for (const name of texts) part(name).textContent = puzzle[name];
  part("level").textContent = message("page-level", { level: puzzle.level });
  part("board").setAttribute("aria-label", puzzle.board);
  part("help-task").textContent = `${puzzle.statement} ${puzzle.reminder}`;
  part("help-lines").replaceChildren(...puzzle.help.map((line) => element("li", {}, line)));
  part("help-techniques").replaceChildren(...puzzle.techniques.map(lessonLine));
  part("help-keys").replaceChildren(...puzzle.keyboard.help.map(keyLine));
  for (const about of document.querySelectorAll(".origin")) about.textContent = puzzle.origin;
}

/** A technique in the help, as hints name it. */
function lessonLine([name, meaning]: PuzzleData["techniques"][number]): HTMLElement {
  return element("div", {}, element("dt", {}, name), element("dd", {}, meaning));
}

openPage();

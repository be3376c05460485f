/* The panel beside the board: the cards to choose from, the other hands, messages, the clock and the text to share. */

import { clockText } from "../games/format.ts";
import { say } from "../language/messages.ts";
import { copyFrom, element, focusedData, part } from "../ui/elements.ts";
import { medalPicture } from "./medals.ts";
import type { MessageDetails, Play } from "./play.ts";
import type { OtherHand, Stack, Tone, Tray } from "./puzzle_game.ts";

export class SidePanel {
  private readonly play: Play<unknown>;

  constructor(play: Play<unknown>) {
    this.play = play;
  }

  show(): void {
    const { play } = this;
    this.showTray(play.game.tray(play.shown));
    part("hands").replaceChildren(...play.game.hands(play.shown).map(handItem));
    this.showMeasures();
    document.body.classList.toggle("solved", play.solved);
    const restart = part("restart", HTMLButtonElement);
    part("undo", HTMLButtonElement).disabled = play.moves.length === 0 || play.solved;
    part("redo", HTMLButtonElement).disabled = play.undone.length === 0 || play.solved;
    part("hint", HTMLButtonElement).disabled = play.solved;
    part("check", HTMLButtonElement).disabled = play.solved;
    restart.disabled = play.moves.length === 0;
    restart.lastElementChild!.textContent = play.solved ? say("page-again") : say("page-restart");
    part("notes").setAttribute("aria-pressed", `${play.noting}`);
    part("share").hidden = !play.solved && !play.medal;
    this.showSteps();
  }

  /** Show the buttons that step through a line, and the number of the move on the board. */
  private showSteps(): void {
    const { line } = this.play;
    const moves = line?.steps ? line.frames.length - 1 : 0;
    part("steps").hidden = moves === 0;
    if (!line || !moves) return;
    part("steps-place").textContent = say("page-steps-place", { number: line.number, all: moves });
    // A disabled button would lose the focus.
    part("back").setAttribute("aria-disabled", `${line.number === 0}`);
    part("forward").setAttribute("aria-disabled", `${line.number === moves}`);
  }

  private showTray({ title, stacks = [], later }: Tray): void {
    const focused = focusedData("stack");
    const { chosen } = this.play;
    const first = stacks.findIndex((stack) => stack.ready && stack.choice === chosen);
    part("tray-title").textContent = title;
    const buttons = stacks.map((stack, number) => this.stackButton(stack, number, number === first));
    part("stacks").replaceChildren(...buttons);
    if (focused) buttons.at(Math.min(Number(focused), buttons.length - 1))?.focus();
    part("later").replaceChildren(...(later?.pictures ?? []));
    part("later").hidden = !later;
    part("later").setAttribute("aria-label", say("page-after-that", { cards: later?.words ?? "" }));
  }

  private stackButton(stack: Stack, number: number, chosen: boolean): HTMLButtonElement {
    const button = stack.button(chosen);
    button.dataset.stack = `${number}`;
    button.disabled = !stack.ready;
    button.addEventListener("click", () => this.play.choose(stack.choice));
    return button;
  }

  /** Show the time, and the hints and checks used so far. */
  showMeasures(): void {
    part("clock").textContent = clockText(this.play.clock.seconds());
    part("asked").textContent = this.play.score.askedText();
  }

  /** Show a message; `action` adds a button, and `medal` its picture. */
  say(text: string, tone: Tone = "", { action, medal }: Pick<MessageDetails, "action" | "medal"> = {}): void {
    part("message").className = `message ${tone}`;
    part("message").querySelector(".medal")?.remove();
    if (medal) part("message").prepend(medalPicture(medal));
    part("said").textContent = text;
    part("action").hidden = action === undefined;
    part("action").textContent = action?.label ?? "";
    part("action").onclick = action ? () => action.run() : null;
  }

  /** Offer a text to share. */
  offer(text: string): void {
    const area = part("share-text", HTMLTextAreaElement);
    area.value = text;
    area.rows = text.split("\n").length;
  }

  copy(): Promise<void> {
    const reveal = () => (part("share-details", HTMLDetailsElement).open = true);
    return copyFrom(part("share-text", HTMLTextAreaElement), part("copied"), reveal);
  }
}

/** The hand of another player. */
function handItem({ name, standing, words, pictures = [] }: OtherHand): HTMLElement {
  const held = pictures.length ? pictures : [element("span", { class: "nothing" }, words)];
  const stands = standing.replace(" ", "-");
  return element(
    "li",
    { class: `hand ${stands}` },
    element("span", { class: "name" }, name),
    element("span", { class: "standing" }, stands && say("page-standing", { standing: stands })),
    element("span", { class: "chips", role: "img", "aria-label": words }, ...held),
  );
}

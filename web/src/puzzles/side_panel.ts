/* The panel beside the board: the cards to choose from, the other hands, messages, the clock and the text to share. */

import { clockText } from "../games/format.ts";
import { copyFrom, element, part } from "../ui/elements.ts";

export class SidePanel {
  constructor(play) {
    this.play = play;
  }

  show() {
    const { play } = this;
    this.showTray(play.game.tray(play.shown));
    part("hands").replaceChildren(...play.game.hands(play.shown).map(handItem));
    this.showMeasures();
    document.body.classList.toggle("solved", play.solved);
    part("undo").disabled = play.moves.length === 0 || play.solved;
    part("redo").disabled = play.undone.length === 0 || play.solved;
    part("hint").disabled = play.solved;
    part("check").disabled = play.solved;
    part("restart").disabled = play.moves.length === 0;
    part("restart").lastElementChild.textContent = play.solved ? "Again" : "Restart";
    part("notes").setAttribute("aria-pressed", play.noting);
    part("share").hidden = !play.solved;
  }

  showTray({ title, stacks = [], later }) {
    const focused = document.activeElement?.dataset?.stack;
    const { chosen } = this.play;
    const first = stacks.findIndex((stack) => stack.ready && stack.choice === chosen);
    part("tray-title").textContent = title;
    const buttons = stacks.map((stack, number) => this.stackButton(stack, number, number === first));
    part("stacks").replaceChildren(...buttons);
    if (focused) part("stacks").children[Math.min(focused, stacks.length - 1)]?.focus();
    part("later").replaceChildren(...(later?.pictures ?? []));
    part("later").hidden = !later;
    part("later").setAttribute("aria-label", `After that: ${later?.words ?? ""}`);
  }

  stackButton({ choice, ready, button }, number, chosen) {
    const made = button(chosen);
    made.dataset.stack = number;
    made.disabled = !ready;
    made.addEventListener("click", () => this.play.choose(choice));
    return made;
  }

  /** Show the time, and the hints and checks used so far. */
  showMeasures() {
    part("clock").textContent = clockText(this.play.clock.seconds());
    part("asked").textContent = this.play.score.askedText();
  }

  /** Show a message; `action` adds a button. */
  say(text, tone = "", action = undefined) {
    part("message").className = `message ${tone}`;
    part("said").textContent = text;
    part("action").hidden = action === undefined;
    part("action").textContent = action?.label ?? "";
    part("action").onclick = action?.run ?? null;
  }

  /** Offer a text to share. */
  offer(text) {
    part("share-text").value = text;
    part("share-text").rows = text.split("\n").length;
  }

  copy() {
    return copyFrom(part("share-text"), part("copied"), () => (part("share-details").open = true));
  }
}

/** The hand of another player. */
function handItem({ name, standing, words, pictures = [] }) {
  const held = pictures.length ? pictures : [element("span", { class: "nothing" }, words)];
  return element(
    "li",
    { class: `hand ${standing.replace(" ", "-")}` },
    element("span", { class: "name" }, name),
    element("span", { class: "standing" }, standing),
    element("span", { class: "chips", role: "img", "aria-label": words }, ...held),
  );
}

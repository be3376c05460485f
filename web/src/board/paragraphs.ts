/* The paragraph of a review for each player, on request: it names what would have been better. */

import { shownName } from "../games/format.ts";
import { say } from "../language/messages.ts";
import { element, part, redraw } from "../ui/elements.ts";
import type { Line } from "./history.ts";
import type { Judgement } from "./review.ts";
import { summaryOf, type SummarySources } from "./summaries.ts";
import { CARDS_UNIT, FISH_UNIT, noteText, summaryText } from "./summary.ts";

/** Show the paragraphs of the players, closed until they are opened. */
export function showParagraphs(
  line: Line<unknown, unknown>,
  judgements: readonly Judgement<unknown, unknown>[],
  sources: SummarySources,
): void {
  const { game } = line;
  const unit = game.wants === "fewest" ? CARDS_UNIT : FISH_UNIT;
  const names = judgements.length ? game.names(line.position) : [];
  const home = part("paragraphs");
  redraw(home, [line, names.join("\n")], () =>
    names.map((name) =>
      element(
        "details",
        { class: "more" },
        element("summary", {}, say("board-what-mattered", { player: shownName(name) })),
        element("p", { class: "paragraph" }),
        element("p", { class: "faint" }),
      ),
    ),
  );
  for (const [seat, details] of [...home.querySelectorAll("details")].entries()) {
    details.ontoggle = () => showParagraphs(line, judgements, sources);
    if (!details.open) continue;
    const summary = summaryOf(line, seat, judgements, sources);
    const [text, note] = details.querySelectorAll("p");
    setText(text, summaryText(summary, unit));
    setText(note, noteText(summary, unit));
  }
}

function setText(home: Element, text: string): void {
  if (home.textContent !== text) home.textContent = text;
}

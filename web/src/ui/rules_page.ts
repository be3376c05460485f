/* A part of the rules: a picture and its sentences. */

import { element } from "./elements.ts";

/** A part of the rules; `label` describes the picture to people who do not see it. */
export function rulesPage(title: string, picture: Element, label: string, ...sentences: string[]): Element {
  picture.setAttribute("role", "img");
  picture.setAttribute("aria-label", label);
  return element(
    "section",
    { class: "rule" },
    picture,
    element("div", {}, element("h3", {}, title), ...sentences.map((text) => element("p", {}, text))),
  );
}

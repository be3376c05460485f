/* "What should I play?" at a real table: the hand, the pyramid, how many cards the others hold; then the advice, and the
   cards that are placed after it. */

import { capital, parsePlace, sentence, shownName, twoDigits } from "../../games/format.ts";
import type { Json, Seat } from "../../games/game.ts";
import { Refusal } from "../../games/input.ts";
import { colourList } from "../../games/party/colours.ts";
import {
  cardAt,
  COLOURS,
  countOf,
  EMPTY,
  fittingColours,
  openSlots,
  parseMove,
  withCard,
  withoutCard,
} from "../../games/party/position.ts";
import type { SeenRecord, SeenRound } from "../../games/party/seen_round.ts";
import { either, listed, say } from "../../language/messages.ts";
import { element, focusBoard, keepFocus, part, redraw } from "../../ui/elements.ts";
import { shapedChip } from "../../ui/party/cards.ts";
import { slotRefusal } from "../../ui/party/growing.ts";
import type { AdviserCallbacks, GameAdviser, TableOptions, Tone } from "../board_game.ts";
import { fillSelect, nameField, setField } from "../fields.ts";
import { adviseAtTable, advisedText, comparisonText, estimateText, type TableAdvice } from "./advice.ts";
import { AskedTable } from "./asked_table.ts";
import { ColourStacks } from "./colour_stacks.ts";
import { HandRow } from "./hand_row.ts";
import type { PyramidDraft } from "./table.ts";
import { PARTY_VIEW } from "./view.ts";

/** Where taps on cards go while the table is set up. */
type Target = "hand" | "table";

const PLAYERS = [2, 3, 4, 5, 6].map((number) => [number, `${number}`] as const);

export class PartyAdviser implements GameAdviser {
  private readonly callbacks: AdviserCallbacks;
  private readonly table = new AskedTable();
  private target: Target = "hand";
  /** The colour that was chosen for the pyramid, or "". */
  private chosen = "";
  /** What the last change did, for people who listen; "" for nothing to add. */
  private news = "";
  /** The advice for the table as it is; null until it arrives. */
  private advice: TableAdvice | null = null;
  /** Counts the changes, so that advice that comes too late is dropped. */
  private changes = 0;
  private readonly colours = new ColourStacks((colour) => this.pressColour(colour));
  private readonly own: HandRow;
  private readonly others: OtherRow[] = [];

  constructor(callbacks: AdviserCallbacks) {
    this.callbacks = callbacks;
    const { table } = this;
    this.own = new HandRow(0, this.ownState, {
      renamed: (name) => this.change(() => table.rename(table.me, name)),
      scored: () => undefined,
      aimed: () => this.aimAt("hand"),
      took: (colour) => this.change(() => table.takeBack(colour)),
      typed: (cards) => this.change(() => table.setHand(cards)),
    });
    const commands = {
      "asking-hand": () => this.aimAt("hand"),
      "asking-table": () => this.aimAt("table"),
      "asking-clear": () => this.change(() => this.clear()),
      "asking-start": () => this.start(),
      "asking-change": () => this.change(() => table.changeTable()),
      "asking-out": () => this.follow(null),
      "asking-undo": () => this.undo(),
    };
    for (const [id, command] of Object.entries(commands)) part(id).onclick = command;
  }

  begin(options: TableOptions): void {
    this.clear();
    this.table.rules.load(options.keep());
    this.changed();
  }

  open(seen: Json): void {
    this.clear();
    this.table.take(seen as SeenRecord);
    this.changed();
  }

  private clear(): void {
    this.table.clear();
    this.target = "hand";
    this.chosen = "";
  }

  private change(doing: () => void, news = ""): void {
    try {
      doing();
      this.news = news;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.say(`${capital(error.what)}.`, "refused");
      return;
    }
    this.changed();
  }

  private changed(): void {
    this.changes += 1;
    this.advice = null;
    this.callbacks.changed();
    this.show();
    if (this.table.following) void this.ask();
  }

  private say(text: string, tone: Tone = ""): void {
    part("asking-said").className = tone;
    part("asking-said").textContent = text;
  }

  // The set-up.

  private aimAt(target: Target): void {
    if (this.target === target) return;
    this.target = target;
    this.chosen = "";
    this.news = "";
    this.show();
  }

  private start(): void {
    if (!this.table.hands[this.table.me]) this.say(say("board-give-hand-first"), "refused");
    else
      this.change(() => {
        this.table.begin();
        this.chosen = "";
      });
  }

  private pressColour(colour: string): void {
    if (!this.table.following && this.target === "hand") this.change(() => this.table.give(colour));
    else {
      this.chosen = this.chosen === colour ? "" : colour;
      this.show();
    }
  }

  tap(place: string): void {
    const { table } = this;
    const { row, column } = parsePlace(place);
    const rows = table.following ? table.round().rows : table.rows;
    const rules = table.rulesNow;
    if (!table.following && column >= 0 && cardAt(rows, row, column) !== EMPTY) {
      const left = withoutCard(rows, row, column);
      if (left) this.change(() => (table.rows = left), say("page-empty-again", { place }));
      else this.say(say("board-only-at-the-end"), "refused");
      return;
    }
    const slot = openSlots(rows, rules).find((one) => one.row === row && one.column === column);
    const colour = this.chosen || (slot?.accepts.length === 1 ? slot.accepts : "");
    if (slot && !colour) {
      this.aimAt("table");
      this.say(say("board-takes", { place, colours: colourList(slot.accepts, either) }));
      return;
    }
    const refusal = slotRefusal(rows, rules, colour, place);
    const gone = !refusal && table.available(colour) < 1;
    if (refusal || gone) this.say(refusal || say("board-none-left-for-that", { colour }), "refused");
    else if (table.following) this.follow(colour + place);
    else
      this.change(
        () => {
          table.rows = withCard(rows, parseMove(colour + place));
          this.chosen = "";
        },
        sentence(say("board-is-on", { colour, place })),
      );
  }

  // The moves after it.

  private follow(move: string | null): void {
    const round = this.table.round();
    const { players, turn } = round;
    const { name } = players[turn];
    const cannot = say("board-cannot-place-card", { player: name });
    const before = { ...round, toMove: turn, players };
    const news = move
      ? say("board-news", { player: shownName(name), move: PARTY_VIEW.moveWords(before, move) })
      : cannot;
    this.change(() => {
      this.table.follow(move);
      this.chosen = "";
    }, news);
  }

  private undo(): void {
    this.chosen = "";
    this.change(() => {
      if (!this.table.undo()) this.table.changeTable();
    });
  }

  act(name: string, argument: string): void {
    const table = this.callbacks.table();
    if (name === "go") table.act(name, argument);
    else if (name === "undo" || name === "take-back") this.takeBack();
    else if (name === "card" && this.table.available(argument) > 0) {
      const place = table.focusedPlace();
      if (!place) this.pressColour(argument);
      else {
        this.chosen = argument;
        this.tap(place);
        this.show();
      }
    }
  }

  private takeBack(): void {
    if (this.table.following) this.undo();
    else if (this.target === "hand") {
      const last = this.table.hands[this.table.me].at(-1);
      if (last) this.change(() => this.table.takeBack(last));
    }
  }

  // Advice.

  /** Ask what to play, if it is your turn. */
  private async ask(): Promise<void> {
    const { changes } = this;
    const seen = this.table.view();
    if (!seen) return;
    try {
      const { analyst } = this.callbacks;
      const advice = await analyst.hold(() => adviseAtTable(analyst, seen));
      if (changes !== this.changes) return;
      this.advice = advice;
      this.show();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.say(`${capital(error.what)}.`, "refused");
    }
  }

  // Drawing.

  show(): void {
    keepFocus(
      () => this.draw(),
      () => (this.table.following ? focusBoard() : part("asking-start").focus()),
    );
  }

  private draw(): void {
    const { following } = this.table;
    part("subheading").textContent = say("board-what-to-play");
    for (const id of ["asking-form", "asking-aims", "asking-more", "asking-begin"])
      part(id).hidden = following;
    part("asking-moves").hidden = !following;
    part("advice").hidden = !this.advice;
    if (following) this.showRound(this.table.round());
    else this.showForm();
    const stacks = this.colours.show(
      this.table.rulesNow.deck,
      (one) => this.table.available(one),
      this.chosen,
    );
    redraw(part("asking-stacks"), stacks, () => stacks);
    this.showAdvice();
    this.callbacks.table().showDraft(this.draft());
  }

  private draft(): PyramidDraft {
    const { table, chosen, advice } = this;
    const rules = table.rulesNow;
    if (!table.following) return { rows: table.rows, rules, chosen };
    const { rows, moves } = table.round();
    return { rows, rules, chosen, last: moves.at(-1)?.move ?? "", advised: advice?.moves[0].move ?? "" };
  }

  private get ownState(): Parameters<HandRow["show"]>[0] {
    const { me, names, hands, rulesNow, following } = this.table;
    const aimed = !following && this.target === "hand";
    return { name: names[me], points: null, cards: hands[me], size: rulesNow.handSize, aimed };
  }

  private showForm(): void {
    const { table } = this;
    fillSelect(part("asking-players", HTMLSelectElement), PLAYERS, table.players, (number) =>
      this.change(() => table.setPlayers(number)),
    );
    const fields = table.rules.fields("asking", table.players, () => this.change(() => undefined));
    redraw(part("asking-own"), [table.players, JSON.stringify(table.rules.keep())], () => fields);
    for (const target of ["hand", "table"])
      part(`asking-${target}`).setAttribute("aria-pressed", String(this.target === target));
    this.own.show(this.ownState);
    const rows = table.seats.map((seat) => {
      if (seat === table.me) return this.own.home;
      const row = (this.others[seat] ??= new OtherRow(seat, {
        renamed: (name) => this.change(() => table.rename(seat, name)),
        counted: (number) => this.change(() => table.setCount(seat, number)),
      }));
      row.show(table.names[seat], table.hands[seat].length);
      return row.home;
    });
    redraw(part("asking-seats"), rows, () => rows);
    this.say(this.target === "hand" ? this.handText() : `${this.news} ${say("board-asking-pyramid")}`.trim());
  }

  /** The hand so far, or how to enter it. */
  private handText(): string {
    const { me, names, hands } = this.table;
    const [name, hand] = [names[me], hands[me]];
    const cards = [...COLOURS]
      .filter((colour) => hand.includes(colour))
      .map((colour) => say("board-count-colour", { cards: countOf(hand, colour), colour }));
    return hand
      ? say("board-asking-hand", { player: name, cards: listed(cards) })
      : say("board-asking-hand-empty", { player: name });
  }

  private showRound(round: SeenRound): void {
    const { table } = this;
    const { turn, players, over, rows, rules } = round;
    const mine = turn === table.me && !over;
    const name = players[turn].name;
    const out = part("asking-out", HTMLButtonElement);
    out.textContent = say("board-cannot-place-button", { player: name });
    out.hidden = over || mine;
    // With room in the base everybody can place a card.
    out.disabled = fittingColours(rows, rules) === COLOURS;
    const items = players.map((player, seat) =>
      element(
        "li",
        { class: `hand${seat === turn && !over ? " to-move" : ""}${player.out ? " out" : ""}` },
        element("span", { class: "name" }, shownName(player.name)),
        element("span", { class: "standing" }, standing(player, seat === turn && !over)),
        PARTY_VIEW.handPicture({ ...round, toMove: turn, players }, seat, false),
      ),
    );
    redraw(part("asking-seats"), [table, JSON.stringify(players), turn], () => items);
    this.say(`${this.news} ${this.hintOf(round, mine)}`.trim());
  }

  private hintOf({ players, turn, over }: SeenRound, mine: boolean): string {
    const { table } = this;
    if (over) return `${say("board-round-over")}.`;
    const me = players[table.me];
    if (me.out) return say("board-asking-out", { cards: me.hand.length });
    if (!me.hand) return say("board-asking-done");
    if (!mine) return say("board-asking-others", { player: shownName(players[turn].name) });
    return this.advice ? say("board-asking-play") : say("board-simulating");
  }

  private showAdvice(): void {
    const { advice } = this;
    const [advised] = advice?.moves ?? [];
    redraw(part("advised"), [advice], () =>
      advice ? [shapedChip(advised.move[0]), ` ${advisedText(advice)}`] : [],
    );
    if (!advice) return;
    const { position } = advice.seen;
    redraw(part("advice"), [advice], () => [
      element(
        "div",
        { class: "wide" },
        element(
          "table",
          { class: "estimates" },
          element("caption", {}, say("board-estimates-caption")),
          element(
            "thead",
            {},
            element(
              "tr",
              {},
              ...[
                say("advise-header-move"),
                say("board-average"),
                say("advise-header-interval-95"),
                say("advise-header-compared"),
              ].map((title) => element("th", { scope: "col" }, title)),
            ),
          ),
          element(
            "tbody",
            {},
            ...advice.moves.map((estimate) => {
              const { move, cardsLeft, advised } = estimate;
              const { mean, low, high } = cardsLeft;
              return element(
                "tr",
                advised ? { class: "best" } : {},
                element(
                  "th",
                  { scope: "row" },
                  shapedChip(move[0]),
                  ` ${PARTY_VIEW.movePlace(position, move)}`,
                ),
                element("td", {}, `~${twoDigits(mean)}`),
                element("td", {}, say("advise-range", { low: twoDigits(low), high: twoDigits(high) })),
                element("td", {}, comparisonText(estimate)),
              );
            }),
          ),
        ),
      ),
      element("p", { class: "faint" }, estimateText(advice)),
    ]);
  }

  // Keeping it on the device.

  keep(): Json {
    return this.table.keep();
  }

  load(kept: Json): void {
    this.clear();
    this.table.load(kept);
    this.changed();
  }

  summary(kept: Json): string {
    const table = new AskedTable();
    table.load(kept);
    return table.blank
      ? ""
      : say("board-at-the-table", {
          players: listed(table.seats.map((seat) => shownName(table.names[seat]))),
        });
  }
}

function standing({ hand, out }: { hand: string; out: boolean }, toMove: boolean): string {
  if (out) return say("board-out-with", { cards: hand.length });
  if (!hand) return say("board-done");
  const cards = { cards: hand.length };
  return toMove ? say("board-to-move-with", cards) : say("page-cards", cards);
}

interface OtherRowCallbacks {
  renamed(name: string): void;
  counted(number: number): void;
}

/** The name of another player, and how many cards they hold. */
class OtherRow {
  readonly home: HTMLElement;
  private readonly name: HTMLInputElement;
  private readonly number = element("output", { class: "seat-number" });
  private readonly buttons: HTMLButtonElement[];
  private count = 0;

  constructor(seat: Seat, callbacks: OtherRowCallbacks) {
    this.name = nameField(seat, "", (name) => callbacks.renamed(name));
    this.buttons = [-1, 1].map((step) => {
      const button = element("button", { type: "button", class: "small" }, step < 0 ? "−" : "+");
      button.addEventListener("click", () => callbacks.counted(Math.max(0, this.count + step)));
      return button;
    });
    const [fewer, more] = this.buttons;
    const count = element("span", { class: "seat-count" }, say("board-holds"), fewer, this.number, more);
    this.home = element("li", { class: "hand" }, this.name, count);
  }

  show(name: string, count: number): void {
    this.count = count;
    setField(this.name, name);
    this.number.textContent = `${count}`;
    for (const [number, button] of this.buttons.entries())
      button.setAttribute(
        "aria-label",
        say("board-holds-one", { player: shownName(name), step: number ? "more" : "less" }),
      );
  }
}

/* Writes a round down without knowing the hands: tap a colour and a place in turn, then what everybody has left. */

import { parsePlace, sentence, shownName } from "../../games/format.ts";
import type { Json, Seat } from "../../games/game.ts";
import { checkFields, checkType, DEFAULT_NAMES, isObject, Refusal, stringsFrom } from "../../games/input.ts";
import { colourList } from "../../games/party/colours.ts";
import { PARTY_RULES } from "../../games/party/game.ts";
import { openSlots, type PartyPosition } from "../../games/party/position.ts";
import { WrittenRound } from "../../games/party/written_round.ts";
import { readText } from "../../games/records.ts";
import { either, say } from "../../language/messages.ts";
import { element, focusBoard, part, redraw } from "../../ui/elements.ts";
import { chip } from "../../ui/party/cards.ts";
import { placeAfter, slotRefusal, type Turns, withTurn } from "../../ui/party/growing.ts";
import type { GameRecorder, NextRound, RecorderCallbacks, TableOptions, Tone } from "../board_game.ts";
import { fillSelect, nameField } from "../fields.ts";
import { ColourStacks } from "./colour_stacks.ts";
import type { PARTY } from "./party.ts";
import { MOST_PLAYERS } from "./search.ts";
import { PartySetup } from "./setup.ts";
import type { PyramidDraft } from "./table.ts";
import { TableRules } from "./table_rules.ts";

export class PartyRecorder implements GameRecorder {
  private readonly game: typeof PARTY;
  private readonly callbacks: RecorderCallbacks;
  private readonly table = new TableRules();
  private players = 4;
  private names: string[] = [...DEFAULT_NAMES];
  private first: Seat = 0;
  /** The round; null while the players are being named. */
  private round: WrittenRound | null = null;
  /** True for the next round of a game: its players are known. */
  private following = false;
  /** The colour that was chosen, or "". */
  private chosen = "";
  /** The seat whose cards left are being named. */
  private naming: Seat = 0;
  private readonly colours = new ColourStacks((colour) => this.pressColour(colour));
  private readonly nameFields: HTMLInputElement[];

  constructor(game: typeof PARTY, callbacks: RecorderCallbacks) {
    this.game = game;
    this.callbacks = callbacks;
    this.nameFields = Array.from({ length: MOST_PLAYERS }, (_, seat) =>
      nameField(seat, this.names[seat], (name) => {
        this.names[seat] = name;
        this.changed();
      }),
    );
    const commands = {
      "writing-begin": () => this.startRound(),
      "writing-hands": () => this.handsFirst(),
      "writing-out": () => this.cannotPlace(),
      "writing-undo": () => this.undo(),
      "writing-end": () => this.end(),
    };
    for (const [id, command] of Object.entries(commands)) part(id).onclick = command;
  }

  begin(options: TableOptions, next: NextRound | null): void {
    this.chosen = "";
    this.round = null;
    this.naming = 0;
    this.following = next !== null;
    if (next) {
      const { rules, players } = next.before as PartyPosition;
      this.names = [...players.map(({ name }) => name), ...DEFAULT_NAMES.slice(players.length)];
      this.players = players.length;
      const names = players.map(({ name }) => name);
      this.round = new WrittenRound({ rules, names, tokens: next.totals, starter: next.starter });
    } else this.table.load(options.keep());
    this.changed();
  }

  private changed(): void {
    this.callbacks.changed();
    this.show();
  }

  private say(text: string, tone: Tone = ""): void {
    part("writing-said").className = tone;
    part("writing-said").textContent = text;
  }

  /** Begin to write down, with the players that are named. */
  private startRound(): void {
    try {
      const names = this.names.slice(0, this.players);
      const rules = this.table.rulesFor(this.players);
      this.round = new WrittenRound({ rules, names, tokens: names.map(() => 0), starter: this.first });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.say(error.message, "refused");
      return;
    }
    this.changed();
    focusBoard();
  }

  private handsFirst(): void {
    const setup = new PartySetup(() => undefined, this.table);
    setup.setPlayers(this.players);
    setup.names = [...this.names];
    setup.first = this.first;
    this.callbacks.handsFirst(setup.keep());
  }

  // The moves.

  private pressColour(colour: string): void {
    const { round } = this;
    if (!round) return;
    if (round.phase === "left") {
      round.giveLeft(this.naming, colour);
      this.afterLeft();
    } else {
      this.chosen = this.chosen === colour ? "" : colour;
      this.show();
    }
  }

  tap(place: string): void {
    const { round } = this;
    if (!round || (round.phase !== "moves" && round.phase !== "opening")) return;
    const { row, column } = parsePlace(place);
    const slot = openSlots(round.rows, round.start.rules).find(
      (open) => open.row === row && open.column === column,
    );
    const only = slot?.accepts.length === 1 ? slot.accepts : "";
    const colour = this.chosen || only;
    if (slot && !colour) {
      this.say(say("board-takes", { place, colours: colourList(slot.accepts, either) }));
      return;
    }
    const refusal = slotRefusal(round.rows, round.start.rules, colour, place);
    const gone = !refusal && round.available(colour) < 1 ? say("board-all-placed", { colour }) : "";
    if (refusal || gone) {
      this.say(refusal || gone, "refused");
      return;
    }
    this.chosen = "";
    round.place(colour, place);
    this.changed();
  }

  private cannotPlace(): void {
    const refusal = this.round?.cannotPlace() ?? "";
    if (refusal) this.say(refusal, "refused");
    else {
      this.chosen = "";
      this.changed();
    }
  }

  private undo(): void {
    this.chosen = "";
    if (!this.round?.undo() && !this.following) this.round = null;
    this.changed();
  }

  /** End the moves, or the whole round once everything is known. */
  private end(): void {
    const { round } = this;
    if (!round) return;
    if (round.phase !== "complete") {
      round.end();
      this.changed();
      return;
    }
    try {
      const { position, moves } = readText([PARTY_RULES], JSON.stringify(round.document()));
      this.callbacks.finished({ game: this.game, position, moves });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.say(error.message, "refused");
    }
  }

  act(name: string, argument: string): void {
    const table = this.callbacks.table();
    if (name === "go") table.act(name, argument);
    else if (name === "undo" || name === "take-back") this.undo();
    else if (name === "card" && this.round) {
      const place = table.focusedPlace();
      if (this.round.phase === "left" || !place) this.pressColour(argument);
      else {
        this.chosen = argument;
        this.tap(place);
        this.show();
      }
    }
  }

  // The cards left.

  /** Go on to the next player whose cards are missing. */
  private afterLeft(): void {
    const { round } = this;
    if (!round) return;
    const seats = [...round.start.names.keys()];
    if (round.missing(this.naming) < 1)
      this.naming = seats.find((seat) => round.missing(seat) > 0) ?? this.naming;
    this.changed();
  }

  // Drawing.

  show(): void {
    const { round } = this;
    for (const id of ["writing-form", "writing-start"]) part(id).hidden = round !== null;
    part("writing-moves").hidden = round === null;
    if (round) this.showRound(round);
    else this.showForm();
    this.callbacks.table().showDraft(this.draft());
  }

  private draft(): PyramidDraft {
    const { round } = this;
    if (!round) return { rows: [], rules: this.table.rulesFor(this.players), chosen: "" };
    const turns = round.moves.reduce<Turns>((marks, { move }) => withTurn({ turns: marks }, move), {});
    const last = round.moves.at(-1)?.move ?? "";
    return { rows: round.rows, rules: round.start.rules, chosen: this.chosen, turns, last };
  }

  private showForm(): void {
    part("subheading").textContent = say("board-write-down");
    const numbers = this.game.playerNumbers.map((number) => [number, `${number}`] as const);
    fillSelect(part("writing-players", HTMLSelectElement), numbers, this.players, (number) => {
      this.players = number;
      this.first = Math.min(this.first, number - 1);
      this.changed();
    });
    const fields = this.nameFields.slice(0, this.players);
    for (const [seat, field] of fields.entries()) field.value = this.names[seat];
    redraw(part("writing-names"), fields, () => fields.map((field) => element("li", {}, field)));
    const seats = this.names.slice(0, this.players).map((name, seat) => [seat, name] as const);
    fillSelect(part("writing-first", HTMLSelectElement), seats, this.first, (seat) => {
      this.first = seat;
      this.changed();
    });
    this.say("");
  }

  private showRound(round: WrittenRound): void {
    const { rules, names } = round.start;
    const { phase, turn } = round;
    if (phase === "left" && round.missing(this.naming) < 1)
      this.naming = [...names.keys()].find((seat) => round.missing(seat) > 0) ?? 0;
    part("subheading").textContent = say("board-writing", { players: names.length });
    part("writing-title").textContent = this.titleOf(round);
    const deck = rules.deck;
    const stacks = this.colours.show(deck, (colour) => round.available(colour), this.chosen);
    redraw(part("writing-stacks"), stacks, () => stacks);
    const playing = phase === "moves" && turn !== null;
    const out = part("writing-out", HTMLButtonElement);
    out.disabled = !playing;
    out.textContent = say("board-cannot", {
      player: playing ? shownName(names[turn]) : "none",
      stuck: rules.stuck,
    });
    const end = part("writing-end", HTMLButtonElement);
    end.textContent = phase === "complete" ? say("board-written") : say("board-end-here");
    end.classList.toggle("action", phase === "complete");
    end.classList.toggle("small", phase !== "complete");
    end.disabled = phase === "left" || phase === "opening";
    const undo = part("writing-undo", HTMLButtonElement);
    undo.textContent = round.blank && !this.following ? say("board-back") : say("page-undo");
    undo.disabled = round.blank && this.following;
    this.showPlayers(round);
    this.say(this.hintOf(round));
  }

  private titleOf(round: WrittenRound): string {
    const { names } = round.start;
    const turn = round.turn ?? 0;
    switch (round.phase) {
      case "opening":
        return say("board-opening-card");
      case "moves":
        return say("board-to-place-now", { player: shownName(names[turn]) });
      case "left":
        return say("board-to-name", {
          player: shownName(names[this.naming]),
          cards: round.missing(this.naming),
        });
      case "complete":
        return say("board-everything-written");
    }
  }

  private hintOf(round: WrittenRound): string {
    switch (round.phase) {
      case "opening":
        return say("board-opening-hint");
      case "moves":
        return this.chosen
          ? sentence(say("board-now-the-place", { colour: this.chosen }))
          : [lastWords(round), say("board-colour-then-place")].filter(Boolean).join(" ");
      case "left":
        return say("board-tap-left");
      case "complete":
        return say("board-hands-follow");
    }
  }

  private showPlayers(round: WrittenRound): void {
    const { names } = round.start;
    const ending = round.phase === "left" || round.phase === "complete";
    const state = names.map((_, seat) => [
      round.held(seat),
      round.isOut(seat),
      round.leftOf(seat),
      round.missing(seat),
    ]);
    redraw(part("writing-seats"), [round, round.phase, round.turn, this.naming, state.join("|")], () =>
      names.map((name, seat) => {
        const active = ending ? seat === this.naming && round.phase === "left" : seat === round.turn;
        return element(
          "li",
          { class: `hand${active ? " to-move" : ""}` },
          element("span", { class: "name" }, shownName(name)),
          element("span", { class: "standing" }, this.standing(round, seat)),
          ...(ending ? [this.leftCards(round, seat)] : []),
        );
      }),
    );
  }

  private standing(round: WrittenRound, seat: Seat): string {
    const held = round.held(seat);
    if (!held) return say("board-nothing-left");
    return round.isOut(seat) ? say("board-out-with", { cards: held }) : say("page-cards", { cards: held });
  }

  /** The cards left of a player, as buttons that take them back, and buttons to name more or no more. */
  private leftCards(round: WrittenRound, seat: Seat): Element {
    const name = shownName(round.start.names[seat]);
    const named = [...round.leftOf(seat)].map((card) => {
      const label = say("board-take-left", { card, player: name });
      const button = element("button", { type: "button", class: "take", "aria-label": label }, chip(card));
      button.addEventListener("click", () => {
        round.takeLeft(seat, card);
        this.naming = seat;
        this.changed();
      });
      return button;
    });
    const more: Element[] = [];
    if (round.missing(seat) > 0) {
      const choose = element(
        "button",
        { type: "button", class: "small" },
        say("board-name-left", { cards: round.missing(seat) }),
      );
      choose.setAttribute(
        "aria-label",
        say("board-name-left-of", { cards: round.missing(seat), player: name }),
      );
      choose.setAttribute("aria-pressed", String(seat === this.naming));
      choose.addEventListener("click", () => {
        this.naming = seat;
        this.show();
      });
      const none = element(
        "button",
        { type: "button", class: "small nothing-left" },
        say("board-nothing-left-button"),
      );
      none.setAttribute("aria-label", say("board-nothing-left-of", { player: name }));
      none.addEventListener("click", () => {
        round.settle(seat);
        this.afterLeft();
      });
      more.push(choose, none);
    }
    return element("span", { class: "chips" }, ...named, ...more);
  }

  // Keeping it on the device.

  keep(): Json {
    const { players, names, first, following, round } = this;
    return { players, names, first, following, table: this.table.keep(), round: round?.keep() ?? null };
  }

  load(kept: Json): void {
    const fields = checkFields(kept, "", ["players", "names", "first", "following", "table", "round"], []);
    this.players = checkType(fields.players, "whole", "players");
    this.names = stringsFrom(fields.names, "names");
    this.first = checkType(fields.first, "whole", "first");
    this.following = checkType(fields.following, "boolean", "following");
    this.table.load(fields.table);
    this.round = fields.round === null ? null : WrittenRound.from(fields.round);
    this.chosen = "";
  }

  summary(kept: Json): string {
    const round = isObject(kept) && kept.round ? WrittenRound.from(kept.round) : null;
    return round && !round.blank ? round.summary : "";
  }
}

/** The card that was placed last, in words; "" if there is none. */
function lastWords({ moves }: WrittenRound): string {
  const last = moves.at(-1)?.move;
  return last ? sentence(say("board-is-on", { colour: last[0], place: placeAfter(last) })) : "";
}

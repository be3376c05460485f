/* The page: connects board, values, lines and set-up, and handles buttons and keys. */

import { countText } from "../games/format.ts";
import { Refusal } from "../games/input.ts";
import { readText } from "../games/records.ts";
import { element, part } from "../ui/elements.ts";
import { actionOf, keyLine } from "../ui/keyboard.ts";
import { openSettings } from "../ui/settings.ts";
import { Analyst, boundsText } from "./analysis.ts";
import { BOARD_GAMES } from "./games.ts";
import { Line } from "./history.ts";
import { listenForFiles } from "./open_dialog.ts";
import { Opponents } from "./opponents.ts";
import { judgeMoves, Review } from "./review.ts";
import { listenForSaving } from "./save_dialog.ts";
import { SetupPanel } from "./setup_panel.ts";
import { Findings, showMoves, valueBadge } from "./values.ts";

/** The data that Python embeds. */
const PAGE_DATA = JSON.parse(part("given").textContent);

/** The core, as bytes of a WebAssembly module. */
function moduleBytes() {
  return Uint8Array.from(atob(part("core").textContent), (letter) => letter.charCodeAt(0));
}

class BoardPage {
  constructor(module) {
    this.line = null;
    this.table = null;
    this.values = true;
    this.task = null;
    this.hint = "";
    this.thinking = null;
    this.opponents = new Opponents(() => this.show());
    this.analyst = new Analyst(module, (study) => this.redrawSoon(study));
    this.findings = new Findings((moves) => this.playAll(moves));
    this.review = new Review({ went: (spot) => this.go(spot), asked: (judged) => this.pose(judged) });
    this.opening = listenForFiles((found) => this.open(found));
    this.setup = new SetupPanel({
      started: (found) => this.open(found),
      left: () => this.leaveSetup(),
      asked: () => this.opening.ask(),
      tableOf: (game) => this.seatTable(game),
    });
    this.saving = listenForSaving(() => this.line);
    this.listen();
  }

  get game() {
    return this.line.game;
  }

  get study() {
    return this.analyst.study(this.game, this.line.position);
  }

  /** The study whose values are shown: null while a task is posed or cards are face down. */
  get shownStudy() {
    const backs = this.opponents.backs(this.game, this.line.position);
    return this.values && !this.task && !backs.size ? this.study : null;
  }

  /** The judgement of every move of the line. */
  get judgements() {
    return judgeMoves(this.line, (position) => this.analyst.study(this.game, position));
  }

  // Opening positions.

  /** Open a position or record in any form that can be read. Throws a Refusal. */
  openText(text) {
    this.open(readText(BOARD_GAMES, text));
  }

  /** Open a position and the moves played from it, and go to the end of them. */
  open({ game, position, moves }) {
    this.setup.end();
    this.task = null;
    this.hint = "";
    const seats = this.line && game.names(this.line.position).length;
    if (this.line?.game !== game || seats !== game.names(position).length) this.opponents.clear();
    this.seatTable(game);
    this.line = new Line(game, position, moves);
    this.review.open = moves.length > 0 && game.over(this.line.position);
    this.say(moves.length ? `${countText(moves.length, "move")} opened.` : game.invitation);
    this.show();
  }

  /** The table of a game; closes that of another game. */
  seatTable(game) {
    if (this.table?.game === game) return this.table;
    this.table?.close();
    this.table = game.table({
      played: (move) => this.play(move),
      say: (text, tone) => this.say(text, tone),
      tapped: (place) => this.setup.tap(place),
      redraw: () => this.show(),
    });
    this.table.game = game;
    return this.table;
  }

  /** Start a set-up, from a position or from nothing. */
  beginSetup(game, position = null) {
    this.analyst.want(null);
    this.analyst.wantLater([]);
    this.setup.begin(game, position, this.line !== null);
  }

  leaveSetup() {
    this.setup.end();
    this.seatTable(this.game);
    this.show();
  }

  // Playing.

  play(move) {
    if (this.task) return this.answerTask(move);
    this.line.play(move);
    this.hint = "";
    this.say(this.game.over(this.line.position) ? this.game.resultText(this.line.position) : "");
    this.show();
    return undefined;
  }

  /** Let the engine move if it is to move at the end of the line. */
  async letEngineMove() {
    const { game, line } = this;
    const { here } = line;
    if (this.thinking === here || here.next || this.task || !this.opponents.plays(game.toMove(here.position)))
      return;
    this.thinking = here;
    this.say(`${game.names(here.position)[game.toMove(here.position)]} is thinking.`);
    const spots = line.spots;
    const fair = this.opponents.mode(game.toMove(here.position)) === "fair";
    const think = () => this.opponents.move(game, this.analyst, spots);
    const move = await (fair ? this.analyst.hold(think) : think());
    if (this.thinking !== here) return;
    this.thinking = null;
    if (this.line === line && line.here === here && !this.setup.open) this.play(move);
  }

  async giveHint() {
    const { game, line } = this;
    const { here } = line;
    if (game.over(here.position) || this.opponents.plays(game.toMove(here.position))) return;
    this.say("Thinking.");
    const { move, text } = await this.analyst.hold(() =>
      game.hint(this.analyst, line.spots.slice(0, here.depth + 1)),
    );
    if (this.line !== line || line.here !== here) return;
    this.hint = move;
    this.say(text, "hint");
    this.show();
  }

  playAll(moves) {
    for (const move of moves) this.line.play(move);
    this.show();
  }

  go(spot) {
    this.line.go(spot);
    this.task = null;
    this.hint = "";
    this.say("");
    this.show();
  }

  /** Pose a decision as a task: find the only move that keeps the value. */
  pose(judged) {
    this.go(judged.spot.parent);
    this.task = judged;
    const name = this.game.names(this.line.position)[judged.seat];
    this.say(`${name} to move: ${this.game.taskText(judged.before.low)} Only one move does it.`, "hint");
    this.show();
  }

  answerTask(move) {
    const { best, before } = this.task;
    if (best.includes(move)) {
      this.task = null;
      this.line.play(move);
      this.say(`Right: ${move}.`, "right");
    } else {
      const worth = this.study.worth.get(move);
      const instead = `it gives ${boundsText(worth)}, not ${boundsText(before)}`;
      this.say(`Not ${move}: ${instead}. Try again, or press Undo to leave the task.`, "wrong");
    }
    this.show();
  }

  // Drawing.

  say(text, tone = "") {
    part("message").className = `message ${tone}`;
    part("said").textContent = text;
  }

  show() {
    const { game, line } = this;
    const { position } = line;
    this.analyst.want(this.shownStudy && !game.over(position) ? this.shownStudy : null);
    this.analyst.wantLater(
      this.review.open ? line.spots.map((spot) => this.analyst.study(game, spot.position)).reverse() : [],
    );
    part("subheading").textContent = `${game.title}, ${game.rulesLine(position)}`;
    part("undo").disabled = !line.here.parent;
    part("redo").disabled = !line.here.next;
    part("values").setAttribute("aria-pressed", this.values);
    part("values").disabled = this.opponents.backs(game, position).size > 0;
    part("hint").disabled = game.over(position) || this.opponents.plays(game.toMove(position));
    this.showFound();
    this.letEngineMove();
    if (addressText() !== line.address()) history.replaceState(null, "", encodeURI(`#${line.address()}`));
  }

  /** Draw the parts that change while values come in. */
  showFound() {
    const { game, line } = this;
    const { position } = line;
    const study = this.shownStudy;
    const backs = this.opponents.backs(game, position);
    this.table.show({
      position,
      marks: line.here.marks,
      last: line.here.move,
      study,
      mayMove: !game.over(position) && !(this.opponents.plays(game.toMove(position)) && !line.here.next),
      backs,
      hint: this.hint,
    });
    this.showHands(study, backs);
    this.findings.show(game, study, this.analyst);
    const costs = new Map();
    if (this.review.open) {
      for (const { spot, cost } of this.judgements) if (cost) costs.set(spot, cost);
    }
    showMoves(line, costs, (spot) => this.go(spot));
    this.review.show(line, this.judgements, (one) => this.analyst.study(game, one));
  }

  showHands(study, backs) {
    const { game, line } = this;
    const { position } = line;
    const items = game.names(position).map((name, seat) => {
      const standing = game.standing(position, seat);
      const engine = this.opponents.words(game, seat);
      const sure = study ? [valueBadge(study.sure[seat], { label: `${name} can guarantee ` })] : [];
      return element(
        "li",
        {
          class: ["hand", standing.replace(" ", "-"), engine && "engine"].filter(Boolean).join(" "),
          "data-seat": seat,
        },
        element("span", { class: `name seat-${seat}` }, name),
        element("span", { class: "standing" }, [engine, standing].filter(Boolean).join(" · ")),
        game.handPicture(position, seat, backs.has(seat)),
        ...sure,
      );
    });
    part("hands").replaceChildren(...items);
  }

  /** Redraw after a new result, at most once per animation frame. */
  redrawSoon(study) {
    if (this.setup.open || this.waiting || !this.line) return;
    if (study !== this.study && !this.review.open) return;
    this.waiting = true;
    requestAnimationFrame(() => {
      this.waiting = false;
      if (!this.setup.open) this.showFound();
    });
  }

  // Buttons and keys.

  listen() {
    const commands = {
      undo: () => this.go(this.line.here.parent ?? this.line.here),
      redo: () => this.go(this.line.here.next ?? this.line.here),
      values: () => {
        this.values = !this.values;
        this.show();
      },
      review: () => {
        this.review.open = !this.review.open;
        this.show();
      },
      setup: () => this.beginSetup(this.game, this.line.position),
      hint: () => this.giveHint(),
      seats: () => this.opponents.ask(this.game, this.line.position),
      save: () => this.saving.ask(),
      help: () => part("rules").showModal(),
    };
    for (const [id, command] of Object.entries(commands)) part(id).addEventListener("click", command);
    document.addEventListener("keydown", (event) => {
      if (document.querySelector("dialog[open]") || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName))
        return;
      const [name, argument] = this.setup.open ? [] : (actionOf(event, PAGE_DATA.keyboard.actions) ?? []);
      if (!name) return;
      event.preventDefault();
      if (name in commands) commands[name]();
      else this.table.act(name, argument);
    });
    addEventListener("hashchange", () => this.openAddress());
  }

  /** Open the position in the address. Returns false if there is none. */
  openAddress() {
    const text = addressText();
    if (!text || (this.line && !this.setup.open && text === this.line.address())) return text !== "";
    try {
      this.openText(text);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (this.line) this.say(error.message, "refused");
      else {
        this.beginSetup(BOARD_GAMES[0]);
        this.setup.say(error.message);
      }
    }
    return true;
  }
}

/** Fill the help with the texts of the games and the keyboard shortcuts. */
function fillHelp() {
  part("help-lines").prepend(
    ...BOARD_GAMES.flatMap(({ help }) => help.map((line) => element("li", {}, line))),
  );
  const values = BOARD_GAMES.map(({ sureWords }) => sureWords).join(", or ");
  const number =
    "A number on a place is the result that the player to move can then guarantee, with open hands";
  part("help-values").textContent = `${number}: ${values}. ★ marks the best move.`;
  part("help-keys").replaceChildren(...PAGE_DATA.keyboard.help.map(keyLine));
}

/** The fragment of the address, decoded. */
function addressText() {
  try {
    return decodeURI(location.hash.slice(1));
  } catch {
    return location.hash.slice(1);
  }
}

/** The page that is open. */
export let page;

async function openPage() {
  openSettings();
  fillHelp();
  page = new BoardPage(await WebAssembly.compile(moduleBytes()));
  if (page.openAddress()) return;
  if (PAGE_DATA.text) page.openText(PAGE_DATA.text);
  else page.beginSetup(BOARD_GAMES[0]);
}

openPage();

/* The page: puts board, values, lines and set-up together, and gives keys and buttons their meaning. */

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

  /** What may be seen of what is known about the position: nothing while a task is posed or cards are face down. */
  get shownStudy() {
    const backs = this.opponents.backs(this.game, this.line.position);
    return this.values && !this.task && !backs.size ? this.study : null;
  }

  // What is open.

  /** Open a first position and the moves played from there; stands at the end of them. */
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

  /** The table of a game; that of another one goes. */
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

  /** Set a position up, from one that there is or from nothing. */
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

  /** Let the engine move if it is its turn at the end of the line. */
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

  /** Pose a decision as a task: one move alone keeps the value. */
  pose(judged) {
    this.go(judged.spot.parent);
    this.task = judged;
    const name = this.game.names(this.line.position)[judged.seat];
    this.say(`${name} to move: ${this.game.taskText(judged.before.low)} One move does it.`, "hint");
    this.show();
  }

  answerTask(move) {
    const { best, before } = this.task;
    if (best.includes(move)) {
      this.task = null;
      this.line.play(move);
      this.say(`Right: ${move} it is.`, "right");
    } else {
      const worth = this.study.worth.get(move);
      const instead = `then it is ${boundsText(worth)}, not ${boundsText(before)}`;
      this.say(`${move} does not do it: ${instead}. Try again, or go on by Undo.`, "wrong");
    }
    this.show();
  }

  // What is seen.

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

  /** What may change while nothing is played: the values. */
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
    const studyOf = (one) => this.analyst.study(game, one);
    const costs = new Map();
    if (this.review.open) {
      for (const { spot, cost } of judgeMoves(line, studyOf)) if (cost) costs.set(spot, cost);
    }
    showMoves(line, costs, (spot) => this.go(spot));
    this.review.show(line, studyOf);
  }

  showHands(study, backs) {
    const { game, line } = this;
    const { position } = line;
    const items = game.names(position).map((name, seat) => {
      const standing = game.standing(position, seat);
      const engine = this.opponents.words(game, seat);
      const sure = study ? [valueBadge(study.sure[seat], { label: `${name} is sure of ` })] : [];
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

  /** Something was found out; drawn at most once a frame. */
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
      const command = this.keyMeaning(event, commands);
      if (!command) return;
      event.preventDefault();
      command();
    });
    addEventListener("hashchange", () => this.openAddress());
  }

  keyMeaning({ key, ctrlKey, metaKey, altKey, shiftKey }, commands) {
    if (altKey || this.setup.open) return undefined;
    if (ctrlKey || metaKey) {
      if (key.toLowerCase() !== "z") return undefined;
      return shiftKey ? commands.redo : commands.undo;
    }
    const { undo, redo, hint, values, help } = commands;
    return { u: undo, U: redo, h: hint, v: values, "?": help }[key] ?? this.table.keyMeaning(key);
  }

  /** Open what the address names; false if it names nothing. */
  openAddress() {
    const text = addressText();
    if (!text || (this.line && !this.setup.open && text === this.line.address())) return text !== "";
    try {
      this.open(readText(text));
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

/** Fill in what games say of themselves in the help: how to play, what values are, and keys. */
function fillHelp() {
  part("help-lines").prepend(...BOARD_GAMES.flatMap(({ help }) => help.map((line) => element("li", {}, line))));
  const values = BOARD_GAMES.map(({ sureWords }) => sureWords).join(", or ");
  const number = "A number on a place is what the player to move is then sure of, all cards face up";
  part("help-values").textContent = `${number}: ${values}. ★ marks the best.`;
  part("first-key").after(...BOARD_GAMES.flatMap(({ keys }) => keys.map(keyLine)));
}

/** What stands in the address behind its #. */
function addressText() {
  try {
    return decodeURI(location.hash.slice(1));
  } catch {
    return location.hash.slice(1);
  }
}

/** The page that is open. */
let page;

async function openPage() {
  openSettings();
  fillHelp();
  page = new BoardPage(await WebAssembly.compile(moduleBytes()));
  if (page.openAddress()) return;
  if (GIVEN.text) page.open(readText(GIVEN.text));
  else page.beginSetup(BOARD_GAMES[0]);
}

openPage();

/* The page: puts puzzles, play, board and desk together, and gives keys and buttons their meaning. */

/** The play that goes on. */
let play;

/** What is told of the solution, disguised so that a glance at the source does not spoil it. */
function undisguise(text) {
  const bytes = Uint8Array.from(atob([...text].reverse().join("")), (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

function openPage() {
  const { id: pageId, puzzles } = JSON.parse(part("puzzles").textContent);
  const lastOpen = memoryOf(`page:${pageId}`);
  const board = new Board(part("board"), (place) => play.press(place));
  const menu = new Menu(puzzles, open);
  let puzzle;
  let desk;

  /** Open the puzzle of a number; what was open is kept. */
  function open(number) {
    if (play) {
      play.finishReplay();
      play.clock.stop();
      play.keep();
    }
    puzzle = puzzles[number];
    lastOpen.keep({ number });
    describe(puzzle);
    menu.mark(number);
    board.clear();
    const game = GAMES[puzzle.kind](puzzle, undisguise(puzzle.known));
    play = new Play(game, memoryOf(puzzle.id), { show, say });
    desk = new Desk(play);
    runClock();
    play.redraw();
    say(play.moves.length ? "Welcome back: everything lies where you left it." : puzzle.welcome);
    play.sayOutcome();
  }

  function show() {
    const { game } = play;
    const view = game.view(play.shown, play.solved || play.replay ? "" : play.chosen);
    board.mark(play.marks);
    board.show(view, Math.max(view.width, puzzle.columns), Math.max(view.height, puzzle.rows));
    desk.show();
    if (play.solved) desk.offer(`${puzzle.share}\n${play.sharedText()}`);
  }

  function say(text, tone = "", { place = "", action } = {}) {
    desk.say(text, tone, action);
    if (tone === "refused") board.refuse(place);
    const [meant] = [...play.marks].find(([, { role }]) => ["target", "wrong"].includes(role)) ?? [];
    if (meant) board.reveal(meant);
  }

  const commands = {
    undo: () => play.undo(),
    redo: () => play.redo(),
    hint: () => play.giveHint(),
    check: () => play.check(),
    restart: () => play.restart(),
    notes: () => play.takeNotes(),
    help: () => part("rules").showModal(),
    copy: () => desk.copy(),
  };
  for (const [id, command] of Object.entries(commands)) part(id).addEventListener("click", command);
  document.addEventListener("keydown", (event) => {
    if (document.querySelector("dialog[open]") || event.target === part("share-text")) return;
    const command = meaningOf(event, { ...commands, menu }, play, board);
    if (!command) return;
    event.preventDefault();
    command();
  });

  document.addEventListener("visibilitychange", runClock);
  addEventListener("pagehide", () => play.keep());
  setInterval(() => {
    desk.showMeasures();
    if (!play.solved) play.keep();
  }, 1000);

  function runClock() {
    if (document.hidden || play.solved) play.clock.stop();
    else play.clock.start();
    play.keep();
  }

  openSettings();
  const { number } = lastOpen.recall();
  open(puzzles[number] ? number : 0);
}

/** Say which puzzle is open, and what is to be done in it. */
function describe(puzzle) {
  document.title = puzzle.title;
  document.body.className = [...puzzle.traits, document.body.classList.contains("timeless") && "timeless"]
    .filter(Boolean)
    .join(" ");
  const texts = ["heading", "level", "subheading", "statement", "reminder"];
  for (const name of texts) part(name).textContent = puzzle[name];
  part("board").setAttribute("aria-label", puzzle.board);
  part("help-task").textContent = `${puzzle.statement} ${puzzle.reminder}`;
  part("help-lines").replaceChildren(...puzzle.help.map((line) => element("li", {}, line)));
  for (const line of document.querySelectorAll(".own-key")) line.remove();
  part("first-key").after(...puzzle.firstKeys.map(keyLine));
  part("last-key").before(...puzzle.keys.map(keyLine));
  for (const about of document.querySelectorAll(".origin")) about.textContent = puzzle.origin;
}

/** What a key means, or undefined if nothing. */
function meaningOf({ key, ctrlKey, metaKey, shiftKey, altKey }, commands, play, board) {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() !== "z") return undefined;
    return shiftKey ? commands.redo : commands.undo;
  }
  if (key.startsWith("Arrow")) return () => (board.hasFocus() ? board.step(key) : board.focus(board.current));
  if (key === "Backspace" || key === "Delete") return () => play.takeBack(board.current);
  const { undo, redo, hint, check, notes, help, menu } = commands;
  const turn = { "[": () => menu.go(-1), "]": () => menu.go(1) };
  const shared = { u: undo, U: redo, h: hint, c: check, n: notes, "?": help, ...turn };
  return play.game.keyMeaning(key, play, board) ?? shared[key];
}

openPage();

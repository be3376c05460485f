/* The page: puts puzzle, play, board and desk together, and gives keys and buttons their meaning. */

/** What is told of the solution, disguised so that a glance at the source does not spoil it. */
function undisguised(text) {
  const bytes = Uint8Array.from(atob([...text].reverse().join("")), (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** Open the page; returns the play that goes on in it. */
function openPage() {
  const puzzle = JSON.parse(part("puzzle").textContent);
  const game = GAMES[puzzle.kind](puzzle, undisguised(puzzle.known));
  const play = new Play(game, memoryOf(puzzle.id), { show, say });
  const desk = new Desk(play, game.alone);
  const board = new Board(part("board"), (place) => play.press(place));

  function show() {
    const view = game.view(play.shown, play.solved || play.replay ? "" : play.chosen);
    board.mark(play.marks);
    board.show(view, Math.max(view.width, puzzle.columns), Math.max(view.height, puzzle.rows));
    desk.show();
    if (play.solved) desk.offer(`${puzzle.share}\n🐧 solved ${play.resultText()}`);
  }

  function say(text, tone = "", { place = "", action } = {}) {
    desk.say(text, tone, action);
    if (tone === "refused") board.refuse(place);
    for (const [marked, mark] of play.marks) if (mark !== "fresh") board.reveal(marked);
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
    if (part("rules").open || event.target === part("share-text")) return;
    const command = meaningOf(event, commands, play, board);
    if (!command) return;
    event.preventDefault();
    command();
  });

  document.addEventListener("visibilitychange", runClock);
  addEventListener("pagehide", () => play.keep());
  setInterval(() => {
    desk.showClock();
    if (!play.solved) play.keep();
  }, 1000);

  function runClock() {
    if (document.hidden || play.solved) play.clock.stop();
    else play.clock.start();
    play.keep();
  }

  runClock();
  play.redraw();
  say(play.moves.length ? "Welcome back: your cards lie where you left them." : puzzle.welcome);
  play.sayOutcome();
  return play;
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
  const colour = COLOURS[Number(key) - 1] ?? key.toUpperCase();
  if (key.length === 1 && COLOURS.includes(colour)) {
    return () => (board.hasFocus() ? play.put(colour, board.current) : play.choose(colour));
  }
  const { undo, redo, hint, check, notes, help } = commands;
  return { u: undo, U: redo, h: hint, c: check, n: notes, "?": help }[key];
}

const play = openPage();

/* The first screen: play, write down a round, or analyse a position; or go on with what was left. */

import { say } from "../language/messages.ts";
import type { Json } from "../games/game.ts";
import { isObject, Refusal } from "../games/input.ts";
import { randomSeed, seedFrom } from "../games/random.ts";
import { element, part, redraw } from "../ui/elements.ts";
import type { AnyBoardGame, Level, TableOptions } from "./board_game.ts";
import { fillSelect } from "./fields.ts";
import { BOARD_GAMES } from "./games.ts";
import { KEPT, type Screen } from "./kept.ts";

/** The choices for a game against the engine. */
export interface PlayChoice {
  game: AnyBoardGame;
  players: number;
  level: Level;
  seed: bigint;
  options: TableOptions;
}

export interface DoorCallbacks {
  played(choice: PlayChoice): void;
  wrote(game: AnyBoardGame, options: TableOptions): void;
  analysed(game: AnyBoardGame, options: TableOptions): void;
  /** Ask what to play at a real table. */
  advised(game: AnyBoardGame): void;
  /** Paste or open something. */
  asked(): void;
  wentOn(screen: Screen): void;
  /** Another game was chosen. */
  chose(game: AnyBoardGame): void;
}

/** Something that was left unfinished. */
export interface Unfinished {
  screen: Screen;
  title: string;
  words: string;
}

/** The choices for one of the games. */
interface Choices {
  players: number;
  level: Level;
  options: TableOptions;
}

export class Doors {
  private readonly callbacks: DoorCallbacks;
  private readonly choices: Map<AnyBoardGame, Choices>;
  game: AnyBoardGame = BOARD_GAMES[0];

  constructor(callbacks: DoorCallbacks) {
    this.callbacks = callbacks;
    this.choices = new Map(
      BOARD_GAMES.map((game) => [
        game,
        { players: game.usualPlayers, level: game.levels[0], options: game.options() },
      ]),
    );
    this.load(KEPT.load("choices"));
    const commands = {
      "play-start": () => this.play(),
      "write-start": () => callbacks.wrote(this.game, this.chosen.options),
      "analyse-start": () => callbacks.analysed(this.game, this.chosen.options),
      "asking-open": () => callbacks.advised(this.game),
      "analyse-open": () => callbacks.asked(),
    };
    for (const [id, command] of Object.entries(commands)) part(id).addEventListener("click", command);
    const switches = BOARD_GAMES.map((game) => {
      const radio = element("input", { type: "radio", name: "door-game", id: `door-${game.name}` });
      radio.addEventListener("change", () => this.change(() => (this.game = game)));
      return element("label", {}, radio, element("span", {}, game.title));
    });
    part("door-games").replaceChildren(...switches);
  }

  private get chosen(): Choices {
    return this.choices.get(this.game)!;
  }

  /** The editions and house rules that are chosen for a game. */
  optionsOf(game: AnyBoardGame): TableOptions {
    return this.choices.get(game)!.options;
  }

  /** The choices to play a game, with a new deal. */
  again(game: AnyBoardGame): PlayChoice {
    return { game, ...this.choices.get(game)!, seed: randomSeed() };
  }

  private play(): void {
    const typed = part("door-seed", HTMLInputElement).value.trim();
    try {
      this.callbacks.played({ ...this.again(this.game), ...(typed ? { seed: seedFrom(typed) } : {}) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.say(error.message);
    }
  }

  say(text: string): void {
    part("doors-said").textContent = text;
  }

  private change(doing: () => void): void {
    doing();
    KEPT.save("choices", this.keep());
    this.say("");
    this.showChoices();
    this.callbacks.chose(this.game);
  }

  show(unfinished: readonly Unfinished[]): void {
    const items = unfinished.map(({ screen, title, words }) => {
      const button = element("button", { type: "button", class: "action", "data-screen": screen }, title);
      button.addEventListener("click", () => this.callbacks.wentOn(screen));
      return element("li", {}, element("span", {}, words), button);
    });
    part("going-on").replaceChildren(...items);
    part("going-on-panel").hidden = !items.length;
    this.showChoices();
  }

  private showChoices(): void {
    const { game } = this;
    const { players, level, options } = this.chosen;
    part(`door-${game.name}`, HTMLInputElement).checked = true;
    part("subheading").textContent = say(game.about);
    const numbers = game.playerNumbers.map((number) => [number, `${number}`] as const);
    fillSelect(part("play-players", HTMLSelectElement), numbers, players, (number) =>
      this.change(() => (this.chosen.players = number)),
    );
    const levels = game.levels.filter((one) => one.sight === level.sight);
    fillSelect(
      part("play-level", HTMLSelectElement),
      levels.map(({ mode, strength }) => [mode, say("board-strength", { strength })] as const),
      level.mode,
      (mode) => this.change(() => (this.chosen.level = game.levels.find((one) => one.mode === mode)!)),
    );
    const sights = game.levels.filter((one) => one.strength === level.strength);
    part("play-sees").hidden = !level.sight;
    fillSelect(
      part("play-sight", HTMLSelectElement),
      sights.map(
        ({ mode, sight }) => [mode, sight?.all ? say("board-every-hand") : say("board-own-hand")] as const,
      ),
      level.mode,
      (mode) => this.change(() => (this.chosen.level = game.levels.find((one) => one.mode === mode)!)),
    );
    part("play-words").textContent = [level.sight?.words, level.words]
      .map((words) => (words ? say(words) : ""))
      .filter(Boolean)
      .join(" ");
    part("asking-door").hidden = !game.adviser;
    part("write-words").textContent = say(game.writeWords);
    redraw(part("door-own"), [game, players, JSON.stringify(options.keep())], () =>
      options.fields("door", players, () => this.change(() => undefined)),
    );
  }

  private keep(): Json {
    const games = [...this.choices].map(([game, { players, level, options }]) => [
      game.name,
      { players, level: level.mode, options: options.keep() },
    ]);
    return { game: this.game.name, games: Object.fromEntries(games) as Json };
  }

  /** Take the choices that were kept; anything malformed is ignored. */
  private load(kept: Json): void {
    if (!isObject(kept)) return;
    this.game = BOARD_GAMES.find(({ name }) => name === kept.game) ?? this.game;
    for (const [game, choices] of this.choices) {
      const its = isObject(kept.games) ? kept.games[game.name] : null;
      if (!isObject(its)) continue;
      choices.players = game.playerNumbers.find((number) => number === its.players) ?? choices.players;
      choices.level = game.levels.find(({ mode }) => mode === its.level) ?? choices.level;
      choices.options.load(its.options);
    }
  }
}

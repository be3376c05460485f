/* Reasons for a move: one fact about it that anybody can check by looking at the floe. As solver/pingouin/reasons.py,
   with the sentences of solver/pingouin/view/advice.py. */

import { say } from "../../language/messages.ts";
import type { Seat } from "../game.ts";
import { YOU } from "../format.ts";
import {
  FLOE_RAYS,
  FLOE_TILES,
  floeAfter,
  floeMoves,
  type FloePosition,
  isPlacing,
  type PingouinPosition,
  settleFloe,
  slides,
  standingOn,
  type Tile,
  tileAt,
  tileName,
} from "./position.ts";

/** A fact in favour of a move of the player to move; reasons.py explains each kind. */
export type Reason =
  | { kind: "only move" | "none" }
  | { kind: "cuts off"; seat: Seat; tiles: number; fish: number }
  | { kind: "walls in"; seat: Seat; tile: Tile }
  | { kind: "answers a threat"; seat: Seat; fish: number; move: string }
  | { kind: "alone" | "within a slide"; tiles: number; fish: number }
  | { kind: "last way out"; tile: Tile }
  | { kind: "nearer"; tiles: number; free: number }
  | { kind: "most fish"; fish: number };

/** Fish, or tiles, that make a difference worth a sentence: a tile has three fish at most. */
const WORTH_MENTIONING = 3;

const NEIGHBOURS = FLOE_TILES.map((tile) => FLOE_RAYS[tile].flatMap((ray) => ray.slice(0, 1)));

/** The first reason, in the order of `Reason`, that holds for a legal move. */
export function reasonFor(position: FloePosition, move: string): Reason {
  const moves = floeMoves(position);
  if (moves.length === 1) return { kind: "only move" };
  const others = moves.filter((other) => other !== move).map((other) => new MoveFacts(position, other));
  const [first] = reasons(new MoveFacts(position, move), others);
  return first ?? { kind: "none" };
}

/** Facts about the floe after a move. */
class MoveFacts {
  readonly before: FloePosition;
  readonly move: string;
  readonly seat: Seat;
  readonly after: FloePosition;
  readonly end: Tile;

  constructor(before: FloePosition, move: string) {
    this.before = before;
    this.move = move;
    this.seat = before.toMove!;
    this.after = floeAfter(before, move);
    this.end = tileAt(move.slice(-2));
  }

  get rivals(): Seat[] {
    const { players } = this.before;
    return [...players.keys()].filter((seat) => seat !== this.seat && players[seat].penguins.length);
  }

  /** The tiles that this move takes out of a rival's reach; the mover reaches them. */
  cutOff(rival: Seat): Tile[] {
    return tilesCutOff(this.before, this.after, rival, this.seat);
  }

  /** The free tiles that only the mover can reach. */
  get alone(): Tile[] {
    return regions(this.after)
      .filter(({ seats }) => seats.size === 1 && seats.has(this.seat))
      .flatMap(({ tiles }) => tiles);
  }

  /** The number of free tiles to which the mover needs fewer slides than everybody else. */
  get nearer(): number {
    const distances = this.after.players.map(({ penguins }) => slidesTo(this.after, penguins));
    const others = distances.filter((_, seat) => seat !== this.seat);
    const isNearer = ([tile, number]: [Tile, number]) =>
      others.every((one) => number < (one.get(tile) ?? Infinity));
    return [...distances[this.seat]].filter(isNearer).length;
  }

  get withinASlide(): Tile[] {
    return slides(this.after.ice, standingOn(this.after.players), this.end);
  }
}

function* reasons(facts: MoveFacts, others: readonly MoveFacts[]): Generator<Reason> {
  const { before, move, end } = facts;
  const placing = isPlacing(before);
  if (placing) {
    const tiles = facts.withinASlide;
    const fish = fishOn(before, tiles);
    const [fewest, most] = range(others.map((other) => fishOn(before, other.withinASlide)));
    if (fish >= most && fish > fewest) yield { kind: "within a slide", tiles: tiles.length, fish };
  } else {
    yield* cutsOff(facts, others);
    yield* wallsIn(facts, others);
    yield* answersAThreat(facts);
    const { alone } = facts;
    const fish = fishOn(before, alone);
    const [fewest, most] = range(others.map((other) => fishOn(before, other.alone)));
    if (fish >= most && fish - fewest >= WORTH_MENTIONING) yield { kind: "alone", tiles: alone.length, fish };
    const start = tileAt(move.slice(0, 2));
    const sides = before.players[facts.seat].penguins.map((penguin) => openSides(before, penguin).length);
    if (openSides(before, start).length === 1 && sides.some((number) => number > 1))
      yield { kind: "last way out", tile: start };
  }
  const { nearer } = facts;
  const [fewest, most] = range(others.map((other) => other.nearer));
  if (nearer >= most && nearer - fewest >= WORTH_MENTIONING)
    yield { kind: "nearer", tiles: nearer, free: FLOE_TILES.filter(isFree(facts.after)).length };
  if (!placing) {
    const fish = before.ice[end];
    const [least, greatest] = range(others.map((other) => before.ice[other.end]));
    if (fish >= greatest && fish > least) yield { kind: "most fish", fish };
  }
}

/** The largest number of fish that a rival can no longer reach, if another move takes fewer away. */
function* cutsOff(facts: MoveFacts, others: readonly MoveFacts[]): Generator<Reason> {
  const lost = (one: MoveFacts, rival: Seat) => fishOn(facts.before, one.cutOff(rival));
  const found = facts.rivals.map((seat) => ({ seat, fish: lost(facts, seat) }));
  const most = Math.max(0, ...found.map(({ fish }) => fish));
  const victim = found.find(({ fish }) => fish === most);
  if (!victim || most < WORTH_MENTIONING) return;
  const { seat } = victim;
  if (others.some((other) => lost(other, seat) < most))
    yield { kind: "cuts off", seat, tiles: facts.cutOff(seat).length, fish: most };
}

/** A penguin of a rival that this move leaves without a free neighbour, and not every other does. */
function* wallsIn(facts: MoveFacts, others: readonly MoveFacts[]): Generator<Reason> {
  for (const seat of facts.rivals) {
    for (const tile of facts.before.players[seat].penguins) {
      const sides = openSides(facts.before, tile);
      const isWalledIn = ({ end }: MoveFacts) => sides.every((beside) => beside === end);
      if (sides.length && isWalledIn(facts) && !others.every(isWalledIn))
        yield { kind: "walls in", seat, tile };
    }
  }
}

/** The move of a rival that would have cut the mover off from most fish and no longer can. */
function* answersAThreat({ before, after, seat, rivals }: MoveFacts): Generator<Reason> {
  for (const rival of rivals) {
    const { move, fish } = largestCut(before, rival, seat);
    if (fish < WORTH_MENTIONING) continue;
    const still = largestCut(after, rival, seat).fish;
    if (fish - still >= WORTH_MENTIONING && still < WORTH_MENTIONING)
      yield { kind: "answers a threat", seat: rival, fish, move };
  }
}

/** The slide of `rival` that cuts the player at `seat` off from most fish, whoever is to move. */
function largestCut(position: FloePosition, rival: Seat, seat: Seat): { move: string; fish: number } {
  let found = { move: "", fish: 0 };
  const { ice, players } = position;
  if (!players[rival].penguins.length || !players[seat].penguins.length) return found;
  const onTurn = position.toMove === rival ? position : settleFloe(ice, players, rival);
  if (onTurn.toMove !== rival || isPlacing(onTurn)) return found;
  for (const move of floeMoves(onTurn)) {
    const fish = fishOn(onTurn, tilesCutOff(onTurn, floeAfter(onTurn, move), seat, rival));
    if (fish > found.fish) found = { move, fish };
  }
  return found;
}

/** The free tiles that a move takes out of the reach of `loser` while `winner` can get there. */
function tilesCutOff(before: FloePosition, after: FloePosition, loser: Seat, winner: Seat): Tile[] {
  const still = reachable(after, loser);
  const won = reachable(after, winner);
  return [...reachable(before, loser)].filter((tile) => !still.has(tile) && won.has(tile));
}

/** The free tiles that a player may still reach, in any number of slides. */
function reachable(position: FloePosition, seat: Seat): Set<Tile> {
  return new Set(
    regions(position)
      .filter(({ seats }) => seats.has(seat))
      .flatMap(({ tiles }) => tiles),
  );
}

interface Region {
  tiles: Tile[];
  /** The seats with an adjacent penguin. */
  seats: Set<Seat>;
}

/** The connected sets of free tiles, as solver/pingouin/regions.py finds them. */
function regions(position: FloePosition): Region[] {
  const known = regionsOf.get(position);
  if (known) return known;
  const owners = new Map(
    position.players.flatMap(({ penguins }, seat) => penguins.map((tile) => [tile, seat])),
  );
  const waiting = new Set(FLOE_TILES.filter((tile) => position.ice[tile] && !owners.has(tile)));
  const found: Region[] = [];
  for (const first of waiting) {
    const tiles = [first];
    const seats = new Set<Seat>();
    waiting.delete(first);
    // The loop goes on over tiles that are added in it.
    for (const tile of tiles) {
      for (const beside of NEIGHBOURS[tile]) {
        const seat = owners.get(beside);
        if (seat !== undefined) seats.add(seat);
        else if (waiting.delete(beside)) tiles.push(beside);
      }
    }
    found.push({ tiles, seats });
  }
  regionsOf.set(position, found);
  return found;
}

/** Positions never change, so their regions are found once. */
const regionsOf = new WeakMap<FloePosition, Region[]>();

/** The fewest slides to each free tile within reach, if nothing else moved and no ice melted. */
function slidesTo({ ice, players }: FloePosition, penguins: readonly Tile[]): Map<Tile, number> {
  const standing = standingOn(players);
  const found = new Map<Tile, number>();
  let edge: readonly Tile[] = penguins;
  for (let number = 1; edge.length; number += 1) {
    const reached = new Set(edge.flatMap((start) => slides(ice, standing, start)));
    edge = [...reached].filter((tile) => !found.has(tile));
    for (const tile of edge) found.set(tile, number);
  }
  return found;
}

function isFree(position: FloePosition): (tile: Tile) => boolean {
  const standing = standingOn(position.players);
  return (tile) => position.ice[tile] > 0 && !standing.has(tile);
}

function openSides(position: FloePosition, penguin: Tile): Tile[] {
  return NEIGHBOURS[penguin].filter(isFree(position));
}

function fishOn({ ice }: FloePosition, tiles: readonly Tile[]): number {
  return tiles.reduce((sum, tile) => sum + ice[tile], 0);
}

function range(numbers: readonly number[]): [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}

/** One sentence in favour of a move; empty if no simple fact sets it apart. */
export function reasonText(position: PingouinPosition, reason: Reason): string {
  const names = position.players.map(({ name }) => name);
  const player = inside(names[position.toMove!]);
  switch (reason.kind) {
    case "only move":
      return say("advise-only-move");
    case "cuts off": {
      const { seat, tiles, fish } = reason;
      return say("advise-cuts-off", { rival: inside(names[seat]), fish, tiles });
    }
    case "walls in": {
      const tile = tileName(reason.tile);
      const rival = names[reason.seat];
      return rival === YOU ? say("board-walls-you-in", { tile }) : say("advise-walls-in", { rival, tile });
    }
    case "answers a threat": {
      const rival = names[reason.seat];
      const facts = { move: reason.move, player, fish: reason.fish };
      return rival === YOU
        ? say("board-you-threatened", facts)
        : say("advise-answers-a-threat", { rival, ...facts });
    }
    case "alone":
      return say("advise-alone", { player, tiles: reason.tiles, fish: reason.fish });
    case "last way out":
      return say("advise-last-way-out", { tile: tileName(reason.tile) });
    case "nearer": {
      const rival = onlyOther(position);
      const { tiles, free } = reason;
      const facts = { tiles, free, rivals: rival ? "one" : "several", rival };
      return names[position.toMove!] === YOU
        ? say("board-you-are-nearer", facts)
        : say("advise-nearer", { player, ...facts });
    }
    case "within a slide":
      return say("advise-within-a-slide", { tiles: reason.tiles, fish: reason.fish });
    case "most fish":
      return say("advise-most-fish", { fish: reason.fish });
    case "none":
      return "";
  }
}

/** A name inside a sentence. */
function inside(name: string): string {
  return name === YOU ? say("board-for-you") : name;
}

/** The only other player with a penguin on the floe; "" if there are several. */
function onlyOther({ players, toMove }: PingouinPosition): string {
  const others = players.filter(({ penguins }, seat) => seat !== toMove && penguins.length);
  return others.length === 1 ? inside(others[0].name) : "";
}

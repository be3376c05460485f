/* The tree of positions played on the board. A line goes through every position: back to the first one, and on along
   the moves that were visited last. */

class Spot {
  constructor(game, position, parent = null, move = "") {
    this.position = position;
    this.parent = parent;
    this.move = move;
    this.children = [];
    this.next = null;
    this.depth = parent ? parent.depth + 1 : 0;
    this.marks = game.marksAfter(parent?.marks ?? null, move);
  }
}

export class Line {
  /** A line from `position` along `moves`, all of them legal. */
  constructor(game, position, moves = []) {
    this.game = game;
    this.first = new Spot(game, position);
    this.here = this.first;
    for (const move of moves) this.play(move);
  }

  get position() {
    return this.here.position;
  }

  /** The spots of the line, from the first to the last. */
  get spots() {
    const found = [];
    for (let spot = this.here; spot; spot = spot.parent) found.unshift(spot);
    for (let spot = this.here.next; spot; spot = spot.next) found.push(spot);
    return found;
  }

  get moves() {
    return this.spots.slice(1).map(({ move }) => move);
  }

  /** Make a move; a move that was made before leads to its existing spot. */
  play(move) {
    let next = this.here.children.find((child) => child.move === move);
    if (!next) {
      next = new Spot(this.game, this.game.after(this.position, move), this.here, move);
      this.here.children.push(next);
    }
    this.here.next = next;
    this.here = next;
  }

  back() {
    if (this.here.parent) this.here = this.here.parent;
  }

  /** Go to a spot; the line now leads through it. */
  go(spot) {
    this.here = spot;
    for (let one = spot; one.parent; one = one.parent) one.parent.next = one;
  }

  /** The line as a record that `ppsolve review` reads. */
  record() {
    const { game } = this;
    const spots = this.spots;
    const moves = spots.slice(1).map(({ parent, move }) => {
      const seat = game.toMove(parent.position);
      return { player: game.names(parent.position)[seat], move };
    });
    return { schema: "ppsolve.record/1", deal: game.document(spots[0].position), moves };
  }

  /** The line as text for the address: the first position, and the moves up to here. */
  address() {
    const moves = [];
    for (let spot = this.here; spot.parent; spot = spot.parent) moves.unshift(spot.move);
    const start = this.game.line(this.first.position);
    return moves.length ? `${start};${moves.join(",")}` : start;
  }
}

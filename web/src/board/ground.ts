/* The ground below the board. */

import { part, setProperties } from "../ui/elements.ts";

/** Set the size of the board in units; upright screens give the ground no more room than that. */
export function sizeGround(columns: number, rows: number): void {
  const ground = part("board").parentElement!;
  setProperties(ground, { "--columns": columns, "--rows": rows });
}

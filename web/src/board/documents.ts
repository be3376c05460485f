/* The data that Python embeds in the board: reports/board/page.py writes it. */

import type { KeyboardData } from "../ui/keyboard.ts";

export interface BoardPageData {
  /** The position or record that the board opens; "" for none. */
  text: string;
  keyboard: KeyboardData;
}

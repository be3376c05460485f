/* The line about the streak. */

import { say } from "../language/messages.ts";
import type { Progress } from "./progress.ts";
import { streaksOf } from "./streaks.ts";

export function streakLine(progress: Progress, date: string): string {
  const { current, today } = streaksOf(progress, date);
  if (!current) return say("reader-streak-start");
  return say(today ? "reader-streak-kept" : "reader-streak-waiting", { days: current });
}

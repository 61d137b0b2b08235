/** Which puzzles were solved in this browser. */

import { remember, remembered } from "./memory";

const name = (game: string) => `puzzles.${game}`;

export function solved(game: string): Set<number> {
  return new Set((remembered(name(game)) ?? "").split(" ").filter(Boolean).map(Number));
}

export function solve(game: string, number: number): void {
  remember(name(game), [...solved(game).add(number)].join(" "));
}

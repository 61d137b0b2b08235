/** The final scoring in steps; which they are, each game says in its own finale.ts. */

import type { GameWords, Happening } from "../text/words";
import type { Ending } from "../wire";
import type { Told } from "./play";

/** A finished game, as far as its scoring is told. */
export interface Ended<T extends Told = Told> {
  view: T["view"];
  board: T["board"];
  ending: Ending;
  /** What has happened in the whole game. */
  happenings: Happening[];
  words: GameWords;
  names: string[];
  me: number | null;
}

export interface Step {
  caption: string;
  /** By seat, what it scores now. */
  gains: number[];
  /** What lights up, by its data-place. */
  lights: string[];
}

/** How a game tells its end. */
export interface Teller<T extends Told = Told> {
  steps: (end: Ended<T>) => Step[];
  /** Who plays together; without it everybody for themselves. */
  teams?: (board: T["board"]) => number[][];
  /** Origins that only repeat what a partner scored. */
  joint?: string[];
}

/** The origins of points that were in play, as the game orders them. */
export function origins({ tallies }: Pick<Ending, "tallies">): string[] {
  return [...new Set(tallies.flatMap((tally) => Object.keys(tally)))];
}

/** The origins that brought something to nobody. */
export function idle(ending: Pick<Ending, "tallies">): string[] {
  return origins(ending).filter((part) => !ending.tallies.some((tally) => tally[part]));
}

/**
 * A step for every origin that brought somebody something, and before them one for all the others;
 * `lights` says what lights up for an origin of a seat.
 */
export function byOrigin(
  { ending, words }: Pick<Ended, "ending" | "words">,
  lights: (origin: string, seat: number) => string[],
): Step[] {
  const nobody = idle(ending);
  const told = origins(ending).filter((part) => !nobody.includes(part));
  const steps = told.map((part): Step => {
    const gains = ending.tallies.map((tally) => tally[part] ?? 0);
    const lit = gains.flatMap((gain, seat) => (gain ? lights(part, seat) : []));
    const message = words.has(`finale-${part}`) ? `finale-${part}` : `tally-${part}`;
    return { caption: words.say(message), gains, lights: [...new Set(lit)] };
  });
  if (!nobody.length) return steps;
  const named = nobody.map((part) => words.say(`tally-${part}`));
  const caption = words.say("finale-nobody", { origins: words.words.listed(named) });
  return [{ caption, gains: ending.tallies.map(() => 0), lights: [] }, ...steps];
}

/** For a game that has no finale of its own: who gains lights up. */
export const plain: Teller = { steps: (end) => byOrigin(end, (_, seat) => [`seat ${seat}`]) };

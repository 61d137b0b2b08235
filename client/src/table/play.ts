/** What a board gets: a view, the offers, words and names. Nothing else, and no rules. */

import { getContext, setContext } from "svelte";
import type { SvelteMap } from "svelte/reactivity";
import type { GameWords } from "../text/words";
import type { SeatInfo } from "../wire";

export interface Play {
  readonly game: string;
  readonly view: Record<string, unknown>;
  readonly offers: string[];
  /** By offer, what it would bring; the engine computes it. */
  readonly previews: Record<string, Record<string, unknown>>;
  readonly me: number | null;
  readonly seats: SeatInfo[];
  readonly names: string[];
  readonly toAct: number[];
  readonly words: GameWords;
  /** The act that a hint recommends. */
  readonly advised: string;
  /** A picture of the past, or of a game that others play: nothing can be clicked. */
  readonly frozen: boolean;
  /** The acts that the board shows, and how often. */
  readonly shown: SvelteMap<string, number>;
  act(act: string): void;
  why(act: string): void;
}

const KEY = Symbol("play");

export function providePlay(play: Play): void {
  setContext(KEY, play);
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}

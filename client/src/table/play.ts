/** What a board gets: a view, the offers, words and names. Nothing else, and no rules. */

import { getContext, setContext, untrack, type Snippet } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { GameWords, Happening } from "../text/words";
import type { SeatInfo } from "../wire";

/** What a game tells: what a seat sees, what never changes, what an offer would bring. */
export interface Told {
  view: object;
  board: object;
  preview: object;
}

/** How a board shows a preview of its own game. */
export type Look = Snippet<[never]>;

/** What the offers are worth by the end, as an evaluation judges from what my seat may know. */
export interface Lasting {
  /** Hundredths of a point behind the best offer; nothing while that is not known. */
  behind(act: string): number | undefined;
  /** Somebody looks at an offer: begin to think, unless that is done or going on. */
  ask(): void;
  /** The thought is going on. */
  readonly asking: boolean;
}

/** A game's own types are in its wire.ts. */
export interface Play<T extends Told = Told> {
  readonly game: string;
  readonly view: T["view"];
  readonly board: T["board"];
  readonly offers: string[];
  /** By offer, what it would bring; the engine computes it. */
  readonly previews: Record<string, T["preview"]>;
  /** There where somebody wants to know it, and has a choice. */
  readonly lasting?: Lasting | undefined;
  readonly me: number | null;
  readonly seats: SeatInfo[];
  readonly names: string[];
  readonly toAct: number[];
  /** What has happened in the whole game; on a page of the past, what happened last. */
  readonly happenings: Happening[];
  readonly words: GameWords;
  /** What has just happened, for arrows and marks; what travels is in flights.ts. */
  readonly news: Happening[];
  /** The act that a hint recommends. */
  readonly advised: string;
  /** A picture of the past, or of a game that others play: nothing can be clicked. */
  readonly frozen: boolean;
  /** How often the page shows an act; one that no board shows becomes a plain button. */
  shows(act: string): number;
  /** An act is shown somewhere, until the answer is called. */
  show(act: string): () => void;
  act(act: string): void;
  why(act: string): void;
}

/** The other seats as they sit, from my left on; all of them for the audience. */
export function others({ seats, me }: Pick<Play, "seats" | "me">): number[] {
  const around = seats.map((_, n) => ((me ?? -1) + 1 + n) % seats.length);
  return around.filter((seat) => seat !== me);
}

const KEY = Symbol("play");

/** The part of a Play that counts what is shown. */
export function counting(): Pick<Play, "shows" | "show"> {
  const shown = new SvelteMap<string, number>();
  const add = (act: string, more: number) =>
    untrack(() => shown.set(act, (shown.get(act) ?? 0) + more));
  return {
    shows: (act) => shown.get(act) ?? 0,
    show(act) {
      add(act, 1);
      return () => add(act, -1);
    },
  };
}

export function providePlay(play: Play): void {
  setContext(KEY, play);
}

export function usePlay<T extends Told = Told>(): Play<T> {
  return getContext<Play<T>>(KEY);
}

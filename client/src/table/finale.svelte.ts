/** The final scoring as a tour of the board, at the speed of the settings or step by step. */

import { getContext, setContext } from "svelte";
import { settings } from "../app/settings.svelte";
import type { Step } from "./finale";
import { PAUSES } from "./pace";

const READING = 2.5; // a step is read, where an act is only seen

/** Whoever wants no motion, or no waiting, sees the scores at once. */
export function isToldByItself(): boolean {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return !still && PAUSES[settings.of("speed")] > 0;
}

export class Finale {
  at = $state(-1); // the step that is shown, -1 before and after
  going = $state(false);
  readonly #source: () => Step[];
  readonly #scores: () => number[];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #whenOver: () => void = () => undefined;
  readonly steps = $derived.by(() => this.#source());
  readonly step = $derived(this.steps[this.at]);

  constructor(source: () => Step[] = () => [], scores: () => number[] = () => []) {
    this.#source = source;
    this.#scores = scores;
  }

  /** Points of the seats as far as the tour has come. */
  get points(): number[] | undefined {
    if (!this.step) return undefined;
    const rest = this.steps.slice(this.at + 1);
    return this.#scores().map((points, seat) =>
      rest.reduce((left, step) => left - (step.gains[seat] ?? 0), points),
    );
  }

  /** Whether the step is about a thing, named by its data-place. */
  lights(place: string): boolean {
    return this.step?.lights.includes(place) ?? false;
  }

  /** Whether the step is about other things of this kind. */
  dims(place: string): boolean {
    const kind = `${place.split(" ")[0]} `;
    const kin = this.step?.lights.some((lit) => lit.startsWith(kind)) ?? false;
    return kin && !this.lights(place);
  }

  /** Tell it from its beginning, by itself where that is wanted; afterwards come the scores. */
  begin(whenOver: () => void): void {
    this.#whenOver = whenOver;
    if (!this.steps.length) return this.stop();
    this.at = 0;
    if (isToldByItself()) this.resume();
  }

  go(by: number): void {
    this.pause();
    this.at = Math.max(0, Math.min(this.steps.length - 1, this.at + by));
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.going = false;
  }

  resume(): void {
    clearTimeout(this.#timer);
    this.going = true;
    const pause = PAUSES[settings.of("speed")] || PAUSES.quick;
    this.#timer = setTimeout(() => {
      if (document.hidden) return this.resume();
      if (this.at + 1 >= this.steps.length) return this.stop();
      this.at++;
      this.resume();
    }, pause * READING);
  }

  stop(): void {
    this.pause();
    this.at = -1;
    const done = this.#whenOver;
    this.#whenOver = () => undefined;
    done();
  }
}

const KEY = Symbol("finale");

export function provideFinale(finale: Finale): void {
  setContext(KEY, finale);
}

/** A page of the past has none: it tells nothing. */
export function useFinale(): Finale {
  return getContext<Finale | undefined>(KEY) ?? new Finale();
}

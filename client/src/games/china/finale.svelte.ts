/** The final scoring as a tour: province by province, alliance by alliance, chain by chain. */

import { getContext, setContext } from "svelte";
import type { Play } from "../../table/play";
import { stepsOf } from "./steps";
import { SHEET, type Point } from "./terrain";
import type { View, Wire } from "./wire";

const PAUSE = 2000;
const PAUSE_EMPTY = 450;

export class Finale {
  at = $state(-1); // the step that is shown, -1 before and after
  going = $state(false);
  readonly #play: Play<Wire>;
  #timer = 0;
  #whenOver: () => void = () => undefined;
  readonly steps = $derived.by(() =>
    this.#view.phase === "over" ? stepsOf(this.#play.happenings, this.#play.board) : [],
  );
  readonly step = $derived(this.steps[this.at]);

  constructor(play: Play<Wire>) {
    this.#play = play;
  }

  get #view(): View {
    return this.#play.view;
  }

  /** Points of the seats as far as the tour has come. */
  get points(): number[] | undefined {
    if (!this.step) return undefined;
    const rest = this.steps.slice(this.at + 1);
    return this.#view.seats.map(({ points }, seat) =>
      rest.reduce((left, step) => left - (step.gains[seat] ?? 0), points),
    );
  }

  get text(): string {
    const { words, names, me } = this.#play;
    const told = words.story(this.step?.events ?? [], names, me);
    return told.map((sentence) => sentence.text).join(" ");
  }

  get alliance(): number {
    return this.step?.alliance ?? 0;
  }

  /** Where the Emperor stands: on the alliance that is visited, else where he came to last. */
  get throne(): Point {
    const { alliances } = this.#play.board;
    const visited = this.steps.slice(0, this.at + 1).findLast((step) => step.alliance);
    const seal = alliances[(visited?.alliance ?? 0) - 1];
    return seal ? [seal.x, seal.y] : [SHEET.x + SHEET.width - 30, 130];
  }

  shows(province: string): boolean {
    return this.step?.provinces.includes(province) ?? false;
  }

  dims(province: string): boolean {
    return (this.step?.provinces.length ?? 0) > 0 && !this.shows(province);
  }

  links(towns: string[]): boolean {
    return this.step?.towns.join(" ") === towns.join(" ");
  }

  marks(town: string): boolean {
    return this.step?.towns.includes(town) ?? false;
  }

  /** Play the tour from its beginning; afterwards the scores. */
  begin(whenOver: () => void = () => undefined): void {
    this.#whenOver = whenOver;
    if (!this.steps.length) return this.stop();
    this.at = 0;
    this.going = true;
    this.#wait();
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
    this.going = true;
    this.#wait();
  }

  stop(): void {
    this.pause();
    this.at = -1;
    this.#whenOver();
    this.#whenOver = () => undefined;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const pause = this.step?.empty ? PAUSE_EMPTY : PAUSE;
    this.#timer = window.setTimeout(() => {
      if (this.at + 1 >= this.steps.length) return this.stop();
      this.at++;
      this.#wait();
    }, pause);
  }
}

const KEY = Symbol("finale");

export function provideFinale(finale: Finale): void {
  setContext(KEY, finale);
}

export function useFinale(): Finale {
  return getContext<Finale>(KEY);
}

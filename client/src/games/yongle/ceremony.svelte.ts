/** How long the reveal of a council stays in sight: until I close it or go on, else a while. */

import { untrack } from "svelte";
import type { Play } from "../../table/play";
import type { Wire } from "./wire";

const TELLING = 5000; // so long it stays, even where I go on
const WHILE = 11000;
const TOLD = ["declared", "received"];
const SUFFERED = ["turn", "razed"]; // what befalls a seat, and is not its own doing

const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Ceremony {
  readonly #play: Play<Wire>;
  #round = $state(-1); // in which it is looked at, or -1
  #since = 0;

  constructor(play: Play<Wire>) {
    this.#play = play;
    $effect(() => {
      const news = play.news;
      const done = news[0]; // what an act begins with is the doing of who acts
      const mine = done?.["seat"] === play.me && !SUFFERED.includes(done?.event ?? "");
      untrack(() => {
        if (news.some((one) => TOLD.includes(one.event))) this.#begin();
        else if (mine) this.#goOn();
      });
    });
    $effect(() => {
      if (!this.open || isCalm()) return;
      const timer = setTimeout(() => this.close(), WHILE);
      return () => clearTimeout(timer);
    });
  }

  get open(): boolean {
    return this.#round === this.#now;
  }

  close(): void {
    this.#round = -1;
  }

  #begin(): void {
    this.#round = this.#now;
    this.#since = performance.now();
  }

  #goOn(): void {
    if (isCalm() || performance.now() - this.#since > TELLING) this.close();
  }

  get #now(): number {
    return this.#play.view.round;
  }
}

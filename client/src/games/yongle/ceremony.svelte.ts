/** How long the reveal of a council stays in sight: until I close it or go on, else a while. */

import { untrack } from "svelte";
import type { Play } from "../../table/play";

const WHILE = 11000;
const TOLD = ["declared", "received"];

export class Ceremony {
  readonly #play: Play;
  #round = $state(-1); // in which it is looked at, or -1

  constructor(play: Play) {
    this.#play = play;
    $effect(() => {
      const news = play.news;
      untrack(() => {
        if (news.some((one) => TOLD.includes(one.event))) this.#round = this.#now;
        else if (news.some((one) => one["seat"] === play.me && one.event !== "turn")) this.close();
      });
    });
    $effect(() => {
      if (!this.open || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
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

  get #now(): number {
    return Number(this.#play.view["round"]);
  }
}

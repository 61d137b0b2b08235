/** How long the reveal of a council stays in sight: until I close it or go on, else a while. */

import type { Play } from "../../table/play";

const WHILE = 11000;

export class Ceremony {
  open = $state(false);
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
    $effect(() => {
      const told = play.news.map((one) => one.event);
      if (told.some((event) => event === "declared" || event === "received")) this.open = true;
      else if (play.news.some((one) => one["seat"] === this.#play.me && one.event !== "turn"))
        this.close();
    });
    $effect(() => {
      if (!this.open || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      const timer = setTimeout(() => this.close(), WHILE);
      return () => clearTimeout(timer);
    });
  }

  close(): void {
    this.open = false;
  }
}

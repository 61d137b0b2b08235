/** A change that may need to be asked about first, and may go wrong. */

import { Attempt } from "../app/attempt.svelte";

export class Asking<Changed> {
  readonly attempt = new Attempt();
  asked = $state.raw<{ text: string; work: () => Promise<Changed> } | null>(null);
  readonly #changed: (found: Changed) => void;

  constructor(changed: (found: Changed) => void) {
    this.#changed = changed;
  }

  readonly go = (work: () => Promise<Changed>) =>
    this.attempt.at(async () => this.#changed(await work()));

  readonly ask = (text: string, work: () => Promise<Changed>) => {
    this.asked = { text, work };
  };

  readonly no = () => {
    this.asked = null;
  };

  readonly yes = () => {
    const work = this.asked?.work;
    this.asked = null;
    if (work) void this.go(work);
  };
}

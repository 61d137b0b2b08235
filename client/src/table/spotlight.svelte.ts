/** What a line of the log speaks of lights up on the board. */

import type { Happening } from "../text/words";

class Spotlight {
  about = $state.raw<Happening[]>([]);

  on(field: string, value: unknown): boolean {
    return this.about.some((happening) => happening[field] === value);
  }
}

export const spotlight = new Spotlight();

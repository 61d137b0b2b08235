/** What a line of the log speaks of lights up on the board. */

import type { Happening } from "../text/words";

class Spotlight {
  about = $state.raw<Happening[]>([]);

  on(field: string, value: unknown): boolean {
    return this.about.some((happening) => happening[field] === value);
  }

  /** The same of what comes and goes: an old line does not speak of what came last by an event. */
  onLast(field: string, value: unknown, came: string, happenings: Happening[]): boolean {
    if (!this.on(field, value)) return false;
    const last = happenings.findLastIndex((one) => one.event === came && one[field] === value);
    return happenings.slice(last).some((one) => one[field] === value && this.about.includes(one));
  }
}

export const spotlight = new Spotlight();

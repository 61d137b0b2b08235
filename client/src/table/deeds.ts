/** What the page knows of a game, from whole stories and from what continues them. */

import type { Deed } from "../wire";

/** The deeds with what a state adds; if it begins anew (`since` is 0), only what it tells. */
export function merged(known: Deed[], since: number, told: Deed[]): Deed[] {
  const first = since === 0 ? 0 : (told[0]?.n ?? Infinity);
  return [...known.filter((deed) => deed.n < first), ...told];
}

/** What is told and was not known. */
export function fresh(known: Deed[], told: Deed[]): Deed[] {
  const last = known.at(-1)?.n ?? -1;
  return told.filter((deed) => deed.n > last);
}

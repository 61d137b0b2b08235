/** What the page knows of a game, from whole stories and from what continues them. */

import type { State } from "../wire";

/** A name and what its fields hold; what is sealed is null, or lacks at the end. */
type Event = (string | number | null)[];

/** What act number `n` of the game caused; chance has no `seat`. */
export interface Deed {
  n: number;
  seat: number | null;
  events: Event[];
}

/**
 * Deeds as they travel, one by one; the last of them is number `last`. An act is its seat and
 * events, and deals in a row are one list, in which each of the first events is a deal.
 */
export function unpacked(told: State["deeds"], last: number): Deed[] {
  const found = told.flatMap((stretch): Omit<Deed, "n">[] => {
    const rows = stretch.filter((part) => typeof part !== "number").map(events);
    if (typeof stretch[0] === "number") return [{ seat: stretch[0], events: rows.flat() }];
    const [deals = [], ...rest] = rows;
    const each = deals.length > 0 ? deals.map((one) => [one]) : [[]];
    each.at(-1)?.push(...rest.flat());
    return each.map((events) => ({ seat: null, events }));
  });
  return found.map((deed, i) => ({ n: last - found.length + 1 + i, ...deed }));
}

/** An event, or several of one kind whose name was told once. */
function events([name = null, ...fields]: (string | number | null | Event)[]): Event[] {
  const several = fields.filter((field) => Array.isArray(field));
  if (several.length > 0) return several.map((field) => [name, ...field] as Event);
  return [[name, ...fields] as Event];
}

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

/** A guided first game is data: what is said of which part of the page, and when. */

import type { Happening } from "../text/words";

/** A step comes once, as soon as all of `when` holds and the steps before it have been seen. */
export interface Step {
  /** A message of the game, in messages.<lang>.ftl beside the board. */
  say: string;
  /** What it points at: a selector, in which {me} is my seat. Without it, it points at nothing. */
  at?: string;
  when?: When;
  /** Verbs: once I have acted so in its time, this step and those due before it have done their work. */
  act?: string[];
}

export interface When {
  /** The game is in one of these phases. */
  phase?: string[];
  /** I may act. */
  mine?: boolean;
  /** I may act so: a verb. */
  offer?: string;
  /** This has happened; with " me" behind it, to my seat: "tied me". */
  event?: string;
  /** Numbers of the view that have been reached: { turn: 2 }. */
  reached?: Record<string, number>;
}

export interface Guide {
  /** The table that the start page opens for it. */
  players: number;
  options?: Record<string, string>;
  steps: Step[];
}

/** How the game stands, as far as a guide may ask. */
export interface Situation {
  phase: string;
  offers: readonly string[];
  happened: ReadonlySet<string>;
  view: Record<string, unknown>;
}

/** The events by name, and those that name my seat with " me" behind. */
export function happened(happenings: Happening[], me: number | null): Set<string> {
  const names = happenings.flatMap((one) =>
    me !== null && one["seat"] === me ? [one.event, `${one.event} me`] : [one.event],
  );
  return new Set(names);
}

export function holds(when: When | undefined, now: Situation): boolean {
  if (!when) return true;
  if (when.phase && !when.phase.includes(now.phase)) return false;
  if (when.mine !== undefined && when.mine !== now.offers.length > 0) return false;
  if (when.offer && !now.offers.some((act) => verb(act) === when.offer)) return false;
  if (when.event !== undefined && !now.happened.has(when.event)) return false;
  return Object.entries(when.reached ?? {}).every(
    ([field, number]) => Number(now.view[field]) >= number,
  );
}

/** The number of the step to show now, or -1: the first that is new and whose time has come. */
export function current(steps: Step[], seen: ReadonlySet<number>, now: Situation): number {
  return steps.findIndex((step, n) => !seen.has(n) && holds(step.when, now));
}

/** The steps that an act makes superfluous: the one that asked for it, and what could be said before. */
export function outdated(steps: Step[], act: string, before: Situation): number[] {
  const due = steps.flatMap((step, n) => (holds(step.when, before) ? [n] : []));
  const last = due.findLast((n) => steps[n]?.act?.includes(verb(act))) ?? -1;
  return due.filter((n) => n <= last);
}

function verb(act: string): string {
  return act.split(" ")[0] ?? "";
}

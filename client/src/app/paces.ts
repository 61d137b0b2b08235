/** How much time people have: what can be chosen for a new table, and what was. */

import { t } from "../text/language.svelte";
import type { TableForm, TableInfo } from "../wire";

type Pace = Pick<TableForm, "pace" | "hours" | "minutes" | "increment">;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const USUAL_MINUTES = 3;

export const PACES: readonly Pace[] = [
  {},
  { minutes: 1 },
  { minutes: 10, increment: 10 },
  { minutes: 20, increment: 15 },
  { minutes: 45, increment: 30 },
  { pace: "slow", hours: 12 },
  { pace: "slow", hours: 24 },
  { pace: "slow", hours: 72 },
  { pace: "slow", hours: 168 },
];

/** A pace that can be chosen, in words. */
export function paceName({ pace, hours = 72, minutes = 0, increment = null }: Pace): string {
  if (pace === "slow") return t("setup-hours", { hours });
  if (increment === null) return t("pace-decision", { minutes: minutes || USUAL_MINUTES });
  return t("pace-game", { minutes, seconds: increment });
}

/** The pace of a table, in words. */
export function paceOf(info: TableInfo): string {
  const { pace, patience, increment, weekends } = info;
  const told = paceName({
    pace,
    hours: Math.round(patience / HOUR) as NonNullable<Pace["hours"]>,
    minutes: Math.round(patience / MINUTE),
    increment: increment === null ? null : Math.round(increment / SECOND),
  });
  return weekends ? told : `${told}, ${t("pace-weekends")}`;
}

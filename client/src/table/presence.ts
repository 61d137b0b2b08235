/** Clocks and handovers in words. */

import { language, t } from "../text/language.svelte";
import type { Handover } from "../wire";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Of some milliseconds, what matters: 2:05 min, hours, days and hours once there are two. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const hours = Math.round(seconds / HOUR);
  if (hours >= 48) return t("presence-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  if (seconds >= 2 * HOUR) return t("presence-hours", { hours });
  const rest = String(seconds % MINUTE).padStart(2, "0");
  return t("presence-minutes", { time: `${Math.floor(seconds / MINUTE)}:${rest}` });
}

/** A day or a moment, as short as can be. */
export function moment(time: number, hours = true): string {
  const form: Intl.DateTimeFormatOptions = { weekday: "short", day: "numeric", month: "short" };
  const clock: Intl.DateTimeFormatOptions = hours ? { hour: "2-digit", minute: "2-digit" } : {};
  return new Intl.DateTimeFormat(language.lang, { ...form, ...clock }).format(time);
}

/** A moment of today by its clock alone. */
export function soon(time: number): { time: string; today: "yes" | "no" } {
  const clock = { hour: "2-digit", minute: "2-digit" } as const;
  if (new Date(time).toDateString() !== new Date().toDateString())
    return { time: moment(time), today: "no" };
  return { time: new Intl.DateTimeFormat(language.lang, clock).format(time), today: "yes" };
}

/** Who plays in a seat from now on. */
export function handedOver({ kind, seat, by }: Handover, names: string[]): string {
  const reason = by === seat ? "away" : by === null ? "late" : kind;
  return t(`handover-${kind === "stand-in" ? reason : kind}`, {
    name: names[seat],
    by: by === null ? "" : names[by],
  });
}

/** Clocks and handovers in words. */

import { language, t } from "../text/language.svelte";
import type { Handover } from "../wire";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Of some milliseconds, what matters: 2:05 min, or hours once there are two of them. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= 2 * HOUR)
    return t("presence-hours", {
      hours: new Intl.NumberFormat(language.lang).format(Math.floor(seconds / HOUR)),
    });
  const rest = String(seconds % MINUTE).padStart(2, "0");
  return t("presence-minutes", { time: `${Math.floor(seconds / MINUTE)}:${rest}` });
}

/** Who plays in a seat from now on. */
export function handedOver({ kind, seat, by }: Handover, names: string[]): string {
  const own = kind === "stand-in" && by === seat;
  return t(`handover-${own ? "away" : kind}`, {
    name: names[seat],
    by: by === null ? "" : names[by],
  });
}

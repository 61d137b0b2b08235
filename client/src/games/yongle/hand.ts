/** What a click on one of my cards means, by phase. */

import { materialOf } from "./look";

const DISCARDING = ["fee", "flood", "levy"];

export function actWith(card: string, phase: string): string {
  if (phase === "lay") return `lay ${card}`;
  if (DISCARDING.includes(phase)) return `discard ${card}`;
  if (materialOf(card) === "scheme") return `scheme ${card.split("-")[1] ?? ""}`;
  return `pay ${card}`;
}

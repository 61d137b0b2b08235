/** What was placed since I moved last, so that nothing is missed. */

import type { Happening } from "../../text/words";

const ENDS = ["took", "dealt", "passed", "exchanged"];

/** Places of pieces that others placed after my last draw, and of mine that are not paid for. */
export function latest(happenings: Happening[], me: number | null, phase: string): Set<string> {
  const found = new Set<string>();
  const mover = happenings.findLast((one) => one.event === "built" || one.event === "sent")?.[
    "seat"
  ];
  for (let n = happenings.length - 1; n >= 0; n--) {
    const one = happenings[n] as Happening;
    if (phase === "over") break;
    if (ENDS.includes(one.event) && one["seat"] === (me ?? mover)) break;
    if (one.event === "built" || one.event === "fortified")
      found.add(`town ${String(one["town"])}`);
    if (one.event === "sent") found.add(`dragon ${String(one["province"])}`);
  }
  return found;
}

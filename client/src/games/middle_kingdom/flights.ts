/** What travels on the board of Middle Kingdom. */

import type { Happening } from "../../text/words";
import type { Flight } from "..";

export function flights(happening: Happening): Flight[] {
  const { event, seat, kind, goal, loser } = happening as Record<string, unknown>;
  switch (event) {
    case "picked":
    case "took":
    case "exchanged":
      return [{ from: `display ${String(kind)}`, to: `seat ${String(seat)}` }];
    case "drew":
      return [{ from: "deck", to: `seat ${String(seat)}` }];
    case "honoured":
      return [{ from: "display dragon", to: `seat ${String(seat)}` }];
    case "claimed": {
      const from = loser === -1 ? `goal ${String(goal)}` : `seat ${String(loser)} ${String(goal)}`;
      return [{ from, to: `seat ${String(seat)}` }];
    }
    default:
      return [];
  }
}

/** The final scoring: the favour of the years, then what the end adds. */

import { byOrigin, type Teller } from "../../table/finale";
import type { Wire } from "./wire";

const PLACES: Record<string, (seat: number) => string> = {
  buildings: (seat) => `families ${seat}`,
  seasons: () => "season",
  events: () => "event",
  standards: (seat) => `families ${seat}`,
  credit: (seat) => `seat ${seat}`,
  families: (seat) => `families ${seat}`,
  halls: (seat) => `families ${seat}`,
  units: (seat) => `hand ${seat}`,
  most: (seat) => `families ${seat}`,
  plots: (seat) => `plots ${seat}`,
};

export const finale: Teller<Wire> = {
  steps: (end) => byOrigin(end, (origin, seat) => [PLACES[origin]?.(seat) ?? `seat ${seat}`]),
};

/** The final scoring: loot, skills, trophies, and the cards that are shown now. */

import { byOrigin, type Teller } from "../../table/finale";
import type { Wire } from "./wire";

const PLACES: Record<string, (seat: number) => string> = {
  coins: (seat) => `coins ${seat}`,
  blue: (seat) => `gem ${seat} blue`,
  red: (seat) => `gem ${seat} red`,
  white: (seat) => `gem ${seat} white`,
  skills: (seat) => `skills ${seat}`,
  pearl: (seat) => `trophy ${seat} pearl`,
  "hong-kong": (seat) => `trophy ${seat} hong-kong`,
  merchants: (seat) => `held ${seat}`,
  treasures: (seat) => `held ${seat}`,
};

export const finale: Teller<Wire> = {
  steps: (end) => byOrigin(end, (origin, seat) => [PLACES[origin]?.(seat) ?? `seat ${seat}`]),
  teams: ({ seats }) =>
    seats.flatMap(({ partner }, seat) =>
      partner !== null && seat < partner ? [[seat, partner]] : [],
    ),
  joint: ["partner"],
};

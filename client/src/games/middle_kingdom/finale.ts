/** The final scoring: cards, goals and tokens, and what is missing. */

import { byOrigin, type Teller } from "../../table/finale";
import { GOALS, suit, TYPES } from "./look";
import type { Wire } from "./wire";

const PILES: Record<string, string> = {
  nobles: "noble",
  generals: "general",
  philosopher: "bureaucrat",
  bureaucrats: "bureaucrat",
  peasants: "peasant",
};

export const finale: Teller<Wire> = {
  steps: (end) =>
    byOrigin(end, (origin, seat) => {
      const kinds = Object.keys(end.view.seats[seat]?.cards ?? {});
      if (origin === "goals")
        return GOALS.filter((goal) => end.view.goals[goal] === seat).map((goal) => `goal ${goal}`);
      if (origin === "prestige") return [`prestige ${seat}`];
      if (origin === "missing")
        return TYPES.filter((type) => !kinds.some((kind) => suit(kind) === type)).map(
          (type) => `pile ${seat} ${type}`,
        );
      return [`pile ${seat} ${PILES[origin]}`];
    }),
};

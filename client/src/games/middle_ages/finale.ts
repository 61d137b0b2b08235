/** The final count: what every domain has earned, events, payments, empty domains. */

import { byOrigin, type Teller } from "../../table/finale";
import type { Wire } from "./wire";

export const finale: Teller<Wire> = {
  steps: (end) =>
    byOrigin(end, (origin, seat) => {
      const { domains } = end.board;
      if (origin === "events") return ["events"];
      if (origin === "paid") return [`purse ${seat}`];
      const empty = domains.filter((_, n) => !end.view.seats[seat]?.tiles[n]?.length);
      const lit = origin === "missing" ? empty.map(({ type }) => type) : [origin];
      return lit.map((type) => `column ${seat} ${type}`);
    }),
};

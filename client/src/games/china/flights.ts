/** What travels on the board of China. */

import type { Happening } from "../../text/words";
import type { Flight } from "..";

export function flights(happening: Happening): Flight[] {
  const { event, seat, card, town, province, colour } = happening as Record<string, unknown>;
  const name = (...words: unknown[]) => words.map(String).join(" ");
  switch (event) {
    case "built":
      return [{ from: name("palaces", seat), to: name("town", town) }];
    case "fortified":
      return [{ from: name("forts", seat), to: name("town", town) }];
    case "sent":
      return [{ from: name("emissaries", seat), to: name("dragon", province) }];
    case "claimed":
      return [{ from: name("town", town), to: name("seat", seat) }];
    case "took":
      return [{ from: name("row", card), to: name("seat", seat) }];
    case "dealt":
      return [{ from: "deck", to: name("seat", seat) }];
    case "granted":
      return [{ from: "deck", to: "cards -1" }];
    case "paid":
    case "exchanged":
      return [{ from: name("hand", card), to: "discards" }];
    case "influenced":
      return [{ from: name("influence", colour), to: name("seat", seat) }];
    default:
      return [];
  }
}

/** What the numbers and lists of a view mean; houses are seats, and the Emperor with two players. */
import type { Fields } from "..";

export const fields: Fields = {
  seats: ["house"],
  ofSeats: ["palaces", "influence", "patrons", "leaders", "envoys"],
  bySeat: ["kept", "specials", "alliances", "ports", "now", "emissaries"],
};

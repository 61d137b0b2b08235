/** What travels on the board of Middle Ages. */

import type { Happening } from "../../text/words";
import type { Flight } from "..";

export function flights(happening: Happening): Flight[] {
  const { event, type, number, coins, plot } = happening as Record<string, unknown>;
  const seat = String(happening["seat"]);
  switch (event) {
    case "moved":
      return [{ from: `lord ${seat}`, to: `lord ${seat}` }];
    case "gained":
      return [{ from: `stand ${seat}`, to: `column ${seat} ${String(type)}` }];
    case "discarded":
      return [{ from: `free ${String(number)}`, to: "discards" }];
    case "returned":
      return [{ from: `scout ${seat}`, to: `seat ${seat}` }];
    case "scouted":
      return [{ from: `scout ${seat}`, to: `scout ${seat}` }];
    case "destroyed":
      return [{ from: `top ${seat} ${String(type)}`, to: `grave ${seat}` }];
    case "restored":
      return [{ from: `buried ${seat} ${String(number)}`, to: `column ${seat} ${String(type)}` }];
    case "milled":
      return coins ? [{ from: `coin ${String(happening["payer"])}`, to: `purse ${seat}` }] : [];
    case "collected":
      return coins ? [{ from: `income ${seat} ${String(type)}`, to: `purse ${seat}` }] : [];
    case "minted":
      return [{ from: "supply coin", to: `column ${seat} ${String(type)}` }];
    case "extended":
      return [{ from: `supply ${String(plot)}`, to: `column ${seat} ${String(type)}` }];
    default:
      return [];
  }
}

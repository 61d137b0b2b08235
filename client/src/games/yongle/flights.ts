/** What travels on the board of Yongle. */

import type { Happening } from "../../text/words";
import type { Flight } from "..";

export function flights(happening: Happening): Flight[] {
  const { event, building, card, victim } = happening as Record<string, string>;
  const seat = String(happening["seat"]);
  /** A card out of a hand: out of mine the card itself, out of another its back. */
  const given = (from: string, to: string): Flight[] => [
    { from: `held ${from} ${card}`, to },
    { from: `store ${from}`, to },
  ];
  switch (event) {
    case "drew":
      return [{ from: "pile", to: `hand ${seat}` }];
    case "picked":
      return [{ from: `open ${card}`, to: `hand ${seat}` }];
    case "chose":
      return [{ from: `open ${String(happening["chosen"])}`, to: `hand ${seat}` }];
    case "paid":
    case "schemed":
    case "discarded":
      return given(seat, "discard");
    case "laid":
      return given(seat, `laid ${seat}`);
    case "seized":
      return given(String(victim), `hand ${seat}`);
    case "stole":
      return [{ from: `store ${String(victim)}`, to: `hand ${seat}` }];
    case "missed":
      return [
        {
          from: `held ${seat} ${String(happening["missing"])}`,
          to: `hand ${String(happening["thief"])}`,
        },
      ];
    case "built":
      return [{ from: `card ${building}`, to: `site ${building}` }];
    case "razed":
      return [{ from: `site ${building}`, to: "row" }];
    case "learned":
      return [{ from: "intrigue", to: `plots ${seat}` }];
    default:
      return [];
  }
}

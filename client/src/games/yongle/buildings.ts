/** What the board and the view say together of a building. */

import { MATERIALS, type Counts } from "./look";
import type { Board, View } from "./wire";

export function familyOf(board: Board, building: string): string {
  return board.buildings[building]?.family ?? "";
}

/** Its recipe, and what else I must pay now. */
export function costOf(board: Board, view: View, building: string): Counts {
  const recipe = board.buildings[building]?.recipe ?? {};
  return Object.fromEntries(
    MATERIALS.map((name): [string, number] => [
      name,
      (recipe[name] ?? 0) + (view.extra[name] ?? 0),
    ]).filter(([, units]) => units > 0),
  );
}

/** In whose city it stands. */
export function ownerOf(view: View, building: string): number | undefined {
  const owner = view.seats.findIndex((seat) => seat.buildings.includes(building));
  return owner < 0 ? undefined : owner;
}

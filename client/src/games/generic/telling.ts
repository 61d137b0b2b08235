/** What the board as text tells of a game, and what its numbers and lists mean. */

import type { Play } from "../../table/play";

export interface Fields {
  /** Fields whose number is a seat. */
  seats?: string[];
  /** Lists and tables whose numbers are seats. */
  ofSeats?: string[];
  /** Lists with one entry for each seat. */
  bySeat?: string[];
  /** What is told of a view, where that is not the view as it travels. */
  view?: (play: Play<never>) => object;
  /** What is told of the board; nothing that only a drawing needs. */
  board?: (play: Play<never>) => object;
}

const known = import.meta.glob("../*/fields.ts", { import: "fields", eager: true }) as Record<
  string,
  Fields
>;
const SEATS = ["seat", "mover", "by", "owner"]; // in any game

export function findFields(key: string): Required<Fields> {
  const fields = known[`../${key}/fields.ts`] ?? {};
  return {
    view: ({ view }: Play) => view,
    board: ({ board }: Play) => board,
    ...fields,
    seats: [...SEATS, ...(fields.seats ?? [])],
    ofSeats: ["order", ...(fields.ofSeats ?? [])],
    bySeat: ["seats", ...(fields.bySeat ?? [])],
  };
}

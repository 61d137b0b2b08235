/** View and board together: junks with their seats and spaces, tiles with who reaches them. */

import type { Play } from "../../table/play";
import type { Board, Expedition, Tile, Wire } from "./wire";

export type Ching = Play<Wire>;
type Table = Pick<Ching, "view" | "board">;

export interface Voyage extends Expedition {
  junk: string;
  seat: number;
  /** Of its space; 0 in the harbour. */
  number: number;
}

export interface Mission extends Tile {
  /** By which seat. */
  taken: number | null;
  /** Junks that would get it, or another of its number, if they ended now. */
  reached: string[];
  /** Junks that would reach it with Meteorology. */
  ahead: string[];
}

/** Every junk with its expedition. */
export function fleet({ view, board }: Table): Voyage[] {
  const junks = board.seats.flatMap(({ junks }, seat) => junks.map((junk) => ({ junk, seat })));
  return view.expeditions.map((expedition, n) => ({
    ...expedition,
    ...(junks[n] ?? { junk: "", seat: 0 }),
    number: board.spaces.find((one) => one.space === expedition.space)?.number ?? 0,
  }));
}

/** The tiles of this game, ascending. */
export function missions(table: Table): Mission[] {
  const { view, board } = table;
  const sailing = fleet(table);
  return board.tiles
    .filter(({ tile }) => tile in view.missions)
    .map((one) => ({
      ...one,
      taken: view.missions[one.tile] ?? null,
      reached: sailing.filter((ship) => ship.missions.includes(one.tile)).map(({ junk }) => junk),
      ahead: sailing.filter((ship) => ship.ahead.includes(one.tile)).map(({ junk }) => junk),
    }));
}

/** Whose junk this is. */
export function seatOf(board: Board, junk: string): number {
  return board.seats.findIndex((one) => one.junks.includes(junk));
}

/** My own junks; the audience has none. */
export function ownJunks({ board, me }: Pick<Ching, "board" | "me">): string[] {
  return board.seats[me ?? -1]?.junks ?? [];
}

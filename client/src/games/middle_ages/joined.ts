/** What the view tells by number and by order, together with what the board says of it. */

import type { Board, Growth, Preview, Row, Seat, Step, Tile, View } from "./wire";

/** A domain of a fief. */
export interface Column {
  type: string;
  /** From the bottom to the top. */
  tiles: Tile[];
  coin: boolean;
  plot: string | undefined;
  /** Coins for a counted tile as printed, and with the coin token. */
  printed: number;
  rate: number;
  /** Types that its income counts as printed, and with the plot token. */
  symbols: string[];
  counts: string[];
  counted: number;
  income: number;
  /** Effect and income of a further tile. */
  next: number;
}

/** A place of a row, empty or with a tile; seats of the lord and the scout on it. */
export interface Place {
  slot: number;
  tile: Tile | undefined;
  lord: number | null;
  scout: number | null;
}

export function tilesOf(board: Board, numbers: number[]): Tile[] {
  return numbers.flatMap((number) => board.tiles[number] ?? []);
}

export function columnsOf(board: Board, seat: Seat): Column[] {
  return board.domains.map(({ type, rate, counts }, n) => {
    const plot = seat.plots[type];
    return {
      type,
      tiles: tilesOf(board, seat.tiles[n] ?? []),
      coin: seat.coins.includes(type),
      plot,
      printed: rate,
      rate: seat.rates[n] ?? 0,
      symbols: counts,
      counts: plot ? [...counts, plot] : counts,
      counted: seat.counted[n] ?? 0,
      income: seat.incomes[n] ?? 0,
      next: seat.further[n] ?? 0,
    };
  });
}

export function placesOf(board: Board, view: View, row: number): Place[] {
  const standing = (pawn: "lord" | "scout", slot: number) => {
    const seat = view.seats.findIndex((one) => one[pawn] === `${row} ${slot}`);
    return seat < 0 ? null : seat;
  };
  const { tiles }: Pick<Row, "tiles"> = view.rows[row - 1] ?? { tiles: [] };
  return tiles.map((number, n) => ({
    slot: n + 1,
    tile: number === null ? undefined : board.tiles[number],
    lord: standing("lord", n + 1),
    scout: standing("scout", n + 1),
  }));
}

/** What sending a lord or a scout would bring. */
export function stepOf(preview: Preview | undefined): Step | undefined {
  return preview && "next" in preview ? preview : undefined;
}

/** What a token under a domain would bring. */
export function growthOf(preview: Preview | undefined): Growth | undefined {
  return preview && "grows" in preview ? preview : undefined;
}

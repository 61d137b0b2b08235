/** The view and the previews of Middle Ages, as secrets.py and previews.py make them. */

export interface Tile {
  number: number;
  type: string;
  peasants: number;
  chests: number;
}

export interface Place {
  slot: number;
  tile: Tile | null;
  lord: number | null;
  scout: number | null;
}

export interface Row {
  row: number;
  round: number | null;
  places: Place[];
}

export interface Pile {
  kind: string;
  tiles: number;
  top: number | null;
  unseen: Record<string, number>;
}

export interface Card {
  card: string;
  round: number;
  over: boolean;
  next: boolean;
  coins: number[];
  lost: Tile[][];
  restores: number[];
}

export interface Domain {
  type: string;
  tiles: Tile[];
  coin: boolean;
  plot: string | null;
  rate: number;
  counts: string[];
  counted: number;
  income: number;
  effect: number;
  next: number;
}

export interface Seat {
  money: number;
  domains: Domain[];
  graveyard: Tile[];
  peasants: number;
  chests: number;
  missing: number;
  penalty: number;
}

export interface View {
  phase: string;
  round: number;
  rounds: number;
  row: number | null;
  next_row: number | null;
  rows: Row[];
  pile: Pile;
  reserve: number;
  discards: Tile[];
  cards: Card[];
  coin_tokens: number;
  plot_tokens: string[];
  chosen: string | null;
  seats: Seat[];
}

/** What a tile would bring, part by part. */
export interface Gain {
  tile: Tile;
  effect: number;
  income: number;
  total: number;
  best: number;
  parts: { type: string; tiles: number; each: number }[];
  paid: { seat: number; coins: number }[];
  destroyed: { seat: number; tile: Tile }[];
  restored: { seat: number; tile: Tile }[];
  choice: string | null;
}

/** Of a lord: the tile that it leaves and the one that it goes to; of a scout: the latter. */
export interface Step {
  gain?: Gain;
  next?: Gain;
}

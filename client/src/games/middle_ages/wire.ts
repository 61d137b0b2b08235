// Made by tools/wire.py from src/paravent/games/middle_ages; do not edit.

/** What is printed, and how long a game lasts. */
export interface Board {
  domains: Domain[];
  events: number[];
  penalty: number;
  rounds: number;
  tiles: Record<string, Tile>;
}

/** An event card, and what it would do to each seat now, unless it is over. */
export interface Card {
  card: string;
  coins?: number[];
  lost?: number[][];
  restores?: number[];
}

/** A column of every fief; what its income counts and pays without tokens (R4.1). */
export interface Domain {
  counts: string[];
  rate: number;
  type: string;
}

/** Whose tile goes to a graveyard, or comes back from one. */
export interface Fate {
  seat: number;
  tile: Tile;
}

/** What a tile would bring, part by part. */
export interface Gain {
  best: number;
  choice: string | null;
  destroyed: Fate[];
  effect: number;
  income: number;
  paid: Payer[];
  parts: Part[];
  restored: Fate[];
  tile: Tile;
  total: number;
}

/** What a token's tile pays at once, and by how much the income of a domain grows. */
export interface Growth {
  grows: number;
  income: number;
}

/** The domain that a plot token may go under. */
export interface Home {
  grows: number;
  income: number;
  type: string;
}

/** The tiles that a plot token adds to an income, and where. */
export interface Homes {
  places: Home[];
  tiles: number;
}

/** One type that an income counts: its tiles, and coins for each. */
export interface Part {
  each: number;
  tiles: number;
  type: string;
}

/** Who pays how much. */
export interface Payer {
  coins: number;
  seat: number;
}

/** What tiles are drawn from; the number on top is visible. */
export interface Pile {
  kind: string;
  tiles: number;
  top: number | null;
  unseen: Record<string, number>;
}

/** A tile that comes back, and what the Villages pay then. */
export interface Return {
  income: number;
  tile: Tile;
}

/** One of the four rows, and the round that it serves next. */
export interface Row {
  round: number | null;
  tiles: (number | null)[];
}

/** What lies in front of a seat. */
export interface Seat {
  chests: number;
  coins: string[];
  counted: number[];
  further: number[];
  graveyard: number[];
  incomes: number[];
  lord: string | null;
  missing: number;
  money: number;
  peasants: number;
  penalty: number;
  plots: Record<string, string>;
  rates: number[];
  scout: string | null;
  tiles: number[][];
}

/** Of a lord: the tile that it leaves and the one that it goes to; of a scout: the latter. */
export interface Step {
  gain?: Gain;
  next: Gain;
}

/** The face of a tile. */
export interface Tile {
  chests: number;
  number: number;
  peasants: number;
  type: string;
}

/** The table; it is the same for everybody. */
export interface View {
  actors: number[];
  cards: Card[];
  chosen: string | null;
  coin_tokens: number;
  discards: number[];
  happened: number;
  me: number | null;
  next_row: number | null;
  order: number[];
  phase: string;
  pile: Pile;
  played: number;
  players: number;
  plot_tokens: string[];
  reserve: number;
  round: number;
  row: number | null;
  rows: Row[];
  seats: Seat[];
}

export type Preview = Step | Return | Growth | Homes;

export type Wire = { view: View; board: Board; preview: Preview };

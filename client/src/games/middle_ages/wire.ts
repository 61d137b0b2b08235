// Made by tools/wire.py from src/paravent/games/middle_ages; do not edit.

/** An event card, and what it would do to each seat now. */
export interface Card {
  card: string;
  coins: number[];
  lost: Tile[][];
  next: boolean;
  over: boolean;
  restores: number[];
  round: number;
}

/** A column of a fief. */
export interface Domain {
  coin: boolean;
  counted: number;
  counts: string[];
  effect: number;
  income: number;
  next: number;
  plot: string | null;
  rate: number;
  tiles: Tile[];
  type: string;
}

/** What tiles are drawn from; the number on top is visible. */
export interface Pile {
  kind: string;
  tiles: number;
  top: number | null;
  unseen: Record<string, number>;
}

/** One place of a row, empty or with a tile; seats of the lord and the scout on it. */
export interface Place {
  lord: number | null;
  scout: number | null;
  slot: number;
  tile: Tile | null;
}

/** One of the four rows, and the round that it serves next. */
export interface Row {
  places: Place[];
  round: number | null;
  row: number;
}

/** What lies in front of a seat. */
export interface Seat {
  chests: number;
  domains: Domain[];
  graveyard: Tile[];
  lord: Spot | null;
  missing: number;
  money: number;
  peasants: number;
  penalty: number;
  points: number;
  scout: Spot | null;
  tally: Record<string, number>;
}

/** Where a lord or a scout stands. */
export interface Spot {
  row: number;
  slot: number;
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
  discards: Tile[];
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
  rounds: number;
  row: number | null;
  rows: Row[];
  seats: Seat[];
  tiles: Record<string, Tile>;
}

export type Board = Record<string, never>;

export type Preview = str | Any;

export type Wire = { view: View; board: Board; preview: Preview };

// Made by tools/wire.py from src/paravent/games/china; do not edit.

/** One alliance; `now` is what each seat would score. */
export interface Alliance {
  emissaries: number;
  now: number[];
  number: number;
  provinces: string[];
}

/** What is printed on the board. */
export interface Board {
  alliances: Seal[];
  height: number;
  name: string;
  provinces: Record<string, Region>;
  roads: string[][];
  towns: Record<string, Town>;
  waters: number[][][];
  width: number;
}

/** Palaces along a road, in order. */
export interface Chain {
  points: number;
  towns: string[];
}

/** The third colour of the game for two; its house has the number of players. */
export interface Emperor {
  emissaries: number;
  hand: string[];
  palaces: number;
  tiles: Record<string, number>;
}

/** The turn as far as it goes. */
export interface Move {
  founding: string | null;
  given: string | null;
  house: number;
  mover: number;
  pieces: number;
  provinces: string[];
  wide: boolean;
}

/** One province; lists go by house. */
export interface Province {
  emissaries: number[];
  envoys: number[];
  free: number;
  leaders: number[];
  now: number[];
  palaces: number[];
  patron: number | null;
  room: number;
  scored: boolean;
  towns: string[];
}

/** A province on the map. */
export interface Region {
  colour: string;
  dragon: number[];
  label: number[];
  outline: number[][];
}

/** Where the number of an alliance stands. */
export interface Seal {
  number: number;
  provinces: string[];
  x: number;
  y: number;
}

/** What lies in front of a seat. */
export interface Seat {
  cards: number;
  chains: Chain[];
  emissaries: number;
  forecast: Record<string, number>;
  fortifications: number;
  hand: string[] | null;
  kept: Record<string, number>;
  known: string[];
  palaces: number;
  points: number;
  specials: string[];
  tally: Record<string, number>;
  tiles: Record<string, number>;
}

/** A palace space; one of two provinces is a border post. */
export interface Town {
  junction: boolean;
  port: boolean;
  provinces: string[];
  x: number;
  y: number;
}

/** The table as one seat sees it. Houses are seats, and the Emperor with two players. */
export interface View {
  actors: number[];
  alliances: Alliance[];
  board: Board;
  deck: number;
  discards: Record<string, number>;
  emperor: Emperor | null;
  forts: string[];
  houses: number;
  influence: Record<string, number | null> | null;
  last_round: boolean;
  me: number | null;
  move: Move;
  palaces: Record<string, number>;
  phase: string;
  players: number;
  ports: number[] | null;
  provinces: Record<string, Province>;
  row: string[];
  seats: Seat[];
  shuffles: number;
  tiles: Record<string, string>;
  turn: number;
  unseen: Record<string, number>;
}

export type Preview = str | Any;

export type Wire = { view: View; board: Board; preview: Preview };

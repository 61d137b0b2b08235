// Made by tools/wire.py from src/paravent/games/china; do not edit.

/** What is printed on the board, and who plays on it. */
export interface Board {
  alliances: Seal[];
  height: number;
  houses: number;
  name: string;
  players: number;
  provinces: Record<string, Region>;
  roads: [string, string][];
  towns: Record<string, Town>;
  waters: [number, number][][];
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

/** What a piece would bring; nothing for other acts. */
export interface Preview {
  alliances?: number;
  chains?: Chain[];
  points?: number[];
  provinces?: Record<string, Prospect>;
  scored?: string[];
}

/** The part of a province that a piece can change, as it would be. */
export interface Prospect {
  envoys: number[];
  leaders: number[];
  now: number[];
  room: number;
}

/** One province; lists go by house. */
export interface Province {
  emissaries: number[];
  envoys: number[];
  leaders: number[];
  now: number[];
  room: number;
}

/** A province on the map. */
export interface Region {
  colour: string;
  dragon: [number, number];
  label: [number, number];
  outline: [number, number][];
  towns: string[];
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
  known: string[];
  palaces: number;
  points: number;
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
  alliances: Record<string, number[]>;
  deck: number;
  discards: Record<string, number>;
  emperor: Emperor | null;
  forts: string[];
  influence: Record<string, number | null> | null;
  kept: Record<string, number>[] | null;
  last_round: boolean;
  me: number | null;
  move: Move;
  palaces: Record<string, number>;
  patrons: Record<string, number> | null;
  phase: string;
  ports: number[] | null;
  provinces: Record<string, Province>;
  row: string[];
  scored: string[];
  seats: Seat[];
  shuffles: number;
  specials: string[][] | null;
  tiles: Record<string, string>;
  turn: number;
  unseen: Record<string, number>;
}

export type Wire = { view: View; board: Board; preview: Preview };

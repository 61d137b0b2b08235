/** The view of China, as secrets.py, geography.py and standing.py make it. */

import type { Point } from "./terrain";

export interface Region {
  colour: string;
  outline: Point[];
  label: Point;
  dragon: Point;
}

export interface Town {
  provinces: string[];
  x: number;
  y: number;
  port: boolean;
  junction: boolean;
}

export interface Seal {
  number: number;
  provinces: string[];
  x: number;
  y: number;
}

export interface BoardData {
  name: string;
  provinces: Record<string, Region>;
  waters: Point[][];
  towns: Record<string, Town>;
  roads: [string, string][];
  alliances: Seal[];
}

export interface Province {
  towns: string[];
  free: number;
  palaces: number[];
  emissaries: number[];
  room: number;
  leaders: number[];
  envoys: number[];
  scored: boolean;
  now: number[];
  patron: number | null;
}

export interface Alliance {
  number: number;
  provinces: string[];
  emissaries: number;
  now: number[];
}

export interface Chain {
  towns: string[];
  points: number;
}

export interface Seat {
  hand: string[] | null;
  cards: number;
  known: string[];
  kept: Record<string, number>;
  specials: string[];
  palaces: number;
  emissaries: number;
  fortifications: number;
  tiles: Record<string, number>;
  chains: Chain[];
  points: number;
  tally: Record<string, number>;
  forecast: Record<string, number>;
}

export interface Emperor {
  hand: string[];
  palaces: number;
  emissaries: number;
  tiles: Record<string, number>;
}

export interface Move {
  mover: number;
  house: number;
  pieces: number;
  provinces: string[];
  founding: string | null;
  wide: boolean;
  given: string | null;
}

export interface View {
  phase: string;
  turn: number;
  players: number;
  houses: number;
  board: BoardData;
  provinces: Record<string, Province>;
  palaces: Record<string, number>;
  forts: string[];
  tiles: Record<string, string>;
  alliances: Alliance[];
  ports: number[] | null;
  row: string[];
  deck: number;
  discards: Record<string, number>;
  shuffles: number;
  last_round: boolean;
  move: Move;
  influence: Record<string, number | null> | null;
  emperor: Emperor | null;
  seats: Seat[];
}

/** What previews.py tells of a piece. */
export interface Placement {
  points: number[];
  scored: string[];
  provinces: Record<string, Pick<Province, "leaders" | "envoys" | "now" | "room">>;
  chains: Chain[];
  alliances?: number;
}

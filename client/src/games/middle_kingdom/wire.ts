// Made by tools/wire.py from src/paravent/games/middle_kingdom; do not edit.

/** One bid in play: the tied card of the turn before, and this turn's card. */
export interface Bid {
  bonus: boolean;
  laid: string | null;
  tied: boolean;
  under: string | null;
}

/** What is printed. */
export interface Board {
  goals: Record<string, Goal>;
}

/** A goal, the type that it follows (the Dragon follows none), and its points at the end. */
export interface Goal {
  points: number;
  type: string | null;
}

/** What lies in front of a seat. */
export interface Seat {
  bids: Bid[];
  cards: Record<string, number>;
  discard: string[];
  goals: string[];
  hand: string[];
  points: number;
  prestige: number;
  reset: boolean;
  sealed: number;
  slipped: Record<string, number>;
  strength: Record<string, number>;
  tally: Record<string, number>;
}

/** The table as one seat sees it. */
export interface View {
  actors: number[];
  deck: number;
  display: string[];
  goals: Record<string, number | null>;
  me: number | null;
  order: number[];
  phase: string;
  players: number;
  removed: Record<string, number>;
  seats: Seat[];
  takes: Record<string, number>;
  turn: number;
  unseen: Record<string, number>;
}

export type Preview = Record<string, never>;

export type Wire = { view: View; board: Board; preview: Preview };

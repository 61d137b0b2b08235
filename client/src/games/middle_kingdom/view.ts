/** The view of Middle Kingdom, as secrets.py makes it. */

export interface Bid {
  under: string | null;
  laid: string | null;
  bonus: boolean;
  tied: boolean;
}

export interface Seat {
  hand: string[];
  discard: string[];
  sealed: number;
  bids: Bid[];
  reset: boolean;
  cards: Record<string, number>;
  slipped: Record<string, number>;
  strength: Record<string, number>;
  goals: string[];
  prestige: number;
  points: number;
}

export interface View {
  phase: string;
  turn: number;
  display: string[];
  deck: number;
  unseen: Record<string, number>;
  goals: Record<string, number | null>;
  order: number[];
  seats: Seat[];
}

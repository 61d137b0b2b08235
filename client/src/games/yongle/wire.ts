// Made by tools/wire.py from src/paravent/games/yongle; do not edit.

/** A plot that lies in front of a seat. */
export interface Lasting {
  by: number;
  material: string | null;
  plot: string;
}

/** The plot that is being played. */
export interface Scheming {
  by: number;
  left: number;
  material: string | null;
  plot: string;
  target: number | null;
}

/** What lies in front of a seat, and what the reader knows of its hand. */
export interface Seat {
  adviser: string;
  bonuses: string[];
  buildings: string[];
  built: boolean;
  families: Record<string, number>;
  favour: number;
  hand: string[] | null;
  hand_size: number;
  known: Record<string, number>;
  laid: string[] | null;
  laid_size: number;
  lasting: Lasting[];
  plots: string[] | null;
  plots_held: number;
  points: number;
  prospects: Record<string, number>;
  stake: number | null;
  staked: boolean;
  tally: Record<string, number>;
  trust: number | null;
  trusted: boolean;
  units: Record<string, number> | null;
}

/** A building, as it stands for the reader. */
export interface Site {
  building: string;
  cost: Record<string, number>;
  family: string;
  favour: number;
  lacks: Record<string, number>;
  open: boolean;
  owner: number | null;
  recipe: Record<string, number>;
  yields: number;
}

/** The table as one seat sees it. */
export interface View {
  actions: number;
  actors: number[];
  building_pile: number;
  cause: string[];
  choices: number;
  discard: Record<string, number>;
  event: string | null;
  event_pile: number;
  event_spent: Record<string, number>;
  first: number;
  halls: Site[];
  last: boolean;
  looked: string[] | null;
  me: number | null;
  mover: number | null;
  opened: string[];
  phase: string;
  pile: number;
  players: number;
  plot: Scheming | null;
  plot_cost: number;
  plot_discard: Record<string, number>;
  plot_pile: number;
  round: number;
  row: (Site | null)[];
  season: string;
  season_round: number;
  seats: Seat[];
  toll: number;
  top: (string | null)[];
  top_knowers: number[][];
  unseen: Record<string, number>;
  work: Work | null;
  worth: Record<string, number>;
}

/** The construction that is being paid for. */
export interface Work {
  building: string;
  due: Record<string, number>;
  paid: string[];
}

export type Board = Record<string, never>;

export type Preview = str | Any;

export type Wire = { view: View; board: Board; preview: Preview };

/** The view and the previews of Yongle, as secrets.py and previews.py make them. */

export type Counts = Record<string, number>;

export interface Site {
  building: string;
  family: string;
  favour: number;
  recipe: Counts;
  owner: number | null;
  cost: Counts;
  lacks: Counts;
  yields: number;
  open: boolean;
}

export interface Lasting {
  plot: string;
  by: number;
  material: string | null;
}

export interface Seat {
  adviser: string;
  favour: number;
  hand: string[] | null;
  hand_size: number;
  known: Counts;
  units: Counts | null;
  plots: string[] | null;
  plots_held: number;
  buildings: string[];
  families: Counts;
  bonuses: string[];
  prospects: Counts;
  lasting: Lasting[];
  built: boolean;
  trust: number | null;
  trusted: boolean;
  stake: number | null;
  staked: boolean;
  laid: string[] | null;
  laid_size: number;
  points: number;
}

export interface Work {
  building: string;
  due: Counts;
  paid: string[];
}

export interface Scheming {
  plot: string;
  by: number;
  target: number | null;
  material: string | null;
  left: number;
}

export interface View {
  me: number | null;
  phase: string;
  actors: number[];
  players: number;
  round: number;
  season: string;
  season_round: number;
  event: string | null;
  first: number;
  mover: number | null;
  actions: number;
  plot_cost: number;
  toll: number;
  last: boolean;
  row: (Site | null)[];
  halls: Site[];
  building_pile: number;
  worth: Counts;
  pile: number;
  top: (string | null)[];
  discard: Counts;
  opened: string[];
  plot_pile: number;
  event_pile: number;
  work: Work | null;
  plot: Scheming | null;
  looked: string[] | null;
  choices: number;
  seats: Seat[];
}

/** What a construction would cost and bring. */
export interface Construction {
  favour: number;
  parts: Counts;
  cost: Counts;
  spared: string | null;
  payment: string[];
  excess: number;
  plots: number;
  looks: number;
  bonus: string | null;
  ends: boolean;
  actions: number;
}

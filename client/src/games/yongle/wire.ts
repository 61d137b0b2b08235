// Made by tools/wire.py from src/paravent/games/yongle; do not edit.

/** The box, as far as it lies on this table. */
export interface Board {
  advisers: string[];
  buildings: Record<string, Building>;
  cards: Record<string, number>;
  goal: number;
}

/** R1.4: a building, as printed. */
export interface Building {
  family: string;
  favour: number;
  recipe: Record<string, number>;
}

/** A card and what is printed on it; nothing for acts without one. */
export interface CardMoved {
  card?: string;
  units?: number;
}

/** What a building costs and brings, and the cards that pay it best. */
export interface Construction {
  actions: number;
  bonus: string | null;
  cost: Record<string, number>;
  ends: boolean;
  excess: number;
  favour: number;
  looks: number;
  parts: Record<string, number>;
  payment: string[];
  plots: number;
  spared: string | null;
}

/** A card of the pile. */
export interface Draw {
  actions: number;
  pile: number;
}

/** A card that pays. */
export interface Instalment {
  due: Record<string, number>;
  units: number;
}

/** A plot that lies in front of a seat. */
export interface Lasting {
  by: number;
  material?: string;
  plot: string;
}

/** What a plot costs and does. */
export interface PlotPlayed {
  actions: number;
  amount: number;
  cost: number;
  draw: number;
}

/** What a collapse takes away. */
export interface Ruin {
  family: string;
  favour: number;
}

/** The material of which Kuai Xiang asks less. */
export interface Saving {
  material: string;
  payment: string[];
  units: number;
}

/** What a scheme costs and brings. */
export interface Scheme {
  cards: number;
  plots: number;
}

/** The plot that is being played. */
export interface Scheming {
  by: number;
  left: number;
  material: string | null;
  plot: string;
  target: number | null;
}

/** What a seat has chosen in a council, as far as the reader may know. */
export interface Sealed {
  laid: string[] | null;
  laid_size: number;
  stake: number | null;
  staked: boolean;
  trust: number | null;
  trusted: boolean;
}

/** What lies in front of a seat, and what the reader knows of its hand. What is hidden, or not there, is left out. */
export interface Seat {
  bonuses: string[];
  buildings: string[];
  built: boolean;
  council?: Sealed;
  favour: number;
  hand?: string[];
  hand_size: number;
  known: Record<string, number>;
  lasting: Lasting[];
  plots?: string[];
  plots_held: number;
  points: number;
  prospects: Record<string, number>;
  units?: Record<string, number>;
}

/** The cards that pay the rest best. */
export interface Settlement {
  excess: number;
  payment: string[];
}

/** A building that stands open, as it stands for the reader. */
export interface Site {
  lacks: Record<string, number>;
  open?: boolean;
  yields: number;
}

/** How many cards will be laid. */
export interface Stake {
  cards: number;
}

/** What is given up. */
export interface TurnEnd {
  actions: number;
}

/** The table as one seat sees it; what is printed on cards is on the board. */
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
  extra: Record<string, number>;
  first: number;
  halls: string[];
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
  row: (string | null)[];
  season: string;
  season_round: number;
  seats: Seat[];
  sites: Record<string, Site>;
  toll: number;
  top: (string | null)[];
  top_knowers: number[][];
  work: Work | null;
  worth: Record<string, number>;
}

/** The construction that is being paid for. */
export interface Work {
  building: string;
  due: Record<string, number>;
  paid: string[];
}

export type Preview = Draw | Construction | Saving | Instalment | Settlement | Scheme | PlotPlayed | Ruin | Stake | TurnEnd | CardMoved;

export type Wire = { view: View; board: Board; preview: Preview };

/** The view and the previews of Madame Ching, as secrets.py, chart.py and previews.py make them. */

export interface Face {
  colour: string;
  symbol: string | null;
}

export interface Laid {
  card: string;
  turned: boolean;
}

export interface Space {
  space: string;
  number: number;
  cards: number;
  row: number;
  lines: number;
  end: boolean;
  hong_kong: boolean;
  straight: string | null;
  diagonal: string | null;
}

export interface Expedition {
  junk: string;
  seat: number;
  space: string | null;
  number: number;
  cards: Laid[];
  colours: number;
  course: string[];
  symbols: Record<string, number>;
  skills: string[];
  missions: string[];
  ahead: string[];
}

export interface Mission {
  tile: string;
  number: number;
  coins: number;
  gems: Record<string, number>;
  encounters: number;
  taken: number | null;
  reached: string[];
  ahead: string[];
}

export interface Seat {
  partner: number | null;
  junks: string[];
  hand_size: number;
  hand: string[];
  maybe: string[];
  open: string[];
  sealed: number;
  chosen: string[];
  encounters_size: number;
  encounters: Record<string, number>;
  ready: Record<string, number>;
  spent: Record<string, number>;
  gems: Record<string, number>;
  coins: number;
  missions: string[];
  points: number;
  tally: Record<string, number>;
}

export interface Turn {
  seat: number;
  card: string;
  junk: string | null;
  done: boolean;
  now: boolean;
}

export interface Attack {
  seat: number;
  victim: number | null;
  means: string;
  symbol: string | null;
  targets: number[];
}

export interface View {
  phase: string;
  round: number;
  rounds: number;
  players: number;
  teams: boolean;
  fortune: number;
  cards: Record<string, Face>;
  spaces: Space[];
  expeditions: Expedition[];
  missions: Mission[];
  hidden: boolean;
  display: string[];
  deck: number;
  discards: string[];
  unseen: string[];
  encounter_deck: number;
  encounter_discards: Record<string, number>;
  skills: Record<string, number>;
  hong_kong: number | null;
  pearl: number | null;
  last: string | null;
  turns: Turn[];
  played: boolean;
  fresh: string | null;
  attack: Attack | null;
  seats: Seat[];
}

/** What a card would do to one junk. */
export interface Outcome {
  junk: string;
  ends: boolean;
  way: string;
  space: string;
  number: number;
  encounters: number;
  hong_kong: boolean;
  missions: string[];
  ahead: string[];
  skills: string[];
  fortune: boolean;
}

// Made by tools/wire.py from src/paravent/games/madame_ching; do not edit.

/** An aggression that is going on. */
export interface Attack {
  means: string;
  seat: number;
  symbol: string | null;
  targets: number[];
  victim: number | null;
}

/** A junk at sea, or beside the board with no cards. */
export interface Expedition {
  ahead: string[];
  cards: Laid[];
  colours: number;
  course: string[];
  junk: string;
  missions: string[];
  number: number;
  seat: number;
  skills: string[];
  space: string | null;
  symbols: Record<string, number>;
}

/** What a card of an expedition shows besides its number. */
export interface Face {
  colour: string;
  symbol: string | null;
}

/** A card of an expedition. */
export interface Laid {
  card: string;
  turned: boolean;
}

/** A tile that was laid out, taken or not. */
export interface Mission {
  ahead: string[];
  coins: number;
  encounters: number;
  gems: Record<string, number>;
  number: number;
  reached: string[];
  taken: number | null;
  tile: string;
}

/** What a seat has, as far as the onlooker knows it. */
export interface Seat {
  chosen: string[];
  coins: number;
  encounters: Record<string, number>;
  encounters_size: number;
  gems: Record<string, number>;
  hand: string[];
  hand_size: number;
  junks: string[];
  maybe: string[];
  missions: string[];
  open: string[];
  partner: number | null;
  points: number;
  ready: Record<string, number>;
  sealed: number;
  spent: Record<string, number>;
  tally: Record<string, number>;
}

/** A space of the board and where the two ways lead from it. */
export interface Space {
  cards: number;
  diagonal: string | null;
  end: boolean;
  hong_kong: boolean;
  lines: number;
  number: number;
  row: number;
  space: string;
  straight: string | null;
}

/** One revealed card and its turn. */
export interface Turn {
  card: string;
  done: boolean;
  junk: string | null;
  now: boolean;
  seat: number;
}

/** The table as one seat sees it. */
export interface View {
  actors: number[];
  attack: Attack | null;
  cards: Record<string, Face>;
  deck: number;
  discards: string[];
  display: string[];
  encounter_deck: number;
  encounter_discards: Record<string, number>;
  expeditions: Expedition[];
  fortune: number;
  fresh: string | null;
  hidden: boolean;
  hong_kong: number | null;
  last: string | null;
  me: number | null;
  missions: Mission[];
  pearl: number | null;
  phase: string;
  played: boolean;
  players: number;
  round: number;
  rounds: number;
  seats: Seat[];
  skills: Record<string, number>;
  spaces: Space[];
  supply: Record<string, number>;
  teams: boolean;
  turns: Turn[];
  unseen: string[];
  unseen_encounters: Record<string, number>;
}

export type Board = Record<string, never>;

export type Preview = str | Any;

export type Wire = { view: View; board: Board; preview: Preview };

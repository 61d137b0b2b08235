// Made by tools/wire.py from src/paravent/games/madame_ching; do not edit.

/** An aggression that is going on. */
export interface Attack {
  means: string;
  seat: number;
  symbol: string | null;
  targets: number[];
  victim: number | null;
}

/** What never changes at a table. */
export interface Board {
  cards: Record<string, Face>;
  fortune: number;
  points: Record<string, number>;
  rounds: number;
  seats: Fleet[];
  spaces: Space[];
  teams: boolean;
  tiles: Tile[];
}

/** A junk at sea, or beside the board with no cards; in the order of the junks. */
export interface Expedition {
  ahead: string[];
  cards: string[];
  course: string[];
  missions: string[];
  skills: string[];
  space: string | null;
  symbols: Record<string, number>;
  turned: number[];
}

/** What a card of an expedition shows besides its number. */
export interface Face {
  colour: string;
  symbol: string | null;
}

/** The junks of a seat, and with whom it plays. */
export interface Fleet {
  junks: string[];
  partner: number | null;
}

/** What a card would do to one junk. */
export interface Outcome {
  ahead: string[];
  encounters: number;
  ends: boolean;
  fortune: boolean;
  hong_kong: boolean;
  junk: string;
  missions: string[];
  number: number;
  skills: string[];
  space: string;
  way: string;
}

/** What an act would bring: to the junks of its seat, from a tile, or with a skill. */
export interface Preview {
  coins?: number;
  encounters?: number;
  gems?: Record<string, number>;
  meteorology?: boolean;
  number?: number;
  outcomes?: Outcome[];
  pearl?: boolean;
  tile?: string;
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
  maybe: string[];
  open: string[];
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

/** A mission tile and what it pays. */
export interface Tile {
  coins: number;
  encounters: number;
  gems: Record<string, number>;
  number: number;
  tile: string;
}

/** One revealed card and its turn. */
export interface Turn {
  card: string;
  done: boolean;
  junk: string | null;
  now: boolean;
  seat: number;
}

/** The table as one seat sees it; what never changes there is in board.py. */
export interface View {
  actors: number[];
  attack: Attack | null;
  deck: number;
  discards: string[];
  display: string[];
  encounter_deck: number;
  encounter_discards: Record<string, number>;
  expeditions: Expedition[];
  fresh: string | null;
  hidden: boolean;
  hong_kong: number | null;
  last: string | null;
  me: number | null;
  missions: Record<string, number | null>;
  pearl: number | null;
  phase: string;
  played: boolean;
  round: number;
  seats: Seat[];
  skills: Record<string, number>;
  supply: Record<string, number>;
  turns: Turn[];
  unseen: string[];
  unseen_encounters: Record<string, number>;
}

export type Wire = { view: View; board: Board; preview: Preview };

/** A play for pictures: things of a board as a game might show them, and nothing to be done. */

import type { GameWords } from "../text/words";
import { counting, type Play } from "./play";

/** What a picture is made of; asked for anew whenever the language changes. */
export interface Sample {
  words: GameWords;
  board: object;
  /** As much of a view as the pictures need. */
  view: object;
}

export const NAMES = ["Ana", "Bo", "Cai", "Dia", "Eli"];

export function still(sample: () => Sample): Play {
  return {
    get game() {
      return sample().words.game;
    },
    get view() {
      return sample().view;
    },
    get board() {
      return sample().board;
    },
    get words() {
      return sample().words;
    },
    offers: [],
    previews: {},
    me: null,
    seats: [],
    names: NAMES,
    toAct: [],
    happenings: [],
    news: [],
    advised: "",
    frozen: true,
    ...counting(),
    act: () => undefined,
    why: () => undefined,
  };
}

/** What somebody looks at: the outcome of the card under the pointer, the focus or the finger. */

import { tip } from "../../table/tip.svelte";
import type { Ching } from "./fleet";
import type { Outcome } from "./wire";

/** What an act would do to the junks, if the engine told. */
export function outcomes(play: Ching, act: string): Outcome[] {
  return play.previews[act]?.outcomes ?? [];
}

/** The act that is being looked at. */
export function looked(): string {
  return tip.peek && "act" in tip.peek ? tip.peek.act : "";
}

/** Where my cards could take my junks: by junk and space, the cards that lead there. */
export interface Target {
  junk: string;
  space: string;
  ends: boolean;
  cards: string[];
  /** The card that is being looked at leads there. */
  lit: boolean;
  /** Another card is being looked at. */
  dim: boolean;
}

export function targets(play: Ching): Target[] {
  const found = new Map<string, Target>();
  const now = looked();
  const looking = outcomes(play, now).length > 0;
  for (const act of play.offers)
    for (const { junk, space, ends } of outcomes(play, act)) {
      const key = `${junk} ${space} ${ends}`;
      const target = found.get(key) ?? { junk, space, ends, cards: [], lit: false, dim: looking };
      target.cards.push(act);
      if (act === now) [target.lit, target.dim] = [true, false];
      found.set(key, target);
    }
  return [...found.values()];
}

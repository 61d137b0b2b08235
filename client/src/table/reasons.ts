// What speaks for an act, in words: parts of an evaluation with their gains.

import { language, t } from "../text/language.svelte";
import type { GameWords } from "../text/words";
import type { Gain } from "../wire";

export function reasons(because: Gain[], words: GameWords): string {
  const told = because.map(({ part, value }) =>
    t("hint-part", { part: words.say(`part-${part}`), gain: value / 100, sign: "+" }),
  );
  const parts = language.words?.listed(told) ?? "";
  return parts && t("hint-because", { parts });
}

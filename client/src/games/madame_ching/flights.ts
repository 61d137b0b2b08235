/** What travels on the board of Madame Ching; junks sail by themselves. */

import type { Happening } from "../../text/words";
import type { Flight } from "..";

export function flights(happening: Happening): Flight[] {
  const { event, seat, card, junk, tile, skill, kind, victim, attacker, gem, to } =
    happening as Record<string, unknown>;
  const { caught, loss, given } = happening as Record<string, unknown>;
  const name = (...words: unknown[]) => words.map(String).join(" ");
  switch (event) {
    case "launched":
    case "sailed":
      return [{ from: name("turn", card), to: name("fan", junk) }];
    case "inserted":
      return [{ from: name("card", card), to: name("fan", junk) }];
    case "piloted":
      return [{ from: name("kind", seat, kind), to: name("fan", junk) }];
    case "claimed":
      return [{ from: name("tile", tile), to: name("loot", seat) }];
    case "learned":
      return [{ from: name("pile", skill), to: name("skills", seat) }];
    case "met":
      return [{ from: "encounter deck", to: name("held", seat) }];
    case "drew":
      return [{ from: "deck", to: name("hand", seat) }];
    case "took":
      return [{ from: name("display", card), to: name("hand", seat) }];
    case "uncovered":
      return [{ from: "display hidden", to: name("hand", seat) }];
    case "stole":
      return [{ from: name("gem", victim, gem), to: name("loot", seat) }];
    case "played":
    case "cancelled":
      return [{ from: name("kind", seat, kind), to: "encounter deck" }];
    case "robbed":
      return [{ from: name("held back", victim), to: name("held", seat) }];
    case "lost":
      return loss ? [{ from: name("kind", seat, loss), to: name("held", attacker) }] : [];
    case "shared":
      return given
        ? [{ from: name("kind", seat, given), to: name("held", to) }]
        : [{ from: name("held back", seat), to: name("held", to) }];
    case "seized":
      return [
        { from: caught ? name("shown", caught) : name("back", victim), to: name("hand", seat) },
      ];
    case "missed":
      return loss ? [{ from: name("card", loss), to: name("hand", attacker) }] : [];
    case "gave":
      return [{ from: given ? name("card", given) : name("back", seat), to: name("hand", to) }];
    default:
      return [];
  }
}

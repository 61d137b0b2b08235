/** The things of the board in words, for tips and for readers who see nothing. */

import type { Play } from "../../table/play";
import type { GameWords } from "../../text/words";
import { familyOf, MATERIALS, piled } from "./look";
import type { Counts, Seat, Site } from "./view";

/** 3 wood, 2 stone. */
export function unitsTold(words: GameWords, units: Counts): string {
  return words.words.listed(
    MATERIALS.filter((material) => units[material]).map((material) =>
      words.say("board-units", { units: units[material], material: words.noun(material) }),
    ),
  );
}

/** 2 × wood 1, silk 3. */
export function cardsTold(words: GameWords, cards: string[]): string {
  return words.words.listed(
    piled(cards).map(({ card, count }) =>
      count > 1 ? `${count} × ${words.noun(card)}` : words.noun(card),
    ),
  );
}

/** Lin Xie Jin: the player, then the adviser. */
export function namesTold(play: Play, seat: number, adviser: string): string {
  return `${play.names[seat] ?? ""} ${play.words.noun(adviser)}`;
}

/** Bell Tower (standard): stands, built by Bo. */
export function ownedTold(play: Play, building: string, owner: number | undefined): string {
  const details = {
    building: play.words.noun(building),
    family: play.words.noun(familyOf(building)),
    name: play.names[owner ?? -1] ?? "",
  };
  const state = owner === undefined ? "board-plot-of-land" : "board-built-by";
  return `${play.words.say(state, details)} ${play.words.noun(building, "more")}`;
}

/** What a building costs me, what it brings and what I lack. */
export function siteTold(words: GameWords, site: Site): string {
  const lacks = unitsTold(words, site.lacks);
  return [
    words.say("board-site", {
      family: words.noun(site.family),
      favour: site.yields,
      cost: unitsTold(words, site.cost),
    }),
    lacks && !site.open ? words.say("board-lacks", { lacks }) : words.say("board-payable"),
  ].join(" ");
}

/** How many of a family stand, and what three of them bring. */
export function familyTold(words: GameWords, family: string, count: number): string {
  return `${words.say("board-family", { family: words.noun(family), count })} ${words.noun(family, "more")}`;
}

/** The bonuses that would be scored if the game ended now. */
export function prospectsTold(words: GameWords, seat: Seat): string {
  const parts = Object.entries(seat.prospects).map(
    ([bonus, points]) => `${words.say(`tally-${bonus}`)} ${points}`,
  );
  return words.say("board-prospects", { parts: words.words.listed(parts) || "0" });
}

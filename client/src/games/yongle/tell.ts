/** The things of the board in words, for tips and for readers who see nothing. */

import type { Play } from "../../table/play";
import type { GameWords } from "../../text/words";
import { costOf, familyOf } from "./buildings";
import { MATERIALS, piled, type Counts } from "./look";
import type { Seat, Site, Wire } from "./wire";

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
export function namesTold(play: Play<Wire>, seat: number): string {
  return `${play.names[seat] ?? ""} ${play.words.noun(play.board.advisers[seat] ?? "")}`;
}

/** Bell Tower (standard): stands, built by Bo. */
export function ownedTold(play: Play<Wire>, building: string, owner: number | undefined): string {
  const details = {
    building: play.words.noun(building),
    family: play.words.noun(familyOf(play.board, building)),
    name: play.names[owner ?? -1] ?? "",
  };
  const state = owner === undefined ? "board-plot-of-land" : "board-built-by";
  return `${play.words.say(state, details)} ${play.words.noun(building, "more")}`;
}

/** What a building costs me, what it brings and what I lack. */
export function siteTold(play: Play<Wire>, building: string, site: Site): string {
  const words = play.words;
  const lacks = unitsTold(words, site.lacks);
  return [
    words.say("board-site", {
      family: words.noun(familyOf(play.board, building)),
      favour: site.yields,
      cost: unitsTold(words, costOf(play.board, play.view, building)),
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

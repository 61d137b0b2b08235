/** What the board as text tells: junks with their seats, cards with colour and symbol. */

import type { Play } from "../../table/play";
import type { Fields } from "../generic/telling";
import { expeditionTold, cardTold, rewardTold } from "./tell";
import { fleet, missions } from "./fleet";
import type { Wire } from "./wire";

type Ching = Play<Wire>;

/** The missions that nobody has taken: 13 as 2 coins, 1 blue gem. */
function free(play: Ching): string[] {
  const { words } = play;
  return missions(play)
    .filter(({ taken }) => taken === null)
    .map((one) => `${words.say("view-is", { name: one.number })} ${rewardTold(words, one)}`);
}

export const fields: Fields = {
  seats: ["partner", "victim", "pearl", "hong_kong"],
  ofSeats: ["targets"],
  view: (play: Ching) => {
    const { view, board, words } = play;
    const told = (cards: string[]) => cards.map((card) => cardTold(words, board, card));
    const { expeditions, skills, seats, me, ...rest } = view;
    const ships = fleet(play);
    return {
      ...rest,
      missions: free(play),
      display: told(view.display),
      discards: told(view.discards),
      unseen: told(view.unseen),
      skills,
      turns: view.turns.map((turn) => ({ ...turn, card: cardTold(words, board, turn.card) })),
      seats: seats.map((seat, n) => ({
        ...seat,
        hand: told(seat.hand),
        maybe: told(seat.maybe),
        open: told(seat.open),
        chosen: told(seat.chosen),
        junks: ships
          .filter((ship) => ship.seat === n)
          .map((ship) => expeditionTold(words, board, ship)),
        partner: board.seats[n]?.partner ?? null,
        fulfilled: missions(play)
          .filter(({ taken }) => taken === n)
          .map(({ number }) => String(number)),
      })),
    };
  },
  board: ({ board, words }: Ching) => {
    const colours = [...new Set(Object.values(board.cards).map(({ colour }) => colour))];
    const of = (colour: string) =>
      Object.entries(board.cards)
        .filter(([, face]) => face.colour === colour)
        .map(([card, { symbol }]) =>
          colour !== "pilot" && symbol ? `${card} (${words.noun(symbol)})` : words.noun(card),
        );
    return {
      fortune: board.fortune,
      cards: Object.fromEntries(colours.map((colour) => [colour, of(colour)])),
      worth: Object.fromEntries(
        Object.entries(board.points).map(([origin, points]) => [
          words.noun(origin, origin in { blue: 0, red: 0, white: 0 } ? "gem" : ""),
          points,
        ]),
      ) as Record<string, number>,
    };
  },
};

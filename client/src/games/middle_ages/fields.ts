/** What the board as text tells: rows and fiefs by the names of their tiles and domains. */

import type { Play } from "../../table/play";
import type { Fields } from "../generic/telling";
import { columnsOf, placesOf, tilesOf, type Column, type Place } from "./joined";
import { domainTold, fateTold, tileTold } from "./tell";
import type { Seat, Wire } from "./wire";

type Ages = Play<Wire>;

/** 2: Field 1, Peasant (Ana’s lord). */
function placeTold({ words, names }: Ages, { slot, tile, lord, scout }: Place): string {
  if (!tile) return "";
  const by: string[] = [];
  if (lord !== null) by.push(words.say("board-lord-of", { name: names[lord] }));
  if (scout !== null) by.push(words.say("board-scout-of", { name: names[scout] }));
  const told = `${words.say("view-is", { name: slot })} ${tileTold(words, tile)}`;
  return by.length ? `${told} (${by.join(", ")})` : told;
}

function rows(play: Ages): object {
  const { view, board, words } = play;
  const told = view.rows.map(({ round }, n) => {
    const row = n + 1;
    const use =
      row === view.row
        ? words.say("board-row-now")
        : row === view.next_row
          ? words.say("board-row-next")
          : round === null
            ? words.say("board-row-over")
            : words.say("board-row-later", { round });
    const tiles = placesOf(board, view, row).map((place) => placeTold(play, place));
    return [`${words.say("board-row", { row })} (${use})`, tiles.filter(Boolean)];
  });
  return Object.fromEntries(told);
}

function columnTold({ words }: Ages, column: Column): string {
  const { tiles, coin, plot, counted, income, next } = column;
  const parts = tiles.map((tile) => tileTold(words, tile));
  let domain = words.words.strung(parts) || words.say("board-no-tiles");
  if (coin) domain = words.say("board-with-coin", { domain });
  if (plot) domain = words.say("board-with-plot", { domain, plot: words.noun(plot) });
  return `${domain}. ${words.say("board-further", { counted, income, next })}`;
}

function fief(play: Ages, seat: Seat): object {
  const { board, words } = play;
  const { money, peasants, chests, missing, penalty } = seat;
  const columns = columnsOf(board, seat).map((one) => [one.type, columnTold(play, one)]);
  const graveyard = tilesOf(board, seat.graveyard).map((tile) => tileTold(words, tile));
  const domains = Object.fromEntries(columns) as Record<string, string>;
  return { money, peasants, chests, missing, penalty, domains, graveyard };
}

function events({ view, board, words, names }: Ages): object {
  const told = view.cards.map((card, n) => {
    const over = n < view.happened;
    const when = over ? "board-event-over" : "board-event-after";
    const fates = names.map((name, seat) => `${name} ${fateTold(words, board, card, seat)}`);
    const what = `${words.noun(card.card, "about")} (${words.say(when, { round: board.events[n] })}).`;
    const now = words.say("board-event-now", { fates: words.words.strung(fates) });
    return [words.noun(card.card), over ? what : `${what} ${now}`];
  });
  return Object.fromEntries(told);
}

export const fields: Fields = {
  ofSeats: ["played"],
  view: (play: Ages) => {
    const { view, board, words } = play;
    const { phase, round, order, pile, reserve, coin_tokens, plot_tokens, chosen } = view;
    const top = board.tiles[pile.top ?? -1];
    const unseen = Object.entries(pile.unseen).flatMap(([number, count]) => {
      const tile = board.tiles[number];
      return tile ? [[tileTold(words, tile), count]] : [];
    });
    return {
      phase,
      round,
      order,
      played: order.slice(0, view.played),
      chosen,
      rows: rows(play),
      pile: {
        tiles: pile.tiles,
        top: top ? String(top.number) : null,
        unseen: Object.fromEntries(unseen) as Record<string, number>,
      },
      reserve: reserve || null,
      discards: tilesOf(board, view.discards).map((tile) => tileTold(words, tile)),
      cards: events(play),
      coin_tokens,
      plot_tokens,
      seats: view.seats.map((seat) => fief(play, seat)),
    };
  },
  board: ({ board, words, view }: Ages) => {
    const empty = view.seats[0];
    const { rounds, penalty } = board;
    const columns = empty ? columnsOf(board, { ...empty, plots: {}, coins: [] }) : [];
    const domains = columns.map((one) => [
      one.type,
      domainTold(words, { ...one, rate: one.printed }),
    ]);
    return { rounds, penalty, domains: Object.fromEntries(domains) as Record<string, string> };
  },
};

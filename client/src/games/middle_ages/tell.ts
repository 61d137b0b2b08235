/** The things of the board in words, for tips and for readers who see nothing. */

import type { GameWords } from "../../text/words";
import { tilesOf, type Column } from "./joined";
import type { Board, Card, Gain, Tile } from "./wire";

/** Field 2, Peasant. */
export function tileTold(words: GameWords, tile: Tile): string {
  return [
    words.say("board-tile", { type: words.noun(tile.type), number: tile.number }),
    ...Array.from({ length: tile.peasants }, () => words.noun("peasant")),
    ...Array.from({ length: tile.chests }, () => words.noun("chest")),
  ].join(", ");
}

/** What the effect and the income of a domain are. */
export function domainTold(words: GameWords, domain: Column): string {
  const counts = words.words.listed(domain.counts.map((kind) => words.noun(kind, "many")));
  const income = words.say("board-income", { rate: domain.rate, counts });
  return `${words.say(`effect-${domain.type}`)} ${income}`;
}

/** A domain of a fief: what lies there, what it pays now and what one more tile would bring. */
export function columnTold(words: GameWords, domain: Column): string {
  const { type, counted, income, next } = domain;
  return [
    words.say("board-column", { type: words.noun(type), count: domain.tiles.length }),
    domainTold(words, domain),
    words.say("board-further", { counted, income, next }),
  ].join(" ");
}

/** What an event would do to a seat now, in a few words; empty if nothing. */
export function fateTold(words: GameWords, board: Board, card: Card, seat: number): string {
  const coins = card.coins?.[seat] ?? 0;
  const lost = tilesOf(board, card.lost?.[seat] ?? []).map((tile) => words.noun(tile.type));
  const parts = [
    coins > 0 ? words.say("board-gets", { coins }) : "",
    coins < 0 ? words.say("board-pays", { coins: -coins }) : "",
    lost.length ? words.say("board-loses", { tiles: words.words.listed(lost) }) : "",
    card.restores?.[seat] ? words.say("board-restores") : "",
  ];
  return parts.filter(Boolean).join(", ") || words.say("board-nothing");
}

/** The range of coins that a tile would bring: 4, or 4–6 if a choice makes the difference. */
export function coinsTold(gain: Gain): string {
  return gain.best > gain.total ? `${gain.total}–${gain.best}` : String(gain.total);
}

/** A fief in one sentence: 2 Field with a coin token, and 1 Palace. */
export function fiefTold(words: GameWords, fief: Column[]): string {
  const owned = fief
    .filter(({ tiles, coin, plot }) => tiles.length || coin || plot)
    .map(({ tiles, type, coin, plot }) => {
      const domain = `${tiles.length} ${words.noun(type)}`;
      const minted = coin ? words.say("board-with-coin", { domain }) : domain;
      return plot
        ? words.say("board-with-plot", { domain: minted, plot: words.noun(plot) })
        : minted;
    });
  return words.words.listed(owned) || words.say("board-no-tiles");
}

/** What the board as text tells; houses are seats, and the Emperor with two players. */

import type { Play } from "../../table/play";
import type { Fields } from "../generic/telling";
import { allied } from "./tell";
import type { Wire } from "./wire";

type China = Play<Wire>;

/** How a province stands, space by space. */
function province({ view, board }: China, name: string): object {
  const { room, emissaries, leaders, envoys, now } = view.provinces[name] ?? {};
  const towns = board.provinces[name]?.towns ?? [];
  const some = <T>(of: Record<string, T>) =>
    Object.fromEntries(towns.flatMap((town) => (town in of ? [[town, of[town]]] : [])));
  const any = (numbers?: number[]) => (numbers?.some((one) => one > 0) ? numbers : null);
  return {
    scored: view.scored.includes(name),
    palaces: some(view.palaces) as Record<string, number>,
    free: towns.filter((town) => !(town in view.palaces)),
    forts: view.forts.filter((town) => towns.includes(town)),
    tiles: some(view.tiles) as Record<string, string>,
    leaders,
    emissaries: any(emissaries),
    envoys,
    room,
    now: any(now),
    patron: view.patrons?.[name] ?? null,
  };
}

/** From every space, where its roads lead. */
function roads({ board }: China): object {
  const ends = (town: string) =>
    board.roads.flatMap(([one, two]) => (one === town ? [two] : two === town ? [one] : []));
  return Object.fromEntries(Object.keys(board.towns).map((town) => [town, ends(town)]));
}

export const fields: Fields = {
  seats: ["house", "patron"],
  ofSeats: ["palaces", "influence", "leaders", "envoys"],
  bySeat: ["kept", "specials", "ports", "now", "emissaries"],
  view: (play: China) => {
    const { view, board, words } = play;
    const { palaces, patrons, forts, tiles, alliances, scored, provinces, seats, ...rest } = view;
    return {
      ...rest,
      provinces: Object.fromEntries(
        Object.keys(provinces).map((name) => [name, province(play, name)]),
      ) as Record<string, object>,
      alliances: Object.fromEntries(
        board.alliances
          .filter(({ number }) => alliances[number]?.some((points) => points > 0))
          .map(({ number }) => [String(number), allied(play, number)]),
      ) as Record<string, string>,
      emperor: view.emperor && {
        supply_palaces: view.emperor.palaces,
        supply_emissaries: view.emperor.emissaries,
        hand: view.emperor.hand,
        tiles: view.emperor.tiles,
      },
      seats: seats.map(({ palaces: left, emissaries, fortifications, cards, ...seat }) => ({
        ...seat,
        hand_size: cards,
        supply_palaces: left,
        supply_emissaries: emissaries,
        supply_fortifications: fortifications || null,
        chains: seat.chains.map(({ towns, points }) => {
          const told = towns.map((town) => words.noun(town)).join(" – ");
          return `${words.say("view-is", { name: told })} ${points}`;
        }),
      })),
    };
  },
  board: (play: China) => {
    const { board, words } = play;
    const places = Object.entries(board.towns);
    return {
      name: words.say(`option-board-${board.name}`),
      provinces: Object.fromEntries(
        Object.entries(board.provinces).map(([name, { colour, towns }]) => [
          name,
          { colour, towns },
        ]),
      ) as Record<string, object>,
      roads: roads(play),
      junction: places.flatMap(([town, { junction }]) => (junction ? [town] : [])),
      port: places.flatMap(([town, { port }]) => (port ? [town] : [])),
      alliances: Object.fromEntries(
        board.alliances.map(({ number, provinces }) => [
          String(number),
          words.words.listed(provinces.map((name) => words.noun(name))),
        ]),
      ) as Record<string, string>,
    };
  },
};

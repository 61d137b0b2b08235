/** How the things of China look: drawings and marks by name. */

import bamboo from "icon:bamboo";
import cloud from "icon:fluffy-cloud";
import peaks from "icon:peaks";
import wheat from "icon:wheat";
import flame from "icon:flame";
import palace from "icon:pagoda";
import crown from "icon:imperial-crown";
import anchor from "icon:anchor";
import hands from "icon:shaking-hands";
import track from "icon:mountain-road";
import tile from "icon:scroll-unfurled";
import { MARKS } from "../../kit/marks";
import type { GameWords } from "../../text/words";
import type { Play } from "../../table/play";
import type { Board, Preview, View, Wire } from "./wire";

export const COLOURS = ["purple", "yellow", "orange", "green", "red"];
export const TILES = ["yellow", "orange", "green"];
export const PARTS = ["provinces", "emperor", "ports", "alliances", "roads", "bonus"];

const EMBLEMS: Record<string, string> = {
  purple: cloud,
  yellow: wheat,
  orange: peaks,
  green: bamboo,
  red: flame,
};
const CROWN =
  "M2 21h20v-3.200H2zM3.200 16 1.500 5.500l6 4.200L12 2.500l4.500 7.200 6-4.200L20.800 16z";

/** The drawing that goes with a colour, on its cards and in its provinces. */
export function emblem(colour: string): string {
  return EMBLEMS[colour] ?? "";
}

/** Houses are seats; the one behind the last player is the Emperor's. */
export function isEmperor(house: number, players: number): boolean {
  return house >= players || house < 0;
}

/** The class that gives a house its colour. */
export function dress(house: number, players: number): string {
  return isEmperor(house, players) ? "emperor" : `seat-${house % MARKS.length}`;
}

/** The shape of a house, in a box of 24 by 24. */
export function mark(house: number, players: number): string {
  return isEmperor(house, players) ? CROWN : (MARKS[house % MARKS.length] ?? "");
}

/** What a piece would bring. */
export type Placement = Required<Omit<Preview, "alliances">> & Pick<Preview, "alliances">;

/** What an act would bring, if it places a piece. */
export function placement(play: Play<Wire>, act: string): Placement | undefined {
  const found = play.previews[act];
  return found?.chains ? (found as Placement) : undefined;
}

/** Provinces by colour, in the order of the board. */
export function provincesOf(board: Board, colour: string): string[] {
  return Object.entries(board.provinces)
    .filter(([, region]) => region.colour === colour)
    .map(([name]) => name);
}

/** What is written on a card: the provinces that it opens. */
export function opens(board: Board, words: GameWords, colour: string): string {
  return provincesOf(board, colour)
    .map((name) => words.noun(name))
    .join(" ");
}

/** The roads whose two ends belong to one house. */
export function links({ board, view }: Play<Wire>): { house: number; towns: [string, string] }[] {
  return board.roads.flatMap((towns) => {
    const house = view.palaces[towns[0]];
    return house !== undefined && house === view.palaces[towns[1]] ? [{ house, towns }] : [];
  });
}

/** A number with its sign. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : `${number}`.replace("-", "−");
}

const ORIGINS: Record<string, string> = {
  provinces: palace,
  emperor: crown,
  ports: anchor,
  alliances: hands,
  roads: track,
  bonus: tile,
};

/** The drawing of where points come from. */
export function origin(part: string): string {
  return ORIGINS[part] ?? "";
}

/** Where points can come from in this game. */
export function partsOf(view: View): string[] {
  const tiled =
    view.seats.some((seat) => seat.forecast["bonus"]) || !!Object.keys(view.tiles).length;
  const possible: Record<string, boolean> = {
    emperor: view.influence !== null,
    ports: view.ports !== null,
    bonus: tiled,
  };
  return PARTS.filter((part) => possible[part] ?? true);
}

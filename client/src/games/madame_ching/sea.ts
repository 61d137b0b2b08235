/** Where things are on the chart: columns are cards, rows are colours. */

import type { Space } from "./wire";

export type Point = [x: number, y: number];

/** How far the disc with the number lies below the middle of a space. */
export const DISC = 18;

export const WIDE = 840;
export const HIGH = 604;
const CELL: Point = [100, 80];
const CORNER: Point = [22, 26];

/** The middle of a cell; fractions are places between the cells. */
export function at(cards: number, row: number): Point {
  return [CORNER[0] + (cards - 0.5) * CELL[0], CORNER[1] + (row - 0.5) * CELL[1]];
}

/** The middle of a space by its name, 4x2. */
export function spot(space: string): Point {
  const [cards = 1, row = 1] = space.split("x").map(Number);
  return at(cards, row);
}

/** Where a junk waits for its first card: on the beach under space 1. */
export const HARBOUR: Point = [at(1, 2)[0] - 18, at(1, 2)[1] + 4];

/** Junks on one space stand beside each other. */
export function berth(rank: number, crowd: number): Point {
  if (crowd < 2) return [0, -16];
  const lanes: Point[] = [
    [-23, -20],
    [21, -19],
    [-18, 6],
    [25, 8],
  ];
  return lanes[rank % 4] ?? [0, 0];
}

/** The land south-west of the sea, step by step under the spaces. */
export function coast(): string {
  const step = "c30-9 58 3 84-3q16 2 11 22q-6 32 5 61";
  const [x, y] = [CORNER[0] - 10, CORNER[1] + CELL[1] + 6];
  return `M-20 ${y + 3}L${x} ${y}${step.repeat(6)}q20 24 60 18V${HIGH + 20}H-20z`;
}

/** A dotted line, through the boundary that it draws in each row. */
export function dotted(spaces: Space[], line: number): string {
  const points: Point[] = [];
  for (let row = 1; row <= 7; row++) {
    const past = spaces.find((one) => one.row === row && one.lines >= line);
    if (past) points.push(at(past.cards - 0.5, row));
  }
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return "";
  const ends: Point[] = [
    [first[0] - 28, first[1] - 36],
    ...points,
    [Math.min(WIDE - 6, last[0] + 40), last[1] + 36],
  ];
  return ends
    .map(([x, y], n) => {
      const before = ends[n - 1];
      if (!before) return `M${x} ${y}`;
      const bend = n % 2 ? 9 : -9;
      return `Q${(before[0] + x) / 2 + bend} ${(before[1] + y) / 2 - bend} ${x} ${y}`;
    })
    .join("");
}

/** The places for missions on land, from the first to the last row that has room, bottom up. */
export function sites(count: number): Point[] {
  const found: Point[] = [];
  for (let row = 7; row > 1 && found.length < count; row--) {
    const room = Math.min(row - 1, count - found.length);
    const places: Point[] = [];
    for (let n = row - room; n < row; n++) {
      const [x, y] = at(n, row);
      places.push([x - 8, y + 5]);
    }
    found.unshift(...places);
  }
  return found;
}

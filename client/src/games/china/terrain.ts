/** Lines drawn by hand: coasts and borders from corners, roads as strokes of a brush, the wall. */

export type Point = [x: number, y: number];

/** The part of the sheet that is shown: left, top, width, height. */
export const SHEET = { x: 30, y: 26, width: 970, height: 780 };

const ROUGH = 0.09; // of an edge's length, how far its middle is moved
const ROUGHEST = 9;
const SOFT = 0.2; // how far a curve follows its neighbours
const BEND = 0.06;

const key = ([x, y]: Point) => `${x} ${y}`;
const put = ([x, y]: Point) => `${round(x)} ${round(y)}`;
const round = (number: number) => Math.round(number * 10) / 10;
const isBefore = (a: Point, b: Point) => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);

/** Always the same number from −1 to 1 for the same two points, in whatever order. */
function whim(a: Point, b: Point): number {
  const wave = Math.sin(a[0] * 12.9898 + a[1] * 78.233 + b[0] * 12.9898 + b[1] * 78.233) * 43758.5;
  return (wave - Math.floor(wave)) * 2 - 1;
}

/** A point beside the middle of two others, the same from both sides. */
function beside(a: Point, b: Point, amount: number, most: number): Point {
  const [first, second] = isBefore(a, b) ? [a, b] : [b, a];
  const [dx, dy] = [second[0] - first[0], second[1] - first[1]];
  const long = Math.hypot(dx, dy) || 1;
  const away = Math.max(-most, Math.min(most, whim(a, b) * amount * long)) / long;
  return [(a[0] + b[0]) / 2 - dy * away, (a[1] + b[1]) / 2 + dx * away];
}

function roughened(corners: Point[]): Point[] {
  return corners.flatMap((corner, n) => {
    const next = corners[(n + 1) % corners.length] as Point;
    return [corner, beside(corner, next, ROUGH, ROUGHEST)];
  });
}

/** Closed curves through the corners of areas; a border that two areas share is one line. */
export function outlines(areas: Point[][]): string[] {
  const rough = areas.map(roughened);
  const near = new Map<string, Map<string, Point>>();
  for (const corners of rough)
    corners.forEach((corner, n) => {
      const known = near.get(key(corner)) ?? new Map<string, Point>();
      for (const step of [-1, 1]) {
        const other = corners[(n + step + corners.length) % corners.length] as Point;
        known.set(key(other), other);
      }
      near.set(key(corner), known);
    });
  const slope = (before: Point, at: Point, after: Point): Point =>
    near.get(key(at))?.size === 2
      ? [(after[0] - before[0]) * SOFT, (after[1] - before[1]) * SOFT]
      : [0, 0];
  return rough.map((corners) => {
    const at = (n: number) => corners[(n + corners.length) % corners.length] as Point;
    const curves = corners.map((corner, n) => {
      const leave = slope(at(n - 1), corner, at(n + 1));
      const arrive = slope(corner, at(n + 1), at(n + 2));
      const one: Point = [corner[0] + leave[0], corner[1] + leave[1]];
      const two: Point = [at(n + 1)[0] - arrive[0], at(n + 1)[1] - arrive[1]];
      return `C${put(one)} ${put(two)} ${put(at(n + 1))}`;
    });
    return `M${put(at(0))}${curves.join("")}z`;
  });
}

/** The middle line of a road. */
export function road(a: Point, b: Point): string {
  return `M${put(a)}Q${put(beside(a, b, BEND, 12))} ${put(b)}`;
}

/** A road as one stroke of the brush: thin where it begins, full in the middle. */
export function stroke(a: Point, b: Point, width: number): string {
  const middle = beside(a, b, BEND, 12);
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [nx, ny] = [-(b[1] - a[1]) / long, (b[0] - a[0]) / long];
  const off = ([x, y]: Point, by: number): Point => [x + nx * by, y + ny * by];
  const thin = width * 0.55;
  return (
    `M${put(off(a, thin))}Q${put(off(middle, width * 1.3))} ${put(off(b, thin))}` +
    `L${put(off(b, -thin))}Q${put(off(middle, -width * 0.9))} ${put(off(a, -thin))}z`
  );
}

export const TRACK = 50; // points once round the wall
const CORNER = 22; // the wall goes up the west and turns east here
const WEST = 58;
const NORTH = 56;
const FOOT = 776;
const EAST = 938;

/** Where a number of points stands on the wall. */
export function onWall(points: number): Point {
  const at = ((points % TRACK) + TRACK) % TRACK;
  if (at <= CORNER) return [WEST, FOOT - ((FOOT - NORTH) * at) / CORNER];
  return [WEST + ((EAST - WEST) * (at - CORNER)) / (TRACK - 1 - CORNER), NORTH];
}

export const WALL = `M${WEST} ${FOOT + 40}V${NORTH}H${EAST + 14}`;

/** A part of a ring. */
export function arc([x, y]: Point, radius: number, from: number, to: number): string {
  const at = (turn: number) => {
    const angle = (turn - 0.25) * 2 * Math.PI;
    return put([x + radius * Math.cos(angle), y + radius * Math.sin(angle)]);
  };
  return `M${at(from)}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}`;
}

/** The direction, as a part of a turn, in which most room is left around a point. */
export function clearest(from: Point, radius: number, others: Point[]): number {
  const rooms = Array.from({ length: 16 }, (_, n) => {
    const angle = (n / 16 - 0.25) * 2 * Math.PI;
    const [x, y] = [from[0] + radius * Math.cos(angle), from[1] + radius * Math.sin(angle)];
    return Math.min(...others.map((other) => Math.hypot(other[0] - x, other[1] - y)));
  });
  return rooms.indexOf(Math.max(...rooms)) / 16;
}

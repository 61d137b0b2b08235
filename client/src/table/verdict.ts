/** What decided a game: the course of the points, and where they came from. */

import type { Ending } from "../wire";
import { origins } from "./finale";

/** Whoever wins or loses together. */
export interface Side {
  seats: number[];
  place: number;
  points: number;
}

/** The sides, best first; without teams everybody is one. */
export function sidesOf({ scores, places }: Ending, teams: number[][] = []): Side[] {
  const grouped = teams.length ? teams : scores.map((_, seat) => [seat]);
  const sides = grouped.map((seats) => ({
    seats,
    place: places[seats[0] ?? 0] ?? 0,
    points: scores[seats[0] ?? 0] ?? 0,
  }));
  sides.sort((a, b) => a.place - b.place || (a.seats[0] ?? 0) - (b.seats[0] ?? 0));
  // Two who share the first place as partners leave the second free.
  return sides.map((side) => ({
    ...side,
    place: 1 + sides.filter((other) => other.place < side.place).length,
  }));
}

export function winnersOf(sides: Side[]): Side[] {
  return sides.filter((side) => side.place === sides[0]?.place);
}

/** By number of acts, the points of every side. */
export function courseOf(scores: number[][], sides: Side[]): number[][] {
  return scores.map((row) => sides.map(({ seats }) => row[seats[0] ?? 0] ?? 0));
}

/** The side that is alone in front, or -1. */
function leader(row: number[]): number {
  const most = Math.max(...row);
  const first = row.indexOf(most);
  return row.lastIndexOf(most) === first ? first : -1;
}

export interface Lead {
  kind: "lead";
  n: number; // acts
  side: number;
  /** Who was in front before. */
  from: number;
}

export interface Leap {
  kind: "leap";
  n: number;
  side: number;
  points: number;
}

/** Every time that another side comes to stand alone in front. */
export function leads(course: number[][]): Lead[] {
  const found: Lead[] = [];
  let from = -1;
  course.forEach((row, n) => {
    const side = leader(row);
    if (side < 0 || side === from) return;
    if (from >= 0) found.push({ kind: "lead", n, side, from });
    from = side;
  });
  return found;
}

const MARKED = 4; // changes of the lead that a chart can bear

/** The changes of the lead that lasted longest, the last one among them, and the largest gain. */
export function turningPoints(course: number[][]): (Lead | Leap)[] {
  const changes = leads(course);
  const last = changes.at(-1);
  const reign = (n: number) => (changes[n + 1]?.n ?? course.length) - (changes[n]?.n ?? 0);
  const longest = changes
    .map((lead, n) => ({ lead, lasted: lead === last ? Infinity : reign(n) }))
    .sort((a, b) => b.lasted - a.lasted)
    .slice(0, MARKED)
    .map(({ lead }) => lead);
  let leap: Leap | null = null;
  course.slice(1).forEach((row, before) => {
    row.forEach((now, side) => {
      const points = now - (course[before]?.[side] ?? 0);
      if (points > (leap?.points ?? 1)) leap = { kind: "leap", n: before + 1, side, points };
    });
  });
  const leaps = leap ? [leap as Leap] : [];
  const apart = leaps.filter(({ n }) => !longest.some((lead) => lead.n === n));
  return [...longest, ...apart].sort((a, b) => a.n - b.n);
}

/** How the winners came to be in front. */
export type Course =
  | { kind: "shared" | "broken" | "always" }
  | { kind: "last"; rival: number; ahead: number }
  | { kind: "turned"; n: number };

/** `course` belongs to `sides`, of which the first has won. */
export function courseTold(course: number[][], sides: Side[]): Course | null {
  if (winnersOf(sides).length > 1) return { kind: "shared" };
  if (sides[1] && sides[1].points === sides[0]?.points) return { kind: "broken" };
  if (course.length < 2) return null;
  const behind = course.map((row) => Math.max(...row.slice(1)) - (row[0] ?? 0));
  if (behind.every((points) => points <= 0)) return { kind: "always" };
  const n = behind.findLastIndex((points) => points >= 0) + 1;
  if (n < course.length - 1) return { kind: "turned", n };
  const before = course.at(-2) ?? [];
  return { kind: "last", rival: leader(before), ahead: Math.max(0, behind.at(-2) ?? 0) };
}

export interface Gap {
  origin: string;
  ours: number;
  theirs: number;
}

/** Where the winners gained most on the second; what is `joint` partners only add up. */
export function widestGap(ending: Ending, sides: Side[], joint: string[] = []): Gap | null {
  const [first, second] = sides;
  if (!first || !second || first.place === second.place) return null;
  const sum = ({ seats }: Side, origin: string) =>
    seats.reduce((all, seat) => all + (ending.tallies[seat]?.[origin] ?? 0), 0);
  const gaps = origins(ending)
    .filter((origin) => !joint.includes(origin))
    .map((origin) => ({ origin, ours: sum(first, origin), theirs: sum(second, origin) }));
  const widest = gaps.sort((a, b) => b.ours - b.theirs - (a.ours - a.theirs))[0];
  return widest && widest.ours > widest.theirs ? widest : null;
}

/** +4, −10. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

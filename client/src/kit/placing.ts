/** Where a small box stands best beside a thing: inside the window, near it, and covering nothing. */

export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  left: number;
  top: number;
}
export type Side = "above" | "below" | "left" | "right" | "top" | "bottom";

const GAP = 12;
const EDGE = 6;
// So many pixels farther away, rather than cover all of the target, or of a thing to avoid.
const TARGET = 4000;
const AVOIDED = 1000;

/** The best of the sides, in this order where they are equally good; top and bottom are docks. */
export function place(
  size: Size,
  target: Box,
  view: Size,
  avoid: Box[] = [],
  sides: Side[] = ["below", "above", "right", "left", "top", "bottom"],
): { left: number; top: number; side: Side } {
  const inside = (at: number, length: number, room: number) =>
    Math.max(EDGE, Math.min(at, room - length - EDGE));
  const [right, bottom] = [target.left + target.width, target.top + target.height];
  // In the middle of the target, or flush with either of its edges.
  const across = [(target.left + right - size.width) / 2, target.left, right - size.width];
  const along = [(target.top + bottom - size.height) / 2, target.top, bottom - size.height];
  // Beside the target, or beyond what stands there.
  const below = [bottom, ...avoid.map(({ top, height }) => top + height)].filter(
    (y) => y >= bottom,
  );
  const above = [target.top, ...avoid.map(({ top }) => top)].filter((y) => y <= target.top);
  const dock = (view.width - size.width) / 2;
  const pairs = (lefts: number[], tops: number[]) =>
    tops.flatMap((top) => lefts.map((left) => ({ left, top })));
  const spots: Record<Side, { left: number; top: number }[]> = {
    below: pairs(
      across,
      below.map((y) => y + GAP),
    ),
    above: pairs(
      across,
      above.map((y) => y - size.height - GAP),
    ),
    right: pairs([right + GAP], along),
    left: pairs([target.left - size.width - GAP], along),
    top: pairs([dock], [EDGE]),
    bottom: pairs([dock], [view.height - size.height - EDGE]),
  };
  const found = sides
    .flatMap((side) => spots[side].map((spot) => ({ side, ...spot })))
    .map(({ side, left, top }) => {
      const box = {
        ...size,
        left: inside(left, size.width, view.width),
        top: inside(top, size.height, view.height),
      };
      const covered = avoid.reduce((sum, other) => sum + covers(box, other), 0);
      const away = Math.abs(distance(box, target) - GAP);
      const cost = TARGET * covers(box, target) + AVOIDED * covered + away;
      return { ...box, side, cost };
    });
  const best = found.reduce((one, other) => (other.cost < one.cost ? other : one));
  return { left: best.left, top: best.top, side: best.side };
}

/** How far apart two boxes stand. */
export function distance(one: Box, other: Box): number {
  const gap = (a: number, long: number, b: number, wide: number) =>
    Math.max(0, b - a - long, a - b - wide);
  return Math.hypot(
    gap(one.left, one.width, other.left, other.width),
    gap(one.top, one.height, other.top, other.height),
  );
}

/** The part of the other box that the first one lies over. */
function covers(one: Box, other: Box): number {
  return shared(one, other) / Math.max(1, other.width * other.height);
}

/** The area that two boxes share. */
export function shared(one: Box, other: Box): number {
  const span = (a: number, long: number, b: number, wide: number) =>
    Math.max(0, Math.min(a + long, b + wide) - Math.max(a, b));
  return (
    span(one.left, one.width, other.left, other.width) *
    span(one.top, one.height, other.top, other.height)
  );
}

/** The smallest box around others. */
export function around(boxes: Box[], margin = 0): Box | null {
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.left)) - margin;
  const top = Math.min(...boxes.map((box) => box.top)) - margin;
  const right = Math.max(...boxes.map((box) => box.left + box.width)) + margin;
  const bottom = Math.max(...boxes.map((box) => box.top + box.height)) + margin;
  return { left, top, width: right - left, height: bottom - top };
}

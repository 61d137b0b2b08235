/** Where a small box stands best beside a thing: inside the window, and covering nothing. */

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
  const middle = target.left + target.width / 2 - size.width / 2;
  const centre = target.top + target.height / 2 - size.height / 2;
  const spots: Record<Side, [number, number]> = {
    below: [middle, target.top + target.height + GAP],
    above: [middle, target.top - size.height - GAP],
    right: [target.left + target.width + GAP, centre],
    left: [target.left - size.width - GAP, centre],
    top: [(view.width - size.width) / 2, EDGE],
    bottom: [(view.width - size.width) / 2, view.height - size.height - EDGE],
  };
  const found = sides.map((side, rank) => {
    const [left, top] = spots[side];
    const box = {
      ...size,
      left: inside(left, size.width, view.width),
      top: inside(top, size.height, view.height),
    };
    const covered = avoid.reduce((sum, other) => sum + shared(box, other), 0);
    return { ...box, side, cost: 4 * shared(box, target) + 2 * covered + rank };
  });
  const best = found.reduce((one, other) => (other.cost < one.cost ? other : one));
  return { left: best.left, top: best.top, side: best.side };
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

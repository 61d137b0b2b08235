/** A thumb is broader than some offers: what it misses by a little was meant. */

import { isSeen } from "./focus";
import { LEGAL } from "./offering.svelte";

const HALF = 22; // pixels: half of what a thumb covers
const OTHERS = "button, a, input, label, summary, dialog, [data-act]";

/** How far a point lies outside of a target, if the target with a thumb's width around it holds it. */
function miss(target: Element, x: number, y: number): number {
  const { left, right, top, bottom, width, height } = target.getBoundingClientRect();
  const aside = Math.max(left - x, x - right, 0);
  const above = Math.max(top - y, y - bottom, 0);
  const near = aside <= Math.max(0, HALF - width / 2) && above <= Math.max(0, HALF - height / 2);
  return near ? Math.hypot(aside, above) : Infinity;
}

/** A tap beside all that can be clicked goes to the nearest offer in reach. */
export function tapped(event: MouseEvent): void {
  const { target, clientX, clientY } = event;
  if (!(event instanceof PointerEvent) || event.pointerType !== "touch") return;
  if (!(target instanceof Element) || target.closest(OTHERS)) return;
  const near = [...document.querySelectorAll(LEGAL)]
    .map((offer) => ({ offer, far: miss(offer, clientX, clientY) }))
    .filter(({ offer, far }) => far < Infinity && isSeen(offer))
    .sort((one, other) => one.far - other.far)[0];
  near?.offer.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

/** Things that travel: a copy of what left its place flies to where it went. */

import type { Flight } from "../games";

const TIME = 550;
const MOST = 8;

const placed = (name: string) =>
  document.querySelectorAll<HTMLElement | SVGGraphicsElement>(`[data-place="${CSS.escape(name)}"]`);

/** A copy that looks alike outside the drawing that it may be a part of. */
function copyOf(thing: HTMLElement | SVGGraphicsElement): HTMLElement | SVGSVGElement {
  const copy = thing.cloneNode(true);
  if (copy instanceof HTMLElement) return copy;
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const { x, y, width, height } = (thing as SVGGraphicsElement).getBBox();
  drawing.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  (copy as SVGGraphicsElement).removeAttribute("transform");
  drawing.append(copy);
  return drawing;
}

/** Call before the board changes; the answers start the flights once it has changed. */
export function depart(flights: Flight[]): (() => void)[] {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) return [];
  if (flights.length > MOST) return [];
  const used = new Set<Element>();
  return flights.flatMap((flight) => {
    const from = [...placed(flight.from)].find((one) => !used.has(one));
    if (!from) return [];
    used.add(from);
    const copy = copyOf(from);
    const start = from.getBoundingClientRect();
    return [() => fly(copy, start, flight.to)];
  });
}

function fly(copy: HTMLElement | SVGSVGElement, start: DOMRect, to: string): void {
  const end = placed(to)[0]?.getBoundingClientRect();
  if (!end) return;
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>("*")])
    for (const hook of ["place", "act", "legal", "coach"]) delete part.dataset[hook];
  copy.setAttribute("aria-hidden", "true");
  copy.setAttribute("inert", "");
  // Inside the board, whose colours are defined there, and whose pixels are its own.
  const host = document.querySelector("[data-board] > *") ?? document.body;
  const zoom = host.currentCSSZoom ?? 1;
  Object.assign(copy.style, {
    position: "fixed",
    left: `${start.left / zoom}px`,
    top: `${start.top / zoom}px`,
    width: `${start.width / zoom}px`,
    height: `${start.height / zoom}px`,
    margin: "0",
    zIndex: "10",
    pointerEvents: "none",
  });
  host.append(copy);
  const x = (end.left + end.width / 2 - start.left - start.width / 2) / zoom;
  const y = (end.top + end.height / 2 - start.top - start.height / 2) / zoom;
  const scale = Math.min(1, end.width / start.width, end.height / start.height);
  const flight = copy.animate(
    [
      { transform: "none", opacity: 1 },
      {
        transform: `translate(${x}px, ${y}px) scale(${Math.max(0.25, scale)})`,
        opacity: 0.7,
      },
    ],
    { duration: TIME, easing: "cubic-bezier(.4, 0, .2, 1)" },
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
}

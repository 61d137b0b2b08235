/** Things that travel: a copy of what left its place flies to where it went. */

import type { Flight } from "../games";

const TIME = 550;
const MOST = 8;

function place(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-place="${CSS.escape(name)}"]`);
}

/** Call before the board changes; the answers start the flights once it has changed. */
export function depart(flights: Flight[]): (() => void)[] {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) return [];
  if (flights.length > MOST) return [];
  const used = new Set<Element>();
  return flights.flatMap((flight) => {
    const all = document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(flight.from)}"]`);
    const from = [...all].find((one) => !used.has(one));
    if (!from) return [];
    used.add(from);
    const copy = from.cloneNode(true) as HTMLElement;
    const start = from.getBoundingClientRect();
    return [() => fly(copy, start, flight.to)];
  });
}

function fly(copy: HTMLElement, start: DOMRect, to: string): void {
  const end = place(to)?.getBoundingClientRect();
  if (!end) return;
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>("*")])
    for (const hook of ["place", "act", "legal"]) delete part.dataset[hook];
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    left: `${start.left}px`,
    top: `${start.top}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
    margin: "0",
    zIndex: "10",
    pointerEvents: "none",
  });
  document.body.append(copy);
  const x = end.left + end.width / 2 - start.left - start.width / 2;
  const y = end.top + end.height / 2 - start.top - start.height / 2;
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

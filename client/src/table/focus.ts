/** What I may do comes into sight, and the keyboard finds it. */

import { LEGAL } from "./offering.svelte";

const PROMPT = "[data-prompt]";
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const find = (what: string) => document.querySelector<HTMLElement>(what);

const PARTS = [0.5, 0.2, 0.8];

/** Somebody looks at it: all of it lies in the window, and something of it under nothing else. */
export function isSeen(thing: Element): boolean {
  const { left, top, bottom, width, height } = thing.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) return false;
  return PARTS.some((x) =>
    PARTS.some((y) => {
      const above = document.elementFromPoint(left + width * x, top + height * y);
      return above !== null && thing.contains(above);
    }),
  );
}

/** What I may do must not lie below the window. */
export function bringIntoSight(): void {
  const offers = [...document.querySelectorAll(LEGAL)];
  if (offers.some(isSeen)) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  offers[0]?.scrollIntoView({ block: "center", behavior: calm ? "auto" : "smooth" });
}

export class OfferFocus {
  byKeyboard = false;
  /** I have acted since the last news. */
  acted = false;
  #offers = "";
  #act = ""; // that has the focus, or had it when it was drawn anew

  note({ target }: Event): void {
    this.#act = (target as HTMLElement).dataset["act"] ?? "";
  }

  /**
   * The same offers leave the focus where it is, unless they come after my act and those of others.
   * New ones are a new question, and the focus goes there: a key that was pressed for what was
   * offered before must not choose among them.
   */
  follow(offers: string[], others: boolean): void {
    const same = offers.join() === this.#offers && !(this.acted && others);
    this.#offers = offers.join();
    this.acted = false;
    if (!offers.length) return;
    if (!this.byKeyboard) return;
    const active = document.activeElement;
    const lost = active === null || active === document.body;
    if (!lost && !active.matches(`[data-act], ${PROMPT}`)) return;
    if (!same) find(PROMPT)?.focus({ preventScroll: true });
    else if (lost && this.#act) find(`[data-act="${CSS.escape(this.#act)}"]`)?.focus();
  }

  /** Arrow keys lead from the question to the offers, and through everything on the board. */
  move(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const target = event.target as HTMLElement;
    if (!step) return;
    if (target.matches(PROMPT)) find(LEGAL)?.focus();
    else if (target.dataset["act"] !== undefined) {
      const all = [...document.querySelectorAll<HTMLElement>("[data-act]")];
      all[(all.indexOf(target) + step + all.length) % all.length]?.focus();
    } else return;
    event.preventDefault();
  }
}

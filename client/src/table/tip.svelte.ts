/** What is being looked at, under the pointer, the focus or the finger, and what is said of it. */

import type { Attachment } from "svelte/attachments";
import type { Look } from "./play";

/** An offer with its preview, or a thing of the board with a sentence about it. */
export type Peek = { element: Element } & (
  { act: string; look: Look | undefined } | { text: string }
);

const STIR = 4; // pixels

class Tip {
  peek = $state.raw<Peek | null>(null);
  #clicked: { x: number; y: number } | null = null;

  constructor() {
    addEventListener("pointerdown", (event) => this.rest(event), true);
  }

  /** After a click the mouse must move before something else is looked at, on the next page too. */
  rest({ clientX, clientY }: MouseEvent): void {
    this.peek = null;
    this.#clicked = { x: clientX, y: clientY };
  }

  /** The mouse comes to a thing, rather than a thing under the mouse that rests. */
  isSought({ pointerType, clientX, clientY }: PointerEvent): boolean {
    const from = this.#clicked;
    const moved = !from || Math.hypot(clientX - from.x, clientY - from.y) > STIR;
    if (moved) this.#clicked = null;
    return pointerType === "mouse" && moved;
  }

  show(peek: Peek): void {
    this.peek = peek;
  }

  /** Nothing is looked at, or this element no longer. */
  hide(element?: EventTarget | null): void {
    if (!element || this.peek?.element === element) this.peek = null;
  }
}

export const tip = new Tip();

/**
 * `<li {@attach about(words.say("power-palace"))}>`: the pointer or a finger on the element shows the
 * sentence. Who sees nothing must find it in the page as well.
 */
export function about(text: string): Attachment<Element> {
  return (element) => {
    const show = () => tip.show({ element, text });
    const enter = (event: Event) => {
      if (tip.isSought(event as PointerEvent)) show();
    };
    const touch = (event: Event) => {
      if ((event as PointerEvent).pointerType !== "mouse") show();
    };
    const leave = (event: Event) => {
      if ((event as PointerEvent).pointerType === "mouse") tip.hide(element);
    };
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("pointerdown", touch);
    return () => {
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("pointerdown", touch);
      tip.hide(element);
    };
  };
}

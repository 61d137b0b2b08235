/** What an offer does, whatever its shape: Offer is a button, OfferShape a part of a drawing. */

import { t } from "../text/language.svelte";
import { usePlay, type Look } from "./play";
import { tip } from "./tip.svelte";

export interface Offered {
  act: string;
  /** What is written on it, where the words of the act do not repeat that. */
  name?: string | undefined;
  /** How the board shows what the act would bring; else the message `preview-<verb>` does. */
  preview?: Look | undefined;
}

/** What I may click on the page. */
export const LEGAL = '[data-legal="true"]';

/** A finger that rests so long on an offer looks at its preview and does not act. */
const HOLD = 450;

const TENTH = 10; // hundredths of a point

/** What an offer is worth by the end beside the best one, in words; nothing if that is not known. */
export function lastingTold(behind: number | undefined): string {
  if (behind === undefined) return "";
  const points = Math.round(behind / TENTH) / TENTH;
  return points ? t("lasting-less", { points }) : t("lasting-best");
}

export class Offering {
  readonly play = usePlay();
  readonly #given: () => Offered;
  #pressed = 0; // when a finger came down, or 0

  constructor(given: () => Offered) {
    this.#given = given;
  }

  get act(): string {
    return this.#given().act;
  }

  get legal(): boolean {
    return this.play.offers.includes(this.act);
  }

  get advised(): boolean {
    return this.play.advised === this.act;
  }

  get words(): string {
    return this.play.words.act(this.act);
  }

  get label(): string {
    const { name } = this.#given();
    const said = name ? `${name}: ${this.words}` : this.words;
    if (!this.legal) return t("offer-not-now", { act: said });
    return [said, this.#brings, lastingTold(this.play.lasting?.behind(this.act))]
      .filter(Boolean)
      .map((part, n, all) => (all.length > 1 && n < 1 ? `${part}.` : part))
      .join(" ");
  }

  readonly handlers = {
    onclick: (event: MouseEvent) => this.#choose(event),
    onkeydown: (event: KeyboardEvent) => this.#press(event),
    onpointerenter: (event: PointerEvent) => {
      if (tip.isSought(event)) this.#peek(event);
    },
    onpointerdown: (event: PointerEvent) => {
      this.#pressed = event.pointerType === "mouse" ? 0 : event.timeStamp;
      if (this.#pressed) this.#peek(event);
    },
    onpointerleave: (event: PointerEvent) => {
      if (!this.#isHeld(event)) tip.hide(event.currentTarget);
    },
    onpointercancel: () => tip.hide(),
    oncontextmenu: (event: Event) => {
      if (this.#pressed && this.#tells) event.preventDefault();
    },
    onfocus: (event: FocusEvent) => {
      if ((event.currentTarget as Element).matches(":focus-visible")) this.#peek(event);
    },
    onblur: (event: FocusEvent) => tip.hide(event.currentTarget),
  };

  #choose(event: MouseEvent): void {
    const looked = event.detail > 0 && this.#isHeld(event);
    this.#pressed = 0;
    if (looked) return;
    tip.rest(event);
    if (this.legal) this.play.act(this.act);
    else this.play.why(this.act);
  }

  /** A key that is held down chooses once. */
  #press(event: KeyboardEvent): void {
    const button = event.currentTarget as Element;
    if (event.key !== "Enter" && event.key !== " ") return;
    if (event.repeat) event.preventDefault();
    else if (!(button instanceof HTMLButtonElement)) {
      event.preventDefault();
      button.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }
  }

  #isHeld(event: Event): boolean {
    return this.#pressed > 0 && this.#tells && event.timeStamp - this.#pressed > HOLD;
  }

  #peek(event: Event): void {
    const look = this.#given().preview;
    if (!this.#tells) return;
    tip.show({ element: event.currentTarget as Element, act: this.act, look });
  }

  /** There is something to say of it before it is chosen. */
  get #tells(): boolean {
    const shown = this.#preview && (this.#given().preview ?? this.#brings);
    return !!shown || (this.legal && this.play.lasting !== undefined);
  }

  get #preview(): object | undefined {
    return this.play.previews[this.act];
  }

  get #brings(): string {
    return this.#preview ? this.play.words.preview(this.act, { ...this.#preview }) : "";
  }
}

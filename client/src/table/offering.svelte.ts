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
    const brings = this.#brings;
    return brings ? `${said}. ${brings}` : said;
  }

  readonly handlers = {
    onclick: (event: MouseEvent) => this.#choose(event),
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType === "mouse") this.#peek(event);
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
      if (this.#pressed && this.#preview) event.preventDefault();
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
    tip.hide();
    if (this.legal) this.play.act(this.act);
    else this.play.why(this.act);
  }

  #isHeld(event: Event): boolean {
    return this.#pressed > 0 && !!this.#preview && event.timeStamp - this.#pressed > HOLD;
  }

  #peek(event: Event): void {
    const look = this.#given().preview;
    if (!this.#preview || !(look ?? this.#brings)) return;
    tip.show({ element: event.currentTarget as Element, act: this.act, look });
  }

  get #preview(): object | undefined {
    return this.play.previews[this.act];
  }

  get #brings(): string {
    return this.#preview ? this.play.words.preview(this.act, { ...this.#preview }) : "";
  }
}

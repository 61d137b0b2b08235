/** The review of a finished game: asked for, followed while it is made, and then here. */

import { api } from "../app/api";
import { troubleOf } from "../app/trouble";
import type { ReviewInfo, Trouble, TurningPoint, Verdict } from "../wire";

const PAUSE = 1000; // between two looks at how far it is

export class Reviewing {
  info = $state.raw<ReviewInfo | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(
    readonly table: string,
    readonly invitation: string,
  ) {}

  /** Is there one? */
  look(): void {
    void this.#take(api.review(this.table, this.invitation));
  }

  ask(): void {
    void this.#take(api.askReview(this.table, this.invitation));
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }

  /** Decisions that gave something away, as they came. */
  get marked(): Verdict[] {
    return this.info?.sheet?.verdicts.filter((verdict) => verdict.mark !== "good") ?? [];
  }

  /** What is to be said of the decision that follows so many acts. */
  at(n: number): Verdict | null {
    return this.info?.sheet?.verdicts.find((verdict) => verdict.n === n) ?? null;
  }

  #lookLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.look(), PAUSE);
  }

  async #take(asked: Promise<ReviewInfo>): Promise<void> {
    try {
      const info = await asked;
      if (this.#left) return;
      this.info = info;
      this.trouble = null;
      if (info.state === "waiting" || info.state === "working") this.#lookLater();
    } catch (error) {
      if (!this.#left) this.trouble = troubleOf(error);
    }
  }
}

export const SIGNS = { good: "", inaccuracy: "?!", mistake: "?", blunder: "??" };

export const percent = (hundredths: number) => `${Math.round(hundredths / 100)}\u00a0%`;

export function signed(hundredths: number): string {
  const size = Math.round(Math.abs(hundredths) / 100);
  return `${size === 0 ? "" : hundredths < 0 ? "−" : "+"}${size}\u00a0%`;
}

/** The seats whose chances an act changed most. */
export function mostChanged(turn: TurningPoint): number[] {
  const seats = turn.gains.map((_, seat) => seat);
  const size = (seat: number) => Math.abs(turn.gains[seat] ?? 0);
  return seats.sort((a, b) => size(b) - size(a)).slice(0, 2);
}

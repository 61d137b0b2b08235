/** The guided first game at one table; this browser remembers how far it went, or that nobody wants it. */

import { SvelteSet } from "svelte/reactivity";
import { remember, remembered } from "../app/memory";
import { findGuide, hasGuide } from "../games";
import { language } from "../text/language.svelte";
import { current, happened, outdated, type Situation, type Step } from "./guide";
import type { OpenTable } from "./table.svelte";

interface Memory {
  table: string;
  from: number; // acts that had been played when it began
  seen: number[];
}

const HINT = '[data-coach="hint"]';

const name = (game: string) => `guide.${game}`;

/** The next visit of this table shows the guide. */
export function prepareTour(game: string, table: string): void {
  remember(name(game), JSON.stringify({ table, from: 0, seen: [] } satisfies Memory));
}

function recall(game: string): Memory | "over" | null {
  const text = remembered(name(game));
  if (!text?.startsWith("{")) return text === null ? null : "over";
  return JSON.parse(text) as Memory;
}

export class Tour {
  running = $state(false);
  #steps = $state.raw<Step[]>([]);
  #asked = $state(false); // the invitation has been answered, or a game was played without it
  #from = 0;
  #seen = new SvelteSet<number>();

  constructor(
    readonly table: OpenTable,
    readonly game: string,
  ) {
    const memory = recall(game);
    this.#asked = memory !== null;
    if (memory === null || memory === "over" || memory.table !== table.id) return;
    this.#from = memory.from;
    memory.seen.forEach((n) => this.#seen.add(n));
    this.running = true;
    void this.#read();
  }

  get possible(): boolean {
    return hasGuide(this.game) && this.table.game?.seat !== null && !this.table.game?.ending;
  }

  /** Somebody who may be new here is asked. */
  get invites(): boolean {
    return this.possible && !this.running && !this.#asked;
  }

  /** What to say now, if anything. */
  get step(): Step | null {
    const now = this.#now;
    return (now && this.#steps[current(this.#steps, this.#seen, now)]) ?? null;
  }

  get #now(): Situation | null {
    const game = this.table.game;
    if (!this.running || !game || game.ending) return null;
    const deeds = this.table.deeds.filter((deed) => deed.n > this.#from);
    return {
      phase: String(game.view["phase"] ?? ""),
      offers: game.offers,
      happened: happened(language.game(this.game)?.happenings(deeds) ?? [], game.seat),
      view: game.view,
    };
  }

  begin(): void {
    this.#from = this.table.game?.acts ?? 0;
    this.#seen.clear();
    this.#asked = this.running = true;
    void this.#read();
    this.#keep();
  }

  next(): void {
    const step = this.step;
    if (step) this.#pass([this.#steps.indexOf(step)]);
  }

  /** I am about to act. */
  acts(act: string): void {
    const now = this.#now;
    if (now) this.#pass(outdated(this.#steps, act, now));
    else this.#asked = true;
  }

  /** Never again, unless it is asked for. */
  end(): void {
    this.running = false;
    this.#asked = true;
    remember(name(this.game), "over");
  }

  async #read(): Promise<void> {
    const steps = (await findGuide(this.game))?.steps ?? [];
    const helped = this.table.info?.help ?? true; // as the table was opened
    this.#steps = steps.filter((step) => helped || step.at !== HINT);
  }

  #pass(steps: number[]): void {
    if (!steps.length) return;
    steps.forEach((n) => this.#seen.add(n));
    if (this.#seen.size === this.#steps.length) this.end();
    else this.#keep();
  }

  #keep(): void {
    const memory: Memory = { table: this.table.id, from: this.#from, seen: [...this.#seen] };
    remember(name(this.game), JSON.stringify(memory));
  }
}

/** One open table: what the server told last, and what can be said to it. */

import { troubleOf } from "../app/trouble";
import type { Happening } from "../text/words";
import type {
  Advice,
  Answer,
  ChatLine,
  Deed,
  Gain,
  Previews,
  State,
  TableInfo,
  Trouble,
} from "../wire";
import { connection } from "./connection.svelte";
import { fresh, merged } from "./deeds";

/** What the page answers to a click: a refusal with its rule, or something that went wrong. */
export type Objection =
  | { kind: "reason"; act: string; code: string; rule: string; details: Record<string, unknown> }
  | { kind: "trouble"; trouble: Trouble };

export class OpenTable {
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<State | null>(null);
  deeds = $state.raw<Deed[]>([]);
  news = $state.raw<Deed[]>([]); // what the last state added
  chat = $state.raw<ChatLine[]>([]);
  objection = $state.raw<Objection | null>(null);
  advice = $state.raw<Advice[]>([]);
  because = $state.raw<Gain[]>([]); // what speaks for the first advice
  previews = $state.raw<Previews["previews"]>({}); // by offer
  closed = $state.raw<Trouble | null>(null); // why this table is not told to me
  busy = $state(false);
  hinting = $state(false);
  #stop: () => void;

  constructor(
    readonly id: string,
    readonly invitation: string,
  ) {
    this.#stop = connection.listen({
      hear: (message) => this.#hear(message),
      resume: () => void this.#watch(),
    });
  }

  leave(): void {
    this.#stop();
    void connection.ask({ do: "unwatch", table: this.id });
  }

  get happenings(): Happening[] {
    return this.deeds.flatMap((deed) => deed.events as Happening[]);
  }

  async act(act: string): Promise<void> {
    if (!this.game || this.busy) return;
    this.objection = null;
    this.busy = true;
    const version = this.game.version;
    this.#judge(await connection.ask({ do: "act", table: this.id, version, act }));
    this.busy = false;
  }

  async undo(): Promise<void> {
    if (!this.game) return;
    this.objection = null;
    const version = this.game.version;
    this.#judge(await connection.ask({ do: "undo", table: this.id, version }));
  }

  async consent(agree: boolean): Promise<void> {
    if (!this.info) return;
    const version = this.info.version; // the one with the question
    this.#judge(await connection.ask({ do: "consent", table: this.id, version, agree }));
  }

  /** Ask why an act is not legal now. */
  async why(act: string): Promise<void> {
    const answer = await connection.ask({ do: "why", table: this.id, act });
    if (answer.say === "why" && answer.code) {
      const { code, rule, details } = answer;
      this.objection = { kind: "reason", act, code, rule, details };
    } else this.#judge(answer);
  }

  async hint(): Promise<void> {
    if (!this.game || this.hinting) return;
    this.hinting = true;
    const { offers, version } = this.game;
    const answer = await connection.ask({ do: "hint", table: this.id, version });
    this.hinting = false;
    // Others may have laid something sealed meanwhile: a hint is good as long as the offers are.
    if (answer.say !== "hint") this.#judge(answer);
    else if (same(offers, this.game.offers))
      ({ advice: this.advice, because: this.because } = answer);
  }

  async say(text: string): Promise<boolean> {
    const answer = await connection.ask({ do: "chat", table: this.id, text });
    this.#judge(answer);
    return answer.say === "done";
  }

  fail(error: unknown): void {
    this.objection = { kind: "trouble", trouble: troubleOf(error) };
  }

  async #watch(since = this.game?.version ?? 0): Promise<void> {
    const { id: table, invitation } = this;
    const answer = await connection.ask({ do: "watch", table, since, invitation });
    if (answer.say === "failed") this.closed = answer;
    else this.closed = null;
  }

  #judge(answer: Answer): void {
    if (answer.say === "refused") {
      const { act, code, rule, details } = answer;
      this.objection = { kind: "reason", act, code, rule, details };
    } else if (answer.say === "failed") this.objection = { kind: "trouble", trouble: answer };
  }

  #hear(message: Answer): void {
    if (message.say === "table" && message.table.id === this.id) this.info = message.table;
    else if (message.say === "state" && message.table === this.id) this.#take(message);
    else if (message.say === "chat" && message.table === this.id) this.#listen(message.lines);
    else if (message.say === "lost" && message.table === this.id) this.closed = message;
  }

  #take(state: State): void {
    if (this.game && state.version < this.game.version) return;
    if (!same(state.offers, this.game?.offers ?? [])) {
      this.advice = [];
      this.objection = null;
      this.previews = {};
    }
    this.news = this.game ? fresh(this.deeds, state.deeds) : [];
    this.deeds = merged(this.deeds, state.since, state.deeds);
    // Something was missed: hear it all again.
    if (state.since > 0 && this.deeds.length !== state.acts) void this.#watch(0);
    this.game = state;
    if (state.offers.length > 0) void this.#foresee();
  }

  async #foresee(): Promise<void> {
    const answer = await connection.ask({ do: "previews", table: this.id });
    if (answer.say === "previews" && answer.version === this.game?.version)
      this.previews = answer.previews;
  }

  #listen(lines: ChatLine[]): void {
    const seen = new Map([...this.chat, ...lines].map((line) => [line.n, line]));
    this.chat = [...seen.values()].sort((a, b) => a.n - b.n);
  }
}

function same(some: string[], others: string[]): boolean {
  return some.length === others.length && some.every((act, n) => act === others[n]);
}

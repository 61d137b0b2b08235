/** One open table: what the server told last, and what can be said to it. */

import { api } from "../app/api";
import { remember, remembered } from "../app/memory";
import { troubleOf } from "../app/trouble";
import type {
  Advice,
  Answer,
  ChatLine,
  Gain,
  Likely,
  Previews,
  State,
  TableInfo,
  Trouble,
  Worths,
} from "../wire";
import { lastOf, moments } from "./chronicle";
import { connection } from "./connection.svelte";
import { fresh, merged, unpacked, type Deed } from "./deeds";
import { pause, rest } from "./pace";
import type { Lasting } from "./play";

/** What the page answers to a click: a refusal with its rule, or something that went wrong. */
export type Objection =
  | { kind: "reason"; act: string; code: string; rule: string; details: Record<string, unknown> }
  | { kind: "trouble"; trouble: Trouble };

const AGAIN = 1000;
const passes = ({ code }: Trouble) => ["database-away", "server-error", "too-fast"].includes(code);

export class OpenTable {
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<State | null>(null);
  deeds = $state.raw<Deed[]>([]);
  news = $state.raw<Deed[]>([]); // what the last state added
  chat = $state.raw<ChatLine[]>([]);
  #read = $state(-1); // the last line of chat that I have seen
  objection = $state.raw<Objection | null>(null);
  advice = $state.raw<Advice[]>([]);
  line = $state.raw<Likely[]>([]); // what is likely to follow the first advice
  because = $state.raw<Gain[]>([]); // what speaks for the first advice
  #worths = $state.raw<Worths["worths"] | null>(null); // of all offers, to compare them
  #weighing = $state(false);
  previews = $state.raw<Previews["previews"]>({}); // by offer
  closed = $state.raw<Trouble | null>(null); // why this table is not told to me
  past = $state.raw<State | null>(null); // a moment that is shown again instead of the present
  coming = $state.raw<State[]>([]); // what happened and is not shown yet
  busy = $state(false);
  hinting = $state(false);
  #stop: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #later: ReturnType<typeof setTimeout> | undefined;
  #seen = 0; // when something that others did was shown last

  constructor(
    readonly id: string,
    readonly invitation: string,
  ) {
    this.#read = readLines().get(id) ?? -1;
    this.#stop = connection.listen({
      hear: (message) => this.#hear(message),
      resume: () => void this.#watch(),
    });
  }

  leave(): void {
    this.#stop();
    this.past = null;
    clearTimeout(this.#timer);
    clearTimeout(this.#later);
    void connection.ask({ do: "unwatch", table: this.id });
  }

  /** A click was meant for the offers that were shown; where these are no more, it does nothing. */
  async act(act: string): Promise<void> {
    const shown = this.game?.offers ?? [];
    this.skip();
    if (!this.game || this.busy || !same(shown, this.game.offers)) return;
    this.objection = null;
    this.busy = true;
    const version = this.game.version;
    this.#judge(await connection.ask({ do: "act", table: this.id, version, act }));
    this.busy = false;
  }

  /** Whether an offer cannot be taken back once it is played. */
  async binds(act: string): Promise<boolean> {
    const answer = await connection.ask({ do: "binding", table: this.id });
    return answer.say === "binding" && answer.acts.includes(act);
  }

  async undo(): Promise<void> {
    this.skip();
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
      ({ advice: this.advice, line: this.line, because: this.because } = answer);
  }

  readonly lasting: Lasting = ((table: OpenTable) => ({
    behind(act: string) {
      const worths = table.#worths ?? {};
      const worth = worths[act];
      return worth === undefined ? undefined : Math.max(...Object.values(worths)) - worth;
    },
    ask() {
      void table.#weigh();
    },
    get asking() {
      return table.#weighing;
    },
  }))(this);

  /** What a bot thinks of every offer; asked once for a decision, and good as long as the offers are. */
  async #weigh(): Promise<void> {
    if (!this.game || this.#worths || this.#weighing) return;
    const { offers, version } = this.game;
    this.#weighing = true;
    const answer = await connection.ask({ do: "weigh", table: this.id, version });
    this.#weighing = false;
    if (answer.say === "worths" && same(offers, this.game.offers)) this.#worths = answer.worths;
  }

  /** Show the present at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.past = null;
    const states = this.coming;
    this.coming = [];
    for (const state of states) this.#show(state);
  }

  /** Show on the board what happened since my last turn, at the usual speed. */
  async lookBack(): Promise<void> {
    this.skip();
    const now = this.game;
    if (!now) return;
    const start = lastOf(this.deeds, now.seat);
    const shown = [start, ...moments(this.deeds).filter((n) => n > start)];
    this.past = now;
    try {
      for (const [i, n] of shown.entries()) {
        const { view, to_act } = await api.moment(this.id, n, this.invitation);
        if (!this.past || this.game !== now) return;
        const before = shown[i - 1] ?? n;
        this.news = this.deeds.filter((deed) => deed.n > before && deed.n <= n);
        this.past = { ...now, view, to_act, offers: [], undo: null, ending: null };
        await rest();
        if (!this.past || this.game !== now) return;
      }
    } catch (error) {
      this.fail(error);
    } finally {
      if (this.game === now) {
        this.past = null;
        this.news = [];
      }
    }
  }

  async say(text: string): Promise<boolean> {
    const answer = await connection.ask({ do: "chat", table: this.id, text });
    this.#judge(answer);
    return answer.say === "done";
  }

  /** Lines of others that I have not seen. */
  get unread(): number {
    return this.chat.filter((line) => line.n > this.#read && line.seat !== this.info?.me).length;
  }

  readChat(): void {
    const last = this.chat.at(-1)?.n ?? -1;
    if (last <= this.#read) return;
    this.#read = last;
    keepRead(this.id, last);
  }

  fail(error: unknown): void {
    this.objection = { kind: "trouble", trouble: troubleOf(error) };
  }

  async #watch(since = this.game?.version ?? 0): Promise<void> {
    const { id: table, invitation } = this;
    const answer = await connection.ask({ do: "watch", table, since, invitation });
    if (answer.say === "failed") {
      if (passes(answer)) this.#watchLater(answer);
      else this.closed = answer;
      return;
    }
    this.closed = null;
    if (this.objection?.kind === "trouble" && passes(this.objection.trouble)) this.objection = null;
  }

  /** What is known stays on the page meanwhile. */
  #watchLater(trouble: Trouble): void {
    if (this.game) this.objection = { kind: "trouble", trouble };
    else this.closed = trouble;
    clearTimeout(this.#later);
    this.#later = setTimeout(() => void this.#watch(), AGAIN);
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

  /** What others did is shown one by one; what I did, and what I missed, at once. */
  #take(state: State): void {
    const last = this.coming.at(-1) ?? this.game;
    if (last && state.version < last.version) return;
    this.coming = [...this.coming, state];
    const mine = state.deeds.some(([seat]) => seat === state.seat);
    if (state.since === 0 || mine) this.skip();
    else this.#advance();
  }

  #advance(): void {
    if (this.#timer !== undefined) return;
    while (this.coming[0]) {
      const wait = this.#seen + pause() - performance.now();
      if (wait > 0) {
        this.#timer = setTimeout(() => {
          this.#timer = undefined;
          this.#advance();
        }, wait);
        return;
      }
      const [next, ...rest] = this.coming;
      this.coming = rest;
      this.#show(next);
    }
  }

  #show(state: State): void {
    this.past = null;
    const deciding = state.offers.length > 0 && same(state.offers, this.game?.offers ?? []);
    if (!same(state.offers, this.game?.offers ?? [])) {
      this.advice = [];
      this.objection = null;
      this.previews = {};
    }
    const told = unpacked(state.deeds, state.acts);
    if (!deciding || told.some(({ seat }) => seat === state.seat)) this.#worths = null;
    this.news = this.game ? fresh(this.deeds, told) : [];
    this.deeds = merged(this.deeds, state.since, told);
    // Something was missed: hear it all again.
    if (state.since > 0 && this.deeds.length !== state.acts) void this.#watch(0);
    this.game = state;
    const others = this.news.some(({ seat }) => seat !== null && seat !== state.seat);
    if (others && !deciding) this.#seen = performance.now();
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

const REMEMBERED = 40; // tables

/** By table, the last line of chat that was read in this browser. */
function readLines(): Map<string, number> {
  try {
    return new Map(JSON.parse(remembered("chat") ?? "[]") as [string, number][]);
  } catch {
    return new Map();
  }
}

function keepRead(table: string, line: number): void {
  const others = [...readLines()].filter(([id]) => id !== table);
  remember("chat", JSON.stringify([...others, [table, line]].slice(-REMEMBERED)));
}

function same(some: string[], others: string[]): boolean {
  return some.length === others.length && some.every((act, n) => act === others[n]);
}

/** Waiting for somebody to play with, on whatever page I am meanwhile. */

import { connection } from "../table/connection.svelte";
import type { MatchForm, TableInfo } from "../wire";
import { api } from "./api";
import { remember, remembered } from "./memory";
import { router } from "./router.svelte";

const PAUSE = 10_000; // until one who waits nearby is looked for again
const KEPT = "waiting"; // in this tab: who loads the page anew goes on waiting

class Waiting {
  /** The table that waits; null if none does. */
  table = $state.raw<TableInfo | null>(null);
  #form: MatchForm | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #listens = false;

  /** Whoever is to come has come: the game can begin, or has begun. */
  get ready(): boolean {
    return !!this.table && this.table.seats.every((seat) => seat.kind !== "open");
  }

  /** Find somebody: the table where I sit with them, or wait. */
  async find(form: MatchForm): Promise<TableInfo> {
    const table = await api.match(form);
    this.#begin(form, table);
    return table;
  }

  /** Go on as before the page was loaded anew. */
  async resume(): Promise<void> {
    const kept = remembered(KEPT, "sessionStorage");
    if (!kept || this.table) return;
    try {
      const { form, id } = JSON.parse(kept) as { form: MatchForm; id: string };
      const table = await api.table(id, "");
      const there = table.me !== null && (table.stage === "open" || table.stage === "running");
      if (there && !this.table) this.#begin(form, table);
      else if (!this.table) this.#end();
    } catch {
      this.#end(); // the table is gone
    }
  }

  async stop(): Promise<void> {
    const { table } = this;
    this.#end();
    if (table?.stage === "open") await api.leave(table.id);
  }

  /** To the game; if it waited for me, it begins. */
  async go(): Promise<void> {
    const { table } = this;
    if (!table) return;
    this.#end();
    if (table.stage === "open" && table.host === table.me) await api.start(table.id);
    router.go(`/table/${table.id}`);
  }

  #begin(form: MatchForm, table: TableInfo): void {
    this.#listen();
    this.#form = form;
    clearInterval(this.#timer);
    this.#timer = setInterval(() => void this.#again(), PAUSE);
    this.#take(table);
  }

  async #again(): Promise<void> {
    if (!this.#form || !this.table || this.ready) return;
    try {
      const mine = await api.table(this.table.id, "");
      if (!this.#form) return; // I wait no longer
      this.#take(mine.stage === "open" ? await api.match(this.#form) : mine);
    } catch {
      // The connection is away, or too much was asked: later.
    }
  }

  /** A table that has begun by itself is where I go, unless I play elsewhere meanwhile. */
  #take(table: TableInfo): void {
    const moved = this.table && this.table.id !== table.id && router.parts[1] === this.table.id;
    this.table = table;
    remember(KEPT, JSON.stringify({ form: this.#form, id: table.id }), "sessionStorage");
    if (moved && table.stage === "open") router.go(`/table/${table.id}`);
    if (table.stage === "running" && !this.#form?.meanwhile) void this.go();
    else if (table.stage === "closed") this.#end();
  }

  #end(): void {
    clearInterval(this.#timer);
    this.table = this.#form = null;
    remember(KEPT, "", "sessionStorage");
  }

  #listen(): void {
    if (this.#listens) return;
    this.#listens = true;
    connection.listen({
      hear: (message) => {
        if (message.say !== "listed" && message.say !== "lobby") return;
        const { mine } = message.say === "lobby" ? message.tables : message;
        const news = mine.find((table) => table.id === this.table?.id);
        if (news) this.#take(news);
        const left = message.say === "listed" ? message.left : [];
        if (this.table && left.includes(this.table.id)) this.#end();
      },
      resume: () => void connection.ask({ do: "lobby" }),
    });
  }
}

export const waiting = new Waiting();

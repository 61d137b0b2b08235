/** Games that others propose to me, and what became of mine; on whatever page I am. */

import { connection } from "../table/connection.svelte";
import type { ProposalInfo } from "../wire";
import { api } from "./api";
import { me } from "./guest.svelte";
import { remember, remembered } from "./memory";

const READ = "proposals.read";

class Proposals {
  all = $state.raw<ProposalInfo[]>([]);
  #read = $state.raw<string[]>((remembered(READ) ?? "").split(" "));

  /** What there is to tell: who asks me, and answers that I have not put away. */
  get news(): ProposalInfo[] {
    return this.all.filter(
      ({ mine, state, table }) =>
        state === "accepted" ||
        (mine && state === "declined" && !this.#read.includes(table.id)) ||
        (!mine && state === "waiting"),
    );
  }

  /** The first message of a connection says who I am; from then on I am told what is new. */
  listen(): void {
    connection.listen({
      hear: (message) => {
        if (message.say === "proposed" || (message.say === "welcome" && message.name !== null))
          void this.look();
      },
      resume: () => undefined,
    });
  }

  async look(): Promise<void> {
    const found = await api.proposals().catch(() => null);
    if (found) this.all = found.proposals;
  }

  async accept(one: ProposalInfo): Promise<void> {
    if (!(await me.present())) return;
    try {
      await api.accept(one.table.id);
    } finally {
      await this.look();
    }
  }

  async decline(one: ProposalInfo): Promise<void> {
    try {
      this.all = (await api.decline(one.table.id)).proposals;
    } catch (error) {
      await this.look();
      throw error;
    }
  }

  /** An answer need not be told again. */
  putAway(one: ProposalInfo): void {
    const known = new Set(this.all.map(({ table }) => table.id));
    this.#read = [...this.#read.filter((id) => known.has(id)), one.table.id];
    remember(READ, this.#read.join(" "));
  }
}

export const proposals = new Proposals();

/** Who sits before this page: a nickname, and a session that the browser keeps for the server. */

import { connection } from "../table/connection.svelte";
import { t } from "../text/language.svelte";
import { api } from "./api";

class Me {
  name = $state<string | null>(null);
  #known: Promise<void>; // the server has said who I am
  #tell: () => void = () => undefined;

  constructor() {
    this.#known = new Promise((resolve) => (this.#tell = resolve));
  }

  /** The first message of every connection names the guest. */
  listen(): void {
    connection.listen({
      hear: (message) => {
        if (message.say !== "welcome") return;
        this.name = message.name;
        this.#tell();
      },
      resume: () => undefined,
    });
  }

  async call(name: string): Promise<void> {
    const isNew = this.name === null;
    this.name = (await api.callMe(name)).name;
    if (isNew) connection.restart(); // the socket must know the new session
  }

  /** A guest who has not chosen a name gets one, to be changed at any time. */
  async introduce(): Promise<void> {
    await this.#known;
    if (this.name === null) await this.call(t("guest-name"));
  }
}

export const me = new Me();

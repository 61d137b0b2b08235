/** Who sits before this page: a nickname, and a session that the browser keeps for the server. */

import { connection } from "../table/connection.svelte";
import { t } from "../text/language.svelte";
import { api } from "./api";
import { remember, remembered } from "./memory";

class Me {
  name = $state<string | null>(null);
  met = $state(false); // the server has said who I am
  /** The page asks for a nickname now; `first` if somebody is about to sit down with it. */
  asking = $state<"first" | "again" | null>(null);
  readonly known: Promise<void>; // that it has
  #tell: () => void = () => undefined;
  #answered: (named: boolean) => void = () => undefined;

  constructor() {
    this.known = new Promise((resolve) => (this.#tell = resolve));
  }

  /** The first message of every connection names the guest. */
  listen(): void {
    connection.listen({
      hear: (message) => {
        if (message.say !== "welcome") return;
        this.name = message.name;
        this.met = true;
        this.#tell();
      },
      resume: () => undefined,
    });
  }

  /** Choose or change the nickname; tables where I sit hear of it from the server. */
  async call(name: string): Promise<void> {
    const isNew = this.name === null;
    this.name = (await api.callMe(name)).name;
    remember("named", "yes");
    if (isNew) connection.restart(); // the socket must know the new session
  }

  /** Whoever plays alone needs no name of their own choice. */
  async introduce(name = t("guest-name")): Promise<void> {
    await this.known;
    if (this.name !== null) return;
    this.name = (await api.callMe(name)).name;
    connection.restart();
  }

  /** Before sitting down with others: who has never chosen a name is asked. False: not now. */
  async present(): Promise<boolean> {
    await this.known;
    return this.#isNamed || this.#ask("first");
  }

  rename(): void {
    void this.#ask("again");
  }

  /** The question is answered, or put aside. */
  answer(named: boolean): void {
    this.asking = null;
    this.#answered(named);
  }

  get #isNamed(): boolean {
    return this.name !== null && remembered("named") !== null;
  }

  #ask(when: "first" | "again"): Promise<boolean> {
    this.asking = when;
    return new Promise((resolve) => (this.#answered = resolve));
  }
}

export const me = new Me();

/** By what I keep my name here: keys, and signing in with them. */

import { connection } from "../table/connection.svelte";
import type { AccountInfo, RecoveryCodes } from "../wire";
import { api } from "./api";
import { me } from "./guest.svelte";
import { remember } from "./memory";
import { makePasskey, usePasskey } from "./passkeys";

const NOBODY: AccountInfo = { name: null, passkeys: [], mails: [], codes: 0, mail: "off" };
const LOOKS = [2000, 8000, 30000]; // when to see whether a letter could be sent

class Account {
  info = $state.raw<AccountInfo>(NOBODY);
  known = $state(false); // the server has told it

  /** In how many ways I can sign in. */
  get keys(): number {
    const { passkeys, mails, codes } = this.info;
    return passkeys.length + mails.length + Number(codes > 0);
  }

  async look(): Promise<void> {
    this.info = await api.account();
    this.known = true;
  }

  async addPasskey(): Promise<void> {
    const made = await makePasskey(await api.offerPasskey());
    this.info = await api.addPasskey(made);
    connection.restart(); // the session is a new one
  }

  async newCodes(): Promise<RecoveryCodes> {
    const codes = await api.newCodes();
    connection.restart();
    await this.look();
    return codes;
  }

  async askMail(address: string): Promise<number> {
    const { minutes, mail } = await api.askMail(address);
    this.info = { ...this.info, mail };
    for (const pause of LOOKS) setTimeout(() => void this.look().catch(() => undefined), pause);
    return minutes;
  }

  async endKey(kind: "passkey" | "mail" | "codes", id = ""): Promise<void> {
    this.info = await api.endKey({ kind, id });
  }

  async enterByPasskey(): Promise<void> {
    const used = await usePasskey(await api.askPasskey());
    this.#entered((await api.enterByPasskey(used)).name);
  }

  async enterByCode(code: string): Promise<void> {
    this.#entered((await api.enterByCode(code)).name);
  }

  async enterByMail(token: string): Promise<void> {
    this.#entered((await api.enterByMail(token)).name);
  }

  /** I am somebody else from now on. */
  #entered(name: string): void {
    me.name = name;
    remember("named", "yes");
    connection.restart();
    void this.look().catch(() => undefined);
  }
}

export const account = new Account();

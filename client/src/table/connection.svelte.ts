/** The one WebSocket of the page. It comes back by itself; what was not answered is said again. */

import { language } from "../text/language.svelte";
import type { Answer, Request } from "../wire";

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
type Question = WithoutId<Request>;
export interface Listener {
  hear(message: Answer): void;
  /** The connection is there, for the first time or again. */
  resume(): void;
}

interface Waiting {
  message: Question & { id: string };
  resolve(answer: Answer): void;
}

const SLOWEST = 8000;
const HEARTBEAT = 15000;
const PATIENCE = 8000;

class Connection {
  state = $state<"connecting" | "open" | "broken">("connecting");
  #behind = 0; // how much the server's time is ahead of this device's
  #socket: WebSocket | null = null;
  #listeners = new Set<Listener>();
  #waiting = new Map<string, Waiting>();
  #count = 0;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;

  open(): void {
    if (this.#socket) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket?lang=${language.lang}`);
    this.#socket = socket;
    socket.onopen = () => this.#begin();
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Answer);
    socket.onclose = () => this.#end(socket);
  }

  /** Connect anew, for instance as somebody else. */
  restart(): void {
    const socket = this.#socket;
    if (!socket) return this.open();
    this.#failures = 0;
    socket.onclose = null;
    socket.close();
    this.#end(socket);
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    this.open();
    if (this.state === "open") listener.resume();
    return () => this.#listeners.delete(listener);
  }

  /** Say something; the answer comes even if the connection breaks in between. */
  ask(message: Question): Promise<Answer> {
    const id = `m${++this.#count}`;
    return new Promise((resolve) => {
      const waiting = { message: { ...message, id }, resolve };
      this.#waiting.set(id, waiting);
      this.#send(waiting.message);
    });
  }

  /** The server's time, for its clocks; milliseconds since 1970. */
  get now(): number {
    return Date.now() + this.#behind;
  }

  speak(lang: string): void {
    this.#send({ do: "hello", lang });
  }

  #send(message: Question | (Question & { id: string })): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #begin(): void {
    this.state = "open";
    this.#failures = 0;
    this.#heard = Date.now();
    this.#pulse = setInterval(() => this.#beat(), HEARTBEAT);
    for (const listener of this.#listeners) listener.resume();
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  #beat(): void {
    if (Date.now() - this.#heard > HEARTBEAT + PATIENCE) this.#socket?.close();
    else this.#send({ do: "ping" });
  }

  #hear(message: Answer): void {
    this.#heard = Date.now();
    if (message.say === "welcome") this.#behind = message.at - this.#heard;
    const waiting = message.id === undefined ? undefined : this.#waiting.get(message.id);
    if (waiting && message.id !== undefined) {
      this.#waiting.delete(message.id);
      waiting.resolve(message);
    }
    for (const listener of this.#listeners) listener.hear(message);
  }

  #end(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.state = "broken";
    clearInterval(this.#pulse);
    clearTimeout(this.#retry);
    const pause = Math.min(SLOWEST, 250 * 2 ** this.#failures++);
    this.#retry = setTimeout(() => this.open(), this.#failures === 1 ? 0 : pause);
  }
}

export const connection = new Connection();

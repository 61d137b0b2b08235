// Seats at Paravent's server.

import WebSocket from "ws";
import { post } from "./post.mjs";

export async function openTable(address, seats, game) {
  const cookies = await Promise.all(
    Array.from({ length: seats }, (_, seat) =>
      post(`${address}/api/session`, { name: `player ${seat}` }, "", true),
    ),
  );
  const forms = cookies.map((_, seat) => ({ kind: seat ? "friend" : "me" }));
  const table = await post(
    `${address}/api/tables`,
    { game, seats: forms },
    cookies[0],
  );
  const path = `${address}/api/tables/${table.id}`;
  for (const cookie of cookies.slice(1)) {
    await post(`${path}/join`, { invitation: table.invitation }, cookie);
  }
  await post(`${path}/start`, {}, cookies[0]);
  return cookies.map((cookie) => new Seat(address, table.id, cookie));
}

class Seat {
  constructor(address, table, cookie) {
    Object.assign(this, { address, table, cookie, state: null });
  }

  async open(updated, acknowledged) {
    const address = `${this.address.replace("http", "ws")}/api/socket`;
    const options = { headers: { Cookie: this.cookie }, perMessageDeflate: false };
    this.socket = new WebSocket(address, options);
    await new Promise((resolve, reject) => {
      this.socket.on("error", reject);
      this.socket.on("open", () => this.send({ do: "watch", table: this.table }));
      this.socket.on("message", (raw) => {
        const message = JSON.parse(raw);
        if (message.say === "state") {
          this.state = message;
          updated();
          resolve();
        } else if (message.say === "done" && message.id === "act") {
          acknowledged();
        } else if (["failed", "refused", "stale"].includes(message.say)) {
          reject(new Error(String(raw)));
        }
      });
    });
  }

  get offers() {
    return this.state.offers;
  }

  act(offer) {
    const { version } = this.state;
    this.send({ do: "act", id: "act", table: this.table, version, act: offer });
  }

  send(message) {
    this.socket.send(JSON.stringify(message));
  }

  close() {
    this.socket.close();
  }
}

// Seats at boardgame.io's server, with the client's own sockets.

import { io } from "socket.io-client";
import { offers } from "./bidding.mjs";
import { post } from "./post.mjs";

export async function openTable(address, seats) {
  const { matchID } = await post(`${address}/games/bidding/create`, { numPlayers: seats });
  const players = [];
  for (let number = 0; number < seats; number++) {
    const playerID = String(number); // one after the other: with flat files joins would collide
    const form = { playerID, playerName: `player ${number}` };
    const joined = await post(`${address}/games/bidding/${matchID}/join`, form);
    players.push(new Seat(address, matchID, playerID, joined.playerCredentials));
  }
  return players;
}

class Seat {
  constructor(address, match, player, credentials) {
    Object.assign(this, { address, match, player, credentials, state: null });
  }

  async open(updated, acknowledged) {
    const options = { transports: ["websocket"], forceNew: true };
    this.socket = io(`${this.address}/bidding`, options);
    this.socket.on("update", (_match, state) => {
      this.state = state;
      updated();
      acknowledged();
    });
    const synced = new Promise((resolve) => {
      this.socket.on("sync", (_match, info) => {
        this.state = info.state;
        resolve();
      });
    });
    this.socket.on("connect", () =>
      this.socket.emit("sync", this.match, this.player, this.credentials, 4),
    );
    await synced;
  }

  get offers() {
    return this.state.ctx.gameover ? [] : offers(this.state.G, this.player);
  }

  act(offer) {
    const payload = { ...offer, playerID: this.player, credentials: this.credentials };
    const action = { type: "MAKE_MOVE", payload };
    this.socket.emit("update", action, this.state._stateID, this.match, this.player);
  }

  close() {
    this.socket.close();
  }
}

/** What every seat took last and what that turn brought, read off the events. */

import type { Happening } from "../../text/words";

export interface Turn {
  type: string;
  coins: number;
}

const PAYING = ["earned", "milled", "plundered", "collected"];

export function lastTurns(happenings: Happening[]): Map<number, Turn> {
  const turns = new Map<number, Turn>();
  for (const one of happenings) {
    const seat = Number(one["seat"]);
    const turn = turns.get(seat);
    if (one.event === "gained") turns.set(seat, { type: String(one["type"]), coins: 0 });
    else if (turn && PAYING.includes(one.event)) turn.coins += Number(one["coins"]);
  }
  return turns;
}

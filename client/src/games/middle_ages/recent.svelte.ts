/** What every seat took last and what that brought, read off the events as they come in. */

import type { Happening } from "../../text/words";

export interface Turn {
  type: string;
  coins: number;
}

const PAYING = ["earned", "milled", "plundered", "collected"];

export class Recent {
  turns = $state.raw<Record<number, Turn>>({});

  hear(news: Happening[]): void {
    const turns = { ...this.turns };
    for (const one of news) {
      const seat = Number(one["seat"]);
      const turn = turns[seat];
      if (one.event === "gained") turns[seat] = { type: String(one["type"]), coins: 0 };
      else if (turn && PAYING.includes(one.event))
        turns[seat] = { ...turn, coins: turn.coins + Number(one["coins"]) };
    }
    this.turns = turns;
  }
}

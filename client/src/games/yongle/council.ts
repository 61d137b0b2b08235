/** What the last council brought, read off the events. */

import type { Happening } from "../../text/words";

export interface Share {
  /** Whose cards the seat took. */
  adviser: number | null;
  showed: string[];
  received: string[];
  contested: boolean;
  drew: number;
  /** Nobody got what the seat laid, and now it is wasted. */
  lost: boolean;
}

export interface Gathering {
  shares: Share[];
  wasted: string[];
  /** Everything has been turned over. */
  revealed: boolean;
}

export function lastCouncil(happenings: Happening[], players: number): Gathering {
  const shares: Share[] = Array.from({ length: players }, () => ({
    adviser: null,
    showed: [],
    received: [],
    contested: false,
    drew: 0,
    lost: false,
  }));
  const gathering: Gathering = { shares, wasted: [], revealed: false };
  const givers = new Set<number>();
  const start = happenings.findLastIndex((one) => one.event === "council");
  for (const one of start < 0 ? [] : happenings.slice(start)) {
    const share = shares[Number(one["seat"])];
    const card = String(one["card"]);
    if (one.event === "season") break;
    if (one.event === "wasted") gathering.wasted.push(card);
    if (!share) continue;
    if (one.event === "declared") {
      share.adviser = Number(one["adviser"]);
      gathering.revealed = true;
    }
    if (one.event === "showed") share.showed.push(card);
    if (one.event === "received") {
      share.received.push(card);
      givers.add(Number(one["giver"]));
    }
    if (one.event === "contested") share.contested = true;
    if (one.event === "drew") share.drew += 1;
  }
  for (const [seat, share] of shares.entries())
    share.lost = gathering.wasted.length > 0 && share.showed.length > 0 && !givers.has(seat);
  return gathering;
}

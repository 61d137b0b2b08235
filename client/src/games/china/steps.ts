/** What the final scoring tells, cut into steps. */

import type { Happening } from "../../text/words";
import type { Board } from "./wire";

export interface Step {
  events: Happening[];
  provinces: string[];
  alliance: number;
  towns: string[];
  gains: Record<number, number>;
  /** Nothing to see: the Emperor walks on. */
  empty: boolean;
}

/** What the events after the end tell, in steps; whoever scored is in `gains`. */
export function stepsOf(happenings: Happening[], board: Pick<Board, "towns">): Step[] {
  const ended = happenings.findLastIndex((one) => one.event === "ended");
  if (ended < 0) return [];
  const steps: Step[] = [];
  const begin = (event: Happening, more: Partial<Step>): Step => {
    const step = { events: [], provinces: [], alliance: 0, towns: [], gains: {}, empty: false };
    steps.push({ ...step, ...more });
    const last = steps.at(-1) as Step;
    last.events.push(event);
    return last;
  };
  const gain = (step: Step | undefined, event: Happening, points: number) => {
    const seat = Number(event["seat"]);
    if (!step) return;
    if (!step.events.includes(event)) step.events.push(event);
    if (seat >= 0) step.gains[seat] = (step.gains[seat] ?? 0) + points;
  };
  let linked: string[] = [];
  for (const event of happenings.slice(ended + 1)) {
    const named = (field: string) => String(event[field]);
    const points = Number(event["points"] ?? 0);
    const alliance = Number(event["alliance"] ?? 0);
    const pair = [named("province"), named("neighbour")];
    switch (event.event) {
      case "counted": {
        const ports = Object.entries(board.towns).filter(([, town]) => town.port);
        if (event["place"] === "ports") begin(event, { towns: ports.map(([name]) => name) });
        else begin(event, { provinces: [named("place")] });
        break;
      }
      case "visited":
        begin(event, { alliance, provinces: pair });
        break;
      case "unallied":
        begin(event, { alliance, provinces: pair, empty: true });
        break;
      case "linked":
        linked.push(named("town"));
        break;
      case "chained":
        gain(begin(event, { towns: linked }), event, points);
        linked = [];
        break;
      case "gathered":
        begin(event, {});
        break;
      case "ranked":
      case "doubled":
      case "inherited":
      case "allied":
      case "rewarded":
        gain(steps.at(-1), event, points);
    }
  }
  return steps;
}

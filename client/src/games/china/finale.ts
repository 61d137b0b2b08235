/** The final scoring: province by province, alliance by alliance, chain by chain. */

import type { Ended, Step, Teller } from "../../table/finale";
import type { Happening } from "../../text/words";
import type { Board, Wire } from "./wire";

/** A step before it has words; those of a kind that bring nobody anything become one. */
export interface Scene {
  kind: string;
  events: Happening[];
  lights: string[];
  gains: Record<number, number>;
}

const BEGINNINGS = ["counted", "visited", "unallied", "chained", "gathered"];

/** What the events after the end tell; whoever scored is in `gains`. */
export function scenes(happenings: Happening[], { towns }: Pick<Board, "towns">): Scene[] {
  const ended = happenings.findLastIndex((one) => one.event === "ended");
  const found: Scene[] = [];
  let linked: string[] = [];
  for (const event of ended < 0 ? [] : happenings.slice(ended + 1)) {
    if (event.event === "linked") {
      linked.push(`town ${String(event["town"])}`);
      continue;
    }
    if (BEGINNINGS.includes(event.event)) {
      found.push({ ...about(event, towns, linked), events: [event], gains: {} });
      linked = [];
    } else found.at(-1)?.events.push(event);
    const [seat, points] = [Number(event["seat"] ?? -1), Number(event["points"] ?? 0)];
    const scene = found.at(-1);
    if (scene && seat >= 0) scene.gains[seat] = (scene.gains[seat] ?? 0) + points;
  }
  return folded(found);
}

function about(
  event: Happening,
  towns: Board["towns"],
  linked: string[],
): Pick<Scene, "kind" | "lights"> {
  const place = String(event["place"]);
  const sides = [event["province"], event["neighbour"]].map((one) => `province ${String(one)}`);
  switch (event.event) {
    case "counted": {
      if (place !== "ports") return { kind: "province", lights: [`province ${place}`] };
      const ports = Object.entries(towns).filter(([, town]) => town.port);
      return { kind: "ports", lights: ports.map(([name]) => `town ${name}`) };
    }
    case "visited":
      return { kind: "alliance", lights: [`alliance ${Number(event["alliance"])}`, ...sides] };
    case "unallied":
      return { kind: "alliance", lights: [`alliance ${Number(event["alliance"])}`] };
    case "chained":
      return { kind: "chain", lights: linked };
    default:
      return { kind: event.event, lights: [] };
  }
}

function folded(found: Scene[]): Scene[] {
  const isEmpty = ({ gains }: Scene) => Object.values(gains).every((points) => !points);
  return found.flatMap((scene, n) => {
    const kin = found.filter((other) => other.kind === scene.kind && isEmpty(other));
    if (!isEmpty(scene)) return [scene];
    if (found.indexOf(kin.at(-1) as Scene) !== n) return [];
    const [events, lights] = [kin.flatMap((one) => one.events), kin.flatMap((one) => one.lights)];
    return [{ ...scene, events, lights }];
  });
}

function steps({ happenings, board, ending, words, names, me }: Ended<Wire>): Step[] {
  return scenes(happenings, board).map(({ events, gains, lights }) => ({
    caption: words
      .story(events, names, me)
      .map((sentence) => sentence.text)
      .join(" "),
    gains: ending.scores.map((_, seat) => gains[seat] ?? 0),
    lights,
  }));
}

export const finale: Teller<Wire> = { steps };

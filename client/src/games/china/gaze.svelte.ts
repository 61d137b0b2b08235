/** What somebody looks at on the board, or what the log or the final scoring speaks of. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { spotlight } from "../../table/spotlight.svelte";
import { tip } from "../../table/tip.svelte";

class Gaze {
  provinces = $state.raw<string[]>([]);
  alliance = $state(0);
  colour = $state("");
  seat = $state(-2); // whose chains are looked at

  /** The offer under the pointer, the focus or the finger. */
  get act(): string {
    return tip.peek && "act" in tip.peek ? tip.peek.act : "";
  }

  isLit(province: string, colour: string): boolean {
    return (
      this.provinces.includes(province) ||
      this.colour === colour ||
      ["province", "neighbour", "place"].some((field) => spotlight.on(field, province))
    );
  }

  isAllied(number: number, provinces: string[]): boolean {
    if (this.alliance === number || spotlight.on("alliance", number)) return true;
    return this.provinces.length === 1 && provinces.includes(this.provinces[0] ?? "");
  }
}

export const gaze = new Gaze();

/** `{@attach looking({ provinces: ["wei"] })}`: so long as the pointer or the focus is there. */
export function looking(
  at: Partial<Pick<Gaze, "provinces" | "alliance" | "colour" | "seat">>,
): Attachment<Element> {
  return (element) => {
    const look = () => Object.assign(gaze, at);
    const leave = () => Object.assign(gaze, { provinces: [], alliance: 0, colour: "", seat: -2 });
    const leaves = [
      on(element, "pointerenter", look),
      on(element, "focusin", look),
      on(element, "pointerleave", leave),
      on(element, "focusout", leave),
    ];
    return () => leaves.forEach((stop) => stop());
  };
}

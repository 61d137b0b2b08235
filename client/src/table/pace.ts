/** How long what others did stays before the next is shown, by the setting `speed`. */

import { settings, type Choice } from "../app/settings.svelte";

export const PAUSES: Record<Choice<"speed">, number> = {
  instant: 0,
  quick: 350,
  normal: 900,
  slow: 2000,
};

/** Milliseconds; nobody waits for what cannot be seen. */
export function pause(): number {
  return document.hidden ? 0 : PAUSES[settings.of("speed")];
}

export function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, pause()));
}

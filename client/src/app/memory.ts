/** What this browser remembers, or this tab alone; one that refuses remembers nothing. */

type Where = "localStorage" | "sessionStorage";

export function remembered(name: string, where: Where = "localStorage"): string | null {
  try {
    return globalThis[where].getItem(`paravent.${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string, where: Where = "localStorage"): void {
  try {
    globalThis[where].setItem(`paravent.${name}`, value);
  } catch {
    // Private windows may forbid it; nothing depends on it.
  }
}

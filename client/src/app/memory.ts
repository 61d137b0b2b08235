/** What this browser remembers; a browser that refuses remembers nothing. */

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(`paravent.${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`paravent.${name}`, value);
  } catch {
    // Private windows may forbid it; nothing depends on it.
  }
}

/** Which page is shown: the part of the address behind #, which browsers tell nobody. */

class Router {
  path = $state(here());

  constructor() {
    addEventListener("hashchange", () => (this.path = here()));
  }

  /** The words of the path: ["table", "k3f"]. */
  get parts(): string[] {
    return partsOf(this.path);
  }

  go(path: string): void {
    location.hash = path;
  }

  /** Change the address without a new entry in the history. */
  replace(path: string): void {
    history.replaceState(null, "", `#${path}`);
    this.path = path;
  }
}

export function partsOf(path: string): string[] {
  return path.split("/").filter(Boolean).map(decoded);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function here(): string {
  return location.hash.slice(1) || "/";
}

export const router = new Router();

/** Without a connection the service worker brings the page: it shows rules and puzzles, and waits. */

const LOOK = 5000;
const LATER = 4000; // the first visit is not kept waiting

/** Whether this page came without a connection. It may be older than the server, and talks to none. */
export const offline = document.documentElement.dataset["offline"] !== undefined;

/** Keep what the site needs without a connection; and come back as soon as there is one. */
export function install(): void {
  if (offline) setInterval(() => void look(), LOOK);
  else if ("serviceWorker" in navigator && isSecureContext)
    setTimeout(() => void prepare().catch(() => undefined), LATER);
}

async function prepare(): Promise<void> {
  await navigator.serviceWorker.register("/worker.js");
  const { keepPuzzles } = await import("./puzzles");
  await keepPuzzles();
}

export async function look(): Promise<void> {
  const answer = await fetch("/api/alive", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}

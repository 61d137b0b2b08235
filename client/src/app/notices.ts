/** What tells somebody who looks elsewhere that it is their turn: the tab, and a notice if allowed. */

import { settings } from "./settings.svelte";

const CALM = "/paravent.svg";
const CALLING = "/paravent-turn.svg";
const ICON = "/icons/paravent-192.png";

/** Ask for permission, if the browser knows notices at all. */
export async function mayNotify(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

/** A notice, unless the page is looked at; it goes when the page is looked at again. */
export async function notify(title: string, body: string): Promise<void> {
  if (settings.of("notify") !== "on" || !document.hidden) return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const told = { body, icon: ICON, tag: location.hash };
  const worker = await registered();
  if (worker) {
    await worker.showNotification(title, { ...told, data: { path: `/${location.hash}` } });
    whenSeen(async () => (await worker.getNotifications(told)).forEach((one) => one.close()));
    return;
  }
  const notice = new Notification(title, told);
  notice.onclick = () => window.focus();
  whenSeen(() => notice.close());
}

/** The service worker: phones let nobody else show notices. */
const registered = async () =>
  "serviceWorker" in navigator ? navigator.serviceWorker.getRegistration() : undefined;

function whenSeen(close: () => void): void {
  document.addEventListener("visibilitychange", close, { once: true });
}

/** The picture of the tab. */
export function mark(calling: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  icon?.setAttribute("href", calling ? CALLING : CALM);
}

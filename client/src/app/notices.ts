/** What tells somebody who looks elsewhere that it is their turn: the tab, and a notice if allowed. */

import { settings } from "./settings.svelte";

const CALM = "/paravent.svg";
const CALLING = "/paravent-turn.svg";

/** Ask for permission, if the browser knows notices at all. */
export async function mayNotify(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

/** A notice, unless the page is looked at. */
export function notify(title: string, body: string): void {
  if (settings.of("notify") !== "on" || !document.hidden) return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body, icon: CALLING, tag: location.hash });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** The picture of the tab. */
export function mark(calling: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  icon?.setAttribute("href", calling ? CALLING : CALM);
}

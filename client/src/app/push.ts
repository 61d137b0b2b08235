/** Reminders on this device, by the browser's push service. */

import type { PushForm } from "../wire";

const bytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
    letter.charCodeAt(0),
  );

/** Whether this browser can be reminded at all. */
export const pushWorks = () =>
  "serviceWorker" in navigator && "PushManager" in window && isSecureContext;

async function subscribed(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Where this device is reminded, if it is. */
export async function pushAddress(): Promise<string> {
  return pushWorks() ? ((await subscribed())?.endpoint ?? "") : "";
}

/** Ask the browser for an address, with the key of the server; null if its person says no. */
export async function subscribe(key: string): Promise<PushForm | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/worker.js");
  const registration = await navigator.serviceWorker.ready;
  await (await subscribed())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  const { endpoint = "", keys = {} } = (await registration.pushManager.subscribe(options)).toJSON();
  return { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
}

export async function unsubscribe(): Promise<void> {
  await (await subscribed())?.unsubscribe();
}

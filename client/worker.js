/*
 * The service worker: the pages without a connection, and notices.
 *
 * The build (vite.config.ts) fills in what is kept. Pages come from the server whenever it
 * answers, so nobody plays with an old client; what is hashed is kept; the API is never kept.
 */

const FILES = "FILES";
const CACHE = "paravent-BUILD";
const SHELL = "/index.html";
const HASHED = "/assets/";

self.addEventListener("install", (event) => {
  const kept = caches.open(CACHE).then((cache) => cache.addAll([SHELL, ...FILES]));
  event.waitUntil(kept.then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== CACHE).map(forget)));
  event.waitUntil(old.then(() => self.clients.claim()));
});

const forget = (name) => caches.delete(name);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith(HASHED)) event.respondWith(hashed(request));
});

/** From the server; without a connection the page that says so, and shows the rules. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await caches.match(SHELL);
    if (!shell) throw error;
    const html = (await shell.text()).replace("<html ", "<html data-offline ");
    return new Response(html, { headers: shell.headers });
  }
}

/** A hashed file never changes. */
async function hashed(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const { title = "Paravent", body = "", path = "/", tag = path } = told;
  const icon = "/icons/paravent-192.png";
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, data: { path } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.path ?? "/"));
});

async function show(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = new URL(path, self.location.origin).href;
  const here = pages.find((one) => one.url === there) ?? pages.find((one) => "focus" in one);
  if (!here) return self.clients.openWindow(path);
  await here.navigate(path).catch(() => undefined);
  return here.focus();
}

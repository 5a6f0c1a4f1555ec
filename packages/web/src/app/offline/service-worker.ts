/*
 * Keeps the pages of solo games in the browser. Registered only when someone starts such a game, so others download
 * nothing of it. Pages come from the network as long as there is one.
 */
import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { OFFLINE_PAGES, offlinePage } from "./pages.ts";

/** What solo games need, filled in by the build. */
declare const OFFLINE_FILES: readonly string[];

/** What is needed of the scope that a service worker runs in. */
interface Scope {
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: Lasting & { readonly data: unknown }) => void): void;
}

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

const scope = globalThis as unknown as Scope;

/** What this page happened to need besides: a language, a board. */
const MORE = "chancery-more";

const pages = new NetworkFirst({
  cacheName: "chancery-pages",
  // On a network that answers to nothing, nobody waits for long.
  networkTimeoutSeconds: 4,
  plugins: [{ cacheKeyWillBeUsed: async ({ request }) => offlinePage(new URL(request.url)) ?? request }],
});

precacheAndRoute(OFFLINE_FILES.map((url) => ({ url, revision: null })));
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(({ event, request }) => pages.handle({ event, request }), {
    allowlist: [/^\/$/, /^\/play$/, /^\/games\/solo-/],
  }),
);
registerRoute(({ url }) => url.pathname.startsWith("/assets/"), new CacheFirst({ cacheName: MORE }));
registerRoute(({ url }) => url.pathname === "/icon.svg", new NetworkFirst({ cacheName: MORE }));

scope.addEventListener("install", (event) => {
  const kept = OFFLINE_PAGES.map(
    (url) => pages.handleAll({ event: event as never, request: new Request(url) })[1],
  );
  event.waitUntil(Promise.all([scope.skipWaiting(), ...kept]));
});

// Files of another version are of no use to this one.
scope.addEventListener("activate", (event) => event.waitUntil(caches.delete(MORE)));

// What the page had loaded before this was there.
scope.addEventListener("message", (event) => {
  const files = event.data;
  if (!Array.isArray(files)) return;
  event.waitUntil(Promise.all(files.map((file) => keep(String(file)))));
});

/** Keeps a file that isn't kept yet. Without a network that has to wait. */
async function keep(file: string): Promise<void> {
  if (await caches.match(file)) return;
  const cache = await caches.open(MORE);
  await cache.add(file).catch(() => undefined);
}

clientsClaim();

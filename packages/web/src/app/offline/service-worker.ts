/*
 * Keeps pages in the browser, shows push messages, and sends orders that were written offline. Registered only for
 * those who play against the computer or in a game that takes days, or turn push messages on: others download nothing
 * of it. Pages come from the network as long as there is one.
 */
import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { showPage, showPush } from "./notifications.ts";
import { OFFLINE_ADDRESSES, OFFLINE_PAGES, offlinePage } from "./pages.ts";
import type { WorkerScope } from "./scope.ts";
import { sendSheets } from "./send-sheets.ts";

/** What offline pages need, and the file with which this version of the application begins; filled in by the build. */
declare const OFFLINE_FILES: readonly string[];
declare const OFFLINE_ENTRY: string;

const scope = globalThis as unknown as WorkerScope;

/** What this page happened to need besides: a language, a board. */
const MORE = "chancery-more";
/** Pages of one version. */
const PAGES = `chancery-pages-${OFFLINE_ENTRY}`;

const pages = new NetworkFirst({
  cacheName: PAGES,
  // On a network that answers to nothing, nobody waits for long.
  networkTimeoutSeconds: 4,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => offlinePage(new URL(request.url)) ?? request,
      // A page of another version would ask for files that aren't kept.
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && (await response.clone().text()).includes(OFFLINE_ENTRY) ? response : null,
    },
  ],
});

precacheAndRoute(OFFLINE_FILES.map((url) => ({ url, revision: null })));
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(({ event, request }) => pages.handle({ event, request }), {
    allowlist: OFFLINE_ADDRESSES,
  }),
);
registerRoute(({ url }) => url.pathname.startsWith("/assets/"), new CacheFirst({ cacheName: MORE }));
registerRoute(({ url }) => url.pathname === "/icon.svg", new NetworkFirst({ cacheName: MORE }));

scope.addEventListener("install", (event) => {
  const kept = OFFLINE_PAGES.map(
    (url) => pages.handleAll({ event: event as never, request: new Request(url) })[1],
  );
  event.waitUntil(Promise.all(kept));
});

// Files of another version are of no use to this one.
scope.addEventListener("activate", (event) => event.waitUntil(dropOld()));

async function dropOld(): Promise<void> {
  const old = (await caches.keys()).filter(
    (name) => name === MORE || (name.startsWith("chancery-pages") && name !== PAGES),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** What pages say: which files they had loaded before this was there, or that they need the old version no longer. */
interface Told {
  readonly files?: readonly string[];
  readonly takeOver?: string | null;
}

scope.addEventListener("message", (event) => {
  const { files = [], takeOver = null } = (event.data ?? {}) as Told;
  event.waitUntil(Promise.all(files.map(keep)));
  if (takeOver === OFFLINE_ENTRY) event.waitUntil(takeOverIfAlone());
});

/** Keeps a file that isn't kept yet. Without a network that has to wait. */
async function keep(file: string): Promise<void> {
  if (await caches.match(file)) return;
  const cache = await caches.open(MORE);
  await cache.add(file).catch(() => undefined);
}

/** Another page may be of the old version, and still need its files for what is being written there. */
async function takeOverIfAlone(): Promise<void> {
  const windows = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.length === 1) await scope.skipWaiting();
}

scope.addEventListener("push", (event) => {
  const text = (event.data as { text(): string } | null)?.text();
  if (text) event.waitUntil(showPush(scope, text));
});

scope.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  event.waitUntil(showPage(scope.clients, { data: notification.data, close: () => notification.close() }));
});

scope.addEventListener("sync", (event) => {
  if (event.tag === "orders") event.waitUntil(sendSheets(scope));
});

clientsClaim();

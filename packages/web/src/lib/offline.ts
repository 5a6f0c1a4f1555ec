const PATIENCE = 5_000;

/** Files of the application that this page has loaded. */
const loaded = (): readonly string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets\/|icon\.svg$)/.test(pathname))
    .map(({ pathname }) => pathname);

/** The file with which this version of the application begins. */
const entry = (): string | null =>
  document.querySelector('script[type="module"][src]')?.getAttribute("src") ?? null;

/** Waits until the service worker looks after this page. It never does so for one that was reloaded without its cache. */
const controlled = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.serviceWorker.controller) resolve();
    else navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE);
  });

/** Keeps pages in the browser, so that they open without a network. */
export async function keepForOffline(): Promise<void> {
  // Only pages that came encrypted, or from this machine, can be cached.
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register("/offline.js");
    const { active } = await navigator.serviceWorker.ready;
    await controlled();
    active?.postMessage({ files: [...new Set(loaded())] });
    // A new version waits until no page needs the old one: a page that has just been opened doesn't.
    registration.waiting?.postMessage({ takeOver: entry() });
  } catch {
    // Games continue as long as the page is open, and whenever the server can be reached.
  }
}

/** Whether pages are kept in this browser. */
export const isKeptOffline = (): boolean =>
  typeof navigator !== "undefined" && Boolean(navigator.serviceWorker?.controller);

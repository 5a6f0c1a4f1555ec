/** Files of the application that this page has loaded. */
const loaded = (): readonly string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets\/|icon\.svg$)/.test(pathname))
    .map(({ pathname }) => pathname);

/** Keeps the pages of solo games in the browser, so that they open without a network. */
export async function keepForOffline(): Promise<void> {
  // Only pages that came encrypted, or from this machine, can be cached.
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/offline.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage([...new Set(loaded())]);
  } catch {
    // Games continue as long as the page is open, and whenever the server can be reached.
  }
}

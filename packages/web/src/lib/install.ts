import { createSignal } from "./signal.ts";

/** A browser's offer to install the application, which it makes once. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

const offer = createSignal<InstallOffer | null>(null);

/** Whether the browser offers to install the application. */
export const installOffer = createSignal(false);

function set(current: InstallOffer | null): void {
  offer.set(current);
  installOffer.set(current !== null);
}

if (typeof window !== "undefined") {
  window.addEventListener("beforeinstallprompt", (event) => {
    // It is shown where it's looked for, rather than over the page.
    event.preventDefault();
    set(event as InstallOffer);
  });
  window.addEventListener("appinstalled", () => set(null));
}

/** Asks the browser to install the application. */
export async function install(): Promise<void> {
  const current = offer.get();
  set(null);
  await current?.prompt();
}

/** Whether the page runs as an installed application. */
export const isInstalled = (): boolean =>
  matchMedia("(display-mode: standalone)").matches ||
  (navigator as { readonly standalone?: boolean }).standalone === true;

/** iPhones and iPads, which say they are Macs. */
export const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

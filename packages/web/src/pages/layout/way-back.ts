import { createSignal } from "../../lib/signal.ts";

const PLACE = "chancery.way-back";

/** The secret by which a guest comes back, as long as it has not been put somewhere safe. */
export interface WayBack {
  readonly person: string;
  readonly token: string;
}

function read(): WayBack | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "null");
    const { person, token } = (kept ?? {}) as Partial<WayBack>;
    return typeof person === "string" && typeof token === "string" ? { person, token } : null;
  } catch {
    return null;
  }
}

/** The server shows the secret once; until its owner has taken care of it, this browser remembers it. */
export const wayBack = createSignal<WayBack | null>(read());

export function keepWayBack(way: WayBack | null): void {
  try {
    if (way) localStorage.setItem(PLACE, JSON.stringify(way));
    else localStorage.removeItem(PLACE);
  } catch {
    // Without storage it is remembered for as long as the page is open.
  }
  wayBack.set(way);
}

/** The secret stands behind the #, which browsers send to nobody. */
export const comeBackLink = (address: string, token: string): string => `${address}/come-back#${token}`;

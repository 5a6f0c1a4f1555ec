import { createSignal } from "../../lib/signal.ts";
import { readJson, storage } from "../../lib/storage.ts";

const KEY = "chancery.way-back";

/** The secret by which a guest comes back, as long as it has not been put somewhere safe. */
export interface WayBack {
  readonly person: string;
  readonly token: string;
}

function read(): WayBack | null {
  const { person, token } = (readJson(KEY) ?? {}) as Partial<WayBack>;
  return typeof person === "string" && typeof token === "string" ? { person, token } : null;
}

/** The server shows the secret once; until its owner has taken care of it, this browser remembers it. */
export const wayBack = createSignal<WayBack | null>(read());

export function keepWayBack(way: WayBack | null): void {
  storage.write(KEY, way && JSON.stringify(way));
  wayBack.set(way);
}

/** The secret stands behind the #, which browsers send to nobody. */
export const comeBackLink = (address: string, token: string): string => `${address}/come-back#${token}`;

import { createSignal } from "./signal.ts";
import { onStorageChange, storage } from "./storage.ts";

const KEY = "chancery.address";

/** Whether a page was opened at an address that leads nowhere from other devices. */
export const isHereOnly = (origin: string): boolean =>
  ["localhost", "127.0.0.1", "[::1]"].includes(new URL(origin).hostname);

/**
 * Where others come in: the address that was chosen, or the one by which this page was opened, or else the first by
 * which the server is found in its networks. Null if only this machine reaches it.
 */
export function addressFor(
  origin: string,
  addresses: readonly string[],
  chosen: string | null,
): string | null {
  if (chosen !== null && addresses.includes(chosen)) return chosen;
  return isHereOnly(origin) ? (addresses[0] ?? null) : origin;
}

/** What the host has seen to be right: links that are made later, and the screen in the room, lead there as well. */
export const chosenAddress = createSignal<string | null>(storage.read(KEY));

// The screen in the room is another page of the same browser.
onStorageChange(KEY, () => chosenAddress.set(storage.read(KEY)));

export function rememberAddress(address: string | null): void {
  storage.write(KEY, address);
  chosenAddress.set(address);
}

/** The way in, as far as it is known without asking for anything that is the host's. */
export function knownAddress(chosen: string | null): string | null {
  return addressFor(location.origin, chosen === null ? [] : [chosen], chosen);
}

/** As people read and type it. */
export const shortAddress = (address: string): string => address.replace(/^http:\/\//, "");

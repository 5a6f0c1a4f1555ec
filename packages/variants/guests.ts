import type { Manifest } from "./manifest.ts";

const guests = new Map<string, Manifest>();

/** Lets this program play a game that isn't one of ours, such as one from a map file. Games have ids of their own. */
export function addGuest(manifest: Manifest): void {
  guests.set(manifest.variant.id, manifest);
}

export const guestGame = (variant: string): Manifest | undefined => guests.get(variant);

export const guestOnBoard = (board: string): Manifest | undefined =>
  guests.values().find((manifest) => manifest.board.table.id === board);

import type { Codes } from "../../../api/client.ts";
import { shortAddress } from "../../../lib/address.ts";
import { storage } from "../../../lib/storage.ts";
import { roomLobby } from "../../../messages/roomLobby.ts";
import { formatMoment } from "../../../messages/time.ts";

/** A sheet of codes as it was printed. */
export interface Printed {
  readonly at: number;
  readonly address: string | null;
  /** How many times codes had been made. */
  readonly round: number;
}

type Now = Pick<Printed, "address" | "round">;

/** Why the sheet that was printed last is no good any more; null if it is, or if there's none. */
export function whyStale(printed: Printed | null, { address, round }: Now, at: number): string | null {
  if (printed === null) return null;
  const moment = formatMoment(printed.at, at);
  if (printed.round !== round) return roomLobby("staleCodes", { moment });
  if (address === null || printed.address === address) return null;
  if (printed.address === null) return roomLobby("staleNoAddress", { moment });
  return roomLobby("staleAddress", {
    moment,
    old: shortAddress(printed.address),
    address: shortAddress(address),
  });
}

/** What was printed last on this device; nothing if what is kept isn't that. */
export function printedOf(game: string): Printed | null {
  const [at, round, address] = (storage.read(`chancery.printed.${game}`) ?? "").split(" ");
  return address === undefined ? null : { at: Number(at), round: Number(round), address: address || null };
}

export function notePrinted(game: string, { round }: Pick<Codes, "round">, address: string | null): void {
  storage.write(`chancery.printed.${game}`, [Date.now(), round, address ?? ""].join(" "));
}

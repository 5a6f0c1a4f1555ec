import { scryptSync } from "node:crypto";

export interface Hashing {
  readonly password: string;
  readonly salt: string;
  readonly length: number;
  readonly cost: { readonly N: number; readonly r: number; readonly p: number };
}

/** Runs in a thread of its own: hashing is meant to take long, and files and compression share Node's own threads. */
export default ({ password, salt, length, cost }: Hashing): string => {
  const options = { ...cost, maxmem: 256 * 1024 * 1024 };
  // The same letters may be typed in several ways; they are one password.
  const text = password.normalize("NFKC");
  return scryptSync(text, Buffer.from(salt, "base64url"), length, options).toString("base64url");
};

import type { Store } from "@chancery/store";
import type { Codes } from "./codes.ts";
import type { Metrics } from "./metrics.ts";
import type { Seals } from "./seals.ts";
import type { Hosted, Kept, Tables } from "./tables.ts";

export type TableStore = Store<Kept, Hosted>;

/** How many requests a minute somebody may make. */
export interface Limits {
  readonly requests: number;
  /** New guests, from one address. */
  readonly guests: number;
}

/** What those who answer requests share. */
export interface House {
  readonly store: TableStore;
  readonly tables: Tables;
  readonly metrics: Metrics;
  /** The time, in milliseconds. */
  readonly now: () => number;
  /** The address by which browsers know the server; null if that of the request is right. */
  readonly publicUrl: string | null;
  readonly limits: Limits;
  readonly seals: Seals;
  readonly codes: Codes;
  /** Where others in the same network find the server. */
  readonly addresses: () => readonly string[];
  /** Whether mail can be sent. */
  readonly hasMail: boolean;
  /** Whether web hooks may lead to addresses that are not of the public internet. */
  readonly allowPrivateHooks: boolean;
}

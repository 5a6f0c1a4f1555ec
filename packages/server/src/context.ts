import type { Store } from "@chancery/store";
import type { Bans } from "./bans.ts";
import type { Codes } from "./codes.ts";
import type { Metrics } from "./metrics.ts";
import type { Passwords } from "./passwords.ts";
import type { PushKeys } from "./push-keys.ts";
import type { SignedTokens } from "./signed-tokens.ts";
import type { Hosted, StoredEntry, Tables } from "./tables.ts";
import type { TournamentLogs } from "./tournament-logs.ts";
import type { Tracks } from "./tracks.ts";
import type { Turns } from "./turns.ts";

export type GameStore = Store<StoredEntry, Hosted>;

/** How much is done for people. */
export interface Limits {
  /** Requests a minute, by one person. */
  readonly requests: number;
  /** New guests, sign-ins and similar requests a minute, from one network. */
  readonly guests: number;
  /** Streams of live updates that may be open from one network. */
  readonly streams: number;
  /** How many games that aren't over one person may be in and still host another. */
  readonly games: number;
  /** After how many days guests who never joined a game are forgotten. */
  readonly guestDays: number;
}

/** What request handlers and background workers share. */
export interface Context {
  readonly store: GameStore;
  readonly tables: Tables;
  readonly tournaments: TournamentLogs;
  readonly metrics: Metrics;
  /** Requests that want to see a table take turns. */
  readonly turns: Turns;
  /** The time, in milliseconds. */
  readonly now: () => number;
  /** The server's address for browsers; null if it is that of the request. */
  readonly publicUrl: string | null;
  readonly limits: Limits;
  readonly tokens: SignedTokens;
  readonly codes: Codes;
  readonly pushKeys: PushKeys;
  readonly passwords: Passwords;
  /** Where to find the server in its network. */
  readonly addresses: () => readonly string[];
  /** Email addresses and ids of the moderators. */
  readonly administrators: readonly string[];
  readonly bans: Bans;
  readonly tracks: Tracks;
  /** Whether mail can be sent. */
  readonly hasMail: boolean;
  /** Whether webhooks and push messages may go to addresses outside the public internet. */
  readonly allowPrivateHooks: boolean;
  /** Whether there are no profiles, ratings, friends, teams and public lists. */
  readonly isClassroom: boolean;
}

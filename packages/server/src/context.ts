import type { Store } from "@chancery/store";
import type { Codes } from "./accounts/codes.ts";
import type { Passwords } from "./accounts/passwords.ts";
import type { SignedTokens } from "./accounts/signed-tokens.ts";
import type { Heartbeat } from "./clock/heartbeat.ts";
import type { Hosted, StoredEntry, Tables } from "./games/tables.ts";
import type { HostNames } from "./http/host-names.ts";
import type { LocalNetwork } from "./http/local-network.ts";
import type { Regulars } from "./load/regulars.ts";
import type { Turns } from "./load/turns.ts";
import type { Usage } from "./load/usage.ts";
import type { Bans } from "./moderation/bans.ts";
import type { Tracks } from "./moderation/tracks.ts";
import type { PushKeys } from "./notices/push-keys.ts";
import type { Metrics } from "./site/metrics.ts";
import type { TournamentLogs } from "./tournaments/tournament-logs.ts";

export type GameStore = Store<StoredEntry, Hosted>;

/** How much is done for people. */
export interface Limits {
  /** Sign-ins, mails, reports and similar requests a minute, from one network. */
  readonly requests: number;
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
  readonly usage: Usage;
  /** Requests that want to see a table take turns. */
  readonly turns: Turns;
  /** The time, in milliseconds. */
  readonly now: () => number;
  readonly heartbeat: Heartbeat;
  /** The server's address for browsers; null if it is that of the request. */
  readonly publicUrl: string | null;
  /** The names the server answers to, unless it has an address for browsers. */
  readonly hosts: HostNames;
  readonly limits: Limits;
  readonly regulars: Regulars;
  readonly tokens: SignedTokens;
  readonly codes: Codes;
  readonly pushKeys: PushKeys;
  readonly passwords: Passwords;
  /** The network around this machine; null if the server isn't for that, but for a proxy. */
  readonly local: LocalNetwork | null;
  /** Where to find the server in its network. */
  readonly addresses: () => readonly string[];
  /** Email addresses and ids of the moderators. */
  readonly administrators: readonly string[];
  /** Where reports of weaknesses go, as a URL. */
  readonly securityContact: string | null;
  readonly bans: Bans;
  readonly tracks: Tracks;
  /** Whether mail can be sent. */
  readonly hasMail: boolean;
  /** Whether webhooks and push messages may go to addresses outside the public internet. */
  readonly allowPrivateHooks: boolean;
  /** Whether there are no profiles, ratings, friends, teams and public lists. */
  readonly isClassroom: boolean;
}

/**
 * The tables, the same on both databases: texts, whole numbers (times in milliseconds), JSON kept as text so that
 * it comes back byte for byte.
 */
export interface Schema {
  games: {
    id: string;
    /** The sequence number of the last event. */
    version: number;
    status: string;
    variant: string;
    public: 0 | 1;
    deadline: number | null;
    /** When it was changed last. */
    updated: number;
    summary: string;
    /** Whether nothing is left to do for housekeeping since it was changed. */
    tidy: 0 | 1;
  };
  members: { game: string; person: string };
  /** Digests of the codes by which people come to a game without knowing more of it. */
  codes: { digest: string; game: string };
  /** Games in which it is the bots' turn, and when that is next seen to. */
  bot_turns: { game: string; due: number; attempts: number };
  events: { game: string; seq: number; body: string };
  /** Packed logs of games that are over, up to a version; what came later is among the events. */
  finished_logs: { game: string; version: number; body: string };
  snapshots: { game: string; seq: number; format: string; body: string };
  servers: { id: string; beat: number };
  outages: { since: number; until: number };
  persons: {
    id: string;
    name: string;
    email: string | null;
    /** An address that the person says is theirs, and when they said so. Others may say the same. */
    claim: string | null;
    claimed: number | null;
    /** A hash, as the caller made it. */
    password: string | null;
    /** Whether a mail to the address has been answered. */
    confirmed: 0 | 1;
    /** Digest of the secret in a guest's link. */
    link: string | null;
    settings: string;
  };
  sessions: {
    digest: string;
    person: string;
    expires: number;
    browser: string | null;
    system: string | null;
    opened: number;
    /** When it was last used, roughly. */
    seen: number;
  };
  keys: {
    digest: string;
    id: string;
    person: string;
    name: string;
    scope: string;
    expires: number | null;
  };
  passkeys: {
    id: string;
    person: string;
    name: string;
    public_key: string;
    counter: number;
    transports: string;
    added: number;
    used: number | null;
  };
  hooks: {
    id: string;
    person: string;
    game: string | null;
    url: string;
    secret: string;
    /** Calls in a row that failed, why the last one did, and since when none are made. */
    failures: number;
    failure: string | null;
    disabled: number | null;
  };
  blocks: { id: string; person: string; blocked: string; game: string; name: string; at: number };
  reports: {
    id: string;
    reporter: string;
    accused: string | null;
    game: string;
    channel: string;
    message: number;
    reason: string;
    comment: string;
    context: string;
    at: number;
    decided: number | null;
    decision: string | null;
  };
  sanctions: {
    id: string;
    person: string;
    kind: "warning" | "ban";
    reason: string;
    at: number;
    until: number | null;
    seen: 0 | 1;
  };
  /** Only ever grows: the database refuses to change or delete what is in it. */
  moderation_log: {
    seq: number;
    at: number;
    moderator: string;
    act: "dismiss" | "warn" | "ban" | "unban";
    person: string | null;
    report: string | null;
    reason: string;
    until: number | null;
    digest: string;
  };
  traces: { person: string; kind: "network" | "device"; hash: string; seen: number };
  visits: { person: string; at: number };
  secrets: { name: string; value: string };
  tries: { key: string; count: number; until: number };
  outbox: {
    key: string;
    kind: string;
    recipient: string;
    body: string;
    /** When to try next; null once delivered or given up. */
    due: number | null;
    attempts: number;
    created: number;
  };
}

/**
 * What a backup holds, with the keys by which the rows are put in order; tables that others refer to come first.
 */
export const KEPT = [
  ["games", ["id"]],
  ["persons", ["id"]],
  ["members", ["game", "person"]],
  ["codes", ["digest", "game"]],
  ["bot_turns", ["game"]],
  ["events", ["game", "seq"]],
  ["servers", ["id"]],
  ["outages", ["since"]],
  ["sessions", ["digest"]],
  ["keys", ["digest"]],
  ["passkeys", ["id"]],
  ["hooks", ["id"]],
  ["outbox", ["key"]],
  ["blocks", ["id"]],
  ["reports", ["id"]],
  ["sanctions", ["id"]],
  ["moderation_log", ["seq"]],
] as const satisfies readonly (readonly [keyof Schema, readonly string[]])[];

/**
 * What no backup holds: packed logs are among the events there, snapshots follow from these, what was tried and where
 * people came from is soon forgotten, and with the site's secrets people who find a backup could sign links for new
 * passwords. Earlier versions kept snapshots, tries and secrets as well.
 */
export const LEFT_OUT = [
  "finished_logs",
  "snapshots",
  "tries",
  "secrets",
  "traces",
  "visits",
] as const satisfies readonly (keyof Schema)[];

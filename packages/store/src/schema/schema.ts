import type { GameResult, SeatResult } from "../games/game-result.ts";

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
  /** By what public games are found; those that are in no list now have none. */
  listings: {
    game: string;
    list: string | null;
    at: number;
    variant: string;
    rulebook: string;
    pace: string;
    press: string;
    language: string;
    free: number;
    name: string;
    tags: string;
    rated: 0 | 1;
    least_rating: number | null;
    least_reliability: number | null;
  };
  /** What lists show of them. */
  listing_pages: { game: string; body: string };
  members: { game: string; person: string };
  /** Digests of the codes by which people come to a game without knowing more of it. */
  codes: { digest: string; game: string };
  /** Games in which it is the bots' turn, and when that is next seen to. */
  bot_turns: { game: string; due: number; attempts: number };
  events: { game: string; seq: number; body: string };
  /** Packed logs of games that are over, up to a version; what came later is among the events. */
  finished_logs: { game: string; version: number; body: string };
  /** How games ended; the seats are in the results. */
  finished_games: {
    game: string;
    variant: string;
    rulebook: string;
    pace: GameResult["pace"];
    ended: number;
    phase: string;
    how: GameResult["how"];
    scoring: string | null;
    anonymous: 0 | 1;
    counts: GameResult["counts"];
    /** Whether the ratings already follow from it. */
    rated: 0 | 1;
    /** Whether it has been looked at who played it. Only games that would be rated are. */
    judged: 0 | 1;
  };
  results: {
    game: string;
    seat: number;
    person: string | null;
    starter: string | null;
    powers: string;
    result: SeatResult["result"];
    share: number;
    points: number | null;
    centers: number;
    opening: string | null;
  };
  profiles: { person: string; address: string; since: number | null; hidden: string; listed: 0 | 1 };
  ratings: {
    person: string;
    variant: string;
    pace: string;
    mu: number;
    sigma: number;
    /** By which people are ranked: a rating that they very probably have. */
    proven: number;
    games: number;
  };
  /** Each rating at the end of the days on which it changed. */
  rating_days: { person: string; variant: string; pace: string; day: number; mu: number };
  /** What each power is worth to its player. */
  advantages: { variant: string; power: string; mu: number; sigma: number; games: number };
  /** One row: whether a result has changed that ratings already followed from. */
  rating_progress: { id: number; stale: 0 | 1 };
  conduct: {
    game: string;
    person: string;
    called: number;
    missed: number;
    excused: number;
    abandoned: number;
    at: number;
  };
  vacations: { id: string; person: string; since: number; until: number; announced: number };
  friends: { id: string; person: string; friend: string; asked: number; accepted: number | null };
  teams: { id: string; name: string; created: number };
  team_members: { team: string; person: string; leads: 0 | 1; asked: number; accepted: number | null };
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
  push_subscriptions: {
    id: string;
    person: string;
    session: string;
    endpoint: string;
    public_key: string;
    secret: string;
    added: number;
    failures: number;
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
    act: "dismiss" | "warn" | "ban" | "unban" | "count" | "exclude";
    person: string | null;
    /** The report or the game that was decided about. */
    report: string | null;
    reason: string;
    until: number | null;
    digest: string;
  };
  traces: { person: string; kind: "network" | "device"; hash: string; seen: number };
  visits: { person: string; at: number };
  tournaments: {
    id: string;
    /** The sequence number of the last event. */
    version: number;
    status: string;
    public: 0 | 1;
    /** When it was changed last. */
    updated: number;
    summary: string;
  };
  /** Who directs or plays in a tournament. */
  tournament_people: { tournament: string; person: string };
  tournament_events: { tournament: string; seq: number; body: string };
  /** Tables to which rows have been added for all games of earlier versions. */
  backfills: { name: string };
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
    /** Whether it was given up. */
    failed: 0 | 1;
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
  ["finished_games", ["game"]],
  ["results", ["game", "seat"]],
  ["servers", ["id"]],
  ["outages", ["since"]],
  ["keys", ["digest"]],
  ["passkeys", ["id"]],
  ["hooks", ["id"]],
  ["outbox", ["key"]],
  ["blocks", ["id"]],
  ["reports", ["id"]],
  ["sanctions", ["id"]],
  ["moderation_log", ["seq"]],
  ["profiles", ["person"]],
  ["ratings", ["person", "variant", "pace"]],
  ["rating_days", ["person", "variant", "pace", "day"]],
  ["advantages", ["variant", "power"]],
  ["rating_progress", ["id"]],
  ["conduct", ["game", "person"]],
  ["vacations", ["id"]],
  ["friends", ["id"]],
  ["teams", ["id"]],
  ["team_members", ["team", "person"]],
  ["tournaments", ["id"]],
  ["tournament_people", ["tournament", "person"]],
  ["tournament_events", ["tournament", "seq"]],
] as const satisfies readonly (readonly [keyof Schema, readonly string[]])[];

/**
 * What no backup holds: packed logs are among the events there, snapshots and lists of games follow from these, and
 * are made again. What was tried and where people came from is soon forgotten, and with the site's secrets people who
 * find a backup could sign links for new passwords. Push subscriptions work only with one of these secrets. Earlier
 * versions kept snapshots, tries and secrets as well.
 */
export const LEFT_OUT = [
  "backfills",
  "listing_pages",
  "listings",
  "finished_logs",
  "snapshots",
  "tries",
  "secrets",
  "push_subscriptions",
  "sessions",
  "traces",
  "visits",
] as const satisfies readonly (keyof Schema)[];

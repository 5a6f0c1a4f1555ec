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
  };
  members: { game: string; person: string };
  events: { game: string; seq: number; body: string };
  snapshots: { game: string; seq: number; format: string; body: string };
  servers: { id: string; beat: number };
  outages: { since: number; until: number };
  persons: {
    id: string;
    name: string;
    email: string | null;
    /** A hash, as the caller made it. */
    password: string | null;
    /** Digest of the secret in a guest's link. */
    link: string | null;
    settings: string;
  };
  sessions: { digest: string; person: string; expires: number };
  keys: { digest: string; id: string; person: string; name: string };
  hooks: { id: string; person: string; game: string | null; url: string; secret: string };
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
 * Snapshots are left out: they follow from the events.
 */
export const KEPT = [
  ["games", ["id"]],
  ["persons", ["id"]],
  ["members", ["game", "person"]],
  ["events", ["game", "seq"]],
  ["servers", ["id"]],
  ["outages", ["since"]],
  ["sessions", ["digest"]],
  ["keys", ["digest"]],
  ["hooks", ["id"]],
  ["outbox", ["key"]],
] as const satisfies readonly (readonly [keyof Schema, readonly string[]])[];

import { ok, type Result } from "@chancery/engine";
import type { Transaction } from "kysely";
import { attempt, type Database, perform, portions, transact } from "../databases/database.ts";
import type { Trouble } from "../databases/fault.ts";
import type { Schema } from "../schema/schema.ts";

/** A message that has to go out. */
export interface Notice {
  /** Of two notices with the same key, only the first goes out. */
  readonly key: string;
  /** How it goes out, such as "mail" or "hook". */
  readonly kind: string;
  /** The recipient: an address, or the id of a person or hook. */
  readonly recipient: string;
  /** What it says, as JSON. */
  readonly body: unknown;
}

export interface TakenNotice extends Notice {
  /** How often it has been taken, this time included. */
  readonly attempts: number;
}

/** What has become of a notice: not tried yet, tried in vain so far, delivered or given up. */
export interface NoticeState {
  readonly state: "waiting" | "delayed" | "sent" | "failed";
  /** When it was added. */
  readonly at: number;
}

/** Which kinds of notices to take: these, or all others. */
export type Lane = { readonly only: readonly string[] } | { readonly but: readonly string[] };

/**
 * Messages wait here until they have been delivered: at least once each, and more than once only if a server dies
 * or is slower than its lease between delivering one and saying so.
 */
export interface Outbox {
  add(args: { notices: readonly Notice[]; now: number }): Promise<Result<null, Trouble>>;
  /** Takes messages that are due, of some kinds or of all. Unless delivered or put off, they are due again when the lease (in milliseconds) is over. */
  take(args: {
    now: number;
    limit: number;
    lease: number;
    lane?: Lane;
  }): Promise<Result<readonly TakenNotice[], Trouble>>;
  delivered(key: string): Promise<Result<null, Trouble>>;
  /** Replaces messages by others, which counts as delivering them: all of it or nothing. */
  replace(args: {
    keys: readonly string[];
    notices: readonly Notice[];
    now: number;
  }): Promise<Result<null, Trouble>>;
  /** Attempts again at a later moment, or gives up (null). */
  putOff(args: { key: string; until: number | null }): Promise<Result<null, Trouble>>;
  /** What has become of a message; null if it is unknown or has been forgotten. */
  stateOf(key: string): Promise<Result<NoticeState | null, Trouble>>;
  /** How many have been neither delivered nor given up. */
  waiting(): Promise<Result<number, Trouble>>;
  /** Forgets what was delivered or given up, and entered before a moment. Until then its key counts. */
  purge(before: number): Promise<Result<null, Trouble>>;
}

export function createOutbox(database: Database): Outbox {
  const { db } = database;
  const setDue = (key: string, due: number | null, failed: 0 | 1 = 0) =>
    perform(db.updateTable("outbox").set({ due, failed }).where("key", "=", key).execute());
  return {
    add: ({ notices, now }) =>
      transact(database, async (trx) => {
        await post(trx, notices, now);
        return ok(null);
      }),

    take: ({ now, limit, lease, lane = { but: [] } }) =>
      transact(database, async (trx) => {
        let due = trx.selectFrom("outbox").selectAll().where("due", "<=", now).orderBy("due").limit(limit);
        if ("only" in lane) due = due.where("kind", "in", lane.only);
        else if (lane.but.length > 0) due = due.where("kind", "not in", lane.but);
        const rows = await database.claim(due).execute();
        if (rows.length > 0) {
          const keys = rows.map(({ key }) => key);
          await trx
            .updateTable("outbox")
            .set((e) => ({ due: now + lease, attempts: e("attempts", "+", 1) }))
            .where("key", "in", keys)
            .execute();
        }
        return ok(
          rows.map(({ key, kind, recipient, body, attempts }) => ({
            key,
            kind,
            recipient,
            body: JSON.parse(body) as unknown,
            attempts: attempts + 1,
          })),
        );
      }),

    delivered: (key) => setDue(key, null),
    replace: ({ keys, notices, now }) =>
      transact(database, async (trx) => {
        await post(trx, notices, now);
        await trx.updateTable("outbox").set({ due: null }).where("key", "in", keys).execute();
        return ok(null);
      }),
    putOff: ({ key, until }) => setDue(key, until, until === null ? 1 : 0),
    stateOf: async (key) => {
      const row = await attempt(
        db.selectFrom("outbox").selectAll().where("key", "=", key).executeTakeFirst(),
      );
      return row.ok ? ok(row.value ? { state: stateIn(row.value), at: row.value.created } : null) : row;
    },
    waiting: async () => {
      const query = db.selectFrom("outbox").select((e) => e.fn.countAll<number>().as("count"));
      const row = await attempt(query.where("due", "is not", null).executeTakeFirstOrThrow());
      return row.ok ? ok(Number(row.value.count)) : row;
    },
    purge: (before) =>
      perform(db.deleteFrom("outbox").where("due", "is", null).where("created", "<", before).execute()),
  };
}

const stateIn = ({ due, attempts, failed }: Schema["outbox"]): NoticeState["state"] => {
  if (failed) return "failed";
  if (due === null) return "sent";
  return attempts > 1 ? "delayed" : "waiting";
};

/** Puts messages in, leaving out those whose key is known. */
export async function post(trx: Transaction<Schema>, notices: readonly Notice[], now: number): Promise<void> {
  for (const portion of portions(notices)) {
    await trx
      .insertInto("outbox")
      .values(
        portion.map(({ key, kind, recipient, body }) => ({
          key,
          kind,
          recipient,
          body: JSON.stringify(body),
          due: now,
          attempts: 0,
          created: now,
          failed: 0 as const,
        })),
      )
      .onConflict((conflict) => conflict.column("key").doNothing())
      .execute();
  }
}

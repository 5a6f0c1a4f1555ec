import { fail, ok, type Result } from "@chancery/engine";
import { attempt, type Database, perform, transact, troubleOrThrow } from "../databases/database.ts";
import type { Trouble, UnknownPerson } from "../databases/fault.ts";
import { isOrphan } from "../databases/trouble.ts";
import { digest } from "../digest.ts";
import type { Schema } from "../schema/schema.ts";

/** Where a browser gets push messages, and the keys with which they're encrypted for it alone. */
export interface PushAddress {
  readonly endpoint: string;
  /** Of the browser, as base64url. */
  readonly publicKey: string;
  /** Shared with the browser, as base64url. */
  readonly secret: string;
}

/** A browser that gets a person's notifications. It ends with the session in which it was added. */
export interface PushSubscription extends PushAddress {
  /** The digest of its endpoint. */
  readonly id: string;
  readonly person: string;
  /** The id of the session. */
  readonly session: string;
  readonly added: number;
  /** Messages in a row that didn't get through. */
  readonly failures: number;
}

export interface PushSubscriptions {
  /**
   * Adds a browser, in place of what it had before: each endpoint belongs to one person, and a session has one. Beyond
   * `most` of a person, the oldest end. Fails if the session or the person is no longer there.
   */
  put(
    args: PushAddress & { person: string; session: string; now: number; most: number },
  ): Promise<Result<null, UnknownPerson | Trouble>>;
  get(id: string): Promise<Result<PushSubscription | null, Trouble>>;
  /** A person's, the newest first. */
  list(person: string): Promise<Result<readonly PushSubscription[], Trouble>>;
  ofPersons(persons: readonly string[]): Promise<Result<readonly PushSubscription[], Trouble>>;
  /** A message didn't get through. After `most` in a row, the subscription ends. */
  failed(args: { id: string; most: number }): Promise<Result<null, Trouble>>;
  worked(id: string): Promise<Result<null, Trouble>>;
  /** Ends one. */
  remove(id: string): Promise<Result<null, Trouble>>;
  /** Ends that of a session, if there is one. */
  removeOf(session: string): Promise<Result<null, Trouble>>;
}

export function createPushSubscriptions(database: Database): PushSubscriptions {
  const { db } = database;
  const found = db.selectFrom("push_subscriptions").selectAll();
  const ended = db.deleteFrom("push_subscriptions");
  return {
    put: async ({ endpoint, publicKey: public_key, secret, person, session, now, most }) => {
      const id = digest(endpoint);
      const row = { id, person, session, endpoint, public_key, secret, added: now, failures: 0 };
      try {
        return await transact(database, async (trx) => {
          await trx
            .deleteFrom("push_subscriptions")
            .where((e) => e.or([e("id", "=", id), e("session", "=", session)]))
            .execute();
          await trx.insertInto("push_subscriptions").values(row).execute();
          const old = await trx
            .selectFrom("push_subscriptions")
            .select("id")
            .where("person", "=", person)
            .orderBy("added", "desc")
            .orderBy("id")
            .execute();
          const surplus = old.slice(most).map((each) => each.id);
          if (surplus.length > 0)
            await trx.deleteFrom("push_subscriptions").where("id", "in", surplus).execute();
          return ok(null);
        });
      } catch (error) {
        return fail(isOrphan(error) ? { code: "unknown-person", person } : troubleOrThrow(error));
      }
    },

    get: async (id) => {
      const row = await attempt(found.where("id", "=", id).executeTakeFirst());
      return row.ok ? ok(row.value ? subscriptionOf(row.value) : null) : row;
    },

    list: async (person) => {
      const rows = await attempt(
        found.where("person", "=", person).orderBy("added", "desc").orderBy("id").execute(),
      );
      return rows.ok ? ok(rows.value.map(subscriptionOf)) : rows;
    },

    ofPersons: async (persons) => {
      const rows = await attempt(found.where("person", "in", persons).orderBy("id").execute());
      return rows.ok ? ok(rows.value.map(subscriptionOf)) : rows;
    },

    failed: async ({ id, most }) => {
      const counted = await perform(
        db
          .updateTable("push_subscriptions")
          .set((e) => ({ failures: e("failures", "+", 1) }))
          .where("id", "=", id)
          .execute(),
      );
      if (!counted.ok) return counted;
      return perform(ended.where("id", "=", id).where("failures", ">=", most).execute());
    },

    worked: (id) =>
      perform(
        db
          .updateTable("push_subscriptions")
          .set({ failures: 0 })
          .where("id", "=", id)
          .where("failures", ">", 0)
          .execute(),
      ),

    remove: (id) => perform(ended.where("id", "=", id).execute()),
    removeOf: (session) => perform(ended.where("session", "=", session).execute()),
  };
}

const subscriptionOf = ({
  public_key: publicKey,
  ...row
}: Schema["push_subscriptions"]): PushSubscription => ({ ...row, publicKey });

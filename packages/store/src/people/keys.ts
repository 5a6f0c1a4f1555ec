import { ok, type Result } from "@chancery/engine";
import { addTo, attempt, type Database, perform } from "../databases/database.ts";
import type { Trouble, UnknownPerson } from "../databases/fault.ts";
import { digest } from "../digest.ts";

/** A key by which a person's programs use the interface. */
export interface ApiKey {
  readonly id: string;
  readonly person: string;
  /** What the person calls it. */
  readonly name: string;
  /** What it may be used for, in the caller's words. */
  readonly scope: string;
  /** Until when; null for as long as it isn't revoked. */
  readonly expires: number | null;
}

export interface Keys {
  add(key: ApiKey & { readonly secret: string }): Promise<Result<null, UnknownPerson | Trouble>>;
  /** The key with this secret, unless it has expired. */
  find(args: { secret: string; now: number }): Promise<Result<ApiKey | null, Trouble>>;
  list(person: string): Promise<Result<readonly ApiKey[], Trouble>>;
  remove(args: { id: string; person: string }): Promise<Result<null, Trouble>>;
  removeAll(person: string): Promise<Result<null, Trouble>>;
}

export function createKeys({ db }: Database): Keys {
  const keys = db.selectFrom("keys").select(["id", "person", "name", "scope", "expires"]);
  return {
    add: ({ secret, ...key }) =>
      addTo(
        key.person,
        db
          .insertInto("keys")
          .values({ ...key, digest: digest(secret) })
          .execute(),
      ),

    find: async ({ secret, now }) => {
      const row = await attempt(keys.where("digest", "=", digest(secret)).executeTakeFirst());
      if (!row.ok) return row;
      const key = row.value ?? null;
      return ok(key && (key.expires === null || now < key.expires) ? key : null);
    },

    list: (person) => attempt(keys.where("person", "=", person).orderBy("name").orderBy("id").execute()),

    remove: ({ id, person }) =>
      perform(db.deleteFrom("keys").where("id", "=", id).where("person", "=", person).execute()),
    removeAll: (person) => perform(db.deleteFrom("keys").where("person", "=", person).execute()),
  };
}

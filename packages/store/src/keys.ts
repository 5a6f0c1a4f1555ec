import { ok, type Result } from "@chancery/engine";
import { addTo, attempt, type Database, perform } from "./database.ts";
import { digest } from "./digest.ts";
import type { Trouble, UnknownPerson } from "./fault.ts";

/** A key by which a person's programs use the interface. */
export interface ApiKey {
  readonly id: string;
  readonly person: string;
  /** What the person calls it. */
  readonly name: string;
}

export interface Keys {
  add(key: ApiKey & { readonly secret: string }): Promise<Result<null, UnknownPerson | Trouble>>;
  find(secret: string): Promise<Result<ApiKey | null, Trouble>>;
  list(person: string): Promise<Result<readonly ApiKey[], Trouble>>;
  remove(args: { id: string; person: string }): Promise<Result<null, Trouble>>;
}

export function createKeys({ db }: Database): Keys {
  const keys = db.selectFrom("keys").select(["id", "person", "name"]);
  return {
    add: ({ id, person, name, secret }) => {
      const row = { id, person, name, digest: digest(secret) };
      return addTo(person, db.insertInto("keys").values(row).execute());
    },

    find: async (secret) => {
      const row = await attempt(keys.where("digest", "=", digest(secret)).executeTakeFirst());
      return row.ok ? ok(row.value ?? null) : row;
    },

    list: (person) => attempt(keys.where("person", "=", person).orderBy("name").orderBy("id").execute()),

    remove: ({ id, person }) =>
      perform(db.deleteFrom("keys").where("id", "=", id).where("person", "=", person).execute()),
  };
}

import { ok, type Result } from "@chancery/engine";
import { addTo, attempt, type Database, perform } from "./database.ts";
import { digest } from "./digest.ts";
import type { Trouble, UnknownPerson } from "./fault.ts";

/** Who is signed in. The secret is in somebody's browser; here is only its digest. */
export interface Sessions {
  open(args: {
    secret: string;
    person: string;
    expires: number;
  }): Promise<Result<null, UnknownPerson | Trouble>>;
  /** The id of the person whose session this is. */
  find(args: { secret: string; now: number }): Promise<Result<string | null, Trouble>>;
  close(secret: string): Promise<Result<null, Trouble>>;
  /** Signs a person out everywhere. */
  closeAll(person: string): Promise<Result<null, Trouble>>;
  /** Forgets those that have expired. */
  purge(now: number): Promise<Result<null, Trouble>>;
}

export function createSessions({ db }: Database): Sessions {
  return {
    open: ({ secret, person, expires }) => {
      const row = { digest: digest(secret), person, expires };
      return addTo(person, db.insertInto("sessions").values(row).execute());
    },

    find: async ({ secret, now }) => {
      const query = db
        .selectFrom("sessions")
        .select("person")
        .where("digest", "=", digest(secret))
        .where("expires", ">", now);
      const row = await attempt(query.executeTakeFirst());
      return row.ok ? ok(row.value?.person ?? null) : row;
    },

    close: (secret) => perform(db.deleteFrom("sessions").where("digest", "=", digest(secret)).execute()),
    closeAll: (person) => perform(db.deleteFrom("sessions").where("person", "=", person).execute()),
    purge: (now) => perform(db.deleteFrom("sessions").where("expires", "<=", now).execute()),
  };
}

import { ok, type Result } from "@chancery/engine";
import { addTo, attempt, type Database, perform } from "../databases/database.ts";
import type { Trouble, UnknownPerson } from "../databases/fault.ts";
import { digest } from "../digest.ts";

/** What a session is opened with: a browser on a system, as far as it says so. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** A session, as its person sees it. */
export interface Session extends Device {
  /** The digest of its secret, which signs nobody in. */
  readonly id: string;
  readonly opened: number;
  /** When it was last used, to within ten minutes. */
  readonly seen: number;
}

/** Sessions. The secret is in the person's browser; here is only its digest. */
export interface Sessions {
  open(args: {
    secret: string;
    person: string;
    expires: number;
    now: number;
    device: Device;
  }): Promise<Result<null, UnknownPerson | Trouble>>;
  /** The id of the person whose session this is. Notes that it was used. */
  find(args: { secret: string; now: number }): Promise<Result<string | null, Trouble>>;
  /** A person's sessions, the last used first. */
  list(args: { person: string; now: number }): Promise<Result<readonly Session[], Trouble>>;
  close(secret: string): Promise<Result<null, Trouble>>;
  /** Ends one of a person's sessions. Returns whether there was one. */
  end(args: { id: string; person: string }): Promise<Result<boolean, Trouble>>;
  /** Signs a person out everywhere, except in the session with this secret if one is given. */
  closeAll(person: string, except?: string): Promise<Result<null, Trouble>>;
  /** Forgets those that have expired. */
  purge(now: number): Promise<Result<null, Trouble>>;
}

/** How precisely a session's last use is known: noting it at every request would be a write for every request. */
const SEEN_EVERY = 10 * 60_000;

export const sessionId = digest;

export function createSessions({ db }: Database): Sessions {
  return {
    open: ({ secret, person, expires, now, device: { browser, system } }) => {
      const row = { digest: digest(secret), person, expires, browser, system, opened: now, seen: now };
      return addTo(person, db.insertInto("sessions").values(row).execute());
    },

    find: async ({ secret, now }) => {
      const query = db
        .selectFrom("sessions")
        .select(["person", "seen"])
        .where("digest", "=", digest(secret))
        .where("expires", ">", now);
      const row = await attempt(query.executeTakeFirst());
      if (!row.ok) return row;
      // A known session is let in, even while nothing can be written.
      if (row.value && now - row.value.seen >= SEEN_EVERY)
        await attempt(
          db.updateTable("sessions").set({ seen: now }).where("digest", "=", digest(secret)).execute(),
        );
      return ok(row.value?.person ?? null);
    },

    list: ({ person, now }) =>
      attempt(
        db
          .selectFrom("sessions")
          .select((e) => [e.ref("digest").as("id"), "browser", "system", "opened", "seen"])
          .where("person", "=", person)
          .where("expires", ">", now)
          .orderBy("seen", "desc")
          .orderBy("digest")
          .execute(),
      ),

    close: (secret) => perform(db.deleteFrom("sessions").where("digest", "=", digest(secret)).execute()),
    end: async ({ id, person }) => {
      const query = db.deleteFrom("sessions").where("digest", "=", id).where("person", "=", person);
      const done = await attempt(query.executeTakeFirst());
      return done.ok ? ok(done.value.numDeletedRows > 0) : done;
    },
    closeAll: (person, except) => {
      const all = db.deleteFrom("sessions").where("person", "=", person);
      return perform((except ? all.where("digest", "!=", digest(except)) : all).execute());
    },
    purge: (now) => perform(db.deleteFrom("sessions").where("expires", "<=", now).execute()),
  };
}

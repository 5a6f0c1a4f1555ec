import { ok, type Result } from "@chancery/engine";
import { attempt, type Database, perform } from "../databases/database.ts";
import type { Trouble } from "../databases/fault.ts";

/** What a moderator has done about a person. */
export interface Sanction {
  readonly id: string;
  readonly person: string;
  readonly kind: "warning" | "ban";
  readonly reason: string;
  readonly at: number;
  /** When a ban ends; null if it doesn't. */
  readonly until: number | null;
  /** Whether the person has said that they have read it. */
  readonly isSeen: boolean;
}

export interface Sanctions {
  /** Bans that are in force. */
  bans(now: number): Promise<Result<readonly Sanction[], Trouble>>;
  /** What was done about a person, the latest first. */
  list(person: string): Promise<Result<readonly Sanction[], Trouble>>;
  /** The person has read it. Returns whether there was one. */
  see(args: { id: string; person: string }): Promise<Result<boolean, Trouble>>;
  /** Forgets warnings given, and bans that ended, before a moment. */
  purge(before: number): Promise<Result<null, Trouble>>;
}

export function createSanctions({ db }: Database): Sanctions {
  const sanctions = db.selectFrom("sanctions").selectAll().orderBy("at", "desc").orderBy("id");
  const shown = async (query: typeof sanctions): Promise<Result<readonly Sanction[], Trouble>> => {
    const rows = await attempt(query.execute());
    return rows.ok ? ok(rows.value.map(({ seen, ...row }) => ({ ...row, isSeen: seen === 1 }))) : rows;
  };
  return {
    bans: (now) =>
      shown(
        sanctions
          .where("kind", "=", "ban")
          .where((e) => e.or([e("until", "is", null), e("until", ">", now)])),
      ),
    list: (person) => shown(sanctions.where("person", "=", person)),
    see: async ({ id, person }) => {
      const query = db
        .updateTable("sanctions")
        .set({ seen: 1 })
        .where("id", "=", id)
        .where("person", "=", person);
      const done = await attempt(query.executeTakeFirst());
      return done.ok ? ok(done.value.numUpdatedRows > 0) : done;
    },
    purge: (before) =>
      perform(
        db
          .deleteFrom("sanctions")
          .where((e) =>
            e.or([e("until", "<", before), e.and([e("kind", "=", "warning"), e("at", "<", before)])]),
          )
          .execute(),
      ),
  };
}

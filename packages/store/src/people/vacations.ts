import { fail, ok, type Result } from "@chancery/engine";
import { attempt, type Database, transact } from "../databases/database.ts";
import type { Trouble, UnknownPerson } from "../databases/fault.ts";
import type { Schema } from "../schema/schema.ts";

/** Days on which a person can't play, announced beforehand. */
export type Vacation = Schema["vacations"];

export interface Vacations {
  /** Adds one, unless it conflicts with the person's others. No other is added meanwhile. */
  add<R>(
    vacation: Vacation,
    check: (others: readonly Vacation[]) => Result<null, R>,
  ): Promise<Result<null, R | UnknownPerson | Trouble>>;
  /** A person's vacations, the earliest first. */
  of(person: string): Promise<Result<readonly Vacation[], Trouble>>;
  /** Ends one, or takes it back if it hasn't begun. Returns whether there was one. */
  end(args: { id: string; person: string; at: number }): Promise<Result<boolean, Trouble>>;
}

export function createVacations(database: Database): Vacations {
  const { db } = database;
  const of = (from: Pick<typeof db, "selectFrom">, person: string) =>
    from.selectFrom("vacations").selectAll().where("person", "=", person).orderBy("since").execute();
  return {
    add: <R>(vacation: Vacation, check: (others: readonly Vacation[]) => Result<null, R>) =>
      transact<null, R | UnknownPerson>(database, async (trx) => {
        const { person } = vacation;
        const holder = trx.selectFrom("persons").select("id").where("id", "=", person);
        if (!(await database.lock(holder).executeTakeFirst()))
          return fail({ code: "unknown-person", person });
        const checked = check(await of(trx, person));
        if (checked.ok) await trx.insertInto("vacations").values(vacation).execute();
        return checked;
      }),

    of: (person) => attempt(of(db, person)),

    end: async ({ id, person, at }) => {
      const own = db.deleteFrom("vacations").where("id", "=", id).where("person", "=", person);
      const gone = await attempt(own.where("since", ">=", at).executeTakeFirst());
      if (!gone.ok) return gone;
      if (gone.value.numDeletedRows > 0) return ok(true);
      const cut = await attempt(
        db
          .updateTable("vacations")
          .set({ until: at })
          .where("id", "=", id)
          .where("person", "=", person)
          .where("until", ">", at)
          .executeTakeFirst(),
      );
      return cut.ok ? ok(cut.value.numUpdatedRows > 0) : cut;
    },
  };
}

import { ok, type Result } from "@chancery/engine";
import { addTo, attempt, type Database } from "./database.ts";
import type { Trouble, UnknownPerson } from "./fault.ts";
import type { Schema } from "./schema.ts";

/** Days on which a person can't play, announced beforehand. */
export type Vacation = Schema["vacations"];

export interface Vacations {
  add(vacation: Vacation): Promise<Result<null, UnknownPerson | Trouble>>;
  /** A person's vacations, the earliest first. */
  of(person: string): Promise<Result<readonly Vacation[], Trouble>>;
  /** Ends one, or takes it back if it hasn't begun. Returns whether there was one. */
  end(args: { id: string; person: string; at: number }): Promise<Result<boolean, Trouble>>;
}

export function createVacations({ db }: Database): Vacations {
  return {
    add: (vacation) => addTo(vacation.person, db.insertInto("vacations").values(vacation).execute()),

    of: (person) =>
      attempt(db.selectFrom("vacations").selectAll().where("person", "=", person).orderBy("since").execute()),

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

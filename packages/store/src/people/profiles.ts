import { ok, type Result } from "@chancery/engine";
import { addTo, attempt, type Database, perform } from "../databases/database.ts";
import type { Trouble, UnknownPerson } from "../databases/fault.ts";
import type { Schema } from "../schema/schema.ts";

/** What a person shows of themselves to others. */
export interface Profile {
  readonly person: string;
  /** By which others find it; it stays the same. */
  readonly address: string;
  /** Since when they have an account; null if that was before it was noted. */
  readonly since: number | null;
  /** The parts that others don't see. */
  readonly hidden: readonly string[];
  /** Whether leaderboards may show them. */
  readonly listed: boolean;
}

export interface Profiles {
  /** Adds one, unless the person has one. */
  add(profile: Profile): Promise<Result<null, UnknownPerson | Trouble>>;
  of(person: string): Promise<Result<Profile | null, Trouble>>;
  at(address: string): Promise<Result<Profile | null, Trouble>>;
  /** Those that several people have, in no order. */
  several(people: readonly string[]): Promise<Result<readonly Profile[], Trouble>>;
  change(profile: Pick<Profile, "person" | "hidden" | "listed">): Promise<Result<null, Trouble>>;
}

export function createProfiles({ db }: Database): Profiles {
  const find = async (column: "person" | "address", value: string) => {
    const row = await attempt(
      db.selectFrom("profiles").selectAll().where(column, "=", value).executeTakeFirst(),
    );
    return row.ok ? ok(row.value ? profileOf(row.value) : null) : row;
  };
  return {
    add: ({ hidden, listed, ...profile }) =>
      addTo(
        profile.person,
        db
          .insertInto("profiles")
          .values({ ...profile, hidden: JSON.stringify(hidden), listed: listed ? 1 : 0 })
          .onConflict((conflict) => conflict.column("person").doNothing())
          .execute(),
      ),
    of: (person) => find("person", person),
    at: (address) => find("address", address),
    several: async (people) => {
      if (people.length === 0) return ok([]);
      const rows = await attempt(
        db.selectFrom("profiles").selectAll().where("person", "in", people).execute(),
      );
      return rows.ok ? ok(rows.value.map(profileOf)) : rows;
    },
    change: ({ person, hidden, listed }) =>
      perform(
        db
          .updateTable("profiles")
          .set({ hidden: JSON.stringify(hidden), listed: listed ? 1 : 0 })
          .where("person", "=", person)
          .execute(),
      ),
  };
}

const profileOf = ({ hidden, listed, ...row }: Schema["profiles"]): Profile => ({
  ...row,
  hidden: JSON.parse(hidden),
  listed: listed === 1,
});

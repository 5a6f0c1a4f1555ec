import { ok, type Result } from "@chancery/engine";
import { addTo, attempt, type Database } from "../databases/database.ts";
import type { Trouble, UnknownPerson } from "../databases/fault.ts";
import type { Schema } from "../schema/schema.ts";

/** Two people, one of whom has asked the other to be friends. They're friends once the other accepts. */
export type Friendship = Schema["friends"];

export interface Friends {
  /** Asks a person, unless one of the two has already asked the other. */
  ask(friendship: Friendship): Promise<Result<null, UnknownPerson | Trouble>>;
  /** All that a person has asked for, been asked, or has. */
  of(person: string): Promise<Result<readonly Friendship[], Trouble>>;
  /** Accepts a request. Returns whether there was one. */
  accept(args: { id: string; friend: string; at: number }): Promise<Result<boolean, Trouble>>;
  /** Ends a friendship, or a question, of either. Returns whether there was one. */
  end(args: { id: string; person: string }): Promise<Result<boolean, Trouble>>;
}

export function createFriends({ db }: Database): Friends {
  return {
    ask: async (friendship) => {
      const { person, friend } = friendship;
      const known = await attempt(
        db
          .selectFrom("friends")
          .select("id")
          .where("person", "=", friend)
          .where("friend", "=", person)
          .executeTakeFirst(),
      );
      if (!known.ok) return known;
      if (known.value) return ok(null);
      return addTo(
        person,
        db
          .insertInto("friends")
          .values(friendship)
          .onConflict((conflict) => conflict.columns(["person", "friend"]).doNothing())
          .execute(),
      );
    },

    of: (person) =>
      attempt(
        db
          .selectFrom("friends")
          .selectAll()
          .where((e) => e.or([e("person", "=", person), e("friend", "=", person)]))
          .orderBy("asked")
          .orderBy("id")
          .execute(),
      ),

    accept: async ({ id, friend, at }) => {
      const done = await attempt(
        db
          .updateTable("friends")
          .set({ accepted: at })
          .where("id", "=", id)
          .where("friend", "=", friend)
          .where("accepted", "is", null)
          .executeTakeFirst(),
      );
      return done.ok ? ok(done.value.numUpdatedRows > 0) : done;
    },

    end: async ({ id, person }) => {
      const done = await attempt(
        db
          .deleteFrom("friends")
          .where("id", "=", id)
          .where((e) => e.or([e("person", "=", person), e("friend", "=", person)]))
          .executeTakeFirst(),
      );
      return done.ok ? ok(done.value.numDeletedRows > 0) : done;
    },
  };
}

import type { Result } from "@chancery/engine";
import { ok } from "@chancery/engine";
import { addTo, attempt, type Database, perform } from "../databases/database.ts";
import type { Trouble, UnknownPerson } from "../databases/fault.ts";

/** That a person came from a network or with a device; which one is a keyed hash of the caller's. */
export interface Trace {
  readonly person: string;
  readonly kind: "network" | "device";
  readonly hash: string;
}

/** When a person came to play. */
export interface Visit {
  readonly person: string;
  readonly at: number;
}

/** By what it may show that one person plays as two. */
export interface Traces {
  note(trace: Trace & { readonly now: number }): Promise<Result<null, UnknownPerson | Trouble>>;
  /** Notes a visit, unless another began after `since`. */
  visit(args: { person: string; now: number; since: number }): Promise<Result<null, UnknownPerson | Trouble>>;
  of(
    persons: readonly string[],
  ): Promise<Result<{ readonly traces: readonly Trace[]; readonly visits: readonly Visit[] }, Trouble>>;
  /** Forgets what was noted before a moment. */
  purge(before: number): Promise<Result<null, Trouble>>;
}

export function createTraces({ db }: Database): Traces {
  return {
    note: ({ now, ...trace }) =>
      addTo(
        trace.person,
        db
          .insertInto("traces")
          .values({ ...trace, seen: now })
          .onConflict((conflict) => conflict.columns(["person", "kind", "hash"]).doUpdateSet({ seen: now }))
          .execute(),
      ),

    visit: async ({ person, now, since }) => {
      const last = await attempt(
        db
          .selectFrom("visits")
          .select("at")
          .where("person", "=", person)
          .where("at", ">", since)
          .executeTakeFirst(),
      );
      if (!last.ok || last.value) return last.ok ? ok(null) : last;
      return addTo(
        person,
        db
          .insertInto("visits")
          .values({ person, at: now })
          .onConflict((conflict) => conflict.columns(["person", "at"]).doNothing())
          .execute(),
      );
    },

    of: async (persons) => {
      if (persons.length === 0) return ok({ traces: [], visits: [] });
      const traces = await attempt(
        db
          .selectFrom("traces")
          .select(["person", "kind", "hash"])
          .where("person", "in", persons)
          .orderBy("person")
          .orderBy("kind")
          .orderBy("hash")
          .execute(),
      );
      if (!traces.ok) return traces;
      const visits = await attempt(
        db
          .selectFrom("visits")
          .selectAll()
          .where("person", "in", persons)
          .orderBy("person")
          .orderBy("at")
          .execute(),
      );
      return visits.ok ? ok({ traces: traces.value, visits: visits.value }) : visits;
    },

    purge: async (before) => {
      const traces = await perform(db.deleteFrom("traces").where("seen", "<", before).execute());
      return traces.ok ? perform(db.deleteFrom("visits").where("at", "<", before).execute()) : traces;
    },
  };
}

import { ok, type Result } from "@chancery/engine";
import { addTo, attempt, type Database, perform } from "../databases/database.ts";
import type { Trouble, UnknownPerson } from "../databases/fault.ts";

/** An address to be called when something happens in a person's games. */
export interface Hook {
  readonly id: string;
  readonly person: string;
  /** One game, whose public news it gets; null for the person's news of all games. */
  readonly game: string | null;
  readonly url: string;
  /** With which calls are signed, and which therefore has to be kept as it is. */
  readonly secret: string;
}

/** A hook, and how it fares. */
export interface StoredHook extends Hook {
  /** Calls in a row that failed. */
  readonly failures: number;
  /** Why the last one did. */
  readonly failure: string | null;
  /** Since when it's no longer called; null if it is. */
  readonly disabled: number | null;
}

export interface Hooks {
  add(hook: Hook): Promise<Result<null, UnknownPerson | Trouble>>;
  get(id: string): Promise<Result<StoredHook | null, Trouble>>;
  list(person: string): Promise<Result<readonly StoredHook[], Trouble>>;
  /** Those of several persons that are for all their games. */
  ofPersons(persons: readonly string[]): Promise<Result<readonly StoredHook[], Trouble>>;
  /** Those that members of games have set up for these. */
  forGames(games: readonly string[]): Promise<Result<readonly StoredHook[], Trouble>>;
  /** A call failed; if that was the last straw (`most`), no further ones are made from now on. Returns whether it was. */
  failed(args: { id: string; failure: string; now: number; most: number }): Promise<Result<boolean, Trouble>>;
  /** A call got through. */
  worked(id: string): Promise<Result<null, Trouble>>;
  remove(args: { id: string; person: string }): Promise<Result<null, Trouble>>;
  removeAll(person: string): Promise<Result<null, Trouble>>;
}

export function createHooks({ db }: Database): Hooks {
  const hooks = db.selectFrom("hooks").selectAll("hooks").orderBy("hooks.id");
  return {
    add: (hook) => {
      const { id, person, game, url, secret } = hook;
      const row = { id, person, game, url, secret, failures: 0, failure: null, disabled: null };
      return addTo(person, db.insertInto("hooks").values(row).execute());
    },

    get: async (id) => {
      const row = await attempt(hooks.where("id", "=", id).executeTakeFirst());
      return row.ok ? ok(row.value ?? null) : row;
    },

    list: (person) => attempt(hooks.where("person", "=", person).execute()),

    ofPersons: (persons) => attempt(hooks.where("person", "in", persons).where("game", "is", null).execute()),

    forGames: (games) =>
      attempt(
        hooks
          .innerJoin("members", (join) =>
            join.onRef("members.person", "=", "hooks.person").onRef("members.game", "=", "hooks.game"),
          )
          .where("hooks.game", "in", games)
          .execute(),
      ),

    failed: async ({ id, failure, now, most }) => {
      const counted = await attempt(
        db
          .updateTable("hooks")
          .set((e) => ({ failures: e("failures", "+", 1), failure }))
          .where("id", "=", id)
          .execute(),
      );
      if (!counted.ok) return counted;
      const disabled = await attempt(
        db
          .updateTable("hooks")
          .set({ disabled: now })
          .where("id", "=", id)
          .where("disabled", "is", null)
          .where("failures", ">=", most)
          .executeTakeFirst(),
      );
      return disabled.ok ? ok(disabled.value.numUpdatedRows > 0) : disabled;
    },

    worked: (id) =>
      perform(
        db
          .updateTable("hooks")
          .set({ failures: 0, failure: null })
          .where("id", "=", id)
          .where("failures", ">", 0)
          .execute(),
      ),

    remove: ({ id, person }) =>
      perform(db.deleteFrom("hooks").where("id", "=", id).where("person", "=", person).execute()),
    removeAll: (person) => perform(db.deleteFrom("hooks").where("person", "=", person).execute()),
  };
}

import type { Result } from "@chancery/engine";
import { addTo, attempt, type Database, perform } from "./database.ts";
import type { Trouble, UnknownPerson } from "./fault.ts";

/** An address to be called when something happens in a person's games. */
export interface Hook {
  readonly id: string;
  readonly person: string;
  /** One game; null for all games of the person. */
  readonly game: string | null;
  readonly url: string;
  /** With which calls are signed, and which therefore has to be kept as it is. */
  readonly secret: string;
}

export interface Hooks {
  add(hook: Hook): Promise<Result<null, UnknownPerson | Trouble>>;
  list(person: string): Promise<Result<readonly Hook[], Trouble>>;
  /** Those of the members of a game that are for this game or for all. */
  forGame(game: string): Promise<Result<readonly Hook[], Trouble>>;
  remove(args: { id: string; person: string }): Promise<Result<null, Trouble>>;
}

export function createHooks({ db }: Database): Hooks {
  const hooks = db.selectFrom("hooks").selectAll("hooks").orderBy("hooks.id");
  return {
    add: (hook) => {
      const { id, person, game, url, secret } = hook;
      return addTo(person, db.insertInto("hooks").values({ id, person, game, url, secret }).execute());
    },

    list: (person) => attempt(hooks.where("person", "=", person).execute()),

    forGame: (game) =>
      attempt(
        hooks
          .innerJoin("members", "members.person", "hooks.person")
          .where("members.game", "=", game)
          .where((e) => e.or([e("hooks.game", "is", null), e("hooks.game", "=", game)]))
          .execute(),
      ),

    remove: ({ id, person }) =>
      perform(db.deleteFrom("hooks").where("id", "=", id).where("person", "=", person).execute()),
  };
}

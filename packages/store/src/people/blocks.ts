import { ok, type Result } from "@chancery/engine";
import { addTo, attempt, type Database } from "../databases/database.ts";
import type { Trouble, UnknownPerson } from "../databases/fault.ts";

/** Someone that a person has blocked. */
export interface Block {
  readonly id: string;
  readonly person: string;
  readonly blocked: string;
  /** The game in which they met, and what the other is called there as far as the person may know. */
  readonly game: string;
  readonly name: string;
  readonly at: number;
}

export interface Blocks {
  /** Adds a block, unless there is one from the same game. */
  add(block: Block): Promise<Result<null, UnknownPerson | Trouble>>;
  /** A person's blocks, the latest first. */
  list(person: string): Promise<Result<readonly Block[], Trouble>>;
  /** Returns whether there was one. */
  remove(args: { id: string; person: string }): Promise<Result<boolean, Trouble>>;
}

export function createBlocks({ db }: Database): Blocks {
  return {
    add: (block) =>
      addTo(
        block.person,
        db
          .insertInto("blocks")
          .values(block)
          .onConflict((conflict) => conflict.columns(["person", "blocked", "game"]).doNothing())
          .execute(),
      ),

    list: (person) =>
      attempt(
        db
          .selectFrom("blocks")
          .selectAll()
          .where("person", "=", person)
          .orderBy("at", "desc")
          .orderBy("id")
          .execute(),
      ),

    remove: async ({ id, person }) => {
      const query = db.deleteFrom("blocks").where("id", "=", id).where("person", "=", person);
      const done = await attempt(query.executeTakeFirst());
      return done.ok ? ok(done.value.numDeletedRows > 0) : done;
    },
  };
}

import type { Result } from "@chancery/engine";
import type { Transaction } from "kysely";
import { attempt, type Database } from "../databases/database.ts";
import type { Trouble } from "../databases/fault.ts";
import type { Schema } from "../schema/schema.ts";

/** How reliable someone was in a game. */
export interface GameConduct {
  readonly person: string;
  /** Phases in which the game waited for their orders. */
  readonly called: number;
  /** Those for which no orders came. */
  readonly missed: number;
  /** Of these, those that nobody holds against them. */
  readonly excused: number;
  /** How often they left a seat for good. */
  readonly abandoned: number;
}

export interface Conduct {
  /** Someone's games since a moment. */
  of(person: string, since: number): Promise<Result<readonly GameConduct[], Trouble>>;
}

export function createConduct({ db }: Database): Conduct {
  return {
    of: (person, since) =>
      attempt(
        db
          .selectFrom("conduct")
          .select(["person", "called", "missed", "excused", "abandoned"])
          .where("person", "=", person)
          .where("at", ">=", since)
          .execute(),
      ),
  };
}

/** Replaces what is known of a game. */
export async function writeConduct(
  trx: Transaction<Schema>,
  game: string,
  conduct: readonly GameConduct[],
  at: number,
): Promise<void> {
  await trx.deleteFrom("conduct").where("game", "=", game).execute();
  if (conduct.length > 0)
    await trx
      .insertInto("conduct")
      .values(conduct.map((each) => ({ game, ...each, at })))
      .execute();
}

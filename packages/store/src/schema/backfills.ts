import { ok, type Result } from "@chancery/engine";
import { attempt, type Database, perform } from "../databases/database.ts";
import type { Trouble } from "../databases/fault.ts";

/** Tables that servers fill in for games of earlier versions. */
export const BACKFILLS = ["listings", "results", "judged"] as const;
export type Backfill = (typeof BACKFILLS)[number];

/** Which of them are complete. A restored backup starts without these marks, since it may hold older games. */
export interface Backfills {
  isDone(name: Backfill): Promise<Result<boolean, Trouble>>;
  markDone(name: Backfill): Promise<Result<null, Trouble>>;
}

export const createBackfills = ({ db }: Database): Backfills => ({
  isDone: async (name) => {
    const row = await attempt(
      db.selectFrom("backfills").select("name").where("name", "=", name).executeTakeFirst(),
    );
    return row.ok ? ok(row.value !== undefined) : row;
  },
  markDone: (name) =>
    perform(
      db
        .insertInto("backfills")
        .values({ name })
        .onConflict((conflict) => conflict.column("name").doNothing())
        .execute(),
    ),
});

import { ok, type Result } from "@chancery/engine";
import type { Transaction } from "kysely";
import { attempt, type Database, perform, transact } from "../databases/database.ts";
import type { Trouble } from "../databases/fault.ts";
import type { Schema } from "../schema/schema.ts";

/** A game in which bots have something to do. */
interface BotTurn {
  readonly game: string;
  /** How often it has been taken, this time included. */
  readonly attempts: number;
}

/**
 * Games in which it is the bots' turn. Which these are is written with the events that make it so (`Card.bots`), so
 * nothing is forgotten when a server dies.
 */
export interface BotTurns {
  /** Takes games that are due. Unless the bots have moved by then, they are due again when the lease (in milliseconds) is over. */
  take(args: { now: number; limit: number; lease: number }): Promise<Result<readonly BotTurn[], Trouble>>;
  /** Keeps games that were taken for longer. Those in which another turn has begun meanwhile stay due. */
  keep(args: { games: readonly string[]; now: number; lease: number }): Promise<Result<null, Trouble>>;
  /** Makes games that were taken, and not played, due again. */
  putBack(args: { games: readonly string[]; now: number }): Promise<Result<null, Trouble>>;
  /** When something is next due, past or future. */
  nextDue(): Promise<Result<number | null, Trouble>>;
}

export function createBotTurns(database: Database): BotTurns {
  return {
    take: ({ now, limit, lease }) =>
      transact(database, async (trx) => {
        const due = trx
          .selectFrom("bot_turns")
          .selectAll()
          .where("due", "<=", now)
          .orderBy("due")
          .limit(limit);
        const rows = await database.claim(due).execute();
        if (rows.length > 0)
          await trx
            .updateTable("bot_turns")
            .set((e) => ({ due: now + lease, attempts: e("attempts", "+", 1) }))
            .where(
              "game",
              "in",
              rows.map(({ game }) => game),
            )
            .execute();
        return ok(rows.map(({ game, attempts }) => ({ game, attempts: attempts + 1 })));
      }),

    keep: ({ games, now, lease }) =>
      perform(
        database.db
          .updateTable("bot_turns")
          .set({ due: now + lease })
          .where("game", "in", games)
          .where("due", ">", now)
          .execute(),
      ),

    putBack: ({ games, now }) =>
      perform(database.db.updateTable("bot_turns").set({ due: now }).where("game", "in", games).execute()),

    nextDue: async () => {
      const first = database.db.selectFrom("bot_turns").select("due").orderBy("due").limit(1);
      const row = await attempt(first.executeTakeFirst());
      return row.ok ? ok(row.value?.due ?? null) : row;
    },
  };
}

/** Notes that bots have something to do in a game from now on, or nothing. */
export async function writeBotTurn(
  trx: Transaction<Schema>,
  game: string,
  isDue: boolean,
  at: number,
): Promise<void> {
  if (!isDue) {
    await trx.deleteFrom("bot_turns").where("game", "=", game).execute();
    return;
  }
  const turn = { due: at, attempts: 0 };
  await trx
    .insertInto("bot_turns")
    .values({ game, ...turn })
    .onConflict((conflict) => conflict.column("game").doUpdateSet(turn))
    .execute();
}

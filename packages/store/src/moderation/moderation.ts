import { fail, ok, type Result } from "@chancery/engine";
import type { Transaction } from "kysely";
import { attempt, type Database, transact } from "../databases/database.ts";
import type { Trouble } from "../databases/fault.ts";
import { digest } from "../digest.ts";
import { judgeGame } from "../games/results.ts";
import type { Schema } from "../schema/schema.ts";

/** Something that a moderator did. */
interface Act {
  readonly at: number;
  readonly moderator: string;
  readonly act: "dismiss" | "warn" | "ban" | "unban" | "count" | "exclude";
  readonly person: string | null;
  /** The report or the game that was decided about. */
  readonly report: string | null;
  readonly reason: string;
  readonly until: number | null;
}

/** An act in the log. Each carries a digest of itself and of all before it, so that a change of any of them shows. */
export interface LoggedAct extends Act {
  readonly seq: number;
}

interface Decision {
  readonly report: string;
  readonly act: "dismiss" | "warn" | "ban";
  readonly reason: string;
  readonly until: number | null;
  readonly moderator: string;
  readonly at: number;
  /** The id of the warning or ban that comes of it. */
  readonly id: string;
}

/** There is no such report or ban, it has already been decided, or the person it is about is unknown. */
export interface NothingToDecide {
  readonly code: "no-such-report" | "decided-already" | "nobody-accused" | "no-such-ban" | "no-such-game";
}

/** What moderators do. Every act is logged in the transaction that does it, and the log only ever grows. */
export interface Moderation {
  decide(decision: Decision): Promise<Result<null, NothingToDecide | Trouble>>;
  /** Ends a person's bans. */
  unban(args: {
    person: string;
    reason: string;
    moderator: string;
    at: number;
  }): Promise<Result<null, NothingToDecide | Trouble>>;
  /** Says whether a game counts for ratings, which may take back what has been rated. */
  judge(args: {
    game: string;
    act: "count" | "exclude";
    reason: string;
    moderator: string;
    at: number;
  }): Promise<Result<null, NothingToDecide | Trouble>>;
  /** The latest acts, latest first. */
  log(limit: number): Promise<Result<readonly LoggedAct[], Trouble>>;
  /** Whether the log is as it was written, from the first act to the last. */
  isIntact(): Promise<Result<boolean, Trouble>>;
}

/** What moderators decide: games that would be rated, but for who played them. */
const DECIDABLE: readonly string[] = ["rated", "held", "unconfirmed", "excluded"];

export function createModeration(database: Database): Moderation {
  const { db } = database;
  return {
    decide: ({ report: id, act, reason, until, moderator, at, id: sanction }) =>
      transact<null, NothingToDecide>(database, async (trx) => {
        await database.alone(trx);
        const report = await trx.selectFrom("reports").selectAll().where("id", "=", id).executeTakeFirst();
        if (!report) return fail({ code: "no-such-report" });
        if (report.decided !== null) return fail({ code: "decided-already" });
        const person = report.accused;
        if (act !== "dismiss") {
          if (person === null) return fail({ code: "nobody-accused" });
          const kind = act === "warn" ? ("warning" as const) : ("ban" as const);
          const row = {
            id: sanction,
            person,
            kind,
            reason,
            at,
            until: act === "ban" ? until : null,
            seen: 0 as const,
          };
          await trx.insertInto("sanctions").values(row).execute();
        }
        await trx.updateTable("reports").set({ decided: at, decision: act }).where("id", "=", id).execute();
        await append(trx, {
          at,
          moderator,
          act,
          person,
          report: id,
          reason,
          until: act === "ban" ? until : null,
        });
        return ok(null);
      }),

    unban: ({ person, reason, moderator, at }) =>
      transact<null, NothingToDecide>(database, async (trx) => {
        await database.alone(trx);
        const lifted = await trx
          .updateTable("sanctions")
          .set({ until: at })
          .where("person", "=", person)
          .where("kind", "=", "ban")
          .where((e) => e.or([e("until", "is", null), e("until", ">", at)]))
          .executeTakeFirst();
        if (lifted.numUpdatedRows === 0n) return fail({ code: "no-such-ban" });
        await append(trx, { at, moderator, act: "unban", person, report: null, reason, until: null });
        return ok(null);
      }),

    judge: ({ game, act, reason, moderator, at }) =>
      transact<null, NothingToDecide>(database, async (trx) => {
        await database.alone(trx);
        const finished = await trx
          .selectFrom("finished_games")
          .select("counts")
          .where("game", "=", game)
          .executeTakeFirst();
        if (!finished || !DECIDABLE.includes(finished.counts)) return fail({ code: "no-such-game" });
        const counts = act === "count" ? "rated" : "excluded";
        if (finished.counts === counts) return fail({ code: "decided-already" });
        await judgeGame(trx, game, counts);
        await append(trx, { at, moderator, act, person: null, report: game, reason, until: null });
        return ok(null);
      }),

    log: async (limit) => {
      const rows = await attempt(
        db.selectFrom("moderation_log").selectAll().orderBy("seq", "desc").limit(limit).execute(),
      );
      return rows.ok ? ok(rows.value.map(({ digest: _, ...act }) => act)) : rows;
    },

    isIntact: async () => {
      const rows = await attempt(db.selectFrom("moderation_log").selectAll().orderBy("seq").execute());
      if (!rows.ok) return rows;
      let before = "";
      return ok(
        rows.value.every(({ digest: kept, ...act }, index) => {
          before = digestOf(before, act);
          return act.seq === index + 1 && kept === before;
        }),
      );
    },
  };
}

async function append(trx: Transaction<Schema>, act: Act): Promise<void> {
  const last = await trx
    .selectFrom("moderation_log")
    .select(["seq", "digest"])
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
  const logged = { seq: (last?.seq ?? 0) + 1, ...act };
  const row = { ...logged, digest: digestOf(last?.digest ?? "", logged) };
  await trx.insertInto("moderation_log").values(row).execute();
}

const digestOf = (
  before: string,
  { seq, at, moderator, act, person, report, reason, until }: LoggedAct,
): string => digest(JSON.stringify([before, seq, at, moderator, act, person, report, reason, until]));

import { fail, ok, type Result } from "@chancery/engine";
import { attempt, type Database, perform, troubleOrThrow } from "../databases/database.ts";
import type { Trouble } from "../databases/fault.ts";
import { isTaken } from "../databases/trouble.ts";
import type { Schema } from "../schema/schema.ts";

/** A reported message, with the messages around it. */
interface Report {
  readonly id: string;
  readonly reporter: string;
  /** Who wrote the message; null if that isn't known. */
  readonly accused: string | null;
  readonly game: string;
  readonly channel: string;
  /** The message's number among those that the reporter reads in the channel. */
  readonly message: number;
  readonly reason: string;
  readonly comment: string;
  /** What was said around it, as JSON. */
  readonly context: unknown;
  readonly at: number;
}

export interface StoredReport extends Report {
  /** When it was decided, and how; null while it is open. */
  readonly decided: number | null;
  readonly decision: string | null;
}

export interface Reports {
  /** Adds a report. Returns false if the same person has reported the same message before. */
  add(report: Report): Promise<Result<boolean, Trouble>>;
  get(id: string): Promise<Result<StoredReport | null, Trouble>>;
  /** Open reports, the oldest first, or decided ones, the latest first. */
  list(args: { isOpen: boolean; limit: number }): Promise<Result<readonly StoredReport[], Trouble>>;
  /** A person's own reports, the latest first. */
  by(reporter: string): Promise<Result<readonly StoredReport[], Trouble>>;
  /** How many reports there are about each of several people, whatever came of them. */
  counts(accused: readonly string[]): Promise<Result<Readonly<Record<string, number>>, Trouble>>;
  /** Forgets reports that were decided before a moment. */
  purge(before: number): Promise<Result<null, Trouble>>;
}

export function createReports({ db }: Database): Reports {
  const reports = db.selectFrom("reports").selectAll();
  return {
    add: async (report) => {
      const row = { ...report, context: JSON.stringify(report.context), decided: null, decision: null };
      try {
        await db.insertInto("reports").values(row).execute();
        return ok(true);
      } catch (error) {
        return isTaken(error, "report") ? ok(false) : fail(troubleOrThrow(error));
      }
    },

    get: async (id) => {
      const row = await attempt(reports.where("id", "=", id).executeTakeFirst());
      return row.ok ? ok(row.value ? reportOf(row.value) : null) : row;
    },

    list: async ({ isOpen, limit }) => {
      const query = isOpen
        ? reports.where("decided", "is", null).orderBy("at").orderBy("id")
        : reports.where("decided", "is not", null).orderBy("decided", "desc").orderBy("id");
      const rows = await attempt(query.limit(limit).execute());
      return rows.ok ? ok(rows.value.map(reportOf)) : rows;
    },

    by: async (reporter) => {
      const rows = await attempt(
        reports.where("reporter", "=", reporter).orderBy("at", "desc").orderBy("id").execute(),
      );
      return rows.ok ? ok(rows.value.map(reportOf)) : rows;
    },

    counts: async (accused) => {
      if (accused.length === 0) return ok({});
      const rows = await attempt(
        db
          .selectFrom("reports")
          .select((e) => ["accused", e.fn.countAll().as("count")])
          .where("accused", "in", accused)
          .groupBy("accused")
          .execute(),
      );
      if (!rows.ok) return rows;
      return ok(Object.fromEntries(rows.value.map(({ accused: person, count }) => [person, Number(count)])));
    },

    purge: (before) => perform(db.deleteFrom("reports").where("decided", "<", before).execute()),
  };
}

const reportOf = ({ context, ...row }: Schema["reports"]): StoredReport => ({
  ...row,
  context: JSON.parse(context),
});

import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema/schema.ts";

export type Row = Readonly<Record<string, unknown>>;

const PAGE = 500;
/** Packed logs are so long that fewer of them are read at once. */
const LOGS = 20;

/** All rows of a table for a backup in the order of its key, page by page: a large one need not fit into memory. */
export const pagesOf = (
  db: Kysely<Schema>,
  table: string,
  key: readonly string[],
): AsyncGenerator<readonly Row[]> => (table === "events" ? eventPages(db) : tablePages(db, table, key));

async function* tablePages(db: Kysely<Schema>, table: string, key: readonly string[]) {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let after = sql``;
  while (true) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${after} order by ${columns} limit ${PAGE}`.execute(db);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}

/** Events, and packed logs among them as if they were events, so that each game's come one after the other. */
async function* eventPages(db: Kysely<Schema>) {
  let last: Pick<Schema["events"], "game" | "seq"> = { game: "", seq: 0 };
  while (true) {
    const { game, seq } = last;
    // Of a game, what is packed comes first.
    // PostgreSQL guesses how many rows there are by the game alone, and else would read the whole table for each page.
    const later = {
      event: sql`game >= ${game} and (game, seq) > (${game}, ${seq})`,
      log: sql`game > ${game}`,
    };
    const ends = await sql<typeof last>`
      select game, seq from (
        select * from (select game, seq from events where ${later.event}
          order by game, seq limit 1 offset ${PAGE - 1}) as event
        union all
        select * from (select game, version as seq from finished_logs where ${later.log}
          order by game limit 1 offset ${LOGS - 1}) as log
      ) as ends order by game, seq limit 1`.execute(db);
    const end = ends.rows.at(0);
    const until = end
      ? {
          event: sql`and game <= ${end.game} and (game, seq) <= (${end.game}, ${end.seq})`,
          log: sql`and game <= ${end.game}`,
        }
      : { event: sql``, log: sql`` };
    const { rows } = await sql<Schema["events"] & Row>`
      select game, seq, body from events where ${later.event} ${until.event}
      union all
      select game, version as seq, body from finished_logs where ${later.log} ${until.log}
      order by game, seq`.execute(db);
    if (rows.length > 0) yield rows;
    if (!end) return;
    last = end;
  }
}

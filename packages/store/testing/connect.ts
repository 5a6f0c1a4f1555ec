import { join } from "node:path";
import type { Database } from "../src/databases/database.ts";
import { connectPostgres } from "../src/databases/postgres.ts";
import { connectSqlite } from "../src/databases/sqlite.ts";
import type { Settings } from "../src/index.ts";
import { value } from "./moves.ts";

/** A database as it is, whatever its tables look like. */
export const connect = async ({ DATABASE_URL, DATA_DIR = "" }: Settings): Promise<Database> =>
  value(
    DATABASE_URL ? await connectPostgres(DATABASE_URL) : connectSqlite(join(DATA_DIR, "chancery.sqlite")),
  );

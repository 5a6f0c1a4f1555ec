import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Cluster } from "../../packages/store/testing/cluster.ts";
import { type Outcome, runChaos } from "./run.ts";

/** One server on a file of its own. */
export async function chaosOnSqlite(kills: number, seed: number): Promise<Outcome> {
  using folder = mkdtempDisposableSync(join(tmpdir(), "chancery-chaos-data-"));
  return await runChaos({ kills, seed, servers: 1, settings: { DATA_DIR: folder.path } });
}

/** Two servers on one database. */
export async function chaosOnPostgres(kills: number, seed: number): Promise<Outcome> {
  await using cluster = await Cluster.create();
  return await runChaos({ kills, seed, servers: 2, settings: { DATABASE_URL: cluster.url("postgres") } });
}

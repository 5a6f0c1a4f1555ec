import { Cluster } from "../../packages/store/testing/cluster.ts";
import { inFolder } from "../folder.ts";
import { type ChaosReport, runChaos } from "./run.ts";

/** One server on a file of its own. */
export async function chaosOnSqlite(kills: number, seed: number): Promise<ChaosReport> {
  return inFolder("chaos-data", (folder) =>
    runChaos({ kills, seed, servers: 1, settings: { DATA_DIR: folder } }),
  );
}

/** Two servers on one database. */
export async function chaosOnPostgres(kills: number, seed: number): Promise<ChaosReport> {
  const cluster = await Cluster.create();
  try {
    return await runChaos({ kills, seed, servers: 2, settings: { DATABASE_URL: cluster.url("postgres") } });
  } finally {
    await cluster.remove();
  }
}

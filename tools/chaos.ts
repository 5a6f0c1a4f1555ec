/**
 * Kills servers while people play, and looks whether anything that was acknowledged is lost.
 * `npm run chaos -- [kills] [seed]`: how many for each database (200), and the seed of all choices (a new one each
 * time; what happens between processes is chance all the same). Exits with 1 if there is any fault.
 */
import { anySeed, wholeNumbers } from "./arguments.ts";
import { chaosOnPostgres, chaosOnSqlite } from "./chaos/places.ts";
import type { ChaosReport } from "./chaos/run.ts";

const [kills, seed] = wholeNumbers("npm run chaos -- [kills] [seed]", [200, anySeed()]);

async function run(
  name: string,
  chaos: (kills: number, seed: number) => Promise<ChaosReport>,
): Promise<void> {
  const began = performance.now();
  const { faults, ...counts } = await chaos(kills, seed);
  const told = [
    `${counts.kills} kills`,
    `${counts.acknowledged} writes acknowledged, ${counts.unknown} cut off`,
    `${counts.games} games, ${counts.phases} phases, ${counts.byDeadline} of them by deadline`,
    `${counts.outages} outages, ${counts.moved} deadlines moved for them`,
    `${counts.cuts} streams cut`,
    `${counts.botOrders} orders by bots, ${counts.blocks} blocks, ${counts.deleted} accounts deleted`,
    `${faults.length} faults`,
    `${((performance.now() - began) / 1000).toFixed(0)} s`,
  ];
  console.log(`${name}: ${told.join("; ")}`);
  for (const fault of faults.slice(0, 20)) console.error(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

await run("SQLite, one server", chaosOnSqlite);
await run("PostgreSQL, two servers", chaosOnPostgres);
if (process.exitCode === 1) console.error(`To repeat: npm run chaos -- ${kills} ${seed}`);

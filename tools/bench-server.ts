/**
 * How much the server carries: many games with one deadline, open streams, orders coming in while they are open; and what
 * a finished game takes.
 * Client, servers and database share this machine. `npm run bench:server -- [deadlines|streams|submissions|growth] [sqlite|postgres]`
 */
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import type { Settings } from "@chancery/store";
import { Cluster } from "../packages/store/testing/cluster.ts";
import { passDeadline } from "./bench-server/deadlines.ts";
import { showGrowth } from "./bench-server/growth.ts";
import { showHead } from "./bench-server/report.ts";
import { seed } from "./bench-server/seed.ts";
import { Server } from "./bench-server/server.ts";
import { announce, openStreams } from "./bench-server/streams.ts";
import { submit } from "./bench-server/submissions.ts";
import { SharedClock } from "./chaos/clock.ts";
import { inFolder } from "./folder.ts";

const GAMES = 1000;
const PERSONS = 210;
/** The deadline when the tables are written, and when the servers are started, in milliseconds before it. */
const HOUR = 3_600_000;
const AHEAD = 12_000;

const PARTS = ["deadlines", "streams", "submissions", "growth"];
const PLACES = ["sqlite", "postgres"];

const words = process.argv.slice(2);
const unknown = words.find((word) => !PARTS.includes(word) && !PLACES.includes(word));
if (unknown === undefined) await run();
else {
  console.error(`${unknown} is no part; there are ${[...PARTS, ...PLACES].join(", ")}`);
  process.exitCode = 2;
}

/** Whether something was asked for; all of a kind, if none of it was. */
function wants(word: string, kind: readonly string[]): boolean {
  return words.includes(word) || !kind.some((each) => words.includes(each));
}

async function run(): Promise<void> {
  console.log(`${availableParallelism()} cores, load before: ${loadavg()[0].toFixed(1)}`);
  if (wants("growth", PARTS)) await showGrowth();
  if (!PARTS.some((part) => part !== "growth" && wants(part, PARTS))) return;
  showHead();
  if (wants("sqlite", PLACES)) {
    await inFolder("bench", (folder) => bench("SQLite, one server", { DATA_DIR: folder }, 1));
  }
  for (const servers of wants("postgres", PLACES) ? [1, 2] : []) {
    const cluster = await Cluster.create({ isDurable: true });
    try {
      const settings = { DATABASE_URL: cluster.url("postgres") };
      await bench(`PostgreSQL, ${servers === 1 ? "one server" : "two servers"}`, settings, servers);
    } finally {
      await cluster.remove();
    }
  }
  console.log(`\nload afterwards: ${loadavg()[0].toFixed(1)}`);
}

/** The same tables serve for all parts; where deadlines pass, that comes first. */
async function bench(name: string, settings: Settings, count: number): Promise<void> {
  console.log(`\n${name}`);
  await inFolder("clock", (folder) => benchBy(join(folder, "clock"), settings, count));
}

async function benchBy(file: string, settings: Settings, count: number): Promise<void> {
  const deadline = Date.now() + HOUR;
  const seeded = await seed(settings, GAMES, PERSONS, deadline);
  const clock = SharedClock.create(file);
  const passes = wants("deadlines", PARTS);
  const ahead = passes ? deadline - AHEAD - Date.now() : 0;
  clock.advance(ahead);
  const servers: Server[] = [];
  try {
    const started = Array.from({ length: count }, () => Server.start(settings, file));
    for (const server of await Promise.all(started)) servers.push(server);
    if (passes) await passDeadline(servers, GAMES, deadline - ahead);
    if (!wants("streams", PARTS) && !wants("submissions", PARTS)) return;
    const streams = await openStreams(servers, seeded);
    if (wants("streams", PARTS)) await announce(servers, seeded, streams);
    if (wants("submissions", PARTS)) await submit(servers, seeded);
    streams.end();
  } finally {
    for (const server of servers) await server.stop();
    clock.close();
  }
}

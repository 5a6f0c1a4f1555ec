/**
 * How much more several servers on one PostgreSQL carry than one: views a second, and changes that streams tell a second.
 * Each server gets a share of a processor, so that on a machine with two of them the servers, and neither the database nor
 * the client, are what is full. `npm run bench:servers -- [seconds]`
 */
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Settings } from "@chancery/store";
import { Cluster } from "../packages/store/testing/cluster.ts";
import { wholeNumbers } from "./arguments.ts";
import { look, post, Streams } from "./bench-server/load.ts";
import { secondsOf } from "./bench-server/report.ts";
import { type Seeded, seed } from "./bench-server/seed.ts";
import { Server } from "./bench-server/server.ts";
import { Share } from "./bench-servers/share.ts";
import { SharedClock } from "./chaos/clock.ts";
import { inFolder } from "./folder.ts";

const COUNTS = [1, 2, 4];
const SHARE = 0.12;
const GAMES = 60;
const PERSONS = 420;
const STREAMS = 280;
/** How many people ask at the same time, for each server. */
const ASKING = 12;
const HOUR = 3_600_000;

interface Rate {
  readonly perSecond: number;
  /** Processor time of all servers, in milliseconds. */
  readonly each: number;
}

const [seconds] = wholeNumbers("npm run bench:servers -- [seconds]", [10], 1);

const cluster = await Cluster.create({ isDurable: true });
try {
  const settings = { DATABASE_URL: cluster.url("postgres") };
  const seeded = await seed(settings, GAMES, PERSONS, Date.now() + 1000 * HOUR);
  console.log(`${availableParallelism()} cores, load before: ${loadavg()[0].toFixed(1)}`);
  console.log(
    `each server has ${SHARE * 100} % of a processor; ${STREAMS} streams are open, evenly among them`,
  );
  let first: readonly Rate[] | undefined;
  for (const count of COUNTS) {
    const rates = await inFolder("servers", (folder) =>
      bench(settings, join(folder, "clock"), seeded, count),
    );
    first ??= rates;
    const [views, changes] = rates.map((rate, i) => show(rate, first?.[i] ?? rate));
    console.log(`${count} ${count === 1 ? "server: " : "servers:"} views ${views}; changes told ${changes}`);
  }
} finally {
  await cluster.remove();
}

function show({ perSecond, each }: Rate, first: Rate): string {
  const ratio = (perSecond / first.perSecond).toFixed(2);
  return `${perSecond.toFixed(0)} a second (× ${ratio}), ${each.toFixed(1)} ms of processor time each`;
}

async function bench(
  settings: Settings,
  file: string,
  seeded: Seeded,
  count: number,
): Promise<readonly Rate[]> {
  const clock = SharedClock.create(file);
  const servers: Server[] = [];
  const shares: Share[] = [];
  try {
    for (let i = 0; i < count; i++) servers.push(await Server.start(settings, file));
    await warmUp(servers, seeded);
    const streams = new Streams();
    const addresses = servers.map(({ address }) => address);
    await streams.start(addresses, seeded, STREAMS);
    for (const { pid } of servers) shares.push(new Share(pid, SHARE));
    const views = await rate(servers, async (address, i) => {
      const { game, people } = seeded.games[i % seeded.games.length];
      await expectOk(look(address, game, seeded.cookies[people[i % people.length]]));
      return 1;
    });
    const changes = await rate(
      servers,
      async (address, i) => {
        const { game, people, powers } = seeded.games[i % Math.floor(STREAMS / 7)];
        const command = { type: "say", as: powers[0], to: "everybody", text: `Number ${i}` };
        await expectOk(post(address, game, seeded.cookies[people[0]], command));
        return 0;
      },
      () => [...streams.heard.values()].reduce((sum, { length }) => sum + length, 0),
    );
    streams.end();
    return [views, changes];
  } finally {
    for (const share of shares) share.end();
    for (const server of servers) await server.stop();
    clock.close();
  }
}

/** Whatever comes first takes longer. */
async function warmUp(servers: readonly Server[], { games, cookies }: Seeded): Promise<void> {
  for (const { address } of servers)
    for (const { game, people } of games) await expectOk(look(address, game, cookies[people[0]]));
}

/** How much is done in a while by people who ask again as soon as they are answered; `count` says so if it isn't the answers. */
async function rate(
  servers: readonly Server[],
  ask: (address: string, i: number) => Promise<number>,
  count?: () => number,
): Promise<Rate> {
  let [done, asked] = [0, 0];
  const [before, earlier, began] = [secondsOf(servers), count?.() ?? 0, performance.now()];
  const until = began + seconds * 1000;
  const person = async ({ address }: Server): Promise<void> => {
    while (performance.now() < until) done += await ask(address, asked++);
  };
  await Promise.all(servers.flatMap((server) => Array.from({ length: ASKING }, () => person(server))));
  // Streams are a little behind.
  if (count) await setTimeout(500);
  const total = count ? count() - earlier : done;
  const lasted = (performance.now() - began) / 1000;
  return { perSecond: total / lasted, each: ((secondsOf(servers) - before) * 1000) / total };
}

async function expectOk(answer: Promise<number>): Promise<void> {
  const status = await answer;
  if (status !== 200) throw new Error(`somebody got ${status}`);
}

/**
 * How much more several servers on one PostgreSQL carry than one. The same work is done by one, two and four of them, and
 * what counts is the processor time of the one that has most to do: when that halves, two carry twice as much. Unlike
 * what is done in a second, this doesn't depend on how many processors the machine has, or on who else uses them.
 * `npm run bench:servers -- [rounds]`
 */
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Settings } from "@chancery/store";
import { Cluster } from "../packages/store/testing/cluster.ts";
import { wholeNumbers } from "./arguments.ts";
import { look, post, Streams } from "./bench-server/load.ts";
import { type Seeded, seed } from "./bench-server/seed.ts";
import { Server } from "./bench-server/server.ts";
import { SharedClock } from "./chaos/clock.ts";
import { inFolder } from "./folder.ts";

/** How many servers, and whether a game's people all come to the same one. */
const CASES = [
  { count: 1, isByGame: false },
  { count: 2, isByGame: false },
  { count: 2, isByGame: true },
  { count: 4, isByGame: true },
] as const;
type Case = (typeof CASES)[number];
const GAMES = 40;
const SEATS = 7;
const HOUR = 3_600_000;
/** How many people ask at the same time. */
const ASKING = 8;
/** How long streams may take until all have told, in milliseconds. */
const PATIENCE = 60_000;

interface Work {
  /** How much was done, and the processor time of the busiest server and of the database, in seconds. */
  readonly done: number;
  readonly busiest: number;
  readonly database: number;
}

const [rounds] = wholeNumbers("npm run bench:servers -- [rounds]", [6], 1);

const cluster = await Cluster.create({ isDurable: true });
try {
  const settings = { DATABASE_URL: cluster.url("postgres") };
  const seeded = await seed(settings, GAMES, GAMES * SEATS, Date.now() + 1000 * HOUR);
  console.log(`${availableParallelism()} cores, load before: ${loadavg()[0].toFixed(1)}`);
  console.log(`${GAMES} games with ${GAMES * SEATS} streams`);
  let first: readonly Work[] | undefined;
  for (const each of CASES) {
    const works = await inFolder("servers", (folder) => bench(settings, join(folder, "clock"), seeded, each));
    first ??= works;
    for (const [i, what] of ["views", "changes told to streams"].entries())
      show(each, what, works[i], first[i]);
  }
} finally {
  await cluster.remove();
}

function show({ count, isByGame }: Case, what: string, { done, busiest, database }: Work, first: Work): void {
  const perSecond = done / busiest;
  const ratio = perSecond / (first.done / first.busiest);
  console.log(
    [
      (count === 1 ? "1 server" : `${count} servers, ${isByGame ? "game by game" : "in turn"}`).padEnd(23),
      what.padEnd(23),
      `${perSecond.toFixed(0).padStart(6)} for each processor second of the busiest (× ${ratio.toFixed(2)})`,
      `database ${((database * 1000) / done).toFixed(2)} ms each`,
    ].join("  "),
  );
}

async function bench(
  settings: Settings,
  file: string,
  seeded: Seeded,
  { count, isByGame }: Case,
): Promise<readonly Work[]> {
  const clock = SharedClock.create(file);
  const servers: Server[] = [];
  const streams = new Streams();
  try {
    for (let i = 0; i < count; i++) servers.push(await Server.start(settings, file));
    await streams.start(
      servers.map(({ address }) => address),
      seeded,
      GAMES * SEATS,
      isByGame,
    );
    const views = () => lookAtAll(servers, seeded, isByGame);
    const changes = () => sayToAll(servers, seeded, streams);
    // A server is slower until it has done everything many times, however many there are.
    for (let i = 0; i < 2 * count; i++) await views();
    for (let i = 0; i < 2 * count; i++) await changes();
    return [await measure(servers, views), await measure(servers, changes)];
  } finally {
    streams.end();
    for (const server of servers) await server.stop();
    clock.close();
  }
}

async function measure(servers: readonly Server[], work: () => Promise<number>): Promise<Work> {
  const [before, database] = [servers.map(({ seconds }) => seconds), cluster.seconds];
  let done = 0;
  for (let i = 0; i < rounds; i++) done += await work();
  const busiest = Math.max(...servers.map(({ seconds }, i) => seconds - before[i]));
  return { done, busiest, database: cluster.seconds - database };
}

/** Everybody looks at their game. */
async function lookAtAll(
  servers: readonly Server[],
  { games, cookies }: Seeded,
  isByGame: boolean,
): Promise<number> {
  const places = games.flatMap(({ game, people }, number) =>
    people.map((person) => ({ game, person, number })),
  );
  const todo = places.entries();
  const asking = async (): Promise<void> => {
    for (const [i, { game, person, number }] of todo)
      await expectOk(look(servers[(isByGame ? number : i) % servers.length].address, game, cookies[person]));
  };
  await Promise.all(Array.from({ length: ASKING }, asking));
  return places.length;
}

/** Somebody says something in each game, and all streams of the game tell so. */
async function sayToAll(
  servers: readonly Server[],
  { games, cookies }: Seeded,
  streams: Streams,
): Promise<number> {
  streams.heard.clear();
  const heard = (): number => [...streams.heard.values()].reduce((sum, { length }) => sum + length, 0);
  for (const [i, { game, people, powers }] of games.entries()) {
    const command = { type: "say", as: powers[0], to: "everybody", text: `At ${performance.now()}` };
    await expectOk(post(servers[i % servers.length].address, game, cookies[people[0]], command));
  }
  const wanted = games.length * SEATS;
  for (const until = Date.now() + PATIENCE; heard() < wanted && Date.now() < until; ) await setTimeout(20);
  if (heard() < wanted) throw new Error(`${heard()} of ${wanted} streams told of what was said`);
  return wanted;
}

async function expectOk(answer: Promise<number>): Promise<void> {
  const status = await answer;
  if (status !== 200) throw new Error(`somebody got ${status}`);
}

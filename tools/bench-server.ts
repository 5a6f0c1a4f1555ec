/**
 * How much the server carries: many games with one deadline, open streams, orders coming in. Client, server and
 * database share this machine; the server runs as people run it, limits included. `npm run bench:server`
 */
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Settings } from "@chancery/store";
import { Cluster } from "../packages/store/testing/cluster.ts";
import { post, quantile, Streams } from "./bench-server/load.ts";
import { type Seeded, seed } from "./bench-server/seed.ts";
import { Server } from "./bench-server/server.ts";

const GAMES = 1000;
const PERSONS = 210;
const STREAMS = 2000;
const MESSAGES = 60;
const RATE = 200;
const SECONDS = 30;
/** Time for servers to start before the deadline. */
const AHEAD = 25_000;

const GOALS = { deadline: 10, submission: 50, delivery: 250 };

/** A line of the table. */
function show(what: string, unit: string, measured: number, goal?: number): void {
  const value = `${measured.toFixed(measured < 100 ? 1 : 0)} ${unit}`;
  const against = goal === undefined ? "" : `${goal} ${unit}`.padStart(10);
  const ratio = goal === undefined ? "" : (measured / goal).toFixed(2).padStart(8);
  console.log(`  ${what.padEnd(58)}${value.padStart(12)}${against}${ratio}`);
}

async function bench(name: string, settings: Settings, servers: number): Promise<void> {
  console.log(`\n${name.padEnd(60)}${"measured".padStart(12)}${"goal".padStart(10)}${"ratio".padStart(8)}`);
  // Nothing is due before all is written.
  const deadline = Date.now() + AHEAD + 30_000;
  const seeded = await seed(settings, GAMES, PERSONS, deadline);
  await setTimeout(Math.max(0, deadline - AHEAD - Date.now()));
  const running = await Promise.all(Array.from({ length: servers }, () => Server.start(settings)));
  try {
    await passDeadline(running, deadline);
    await openStreams(running, seeded);
  } finally {
    for (const server of running) await server.stop();
  }
}

/** All games have the same deadline: how long until the last is played out? */
async function passDeadline(servers: readonly Server[], deadline: number): Promise<void> {
  await setTimeout(Math.max(0, deadline - Date.now()));
  const used = servers.map(({ seconds }) => seconds);
  let counts: number[];
  do {
    await setTimeout(50);
    counts = await Promise.all(servers.map((server) => server.phases()));
  } while (counts.reduce((sum, count) => sum + count) < GAMES && Date.now() < deadline + 300_000);
  const seconds = (Date.now() - deadline) / 1000;
  show(`${GAMES} games with one deadline, all played out after`, "s", seconds, GOALS.deadline);
  if (servers.length > 1) show("  of which the first server", "", counts[0]);
  for (const [i, server] of servers.entries()) show("  processor", "s", server.seconds - used[i]);
  showMemory(servers, "  memory after it");
}

function showMemory(servers: readonly Server[], what: string): void {
  for (const { memory } of servers) show(what, "MB", memory);
}

async function openStreams(servers: readonly Server[], seeded: Seeded): Promise<void> {
  const addresses = servers.map(({ address }) => address);
  const streams = new Streams();
  const began = performance.now();
  await streams.start(addresses, seeded, STREAMS);
  show(`${streams.count} streams, all open after`, "s", (performance.now() - began) / 1000);
  showMemory(servers, "  memory with them");
  const { games, cookies } = seeded;
  const watched = Math.floor(STREAMS / 7);
  const delays: number[] = [];
  for (let i = 0; i < MESSAGES; i++) {
    const { game, people, powers } = games[(i * 7) % watched];
    streams.heard.clear();
    const sent = performance.now();
    const command = { type: "say", as: powers[0], to: "everybody", text: `Number ${i}` };
    const status = await post(addresses[i % addresses.length], game, cookies[people[0]], command);
    if (status !== 200) throw new Error(`saying something got ${status}`);
    for (let waits = 0; waits < 500 && (streams.heard.get(game)?.length ?? 0) < 7; waits++)
      await setTimeout(10);
    const moments = streams.heard.get(game) ?? [];
    if (moments.length < 7) throw new Error(`${moments.length} of 7 streams heard of it`);
    delays.push(...moments.map((moment) => moment - sent));
  }
  show("  a message is announced to all seven, median", "ms", quantile(delays, 0.5));
  show("  99th percentile", "ms", quantile(delays, 0.99), GOALS.delivery);
  await submit(servers, seeded, streams);
  showMemory(servers, "  memory after it");
  streams.end();
}

/** Orders come in at a steady rate, whether the ones before are answered or not. */
async function submit(
  servers: readonly Server[],
  { games, cookies }: Seeded,
  streams: Streams,
): Promise<void> {
  const latencies: number[] = [];
  const pending: Promise<void>[] = [];
  let refused = 0;
  streams.heard.clear();
  const used = servers.map(({ seconds }) => seconds);
  const began = performance.now();
  for (let i = 0; i < RATE * SECONDS; i++) {
    const due = began + (i * 1000) / RATE;
    const early = due - performance.now();
    if (early > 1) await setTimeout(early);
    const { game, people, powers } = games[(i * 37) % games.length];
    const seat = i % 7;
    const command = { type: "save", power: powers[seat], text: `A Par H\n${i}` };
    const { address } = servers[i % servers.length];
    pending.push(
      post(address, game, cookies[people[seat]], command).then((status) => {
        if (status !== 200) refused += 1;
        latencies.push(performance.now() - due);
      }),
    );
  }
  await Promise.all(pending);
  const lasted = (performance.now() - began) / 1000;
  if (refused > 0) throw new Error(`${refused} of ${pending.length} submissions were refused`);
  show(
    `${RATE} submissions a second for ${SECONDS} s with the streams open: rate`,
    "/s",
    pending.length / lasted,
  );
  show("  median", "ms", quantile(latencies, 0.5));
  show("  99th percentile", "ms", quantile(latencies, 0.99), GOALS.submission);
  show("  longest", "ms", Math.max(...latencies));
  for (const [i, server] of servers.entries())
    show("  processor, for each of them", "ms", ((server.seconds - used[i]) * 1000) / pending.length);
}

const [only = ""] = process.argv.slice(2);
console.log(`${availableParallelism()} cores, load before: ${loadavg()[0].toFixed(1)}`);
if ("sqlite".startsWith(only)) {
  const folder = mkdtempSync(join(tmpdir(), "chancery-bench-"));
  await bench("SQLite, one server", { DATA: folder }, 1);
  rmSync(folder, { recursive: true, force: true });
}
for (const servers of [1, 2]) {
  if (!`postgres${servers}`.startsWith(only)) continue;
  const cluster = await Cluster.create({ isDurable: true });
  const settings = { DATABASE_URL: cluster.url("postgres") };
  await bench(`PostgreSQL, ${servers === 1 ? "one server" : "two servers"}`, settings, servers);
  await cluster.remove();
}
console.log(`\nload afterwards: ${loadavg()[0].toFixed(1)}`);

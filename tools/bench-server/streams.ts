import { setTimeout } from "node:timers/promises";
import { post, quantile, Streams } from "./load.ts";
import { secondsOf, showRow } from "./report.ts";
import type { Seeded } from "./seed.ts";
import type { Server } from "./server.ts";

const GOAL = 250;
const STREAMS = 2000;
const MESSAGES = 60;

export async function openStreams(servers: readonly Server[], seeded: Seeded): Promise<Streams> {
  const streams = new Streams();
  const before = secondsOf(servers);
  const began = performance.now();
  await streams.start(
    servers.map(({ address }) => address),
    seeded,
    STREAMS,
  );
  showRow(servers, {
    what: `${streams.count} streams, all open`,
    unit: "s",
    measured: (performance.now() - began) / 1000,
    processor: { seconds: secondsOf(servers) - before, of: streams.count },
  });
  return streams;
}

/** Something is said at a table: how long until all seven who watch it have heard of it? */
export async function announce(
  servers: readonly Server[],
  { games, cookies }: Seeded,
  streams: Streams,
): Promise<void> {
  const watched = Math.floor(STREAMS / 7);
  const delays: number[] = [];
  const before = secondsOf(servers);
  for (let i = 0; i < MESSAGES; i++) {
    const { game, people, powers } = games[(i * 7) % watched];
    streams.heard.clear();
    const sent = performance.now();
    const command = { type: "say", as: powers[0], to: "everybody", text: `Number ${i}` };
    const { address } = servers[i % servers.length];
    const status = await post(address, game, cookies[people[0]], command);
    if (status !== 200) throw new Error(`saying something got ${status}`);
    const heard = () => streams.heard.get(game) ?? [];
    for (let waits = 0; waits < 500 && heard().length < 7; waits++) await setTimeout(10);
    if (heard().length < 7) throw new Error(`${heard().length} of 7 streams heard of it`);
    delays.push(...heard().map((moment) => moment - sent));
  }
  const processor = { seconds: secondsOf(servers) - before, of: MESSAGES };
  showRow(servers, {
    what: "a message is announced to all seven, median",
    unit: "ms",
    measured: quantile(delays, 0.5),
  });
  showRow(servers, {
    what: "  99th percentile",
    unit: "ms",
    measured: quantile(delays, 0.99),
    goal: GOAL,
    processor,
  });
}

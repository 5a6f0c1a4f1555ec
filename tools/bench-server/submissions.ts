import { setTimeout } from "node:timers/promises";
import { post, quantile } from "./load.ts";
import { secondsOf, showRow } from "./report.ts";
import type { Seeded } from "./seed.ts";
import type { Server } from "./server.ts";

const GOAL = 50;
const RATE = 200;
const SECONDS = 15;

/** Whole sheets come in at a steady rate, whether the ones before are answered or not. */
export async function submit(servers: readonly Server[], { games, cookies }: Seeded): Promise<void> {
  const latencies: number[] = [];
  const pending: Promise<void>[] = [];
  let refused = 0;
  const before = secondsOf(servers);
  const began = performance.now();
  for (let i = 0; i < RATE * SECONDS; i++) {
    const due = began + (i * 1000) / RATE;
    const early = due - performance.now();
    if (early > 1) await setTimeout(early);
    const { game, people, powers, sheets } = games[(i * 37) % games.length];
    const seat = i % 7;
    // Another text each time, of the same orders.
    const command = { type: "save", power: powers[seat], text: `${sheets[seat]}${"\n".repeat(i % 9)}` };
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
  const rate = (pending.length / lasted).toFixed(0);
  showRow(servers, {
    what: `${RATE} submissions a second (answered: ${rate}), median`,
    unit: "ms",
    measured: quantile(latencies, 0.5),
  });
  showRow(servers, {
    what: "  99th percentile",
    unit: "ms",
    measured: quantile(latencies, 0.99),
    goal: GOAL,
    processor: { seconds: secondsOf(servers) - before, of: pending.length },
  });
  showRow(servers, { what: "  longest", unit: "ms", measured: Math.max(...latencies) });
}

import { setTimeout } from "node:timers/promises";
import { secondsOf, showRow } from "./report.ts";
import type { Server } from "./server.ts";

const GOAL = 10;
/** How long to wait at most, in seconds. */
const PATIENCE = 120;

/** All games have the same deadline: how long until the last is resolved? It is a moment of this process's clock. */
export async function passDeadline(
  servers: readonly Server[],
  games: number,
  deadline: number,
): Promise<void> {
  await setTimeout(Math.max(0, deadline - Date.now()));
  const before = secondsOf(servers);
  let counts: number[];
  do {
    await setTimeout(50);
    counts = await Promise.all(servers.map((server) => server.phases()));
  } while (sum(counts) < games && Date.now() < deadline + PATIENCE * 1000);
  const seconds = (Date.now() - deadline) / 1000;
  if (sum(counts) !== games) throw new Error(`${sum(counts)} of ${games} games were played out`);
  const shares = counts.length > 1 ? ` (${counts.join(" and ")})` : "";
  showRow(servers, {
    what: `${games} games with one deadline, all played out${shares}`,
    unit: "s",
    measured: seconds,
    goal: GOAL,
    processor: { seconds: secondsOf(servers) - before, of: 1 },
  });
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

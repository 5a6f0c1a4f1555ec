/**
 * Many games with one deadline and bots in half the seats: how long until every bot has handed in for the next phase, and
 * how long do others wait for an answer meanwhile? Client, server and database share this machine.
 * `npm run bench:bots -- [games] [beginner|club|master]`
 */
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { BOT_LEVELS, type BotLevel } from "@chancery/api";
import { look, quantile } from "./bench-server/load.ts";
import { secondsOf, showHead, showRow } from "./bench-server/report.ts";
import { type Seeded, seed } from "./bench-server/seed.ts";
import { Server } from "./bench-server/server.ts";
import { SharedClock } from "./chaos/clock.ts";
import { inFolder } from "./folder.ts";

const PERSONS = 210;
const HOUR = 3_600_000;
/** How long before the deadline the server starts, in milliseconds. */
const AHEAD = 12_000;
/** The goals: seconds until all bots are done, and milliseconds for 99 of 100 other requests. */
const GOAL = 60;
const GOAL_OTHERS = 50;
/** How long to wait at most, in seconds, and between two requests, in milliseconds. */
const PATIENCE = 300;
const BETWEEN = 20;
/** For how long no bot may have been asked when all are done, in milliseconds. */
const QUIET = 1500;

const [games = "200", level = "club"] = process.argv.slice(2);
const chosen = BOT_LEVELS.find((each) => each === level);
if (chosen && /^[1-9]\d{0,4}$/.test(games)) await run(Number(games), chosen);
else {
  console.error(`npm run bench:bots -- [games] [${BOT_LEVELS.join("|")}]`);
  process.exitCode = 2;
}

function run(count: number, botLevel: BotLevel): Promise<void> {
  console.log(`${availableParallelism()} cores, load before: ${loadavg()[0].toFixed(1)}`);
  return inFolder("bench-bots", async (folder) => {
    const settings = { DATA_DIR: join(folder, "data") };
    const deadline = Date.now() + HOUR;
    // Three bots in one game, four in the next.
    const bots = { level: botLevel, at: (game: number): number => 3 + (game % 2) };
    const seeded = await seed(settings, count, PERSONS, deadline, bots);
    const file = join(folder, "clock");
    const clock = SharedClock.create(file);
    const ahead = deadline - AHEAD - Date.now();
    clock.advance(ahead);
    const server = await Server.start(settings, file);
    try {
      await measure(server, seeded, deadline - ahead);
    } finally {
      await server.stop();
      clock.close();
    }
    console.log(`\nload afterwards: ${loadavg()[0].toFixed(1)}`);
  });
}

async function measure(server: Server, seeded: Seeded, deadline: number): Promise<void> {
  // Read before the deadline: bots begin with the next phase at once.
  const start = await server.botTurns();
  await setTimeout(Math.max(0, deadline - Date.now()));
  const seconds = secondsOf([server]);
  const toDo = seeded.games.reduce((sum, { bots }) => sum + bots, 0);
  const others = lookOn(server, seeded);
  let { done, failed } = start;
  let last = Date.now();
  // Bots may come back to answer each other's deals, so all are done when none has been asked for a while.
  while (
    (done + failed - start.done - start.failed < toDo || Date.now() < last + QUIET) &&
    Date.now() < deadline + PATIENCE * 1000
  ) {
    await setTimeout(100);
    const now = await server.botTurns();
    if (now.done + now.failed > done + failed) last = Date.now();
    ({ done, failed } = now);
  }
  const measured = (last - deadline) / 1000;
  const waits = await others.end();
  const phases = await server.phases();
  console.log(
    `${phases} phases resolved; ${toDo} bots had to move; ${done - start.done} turns were played and ${failed - start.failed} failed\n`,
  );
  showHead();
  showRow([server], {
    what: `${seeded.games.length} games due at once, all bots done`,
    unit: "s",
    measured,
    goal: GOAL,
    processor: { seconds: secondsOf([server]) - seconds, of: 1 },
  });
  showRow([server], {
    what: `${waits.length} other requests meanwhile, 99 of 100 within`,
    unit: "ms",
    measured: quantile(waits, 0.99),
    goal: GOAL_OTHERS,
  });
  showRow([server], { what: "  half of them within", unit: "ms", measured: quantile(waits, 0.5) });
  if (phases < seeded.games.length || done - start.done < toDo) process.exitCode = 1;
}

/** People look at their games in turn until told to stop; then says how long each waited. */
function lookOn(server: Server, { games, cookies }: Seeded): { end: () => Promise<readonly number[]> } {
  const waits: number[] = [];
  const asked: Promise<void>[] = [];
  let next = 0;
  const timer = setInterval(() => {
    const { game, people } = games[(next * 37) % games.length];
    const begun = performance.now();
    next += 1;
    asked.push(
      look(server.address, game, cookies[people[0]]).then((status) => {
        if (status !== 200) throw new Error(`a request got ${status}`);
        waits.push(performance.now() - begun);
      }),
    );
  }, BETWEEN);
  return {
    end: async () => {
      clearInterval(timer);
      await Promise.all(asked);
      return waits;
    },
  };
}

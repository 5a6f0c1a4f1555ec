import { statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { openStore, type Settings, type Store } from "@chancery/store";
import { FORMAT, type Hosted, type StoredEntry } from "../../packages/server/src/games/tables.ts";
import { look, post } from "../bench-server/load.ts";
import { Server } from "../bench-server/server.ts";
import { SharedClock } from "../chaos/clock.ts";
import { DUE, type Filled, PACKED, type Sample } from "./fill.ts";
import type { Figures } from "./report.ts";

/**
 * How long before the deadline the server starts that meets it, and in what steps it then comes, in milliseconds: after a
 * start, people have up to ten minutes to come back, and a server that misses it for longer would take that for an outage.
 */
const AHEAD = 660_000;
const STEP = 2_000;
const PATIENCE = 120_000;
/** How often what is fast is done for each sample. */
const ROUNDS = 5;
const MEGABYTE = 1_000_000;

type GameStore = Store<StoredEntry, Hosted>;

/** Everything that could take longer the more games there are. */
export async function measure(
  settings: Settings,
  folder: string,
  filled: Filled,
  deadline: number,
  figures: Figures,
): Promise<void> {
  const clock = SharedClock.create(join(folder, "clock"));
  const start = async (): Promise<Server> => {
    const began = performance.now();
    const server = await Server.start(settings, join(folder, "clock"));
    figures.add("start a server", "ms", performance.now() - began);
    figures.add("  its processor time", "ms", server.seconds * 1000);
    figures.add("  its memory", "MB", server.memory);
    return server;
  };
  try {
    await packSome(settings, figures);
    const server = await start();
    try {
      await lookAround(server, filled, figures);
    } finally {
      await server.stop();
    }
    clock.advance(deadline - AHEAD - clock.now());
    const later = await start();
    try {
      await passDeadline(later, clock, deadline, figures);
    } finally {
      await later.stop();
    }
    await backUp(settings, folder, figures);
  } finally {
    clock.close();
  }
}

async function packSome(settings: Settings, figures: Figures): Promise<void> {
  await withStore(settings, async (store) => {
    for (let i = 0; i < PACKED; i++) {
      const began = performance.now();
      const packed = await store.games.packEnded(Date.now() - 5 * 86_400_000);
      if (!packed.ok || packed.value === null) throw new Error("there is nothing to pack");
      figures.add("pack a finished game", "ms", performance.now() - began);
    }
    const began = performance.now();
    const rest = await store.games.packEnded(Date.now() - 5 * 86_400_000);
    if (!rest.ok || rest.value !== null) throw new Error("there is more to pack than there should be");
    figures.add("find that there is nothing to pack", "ms", performance.now() - began);
  });
}

async function lookAround(server: Server, filled: Filled, figures: Figures): Promise<void> {
  const { address } = server;
  const each = async (
    what: string,
    samples: readonly Sample[],
    ask: (sample: Sample, round: number) => Promise<number>,
    rounds = 1,
  ): Promise<void> => {
    const before = server.seconds;
    for (let round = 0; round < rounds; round++)
      for (const sample of samples) {
        const began = performance.now();
        const status = await ask(sample, round);
        if (status !== 200) throw new Error(`${what}: ${status}`);
        figures.add(what, "ms", performance.now() - began);
      }
    const each = ((server.seconds - before) * 1000) / (samples.length * rounds);
    figures.add("  processor time, each", "ms", each, what);
  };
  const { played, finished } = filled;
  // Whatever comes first takes longer, as the server has to be compiled.
  const warmUp = played.slice(0, 10);
  const save = ({ game, cookie, power, sheet }: Sample, round: number): Promise<number> =>
    post(address, game, cookie, { type: "save", power, text: `${sheet}${"\n".repeat(round + 1)}` });
  const find = (query: string) => (): Promise<number> =>
    ask(`${address}/api/public-games?list=study&limit=10&${query}`, "nobody");
  for (let round = 0; round < ROUNDS; round++)
    for (const sample of warmUp) {
      await look(address, sample.game, sample.cookie);
      await save(sample, round);
      await list(address, sample.cookie);
      await find("")();
    }
  const cold = played.slice(warmUp.length);
  await each("open a game that is played", cold, ({ game, cookie }) => look(address, game, cookie));
  await each("save orders", cold, save, ROUNDS);
  await each("open a finished game", finished, ({ game, cookie }) => look(address, game, cookie));
  await each("list your games, ten a page", cold, ({ cookie }) => list(address, cookie), ROUNDS);
  await each("list games to join", cold, () => list(address, "nobody"), ROUNDS);
  await each("find finished games", cold, find("variant=classic"), ROUNDS);
  await each("find none by a name", cold, find("text=nowhere"), ROUNDS);
  figures.add("memory after that", "MB", server.memory);
}

const list = (address: string, cookie: string): Promise<number> =>
  ask(`${address}/api/games?limit=10`, cookie);

async function ask(url: string, cookie: string): Promise<number> {
  const response = await fetch(url, { headers: { cookie: `chancery=${cookie}` } });
  await response.arrayBuffer();
  return response.status;
}

/** All of the games that are due have to be played out. */
async function passDeadline(
  server: Server,
  clock: SharedClock,
  deadline: number,
  figures: Figures,
): Promise<void> {
  for (; clock.now() < deadline; await setTimeout(100)) clock.advance(STEP);
  const until = Date.now() + PATIENCE;
  while ((await server.phases()) < DUE && Date.now() < until) await setTimeout(100);
  const phases = await server.phases();
  if (phases !== DUE) throw new Error(`${phases} of ${DUE} games were played out`);
  const text = await (await fetch(`${server.address}/metrics`)).text();
  const [, seconds] = /^chancery_alarm_seconds_total\S* (\S+)$/m.exec(text) ?? [];
  figures.add("process a deadline", "ms", (Number(seconds) * 1000) / DUE);
}

async function backUp(settings: Settings, folder: string, figures: Figures): Promise<void> {
  await withStore(settings, async (store) => {
    const file = join(folder, "backup");
    const began = performance.now();
    const done = await store.backup(file);
    if (!done.ok) throw new Error(done.error.code);
    const seconds = (performance.now() - began) / 1000;
    const megabytes = statSync(file).size / MEGABYTE;
    figures.add("write a backup", "s", seconds);
    figures.add("  its size", "MB", megabytes);
    figures.add("  its speed", "MB/s", megabytes / seconds);
  });
}

async function withStore(settings: Settings, work: (store: GameStore) => Promise<void>): Promise<void> {
  const opened = await openStore<StoredEntry, Hosted>(settings, { format: FORMAT });
  if (!opened.ok) throw new Error(opened.error.code);
  try {
    await work(opened.value);
  } finally {
    await opened.value.close();
  }
}

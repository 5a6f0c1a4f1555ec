// The server in a process of its own, with a faster clock: `server.ts BEGAN SPEED`
import { formatFault, openStore } from "@chancery/store";
import { createApp } from "../../packages/server/src/app.ts";
import { PULSE } from "../../packages/server/src/clock/heartbeat.ts";
import { FORMAT, type Hosted, type StoredEntry } from "../../packages/server/src/games/tables.ts";
import { FastClock } from "./clock.ts";

const [began, speed] = process.argv.slice(2).map(Number);
const clock = new FastClock(speed, began);

// Alarms and heartbeats use timers, which have to be as fast as the clock.
const { setTimeout: sleep, setInterval: repeat } = globalThis;
globalThis.setTimeout = Object.assign(
  (act: () => void, wait = 0, ...rest: never[]) => sleep(act, wait / speed, ...rest),
  sleep,
);
globalThis.setInterval = ((act: () => void, wait = 0, ...rest: never[]) =>
  repeat(act, wait / speed, ...rest)) as typeof setInterval;

const opened = await openStore<StoredEntry, Hosted>(process.env, { format: FORMAT, alone: true });
if (!opened.ok) throw new Error(formatFault(opened.error));
const app = await createApp({
  store: opened.value,
  limits: { requests: 20, streams: 300, games: 1e9, guestDays: 14 },
  now: () => clock.now(),
  pulse: { every: PULSE.every * speed, tolerance: PULSE.tolerance * speed },
  logger: { level: "error", stream: process.stderr },
});
process.once("SIGTERM", () => void app.close().then(() => opened.value.close()));
console.log(await app.listen({ host: "127.0.0.1", port: 0 }));

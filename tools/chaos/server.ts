// The server in a process of its own, by a clock that can be put forward and without limits: `server.ts CLOCK [BOTS]`.
// BOTS is how long bots may think, in milliseconds.
import { formatFault, openStore } from "@chancery/store";
import { createApp } from "../../packages/server/src/app.ts";
import { FORMAT, type Hosted, type StoredEntry } from "../../packages/server/src/games/tables.ts";
import { SharedClock } from "./clock.ts";

const [file, patience] = process.argv.slice(2);
const clock = new SharedClock(file);
const opened = await openStore<StoredEntry, Hosted>(process.env, { format: FORMAT, alone: true });
if (!opened.ok) throw new Error(formatFault(opened.error));
const app = await createApp({
  metrics: "loopback",
  store: opened.value,
  limits: { requests: 1e9, streams: 1e9, games: 1e9, guestDays: 14 },
  ...(patience && { bots: { timeout: Number(patience) } }),
  now: () => clock.now(),
  // As often as in the time of people.
  pulse: { every: 4_000, tolerance: 16_000 },
  logger: { level: "error", stream: process.stderr },
});
process.once("SIGTERM", () => void app.close().then(() => opened.value.close()));
console.log(await app.listen({ host: "127.0.0.1", port: 0 }));

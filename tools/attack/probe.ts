// Loaded into a server before its own program: tells every second how long its event loop stood still, and what it takes.
import { subscribe } from "node:diagnostics_channel";
import { readdirSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isPeoples } from "./addresses.ts";
import { waitedForProcessor } from "./waiting.ts";

/** How often it is looked, in milliseconds. */
const RESOLUTION = 5;

/** What a server reports of the last second: milliseconds and megabytes. */
export interface Sample {
  /** The longest time in which nothing was answered, because of work or because the machine was busy elsewhere. */
  readonly longest: number;
  /** The longest time that work took the event loop's thread. */
  readonly busiest: number;
  /** The share of the time that its thread worked. */
  readonly share: number;
  /** The share of the time that its thread had work and waited for a processor. */
  readonly waited: number;
  /** How much of a processor all its threads had. */
  readonly processor: number;
  readonly memory: number;
  /** How many files and connections are open; 0 where the system doesn't tell. */
  readonly descriptors: number;
  /** How long the server took for each answer to people. */
  readonly answers: readonly number[];
}

// The clock on the wall, which an attack may set.
const wall = Date.now;
let ahead = Number(process.env.CLOCK_AHEAD ?? 0);
Date.now = () => wall() + ahead;
process.on("message", (message: { readonly ahead: number }) => {
  ahead = message.ahead;
});
process.channel?.unref();

const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
delay.enable();

let busiest = 0;
let used = threadTime();
setInterval(() => {
  const now = threadTime();
  busiest = Math.max(busiest, now - used);
  used = now;
}, RESOLUTION).unref();

let answers: number[] = [];
const began = new WeakMap<object, number>();
subscribe("http.server.request.start", (message) => {
  const { request } = message as { readonly request: IncomingMessage };
  // Streams last as long as people watch.
  if (isPeoples(request) && !request.url?.endsWith("/events")) began.set(request, performance.now());
});
subscribe("http.server.response.finish", (message) => {
  const start = began.get((message as { readonly request: IncomingMessage }).request);
  if (start !== undefined) answers.push(performance.now() - start);
});

const measured = () => ({
  at: performance.now(),
  used: threadTime(),
  waited: waitedForProcessor(),
  processor: timeOf(process.cpuUsage()),
});
let last = measured();
setInterval(() => {
  const next = measured();
  const shareOf = (what: "used" | "waited" | "processor") => (next[what] - last[what]) / (next.at - last.at);
  const sample: Sample = {
    longest: delay.max / 1e6,
    busiest,
    share: shareOf("used"),
    waited: shareOf("waited"),
    processor: shareOf("processor"),
    memory: process.memoryUsage.rss() / 1e6,
    descriptors: descriptors(),
    answers,
  };
  last = next;
  delay.reset();
  busiest = 0;
  answers = [];
  process.send?.(sample);
}, 1000).unref();

function descriptors(): number {
  try {
    return readdirSync("/proc/self/fd").length;
  } catch {
    return 0;
  }
}

/** Milliseconds of a processor that this thread has had. */
function threadTime(): number {
  return timeOf(process.threadCpuUsage());
}

function timeOf({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}

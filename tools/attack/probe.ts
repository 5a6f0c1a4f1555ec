// Loaded into a server before its own program: tells every second how long its event loop stood still, and what it takes.
import { monitorEventLoopDelay } from "node:perf_hooks";

/** How often it is looked, in milliseconds. */
const RESOLUTION = 5;

/** What a server tells of the last second: milliseconds and megabytes. */
export interface Sample {
  /** The longest time in which nothing was answered, because of work or because the machine was busy elsewhere. */
  readonly longest: number;
  /** The longest time that work took the event loop's thread. */
  readonly busiest: number;
  /** The share of the time that its thread worked. */
  readonly share: number;
  readonly memory: number;
}

const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
delay.enable();

let busiest = 0;
let used = threadTime();
setInterval(() => {
  const now = threadTime();
  busiest = Math.max(busiest, now - used);
  used = now;
}, RESOLUTION).unref();

let last = { at: performance.now(), used };
setInterval(() => {
  const next = { at: performance.now(), used: threadTime() };
  const share = (next.used - last.used) / (next.at - last.at);
  last = next;
  const sample: Sample = {
    longest: delay.max / 1e6,
    busiest,
    share,
    memory: process.memoryUsage.rss() / 1e6,
  };
  delay.reset();
  busiest = 0;
  process.send?.(sample);
}, 1000).unref();

/** Milliseconds of a processor that this thread has had. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

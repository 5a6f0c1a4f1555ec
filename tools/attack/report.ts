import { cpus } from "node:os";
import type { Sample } from "./probe.ts";
import { waitedForProcessor } from "./waiting.ts";
import type { Waits } from "./waits.ts";

/** In milliseconds: how long all but one in a hundred saves and views may take, or else how many times the calm. */
const LONGEST_ANSWER = 100;
const TIMES_CALM = 3;
const JUDGED = ["save", "view"];
/** How much more the last third of the attack may hold than the second: megabytes, files and connections. */
const MOST_GROWTH = 50;
const MOST_DESCRIPTORS = 50;

/** How people and the server fared for a while. */
export interface Fared {
  readonly waits: Waits;
  readonly samples: readonly Sample[];
  readonly from: Measured;
  readonly to: Measured;
}

/** Milliseconds of processors: on the whole machine, in this process, and waited for by the thread that measures. */
export function measured() {
  const { user, system } = process.cpuUsage();
  const machine = cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
  return { at: performance.now(), machine, own: (user + system) / 1000, waited: waitedForProcessor() };
}

type Measured = ReturnType<typeof measured>;

/** Shows how long people waited beside how long they waited in the calm; which goals were missed. */
export function showPeople({ waits }: Fared, calm: Waits): readonly string[] {
  const missed: string[] = [];
  console.log(`  ${"".padEnd(24)}${["count", "median", "99 %", "calm", "calm 99 %"].map(column).join("")}`);
  for (const act of waits.acts) {
    const p99 = waits.quantile(act, 0.99);
    const most = Math.max(LONGEST_ANSWER, TIMES_CALM * calm.quantile(act, 0.99));
    const figures = [waits.quantile(act, 0.5), p99, calm.quantile(act, 0.5), calm.quantile(act, 0.99)];
    const isMissed = JUDGED.includes(act) && p99 > most;
    if (isMissed) missed.push(`99 % of ${act}s within ${most.toFixed(0)} ms`);
    console.log(
      `  ${act.padEnd(24)}${[String(waits.count(act)), ...figures.map(ms)].map(column).join("")}${isMissed ? "  missed" : ""}`,
    );
  }
  for (const [outcome, count] of waits.faults) {
    missed.push("nothing of people's is refused");
    console.log(`  ${count} × ${outcome}`);
  }
  return [...new Set(missed)];
}

/** Shows what the server took; which goals were missed. */
export function showServer({ samples, from, to }: Fared): readonly string[] {
  const missed: string[] = [];
  const mean = (what: "share" | "waited" | "processor"): number =>
    samples.reduce((sum, sample) => sum + sample[what], 0) / samples.length;
  const time = to.at - from.at;
  const others = (to.machine - from.machine - (to.own - from.own)) / time - mean("processor");
  const most = (what: "longest" | "busiest"): string =>
    `${Math.max(...samples.map((sample) => sample[what])).toFixed(0)} ms`;
  console.log(
    `  the server's thread worked ${percent(mean("share"))} of the time and waited ${percent(mean("waited"))} for a processor; ` +
      `the thread that measures waited ${percent((to.waited - from.waited) / time)}`,
  );
  console.log(
    `  longest work of the event loop ${most("busiest")}; it stood still for ${most("longest")} at most, waiting for a processor included`,
  );
  console.log(`  programs that don't belong here took ${Math.max(0, others).toFixed(1)} processors`);
  for (const [what, unit, limit] of [
    ["memory", "MB", MOST_GROWTH],
    ["descriptors", "open", MOST_DESCRIPTORS],
  ] as const) {
    const values = samples.map((sample) => sample[what]);
    const third = Math.ceil(values.length / 3);
    const growth = Math.max(...values.slice(-third)) - Math.max(...values.slice(third, -third), values[0]);
    if (growth > limit) missed.push(`${what} level off`);
    const shown = values
      .filter((_, i) => i % Math.ceil(values.length / 30) === 0)
      .map((each) => each.toFixed(0));
    console.log(
      `  ${what}: ${shown.join(" ")} ${unit}; the last third added ${growth.toFixed(0)} (goal: ${limit}${growth > limit ? ", missed" : ""})`,
    );
  }
  return missed;
}

const column = (text: string): string => text.padStart(11);
const ms = (value: number): string => `${value.toFixed(1)} ms`;
const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

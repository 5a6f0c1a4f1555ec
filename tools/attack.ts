/**
 * Lets fifty people play on a server while an attacker sends it all that is expensive: unreadable orders, endless
 * streams, floods of guests and sign-ins, slow bodies, hostile files to import, sheets saved in a loop. Tells how long people
 * waited, how long the event loop stood still, how much memory it took, and how the attacker was answered.
 * `npm run attack -- [seconds] [--against CHECKOUT]`: 30 seconds, this checkout. Exits with 1 if a goal is missed.
 */
import { availableParallelism, cpus, loadavg } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { diceOf } from "@chancery/testkit";
import { Attacker } from "./attack/attacker.ts";
import { People } from "./attack/people.ts";
import { Server } from "./attack/server.ts";
import { waitedForProcessor } from "./attack/waiting.ts";
import { quantile } from "./bench-server/load.ts";
import { inFolder } from "./folder.ts";

const PEOPLE = 50;
/** In milliseconds: how long all but one in a hundred answers to people may take, and how long the loop may stand still. */
const LONGEST_ANSWER = 100;
const LONGEST_BLOCK = 50;
/** How much more memory the last third of the attack may take than the second, in megabytes. */
const MOST_GROWTH = 50;

const HERE = new URL("..", import.meta.url).pathname;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: "string", default: HERE } },
});
const seconds = Number(positionals[0] ?? 30);
if (!Number.isSafeInteger(seconds) || seconds < 3) {
  console.error("Usage: npm run attack -- [seconds, 3 or more] [--against CHECKOUT]");
  process.exit(2);
}
console.log(`${availableParallelism()} cores, load before: ${loadavg()[0].toFixed(1)}`);
const missed = await inFolder("attack", async (folder) => {
  const server = await Server.start(resolve(values.against), folder);
  try {
    return await run(server);
  } finally {
    await server.stop();
  }
});
// Connections that nobody answers anymore would keep the process alive.
process.exit(missed ? 1 : 0);

async function run(server: Server): Promise<boolean> {
  const people = await People.gather(server.address, PEOPLE);
  const attacker = await Attacker.ready(server.address);
  const dice = diceOf(1);

  console.log(`\nbefore the attack, for ${Math.ceil(seconds / 3)} s`);
  server.samples.length = 0;
  let here = measured();
  await people.play(dice, (seconds / 3) * 1000);
  showPeople(people, server, here);

  console.log(`\nunder attack, for ${seconds} s`);
  people.answers.length = 0;
  people.faults.clear();
  server.samples.length = 0;
  here = measured();
  const [tallies] = await Promise.all([attacker.attack(seconds * 1000), people.play(dice, seconds * 1000)]);
  const isMissed = showPeople(people, server, here);

  console.log("\nhow the attacker was answered");
  for (const [name, tally] of tallies) {
    console.log(`  ${name}`);
    for (const [answer, { count, example }] of tally)
      console.log(`    ${String(count).padStart(6)} × ${answer}${example && `: ${example}`}`);
  }
  people.leave();
  return isMissed;
}

/** Shows how people and the server fared; whether a goal was missed. */
function showPeople({ answers, faults }: People, { samples }: Server, before: Measured): boolean {
  const p99 = quantile(answers, 0.99);
  const longest = Math.max(...samples.map((sample) => sample.longest));
  const busiest = Math.max(...samples.map((sample) => sample.busiest));
  const memory = samples.map((sample) => sample.memory);
  const third = Math.ceil(memory.length / 3);
  const growth = Math.max(...memory.slice(-third)) - Math.max(...memory.slice(third, -third), memory[0]);
  console.log(`  ${answers.length} answers to people: median ${quantile(answers, 0.5).toFixed(1)} ms`);
  const goals = [
    goal("99 % of answers within", p99, LONGEST_ANSWER, "ms"),
    goal("longest work of the event loop", busiest, LONGEST_BLOCK, "ms"),
    goal("memory that the last third added", growth, MOST_GROWTH, "MB"),
  ];
  const served = samples.flatMap((sample) => sample.answers);
  console.log(
    `  of that in the server: median ${quantile(served, 0.5).toFixed(1)} ms, 99 % within ${quantile(served, 0.99).toFixed(1)} ms`,
  );
  const mean = (what: "share" | "waited" | "processor"): number =>
    samples.reduce((sum, sample) => sum + sample[what], 0) / samples.length;
  const now = measured();
  const time = now.at - before.at;
  const others = (now.machine - before.machine - (now.own - before.own)) / time - mean("processor");
  console.log(
    `  the server's thread worked ${percent(mean("share"))} of the time and waited ${percent(mean("waited"))} for a processor; ` +
      `the thread that measures waited ${percent((now.waited - before.waited) / time)}`,
  );
  console.log(
    `  the event loop stood still for ${longest.toFixed(0)} ms at most, waiting for a processor included`,
  );
  console.log(`  programs that don't belong here took ${Math.max(0, others).toFixed(1)} processors`);
  console.log(`  memory, second by second: ${memory.map((each) => each.toFixed(0)).join(" ")} MB`);
  for (const [outcome, count] of faults) console.log(`  ${count} × ${outcome} for people`);
  return goals.includes(false) || faults.size > 0;
}

/** Milliseconds of processors: on the whole machine, in this process, and waited for by the thread that measures. */
function measured() {
  const { user, system } = process.cpuUsage();
  const machine = cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
  return { at: performance.now(), machine, own: (user + system) / 1000, waited: waitedForProcessor() };
}

type Measured = ReturnType<typeof measured>;

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

function goal(what: string, measured: number, most: number, unit: string): boolean {
  const isMet = measured <= most;
  console.log(`  ${what}: ${measured.toFixed(1)} ${unit} (goal: ${most}${isMet ? "" : ", missed"})`);
  return isMet;
}

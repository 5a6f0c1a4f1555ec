/**
 * Lets fifty people play, and others run errands, while attackers from several networks send a server all that is expensive:
 * unreadable orders, the longest pages, connections that are held, full queues, bots in many games, mail to strangers. In
 * the meantime the clock of the machine jumps, and the server is killed and started again. Tells how long people waited beside
 * the calm before, and afterwards; what the server took; and how the attackers were answered.
 * `npm run attack -- [seconds] [--against CHECKOUT] [--only WORD]`: 60 seconds. With --against, another checkout is attacked
 * in the same way first. With --only, attacks whose names contain a word. Exits with 1 if this checkout misses a goal.
 */
import { availableParallelism, loadavg } from "node:os";
import { resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Post } from "@chancery/server/testing-post";
import { diceOf } from "@chancery/testkit";
import { Attacker } from "./attack/attacker.ts";
import { VICTIM } from "./attack/attacks/mail.ts";
import { Bystanders } from "./attack/bystanders.ts";
import { People } from "./attack/people.ts";
import { type Fared, measured, showPeople, showServer } from "./attack/report.ts";
import { Server } from "./attack/server.ts";
import { Waits } from "./attack/waits.ts";
import { inFolder } from "./folder.ts";

const PEOPLE = 50;
const HOUR = 3_600_000;
/** How long ago people came for the first time, in milliseconds. */
const AGO = 48 * HOUR;
/** How far the clock is set back. */
const BACK = -2 * HOUR;
/** How long the server is down, and how soon after the attack it must be as before, in milliseconds. */
const DOWN = 5_000;
const RECOVERY = 10_000;
/** How many mails someone who never asked for any may get. */
const MOST_MAILS = 10;
/** How many more files and connections may be open after the attack than before. */
const LEFT_OPEN = 50;

const HERE = new URL("..", import.meta.url).pathname;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: "string" }, only: { type: "string", default: "" } },
});
const seconds = Number(positionals[0] ?? 60);
if (!Number.isSafeInteger(seconds) || seconds < 12) {
  console.error("Usage: npm run attack -- [seconds, 12 or more] [--against CHECKOUT] [--only WORD]");
  process.exit(2);
}
console.log(`${availableParallelism()} cores, load before: ${loadavg()[0].toFixed(1)}`);
if (values.against) await attacked(resolve(values.against));
const missed = await attacked(HERE);
// Connections that nobody answers anymore would keep the process alive.
process.exit(missed.length > 0 ? 1 : 0);

/** Attacks the server of a checkout; the goals it missed. */
async function attacked(checkout: string): Promise<readonly string[]> {
  console.log(`\n${checkout}`);
  const missed = await inFolder("attack", async (folder) => {
    const post = new Post();
    const server = await Server.of(checkout, folder, await post.open());
    try {
      return await run(server, post);
    } finally {
      await server.stop();
      await post.close();
    }
  });
  console.log(missed.length > 0 ? `missed: ${missed.join("; ")}` : "all goals were met");
  return missed;
}

async function run(server: Server, post: Post): Promise<readonly string[]> {
  // People have been here before; the attackers are new.
  await server.start(-AGO);
  const people = await People.gather(server.address, PEOPLE);
  const bystanders = await Bystanders.gather(server.address);
  await server.stop();
  await server.start();
  await people.watch();
  const attacker = await Attacker.ready(server.address, values.only);
  const dice = diceOf(1);
  const play = async (time: number, waits = new Waits()): Promise<Fared> => {
    server.samples.length = 0;
    const from = measured();
    const until = performance.now() + time;
    await Promise.all([people.play(dice, until, waits), bystanders.go(dice, until, waits)]);
    return { waits, samples: [...server.samples], from, to: measured() };
  };
  const time = seconds * 1000;

  console.log(`\nbefore the attack, for ${Math.ceil(seconds / 3)} s`);
  const calm = await play(time / 3);
  showPeople(calm, calm.waits);
  showServer(calm);

  console.log(`\nunder attack, for ${seconds} s`);
  const waits = new Waits();
  const [{ tallies, worked, waited }, fared] = await Promise.all([
    attacker.attack(time),
    play(time, waits),
    mishaps(server, people, waits),
  ]);
  console.log(`  ${waits.missed} requests came while the server was down`);
  const missed = [...showPeople(fared, calm.waits), ...showServer(fared)];
  const mails = post.to(VICTIM).length;
  console.log(`  ${mails} mails to someone who never asked for any (goal: ${MOST_MAILS})`);
  if (mails > MOST_MAILS) missed.push("few mails to strangers");

  const asked = [...tallies.values()].flatMap((tally) => [...tally.values()]);
  const count = asked.reduce((sum, each) => sum + each.count, 0);
  console.log(
    `\nhow the attackers were answered: ${(count / seconds).toFixed(0)} times a second. At the lowest priority, their process ` +
      `worked ${(worked * 100).toFixed(0)} % of the time and waited ${(waited * 100).toFixed(0)} % for a processor`,
  );
  for (const [name, tally] of tallies) {
    console.log(`  ${name}`);
    for (const [answer, { count, example }] of tally)
      console.log(`    ${String(count).padStart(6)} × ${answer}${example && `: ${example}`}`);
  }

  await setTimeout(RECOVERY);
  if (server.hasDied) missed.push("the server stays up");
  console.log(`\nfrom ${RECOVERY / 1000} s after the attack, for ${Math.ceil(seconds / 3)} s`);
  const after = await play(time / 3);
  missed.push(...showPeople(after, calm.waits).map((each) => `after the attack, ${each}`));
  showServer(after);
  const left = (after.samples.at(-1)?.descriptors ?? 0) - (calm.samples.at(-1)?.descriptors ?? 0);
  console.log(`  ${left} more files and connections are open than before (goal: ${LEFT_OPEN})`);
  if (left > LEFT_OPEN) missed.push("connections are closed after the attack");
  people.close();
  return missed;
}

/** Sets the clock back and right again, then kills the server and starts it again. */
async function mishaps(server: Server, people: People, waits: Waits): Promise<void> {
  const quarter = seconds * 250;
  await setTimeout(quarter);
  server.setClock(BACK);
  await setTimeout(quarter);
  server.setClock(0);
  await setTimeout(quarter);
  if (server.hasDied) waits.fault("the server died", performance.now(), "by itself, under attack");
  waits.goDown();
  await server.stop("SIGKILL");
  await setTimeout(DOWN);
  await server.start();
  await people.watch();
  console.log(`  the server was down for ${(waits.comeUp() / 1000).toFixed(1)} s`);
}

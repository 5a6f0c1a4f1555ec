/**
 * Lets a committee meet for an hour of its clock, with forty devices on one server and a network that fails now and
 * then: they write, talk, sign treaties, claim goals and confer. It looks whether anyone misses anything and whether
 * all clocks agree.
 * `npm run soak -- [minutes] [speed] [devices] [seed]`: 60 minutes, 12 times as fast, 40 devices. Exits with 1 if there
 * is any fault.
 */
import { anySeed, wholeNumbers } from "./arguments.ts";
import { runSoak } from "./soak/run.ts";

/** Clocks on two devices may differ by less than this, in milliseconds. */
const MOST_DRIFT = 1000;

/** What a room of so many minutes sees around its board, if it works. */
const LONG = 60;
const STAGES = [
  "treaty-signed",
  "goal-claimed",
  "goal-awarded",
  "conference-planned",
  "conference-opened",
  "conference-listed",
  "conference-floor",
  "conference-said",
  "conference-closed",
];

const USAGE = "npm run soak -- [minutes] [speed] [devices] [seed]";
const [minutes, speed, devices, seed] = wholeNumbers(USAGE, [60, 12, 40, anySeed()], 1);
const { answers, drifts, faults: found, ...counts } = await runSoak({ minutes, speed, devices, seed });
const part = (of: readonly number[], share: number): string =>
  (of.toSorted((a, b) => a - b)[Math.ceil(of.length * share) - 1] ?? 0).toFixed(0);
console.log(
  `${counts.devices} devices, ${minutes} minutes of the room, ${speed} times as fast (seed ${seed})`,
);
console.log(
  `${counts.events} events in ${counts.turns} turns; ${counts.acknowledged} messages and sheets acknowledged`,
);
console.log(
  `${counts.requests} answers: median ${part(answers, 0.5)} ms, 99 % within ${part(answers, 0.99)} ms`,
);
console.log(
  `${counts.drops} drops, ${counts.streams} streams begun or resumed, ${counts.changes} changes heard`,
);
console.log(
  `${drifts.length} looks at clocks: 99 % within ${part(drifts, 0.99)} ms, all within ${part(drifts, 1)} ms`,
);
const around = (type: string): number => counts.room[type] ?? 0;
console.log(
  `${around("treaty-drafted")} treaties drafted, ${around("treaty-signed")} signatures; ${around("goal-awarded")} goals awarded; ` +
    `${around("conference-opened")} conferences opened, ${around("conference-closed")} closed, ${around("conference-said")} things said there`,
);
const worst = Math.max(0, ...drifts);
const missing = minutes < LONG ? [] : STAGES.filter((type) => around(type) === 0);
const faults = [
  ...found,
  ...(worst < MOST_DRIFT ? [] : [`clocks differ by ${worst.toFixed(0)} ms`]),
  ...missing.map((type) => `nothing of this happened: ${type}`),
];
console.log(`${faults.length} faults`);
for (const fault of faults.slice(0, 20)) console.error(`  ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;

/**
 * Lets a committee meet for an hour of its clock, with forty devices on one server and a network that fails now and
 * then, and looks whether anybody misses anything and whether all clocks agree.
 * `npm run soak -- [minutes] [speed] [devices] [seed]`: 60 minutes, 12 times as fast, 40 devices. Exits with 1 if there
 * is any fault.
 */
import { anySeed, wholeNumbers } from "./arguments.ts";
import { runSoak } from "./soak/run.ts";

/** Clocks on two devices may differ by less than this, in milliseconds. */
const MOST_DRIFT = 1000;

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
const worst = Math.max(0, ...drifts);
const faults = worst < MOST_DRIFT ? found : [...found, `clocks differ by ${worst.toFixed(0)} ms`];
console.log(`${faults.length} faults`);
for (const fault of faults.slice(0, 20)) console.error(`  ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;

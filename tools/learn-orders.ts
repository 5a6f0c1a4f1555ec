/**
 * Learns what people are likely to order: goes through recorded games, and fits how likely every step and every support
 * is. Writes packages/bots/src/people/weights.ts. No game is copied. Games that `isKept` names are left out, so that
 * what was learned can be measured by them. `npm run learn:orders -- [--games N] [--seed S] [--file FILE]`
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { diceOf } from "@chancery/bots";
import { HUMAN_GAMES, type HumanGame, readHumanGames } from "@chancery/testkit";
import { HELP_FEATURES } from "../packages/bots/src/people/helps.ts";
import { STEP_FEATURES } from "../packages/bots/src/people/steps.ts";
import { isKept } from "./corpus/human-games.ts";
import { choicesIn } from "./learn/choices.ts";
import { Fit } from "./learn/fit.ts";

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "8000" },
    seed: { type: "string", default: "1" },
    file: { type: "string", default: HUMAN_GAMES },
  },
});

/** As many of the games kept back as it takes to see what was learned. */
const MEASURED = 60;
const WEIGHTS = fileURLToPath(new URL("../packages/bots/src/people/weights.ts", import.meta.url));
const FORMATTER = fileURLToPath(new URL("../node_modules/.bin/biome", import.meta.url));

const dice = diceOf(Number(values.seed));
const all = readHumanGames(values.file);
const kept = all.filter((_, index) => isKept(index)).slice(0, MEASURED);
const known = all.filter((_, index) => !isKept(index));
const fits = {
  spring: { step: new Fit(STEP_FEATURES.length), help: new Fit(HELP_FEATURES.length) },
  fall: { step: new Fit(STEP_FEATURES.length), help: new Fit(HELP_FEATURES.length) },
};

/** Goes through a game, learns from it if told to, and says how likely it found each choice. */
function* chancesIn(game: HumanGame, learns: boolean): Generator<readonly ["step" | "help", number]> {
  for (const { season, what, rows, habits, label } of choicesIn(game, dice))
    yield [what, fits[season][what].see(rows, habits, label, learns)];
}

for (let number = 0, games: HumanGame[] = []; number < Number(values.games); number++) {
  if (games.length === 0) games = dice.shuffled(known);
  Array.from(chancesIn(games.pop() as HumanGame, true));
}
const losses = { step: [] as number[], help: [] as number[] };
for (const game of kept)
  for (const [what, chance] of chancesIn(game, false)) losses[what].push(-Math.log(chance));
const mean = (list: readonly number[]): string =>
  (list.reduce((sum, each) => sum + each, 0) / list.length).toFixed(3);
console.log(
  `loss on ${kept.length} games kept back: steps ${mean(losses.step)}, supports ${mean(losses.help)}`,
);

const weights = Object.fromEntries(
  Object.entries(fits).map(([season, { step, help }]) => [
    season,
    { step: step.rounded(), help: help.rounded() },
  ]),
);
type Table = { [name: string]: Table | number };
const table: Table = {};
for (const { step } of Object.values(fits))
  for (const [name, weight] of step.habits()) {
    const path = name.split("|");
    const last = path.pop() as string;
    let inner = table;
    for (const part of path) {
      inner[part] ??= {};
      inner = inner[part] as Table;
    }
    inner[last] = weight;
  }
writeFileSync(
  WEIGHTS,
  `import type { HabitTable } from "./habits.ts";

interface Weights {
  readonly step: readonly number[];
  readonly help: readonly number[];
}

/** Learned by \`npm run learn:orders\` from the games of zond/godip-history (Droidippy). */
export const WEIGHTS: Readonly<Record<"spring" | "fall", Weights>> = ${JSON.stringify(weights)};

/** What people of one power do with a unit in one place more often, or less, than elsewhere; from the same games. */
export const HABITS: HabitTable = ${JSON.stringify(table)};
`,
);
execFileSync(FORMATTER, ["format", "--write", WEIGHTS], { stdio: "ignore" });

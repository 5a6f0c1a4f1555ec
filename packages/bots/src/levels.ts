import type { Bot, Situation } from "./bot.ts";
import { dumbBot } from "./dumbbot/dumbbot.ts";
import { RESTLESS, REWRITE, V4 } from "./dumbbot/flavor.ts";
import { greedyBot } from "./greedy/greedy.ts";
import { peopleBot } from "./people/bot.ts";
import { loadPeople } from "./people/network.ts";
import { searchBot } from "./search/search.ts";

/** A bot that people can choose. */
export interface Level {
  readonly bot: Bot;
  /** How many positions it looks at in a classic game, unless told otherwise. */
  readonly budget: number;
  /** Loads what it has learned, if that is too large to come with the program. It can't be asked before. */
  readonly load?: () => Promise<unknown>;
}

/** The names of all bots, from those that others are measured against to the strongest. */
export const LEVELS = ["dumbbot", "dumbbot-py", "greedy", "beginner", "people", "club", "master"] as const;

/** One of `LEVELS`. */
export type LevelName = (typeof LEVELS)[number];

const levels: Readonly<Record<LevelName, Level>> = {
  dumbbot: { bot: dumbBot(V4), budget: 1 },
  "dumbbot-py": { bot: dumbBot(REWRITE), budget: 1 },
  greedy: { bot: greedyBot, budget: 5000 },
  beginner: { bot: dumbBot(RESTLESS), budget: 1 },
  people: { bot: peopleBot, budget: 250, load: loadPeople },
  club: { bot: searchBot, budget: 250 },
  master: { bot: searchBot, budget: 8000 },
};

/** The bot of a name, with its usual budget. */
export const levelNamed = (name: LevelName): Level => levels[name];

/** Gets bots ready to be asked. */
export async function loadLevels(...names: readonly LevelName[]): Promise<void> {
  await Promise.all(names.map((name) => levels[name].load?.()));
}

/** Is there a bot of this name? */
export const isLevel = (name: string): name is LevelName => LEVELS.some((each) => each === name);

/** As many units as there are in a classic game once all centers are owned. */
const USUAL_UNITS = 34;

/** How many positions a bot looks at in a situation, unless told otherwise: fewer where each takes longer. */
export function budgetFor(name: LevelName, { rules, state }: Situation): number {
  const weight = Math.max(1, state.units.length / USUAL_UNITS) * (rules.own ? 2 : 1);
  return Math.ceil(levels[name].budget / weight);
}

import { diceOf, levelNamed } from "@chancery/bots";
import { playOut, worthsOf } from "@chancery/bots/search";
import { type Order, type Power, playPhase, type State } from "@chancery/engine";
import { humanRules as rules } from "../corpus/human-games.ts";
import { after, type Sample, shareIn } from "./sample.ts";

/** What orders come to for their power, by the same chance for all orders of a sample. */
type Judge = (sample: Sample, orders: readonly Order[]) => number;

/** How often the game is continued; each time differs by a few points of a share. */
const GREEDY_GAMES = 32;
const DUMB_GAMES = 64;
const GREEDY_BUDGET = 500;

/** A seed of its own for each continuation, phase and power, so that two positions differ by nothing else. */
function seedOf(game: number, { phase: { year, season, task } }: State, power: Power): number {
  const moment = year * 256 + season.charCodeAt(0) + task.charCodeAt(0) * 3;
  return (Math.imul(game + 77, 0x9e3779b1) ^ Math.imul(moment, 0xc2b2ae3d)) + power;
}

/** Greedy bots play everyone to the Winter of the next year. */
function continued(from: State, until: number, game: number): State {
  const { bot } = levelNamed("greedy");
  let state = from;
  while (!state.ending && state.phase.year <= until) {
    const { phase, seats } = state;
    if (phase.year === until && phase.task === "A") break;
    const now = state;
    const decide = (power: Power): readonly Order[] =>
      bot({ rules, state: now, power }, diceOf(seedOf(game, now, power)), GREEDY_BUDGET).orders;
    state = playPhase(rules, state, new Map(seats.flat().map((power) => [power, decide(power)]))).state;
  }
  return state;
}

const meanOf = (count: number, each: (number: number) => number): number =>
  Array.from({ length: count }, (_, number) => each(number)).reduce((sum, one) => sum + one, 0) / count;

export const judges: Readonly<Record<"greedy" | "own", Judge>> = {
  /** Shares nothing with the analysis, neither its values nor its play-outs: centers, after Greedy bots have played on. */
  greedy: (sample, orders) => {
    const from = after(sample, orders);
    const until = sample.state.phase.year + 1;
    return meanOf(GREEDY_GAMES, (game) => shareIn(continued(from, until, game), sample.power));
  },
  /** The analysis' own measure, with other chance and a year more. */
  own: (sample, orders) => {
    const from = after(sample, orders);
    const until = sample.state.phase.year + 1;
    return meanOf(
      DUMB_GAMES,
      (game) => worthsOf(rules, playOut(rules, from, until, diceOf(game + 991)).state)[sample.power],
    );
  },
};

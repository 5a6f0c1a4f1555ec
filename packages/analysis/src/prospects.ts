import { type Dice, diceOf, peopleIn } from "@chancery/bots";
import {
  fieldsWithin,
  guess,
  horizonOf,
  likelyFields,
  likelyIn,
  plansOf,
  playOut,
  search,
  sharesOf,
  tidied,
  worthsOf,
} from "@chancery/bots/search";
import { type Order, type Power, playPhase, type Submissions } from "@chancery/engine";
import { effortAt } from "./depth.ts";
import { diceFor, type Looking, mayOrder, powersIn, type Subject } from "./subject.ts";

/** What a power may expect. */
interface Prospect {
  readonly power: Power;
  /** The share of the board that it's likely to end with, from 0 to 1. */
  readonly share: number;
  /** The standard error of that, by how much play-outs differ. */
  readonly error: number;
}

/** What everyone may expect in a position. */
export interface Prospects {
  readonly depth: number;
  readonly prospects: readonly Prospect[];
  /** How many positions were looked at. */
  readonly positions: number;
}

/** Of so many orders that a power may give, some are the best it found, and one is a guess. */
const CHOICES = 4;

/** How often retreats or builds are guessed, to forecast from the moves after them. */
const GUESSES = 8;

/**
 * How games among people ended that came through such a position. After moves, retreats and builds are guessed several times
 * first; the error says by how much the forecasts differ. Null where nothing was learned of that.
 */
function forecastOf({ rules, state }: Subject, depth: number, dice: Dice): Prospects | null {
  const guesses = state.phase.task === "M" ? 1 : GUESSES;
  const shares: Float64Array[] = [];
  for (let number = 0; number < guesses; number++) {
    let next = state;
    while (next.phase.task !== "M" && !next.ending)
      next = playPhase(rules, next, guess(rules, next, dice)).state;
    const found = next.ending ? sharesOf(rules, next) : peopleIn(rules, next)?.shares;
    if (!found) return null;
    shares.push(found);
  }
  const prospects = state.seats.flat().map((power): Prospect => {
    const share = shares.reduce((sum, each) => sum + each[power], 0) / guesses;
    const squares = shares.reduce((sum, each) => sum + (each[power] - share) ** 2, 0);
    return { power, share, error: Math.sqrt(squares / guesses / Math.max(1, guesses - 1)) };
  });
  return { depth, prospects, positions: guesses };
}

/**
 * What everyone may expect. On the classic board that is forecast; elsewhere, the position is played out many times, each
 * time with other orders, and the ends are judged by what bots have learned. From the second depth on, powers mostly order
 * what they find best.
 */
export function prospectsOf(subject: Subject, { depth, seed, progress }: Looking): Prospects {
  const { rules, state } = subject;
  const powers = state.seats.flat();
  if (state.ending) {
    const worths = worthsOf(rules, state);
    const prospects = powers.map((power) => ({ power, share: worths[power], error: 0 }));
    return { depth, prospects, positions: 1 };
  }
  const forecast = forecastOf(subject, depth, diceFor(seed, 0));
  if (forecast) return forecast;
  const { playOuts, ownSearch } = effortAt(depth);
  const likely = likelyIn(rules, state);
  const found = new Map<Power, readonly (readonly Order[])[]>();
  let positions = 0;
  if (ownSearch > 0)
    powersIn(subject).forEach((power, index, all) => {
      const own = ownPlans(subject, power, ownSearch, seed);
      found.set(power, own.plans);
      positions += own.positions;
      progress?.((index + 1) / all.length / 2);
    });
  const begun = ownSearch > 0 ? 0.5 : 0;
  const sums = new Float64Array(rules.powers.length);
  const squares = new Float64Array(rules.powers.length);
  const dice = diceFor(seed, 0);
  const horizon = horizonOf(state);
  for (let number = 0; number < playOuts; number++) {
    const orders: Submissions = new Map(
      [...likely(dice)].map(([power, guessed]) => {
        const plans = found.get(power) ?? [];
        return [power, plans[dice.below(CHOICES)] ?? guessed];
      }),
    );
    const next = playPhase(rules, state, orders).state;
    const end = playOut(rules, next, horizon, diceOf(dice.below(2 ** 31)));
    positions += end.phases + 1;
    const worths = worthsOf(rules, end.state);
    for (const power of powers) {
      sums[power] += worths[power];
      squares[power] += worths[power] ** 2;
    }
    progress?.(begun + ((number + 1) / playOuts) * (1 - begun));
  }
  const prospects = powers.map((power): Prospect => {
    const share = sums[power] / playOuts;
    const variance = Math.max(0, squares[power] / playOuts - share ** 2);
    return { power, share, error: Math.sqrt(variance / (playOuts - 1)) };
  });
  return { depth, prospects, positions };
}

/** A few order sets that a power finds best by itself, the best first. */
function ownPlans(
  { rules, state }: Subject,
  power: Power,
  budget: number,
  seed: number,
): { readonly plans: readonly (readonly Order[])[]; readonly positions: number } {
  if (!mayOrder({ rules, state }, power)) return { plans: [], positions: 0 };
  const situation = { rules, state, power };
  const dice = diceFor(seed, 1 + power);
  const plans = plansOf(situation, dice);
  const fields = likelyFields(situation, fieldsWithin(budget), dice);
  const { tried, positions } = search(situation, plans, { fields, dice, budget });
  const sum = (worths: readonly number[]): number => worths.reduce((total, worth) => total + worth, 0);
  const best = tried.toSorted((one, other) => sum(other.worths) - sum(one.worths));
  return { plans: best.slice(0, CHOICES - 1).map(({ plan }) => tidied(rules, plan)), positions };
}

import { diceOf } from "@chancery/bots";
import {
  fieldsWithin,
  horizonOf,
  likelyFields,
  likelyIn,
  plansOf,
  playOut,
  search,
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

/**
 * What everyone may expect: the position is played out many times, each time with other orders, and the ends are judged by
 * what bots have learned. From the second depth on, powers mostly order what they find best.
 */
export function prospectsOf(subject: Subject, { depth, seed, progress }: Looking): Prospects {
  const { rules, state } = subject;
  const powers = state.seats.flat();
  if (state.ending) {
    const worths = worthsOf(rules, state);
    const prospects = powers.map((power) => ({ power, share: worths[power], error: 0 }));
    return { depth, prospects, positions: 1 };
  }
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

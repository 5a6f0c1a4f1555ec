import { type Judged, likelyFields, likelyIn, plansOf, search, tidied } from "@chancery/bots/search";
import { formatOrder, type Order, type Power, type Rules } from "@chancery/engine";
import { effortAt } from "./depth.ts";
import { type Reply, repliesTo } from "./replies.ts";
import { diceFor, type Looking, mayOrder, type Subject } from "./subject.ts";
import { Trial } from "./trial.ts";

/** An order set, and what it comes to against guesses at what others order. */
export interface Plan {
  readonly orders: readonly Order[];
  /** The share of the board that the power may expect with it. */
  readonly share: number;
  /** How much more that is than with usual orders, and the standard error of that. */
  readonly gain: number;
  readonly error: number;
  /** What others could order against it, what hurts most first. */
  readonly replies: readonly Reply[];
}

/** The best orders found for a power. */
export interface BestOrders {
  readonly depth: number;
  readonly power: Power;
  /** What the power may expect with orders that people usually give, guessed like those of the others. */
  readonly usual: number;
  /** The best first; none if the power has nothing to order. */
  readonly plans: readonly Plan[];
  /** The orders that were given, if there were any to compare with. */
  readonly played: Plan | null;
  readonly positions: number;
}

/** As many order sets as can be compared at a glance. */
const MOST = 4;
/** So many of those that the search found best are tried again. */
const FINALISTS = 12;
/** How many order sets that people are likely to give the search begins with, beside those of bots. */
const LIKELY = 8;

/**
 * Looks for the best order sets of a power: tries plans and changes to them against guesses at what others order. Every
 * plan meets the same guesses and the same chance afterwards.
 */
export function bestOrders(
  subject: Subject,
  power: Power,
  looking: Looking,
  given: readonly Order[] | null = null,
): BestOrders {
  const { depth, seed, progress } = looking;
  const nothing = { depth, power, usual: 0, plans: [], played: null, positions: 0 };
  if (!mayOrder(subject, power)) return nothing;
  const situation = { ...subject, power };
  const dice = diceFor(seed, 100 + power);
  const botPlans = plansOf(situation, dice);
  if (botPlans.length === 0) return nothing;
  const likely = likelyIn(subject.rules, subject.state);
  const likelyPlans = Array.from({ length: LIKELY }, () => likely(dice).get(power) ?? []);
  const effort = effortAt(depth);
  const fields = likelyFields(situation, effort.guesses, dice);
  const found = search(situation, [...botPlans, ...likelyPlans], {
    fields,
    dice,
    budget: effort.search,
    isThorough: true,
    progress: (spent) => progress?.(spent / 2),
  });
  // The best of many plans has also been the luckiest, so all finalists meet guesses that none of them was chosen by.
  const trial = new Trial(subject, likelyFields(situation, effort.trials, dice));
  const baseline = Array.from({ length: effort.trials }, (_, field) => {
    const usual = likely(dice).get(power) ?? [];
    return trial.sharesIn(field, new Map([[power, usual]]))[power];
  });
  const sharesOf = (orders: readonly Order[]): number[] =>
    trial.sharesOf(new Map([[power, orders]])).map((each) => each[power]);
  const kept = distinct(subject.rules, found.tried)
    .map((orders) => ({ orders, share: meanOf(sharesOf(orders)) }))
    .sort((one, other) => other.share - one.share)
    .slice(0, MOST)
    .map(({ orders }) => orders);
  const all = given && given.length > 0 ? [...kept, given] : kept;
  const plans = all.map((orders, index): Plan => {
    const shares = sharesOf(orders);
    const gains = shares.map((share, field) => share - baseline[field]);
    const replies = repliesTo(subject, { power, orders }, fields, trial, {
      ...looking,
      progress: (done) => progress?.(0.5 + (index + done) / all.length / 2),
    });
    return { orders, share: meanOf(shares), gain: meanOf(gains), error: errorOf(gains), replies };
  });
  progress?.(1);
  return {
    depth,
    power,
    usual: meanOf(baseline),
    plans: plans.slice(0, kept.length),
    played: plans[kept.length] ?? null,
    positions: found.positions + trial.positions,
  };
}

/** The best of the plans tried, each but once, and none that comes to the same as another against every guess. */
function distinct(rules: Rules, tried: readonly Judged[]): readonly (readonly Order[])[] {
  const ranked = tried
    .map(({ plan, worths }) => ({ plan, worths, mean: meanOf(worths) }))
    .sort((one, other) => other.mean - one.mean);
  const seen = new Set<string>();
  const kept: (readonly Order[])[] = [];
  for (const { plan, worths } of ranked) {
    if (kept.length === FINALISTS) break;
    const orders = tidied(rules, plan);
    const keys = [keyOf(rules, orders), worths.map((worth) => worth.toFixed(9)).join()];
    if (keys.some((key) => seen.has(key))) continue;
    for (const key of keys) seen.add(key);
    kept.push(orders);
  }
  return kept;
}

const keyOf = (rules: Rules, orders: readonly Order[]): string =>
  orders
    .map((order) => formatOrder(rules, order))
    .sort()
    .join();

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The standard error of a mean. */
function errorOf(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = meanOf(values);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return Math.sqrt(variance / values.length);
}

import { type Goal, type Plan, type Reply, type Trial, tryOut } from "@chancery/analysis/puzzles";
import { formatOrder, type Rules, type State } from "@chancery/engine";
import { plansFor } from "./plans.ts";

/** Replies looked at for one plan; the page has to look at as many. */
const MOST_REPLIES = 200_000;
/** Of the ways that work without an order too many, more than these make a puzzle too easy. */
const MOST_WAYS = 3;
const FEWEST_REFUTED = 8;

/** A goal that can be forced, but not by everything that looks like it. */
interface Ways {
  /** Orders of which none can be left out. */
  readonly ways: readonly Plan[];
  readonly plans: number;
  readonly refuted: number;
  readonly replies: number;
}

const withoutOrder = (plan: Plan, unit: unknown): Plan =>
  new Map([...plan].filter(([each]) => each !== unit));

/** Leaves out what isn't needed. */
function shorten(trial: Trial, plan: Plan): Plan {
  let short = plan;
  for (const unit of plan.keys()) {
    const less = withoutOrder(short, unit);
    if (trial.prove(less, MOST_REPLIES).verdict === "forced") short = less;
  }
  return short;
}

const keyOf = (rules: Rules, plan: Plan): string =>
  [...plan.values()]
    .map((order) => formatOrder(rules, order))
    .sort()
    .join("; ");

/** Whether a goal can be forced, as far as that was looked at, and the ways to do so if they make a puzzle. */
export interface Answer {
  readonly isForced: boolean;
  readonly find: Ways | null;
}

const NO_PUZZLE: Answer = { isForced: false, find: null };
const TOO_EASY: Answer = { isForced: true, find: null };

export function findWays(rules: Rules, state: State, goal: Goal): Answer {
  const trial = tryOut(rules, state, goal);
  const nothing: Plan = new Map();
  if (trial.withstands(nothing, []) && trial.prove(nothing, MOST_REPLIES).verdict === "forced")
    return TOO_EASY;
  const plans = plansFor(rules, state, trial.legal, goal);
  if (plans === null) return NO_PUZZLE;
  const known: Reply[] = [];
  const ways = new Map<string, Plan>();
  let refuted = 0;
  let replies = 0;
  // Short plans first: longer ones that contain one that works say nothing new.
  for (const plan of plans.toSorted((a, b) => a.size - b.size)) {
    if ([...ways.values()].some((way) => contains(plan, way))) continue;
    const index = known.findIndex((reply) => !trial.withstands(plan, reply));
    if (index >= 0) {
      if (index > 0) known.unshift(...known.splice(index, 1));
      if (trial.withstands(plan, [])) refuted++;
      continue;
    }
    const proof = trial.prove(plan, MOST_REPLIES);
    if (proof.verdict === "open") return NO_PUZZLE;
    if (proof.verdict === "refuted") {
      known.unshift(proof.reply);
      if (trial.withstands(plan, [])) refuted++;
      continue;
    }
    const way = shorten(trial, plan);
    ways.set(keyOf(rules, way), way);
    replies = Math.max(replies, proof.replies);
    if (ways.size > MOST_WAYS) return TOO_EASY;
  }
  if (ways.size === 0) return NO_PUZZLE;
  if (refuted < FEWEST_REFUTED) return TOO_EASY;
  if ([...ways.values()].some((way) => way.size < 2)) return TOO_EASY;
  return { isForced: true, find: { ways: [...ways.values()], plans: plans.length, refuted, replies } };
}

const contains = (plan: Plan, way: Plan): boolean =>
  [...way].every(([unit, order]) => plan.get(unit) === order);

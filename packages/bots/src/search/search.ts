import { formatOrder, isInactive, type Order, sameOrder } from "@chancery/engine";
import type { Bot, Situation } from "../bot.ts";
import type { Dice } from "../dice.ts";
import { dumbOrders } from "../dumbbot/dumbbot.ts";
import { V4 } from "../dumbbot/flavor.ts";
import { presenceIn } from "../dumbbot/presence.ts";
import { valuesOf } from "../dumbbot/values.ts";
import { ownLinesOf } from "../own-lines.ts";
import { stillestOf } from "../past.ts";
import { sharesOf } from "../standing.ts";
import { type Field, fieldsFor } from "./field.ts";
import { Judge, type Judged, type Measure } from "./judge.ts";
import { leadsByPlaying, leadsQuickly } from "./next.ts";
import { type Change, changed, changesTo, optionsOf, tidied } from "./options.ts";

/** How many plans the search begins with. */
const PLANS = 8;

/** In how many fields plans are tried: more where there is time for it. */
export const fieldsWithin = (budget: number): number =>
  Math.max(4, Math.min(24, Math.round(Math.sqrt(budget) / 4)));

/**
 * Looks for the plan that does best against what others are likely to order: begins with plans of DumbBot, takes the
 * best, and changes it as long as that helps.
 */
export const searchBot: Bot = (situation, dice, budget, progress) => {
  const { rules, state, power } = situation;
  const plans = isInactive(state, power) ? [] : plansOf(situation, dice);
  if (plans.length < 2 && (plans.length === 0 || state.phase.task !== "M")) {
    const [orders = []] = plans;
    return {
      orders: [...orders, ...ownLinesOf(situation, orders, dice)],
      expects: sharesOf(rules, state)[power],
      positions: 1,
    };
  }
  const fields = fieldsFor(situation, fieldsWithin(budget), dice);
  const { best, positions } = search(situation, plans, { fields, dice, budget, progress });
  const plan = tidied(rules, best?.plan ?? plans[0], situation.agreement?.promised);
  return { orders: [...plan, ...ownLinesOf(situation, plan, dice)], expects: best?.share ?? 0, positions };
};

/** How a search goes about it. */
export interface Searching {
  readonly fields: readonly Field[];
  readonly dice: Dice;
  readonly budget: number;
  readonly progress?: ((spent: number) => void) | undefined;
  /** What the end of a play-out is worth; to the power itself by default. */
  readonly measure?: Measure | undefined;
  /** Whether to begin again elsewhere while there is budget left, which finds other good plans. */
  readonly isThorough?: boolean;
}

export interface Found {
  /** Null if there was nothing to try. */
  readonly best: Judged | null;
  /** All plans that were tried in every field, in the order in which they were. */
  readonly tried: readonly Judged[];
  readonly positions: number;
}

/** Different plans as DumbBot makes them, whatever the temper: from plans that only hold, a search never gets going. */
export function plansOf(situation: Situation, dice: Dice): (readonly Order[])[] {
  const { rules, state, power, agreement, stillness } = situation;
  const presence = presenceIn(rules, state, stillestOf(stillness));
  const values = valuesOf(rules, state, power, V4, presence, { targets: agreement?.targets });
  const plans = new Map<string, readonly Order[]>();
  for (let i = 0; i < PLANS * 2 && plans.size < PLANS; i++) {
    const orders = dumbOrders(situation, dice, V4, values);
    if (orders.length > 0)
      plans.set(
        orders
          .map((order) => formatOrder(rules, order))
          .sort()
          .join(),
        orders,
      );
  }
  return [...plans.values()];
}

/** Looks for the best plan, beginning with some. */
export function search(
  situation: Situation,
  plans: readonly (readonly Order[])[],
  { fields, dice, budget, progress, measure, isThorough = false }: Searching,
): Found {
  const { rules, state } = situation;
  const isMovement = state.phase.task === "M";
  const options = isMovement ? withPlans(optionsOf(situation), plans) : new Map();
  const isPlain = isMovement && rules.own === undefined;
  const leads = isPlain ? leadsQuickly(situation, fields, options) : leadsByPlaying(situation, fields);
  const judge = new Judge(situation, fields, leads, budget, { progress, measure });
  let best: Judged | null = null;
  for (const plan of plans) best = judge.better(plan, best) ?? best;
  if (best && isMovement) best = improve(situation, options, judge, best, dice);
  if (best && isMovement && isThorough) best = beginAgain(situation, options, judge, best, plans, dice);
  return { best, tried: judge.tried, positions: judge.positions };
}

/** What each unit could do, and what plans have it do beside that: help for others, which a search doesn't think of itself. */
function withPlans(
  options: ReturnType<typeof optionsOf>,
  plans: readonly (readonly Order[])[],
): ReturnType<typeof optionsOf> {
  for (const order of plans.flat()) {
    if (!order.unit) continue;
    const known = options.get(order.unit) ?? [];
    if (!known.some((each) => sameOrder(each, order))) options.set(order.unit, [...known, order]);
  }
  return options;
}

/** How many orders of the best plan are changed by chance to begin elsewhere. */
const SHAKEN = 3;
/** A small position has few plans: after so many attempts in which nothing new turned up, none are left. */
const FRUITLESS = 12;

/** Improves the other plans as well, then the best one with a few changes by chance, while there is budget left. */
function beginAgain(
  situation: Situation,
  options: ReturnType<typeof optionsOf>,
  judge: Judge,
  found: Judged,
  plans: readonly (readonly Order[])[],
  dice: Dice,
): Judged {
  const sum = ({ worths }: Judged): number => worths.reduce((total, worth) => total + worth, 0);
  let best = found;
  let fruitless = 0;
  for (let i = 0; !judge.isSpent && fruitless < FRUITLESS; i++) {
    const before = judge.positions;
    const start = judge.better(plans[i] ?? shaken(situation, options, best.plan, dice), null);
    if (!start) break;
    const end = improve(situation, options, judge, start, dice);
    if (sum(end) > sum(best)) best = end;
    fruitless = judge.positions > before ? 0 : fruitless + 1;
  }
  return best;
}

function shaken(
  situation: Situation,
  options: ReturnType<typeof optionsOf>,
  plan: readonly Order[],
  dice: Dice,
): readonly Order[] {
  let shaking = plan;
  for (let i = 0; i < SHAKEN; i++) {
    const changes = changesTo(situation, options, shaking);
    if (changes.length > 0) shaking = changed(shaking, changes[dice.below(changes.length)]);
  }
  return shaking;
}

/** Changes a plan for the better until no change is, or the budget is spent. */
function improve(
  situation: Situation,
  options: ReturnType<typeof optionsOf>,
  judge: Judge,
  start: Judged,
  dice: Dice,
): Judged {
  let best = start;
  let changes = inTurn(situation, dice.shuffled(changesTo(situation, options, best.plan)));
  for (let i = 0; i < changes.length && !judge.isSpent; i++) {
    const found = judge.better(changed(best.plan, changes[i]), best);
    if (!found) continue;
    best = found;
    // What is left to try comes first, then everything once more, as supports depend on what others do.
    changes = inTurn(situation, dice.shuffled(changesTo(situation, options, best.plan)));
    i = -1;
  }
  return best;
}

/** Supported attacks on units that stay put come first: nothing else drives them out, and there may be time for little. */
function inTurn({ rules, state, stillness }: Situation, changes: readonly Change[]): readonly Change[] {
  const still = stillestOf(stillness);
  if (still.size === 0) return changes;
  const { provinceOf } = rules.board;
  const blocked = new Set(
    state.units.filter(({ power }) => still.has(power)).map(({ at }) => provinceOf[at]),
  );
  const isAttack = ([first, ...helps]: Change): boolean =>
    first.type === "move" &&
    helps.some(({ type }) => type === "support") &&
    blocked.has(provinceOf[first.to]);
  const { attacks = [], rest = [] } = Object.groupBy(changes, (each) =>
    isAttack(each) ? "attacks" : "rest",
  );
  return [...attacks, ...rest];
}

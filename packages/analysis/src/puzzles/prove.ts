import {
  adjudicate,
  createOutcome,
  legalOrdersOfAll,
  type Order,
  prepare,
  type Rules,
  type State,
  sameOrder,
  type Unit,
} from "@chancery/engine";
import { type Front, frontOf, type Plan } from "./front.ts";
import { type Goal, judgeOf } from "./goal.ts";
import { eachReply } from "./replies.ts";

/** What others may answer: orders of the units that interfere. All others hold. */
export type Reply = readonly Order[];

export type Proof =
  /** The goal is reached whatever the others order. `hardest` are replies that come closest to stopping it. */
  | { readonly verdict: "forced"; readonly replies: number; readonly hardest: readonly Reply[] }
  /** Here is a reply that stops it. */
  | { readonly verdict: "refuted"; readonly replies: number; readonly reply: Reply }
  /** Too many replies to look at, or one that stops it on the front but not on the board. */
  | { readonly verdict: "open"; readonly replies: number };

/** A position in which plans are tried out. */
export interface Trial {
  readonly prove: (plan: Plan, limit?: number) => Proof;
  /** Whether a plan reaches the goal against one reply. */
  readonly withstands: (plan: Plan, reply: Reply) => boolean;
  readonly legal: ReadonlyMap<Unit, readonly Order[]>;
}

/** More replies than these aren't looked at. */
export const MOST_REPLIES = 3_000_000;
const HARDEST = 3;

export function tryOut(rules: Rules, state: State, goal: Goal): Trial {
  const all = legalOrdersOfAll(rules, state);
  const legal = new Map(state.units.map((unit, u) => [unit, all[u]]));
  const board = prepare(rules, state, all);
  const isReached = judgeOf(board, goal);
  const outcome = createOutcome(board);
  const holds = all.map((orders) =>
    Math.max(
      0,
      orders.findIndex(({ type }) => type === "hold"),
    ),
  );
  const chosen = new Uint16Array(state.units.length);
  const indexOf = new Map(state.units.map((unit, index) => [unit, index]));

  const choose = (order: Order): void => {
    const u = order.unit ? indexOf.get(order.unit) : undefined;
    if (u === undefined) return;
    const index = all[u].findIndex((each) => each === order || sameOrder(each, order));
    if (index >= 0) chosen[u] = index;
  };
  const withstands = (plan: Plan, reply: Reply): boolean => {
    chosen.set(holds);
    for (const order of plan.values()) choose(order);
    for (const order of reply) choose(order);
    adjudicate(board, chosen, outcome);
    return isReached(outcome);
  };

  const prove = (plan: Plan, limit = MOST_REPLIES): Proof => {
    const front = frontOf(rules, state, legal, plan, goal);
    const part = prepare(rules, { ...state, units: front.units }, front.choices);
    const judge = judgeOf(part, goal);
    const result = createOutcome(part);
    const hardest = new Hardest(front, goal);
    let replies = 0;
    let isOpen = false;
    let refutation: Reply | null = null;
    const isThrough = eachReply(rules, front.units, front.choices, (set) => {
      if (++replies > limit) return false;
      adjudicate(part, set, result);
      if (judge(result)) {
        hardest.take(set);
        return true;
      }
      const reply = replyOf(front, set, goal);
      if (withstands(plan, reply)) {
        isOpen = true;
        return true;
      }
      refutation = reply;
      return false;
    });
    if (refutation) return { verdict: "refuted", replies, reply: refutation };
    if (!isThrough || isOpen) return { verdict: "open", replies };
    return { verdict: "forced", replies, hardest: hardest.replies() };
  };
  return { prove, withstands, legal };
}

/** What the units of others do in a set, holding left out. */
const replyOf = ({ units, choices }: Front, set: Uint16Array, { power }: Goal): Reply =>
  units.flatMap((unit, u) => {
    const order = choices[u][set[u]];
    return unit.power === power || order.type === "hold" ? [] : [order];
  });

/** Keeps the replies in which most units of others do something, each of other units. */
class Hardest {
  readonly #front: Front;
  readonly #goal: Goal;
  readonly #best: { busy: number; who: string; reply: Reply }[] = [];

  constructor(front: Front, goal: Goal) {
    this.#front = front;
    this.#goal = goal;
  }

  take(set: Uint16Array): void {
    let busy = 0;
    for (let u = 0; u < set.length; u++) if (set[u] !== 0) busy++;
    const least = this.#best.length < HARDEST ? 0 : this.#best[HARDEST - 1].busy;
    if (busy <= least) return;
    const reply = replyOf(this.#front, set, this.#goal);
    const who = reply.map(({ type, to }) => `${type}${to}`).join();
    if (this.#best.some((each) => each.who === who)) return;
    this.#best.push({ busy, who, reply });
    this.#best.sort((a, b) => b.busy - a.busy);
    this.#best.length = Math.min(this.#best.length, HARDEST);
  }

  replies(): Reply[] {
    return this.#best.map(({ reply }) => reply);
  }
}

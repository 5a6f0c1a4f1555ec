import { type Field, plansOf, search, tidied, worthsOf } from "@chancery/bots/search";
import { type Order, type Power, samePlayer } from "@chancery/engine";
import { effortAt } from "./depth.ts";
import { diceFor, type Looking, mayOrder, powersIn, type Subject } from "./subject.ts";
import type { Trial } from "./trial.ts";

/** What one other power could order against a plan. */
export interface Reply {
  readonly power: Power;
  readonly orders: readonly Order[];
  /** What the plan's power may still expect. */
  readonly share: number;
  /** How much that costs it. */
  readonly loss: number;
  /** How much the reply gains its own power, compared with what it was expected to order. */
  readonly pays: number;
}

/** So many powers at most are asked for replies, the nearest first. */
const NEAREST = 3;

/** A reply that costs less than this is none. */
const LEAST = 0.002;

/** Looks for what hurts a plan most, power by power, if everyone else does what is guessed. */
export function repliesTo(
  subject: Subject,
  { power, orders }: { readonly power: Power; readonly orders: readonly Order[] },
  fields: readonly Field[],
  trial: Trial,
  { depth, seed, progress }: Looking,
): readonly Reply[] {
  if (subject.state.phase.task !== "M") return [];
  const { rules } = subject;
  const mean = (of: ReadonlyMap<Power, readonly Order[]>): Float64Array => meanOfAll(trial.sharesOf(of));
  const before = mean(new Map([[power, orders]]));
  const rivals = rivalsOf(subject, power, orders).slice(0, NEAREST);
  const replies = rivals.flatMap((rival, index): Reply[] => {
    const situation = { ...subject, power: rival };
    const dice = diceFor(seed, 200 + rival);
    // What is guessed of the rival itself is replaced by what is tried for it.
    const against = fields.map((field) => ({
      ...field,
      others: new Map<Power, readonly Order[]>([...field.others, [power, orders]]),
    }));
    const { best, positions } = search(situation, plansOf(situation, dice), {
      fields: against,
      dice,
      budget: effortAt(depth).reply,
      measure: (end) => 1 - worthsOf(rules, end)[power],
      progress: (spent) => progress?.((index + spent) / rivals.length),
    });
    trial.positions += positions;
    if (!best) return [];
    const reply = tidied(rules, best.plan);
    const after = mean(
      new Map([
        [power, orders],
        [rival, reply],
      ]),
    );
    const loss = before[power] - after[power];
    if (loss < LEAST) return [];
    return [{ power: rival, orders: reply, share: after[power], loss, pays: after[rival] - before[rival] }];
  });
  return replies.sort((one, other) => other.loss - one.loss);
}

/** Others with units that could interfere with a plan, those with most of them first. */
function rivalsOf(subject: Subject, power: Power, orders: readonly Order[]): readonly Power[] {
  const { rules, state } = subject;
  const { provinceOf, reach } = rules.board;
  const places = new Set<number>();
  for (const { unit, to } of orders) {
    if (unit) places.add(provinceOf[unit.at]);
    if (to !== null) places.add(provinceOf[to]);
  }
  const near = (rival: Power): number =>
    state.units.filter(
      (unit) =>
        unit.power === rival && reach[unit.kind.way].to[unit.at].some((to) => places.has(provinceOf[to])),
    ).length;
  return powersIn(subject)
    .filter((rival) => !samePlayer(state, rival, power) && mayOrder(subject, rival))
    .map((rival) => ({ rival, units: near(rival) }))
    .filter(({ units }) => units > 0)
    .sort((one, other) => other.units - one.units)
    .map(({ rival }) => rival);
}

function meanOfAll(rows: readonly Float64Array[]): Float64Array {
  const mean = new Float64Array(rows[0]?.length ?? 0);
  for (const row of rows)
    for (let power = 0; power < row.length; power++) mean[power] += row[power] / rows.length;
  return mean;
}

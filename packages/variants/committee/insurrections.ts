import {
  checkOrder,
  formatUnit,
  type GameEvent,
  isInactive,
  moveWithout,
  type Order,
  type OwnReason,
  type Power,
  type Rules,
  type State,
  type Step,
  type Submissions,
  type Unit,
  type Verdict,
} from "@chancery/engine";
import { isJoining, isReviving, type JoiningOrder, type RevivingOrder } from "./lines.ts";
import { type Help, type Insurrection, isLost, ownOf, withOwn } from "./own.ts";
import { because, nameOf, told } from "./told.ts";

/** What came of the lines about insurrections. */
interface Gathered {
  /** Units that leave the board to help, each with its order. */
  readonly joined: ReadonlyMap<Unit, JoiningOrder>;
  /** Valid orders to revive, by country. */
  readonly revivals: ReadonlyMap<Power, RevivingOrder>;
  readonly verdicts: ReadonlyMap<Order, Verdict>;
  /** Units with two different orders: they carry out neither (MB-84, R30). */
  readonly doubled: ReadonlySet<Unit>;
}

/**
 * Spring and Fall: units that join an insurrection leave the board at once, as if nothing could keep them; all
 * others move (MB-227 to MB-229, R47). A power that puts two or more units into one gets a point for it (MB-241).
 */
export const joinAndMove: Step = {
  name: "join-insurrections-and-move",
  run: (rules, turn, submissions) => {
    const { state } = turn;
    const { joined, revivals, verdicts, doubled } = gather(rules, state, submissions);
    const rest = new Map(
      [...submissions].map(([power, orders]) => [
        power,
        orders.filter((order) => !isDoubled(rules, state, doubled, order)),
      ]),
    );
    const moved = moveWithout(rules, turn, rest, new Set(joined.keys()), HAS_LEFT);
    const insurrections = insurrectionsOf(rules, joined, revivals);
    return {
      state: rewarded(withOwn(moved.state, { insurrections }), insurrections),
      verdicts: new Map([...moved.verdicts, ...verdicts]),
      events: [...moved.events, ...insurrections.flatMap((each) => tell(rules, each))],
    };
  },
};

/** What is ordered for the sake of a unit that has left is void (R47). */
const HAS_LEFT: OwnReason = because("helper-has-left", ["MB-227"]);

function gather(rules: Rules, state: State, submissions: Submissions): Gathered {
  const verdicts = new Map<Order, Verdict>();
  const joined = new Map<Unit, JoiningOrder>();
  const revivals = new Map<Power, RevivingOrder>();
  const doubled = doublyOrdered(rules, state, submissions);
  for (const [power, orders] of submissions) {
    const verdict = (order: Order, unit: Unit | null, status: Verdict["status"], reason: OwnReason): void => {
      const result = status === "succeeds" ? (unit ? "disbanded" : "counted") : "ignored";
      verdicts.set(order, { power, unit, order, status, results: [result], reason });
    };
    for (const order of orders)
      if (order.unit && isDoubled(rules, state, doubled, order))
        verdict(order, order.unit, "illegal", orderedTwice(rules, order.unit));
    for (const order of orders.filter(isJoining)) {
      const { unit, country } = order.line;
      const bar =
        whyNotJoin(rules, state, unit, country) ?? (doubled.has(unit) ? orderedTwice(rules, unit) : null);
      if (!bar) joined.set(unit, order);
      verdict(order, unit, bar ? "illegal" : "succeeds", bar ?? leaves(rules, country));
    }
    const filed = orders.filter(isReviving);
    for (const order of filed) {
      const bar = whyNotRevive(rules, state, power, filed.length);
      if (!bar) revivals.set(power, order);
      verdict(order, null, bar ? "illegal" : "succeeds", bar ?? received(order));
    }
  }
  return { joined, revivals, verdicts, doubled };
}

/**
 * Units that are to join an insurrection and are also ordered something else, both of which could be carried out: what
 * cannot is left out of account here as among other orders.
 */
function doublyOrdered(rules: Rules, state: State, submissions: Submissions): ReadonlySet<Unit> {
  const wanted = new Map<Unit, Power>();
  const doubled = new Set<Unit>();
  const orders = [...submissions.values()].flat();
  for (const { line } of orders.filter(isJoining)) {
    const { unit, country } = line;
    if (whyNotJoin(rules, state, unit, country)) continue;
    if (wanted.has(unit) && wanted.get(unit) !== country) doubled.add(unit);
    wanted.set(unit, country);
  }
  for (const order of orders)
    if (order.unit !== null && wanted.has(order.unit) && checkOrder(rules, state, order).ok)
      doubled.add(order.unit);
  return doubled;
}

/** Whether an order is set aside because its unit was also told to join an insurrection. */
const isDoubled = (rules: Rules, state: State, doubled: ReadonlySet<Unit>, order: Order): boolean =>
  order.unit !== null && doubled.has(order.unit) && checkOrder(rules, state, order).ok;

const orderedTwice = (rules: Rules, unit: Unit): OwnReason =>
  because("ordered-twice", ["MB-84"], { unit: formatUnit(rules, unit) });

function whyNotJoin(rules: Rules, state: State, unit: Unit, country: Power): OwnReason | null {
  if (isInactive(state, unit.power))
    return because("not-ordered-by-anybody", ["MB-71"], { power: nameOf(rules, unit.power) });
  if (isLost(state, country)) return null;
  const lost = [...ownOf(state).lost.keys()].map((power) => nameOf(rules, power));
  return because("country-not-lost", ["MB-224", "MB-216"], { country: nameOf(rules, country), lost });
}

const leaves = (rules: Rules, country: Power): OwnReason =>
  because("joined-insurrection", ["MB-227"], { country: nameOf(rules, country) });

function whyNotRevive(rules: Rules, state: State, power: Power, filed: number): OwnReason | null {
  if (!isLost(state, power)) return because("not-lost", ["MB-243"], { power: nameOf(rules, power) });
  return filed > 1 ? because("revived-twice", ["MB-246"]) : null;
}

const received = ({ line: { struck } }: RevivingOrder): OwnReason =>
  because("revival-filed", ["MB-243"], { struck });

function insurrectionsOf(
  rules: Rules,
  joined: Gathered["joined"],
  revivals: Gathered["revivals"],
): Insurrection[] {
  const byCountry = Map.groupBy(joined.values(), ({ line }) => line.country);
  return [...rules.powers.keys()]
    .map((index) => index as Power)
    .filter((country) => byCountry.has(country) || revivals.has(country))
    .map((country) => {
      const helpers = Map.groupBy(byCountry.get(country) ?? [], ({ line }) => line.unit.power);
      const help = [...helpers]
        .map(([power, orders]): Help => ({ power, units: orders.length }))
        .sort((a, b) => a.power - b.power);
      return { country, help, revival: revivals.get(country)?.line.wishes ?? null };
    });
}

/** A point for each power with two or more units in the same insurrection, whatever comes of it (MB-241, MB-242, R74). */
function rewarded(state: State, insurrections: readonly Insurrection[]): State {
  const helperPoints = [...ownOf(state).helperPoints];
  for (const { help } of insurrections)
    for (const { power, units } of help) if (units >= 2) helperPoints[power]++;
  return withOwn(state, { helperPoints });
}

function tell(rules: Rules, { country, help }: Insurrection): GameEvent[] {
  return help.map(({ power, units }) => {
    const facts = {
      power: nameOf(rules, power),
      country: nameOf(rules, country),
      units,
      points: units >= 2 ? 1 : 0,
    };
    return { type: "own", own: told("invested", units >= 2 ? ["MB-227", "MB-241"] : ["MB-227"], facts) };
  });
}

import {
  type GameEvent,
  isInactive,
  type Order,
  ownReason,
  type Power,
  type State,
  type Step,
  type Submissions,
  type Turn,
  type Verdict,
} from "@chancery/engine";
import { buildStep, rebuildStep } from "./adjustments.ts";
import { told } from "./bids/told.ts";
import { type EmbassyLine, isEmbassyLine } from "./embassy-lines.ts";
import {
  type EmbassyOrder,
  type EmbassyVerdict,
  embassyFacts,
  illegalEmbassyFacts,
  type Restraint,
  resolveWinter,
  retreatFacts,
  type SliceId,
  siftEmbassyOrders,
  type Winter,
} from "./favor/index.ts";
import { ownOf, withOwn } from "./own.ts";
import { isPlayer, POWERS, provinceOfUnit, sliceOfPower, territoryOf } from "./powers.ts";

/** What embassies may be ordered by: the map, and who must hold (DIS-11.5.3-1 to DIS-11.5.3-3). */
export function winterOf(state: State): Winter {
  const { favor, kicked, retaliated } = ownOf(state);
  const present = state.units.flatMap((unit): Restraint[] => {
    const host = territoryOf(provinceOfUnit(unit));
    if (host === null || !isPlayer(unit.power)) return [];
    return [{ embassy: { power: unit.power, slice: sliceOfPower(host) as SliceId }, code: "in-territory" }];
  });
  const restraints: Restraint[] = [
    ...kicked.map((embassy): Restraint => ({ embassy, code: "kicked" })),
    ...present,
    ...retaliated.map((embassy): Restraint => ({ embassy, code: "retaliation" })),
  ];
  return { favor, restraints: restraints.filter(({ embassy }) => favor[embassy.power] !== null) };
}

/**
 * Winter: players build and disband, minor powers raise their armies again, and embassies follow their orders, which
 * know nothing of the rest: who must hold is seen before anything is built (DIS-2.2.2-1, DIS-2.2.3-1, DIS-11.5.3-2).
 */
export const winterStep: Step = {
  name: "adjustments-and-embassies",
  run: (rules, turn, submissions) => {
    const winter = winterOf(turn.state);
    const adjusted = [buildStep, rebuildStep].reduce((now, step) => step.run(rules, now, submissions), turn);
    return moveEmbassies(winter, adjusted, submissions);
  },
};

/** Embassies move all at once, and the dislodged ones retreat by themselves (DIS-2.2.3-2, DIS-11.5-1). */
function moveEmbassies(winter: Winter, turn: Turn, submissions: Submissions): Turn {
  const lines = linesOf(submissions);
  const isIdle = (power: Power): boolean => isInactive(turn.state, power);
  const orders = new Map(
    [...lines].flatMap(([power, own]) => (isIdle(power) ? [] : [[power, own.map(({ line }) => line.order)]])),
  );
  const sifted = siftEmbassyOrders(winter, orders);
  const outcome = resolveWinter(winter.favor, sifted.orders);
  const verdicts = new Map<Order, Verdict>(turn.verdicts);
  for (const line of [...lines.values()].flat())
    verdicts.set(
      line,
      isIdle(line.line.order.embassy.power)
        ? inDisorder(line)
        : verdictOn(winter, line, sifted.refused, outcome.verdicts),
    );
  const events = outcome.retreats.map(
    (retreat): GameEvent => ({ type: "own", own: retreatFacts(winter.favor, retreat) }),
  );
  const state = withOwn(turn.state, { favor: outcome.favor });
  return { state, verdicts, events: [...turn.events, ...events] };
}

const linesOf = (submissions: Submissions) =>
  new Map([...submissions].map(([power, orders]) => [power, orders.filter(isEmbassyLine)]));

type Refused = ReturnType<typeof siftEmbassyOrders>["refused"];

function verdictOn(
  winter: Winter,
  line: EmbassyLine,
  refused: Refused,
  verdicts: readonly EmbassyVerdict[],
): Verdict {
  const { order } = line.line;
  const shared = { power: order.embassy.power, unit: null, order: line };
  const fault = refused.get(order);
  if (fault) {
    const reason = ownReason(illegalEmbassyFacts(winter, fault));
    return { ...shared, status: "illegal", results: ["ignored"], reason };
  }
  const { status, results, reason } = verdicts.find((each) => isOf(each.order, order)) as EmbassyVerdict;
  return { ...shared, status, results, reason: ownReason(embassyFacts(winter.favor, reason)) };
}

/** The embassies of a power that nobody orders hold (R009). */
function inDisorder(line: EmbassyLine): Verdict {
  const { power } = line.line.order.embassy;
  const reason = ownReason(told("embassies-in-disorder", ["CB-157"], { power: POWERS[power].name }));
  return { power, unit: null, order: line, status: "illegal", results: ["ignored"], reason };
}

const isOf = (a: EmbassyOrder, b: EmbassyOrder): boolean =>
  a.embassy.power === b.embassy.power && a.embassy.slice === b.embassy.slice;

import { hold, type Location, type Province, type Unit } from "@chancery/engine";
import { type Facts, type Question, readFacts } from "./facts.ts";
import { type Answers, type Law, lawOf } from "./law.ts";
import { type Equation, settle } from "./settle.ts";
import { type MovementOrder, provinceOf, type Situation } from "./situation.ts";

/** The outcome of an order, in the words of the rulebooks' case collection. */
export type Fate = "succeeds" | "fails" | "disrupted" | "cut" | "void" | "dislodged" | "disabled" | "turned";

export interface DislodgedUnit {
  readonly unit: Unit;
  readonly from: Province;
  readonly byConvoy: boolean;
  readonly retreats: readonly Location[];
}

export interface ReferenceResult {
  /** In the sequence of the situation's orders. */
  readonly fates: readonly Fate[];
  readonly dislodged: readonly DislodgedUnit[];
  /** Units that would have been dislodged, had they or their attackers been able to leave. */
  readonly disabled: readonly { readonly unit: Unit; readonly by: Unit }[];
  /** Provinces left vacant by a standoff. */
  readonly contested: readonly Province[];
  /** Who stands where afterwards, without the dislodged. */
  readonly units: readonly Unit[];
  readonly convoyed: boolean;
  readonly crissCrossed: boolean;
  readonly circles: number;
  readonly paradoxes: number;
  readonly troubles: readonly string[];
}

/**
 * The second resolver: slow, and written to be read beside the rulebooks. It shares nothing with the engine's
 * own but the types of the position, so that the two can be held against each other.
 */
export function resolveByReference(situation: Situation): ReferenceResult {
  const facts = readFacts(situation);
  const law = lawOf(facts);
  const equations: Equation[] = [];
  for (const advance of facts.advances) {
    equations[advance.beats.index] = (is) => law.attackBeats(advance, is);
    equations[advance.succeeds.index] = (is) => law.moveSucceeds(advance, is);
    equations[advance.intact.index] = (is) => law.routeIsIntact(advance, is);
  }
  for (const aid of facts.aids) equations[aid.given.index] = (is) => law.supportIsGiven(aid, is);
  const holdsInstead = situation.rules.policies.paradox === "first-holds";
  const { is, circles, paradoxes, stoppedAt, troubles } = settle(facts.questions, equations, holdsInstead);
  if (stoppedAt.length > 0) return againWithout(situation, firstOf(facts, stoppedAt), circles);
  const convoyed = facts.advances.some(({ by, routes }) => by === "convoy" && routes.length > 0);
  const crissCrossed = facts.advances.some((advance) => law.losesCrissCross(advance, is));
  return { ...aftermath(facts, law, is), convoyed, crissCrossed, circles, paradoxes, troubles };
}

/** Of armies whose convoys are a paradox the first by the abbreviation of its place (R044). */
function firstOf({ situation, advances }: Facts, routes: readonly Question[]): Unit {
  const { board } = situation.rules;
  const idOf = (unit: Unit): string => board.provinces[provinceOf(board, unit)].id.toLowerCase();
  const armies = advances.filter(({ intact }) => routes.includes(intact)).map(({ unit }) => unit);
  return armies.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1))[0];
}

/** Its order becomes Hold, and everything is resolved again (R045). */
function againWithout(situation: Situation, army: Unit, circles: number): ReferenceResult {
  const orders = situation.orders.map((order) => (order.unit === army ? hold(army) : order));
  const result = resolveByReference({ ...situation, orders });
  const fates = result.fates.map((fate, index) => (orders[index].unit === army ? "turned" : fate));
  return {
    ...result,
    fates,
    convoyed: true,
    circles: result.circles + circles,
    paradoxes: result.paradoxes + 1,
  };
}

type Aftermath = Pick<ReferenceResult, "fates" | "dislodged" | "disabled" | "contested" | "units">;

function aftermath(facts: Facts, law: Law, is: Answers): Aftermath {
  const { situation, advances } = facts;
  const { orders, rules, state } = situation;
  const { board, policies } = rules;
  const at = (unit: Unit): Province => provinceOf(board, unit);
  const moved = advances.filter((advance) => is(advance.succeeds));

  const attackerOf = (unit: Unit) =>
    moved.some((advance) => advance.unit === unit)
      ? undefined
      : moved.find((advance) => advance.to === at(unit));

  const units = state.units.flatMap((unit): Unit[] => {
    const order = orders.find((candidate) => candidate.unit === unit);
    if (order?.type === "move" && moved.some((advance) => advance.unit === unit))
      return [{ ...unit, at: order.to }];
    return attackerOf(unit) ? [] : [unit];
  });
  const occupied = new Set(units.map(at));

  // closed only if an order into it had effect and nobody ended there.
  const contested = board.provinces
    .map((_, province) => province as Province)
    .filter((province) => !occupied.has(province))
    .filter((province) =>
      advances.some((advance) => advance.to === province && law.preventStrength(advance, is) > 0),
    );

  const dislodged = state.units.flatMap((unit): DislodgedUnit[] => {
    const attacker = attackerOf(unit);
    if (!attacker) return [];
    const byConvoy = law.sails(attacker, is);
    const retreats = unit.kind.stationary
      ? []
      : board.reach[unit.kind.way].to[unit.at].filter((location) => {
          const province = board.provinceOf[location] as Province;
          if (occupied.has(province) || contested.includes(province) || state.closed.includes(province))
            return false;
          return province !== attacker.from || (byConvoy && policies.retreatToConvoyOrigin);
        });
    return [{ unit, from: attacker.from, byConvoy, retreats }];
  });

  const disabled = state.units.flatMap((unit) => {
    if (moved.some((advance) => advance.unit === unit)) return [];
    const attacker = advances.find(
      (advance) => advance.to === at(unit) && is(advance.beats) && !is(advance.succeeds),
    );
    return attacker ? [{ unit, by: attacker.unit }] : [];
  });

  const fates = orders.map((order): Fate => {
    const lost = attackerOf(order.unit) !== undefined;
    const fate = fateOf(order, facts, is, lost);
    const idle = disabled.some(({ unit }) => unit === order.unit);
    return order.type === "convoy" && fate === "succeeds" && idle ? "disabled" : fate;
  });
  return { fates, dislodged, disabled, contested, units };
}

function fateOf(
  order: MovementOrder,
  { advances, aids, convoys }: Facts,
  is: Answers,
  dislodged: boolean,
): Fate {
  switch (order.type) {
    case "hold":
      return dislodged ? "dislodged" : "succeeds";
    case "convoy":
      if (!convoys.includes(order)) return "void";
      return dislodged ? "dislodged" : "succeeds";
    case "support": {
      const aid = aids.find((candidate) => candidate.unit === order.unit);
      if (!aid) return "void";
      return is(aid.given) ? "succeeds" : "cut";
    }
    case "move": {
      const advance = advances.find((candidate) => candidate.unit === order.unit);
      if (advance && is(advance.succeeds)) return "succeeds";
      const broken = advance?.by === "convoy" && advance.routes.length > 0 && !is(advance.intact);
      return broken ? "disrupted" : "fails";
    }
  }
}

import type { Location, Province, Unit } from "@chancery/engine";
import { type Facts, readFacts } from "./facts.ts";
import { type Answers, type Law, lawOf } from "./law.ts";
import { type Equation, settle } from "./settle.ts";
import { type MovementOrder, provinceOf, type Situation } from "./situation.ts";

/** What became of an order: the words of the rulebooks' case collection. */
export type Fate = "succeeds" | "fails" | "disrupted" | "cut" | "void" | "dislodged";

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
  /** Provinces left vacant by a standoff. */
  readonly contested: readonly Province[];
  /** Who stands where afterwards, without the dislodged. */
  readonly units: readonly Unit[];
  readonly convoyed: boolean;
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
    equations[advance.succeeds.index] = (is) => law.moveSucceeds(advance, is);
    equations[advance.intact.index] = (is) => law.routeIsIntact(advance, is);
  }
  for (const aid of facts.aids) equations[aid.given.index] = (is) => law.supportIsGiven(aid, is);
  const { is, circles, paradoxes, troubles } = settle(facts.questions, equations);
  const convoyed = facts.advances.some(({ by, routes }) => by === "convoy" && routes.length > 0);
  return { ...aftermath(facts, law, is), convoyed, circles, paradoxes, troubles };
}

type Aftermath = Pick<ReferenceResult, "fates" | "dislodged" | "contested" | "units">;

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
    const retreats = board.reach[unit.kind.way].to[unit.at].filter((location) => {
      const province = board.provinceOf[location] as Province;
      if (occupied.has(province) || contested.includes(province) || state.closed.includes(province))
        return false;
      return province !== attacker.from || (byConvoy && policies.retreatToConvoyOrigin);
    });
    return [{ unit, from: attacker.from, byConvoy, retreats }];
  });

  const fates = orders.map((order) => fateOf(order, facts, is, attackerOf(order.unit) !== undefined));
  return { fates, dislodged, contested, units };
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

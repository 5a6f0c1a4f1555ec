import type { BoardOrder, OwnFacts, Unit } from "@chancery/engine";
import { ISRAEL, NATO, POWERS, US_NAVY } from "../powers.ts";
import { aimOf } from "./bid.ts";
import type { Ground } from "./ground.ts";
import { toTell, unitName } from "./told.ts";

type NeutralOrder = BoardOrder & { readonly unit: Unit };

/**
 * Why an order turns a neutral power against its own: none may be ordered against a unit of the same power, or help
 * against it. The US Navy may, as its fleets may leave, but never against NATO or Israel (DIS-9.2.3-3, R067).
 */
export function againstItsOwn({ standing }: Ground, order: NeutralOrder): OwnFacts | null {
  const aim = aimOf(order);
  const other = aim === null ? undefined : standing[aim];
  if (!other) return null;
  const { power } = order.unit;
  const isItsOwn = power === US_NAVY ? other.power === NATO || other.power === ISRAEL : other.power === power;
  if (!isItsOwn) return null;
  return toTell(power === US_NAVY ? "navy-cohesion" : "cohesion", { order, other }, rulesOf, factsOf);
}

interface Cohesion {
  readonly order: NeutralOrder;
  readonly other: Unit;
}

const RULES = { move: ["DIS-9.2-1"], support: ["DIS-9.2-2"], convoy: ["DIS-9.2-3"] } as const;

const rulesOf = ({ order }: Cohesion): readonly string[] =>
  order.unit.power === US_NAVY
    ? ["DIS-9.2.3-3"]
    : [...RULES[order.type as keyof typeof RULES], "DIS-5.1.2-6"];

const factsOf = ({ order, other }: Cohesion) => ({
  power: POWERS[order.unit.power].name,
  against: POWERS[other.power].name,
  unit: unitName(other),
});

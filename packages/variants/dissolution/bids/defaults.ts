import { type BoardOrder, hold, type State, support, type Unit } from "@chancery/engine";
import { isNuclear } from "../powers.ts";

/**
 * What a neutral unit does unless points say otherwise: it holds; an army of a pair of which both are there supports
 * the other to hold (DIS-5.1.3-4, DIS-9.2.1-2, DIS-9.2.1-3).
 */
export function defaultOrder(state: State, unit: Unit): BoardOrder & { readonly unit: Unit } {
  const partner = isNuclear(unit.power)
    ? undefined
    : state.units.find((other) => other.power === unit.power && other !== unit);
  return partner ? support(unit, partner) : hold(unit);
}

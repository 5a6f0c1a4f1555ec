import { type BoardOrder, hold, type State, support, type Unit } from "@chancery/engine";
import { isNuclear, POWERS } from "../powers.ts";

type DefaultOrder = (unit: Unit) => BoardOrder & { readonly unit: Unit };

/**
 * What a neutral unit does unless points say otherwise: it holds; an army of a pair of which both are there supports
 * the other to hold (DIS-5.1.3-4, DIS-9.2.1-2, DIS-9.2.1-3).
 */
export function defaultOrdersIn({ units }: State): DefaultOrder {
  const first: (Unit | null)[] = new Array(POWERS.length).fill(null);
  const second: (Unit | null)[] = new Array(POWERS.length).fill(null);
  for (const unit of units) {
    if (isNuclear(unit.power)) continue;
    if (first[unit.power] === null) first[unit.power] = unit;
    else second[unit.power] ??= unit;
  }
  return (unit) => {
    const partner = (first[unit.power] === unit ? second : first)[unit.power];
    return partner ? support(unit, partner) : hold(unit);
  };
}

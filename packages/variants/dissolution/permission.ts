import type { Order, Power, Province, Turn, Unit } from "@chancery/engine";
import { board } from "./board.ts";
import { NATO, provinceOfUnit, US_NAVY } from "./powers.ts";

interface Fought {
  readonly orders: readonly Order[];
  readonly turn: Turn;
}

/**
 * Whether a nuclear power permitted a unit to dislodge another in a province: one of its units, wherever it stands
 * (R077), was ordered to support exactly that attack, even if to no avail (DIS-11.6.3-6), or convoyed it there. The US
 * Navy permits for NATO as well (DIS-11.6.4-3).
 */
export function isPermitted(season: Fought, nuclear: Power, attacker: Unit, into: Province): boolean {
  const permitting = nuclear === NATO ? [NATO, US_NAVY] : [nuclear];
  const way = wayOf(season.orders, attacker);
  return season.orders.some((order) => {
    if (!order.unit || !permitting.includes(order.unit.power)) return false;
    if ((order.type !== "support" && order.type !== "convoy") || order.target !== attacker) return false;
    if (order.to === null || board.provinceOf[order.to] !== into) return false;
    return order.type === "support" || way.includes(provinceOfUnit(order.unit));
  });
}

/** The places of the units whose convoy an army declared, and so used if it arrived (DIS-11.6.3-5). */
const wayOf = (orders: readonly Order[], army: Unit): readonly Province[] =>
  orders.find((order) => order.type === "move" && order.unit === army)?.path ?? [];

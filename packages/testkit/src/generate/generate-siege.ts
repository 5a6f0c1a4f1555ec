import {
  type Convoy,
  isNext,
  type Location,
  move,
  type Province,
  support,
  type Unit,
} from "@chancery/engine";
import type { Dice } from "../dice.ts";
import { isLegal } from "../reference/legality.ts";
import { provinceOf } from "../reference/situation.ts";
import type { Field, MadeOrders } from "./made-orders.ts";

/**
 * Attacks a convoying fleet, with support; best by the unit that the convoyed army (or another one) is going to
 * attack, or with that unit defending the fleet. Out of this the paradoxes are made.
 */
export function draftSiege(dice: Dice, field: Field, draft: MadeOrders, { unit: fleet }: Convoy): void {
  const { rules, state } = field;
  const { board } = rules;
  const sea = provinceOf(board, fleet);
  const idle = state.units.filter((unit) => !draft.has(unit) && isNext(board, unit.kind.way, unit.at, sea));
  const goals = new Set<number>();
  for (const order of draft.values()) if (order.type === "move") goals.add(board.provinceOf[order.to]);
  const helper = (units: readonly Unit[]): Unit =>
    dice.weighted(units.map((value) => ({ value, weight: goals.has(provinceOf(board, value)) ? 8 : 1 })));

  const attackers = idle.filter((unit) => unit.power !== fleet.power && !goals.has(provinceOf(board, unit)));
  if (attackers.length === 0) return;
  const attacker = dice.pick(attackers);
  const attack = move(attacker, sea as number as Location);
  if (!isLegal(rules, state, attack)) return;
  draft.set(attacker, attack);

  let helpers = idle.filter((unit) => unit !== attacker);
  for (let wanted = 1 + dice.below(2); wanted > 0 && helpers.length > 0; wanted--) {
    const chosen = helper(helpers);
    draft.set(chosen, support(chosen, attacker, sea as number as Location));
    helpers = helpers.filter((unit) => unit !== chosen);
  }
  if (helpers.length > 0 && dice.chance(0.5)) {
    const defender = helper(helpers);
    draft.set(defender, support(defender, fleet));
  }
}

/** An army at sea goes with help: someone supports its landing. */
export function draftLandingParty(dice: Dice, { rules, state }: Field, draft: MadeOrders, army: Unit): void {
  const landing = draft.get(army);
  if (landing?.type !== "move") return;
  const { board } = rules;
  const beach = board.provinceOf[landing.to] as Province;
  const idle = state.units.filter((unit) => !draft.has(unit) && isNext(board, unit.kind.way, unit.at, beach));
  if (idle.length === 0) return;
  const order = support(dice.pick(idle), army, landing.to);
  if (isLegal(rules, state, order)) draft.set(order.unit, order);
}

import type { Order, OwnFacts, Power, State } from "@chancery/engine";
import { isPlayer, POWERS, US_NAVY } from "../powers.ts";
import { aimOf, standingIn } from "./bid.ts";
import { told, unitName, unitOf } from "./told.ts";

/** By neutral power that a player attacks: why its units do not listen to him. */
export type Deceived = ReadonlyMap<Power, OwnFacts>;

const RULES = { move: "DIS-9.1-1", support: "DIS-9.1-2", convoy: "DIS-9.1-3" } as const;
const DOES = { move: "attacks", support: "helps to attack", convoy: "helps to attack" } as const;

/**
 * The neutral powers that a player's own legal orders are directed against, whatever comes of them (R065). The US Navy
 * is not among them, because its fleets may leave (DIS-9.1-4).
 */
export function deceivedBy(state: State, own: readonly Order[]): Deceived {
  const deceived = new Map<Power, OwnFacts>();
  for (const order of own) {
    const aim = aimOf(order);
    const victim = aim === null ? undefined : standingIn(state, aim);
    if (!victim || !order.unit || isPlayer(victim.power) || victim.power === US_NAVY) continue;
    const type = order.type as keyof typeof RULES;
    const why = `${POWERS[victim.power].name} is not to be deceived: ${unitName(order.unit)} ${DOES[type]} ${unitOf(victim)}`;
    if (!deceived.has(victim.power))
      deceived.set(victim.power, told("deception", [RULES[type], "DIS-5.1.2-3"], why));
  }
  return deceived;
}

import type { Order, OwnFacts, Power, Unit } from "@chancery/engine";
import { POWERS, US_NAVY } from "../powers.ts";
import { aimOf } from "./bid.ts";
import type { Ground } from "./ground.ts";
import { toTell, unitName } from "./told.ts";

type UnitOrder = Order & { readonly unit: Unit };

/**
 * Why a neutral power ignores a player: one of the player's own legal orders is directed against it, whatever comes
 * of it (R065). The US Navy never does, because its fleets may leave (DIS-9.1-4).
 */
export function deceived({ standing }: Ground, own: readonly UnitOrder[], power: Power): OwnFacts | null {
  if (power === US_NAVY) return null;
  for (const order of own) {
    const aim = aimOf(order);
    const victim = aim === null ? undefined : standing[aim];
    if (victim?.power === power) return toTell("deception", { order, victim }, rulesOf, factsOf);
  }
  return null;
}

interface Deception {
  readonly order: UnitOrder;
  readonly victim: Unit;
}

const RULES = { move: "DIS-9.1-1", support: "DIS-9.1-2", convoy: "DIS-9.1-3" } as const;

const rulesOf = ({ order }: Deception): readonly string[] => [
  RULES[order.type as keyof typeof RULES],
  "DIS-5.1.2-3",
];

const factsOf = ({ order, victim }: Deception) => ({
  power: POWERS[victim.power].name,
  attacker: unitName(order.unit),
  deed: order.type === "move" ? "attack" : "help",
  unit: unitName(victim),
});

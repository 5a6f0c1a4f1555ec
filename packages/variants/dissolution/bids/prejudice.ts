import type { BoardOrder, OwnFacts, Power, Province, Unit } from "@chancery/engine";
import { centerIn } from "../board.ts";
import { favorWith } from "../own.ts";
import { isNuclear, isPlayer, POWERS } from "../powers.ts";
import { aimOf } from "./bid.ts";
import type { Ground } from "./ground.ts";
import { toTell } from "./told.ts";

/**
 * Why a nuclear power does not help in an attack of one player on another: it would only if the attacker's Favor with
 * it were higher (DIS-9.3-1 to DIS-9.3-3). What it does by itself is not a matter of Favor (R072).
 */
export function prejudiced(ground: Ground, order: BoardOrder & { readonly unit: Unit }): OwnFacts | null {
  const { unit, target } = order;
  const aim = order.type === "support" || order.type === "convoy" ? aimOf(order) : null;
  if (aim === null || !target || !isNuclear(unit.power) || !isPlayer(target.power)) return null;
  const defender = defenderOf(ground, aim);
  if (defender === null || defender === target.power) return null;
  const attacking = favorWith(ground.state, target.power, unit.power);
  const defending = favorWith(ground.state, defender, unit.power);
  if (attacking > defending) return null;
  const isThere = ground.standing[aim] !== undefined;
  const subject = { nuclear: unit.power, attacker: target.power, attacking, defender, defending, isThere };
  return toTell("prejudice", subject, rulesOf, factsOf);
}

interface Prejudice {
  readonly nuclear: Power;
  readonly attacker: Power;
  readonly attacking: number;
  readonly defender: Power;
  readonly defending: number;
  /** Whether the defender has a unit there. */
  readonly isThere: boolean;
}

const rulesOf = ({ attacking, defending, isThere }: Prejudice): readonly string[] => [
  isThere ? "DIS-9.3-1" : "DIS-9.3-2",
  ...(attacking === defending ? ["DIS-9.3-3"] : []),
  "DIS-5.1.2-7",
];

const factsOf = ({ nuclear, attacker, attacking, defender, defending }: Prejudice) => ({
  nuclear: POWERS[nuclear].name,
  attacker: POWERS[attacker].name,
  attacking,
  defender: POWERS[defender].name,
  defending,
});

/** The player whose unit stands in a province, or who owns it as a center in which nobody stands (R070, R071). */
function defenderOf({ state, standing }: Ground, province: Province): Power | null {
  const unit = standing[province];
  if (unit) return isPlayer(unit.power) ? unit.power : null;
  const center = centerIn(province);
  return center < 0 ? null : state.owners[center];
}

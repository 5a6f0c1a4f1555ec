import type { BoardOrder, OwnFacts, Power, Province, State, Unit } from "@chancery/engine";
import { board } from "../board.ts";
import { favorWith } from "../own.ts";
import { isNuclear, isPlayer, POWERS } from "../powers.ts";
import { aimOf, standingIn } from "./bid.ts";
import { told } from "./told.ts";

/**
 * Why a nuclear power does not help in an attack of one player on another: it would only if the attacker's Favor with
 * it were higher (DIS-9.3-1 to DIS-9.3-3). What it does by itself is not a matter of Favor (R072).
 */
export function prejudiced(state: State, order: BoardOrder & { readonly unit: Unit }): OwnFacts | null {
  const { unit, target } = order;
  const aim = order.type === "support" || order.type === "convoy" ? aimOf(order) : null;
  if (aim === null || !target || !isNuclear(unit.power) || !isPlayer(target.power)) return null;
  const defender = defenderOf(state, aim);
  if (defender === null || defender.power === target.power) return null;
  const attacking = favorWith(state, target.power, unit.power);
  const defending = favorWith(state, defender.power, unit.power);
  if (attacking > defending) return null;
  const [nuclear, attacker, other] = [unit.power, target.power, defender.power].map(
    (power) => POWERS[power].name,
  );
  const rules = [
    defender.isThere ? "DIS-9.3-1" : "DIS-9.3-2",
    ...(attacking === defending ? ["DIS-9.3-3"] : []),
  ];
  const why = `${nuclear} does not help ${attacker} (Favor ${attacking}) against ${other} (Favor ${defending})`;
  return told("prejudice", [...rules, "DIS-5.1.2-7"], why);
}

/** The player whose unit stands in a province, or who owns it as a centre in which nobody stands (R070, R071). */
function defenderOf(
  state: State,
  province: Province,
): { readonly power: Power; readonly isThere: boolean } | null {
  const unit = standingIn(state, province);
  if (unit) return isPlayer(unit.power) ? { power: unit.power, isThere: true } : null;
  const owner = state.owners[board.centres.indexOf(province)] ?? null;
  return owner === null ? null : { power: owner, isThere: false };
}

import type { Location, Province } from "../board/board.ts";
import type { Rules } from "../rulebook/rules.ts";
import type { Unit } from "../state/unit.ts";

/** Where a dislodged unit may go: next to it, passable for it, and in an open province (CB-129; R-14). */
export function retreatsFrom(rules: Rules, unit: Unit, isOpen: (province: Province) => boolean): Location[] {
  const { provinceOf, reach } = rules.board;
  return reach[unit.kind.way].to[unit.at].filter((location) => isOpen(provinceOf[location] as Province));
}

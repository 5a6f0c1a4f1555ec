import type { Province } from "@chancery/engine";
import type { OrderEntry } from "../../orders/entry/order-entry.ts";

/** Whose unit stands in a province, or whose center it is; null where it is nobody's. */
export function powerAt(
  { rules, state }: Pick<OrderEntry, "rules" | "state">,
  province: Province,
): string | null {
  const { board, powers } = rules;
  const unit = state.units.find(({ at }) => board.provinceOf[at] === province);
  const owner = state.owners[board.centers.indexOf(province)] ?? null;
  const power = unit?.power ?? owner;
  return power === null || powers[power]?.neutral ? null : (powers[power]?.name ?? null);
}

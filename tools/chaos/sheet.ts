import type { TableView } from "@chancery/api";
import { openVariant } from "@chancery/contract";
import { formatOrder, legalOrders, type Power, readPosition } from "@chancery/engine";
import type { Dice } from "@chancery/testkit";

/** A random legal order for each unit. */
export function sheetFor({ setup, phase, position }: TableView, power: string, dice: Dice): string {
  const { variant, rulebook, options } = setup;
  const table = openVariant({ variant, rulebook, options });
  if (!table.ok) throw new Error(table.error.fault.code);
  const { rules, notation, start } = table.value;
  const state = readPosition(notation, start, { ...position, phase });
  if (!state.ok) throw new Error(state.error[0].fault.code);
  const index = rules.powers.findIndex(({ name }) => name === power) as Power;
  const choices = Map.groupBy(legalOrders(rules, state.value, index), ({ unit, to }) => unit ?? to);
  return [...choices.values()].map((orders) => formatOrder(rules, dice.pick(orders))).join("\n");
}

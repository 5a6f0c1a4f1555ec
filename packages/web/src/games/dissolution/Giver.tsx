import type { Power } from "@chancery/engine";
import { isPlayer } from "@chancery/variants/dissolution";
import { NativeSelect } from "@mantine/core";
import { useOrderEditor } from "../../orders/order-editor.ts";
import css from "./BidSheet.module.css";
import { budgetOf } from "./bids.ts";

/** Whose points go on the neutral unit in hand, where one writes for several. */
export function Giver() {
  const { entry, partial, lines, giver, giveFor } = useOrderEditor();
  if (!partial?.unit || isPlayer(partial.unit.power) || entry.powers.size < 2) return null;
  const budgets = [...entry.powers].map((power) => ({ power, ...budgetOf(entry, lines, power) }));
  return (
    <NativeSelect
      className={css.giver}
      size="xs"
      aria-label="Points of"
      value={giver ?? ""}
      onChange={({ currentTarget: { value } }) => giveFor(value === "" ? null : (Number(value) as Power))}
      data={[
        { value: "", label: "Whose points?" },
        ...budgets
          .filter(({ points }) => points > 0)
          .map(({ power, left, points }) => ({
            value: String(power),
            label: `${entry.rules.powers[power].name}: ${left} of ${points} left`,
          })),
      ]}
    />
  );
}

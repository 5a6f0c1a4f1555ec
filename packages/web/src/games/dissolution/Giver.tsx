import type { Power } from "@chancery/engine";
import { isPlayer } from "@chancery/variants/dissolution";
import { NativeSelect } from "@mantine/core";
import { powerName } from "../../messages/power-name.ts";
import { useOrderEditor } from "../../orders/entry/order-editor.ts";
import css from "./BidSheet.module.css";
import { budgetOf } from "./bids.ts";
import { text } from "./text.ts";

/** Whose points go on the picked neutral unit, for players with several powers. */
export function Giver() {
  const { entry, partial, lines, giver, giveFor } = useOrderEditor();
  if (!partial?.unit || isPlayer(partial.unit.power) || entry.powers.size < 2) return null;
  const budgets = [...entry.powers].map((power) => ({ power, ...budgetOf(entry, lines, power) }));
  return (
    <NativeSelect
      className={css.giver}
      size="xs"
      aria-label={text("giver")}
      value={giver ?? ""}
      onChange={({ currentTarget: { value } }) => giveFor(value === "" ? null : (Number(value) as Power))}
      data={[
        { value: "", label: text("giverPrompt") },
        ...budgets
          .filter(({ points }) => points > 0)
          .map(({ power, left, points }) => ({
            value: String(power),
            label: text("giverBudget", { power: powerName(entry.rules.powers[power].name), left, points }),
          })),
      ]}
    />
  );
}

import type { Power } from "@chancery/engine";
import { isPlayer } from "@chancery/variants/dissolution";
import { NativeSelect } from "@mantine/core";
import { useWork } from "../../orders/work.ts";
import css from "./BidSheet.module.css";
import { budgetOf } from "./bids.ts";

/** Whose points go on the neutral unit in hand, where one writes for several. */
export function Giver() {
  const { desk, draft, lines, giver, giveFor } = useWork();
  if (!draft?.unit || isPlayer(draft.unit.power) || desk.powers.size < 2) return null;
  const budgets = [...desk.powers].map((power) => ({ power, ...budgetOf(desk, lines, power) }));
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
            label: `${desk.rules.powers[power].name}: ${left} of ${points} left`,
          })),
      ]}
    />
  );
}

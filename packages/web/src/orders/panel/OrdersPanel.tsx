import { isInactive, type Power } from "@chancery/engine";
import { Button } from "@mantine/core";
import { orders as text } from "../../messages/orders.ts";
import { Icon } from "../../ui/icons.tsx";
import { takeNext } from "../idle.ts";
import { useOrderEditor } from "../order-editor.ts";
import { seesAll } from "../order-entry.ts";
import { Notes } from "./Notes.tsx";
import css from "./OrdersPanel.module.css";
import { PowerOrders } from "./PowerOrders.tsx";
import { Results } from "./Results.tsx";

/** The orders of all powers, and what came of them. */
export function OrdersPanel() {
  const editor = useOrderEditor();
  const { entry, review, resolved, lines, clear, plugin } = editor;
  const { state } = entry;
  if (resolved || state.ending) return plugin.Report ? <plugin.Report /> : <Results />;
  const concerned = [...entry.powers].filter(isConcerned);
  return (
    <div className={css.orders}>
      <Notes />
      {review.dues.length > 0 && <p className={css.hint}>{text("hintAdjust")}</p>}
      {concerned.length === 0 && <p className={css.hint}>{text("nothingToOrder")}</p>}
      {lines.length === 0 && review.idle.length > 0 && (
        <p className={css.hint}>
          {state.phase.task === "R" ? text("hintRetreat") : text(seesAll(entry) ? "hintAll" : "hintOwn")}
        </p>
      )}
      {concerned.map((power) => (
        <PowerOrders key={power} power={power} />
      ))}
      <div className={css.foot}>
        {review.idle.length > 0 && (
          <Button variant="default" size="xs" onClick={() => takeNext(editor)}>
            {text("nextIdle")}
          </Button>
        )}
        {lines.length > 0 && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            leftSection={<Icon name="close" size={14} />}
            onClick={clear}
          >
            {text("clearAll")}
          </Button>
        )}
      </div>
    </div>
  );

  /** Whether a power has anything to order, or has ordered something. */
  function isConcerned(power: Power): boolean {
    if (lines.some((line) => line.power === power) || plugin.writes?.(entry, power)) return true;
    if (isInactive(state, power)) return false;
    if (state.phase.task === "A") return review.dues.some((due) => due.power === power);
    const units = state.phase.task === "R" ? state.dislodged.map(({ unit }) => unit) : state.units;
    return units.some((unit) => unit.power === power);
  }
}

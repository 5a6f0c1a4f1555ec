import { isInactive, type Power } from "@chancery/engine";
import { ActionIcon, Button } from "@mantine/core";
import { orders as text } from "../../messages/orders.ts";
import { Icon } from "../../ui/icons.tsx";
import { takeNext } from "../entry/idle.ts";
import { useOrderEditor } from "../entry/order-editor.ts";
import { seesAll } from "../entry/order-entry.ts";
import { Notes } from "./Notes.tsx";
import css from "./OrdersPanel.module.css";
import { PowerOrders } from "./PowerOrders.tsx";
import { Results } from "./Results.tsx";

interface StepProps {
  readonly icon: "undo" | "redo";
  readonly label: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
}

const Step = ({ icon, label, isOff, onClick }: StepProps) => (
  <ActionIcon variant="default" size="md" aria-label={label} disabled={isOff} onClick={onClick}>
    <Icon name={icon} size={16} />
  </ActionIcon>
);

/** The orders of all powers, and what came of them. */
export function OrdersPanel() {
  const editor = useOrderEditor();
  const { entry, review, resolved, isClosed, lines, plugin } = editor;
  const { state } = entry;
  if (resolved || state.ending) return plugin.Report ? <plugin.Report /> : <Results />;
  const concerned = [...entry.powers].filter(isConcerned);
  return (
    <div className={css.orders}>
      <Notes />
      {!isClosed && review.dues.length > 0 && <p className={css.hint}>{text("hintAdjust")}</p>}
      {concerned.length === 0 && <p className={css.hint}>{text("nothingToOrder")}</p>}
      {!isClosed && lines.length === 0 && review.idle.length > 0 && (
        <p className={css.hint}>
          {state.phase.task === "R" ? text("hintRetreat") : text(seesAll(entry) ? "hintAll" : "hintOwn")}
        </p>
      )}
      {concerned.map((power) => (
        <PowerOrders key={power} power={power} />
      ))}
      {!isClosed && <Foot />}
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

/** What can be done with all orders at once. */
function Foot() {
  const editor = useOrderEditor();
  const { review, entry, clear } = editor;
  const lines = editor.lines.filter(({ power }) => entry.powers.has(power));
  return (
    <div className={css.foot}>
      {!editor.hasUndoBar && (editor.canUndo || editor.canRedo) && (
        <span className={css.steps}>
          <Step icon="undo" label={text("undo")} isOff={!editor.canUndo} onClick={editor.undo} />
          <Step icon="redo" label={text("redo")} isOff={!editor.canRedo} onClick={editor.redo} />
        </span>
      )}
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
  );
}

import { leftToOrder, taskLeft, unitsToOrder } from "@chancery/contract/orders";
import { ActionIcon, Button } from "@mantine/core";
import { powerNames } from "../../messages/power-name.ts";
import { sandbox as text } from "../../messages/sandbox.ts";
import { type OrderEditor, useOrderEditor } from "../../orders/entry/order-editor.ts";
import { stateName } from "../../orders/names.ts";
import { Icon } from "../../ui/icons.tsx";
import css from "./PhaseHead.module.css";
import { useSandbox } from "./use-sandbox.ts";

/** Which phase is in view, the way to the others, and the next thing to do. */
export function PhaseHead({
  onReopen,
  changeLabel = text("changeOrders"),
}: {
  onReopen: () => void;
  /** What it is called to take up a played phase again. */
  changeLabel?: string;
}) {
  const editor = useOrderEditor();
  const { phase, resolved } = editor;
  const { at, timeline, dispatch, resolve } = useSandbox();
  const last = timeline.phases.length - 1;
  const go = (to: number): void => dispatch({ type: "go", at: to });
  return (
    <div className={css.head}>
      <div className={css.phase}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          disabled={at === 0}
          onClick={() => go(at - 1)}
          aria-label={text("previousPhase")}
        >
          <Icon name="back" />
        </ActionIcon>
        <h1>{stateName(editor.entry.rules, phase.state)}</h1>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          disabled={at === last}
          onClick={() => go(at + 1)}
          aria-label={text("nextPhase")}
        >
          <Icon name="forward" />
        </ActionIcon>
      </div>
      {last > 0 && (
        <input
          className={css.slider}
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={text("phase")}
          aria-valuetext={stateName(editor.entry.rules, phase.state)}
          onChange={(event) => go(Number(event.currentTarget.value))}
        />
      )}
      <div className={css.action}>
        <span className={css.status}>{statusOf(editor)}</span>
        {resolved ? (
          <>
            <Button variant="default" onClick={onReopen}>
              {changeLabel}
            </Button>
            <Button onClick={() => go(at + 1)} rightSection={<Icon name="forward" size={16} />}>
              {text("next")}
            </Button>
          </>
        ) : (
          !phase.state.ending && <Button onClick={resolve}>{text("resolve")}</Button>
        )}
      </div>
    </div>
  );
}

function statusOf({ phase, entry, review, resolved }: OrderEditor): string {
  const { state, response } = phase;
  if (state.ending) return endingOf(phase.position);
  if (resolved) {
    const failed = response?.orders.filter(({ status }) => status !== "succeeds").length ?? 0;
    return failed === 0 ? text("nothingFailed") : text("someFailed", { count: failed });
  }
  if (state.phase.task === "A") {
    const left = leftToOrder(review.dues);
    return left === 0
      ? text("allOrdersIn")
      : text("adjustmentsLeft", { task: taskLeft(review.dues), count: left });
  }
  const all = unitsToOrder(state, entry.powers).length;
  return review.idle.length === 0
    ? text("allOrdersIn")
    : text("unitsWithout", { idle: review.idle.length, all });
}

function endingOf({
  winner,
  draw,
}: {
  winner?: string | readonly string[];
  draw?: readonly string[];
}): string {
  if (winner) return text("wonBy", { powers: powerNames([winner].flat()) });
  return draw ? text("drawnBy", { powers: powerNames(draw) }) : text("ended");
}

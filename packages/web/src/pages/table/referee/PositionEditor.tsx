import { differenceOf, type OpenGame } from "@chancery/contract";
import type { PositionJson, State } from "@chancery/engine";
import { Button, Checkbox, Modal, Textarea } from "@mantine/core";
import { useMemo, useState } from "react";
import type { TableView } from "../../../api/client.ts";
import { Boards } from "../../../board/Boards.tsx";
import { pluginOf } from "../../../games/parts.ts";
import { officialsOf } from "../../../lib/officials.ts";
import { gameMaster as text } from "../../../messages/gameMaster.ts";
import { ui } from "../../../messages/ui.ts";
import { OrderEditorContext } from "../../../orders/entry/order-editor.ts";
import { useOrders } from "../../../orders/entry/use-orders.ts";
import { Fault } from "../../../ui/Fault.tsx";
import { GuardedButton } from "../../../ui/GuardedButton.tsx";
import { EditBoard } from "../../sandbox/edit/EditBoard.tsx";
import { EditPanel } from "../../sandbox/edit/EditPanel.tsx";
import { asPosition } from "../../sandbox/edit/edit.ts";
import { useEditing } from "../../sandbox/edit/use-editing.ts";
import { DifferenceList } from "../seats/DifferenceList.tsx";
import { stateOf } from "../turns/phases.ts";
import { useAct } from "../use-act.ts";
import css from "./dialogs.module.css";

/** Whether the last result is corrected, or the current position changed. */
export type Change = "override" | "edit";

const nothing = (): void => undefined;

/** Replaces the current position by hand, showing the difference and asking for a reason. */
export function PositionEditor({
  view,
  game,
  change,
  onClose,
}: {
  view: TableView;
  game: OpenGame;
  change: Change;
  onClose: () => void;
}) {
  const first = useMemo(() => {
    const read = stateOf(game, view.position as PositionJson, view.phase);
    return read.ok ? { ...read.value, ending: null } : game.start;
  }, [game, view.position, view.phase]);
  const [state, setState] = useState<State>(first);
  const editing = useEditing(game.rules);
  const editor = useOrders({
    game,
    plugin: pluginOf(view.setup.variant),
    phase: useMemo(
      () => ({ state, position: asPosition(game.rules, state), lines: [], response: null }),
      [game, state],
    ),
    entry: useMemo(() => ({ rules: game.rules, state, orders: [], powers: new Set<never>() }), [game, state]),
    resolved: false,
    isClosed: true,
    orders: {},
    keeps: () => ({}),
    store: nothing,
    undo: nothing,
    redo: nothing,
    canUndo: false,
    canRedo: false,
  });
  const [isWriting, setWriting] = useState(false);
  const tool = editing.tool ?? { type: "move", from: null };
  const title = text(`${change}Title`);
  const { second } = editor.plugin;
  return (
    <Modal
      opened
      onClose={onClose}
      fullScreen
      title={title}
      classNames={{ body: css.body, content: css.content }}
    >
      <OrderEditorContext value={editor}>
        <div className={css.split}>
          <div className={css.board}>
            <Boards second={second && { ...second, board: <second.Edit onState={setState} /> }}>
              <EditBoard editing={{ ...editing, tool }} onState={setState} />
            </Boards>
          </div>
          <aside className={css.side} data-plain={!isWriting || undefined} aria-label={title}>
            {isWriting ? (
              <ReasonForm
                view={view}
                change={change}
                before={asPosition(game.rules, first)}
                after={asPosition(game.rules, state)}
                onBack={() => setWriting(false)}
                onDone={onClose}
              />
            ) : (
              <EditPanel
                tool={tool}
                onTool={editing.choose}
                onState={setState}
                onDone={() => setWriting(true)}
              />
            )}
          </aside>
        </div>
      </OrderEditorContext>
    </Modal>
  );
}

/** The changes, the reason, and who will see them. */
function ReasonForm({
  view,
  change,
  before,
  after,
  onBack,
  onDone,
}: {
  view: TableView;
  change: Change;
  before: PositionJson;
  after: PositionJson;
  onBack: () => void;
  onDone: () => void;
}) {
  const { act, isBusy } = useAct(view.game);
  const [reason, setReason] = useState("");
  const [restart, setRestart] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const difference = differenceOf(before, after);
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  const first = isSame ? text("changeFirst") : reason.trim() === "" ? ui("giveReasonFirst") : null;
  return (
    <form
      className={css.reason}
      onSubmit={async (event) => {
        event.preventDefault();
        const result = await act({ type: change, position: after, reason, ...(restart && { restart }) });
        if (result.ok) onDone();
        else setFault(result.error.message);
      }}
    >
      <p>{text(`${change}Text`)}</p>
      <DifferenceList difference={difference} setup={view.setup} />
      <Textarea
        label={ui("reason")}
        required
        autosize
        minRows={2}
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {view.room !== null && before.phase === after.phase && (
        <Checkbox
          label={text("restartTurn")}
          description={text(restart ? "restartEffect" : "keepEffect")}
          checked={restart}
          onChange={(event) => setRestart(event.currentTarget.checked)}
        />
      )}
      <p className={css.seen}>
        {text("changeSeen", { officials: officialsOf(view.setup) })}{" "}
        {text(before.phase === after.phase ? "ordersStay" : "ordersDrop")}
      </p>
      <Fault error={fault} />
      <div className={css.foot}>
        <Button variant="default" onClick={onBack}>
          {text("backToBoard")}
        </Button>
        <GuardedButton type="submit" loading={isBusy} first={first}>
          {text(change)}
        </GuardedButton>
      </div>
    </form>
  );
}

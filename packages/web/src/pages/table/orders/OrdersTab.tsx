import { Button, SegmentedControl } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import type { TableView } from "../../../api/client.ts";
import { officialsOf } from "../../../lib/officials.ts";
import { isSolo } from "../../../lib/solo.ts";
import { table as text } from "../../../messages/table.ts";
import { useBoardPage } from "../../../orders/board-page.tsx";
import { useOrderEditor } from "../../../orders/entry/order-editor.ts";
import { seesAll } from "../../../orders/entry/order-entry.ts";
import { OrdersPanel } from "../../../orders/panel/OrdersPanel.tsx";
import { TextPanel } from "../../../orders/panel/TextPanel.tsx";
import { asSentence } from "../../../ui/Fault.tsx";
import { EndPanel } from "../end/EndPanel.tsx";
import { useTable } from "../table-context.ts";
import { Intervention } from "./Intervention.tsx";
import { LateNotice } from "./LateNotice.tsx";
import { missingOrders } from "./missing.ts";
import css from "./OrdersTab.module.css";
import { Receipts } from "./Receipts.tsx";

// Only for games against the computer.
const SoloTools = lazy(async () => ({ default: (await import("../solo/SoloTools.tsx")).SoloTools }));

/** What is done with the present turn; in a game against the computer, also taking back and asking for advice. */
export function OrdersTab({ onReplay }: { onReplay: () => void }) {
  const { table, viewed } = useTable();
  return (
    <>
      {isSolo(table.game) && viewed === null && (
        <Suspense>
          <SoloTools />
        </Suspense>
      )}
      <OrdersHere onReplay={onReplay} />
    </>
  );
}

/** The player's own orders, as a list or as text; for past turns, all orders and their results. */
function OrdersHere({ onReplay }: { onReplay: () => void }) {
  const { entry } = useOrderEditor();
  const { table, turn, viewed } = useTable();
  const { tryElsewhere } = useBoardPage();
  const [how, setHow] = useState("list");
  if (viewed !== null) {
    return (
      <>
        {turn?.intervention && <Intervention {...turn.intervention} setup={table.setup} />}
        {turn && !turn.isOnLine && (
          <p className={css.hint}>{text("rolledBackText", { officials: officialsOf(table.setup) })}</p>
        )}
        {turn && !turn.result ? <p className={css.hint}>{text("neverResolved")}</p> : <OrdersPanel />}
        {turn && !isSolo(table.game) && <Receipts sheets={turn.sheets} />}
      </>
    );
  }
  if (table.status === "ended" && table.room === null && table.turns.length > 0)
    return <EndPanel onReplay={onReplay} />;
  if (entry.powers.size === 0 || table.status !== "playing") return <Spectating />;
  return (
    <>
      <LateNotice />
      <div className={css.top}>
        <SegmentedControl
          className={css.how}
          size="xs"
          value={how}
          onChange={setHow}
          data={[
            { value: "list", label: text("list") },
            { value: "text", label: text("text") },
          ]}
          aria-label={text("listOrText")}
        />
        {tryElsewhere && (
          <Button variant="subtle" size="compact-sm" onClick={tryElsewhere}>
            {text("tryInSandbox")}
          </Button>
        )}
      </div>
      {how === "list" ? (
        <OrdersPanel />
      ) : (
        <>
          <TextPanel />
          <Left />
        </>
      )}
    </>
  );
}

/** What has no order yet, which the list shows by itself. */
function Left() {
  const editor = useOrderEditor();
  if (seesAll(editor.entry)) return null;
  return (
    <ul className={css.left}>
      {missingOrders(editor).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

function Spectating() {
  const { table, me } = useTable();
  return <p className={css.hint}>{whyNothing(table, me.seat !== null)}</p>;
}

/** Why there are no orders to write. */
function whyNothing({ status, room }: TableView, isSeated: boolean): string {
  if (status === "ended") return text("overHint");
  if (!isSeated) return text("watchingHint");
  return room?.attends ? text("conferenceHint") : asSentence(text("ordersLocked"));
}

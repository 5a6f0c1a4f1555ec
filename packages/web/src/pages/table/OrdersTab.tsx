import { officialsOf } from "@chancery/variants/officials";
import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import type { TableView } from "../../api/client.ts";
import { useOrderEditor } from "../../orders/order-editor.ts";
import { OrdersPanel } from "../../orders/panel/OrdersPanel.tsx";
import { TextPanel } from "../../orders/panel/TextPanel.tsx";
import { Intervention } from "./Intervention.tsx";
import { LateNotice } from "./LateNotice.tsx";
import css from "./OrdersTab.module.css";
import { Receipts } from "./Receipts.tsx";
import { useTable } from "./table-context.ts";

/** One's own orders, by list or as text; of the past, everybody's and what became of them. */
export function OrdersTab() {
  const { entry } = useOrderEditor();
  const { table, turn, viewed } = useTable();
  const { The, does } = officialsOf(table.setup);
  const [how, setHow] = useState("list");
  if (viewed !== null) {
    return (
      <>
        {turn?.intervention && <Intervention {...turn.intervention} setup={table.setup} />}
        {turn && !turn.isOnLine && (
          <p className={css.hint}>
            {The} {does("have")} gone back on this turn: it no longer counts.
          </p>
        )}
        {turn && !turn.result ? <p className={css.hint}>This turn was never played out.</p> : <OrdersPanel />}
        {turn && <Receipts sheets={turn.sheets} />}
      </>
    );
  }
  if (entry.powers.size === 0 || table.status !== "playing") return <Spectating />;
  return (
    <>
      <LateNotice />
      <SegmentedControl
        className={css.how}
        size="xs"
        value={how}
        onChange={setHow}
        data={[
          { value: "list", label: "List" },
          { value: "text", label: "Text" },
        ]}
        aria-label="Orders as list or text"
      />
      {how === "list" ? <OrdersPanel /> : <TextPanel />}
    </>
  );
}

function Spectating() {
  const { table, me } = useTable();
  return <p className={css.hint}>{whyNothing(table, me.seat !== null)}</p>;
}

/** Why somebody has nothing to write. */
function whyNothing({ status, room }: TableView, isSeated: boolean): string {
  if (status === "ended") return "The game is over. The slider above leads through all of its turns.";
  if (!isSeated) return "You are looking on. What is ordered is seen once the phase has been played out.";
  return room?.attends
    ? "You are in the conference room: your partner writes the orders."
    : "Nothing can be changed any more.";
}

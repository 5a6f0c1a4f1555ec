import { useState } from "react";
import { table as text } from "../../../messages/table.ts";
import { useOrderEditor } from "../../../orders/entry/order-editor.ts";
import { useTable } from "../table-context.ts";

/** Whether you can be ready, whether you are, and how to change it. */
export function useReady() {
  const { table, command } = useTable();
  const { sync } = useTable().saving;
  const { say } = useOrderEditor();
  const [isBusy, setBusy] = useState(false);
  const seat = table.seats.find(({ isYours }) => isYours);
  const isConcerned = table.clock.isNegotiation || table.sheets.some(({ isCalledUpon }) => isCalledUpon);
  const turn = table.turns.length;
  const set = async (ready: boolean): Promise<void> => {
    setBusy(true);
    // The phase may be resolved at once, so the orders are saved first.
    const isSaved = !ready || (await sync.flush());
    if (!isSaved) say({ why: text("notSavedYet"), rules: [] });
    else {
      const done = await command({ type: "ready", ready, turn });
      if (!done.ok) say({ why: done.error.message, rules: [] });
    }
    setBusy(false);
  };
  const others = table.seats.filter(({ isYours, isVacant }) => !isYours && !isVacant);
  return {
    /** Whether everyone else is ready, as far as that may be known: then the phase is resolved next. */
    isLast: table.setup.showReady && others.every(({ isReady }) => isReady !== false),
    isOpen: table.you.may.includes("ready") && seat !== undefined && isConcerned,
    isReady: table.you.isReady,
    isBusy,
    set,
  };
}

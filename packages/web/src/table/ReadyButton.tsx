import { Button } from "@mantine/core";
import { useState } from "react";
import { Icon } from "../app/icons.tsx";
import { useWork } from "../orders/work.ts";
import { takesAgreement } from "../room/schedule/stages.ts";
import { usePapersWork } from "./papers-context.ts";
import css from "./ReadyButton.module.css";
import { useTable } from "./table-context.ts";

/** Says that one is done: with the orders, or with the negotiation. Being saved is something else. */
export function ReadyButton() {
  const { table, command } = useTable();
  const { keeper } = usePapersWork();
  const { say } = useWork();
  const [isBusy, setBusy] = useState(false);
  const seat = table.seats.find(({ isYours }) => isYours);
  const isConcerned =
    takesAgreement(table) &&
    (table.clock.isNegotiation || table.sheets.some(({ isCalledUpon }) => isCalledUpon));
  if (table.you.role !== "player" || !seat || table.status !== "playing" || !isConcerned) return null;
  const isReady = seat.isReady === true;
  const turn = table.turns.length;
  const set = async (ready: boolean): Promise<void> => {
    setBusy(true);
    // The phase may be played out at once: what is written has to be there before.
    const isSaved = !ready || (await keeper.flush());
    if (!isSaved) say({ why: "Not everything is saved yet, so you are not ready", rules: [] });
    else {
      const done = await command({ type: "ready", ready, turn });
      if (!done.ok) say({ why: done.error.message, rules: [] });
    }
    setBusy(false);
  };
  const word = table.clock.isNegotiation ? "Done talking" : "Ready";
  return isReady ? (
    <div className={css.ready}>
      <span className={css.mark}>
        <Icon name="check" size={16} />
        {word}
      </span>
      <Button variant="subtle" size="compact-sm" loading={isBusy} onClick={() => void set(false)}>
        Not after all
      </Button>
    </div>
  ) : (
    <Button loading={isBusy} onClick={() => void set(true)}>
      {word}
    </Button>
  );
}

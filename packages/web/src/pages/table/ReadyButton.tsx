import { Button } from "@mantine/core";
import { Icon } from "../../ui/icons.tsx";
import css from "./ReadyButton.module.css";
import { useTable } from "./table-context.ts";
import { useReady } from "./use-ready.ts";

/** Says that one is done: with the orders, or with the negotiation. Being saved is something else. */
export function ReadyButton() {
  const { table } = useTable();
  const { isOpen, isReady, isBusy, set } = useReady();
  if (!isOpen) return null;
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

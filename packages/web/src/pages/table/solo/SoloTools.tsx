import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { takeBackSolo } from "../../../api/solo/port.ts";
import { solo as text } from "../../../messages/solo.ts";
import { BusyButton } from "../../../ui/BusyButton.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { useTable } from "../table-context.ts";
import { HintPanel } from "./HintPanel.tsx";
import css from "./SoloTools.module.css";

/** What someone can do who plays against the computer: take back a turn, and ask for advice. */
export function SoloTools() {
  const { table } = useTable();
  const hasPlayed = table.turns.some(({ isOnLine, isPlayed }) => isOnLine && isPlayed);
  return (
    <section className={css.tools} aria-label={text("bar")}>
      <div className={css.buttons}>
        {table.status === "ended" && (
          <Button size="compact-sm" renderRoot={(props) => <Link to="/play" {...props} />}>
            {text("again")}
          </Button>
        )}
        <BusyButton
          variant="default"
          size="compact-sm"
          disabled={!hasPlayed}
          leftSection={<Icon name="undo" size={15} />}
          onClick={() => takeBackSolo(table.game)}
        >
          {text("takeBack")}
        </BusyButton>
      </div>
      {table.status === "playing" && <HintPanel key={table.turns.length} />}
    </section>
  );
}

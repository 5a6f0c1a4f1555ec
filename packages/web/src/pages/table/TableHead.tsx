import { ActionIcon, Button } from "@mantine/core";
import { table as text } from "../../messages/table.ts";
import { useOrderEditor } from "../../orders/entry/order-editor.ts";
import { Icon } from "../../ui/icons.tsx";
import { ReadyButton } from "./orders/ReadyButton.tsx";
import { SaveChip } from "./orders/SaveChip.tsx";
import css from "./TableHead.module.css";
import { useTable } from "./table-context.ts";
import type { History } from "./turns/use-history.ts";
import { stopInWords, taskInWords } from "./words.ts";

/** Which turn is in view, the way to the others, and the state of your orders; beside other things only what is pressed. */
export function TableHead({ history, isAside }: { history: History; isAside: boolean }) {
  const { table, turn, viewed } = useTable();
  const editor = useOrderEditor();
  const { at, stops } = history;
  const last = stops.length - 1;
  const title = stopInWords(table, stops[at]);
  const isOffLine = table.turns.some(({ number, isOnLine }) => number === viewed && !isOnLine);
  return (
    <div className={css.head} data-aside={isAside || undefined}>
      <div className={css.phase}>
        <Arrow icon="back" label={text("previousTurn")} isOff={at === 0} onClick={() => history.walk(-1)} />
        <h1>
          {title}
          {isOffLine && <small>{text("rolledBack")}</small>}
        </h1>
        <Arrow icon="forward" label={text("nextTurn")} isOff={at === last} onClick={() => history.walk(1)} />
      </div>
      {last > 0 && (
        <div className={css.history}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="md"
            aria-label={text(history.isPlaying ? "pauseReplay" : "replayGame")}
            onClick={history.isPlaying ? history.pause : history.play}
          >
            <Icon name={history.isPlaying ? "pause" : "play"} />
          </ActionIcon>
          <input
            type="range"
            min={0}
            max={last}
            value={at}
            aria-label={text("turn")}
            aria-valuetext={title}
            onChange={(event) => history.go(Number(event.currentTarget.value))}
          />
        </div>
      )}
      <div className={css.action}>
        <span className={css.status}>{taskInWords(table, viewed, editor, turn)}</span>
        {viewed === null ? (
          <>
            <SaveChip />
            <ReadyButton />
          </>
        ) : (
          <Button variant="subtle" size="compact-sm" onClick={history.replay} className={css.moves}>
            {text("replayMoves")}
          </Button>
        )}
      </div>
    </div>
  );
}

function Arrow({
  icon,
  label,
  isOff,
  onClick,
}: {
  icon: "back" | "forward";
  label: string;
  isOff: boolean;
  onClick: () => void;
}) {
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" disabled={isOff} onClick={onClick} aria-label={label}>
      <Icon name={icon} />
    </ActionIcon>
  );
}

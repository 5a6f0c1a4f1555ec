import { Button } from "@mantine/core";
import type { TableView } from "../../../api/client.ts";
import { gameMaster as text } from "../../../messages/gameMaster.ts";
import { formatMoment } from "../../../messages/time.ts";
import { phaseInWords } from "../../../orders/names.ts";
import type { ReasonRequest } from "../../../ui/ReasonDialog.tsx";
import { useAct, whyNot } from "../use-act.ts";
import css from "./RefereePanel.module.css";
import { stopsOf } from "./turns.ts";

/** All turns, to roll back to, or to restore after a rollback. */
export function TurnList({ view, ask }: { view: TableView; ask: (question: ReasonRequest) => void }) {
  const { act } = useAct(view.game);
  const named = (phase: string): string => phaseInWords(phase, view.setup);
  return (
    <ol className={css.turns} aria-label={text("turns")}>
      {stopsOf(view).map(({ number, phase, at, how, isPresent, isOnLine }) => (
        <li key={number} data-off={!isOnLine || undefined}>
          <span>
            <strong>{named(phase)}</strong>
            <small>
              {[
                text("turnNumber", { number, moment: formatMoment(at, view.clock.now) }),
                ...(how === null ? [] : [how]),
                ...(isOnLine ? [] : [text("offLine")]),
              ].join(", ")}
            </small>
          </span>
          {isPresent ? (
            <em>{text("current")}</em>
          ) : (
            <Button
              variant="default"
              size="xs"
              aria-label={text(isOnLine ? "rollBackTo" : "restoreTurn", { phase: named(phase), number })}
              aria-haspopup="dialog"
              onClick={() =>
                ask({
                  title: text(isOnLine ? "rollBackTitle" : "restoreTitle", { phase: named(phase) }),
                  what: <p>{text("rollBackText", { phase: named(phase), number })}</p>,
                  seen: text("rollBackSeen"),
                  yes: text(isOnLine ? "rollBack" : "restore"),
                  reason: true,
                  isDangerous: true,
                  onYes: async (reason) => whyNot(await act({ type: "go-to", turn: number, reason })),
                })
              }
            >
              {text(isOnLine ? "rollBack" : "restore")}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

import { Button } from "@mantine/core";
import type { TableView } from "../../../api/client.ts";
import { formatMoment } from "../../../messages/time.ts";
import { phaseInWords } from "../../../orders/names.ts";
import type { Question } from "../../../ui/ReasonDialog.tsx";
import { useAct, whyNot } from "../use-act.ts";
import css from "./RefereePanel.module.css";
import { stopsOf } from "./turns.ts";

/** All turns, to go back to, or forward to those that were gone back on. */
export function TurnList({ view, ask }: { view: TableView; ask: (question: Question) => void }) {
  const { act } = useAct(view.game);
  return (
    <ol className={css.turns} aria-label="Turns">
      {stopsOf(view).map(({ number, phase, at, how, isPresent, isOnLine }) => (
        <li key={number} data-off={!isOnLine || undefined}>
          <span>
            <strong>{phaseInWords(phase, view.setup)}</strong>
            <small>
              turn {number}, {formatMoment(at, view.clock.now)}
              {how && `, ${how}`}
              {!isOnLine && ", gone back on"}
            </small>
          </span>
          {isPresent ? (
            <em>present</em>
          ) : (
            <Button
              variant="default"
              size="compact-xs"
              aria-label={`Go to ${phaseInWords(phase, view.setup)}, turn ${number}`}
              onClick={() =>
                ask({
                  title: `Go to ${phaseInWords(phase, view.setup)}?`,
                  what: (
                    <p>
                      The game goes on at the beginning of {phaseInWords(phase, view.setup)} (turn {number}),
                      with the sheets that were written for it. Nothing is erased: what has been played stays
                      in the record, and can be gone forward to again.
                    </p>
                  ),
                  seen: "Everybody sees it with the reason. What was shown of later turns cannot be unseen.",
                  yes: isOnLine ? "Go back" : "Go there",
                  reason: true,
                  isDangerous: true,
                  onYes: async (reason) => whyNot(await act({ type: "go-to", turn: number, reason })),
                })
              }
            >
              Go to
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

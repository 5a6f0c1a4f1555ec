import type { Table } from "@chancery/contract";
import { Button } from "@mantine/core";
import { useState } from "react";
import type { TableView } from "../../../api/client.ts";
import { Token } from "../../../board/Token.tsx";
import { type Question, ReasonDialog } from "../../../ui/ReasonDialog.tsx";
import { ClockActs } from "../clock/ClockBar.tsx";
import { useTable } from "../table-context.ts";
import { useAct, whyNot } from "../use-act.ts";
import { listed } from "../words.ts";
import { AnnounceForm } from "./AnnounceForm.tsx";
import { type Change, PositionEditor } from "./PositionEditor.tsx";
import { PreviewDialog } from "./PreviewDialog.tsx";
import css from "./RefereePanel.module.css";
import { missingIn, slipsOf } from "./slips.ts";
import { TurnList } from "./TurnList.tsx";

/** The referee's desk: who is missing, what would happen, and all that only a referee may do. */
export function RefereeTab() {
  const { table: view, game, open } = useTable();
  const [question, setQuestion] = useState<Question | null>(null);
  const [isPreview, setPreview] = useState(false);
  const [change, setChange] = useState<Change | null>(null);
  const process = useProcess(view, setQuestion);
  const { may } = view.you;
  return (
    <div className={css.desk}>
      {view.status === "playing" && (
        <>
          <Slips view={view} game={game} onOrders={() => open("orders")} />
          <section aria-label="Going on">
            <h2>Going on</h2>
            <div className={css.acts}>
              <Button onClick={() => setPreview(true)}>Preview</Button>
              {may.includes("process") && (
                <Button variant="default" onClick={process}>
                  Play out now
                </Button>
              )}
              {may.includes("close-negotiation") && <CloseNegotiation view={view} ask={setQuestion} />}
            </div>
            {view.clock.isNegotiation && !may.includes("close-negotiation") && (
              <p className={css.hint}>
                The negotiation ends with its time, or when all players agree; nobody else can cut it short.
              </p>
            )}
            <ClockActs view={view} ask={setQuestion} />
          </section>
        </>
      )}
      <AnnounceForm game={view.game} />
      <section aria-label="Corrections">
        <h2>Corrections</h2>
        <div className={css.acts}>
          {may.includes("override") && (
            <Button variant="default" size="xs" onClick={() => setChange("override")}>
              Correct the last result
            </Button>
          )}
          {may.includes("edit") && (
            <Button variant="default" size="xs" onClick={() => setChange("edit")}>
              Edit the position
            </Button>
          )}
        </div>
        {may.includes("go-to") && <TurnList view={view} ask={setQuestion} />}
      </section>
      <ReasonDialog question={question} onClose={() => setQuestion(null)} />
      <PreviewDialog
        view={view}
        game={game}
        opened={isPreview}
        onClose={() => setPreview(false)}
        onProcess={
          may.includes("process")
            ? () => {
                setPreview(false);
                process();
              }
            : null
        }
      />
      {change && <PositionEditor view={view} game={game} change={change} onClose={() => setChange(null)} />}
    </div>
  );
}

/** Asks before a phase is played out as it stands. */
function useProcess(view: TableView, ask: (question: Question) => void): () => void {
  const { act } = useAct(view.game);
  const missing = missingIn(slipsOf(view));
  return () =>
    ask({
      title: "Play the phase out now?",
      what: (
        <p>
          All sheets are played out as they stand, whether their players are ready or not.
          {missing.length > 0 && (
            <>
              {" "}
              <strong>Orders are missing from {listed(missing)}</strong>
              {view.setup.missing === "hold"
                ? ", whose units hold."
                : ", which counts as silence and may bring civil disorder."}
            </>
          )}
        </p>
      ),
      seen: "Everybody sees all orders and what became of them. It can be gone back on, and that is seen as well.",
      yes: "Play out",
      reason: false,
      isDangerous: missing.length > 0,
      onYes: async () => whyNot(await act({ type: "process" })),
    });
}

function CloseNegotiation({ view, ask }: { view: TableView; ask: (question: Question) => void }) {
  const { act } = useAct(view.game);
  return (
    <Button
      variant="default"
      onClick={() =>
        ask({
          title: "End the negotiation?",
          what: <p>From now on orders are written, and by the rulebook nobody may talk.</p>,
          seen: "Everybody sees it at once, and it stays in the record.",
          yes: "End the negotiation",
          reason: false,
          onYes: async () => whyNot(await act({ type: "close-negotiation" })),
        })
      }
    >
      End the negotiation
    </Button>
  );
}

/** Whose orders are in, what they are, and how those on paper get in. */
function Slips({ view, game, onOrders }: { view: TableView; game: Table; onOrders: () => void }) {
  const slips = slipsOf(view);
  const missing = missingIn(slips);
  return (
    <section aria-label="Orders that are in">
      <h2>Orders</h2>
      <p className={css.hint}>
        {missing.length === 0 ? "Nobody is missing." : `Missing: ${listed(missing)}.`} What you see here is
        secret until the phase has been played out.
      </p>
      <ul className={css.slips}>
        {slips.map(({ power, player, text, words, tone }) => (
          <li key={power}>
            <details>
              <summary>
                <Token game={game} power={power} size={20} />
                <span>
                  <strong>{power}</strong> {player && <small>{player}</small>}
                </span>
                <em data-tone={tone}>{words}</em>
              </summary>
              {text === null ? (
                <p>Nothing has been written.</p>
              ) : (
                <pre>{text === "" ? "(an empty sheet)" : text}</pre>
              )}
            </details>
          </li>
        ))}
      </ul>
      <Button variant="default" size="xs" onClick={onOrders}>
        Enter orders from paper
      </Button>
    </section>
  );
}

import type { OpenGame } from "@chancery/contract";
import { Button } from "@mantine/core";
import { useState } from "react";
import type { TableView } from "../../../api/client.ts";
import { Token } from "../../../board/Token.tsx";
import { gameMaster as text } from "../../../messages/gameMaster.ts";
import { powerName, powerNames } from "../../../messages/power-name.ts";
import { safety } from "../../../messages/safety.ts";
import { ReasonDialog, type ReasonRequest } from "../../../ui/ReasonDialog.tsx";
import { Signals } from "../../moderation/Signals.tsx";
import { ClockActs } from "../clock/ClockBar.tsx";
import { useTable } from "../table-context.ts";
import { useAct, whyNot } from "../use-act.ts";
import { Absences } from "./Absences.tsx";
import { AnnounceForm } from "./AnnounceForm.tsx";
import { type Change, PositionEditor } from "./PositionEditor.tsx";
import { PreviewDialog } from "./PreviewDialog.tsx";
import css from "./RefereePanel.module.css";
import { SheetActs } from "./SheetActs.tsx";
import { missingIn, slipsOf } from "./slips.ts";
import { TurnList } from "./TurnList.tsx";

/** The game master's tab: whose orders are missing, a preview, and everything only a game master can do. */
export function RefereeTab() {
  const { table: view, game, open, viewed } = useTable();
  // What is done here is done to the turn that is played.
  const isElsewhere = viewed !== null;
  const [question, setQuestion] = useState<ReasonRequest | null>(null);
  const [showsSignals, setShowsSignals] = useState(false);
  const [isPreview, setPreview] = useState(false);
  const [change, setChange] = useState<Change | null>(null);
  const process = useProcess(view, setQuestion);
  const { may } = view.you;
  return (
    <div className={css.desk}>
      {view.status === "playing" && (
        <>
          <Slips view={view} game={game} onOrders={() => open("orders")} />
          <section aria-label={text("runTurn")}>
            <h2>{text("runTurn")}</h2>
            <div className={css.acts}>
              <Button disabled={isElsewhere} aria-haspopup="dialog" onClick={() => setPreview(true)}>
                {text("preview")}
              </Button>
              {may.includes("process") && (
                <Button variant="default" disabled={isElsewhere} aria-haspopup="dialog" onClick={process}>
                  {text("resolveNow")}
                </Button>
              )}
              {may.includes("close-negotiation") && (
                <CloseNegotiation view={view} ask={setQuestion} isDisabled={isElsewhere} />
              )}
            </div>
            {view.room === null && view.clock.isNegotiation && !may.includes("close-negotiation") && (
              <p className={css.hint}>{text("negotiationHint")}</p>
            )}
            {isElsewhere && <p className={css.hint}>{text("otherTurnHint")}</p>}
            <ClockActs view={view} ask={setQuestion} />
          </section>
        </>
      )}
      <Absences view={view} />
      <AnnounceForm game={view.game} />
      <section aria-label={text("corrections")}>
        <h2>{text("corrections")}</h2>
        <div className={css.acts}>
          {may.includes("override") && (
            <Button
              variant="default"
              size="xs"
              disabled={isElsewhere}
              aria-haspopup="dialog"
              onClick={() => setChange("override")}
            >
              {text("overrideTitle")}
            </Button>
          )}
          {may.includes("edit") && (
            <Button
              variant="default"
              size="xs"
              disabled={isElsewhere}
              aria-haspopup="dialog"
              onClick={() => setChange("edit")}
            >
              {text("editTitle")}
            </Button>
          )}
        </div>
        {may.includes("go-to") && <TurnList view={view} ask={setQuestion} />}
      </section>
      <details className={css.signals} onToggle={(event) => setShowsSignals(event.currentTarget.open)}>
        <summary>{safety("signals")}</summary>
        {showsSignals && <Signals game={view.game} />}
      </details>
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

/** Asks before a phase is resolved early. */
function useProcess(view: TableView, ask: (question: ReasonRequest) => void): () => void {
  const { act } = useAct(view.game);
  const missing = missingIn(slipsOf(view));
  return () =>
    ask({
      title: text("resolveTitle"),
      what: (
        <p>
          {text("resolveText")}{" "}
          {missing.length > 0 &&
            text.rich(
              view.setup.missing === "hold" ? "resolveHold" : "resolveDisorder",
              { powers: powerNames(missing) },
              { b: (chunks) => <strong key="b">{chunks}</strong> },
            )}
        </p>
      ),
      seen: text("resolveSeen"),
      yes: text("resolveNow"),
      reason: false,
      isDangerous: missing.length > 0,
      onYes: async () => whyNot(await act({ type: "process", turn: view.turns.length })),
    });
}

function CloseNegotiation({
  view,
  ask,
  isDisabled,
}: {
  view: TableView;
  ask: (question: ReasonRequest) => void;
  isDisabled: boolean;
}) {
  const { act } = useAct(view.game);
  return (
    <Button
      variant="default"
      disabled={isDisabled}
      aria-haspopup="dialog"
      onClick={() =>
        ask({
          title: text("endNegotiationTitle"),
          what: <p>{text("endNegotiationText")}</p>,
          seen: text("endNegotiationSeen"),
          yes: text("endNegotiation"),
          reason: false,
          onYes: async () => whyNot(await act({ type: "close-negotiation", turn: view.turns.length })),
        })
      }
    >
      {text("endNegotiation")}
    </Button>
  );
}

/** Whose orders are in, what they say, and a way to enter orders from paper. */
function Slips({ view, game, onOrders }: { view: TableView; game: OpenGame; onOrders: () => void }) {
  const slips = slipsOf(view);
  const missing = missingIn(slips);
  const { others } = useTable();
  return (
    <section aria-label={text("ordersReceived")}>
      <h2>{text("orders")}</h2>
      <p className={css.hint}>
        {missing.length === 0 ? text("allIn") : text("waitingFor", { powers: powerNames(missing) })}{" "}
        {text("secretNote")}
      </p>
      <ul className={css.slips}>
        {slips.map(({ power, player, text: orders, words, tone }) => (
          <li key={power}>
            <details>
              <summary>
                <Token game={game} power={power} size={20} />
                <span>
                  <strong>{powerName(power)}</strong> {player && <small>{player}</small>}
                </span>
                <em data-tone={tone}>{words}</em>
              </summary>
              {orders ? (
                <pre>{orders}</pre>
              ) : (
                <p>{text(orders === null ? "nothingWritten" : "savedEmpty")}</p>
              )}
              <SheetActs power={power} />
            </details>
          </li>
        ))}
      </ul>
      {others && view.you.may.includes("save") && (
        <Button
          variant="default"
          size="xs"
          onClick={() => {
            others.edit(view.sheets.map(({ power }) => power));
            onOrders();
          }}
        >
          {text("enterPaper")}
        </Button>
      )}
    </section>
  );
}

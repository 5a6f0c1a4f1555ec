import type { OpenGame } from "@chancery/contract";
import { ordersIn, type Played } from "@chancery/contract/orders";
import { Button, Modal } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Preview, TableView } from "../../../api/client.ts";
import { previewQuery } from "../../../api/queries.ts";
import { pluginOf } from "../../../games/parts.ts";
import { gameMaster as text } from "../../../messages/gameMaster.ts";
import { powerNames } from "../../../messages/power-name.ts";
import { ui } from "../../../messages/ui.ts";
import { OrdersBoard } from "../../../orders/entry/OrdersBoard.tsx";
import { OrderEditorContext } from "../../../orders/entry/order-editor.ts";
import { useOrders } from "../../../orders/entry/use-orders.ts";
import { GameBoards } from "../../../orders/GameBoards.tsx";
import { phaseInWords } from "../../../orders/names.ts";
import { Results } from "../../../orders/panel/Results.tsx";
import { ReasonCard } from "../../../orders/reasons/ReasonCard.tsx";
import { doubtfulOfAll } from "../orders/missing.ts";
import { pastPhase } from "../turns/phases.ts";
import css from "./dialogs.module.css";

/** The results if the phase were resolved now, on the board and in words. Nothing is changed. */
export function PreviewDialog({
  view,
  game,
  opened,
  onClose,
  onProcess,
}: {
  view: TableView;
  game: OpenGame;
  opened: boolean;
  onClose: () => void;
  onProcess: (() => void) | null;
}) {
  const { data, error } = useQuery({ ...previewQuery(view.game), enabled: opened });
  const phase = useMemo(() => data && playedBy(game, view, data), [game, view, data]);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      fullScreen
      title={text("previewTitle", { phase: phaseInWords(view.phase, view.setup) })}
      classNames={{ body: css.body, content: css.content }}
    >
      {error && <p role="alert">{error.message}</p>}
      {data && phase && (
        <div className={css.split}>
          <PreviewBoard game={game} view={view} phase={phase}>
            <p className={css.note}>
              {text("onlyYou")}{" "}
              {data.missing.length > 0 && `${text("missingFrom", { powers: powerNames(data.missing) })} `}
              {text("nextPhase", { phase: phaseInWords(data.phase, view.setup) })}
            </p>
            <div className={css.foot}>
              {onProcess && <Button onClick={onProcess}>{text("resolveNow")}</Button>}
              <Button variant="default" onClick={onClose}>
                {ui("close")}
              </Button>
            </div>
          </PreviewBoard>
        </div>
      )}
    </Modal>
  );
}

/** A preview in the form of a resolved turn. */
function playedBy(game: OpenGame, view: TableView, preview: Preview): Played | null {
  const { phase, position } = view;
  const turn = {
    number: 0,
    phase,
    at: 0,
    how: "played",
    isOnLine: true,
    isPlayed: true,
    position,
    result: { ...preview, at: 0, cause: "referee" },
    intervention: null,
    sheets: [],
  } as const;
  const played = pastPhase(game, turn as never);
  return played.ok ? played.value : null;
}

const nothing = (): void => undefined;

function PreviewBoard({
  game,
  view,
  phase,
  children,
}: {
  game: OpenGame;
  view: TableView;
  phase: Played;
  children: React.ReactNode;
}) {
  const entry = useMemo(
    () => ({
      rules: game.rules,
      state: phase.state,
      orders: ordersIn(phase.lines),
      powers: new Set<never>(),
    }),
    [game, phase],
  );
  const doubtful = useMemo(() => doubtfulOfAll(game.rules, phase), [game, phase]);
  const plugin = pluginOf(view.setup.variant);
  const { Report } = plugin;
  const editor = useOrders({
    game,
    plugin,
    phase,
    entry,
    resolved: true,
    isClosed: true,
    orders: {},
    keeps: () => ({}),
    store: nothing,
    undo: nothing,
    redo: nothing,
    canUndo: false,
    canRedo: false,
  });
  return (
    <OrderEditorContext value={editor}>
      <div className={css.board}>
        <GameBoards>
          <OrdersBoard onProvince={editor.press}>
            <ReasonCard staysOnBoard />
          </OrdersBoard>
        </GameBoards>
      </div>
      <aside className={css.side} aria-label={text("previewLabel")}>
        {children}
        {doubtful.length > 0 && (
          <section className={css.doubtful}>
            <h2>{text("previewDoubtful")}</h2>
            <ul>
              {doubtful.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </section>
        )}
        {Report ? <Report /> : <Results />}
      </aside>
    </OrderEditorContext>
  );
}

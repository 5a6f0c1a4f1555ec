import type { SceneHighlight } from "@chancery/boardview";
import type { Province } from "@chancery/engine";
import { useMemo, useState } from "react";
import type { TableView } from "../../api/client.ts";
import type { Connection } from "../../api/live.ts";
import { useGeometry } from "../../board/use-geometry.ts";
import { usePlugin } from "../../games/use-plugin.ts";
import { table as text } from "../../messages/table.ts";
import { BoardPage } from "../../orders/board-page.tsx";
import { MessagePill } from "../../orders/entry/MessagePill.tsx";
import { OrderMenu } from "../../orders/entry/OrderMenu.tsx";
import { OrdersBoard } from "../../orders/entry/OrdersBoard.tsx";
import { OrderEditorContext } from "../../orders/entry/order-editor.ts";
import { useKeys } from "../../orders/entry/use-keys.ts";
import { GameBoards } from "../../orders/GameBoards.tsx";
import { openGame } from "../../orders/open-game.ts";
import { ReasonCard } from "../../orders/reasons/ReasonCard.tsx";
import { LoadingPage } from "../layout/LoadingPage.tsx";
import css from "../layout/Page.module.css";
import { Banners } from "./banners/Banners.tsx";
import { Attention } from "./clock/Attention.tsx";
import { usePreview } from "./orders/use-preview.ts";
import { useTry } from "./orders/use-try.ts";
import { powerAt } from "./power-at.ts";
import { isOther, useAsk, useTalk } from "./press/use-talk.ts";
import { SheetActs } from "./referee/SheetActs.tsx";
import { TableBar } from "./TableBar.tsx";
import { TablePanel } from "./TablePanel.tsx";
import { TalkChip } from "./TalkChip.tsx";
import { TableContext } from "./table-context.ts";
import type { TableTab } from "./table-tab.ts";
import { coversOrders } from "./tabs.ts";
import { useResultSteps } from "./turns/use-result-steps.ts";
import { useTablePage } from "./use-table-page.ts";

export interface TablePageProps {
  /** The table as one sees it, once its game has begun. */
  readonly table: TableView;
  readonly connection: Connection;
  /** Tabs of the panel besides the usual ones. */
  readonly tabs?: readonly TableTab[];
}

/** A game in progress, or one that is over; once its board is there. */
export function TablePage(props: TablePageProps) {
  const game = openGame(props.table.setup);
  if (!game.ok) throw new Error(game.error);
  const isDrawn = useGeometry(game.value);
  const isKnown = usePlugin(props.table.setup.variant);
  return isDrawn && isKnown ? <LoadedPage {...props} /> : <LoadingPage />;
}

const NONE: readonly TableTab[] = [];

/** The board, what can be done with it, and what is known about it. */
function LoadedPage({ table, connection, tabs = NONE }: TablePageProps) {
  const [tab, setTab] = useState(table.room === null ? "orders" : "room");
  const [isOpen, setOpen] = useState(table.room !== null);
  const [rule, setRule] = useState<{ id: string; key: number } | null>(null);
  const open = (name: string): void => {
    setTab(name);
    setOpen(true);
  };
  const { shared, editor, sheets, history, walk } = useTablePage(table, connection, open);
  const preview = usePreview(shared, sheets);
  useKeys(editor, { walk });
  useResultSteps(editor, shared.me.powers);
  const talkTo = useTalk(shared);
  const askFor = useAsk(shared, talkTo);
  const tryElsewhere = useTry(shared, editor);
  const [pointed, point] = useState<readonly string[]>([]);
  const [touched, setTouched] = useState<string | null>(null);
  const { drawn } = shared.deals;
  const marks = useMemo<readonly SceneHighlight[]>(
    () => (drawn?.province ? [{ at: drawn.province, kind: "target" }] : []),
    [drawn],
  );
  const press = (province: Province): void => {
    if (drawn?.pick) {
      drawn.pick(shared.game.rules.board.provinces[province].id);
      return;
    }
    editor.press(province);
    setTouched(powerAt(editor.entry, province));
  };
  const isCovered = coversOrders(shared, tab);
  const showRule = (id: string): void => {
    open("rules");
    setRule({ id, key: performance.now() });
  };

  return (
    <TableContext value={shared}>
      <OrderEditorContext value={editor}>
        <BoardPage
          table={table}
          own={shared.me.powers}
          occupiers={shared.turn?.occupiers ?? table.occupiers}
          preview={preview.orders}
          show={preview.show}
          pointed={pointed}
          point={point}
          showRule={showRule}
          talkTo={talkTo}
          askFor={askFor}
          tryElsewhere={tryElsewhere}
          SheetActs={shared.others && SheetActs}
        >
          <Attention />
          <div
            className={css.page}
            data-wide={(table.room !== null && table.you.role === "referee") || undefined}
          >
            <div>
              <TableBar />
              <Banners history={history} />
            </div>
            <main className={css.board}>
              <GameBoards>
                <OrdersBoard onProvince={press} covered={isCovered} marks={marks} preview={preview.phase}>
                  <OrderMenu />
                  <ReasonCard />
                  <MessagePill />
                  {talkTo && touched !== null && !editor.partial && isOther(table, touched) && (
                    <TalkChip power={touched} talkTo={talkTo} />
                  )}
                </OrdersBoard>
              </GameBoards>
            </main>
            <aside className={css.panel} aria-label={text("panel")}>
              <TablePanel
                added={tabs}
                tab={tab}
                onTab={open}
                isOpen={isOpen}
                onOpen={setOpen}
                rule={rule}
                history={history}
              />
            </aside>
          </div>
          <p className="hidden" role="status" aria-live="polite">
            {editor.spoken}
          </p>
        </BoardPage>
      </OrderEditorContext>
    </TableContext>
  );
}

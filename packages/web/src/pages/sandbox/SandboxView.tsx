import { occupiersOf, readOrder, readPosition, type State } from "@chancery/engine";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { presetOf } from "../../games/index.ts";
import { sandbox as messages } from "../../messages/sandbox.ts";
import { explainFault } from "../../messages/words.ts";
import { BoardPage } from "../../orders/board-page.tsx";
import { MessagePill } from "../../orders/entry/MessagePill.tsx";
import { OrderMenu } from "../../orders/entry/OrderMenu.tsx";
import { OrdersBoard } from "../../orders/entry/OrdersBoard.tsx";
import { OrderEditorContext } from "../../orders/entry/order-editor.ts";
import { ordersOf } from "../../orders/entry/sheet.ts";
import { useKeys } from "../../orders/entry/use-keys.ts";
import { GameBoards } from "../../orders/GameBoards.tsx";
import type { Confirmation } from "../../ui/ConfirmDialog.tsx";
import css from "../layout/Page.module.css";
import { useEditing } from "./edit/use-editing.ts";
import { type Journal, wouldDrop } from "./journal.ts";
import { type DialogName, SandboxBar } from "./SandboxBar.tsx";
import { SidePanel } from "./SidePanel.tsx";
import type { Sandbox } from "./sandbox.ts";
import { formatLink } from "./sharing/link.ts";
import { SandboxContext, useSandboxPage } from "./use-sandbox.ts";

// What is opened later is loaded later: the board comes first.
const ReasonCard = lazy(async () => ({
  default: (await import("../../orders/reasons/ReasonCard.tsx")).ReasonCard,
}));
const KeysDialog = lazy(async () => ({
  default: (await import("../../orders/entry/KeysDialog.tsx")).KeysDialog,
}));
const ShareDialog = lazy(async () => ({ default: (await import("./sharing/ShareDialog.tsx")).ShareDialog }));
const SettingsDialog = lazy(async () => ({ default: (await import("./SettingsDialog.tsx")).SettingsDialog }));
const ConfirmDialog = lazy(async () => ({
  default: (await import("../../ui/ConfirmDialog.tsx")).ConfirmDialog,
}));
// Few who come here come from a game, or edit a position.
const HomeBanner = lazy(async () => ({ default: (await import("./HomeBanner.tsx")).HomeBanner }));
const editParts = () => import("./edit/index.ts");
const EditBoard = lazy(async () => ({ default: (await editParts()).EditBoard }));
const EditPanel = lazy(async () => ({ default: (await editParts()).EditPanel }));

/** The board, what can be done with it, and what is known about it. */
export function SandboxView({ initial, fault }: { initial: Journal; fault: string | null }) {
  const { editor, box } = useSandboxPage(() => initial);
  const { entry, say } = editor;
  const { dispatch } = box;
  const [tab, setTab] = useState("orders");
  const [isOpen, setOpen] = useState(false);
  const [rule, setRule] = useState<{ id: string; key: number } | null>(null);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [question, setQuestion] = useState<Confirmation | null>(null);
  const { from } = useSearch({ from: "/sandbox/$rulebook" });
  const navigate = useNavigate();
  const editing = useEditing(entry.rules);

  // Results are shown where they are explained.
  const { resolved } = editor;
  useEffect(() => {
    if (resolved) setTab((before) => (before === "text" ? "orders" : before));
  }, [resolved]);

  useEffect(() => {
    if (fault) say({ why: fault, rules: [] });
  }, [fault, say]);

  useKeys(editor, {
    stopEditing: editing.tool ? editing.stop : null,
    walk: (by) => dispatch({ type: "go", at: box.at + by }),
  });

  const { phases } = box.timeline;
  const occupiers = useMemo(
    () =>
      occupiersOf(
        entry.rules.board,
        phases.slice(0, box.at).map(({ position }) => position),
      ),
    [entry.rules, phases, box.at],
  );
  const { second } = editor.plugin;
  const close = (): void => setDialog(null);
  /** Does something that drops later phases, after asking if there is anything in them. */
  const dropping = (yes: string, onYes: () => void): void => {
    const text = messages("replaceText");
    if (wouldDrop(box.journal.present)) setQuestion({ title: messages("replaceTitle"), text, yes, onYes });
    else onYes();
  };
  const place = async (state: State): Promise<void> => {
    const { asPosition } = await import("./edit/edit.ts");
    const { notation } = editor.game;
    const position = asPosition(entry.rules, state);
    const read = readPosition(notation, editor.game.start, position);
    if (!read.ok) {
      say({ why: explainFault(read.error[0].fault, entry.rules.variant), rules: [] });
      return;
    }
    const kept = editor.lines.filter(
      ({ power, text }) => entry.powers.has(power) && readOrder(notation, state, power, text).ok,
    );
    dispatch({ type: "place", position, orders: ordersOf(entry, kept) });
  };
  /** Takes another sandbox in place of this one, on the page of its rulebook. */
  const replace = async (sandbox: Sandbox): Promise<void> => {
    const preset = presetOf(sandbox.setup);
    if (!preset || preset === presetOf(box.sandbox.setup)) dispatch({ type: "load", sandbox });
    else
      await navigate({
        to: "/sandbox/$rulebook",
        params: { rulebook: preset.page },
        hash: await formatLink(sandbox),
      });
  };
  const showRule = (id: string): void => {
    setTab("rules");
    setOpen(true);
    setRule({ id, key: performance.now() });
  };

  // Board and tools come together, so nothing is pressed on a board that isn't there yet. What can't be loaded says so.
  const edit = (): void => void editParts().then(editing.start, editing.start);

  return (
    <SandboxContext value={box}>
      <OrderEditorContext value={editor}>
        <BoardPage occupiers={occupiers} showRule={showRule}>
          <div className={css.page}>
            <div>
              <SandboxBar
                onDialog={setDialog}
                onEdit={() => dropping(messages("edit"), edit)}
                isEditing={editing.tool !== null}
              />
              <Suspense>{from !== undefined && <HomeBanner />}</Suspense>
            </div>
            <main className={css.board}>
              <GameBoards edit={editing.tool && second ? <second.Edit onState={place} /> : undefined}>
                {editing.tool ? (
                  <Suspense>
                    <EditBoard editing={editing} onState={place} />
                  </Suspense>
                ) : (
                  <OrdersBoard onProvince={editor.press}>
                    <OrderMenu />
                    <Suspense>{editor.asked && <ReasonCard />}</Suspense>
                    <MessagePill />
                  </OrdersBoard>
                )}
              </GameBoards>
            </main>
            <aside className={css.panel} aria-label={messages(editing.tool ? "editing" : "ordersAndRules")}>
              {editing.tool ? (
                <Suspense>
                  <EditPanel
                    tool={editing.tool}
                    onTool={editing.choose}
                    onState={place}
                    onDone={editing.stop}
                  />
                </Suspense>
              ) : (
                <SidePanel
                  tab={tab}
                  onTab={setTab}
                  isOpen={isOpen}
                  onOpen={setOpen}
                  rule={rule}
                  onReopen={() => dropping(messages("changeOrders"), () => dispatch({ type: "reopen" }))}
                />
              )}
            </aside>
          </div>
          <p className="hidden" role="status" aria-live="polite">
            {editor.spoken}
          </p>
          <Suspense>
            {dialog === "share" && <ShareDialog opened onClose={close} onOpen={replace} />}
            {dialog === "settings" && <SettingsDialog opened onClose={close} onOpen={replace} />}
            {dialog === "keys" && <KeysDialog opened onClose={close} />}
            {question && <ConfirmDialog question={question} onClose={() => setQuestion(null)} />}
          </Suspense>
        </BoardPage>
      </OrderEditorContext>
    </SandboxContext>
  );
}

import { type Orders, play } from "@chancery/contract/orders";
import { occupiersOf } from "@chancery/engine";
import { ActionIcon } from "@mantine/core";
import { lazy, Suspense, useMemo, useState } from "react";
import { titleOf } from "../../games/index.ts";
import { analysis as text } from "../../messages/analysis.ts";
import { words } from "../../messages/words.ts";
import { BoardPage } from "../../orders/board-page.tsx";
import { EntryBoard } from "../../orders/entry/EntryBoard.tsx";
import { OrderEditorContext } from "../../orders/entry/order-editor.ts";
import { useKeys } from "../../orders/entry/use-keys.ts";
import { OrdersPanel } from "../../orders/panel/OrdersPanel.tsx";
import { Icon } from "../../ui/icons.tsx";
import { PanelTabs } from "../../ui/PanelTabs.tsx";
import layout from "../layout/Page.module.css";
import { TopBar } from "../layout/TopBar.tsx";
import type { Journal } from "../sandbox/journal.ts";
import { PhaseHead } from "../sandbox/PhaseHead.tsx";
import type { Sandbox } from "../sandbox/sandbox.ts";
import { SandboxContext, useSandboxPage } from "../sandbox/use-sandbox.ts";
import css from "./Analysis.module.css";
import { BestPanel } from "./BestPanel.tsx";
import { LinesPanel } from "./LinesPanel.tsx";
import { PeoplePanel } from "./PeoplePanel.tsx";
import { RunningNote } from "./RunningNote.tsx";
import { SharesPanel } from "./SharesPanel.tsx";
import { useStudy } from "./study-context.ts";
import { usePermission } from "./use-permission.ts";
import { useProspects } from "./use-prospects.ts";

const StudyDialog = lazy(async () => ({ default: (await import("./StudyDialog.tsx")).StudyDialog }));

export interface LineViewProps {
  readonly initial: Journal;
  readonly onSandbox: (sandbox: Sandbox) => void;
  readonly onOpen: (json: unknown) => Promise<string | null>;
}

/** One line of a study: its board, what everyone may expect, and what else could be ordered. */
export function LineView({ initial, onSandbox, onOpen }: LineViewProps) {
  const { editor, box } = useSandboxPage(() => initial, onSandbox);
  const { study, line, played, branch } = useStudy();
  const { timeline, at, sandbox, dispatch } = box;
  const [tab, setTab] = useState("shares");
  const [isOpen, setOpen] = useState(true);
  const [isOn, setOn] = useState(true);
  const [isSharing, setSharing] = useState(false);
  const [shown, show] = useState<Orders | null>(null);
  const positions = useMemo(() => timeline.phases.map(({ position }) => position), [timeline]);
  const permission = usePermission(positions, played);
  const { prospects, thinking } = useProspects({
    setup: sandbox.setup,
    positions,
    at,
    permissions: permission.permissions,
    isOn,
  });
  useKeys(editor, { stopEditing: null, walk: (by) => dispatch({ type: "go", at: at + by }) });
  const occupiers = useMemo(
    () => occupiersOf(editor.entry.rules.board, positions.slice(0, at)),
    [editor.entry.rules, positions, at],
  );
  const { state } = editor.phase;
  const preview = useMemo(() => {
    const played = shown && play(words, timeline.table, state, shown);
    return played?.ok ? played.value : null;
  }, [shown, timeline.table, state]);
  const allowed = permission.permissions[at];
  const guarded = (panel: () => React.ReactNode) => () => {
    if (permission.fault) return <Unchecked fault={permission.fault} onRetry={permission.retry} />;
    if (allowed === "refused") return <RunningNote />;
    return allowed === "unknown" ? <p role="status">{text("checking")}</p> : panel();
  };
  const switching = { isOn, onSwitch: () => setOn(!isOn) };
  const tabs = [
    {
      id: "shares",
      title: text("shares"),
      panel: guarded(() => <SharesPanel prospects={prospects} thinking={thinking} {...switching} />),
    },
    { id: "best", title: text("best"), panel: guarded(() => <BestPanel key={at} {...switching} />) },
    { id: "people", title: text("people"), panel: guarded(() => <PeoplePanel />) },
    { id: "orders", title: text("orders"), panel: () => <OrdersPanel /> },
    {
      id: "lines",
      title: text("lines"),
      count: 0,
      panel: () => <LinesPanel />,
    },
  ];
  return (
    <SandboxContext value={box}>
      <OrderEditorContext value={editor}>
        <BoardPage occupiers={occupiers} preview={shown} show={show}>
          <div className={layout.page}>
            <TopBar
              title={
                <>
                  <span className={css.wide}>{text("title")}, </span>
                  {titleOf(sandbox.setup)}
                </>
              }
            >
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={text("share")}
                title={text("share")}
                aria-haspopup="dialog"
                onClick={() => setSharing(true)}
              >
                <Icon name="share" />
              </ActionIcon>
            </TopBar>
            <main className={layout.board}>
              <EntryBoard preview={preview} />
            </main>
            <aside className={layout.panel} aria-label={text("title")}>
              <PhaseHead
                changeLabel={text("tryOther")}
                onReopen={() => branch({ line, at }, sandbox.phases[at].orders)}
              />
              <PanelTabs
                tabs={tabs}
                tab={tab}
                onTab={(next) => {
                  show(null);
                  setTab(next);
                  setOpen(true);
                }}
                isOpen={isOpen}
                onOpen={setOpen}
              />
            </aside>
          </div>
          <p className="hidden" role="status" aria-live="polite">
            {editor.spoken}
          </p>
          <Suspense>
            {isSharing && <StudyDialog study={study} onClose={() => setSharing(false)} onOpen={onOpen} />}
          </Suspense>
        </BoardPage>
      </OrderEditorContext>
    </SandboxContext>
  );
}

/** Without the server's answer nothing is analyzed. */
function Unchecked({ fault, onRetry }: { fault: string; onRetry: () => void }) {
  return (
    <section className={css.running} role="alert">
      <p>{text("unchecked", { fault })}</p>
      <button type="button" className={css.link} onClick={onRetry}>
        {text("retry")}
      </button>
    </section>
  );
}

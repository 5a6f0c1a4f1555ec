import { type ComponentType, lazy, Suspense } from "react";
import { isSolo } from "../../lib/solo.ts";
import { table as text } from "../../messages/table.ts";
import { useOrderEditor } from "../../orders/entry/order-editor.ts";
import type { Moment } from "../../orders/plugin.ts";
import css from "../../ui/PanelTabs.module.css";
import { type PanelTab, PanelTabs } from "../../ui/PanelTabs.tsx";
import { useNotices } from "./banners/use-notices.ts";
import { ClockBar } from "./clock/ClockBar.tsx";
import { OrdersTab } from "./orders/OrdersTab.tsx";
import { TableHead } from "./TableHead.tsx";
import { useTable } from "./table-context.ts";
import type { TableTab } from "./table-tab.ts";
import { tabsFor } from "./tabs.ts";
import type { History } from "./turns/use-history.ts";
import { useMoments } from "./turns/use-moments.ts";

// Only for games against the computer.
const SoloBar = lazy(async () => ({ default: (await import("./solo/SoloBar.tsx")).SoloBar }));
// Few look at the rules on their first visit.
const RulesList = lazy(async () => ({ default: (await import("../rules/RulesList.tsx")).RulesList }));
const ShownRule = lazy(async () => ({
  default: (await import("../sandbox/examples/ShownRule.tsx")).ShownRule,
}));
const Examples = lazy(async () => ({ default: (await import("../sandbox/examples/Examples.tsx")).Examples }));

export interface TablePanelProps {
  /** Tabs besides the usual ones. */
  readonly added: readonly TableTab[];
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  /** On narrow screens the panel is a sheet at the bottom, which is opened and closed. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly rule: { readonly id: string; readonly key: number } | null;
  readonly history: History;
}

/** What is known about the table, beside the board or below it. */
export function TablePanel({ added, tab, onTab, isOpen, onOpen, rule, history }: TablePanelProps) {
  const shared = useTable();
  const { table, viewed } = shared;
  // The tabs count what has not been read.
  useNotices(table);
  const shown = tabsFor(shared, added);
  const { tab: own } = useOrderEditor().plugin;
  const listed = (tabs: typeof shown): PanelTab[] =>
    tabs.map(({ id, title, count, Panel }) => ({
      id,
      title,
      count: count?.(shared) ?? 0,
      panel: () => (
        <Suspense>
          <Panel />
        </Suspense>
      ),
    }));
  const { variant, rulebook } = table.setup;
  const tabs: readonly PanelTab[] = [
    ...listed(shown.filter(({ isFirst }) => isFirst)),
    {
      id: "orders",
      title: text(
        viewed !== null
          ? "resultsTab"
          : table.status === "ended" && table.room === null
            ? "endTab"
            : "ordersTab",
      ),
      panel: () => <OrdersTab onReplay={history.play} />,
    },
    ...listed(shown.filter(({ isFirst }) => !isFirst)),
    ...(own ? [{ id: own.id, title: own.title, panel: () => <OwnTab Panel={own.Panel} /> }] : []),
    {
      id: "rules",
      title: text("rulesTab"),
      panel: () => (
        <Suspense>
          <RulesList
            variant={variant}
            rulebook={rulebook}
            wanted={rule}
            examples={<Examples variant={variant} rulebook={rulebook} />}
            shows={(rule) => <ShownRule game={{ variant, rulebook }} rule={rule} />}
          />
        </Suspense>
      ),
      isFilled: true,
    },
  ];
  const present = tabs.some(({ id }) => id === tab) ? tab : "orders";
  const hasClock = shown.some(({ id, hasClock: has }) => id === present && has);
  return (
    <>
      <div className={css.clock} data-spare={hasClock || undefined}>
        {isSolo(table.game) ? (
          <Suspense>
            <SoloBar />
          </Suspense>
        ) : (
          <ClockBar />
        )}
      </div>
      <TableHead history={history} isAside={table.room !== null && present !== "orders"} />
      <PanelTabs tabs={tabs} tab={present} onTab={onTab} isOpen={isOpen} onOpen={onOpen} />
    </>
  );
}

/** What a game adds to the panel; what it needs of the past is fetched when it is looked at. */
function OwnTab({ Panel }: { Panel: ComponentType<{ readonly moments: readonly Moment[] }> }) {
  return <Panel moments={useMoments()} />;
}

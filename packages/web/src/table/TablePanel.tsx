import { Tabs } from "@mantine/core";
import { type ComponentType, Suspense, useEffect, useRef } from "react";
import { Icon } from "../app/icons.tsx";
import css from "../app/PanelTabs.module.css";
import { useWork } from "../orders/work.ts";
import { RulesList } from "../rules/RulesList.tsx";
import type { Moment } from "../variants/plugin.ts";
import { ClockBar } from "./clock/ClockBar.tsx";
import { OrdersTab } from "./OrdersTab.tsx";
import { TableHead } from "./TableHead.tsx";
import { useTable } from "./table-context.ts";
import { tabsFor } from "./tabs.ts";
import type { History } from "./use-history.ts";
import { useMoments } from "./use-moments.ts";

export interface TablePanelProps {
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  /** On narrow screens the panel is a sheet at the bottom, which is opened and closed. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly rule: { readonly id: string; readonly key: number } | null;
  readonly onNext: () => void;
  readonly history: History;
}

/** What is known about the table, beside the board or below it. */
export function TablePanel({ tab, onTab, isOpen, onOpen, rule, onNext, history }: TablePanelProps) {
  const shared = useTable();
  const { table, viewed } = shared;
  const shown = tabsFor(shared);
  const { tab: own } = useWork().plugin;
  const named = (tabs: typeof shown) =>
    tabs.map(({ id, title, count }) => ({ id, title, count: count?.(shared) ?? 0 }));
  const names = [
    ...named(shown.filter(({ isFirst }) => isFirst)),
    { id: "orders", title: viewed === null ? "Orders" : "Results", count: 0 },
    ...named(shown.filter(({ isFirst }) => !isFirst)),
    ...(own ? [{ id: own.id, title: own.title, count: 0 }] : []),
    { id: "rules", title: "Rules", count: 0 },
  ];
  const present = names.some(({ id }) => id === tab) ? tab : "orders";
  const list = useRef<HTMLDivElement>(null);
  // There may be more tabs than find room: the one that is shown, by whatever way, has to be seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is shown
  useEffect(() => {
    list.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [present]);
  const hasClock = shown.some(({ id, hasClock: has }) => id === present && has);
  return (
    <>
      <div className={css.clock} data-spare={hasClock || undefined}>
        <ClockBar />
      </div>
      <TableHead history={history} />
      <Tabs className={css.tabs} value={present} onChange={(value) => onTab(value ?? "orders")}>
        <div className={css.row}>
          <Tabs.List className={css.list} ref={list}>
            {names.map(({ id, title, count }) => (
              <Tabs.Tab key={id} value={id}>
                {title}
                {count > 0 && (
                  <span className={css.count}>
                    {count}
                    <span className="hidden"> unread</span>
                  </span>
                )}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <button
            type="button"
            className={css.handle}
            data-open={isOpen || undefined}
            aria-expanded={isOpen}
            aria-label={isOpen ? "Make the panel small" : "Make the panel large"}
            onClick={() => onOpen(!isOpen)}
          >
            <Icon name="up" />
          </button>
        </div>
        <div className={css.body} data-open={isOpen || undefined}>
          <Tabs.Panel value="orders">{present === "orders" && <OrdersTab onNext={onNext} />}</Tabs.Panel>
          {shown.map(({ id, Panel }) => (
            <Tabs.Panel key={id} value={id}>
              {present === id && (
                <Suspense>
                  <Panel />
                </Suspense>
              )}
            </Tabs.Panel>
          ))}
          {own && (
            <Tabs.Panel value={own.id}>{present === own.id && <OwnTab Panel={own.Panel} />}</Tabs.Panel>
          )}
          <Tabs.Panel value="rules" className={css.rules}>
            {present === "rules" && (
              <RulesList variant={table.setup.variant} rulebook={table.setup.rulebook} wanted={rule} />
            )}
          </Tabs.Panel>
        </div>
      </Tabs>
    </>
  );
}

/** What a game adds to the panel; what it needs of the past is fetched when it is looked at. */
function OwnTab({ Panel }: { Panel: ComponentType<{ readonly moments: readonly Moment[] }> }) {
  return <Panel moments={useMoments()} />;
}

import { Tabs } from "@mantine/core";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useIsPhone } from "../lib/use-is-phone.ts";
import { ui } from "../messages/ui.ts";
import { Icon } from "./icons.tsx";
import css from "./PanelTabs.module.css";

export interface PanelTab {
  readonly id: string;
  readonly title: string;
  /** How much in it has not been read. */
  readonly count?: number;
  /** What it shows; rendered only while it's selected. */
  readonly panel: () => ReactNode;
  /** Whether what it shows fills it to its edges, and scrolls by itself. */
  readonly isFilled?: boolean;
}

export interface PanelTabsProps {
  readonly tabs: readonly PanelTab[];
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  /** On narrow screens the panel is a sheet at the bottom, which is opened and closed. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** Content under tabs, in a panel beside a board or below it. */
export function PanelTabs({ tabs, tab, onTab, isOpen, onOpen }: PanelTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const body = useScrollByTab(tab);
  const isShown = useShownOnce(isOpen);
  // There may be more tabs than fit: the selected one has to be visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is shown
  useEffect(() => {
    list.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [tab]);
  return (
    <Tabs className={css.tabs} value={tab} onChange={(value) => onTab(value ?? tab)}>
      <div className={css.row}>
        <Tabs.List className={css.list} ref={list}>
          {tabs.map(({ id, title, count = 0 }) => (
            <Tabs.Tab key={id} value={id}>
              {title}
              {count > 0 && (
                <span className={css.count}>
                  {count}
                  <span className="hidden"> {ui("unread")}</span>
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
          aria-label={ui(isOpen ? "collapsePanel" : "expandPanel")}
          onClick={() => onOpen(!isOpen)}
        >
          <Icon name="up" />
        </button>
      </div>
      <div ref={body} className={css.body} data-open={isOpen || undefined}>
        {tabs.map(({ id, panel, isFilled }) => (
          // A panel without controls is scrolled by keys once it has the focus.
          <Tabs.Panel key={id} value={id} tabIndex={0} className={isFilled ? css.rules : undefined}>
            {tab === id && isShown && panel()}
          </Tabs.Panel>
        ))}
      </div>
    </Tabs>
  );
}

/** Whether there's a panel to fill: an unopened sheet shows nothing. */
function useShownOnce(isOpen: boolean): boolean {
  const isSheet = useIsPhone();
  const wasShown = useRef(false);
  wasShown.current ||= isOpen || !isSheet;
  return wasShown.current;
}

/** Every tab scrolls on its own: a new one starts at the top, and each keeps its place. */
function useScrollByTab(tab: string) {
  const body = useRef<HTMLDivElement>(null);
  const tops = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    element.scrollTop = tops.current.get(tab) ?? 0;
    const keep = (): void => void tops.current.set(tab, element.scrollTop);
    element.addEventListener("scroll", keep, { passive: true });
    return () => element.removeEventListener("scroll", keep);
  }, [tab]);
  return body;
}

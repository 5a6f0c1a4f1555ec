import { formatPhase } from "@chancery/engine";
import { Tabs } from "@mantine/core";
import { useMemo } from "react";
import { Icon } from "../app/icons.tsx";
import css from "../app/PanelTabs.module.css";
import { useWork } from "../orders/work.ts";
import { OrdersPanel } from "../panels/OrdersPanel.tsx";
import { TextPanel } from "../panels/TextPanel.tsx";
import { RulesList } from "../rules/RulesList.tsx";
import type { Moment } from "../variants/plugin.ts";
import { PhaseHead } from "./PhaseHead.tsx";
import { StandingsPanel } from "./StandingsPanel.tsx";
import type { Timeline } from "./timeline.ts";
import { useSandbox } from "./use-sandbox.ts";

const TABS = ["orders", "text", "standings", "own", "rules"] as const;
export type PanelTab = (typeof TABS)[number];

export interface SidePanelProps {
  readonly tab: PanelTab;
  readonly onTab: (tab: PanelTab) => void;
  /** On narrow screens the panel is a sheet at the bottom, which is opened and closed. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly rule: { readonly id: string; readonly key: number } | null;
  readonly onNext: () => void;
  readonly onReopen: () => void;
}

/** What is known about the phase, beside the board or below it. */
export function SidePanel({ tab, onTab, isOpen, onOpen, rule, onNext, onReopen }: SidePanelProps) {
  const { resolved, plugin } = useWork();
  const { sandbox, timeline, at } = useSandbox();
  const { tab: own } = plugin;
  const moments = useMemo(() => momentsOf(timeline, at), [timeline, at]);
  const names: Readonly<Record<PanelTab, string>> = {
    orders: resolved ? "Results" : "Orders",
    text: "Text",
    standings: "Standings",
    own: own?.title ?? "",
    rules: "Rules",
  };
  return (
    <>
      <PhaseHead onReopen={onReopen} />
      <Tabs
        className={css.tabs}
        value={tab}
        onChange={(value) => {
          onTab((value ?? "orders") as PanelTab);
          onOpen(true);
        }}
      >
        <div className={css.row}>
          <Tabs.List className={css.list}>
            {TABS.filter((name) => name !== "own" || own).map((name) => (
              <Tabs.Tab key={name} value={name}>
                {names[name]}
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
          <Tabs.Panel value="orders">
            <OrdersPanel onNext={onNext} />
          </Tabs.Panel>
          <Tabs.Panel value="text">{tab === "text" && <TextPanel />}</Tabs.Panel>
          <Tabs.Panel value="standings">{tab === "standings" && <StandingsPanel />}</Tabs.Panel>
          {own && <Tabs.Panel value="own">{tab === "own" && <own.Panel moments={moments} />}</Tabs.Panel>}
          <Tabs.Panel value="rules" className={css.rules}>
            {tab === "rules" && (
              <RulesList variant={sandbox.setup.variant} rulebook={sandbox.setup.rulebook} wanted={rule} />
            )}
          </Tabs.Panel>
        </div>
      </Tabs>
    </>
  );
}

/** The positions up to the phase in view, each with the phase it came of. */
const momentsOf = ({ phases }: Timeline, at: number): Moment[] =>
  phases.slice(0, at + 1).map(({ position }, index) => ({
    phase: index === 0 ? "start" : formatPhase(phases[index - 1].state.phase),
    position,
  }));

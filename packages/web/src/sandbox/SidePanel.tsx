import { Tabs } from "@mantine/core";
import { Icon } from "../app/icons.tsx";
import css from "../app/PanelTabs.module.css";
import { useWork } from "../orders/work.ts";
import { OrdersPanel } from "../panels/OrdersPanel.tsx";
import { TextPanel } from "../panels/TextPanel.tsx";
import { RulesList } from "../rules/RulesList.tsx";
import { PhaseHead } from "./PhaseHead.tsx";
import { StandingsPanel } from "./StandingsPanel.tsx";
import { useSandbox } from "./use-sandbox.ts";

const TABS = ["orders", "text", "standings", "rules"] as const;
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
  const { resolved } = useWork();
  const { sandbox } = useSandbox();
  const names: Readonly<Record<PanelTab, string>> = {
    orders: resolved ? "Results" : "Orders",
    text: "Text",
    standings: "Standings",
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
            {TABS.map((name) => (
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
          <Tabs.Panel value="rules" className={css.rules}>
            {tab === "rules" && <RulesList rulebook={sandbox.setup.rulebook} wanted={rule} />}
          </Tabs.Panel>
        </div>
      </Tabs>
    </>
  );
}

import { formatPhase } from "@chancery/engine";
import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { sandbox as text } from "../../messages/sandbox.ts";
import { useOrderEditor } from "../../orders/entry/order-editor.ts";
import { OrdersPanel } from "../../orders/panel/OrdersPanel.tsx";
import type { Moment } from "../../orders/plugin.ts";
import { type PanelTab, PanelTabs } from "../../ui/PanelTabs.tsx";
import { PhaseHead } from "./PhaseHead.tsx";
import type { Timeline } from "./timeline.ts";
import { useSandbox } from "./use-sandbox.ts";

// What is not seen at first is loaded when it is.
const TextPanel = lazy(async () => ({
  default: (await import("../../orders/panel/TextPanel.tsx")).TextPanel,
}));
const StandingsPanel = lazy(async () => ({ default: (await import("./StandingsPanel.tsx")).StandingsPanel }));
const RulesList = lazy(async () => ({ default: (await import("../rules/RulesList.tsx")).RulesList }));
const ShownRule = lazy(async () => ({ default: (await import("./examples/ShownRule.tsx")).ShownRule }));
const Examples = lazy(async () => ({ default: (await import("./examples/Examples.tsx")).Examples }));

const later = (panel: ReactNode): ReactNode => <Suspense>{panel}</Suspense>;

export interface SidePanelProps {
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  /** On narrow screens the panel is a sheet at the bottom, which is opened and closed. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly rule: { readonly id: string; readonly key: number } | null;
  readonly onReopen: () => void;
}

/** What is known about the phase, beside the board or below it. */
export function SidePanel({ tab, onTab, isOpen, onOpen, rule, onReopen }: SidePanelProps) {
  const { resolved, plugin } = useOrderEditor();
  const { sandbox, timeline, at } = useSandbox();
  const { tab: own } = plugin;
  const moments = useMemo(() => momentsOf(timeline, at), [timeline, at]);
  const { variant, rulebook } = sandbox.setup;
  const tabs: readonly PanelTab[] = [
    { id: "orders", title: text(resolved ? "results" : "orders"), panel: () => <OrdersPanel /> },
    { id: "text", title: text("text"), panel: () => later(<TextPanel />) },
    { id: "standings", title: text("standings"), panel: () => later(<StandingsPanel />) },
    ...(own ? [{ id: "own", title: own.title, panel: () => <own.Panel moments={moments} /> }] : []),
    {
      id: "rules",
      title: text("rules"),
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
  const show = (name: string): void => {
    onTab(name);
    onOpen(true);
  };
  return (
    <>
      <PhaseHead onReopen={onReopen} />
      <PanelTabs tabs={tabs} tab={tab} onTab={show} isOpen={isOpen} onOpen={onOpen} />
    </>
  );
}

/** The positions up to the phase in view, each with the phase it came of. */
const momentsOf = ({ phases }: Timeline, at: number): Moment[] =>
  phases.slice(0, at + 1).map(({ position }, index) => ({
    phase: index === 0 ? "start" : formatPhase(phases[index - 1].state.phase),
    position,
  }));

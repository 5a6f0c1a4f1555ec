import { unreadOf } from "./press/conversations.ts";
import { PressTab } from "./press/PressTab.tsx";
import { RefereeTab } from "./referee/RefereeTab.tsx";
import { SeatsTab } from "./seats/SeatsTab.tsx";
import { StandingsTab } from "./standings/StandingsTab.tsx";
import type { TableContextValue } from "./table-context.ts";
import type { TableTab } from "./table-tab.ts";

const looksAfter = { id: "referee", Panel: RefereeTab } as const;

const FIRST: readonly TableTab[] = [
  { ...looksAfter, title: "Referee", isFor: ({ me, table }) => me.role === "referee" && table.room === null },
  {
    ...looksAfter,
    title: "Officers",
    isFor: ({ me, table }) => me.role === "referee" && table.room !== null,
  },
  { id: "press", title: "Talk", Panel: PressTab, count: ({ table }) => unreadOf(table) },
];

const LAST: readonly TableTab[] = [
  { id: "seats", title: "Seats", Panel: SeatsTab },
  { id: "standings", title: "Standings", Panel: StandingsTab },
];

/**
 * What there is besides orders and rules for whoever looks, in this order. A page that adds tabs puts them in the
 * middle; one with the id of a usual tab takes its place.
 */
export function tabsFor(shared: TableContextValue, added: readonly TableTab[]): readonly TableTab[] {
  const replaced = LAST.map((tab) => added.find(({ id }) => id === tab.id) ?? tab);
  const more = added.filter((tab) => !replaced.includes(tab));
  return [...FIRST, ...more, ...replaced].filter(({ isFor }) => isFor?.(shared) ?? true);
}

/** A room may see what is on its officers' screen, so only where they look for orders are those shown that are still secret. */
export const coversOrders = ({ me, table }: TableContextValue, tab: string): boolean =>
  table.room !== null && me.role === "referee" && tab !== "orders" && tab !== looksAfter.id;

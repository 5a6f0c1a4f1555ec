import { table as text } from "../../messages/table.ts";
import { questionsFor } from "./banners/questions.ts";
import { noticesFor } from "./banners/use-notices.ts";
import { unreadOf } from "./press/conversations.ts";
import { PressTab } from "./press/PressTab.tsx";
import { RefereeTab } from "./referee/RefereeTab.tsx";
import { SeatsTab } from "./seats/SeatsTab.tsx";
import { StandingsTab } from "./standings/StandingsTab.tsx";
import type { TableContextValue } from "./table-context.ts";
import type { TableTab } from "./table-tab.ts";

const looksAfter = { id: "referee", Panel: RefereeTab } as const;

/** Where the record is. What the people who run the game did is marked until it has been read, votes until they are cast. */
const players = {
  id: "seats",
  Panel: SeatsTab,
  count: ({ table }: TableContextValue) => noticesFor(table).length + questionsFor(table),
} as const;

const FIRST: readonly TableTab[] = [
  {
    ...looksAfter,
    title: text("gameMasterTab"),
    isFor: ({ me, table }) => me.role === "referee" && table.room === null,
  },
  {
    ...looksAfter,
    title: text("officersTab"),
    isFor: ({ me, table }) => me.role === "referee" && table.room !== null,
  },
  {
    id: "press",
    title: text("messagesTab"),
    Panel: PressTab,
    count: ({ table }) => unreadOf(table),
  },
];

const LAST: readonly TableTab[] = [
  { ...players, title: text("playersTab"), isFor: ({ table }) => table.room === null },
  { ...players, title: text("delegationsTab"), isFor: ({ table }) => table.room !== null },
  { id: "standings", title: text("standingsTab"), Panel: StandingsTab },
];

/**
 * The tabs besides orders and rules that a viewer has, in this order. A page that adds tabs puts them in the middle;
 * one with the id of a usual tab replaces it.
 */
export function tabsFor(shared: TableContextValue, added: readonly TableTab[]): readonly TableTab[] {
  const replaced = LAST.map((tab) => added.find(({ id }) => id === tab.id) ?? tab);
  const more = added.filter((tab) => !replaced.includes(tab));
  return [...FIRST, ...more, ...replaced].filter(({ isFor }) => isFor?.(shared) ?? true);
}

/** Others may see an officer's screen, so secret orders are shown only in the tabs that are about them. */
export const coversOrders = ({ me, table }: TableContextValue, tab: string): boolean =>
  table.room !== null && me.role === "referee" && tab !== "orders" && tab !== looksAfter.id;

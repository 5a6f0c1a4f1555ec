import { ROOM_TABS } from "../room/tabs.ts";
import { unreadOf } from "./press/conversations.ts";
import { PressTab } from "./press/PressTab.tsx";
import { RefereeTab } from "./referee/RefereeTab.tsx";
import { SeatsTab } from "./seats/SeatsTab.tsx";
import { StandingsTab } from "./standings/StandingsTab.tsx";
import type { TableWork } from "./table-context.ts";
import type { TableTab } from "./table-tab.ts";

const FIRST: readonly TableTab[] = [
  { id: "referee", title: "Referee", Panel: RefereeTab, isFor: ({ me }) => me.role === "referee" },
  { id: "press", title: "Talk", Panel: PressTab, count: ({ table }) => unreadOf(table) },
];

const LAST: readonly TableTab[] = [
  { id: "seats", title: "Seats", Panel: SeatsTab },
  { id: "standings", title: "Standings", Panel: StandingsTab },
];

/** What there is besides orders and rules for whoever looks, in this order. */
export const tabsFor = (work: TableWork): readonly TableTab[] =>
  [...FIRST, ...(work.table.room === null ? [] : ROOM_TABS), ...LAST].filter(
    ({ isFor }) => isFor?.(work) ?? true,
  );
